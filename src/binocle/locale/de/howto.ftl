### Wie man gut spielt: eine Seite für Anfänger und für alle, die zu oft verlieren.

howto-title = Wie man gut spielt

howto-start = Zuerst
howto-start-1 =
    Die Zehn ist die zweithöchste Karte ihrer Farbe. Sie schlägt den König. Die meisten ersten Partien gehen
    verloren, weil man das vergisst.
howto-start-2 =
    Punkte kommen aus zwei Quellen: aus Meldungen, die man kennt, sobald man sein Blatt sieht, und aus Stichen, die
    man erst machen muss. Alle Stiche zusammen sind bei einem Blatt 250 wert, und niemand bekommt sie alle. Die
    Hälfte ist ein gutes Spiel.
howto-start-3 =
    Jede Karte gibt es mindestens zweimal. Von zwei gleichen sticht die zuerst gespielte; ein zweites Ass schlägt
    das erste also nicht. Das eigene Ass muss nur einen Trumpf fürchten.
howto-start-4 =
    Sieh dein Blatt nach Farben an, nicht Karte für Karte. Eine lange Farbe mit Ass und Zehn bringt Stiche; eine
    Farbe aus Damen und Neunen kostet welche, oder man wird sie los.

howto-bidding = Reizen
howto-bidding-1 =
    Zähle die Meldungen für jede Farbe als Trumpf. Der Bildschirm tut es für dich. Die Farbe mit der höchsten
    Meldung ist nicht immer der beste Trumpf: Länge ist wichtiger. Fünf Trümpfe sind wenig, sieben sind bequem.
howto-bidding-2 =
    Dazu kommt, was du aus Stichen erwartest: etwa 20 je Ass, 10 für jeden Trumpf ab dem fünften, etwas für eine
    Nebenfarbe mit Ass und Zehn. Zieh 10 ab für jede Farbe ohne Ass, in der du mehrere Karten hast.
howto-bidding-3 =
    Von einer Witwe darf man ein wenig hoffen, im Schnitt 20 bis 30 Punkte; die fehlende Karte zum Lauf oder zum
    Pinochle bringt sie höchstens jedes sechste Mal. Reize nie auf die eine Karte, die dich retten würde.
howto-bidding-4 =
    Ein verlorenes Spiel kostet das ganze Gebot, und deine Meldungen sind auch weg. Ein Schritt höher muss
    das Wagnis also wert sein. Gegen Ende der Partie sieh zuerst auf den Spielstand: Wer dicht vor der Zielmarke
    steht, darf nicht billig spielen.
howto-bidding-5 =
    Willst du das Spiel nicht haben, dann treibe die anderen nicht zum Spaß hoch. Ein Gebot, auf dem du sitzen
    bleibst, gehört dir.

howto-widow = Nach dem Reizen
howto-widow-1 =
    Drücke Karten, die keinen Stich machen, aber Augen haben, etwa eine einzelne Zehn oder einen König in einer
    Nebenfarbe; ihre Augen sind dann sicher. Achte zuerst darauf, dass keine Meldung zerreißt: Der Bildschirm zeigt,
    was bleibt.
howto-widow-2 =
    Eine Farbe ganz loszuwerden ist mehr wert als ein paar Augen: Von da an trumpfst du ihr erstes Ausspiel. Asse
    behalten; ein Ass macht wenigstens einen Stich und bringt Augen heim.
howto-widow-3 =
    Nenne die Farbe, bei der Meldungen und Stiche zusammen am meisten bringen. Von zwei gleich guten nimm die längere
    und von zwei gleich langen die, bei der dir draußen Asse bleiben.

howto-melding = Melden
howto-melding-1 =
    Eine Karte darf in jeder Klasse einmal dienen: die Pik-Dame im Paar, in den vier Damen und im Pinochle. Suche
    Karten, die zwei- oder dreimal zählen, bevor du sie auseinanderreißt.
howto-melding-2 =
    Alle sehen deine Meldungen, und du siehst ihre. Merke sie dir: Es sind Karten, die du in fremden Händen kennst,
    bis sie gespielt werden. Wer vier Könige gemeldet hat, kann in jeder Farbe einen König zugeben.

howto-counting = Mitzählen
howto-counting-1 =
    Zähle die Trümpfe und am Anfang nichts sonst. Von jeder Farbe gibt es zwölf, beim doppelten Blatt zwanzig. Zieh
    deine eigenen ab und dann jeden, der fällt. Gehört der Rest dir, bestimmst du, was geschieht.
howto-counting-2 =
    Als Nächstes zähle Asse: zwei je Farbe, vier beim doppelten Blatt. Sind die Asse einer Farbe heraus, ist deine
    Zehn dort die höchste Karte.
howto-counting-3 =
    Dann merke dir, wem eine Farbe fehlt. Wer einmal getrumpft hat, trumpft diese Farbe wieder; spiele sie deinem
    Partner vor, aber nie deine eigenen Zehnen.

howto-leads = Ausspielen und Stechen
howto-leads-1 =
    Als Ansager ziehe früh Trumpf, wenn du viele davon hast. Alle müssen überbieten, wenn sie können; jeder hohe Trumpf
    holt also auch ihre besten. Höre auf, sobald nur du noch Trümpfe hast.
howto-leads-2 =
    Mit wenigen Trümpfen ziehe sie nicht. Spiele zuerst deine Asse, bevor jemandem die Farbe ausgeht, und behalte die
    Trümpfe für das, was du nicht bedienen kannst.
