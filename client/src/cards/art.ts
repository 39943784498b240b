// Our own card art: every sign, letter and figure is a path; a card is 250 x 350 units and needs no font.
// The same drawings as binocle.paper, with colours left to the style sheet so that one face serves every theme and pack.

export type Letters = "en" | "de" | "german";

const RANK: Record<string, [number, string]> = {
  A: [80, "M9 91.5 40 8.5 71 91.5M20 64H60"],
  K: [78, "M11 8.5V91.5M66 8.5 11 60M31 42 68 91.5"],
  Q: [84, "M42 8.5C62 8.5 75 26 75 50S62 91.5 42 91.5 9 74 9 50 22 8.5 42 8.5ZM47 66 76 96"],
  J: [66, "M30 8.5H63M50 8.5V64C50 83 42 91.5 29 91.5S9 83 8.5 68"],
  9: [76, "M66 37C66 53 54 63 38 63S9 52 9 36 21 8.5 38 8.5 67 20 67 42C67 72 54 91.5 20 91.5"],
  T: [92, "M8.5 25 24 10V91.5M66 8.5C79 8.5 85 28 85 50S79 91.5 66 91.5 47 72 47 50 53 8.5 66 8.5Z"],
  D: [80, "M11 8.5V91.5H32C58 91.5 71 76 71 50S58 8.5 32 8.5Z"],
  B: [76, "M11 47.5H40C58 47.5 67 57 67 69S58 91.5 40 91.5H11V8.5H38C55 8.5 62 17 62 28S55 47.5 40 47.5"],
  O: [84, "M42 8.5C62 8.5 75 26 75 50S62 91.5 42 91.5 9 74 9 50 22 8.5 42 8.5Z"],
  U: [78, "M10 8.5V60C10 80 21 91.5 39 91.5S68 80 68 60V8.5"],
  7: [74, "M9 8.5H66C49 34 37 60 34 91.5"],
  8: [76, "M38 45C24 45 13 38 13 27S24 8.5 38 8.5 63 16 63 27 52 45 38 45ZM38 45C22 45 9 54 9 68S22 91.5 38 91.5 67 82 67 68 54 45 38 45Z"],
};

const HEART = '<path d="M50 95C40 82 5 60 5 31 5 15 17 5 30 5c9 0 16 5 20 13C54 10 61 5 70 5c13 0 25 10 25 26 0 29-35 51-45 64Z"/>';
const SIGN: Record<string, string> = {
  H: HEART,
  D: '<path d="M50 2C58 20 72 37 89 50 72 63 58 80 50 98 42 80 28 63 11 50 28 37 42 20 50 2Z"/>',
  S: '<path d="M50 3C58 18 95 40 95 64c0 13-9 20-19 20-9 0-16-4-20-10 1 10 5 18 12 24H32c7-6 11-14 12-24-4 6-11 10-20 10C14 84 5 77 5 64 5 40 42 18 50 3Z"/>',
  C: '<path d="M50 4a22.5 22.5 0 0 1 17 37 22.5 22.5 0 1 1-11 33c1 10 5 18 12 24H32c7-6 11-14 12-24A22.5 22.5 0 1 1 33 41 22.5 22.5 0 0 1 50 4Z"/>',
  gC: '<path d="M50 15c3 0 0-9 7-13l5 5c-5 3-4 6-5 9 16 2 28 11 28 27H15c0-16 12-25 28-27Z"/><path class="t2" d="M21 49H79C79 76 63 88 50 98 37 88 21 76 21 49Z"/>',
  gS: '<path d="M50 2C60 18 93 32 93 57c0 15-11 23-23 23-8 0-14-3-17-8l4 26H43l4-26c-3 5-9 8-17 8C18 80 7 72 7 57 7 32 40 18 50 2Z"/><path class="vein" d="M50 24V78M50 56 30 42M50 56 70 42M50 70 33 61M50 70 67 61"/>',
  gH: HEART,
  gD: '<path d="M42 13a8 8 0 1 1 16 0c22 4 37 20 37 42a45 43 0 0 1-90 0c0-22 15-38 37-42Z"/><path class="vein" d="M6 50C30 58 70 58 94 50M8 63C32 71 68 71 92 63"/><path class="hole" d="M50 70V94M41 78a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z"/>',
};

