// The seats this browser has taken: table by table the token that proves it. Never put into an address or a link.

export interface Kept {
  token: string;
  seat: number;
  title: string;
  at: number;
}

const KEY = "binocle.seats";

export function keptSeats(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const keptSeat = (table: string): Kept | undefined => keptSeats()[table];

export function keepSeat(table: string, kept: Kept): void {
  write({ ...keptSeats(), [table]: kept });
}

export function dropSeat(table: string): void {
  const all = keptSeats();
  delete all[table];
  write(all);
}

function write(all: Record<string, Kept>): void {
  const newest = Object.entries(all).sort((a, b) => b[1].at - a[1].at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, 30))));
  } catch {
    // Without storage the seat is kept only as long as this page is open.
  }
}