howto-leads-3 =
    Als Gegner spiele die schwache Farbe des Ansagers, wieder und wieder. Jeder Trumpf, den er ausgeben muss, fehlt
    ihm später. Deine Asse spiele früh, deine Zehnen spät.
howto-leads-4 =
    Augen gehören in Stiche, die sicher sind, und nur leere Karten in solche, die verloren sind. Eine Zehn auf das
    Ass der anderen macht zwanzig Augen Unterschied.
howto-leads-5 =
    Bist du als Letzter dran und kannst stechen, dann mit der billigsten Karte, die reicht. Kann niemand mehr stechen,
    wirf ab, was du am wenigsten brauchst.

howto-partner = Mit einem Partner
howto-partner-1 =
    Hält dein Partner den Stich sicher, dann gib Zehnen und Könige dazu. Gehört der Stich den Gegnern, gib die Neun
    oder den Buben.
howto-partner-2 =
    Spiele die Farbe zurück, in der dein Partner ein Ass gespielt hat; es war vermutlich nicht allein. Und
    Trumpf zieht, wer mehr davon hat.
howto-partner-3 =
    Reize nicht gegen deinen Partner, ohne etwas Neues zu sagen zu haben. Zwei gute Blätter treffen sich in einem
    Spiel, und nur eines davon muss es ansagen.

howto-endgame = Die letzten Stiche
howto-endgame-1 =
    Der letzte Stich zählt mehr, und oft entscheidet er. Behalte dafür einen Trumpf oder eine Karte in einer Farbe,
    die sonst niemand mehr hat.
howto-endgame-2 =
    Bei vier oder fünf Karten kennst du fast alles, was verdeckt ist. Nimm dir Zeit: Welche Karten fehlen noch, und
    wer kann sie haben? Dann spiele auf die eine Verteilung, bei der du gewinnst.
howto-endgame-3 =
    Ist das Spiel sicher, spiele sicher; wage es nicht für zehn Augen. Ist es verloren, wenn nicht eine bestimmte
    Karte günstig sitzt, dann spiele so, als säße sie günstig.

howto-stock = Zu zweit: solange es den Talon gibt
howto-stock-1 =
    Solange der Talon liegt, muss niemand bedienen; Stiche sind also billig. Mach einen, wenn du etwas zu melden
    hast oder wenn eine Zehn oder ein Ass darin liegt; sonst schone deine guten Karten.
howto-stock-2 =
    Behalte, was eine Meldung werden kann: zuerst Trümpfe für Lauf und Trumpfpaar; dann Pik-Damen und Karo-Buben,
    König und Dame einer Farbe, und Asse, wenn du drei verschiedene hast. Was zu nichts gehört, etwa Neunen und
    einzelne Buben, wird gespielt.
howto-stock-3 =
    Zehnen sind in dieser Zeit ideal zum Stechen: Sie gehören zu keiner Meldung außer dem Lauf und bringen ihre zehn
    Augen selbst heim.
howto-stock-4 =
    Melde zuerst das Kleine, wenn das Große noch daraus wachsen kann: erst das Trumpfpaar für 40, dann den Lauf für
    den Rest. Je Stich darfst du einmal melden, mit mehreren Meldungen in der Hand brauchst du also mehrere Stiche.
    Hebe sie nicht bis zum Schluss auf.
howto-stock-5 =
    Eine ausgelegte Karte darfst du weiter spielen, doch was gespielt ist, fehlt für andere Meldungen. Bevor du eine
    Dame oder einen König vom Tisch spielst, sieh nach, ob sie noch in einer anderen Klasse dienen.
howto-stock-6 =
    Die Dix bringt zehn Punkte und die aufgeschlagene Karte. Ist diese ein Ass oder eine Zehn, dann mach dafür
    einen Stich.

howto-stockend = Zu zweit: die letzten zwölf Karten
howto-stockend-1 =
    Zähle den Talon. Nach der letzten Karte wird bedient und überboten, also bereite dich vor: mit Trümpfen, Assen und
    einer langen Farbe, und ohne Meldungen, die ihre Arbeit getan haben.
howto-stockend-2 =
    Jetzt kannst du alle Karten kennen: Was du nicht hast und was nicht gespielt wurde, liegt drüben. Spiele zuerst
    lange Trümpfe, dann Asse, und behalte den letzten Stich im Auge.
howto-stockend-3 =
    Der letzte Stich mit Talon entscheidet, wer die aufgeschlagene Karte bekommt und wer ausspielt. Manchmal ist es
    besser, ihn zu verlieren, wenn dort ein hoher Trumpf liegt.

howto-passing = Karten weitergeben
howto-passing-1 =
    Gib deinem Partner, was ihm Lauf oder Paar vervollständigt: zuerst Trümpfe, dann Pik-Damen und Karo-Buben. Ein Ass, das
    du nicht für vier Asse brauchst, ist bei dem besser aufgehoben, der um das Gebot spielt.
howto-passing-2 =
    Bekommst du als Ansager Karten, sieh erst, welche Meldungen damit gehen, und dann, was du zurückgibst: Verlierer
    aus kurzen Farben, nie eine Karte, auf der eine Meldung steht.

howto-durch = Alle Stiche ohne Trumpf
howto-durch-1 =
    Bei einem Durch musst du immer selbst ausspielen: Du brauchst das Ass in jeder Farbe, die du nicht von oben
    herunterspielen kannst. Eine einzige Lücke reicht zum Verlieren, denn niemand braucht einen Trumpf, um dich
    aufzuhalten.
howto-durch-2 =
    Meldungen zählen dabei nicht. Mit einem guten Lauf und seinem Paar bringt das gewöhnliche Spiel mehr und wagt
    weniger.