const EYES = '<path class="ink" d="M-21-8h13M8-8h13" fill="none" stroke-width="5"/><circle cx="-14" cy="1" r="4.6" class="inkf"/><circle cx="14" cy="1" r="4.6" class="inkf"/>';
const NOSE = '<path class="ink" d="M2 2 6 18H-3" fill="none" stroke-width="3.6"/>';
const SPECTACLES = '<g class="ink" fill="#fff" fill-opacity=".55" stroke-width="4.6"><circle cx="-17" cy="2" r="14.5"/><circle cx="17" cy="2" r="14.5"/><path d="M-2.5 0Q0-4 2.5 0" fill="none"/></g><circle cx="-15" cy="2" r="4.6" class="inkf"/><circle cx="15" cy="2" r="4.6" class="inkf"/>';

const FIGURE: Record<string, (specs: boolean) => string> = {
  K: () => `<path class="robe" d="M-128 240C-122 128-84 100-36 86H36C84 100 122 128 128 240Z"/><path class="trim" d="M-22 100 0 240 22 100Z"/><path class="white" d="M-74 106C-50 138 50 138 74 106L50 74H-50Z"/><path class="inkf" d="M-46 104l5 10 5-10ZM36 104l5 10 5-10ZM-22 113l5 10 5-10ZM12 113l5 10 5-10Z"/><path class="hair" d="M-46-30C-66 0-64 48-50 70H50C64 48 66 0 46-30Z"/><path class="skin" d="M-38-36H38V12C38 40 22 54 0 54S-38 40-38 12Z"/><path class="beard" d="M-42 6C-44 70-22 112 0 112S44 70 42 6C32 24 22 28 14 25 6 20-6 20-14 25-22 28-32 24-42 6Z"/><path class="lip" d="M-9 36Q0 42 9 36" fill="none" stroke-width="5"/>${EYES}${NOSE}<path class="gold" d="M-52-30-62-96-30-66 0-112 30-66 62-96 52-30Q0-44-52-30Z"/><path class="band" d="M-54-46Q0-60 54-46L52-28Q0-42-52-28Z"/><circle cx="0" cy="-112" r="8.5" class="gold"/><circle cx="-62" cy="-97" r="7.5" class="gold"/><circle cx="62" cy="-97" r="7.5" class="gold"/>`,
  Q: (specs) => `<path class="hair" d="M-44-44C-86 4-82 78-72 120H72C82 78 86 4 44-44Z"/><path class="robe" d="M-128 240C-124 150-92 116-34 104L0 148 34 104C92 116 124 150 128 240Z"/><path class="skin" d="M-17 40H17V94L32 106 0 146-32 106-17 94Z"/><path class="trim" d="M-50 106-34 100 0 140 34 100 50 106 0 172Z"/><path class="goldl" d="M0 172V240M-66 128C-60 160-58 200-58 240M66 128C60 160 58 200 58 240"/><path class="skin" d="M-38-20C-38 30-20 60 0 60S38 30 38-20C38-52-38-52-38-20Z"/><path class="lipf" d="M-10 38Q-4 33 0 36.5 4 33 10 38 0 50-10 38Z"/>${specs ? SPECTACLES : EYES}${NOSE}<path class="hair" d="M-43 16C-54-44-20-68 0-68S54-44 43 16C37-14 18-30 0-44-18-30-37-14-43 16Z"/><circle cx="-44" cy="28" r="6.5" class="gold"/><circle cx="44" cy="28" r="6.5" class="gold"/><path class="gold" d="M-44-54-52-92-25-76 0-110 25-76 52-92 44-54Q0-74-44-54Z"/><circle cx="0" cy="-79" r="7" class="band2"/><circle cx="0" cy="-110" r="6" class="gold"/>`,
  J: (specs) => `<path class="robe" d="M-122 240C-118 146-80 112-34 96H34C80 112 118 146 122 240Z"/><path class="trim" d="M-58 112-44 104V240H-58ZM58 112 44 104V240H58Z"/><path class="white" d="M-46 96 0 130 46 96 30 70H-30Z"/><path class="fair" d="M-44-34C-66 4-66 44-54 68-40 74 40 74 54 68 66 44 66 4 44-34Z"/><path class="skin" d="M-36-30H36V14C36 42 20 58 0 58S-36 42-36 14Z"/><path class="lip" d="M-9 37Q0 43 10 36" fill="none" stroke-width="5"/>${specs ? SPECTACLES : EYES}${NOSE}<path class="fair" d="M-40-26C-42-6-38 4-34 10-32-8-20-18-6-22-14-26 30-22 36 8 40-4 42-14 40-28Z"/><path class="plume" d="M36-62C46-118 92-134 116-104 108-106 104-100 108-94 98-98 94-90 97-84 86-86 84-78 86-70 74-68 62-56 50-42Z"/><path class="ink" d="M46-50Q66-88 104-108" fill="none" stroke-width="3.5"/><path class="robe" d="M-66-26C-80-78-26-100 20-88 60-78 74-46 60-24 20-42-28-42-66-26Z"/><path class="gold" d="M-64-30C-30-48 30-48 60-30L57-14C28-32-28-32-61-14Z"/>`,
  O: (specs) => `<path class="robe" d="M-128 240C-122 138-84 106-36 92H36C84 106 122 138 128 240Z"/><path class="trim" d="M-12 96H12V240H-12Z"/><path class="white" d="M-52 96C-30 120 30 120 52 96L36 72H-36Z"/><path class="hair" d="M-42-30C-58 0-56 36-46 58H46C56 36 58 0 42-30Z"/><path class="skin" d="M-36-30H36V14C36 42 20 58 0 58S-36 42-36 14Z"/><path class="hair" d="M0 24C-10 16-26 22-36 36-20 42-8 38 0 32 8 38 20 42 36 36 26 22 10 16 0 24Z"/><path class="lip" d="M-7 44H7" fill="none" stroke-width="5"/>${specs ? SPECTACLES : EYES}${NOSE}<path class="robe" d="M-44-34C-44-84-24-98 0-98S44-84 44-34Z"/><path class="gold" d="M-76-28C-40-52 40-52 76-28 40-14-40-14-76-28Z"/>`,
};

const PIPS: Record<string, [number, number][]> = {
  T: [[0, 0], [0, 1], [0, 2], [0, 3], [2, 0], [2, 1], [2, 2], [2, 3], [1, 0.5], [1, 2.5]],
  9: [[0, 0], [0, 1], [0, 2], [0, 3], [2, 0], [2, 1], [2, 2], [2, 3], [1, 1.5]],
  8: [[0, 0], [0, 1.5], [0, 3], [2, 0], [2, 1.5], [2, 3], [1, 0.75], [1, 2.25]],
  7: [[0, 0], [0, 1.5], [0, 3], [2, 0], [2, 1.5], [2, 3], [1, 0.75]],
};

const LETTER: Record<Letters, Record<string, string>> = { en: {}, de: { Q: "D", J: "B" }, german: { Q: "O", J: "U" } };

/** The letter printed for a rank. */
export const letterOf = (rank: string, letters: Letters): string => LETTER[letters][rank] ?? rank;

const sign = (suit: string, x: number, y: number, size: number, german: boolean, more = ""): string =>
  `<g class="pip${more}" transform="translate(${x} ${y}) scale(${size / 100})">${SIGN[(german ? "g" : "") + suit]}</g>`;

function letter(name: string, x: number, y: number, high: number, most: number, pen: number): string {
  const [width, line] = RANK[name]!;
  const tall = high / 100;
  return `<path class="rank" transform="translate(${x} ${y}) scale(${Math.min(tall, most / width)} ${tall})" stroke-width="${pen}" d="${line}"/>`;
}

function figure(rank: string, suit: string, german: boolean, compact: boolean): string {
  const specs = (rank === "Q" && suit === "S") || (rank === "J" && suit === "D");
  const drawn = german ? { K: "K", Q: "O", J: "J" }[rank]! : rank;
  const place = compact ? "translate(163 190) scale(.9)" : "translate(154 164) scale(1.06)";
  const body = `<g class="fig" transform="${place}">${FIGURE[drawn]!(specs)}</g>`;
  const badge = (x: number, y: number, size: number) => sign(suit, x, y, size, german, " halo") + sign(suit, x, y, size, german);
  if (german) return body + (rank === "K" ? "" : badge(compact ? 170 : 176, rank === "Q" ? 14 : 262, compact ? 70 : 68));
  return compact ? body : body + badge(188, 288, 48);
}

function pips(rank: string, suit: string, german: boolean): string {
  const columns = [122, 170, 218];
  return PIPS[rank]!.map(([column, place]) => {
    const turn = place > 1.5 && !german ? 180 : 0;
    return `<g transform="translate(${columns[column]} ${62 + place * 75}) rotate(${turn})">${sign(suit, -21, -21, 42, german)}</g>`;
  }).join("");
}

const faces = new Map<string, string>();

/** The inside of a face's SVG; `compact` has the bigger index for cards narrower than 60 pixels. */
export function faceArt(card: string, letters: Letters, compact: boolean): string {
  const key = card + letters + compact;
  let art = faces.get(key);
  if (art === undefined) faces.set(key, (art = drawFace(card, letters, compact)));
  return art;
}

function drawFace(card: string, letters: Letters, compact: boolean): string {
  const rank = card[0]!;
  const suit = card[1]!;
  const german = letters === "german";
  let art: string;
  if ("KQJ".includes(rank)) art = figure(rank, suit, german, compact);
  else if (rank === "A") art = compact ? sign(suit, 92, 170, 150, german) : sign(suit, 76, 128, 164, german);
  else art = compact ? sign(suit, 120, 214, 112, german) : pips(rank, suit, german);
  const [x, y, high, most, size, gap, pen] = compact ? [14, 15, 112, 84, 72, 10, 18] : [15, 16, 84, 66, 56, 11, 17];
  const name = letterOf(rank, letters);
  const width = RANK[name]![0] * Math.min(high! / 100, most! / RANK[name]![0]);
  const left = x! + (width - size!) / 2 + (width < size! ? (size! - width) / 2 - 1 : 0);
  return art + letter(name, x!, y!, high!, most!, pen!) + sign(suit, left, y! + high! + gap!, size!, german);
}

const lattice = (pitch: number): string => {
  const r = pitch * 0.72;
  let line = "";
  for (let y = 19; y <= 331 + pitch; y += pitch)
    for (let x = 19; x <= 231 + pitch; x += pitch) line += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return line;
};

/** The inside of the back's SVG: rings, and the two lenses from 50 pixels up. */
export function backArt(small: boolean): string {
  const lenses = `<g><rect x="52" y="118" width="146" height="114" rx="57" class="bk1 rim"/><g class="lens"><circle cx="92" cy="175" r="33"/><circle cx="158" cy="175" r="33"/><path d="M59 175h-4M191 175h4M121 166q4-5 8 0"/></g><g class="lp">${sign("S", 75, 157, 34, false)}${sign("D", 141, 158, 34, false)}</g></g>`;
  return `<rect width="250" height="350" class="bk0"/><rect x="15" y="15" width="220" height="320" rx="11" class="bk1"/><svg x="19" y="19" width="212" height="312" viewBox="19 19 212 312"><path class="bkl" d="${lattice(small ? 53 : 35.3)}"/></svg>${small ? "" : lenses}`;
}

/** The inside of a suit sign's SVG, on 100 x 100. */
export const signArt = (suit: string, german: boolean): string => sign(suit, 0, 0, 100, german);

export const WORDMARK = `<g fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="M10 10V64"/><circle cx="36" cy="64" r="26"/><path d="M82 40V90"/><path d="M104 90V64A23 23 0 0 1 150 64V90"/><circle cx="198" cy="64" r="26"/><path d="M290 46A26 26 0 1 0 290 82"/><path d="M315 10V90"/><path d="M341 65H391A25.5 25.5 0 1 0 384 83"/></g><g class="dia" transform="translate(68.5 5) scale(.27)">${SIGN.D}</g>`;
