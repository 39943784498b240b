### Was der Server des Tisches im Browser sagt.

## Mitteilungen über Leute und Tisch
note-sat-down = { $name } hat sich gesetzt.
note-left = { $name } hat den Tisch verlassen.
note-stand-in = { $name } ist nicht da. Ein Computerspieler spielt weiter, bis { $name } zurück ist.
note-back = { $name } ist wieder da.
note-replaced = { $name } hat jetzt diesen Platz.
note-held = Das Spiel ist angehalten.
note-going-on = Das Spiel geht weiter.
note-claimed = { $name } beansprucht den Rest, und kein Stich kann mehr verloren gehen.
note-new-game = Ein neues Spiel beginnt.
note-clock-out = Die Zeit von { $name } ist um. Dieses eine Mal entscheidet ein Computerspieler.

## Fehler
error-malformed = Diese Nachricht ist nicht lesbar.
error-too-long = Diese Nachricht ist zu lang.
error-too-deep = Diese Nachricht ist zu tief verschachtelt.
error-bad-field = Etwas in dieser Nachricht ist nicht so, wie es sein muss.
error-unknown-type = Eine solche Nachricht gibt es nicht.
error-hello-first = Zuerst kommt die Begrüßung: welcher Tisch, und wer du bist.
error-upgrade = Die Seite ist älter als der Server. Lade sie neu.
error-no-table = Diesen Tisch gibt es nicht.
error-bad-token = Dieses Gerät hat keinen Platz an diesem Tisch.
error-not-allowed = Das geht hier nicht.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-id-reused = Diese Nachricht trägt den Namen einer anderen, die schon da war.
error-rate = Das war zu viel auf einmal. Warte einen Moment.
error-storage = Der Server kann nicht auf seine Platte schreiben. Nichts ist verloren; versuche es noch einmal.
error-replaced = Dieser Platz ist jetzt in einem anderen Fenster offen.
error-too-slow = Die Verbindung ist zu langsam. Sie wird neu aufgebaut.
error-restart = Der Server startet neu. Gleich geht es weiter.
error-seat-lost = Diesen Platz hat jetzt jemand anders. Zuschauen geht.
error-crowded = Diesem Tisch sehen schon so viele zu, dass niemand mehr Platz hat.
error-gone = Diesen Tisch gibt es nicht mehr.
error-silent = Es kam keine Begrüßung.
error-internal = Auf dem Server ist etwas schiefgegangen. Der Tisch ist, wie er war.
error-rules = Nach diesen Regeln kann man nicht spielen: { $problem }
error-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern oder Zeichen.
error-name-taken = Diesen Namen trägt schon jemand am Tisch.
error-seats = Die Plätze passen nicht zu diesen Regeln.
error-unknown-player = Diesen Computerspieler gibt es nicht.
error-full = Alle Plätze sind besetzt. Zuschauen geht.
error-code = Einen offenen Tisch mit diesem Code gibt es nicht.
error-not-found = Hier ist nichts.
error-not-booked = Dieses Spiel läuft noch.
error-bad-request = Etwas an dieser Anfrage ist nicht so, wie es sein muss.
error-method = Das geht mit dieser Adresse nicht.
error-too-large = Das ist zu viel auf einmal.
error-origin = Diese Seite kommt nicht von hier.
error-many-tables = Mehr Tische fasst der Server nicht. Versuche es später noch einmal.
refusal-table-not-lobby = Das Spiel hat schon begonnen.
refusal-table-not-playing = Es läuft kein Spiel.
refusal-table-held = Das Spiel ist angehalten und geht weiter, sobald es wieder freigegeben wird.
refusal-table-no-chat = An diesem Tisch ist das Gespräch abgeschaltet.
refusal-table-no-claim = Nichts zeigt, dass alle übrigen Stiche dir gehören.
refusal-table-claim-turn = Den Rest beansprucht man, bevor man zu einem Stich ausspielt.
refusal-table-no-undo = An diesem Tisch wird nichts zurückgenommen.
refusal-table-seat-taken = Dieser Platz ist nicht frei.

## Kurze Worte
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla.
phrase-my-fault = Mein Fehler.
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schönes Spiel!
phrase-again = Noch eins?

## Einfache Seiten
page-title = Binocle (Kartentisch)
page-not-built = Die Seite ist in dieser Kopie der Quellen noch nicht gebaut
page-not-built-how = Einmal python3 run.py starten: Das holt, was nötig ist, und baut die Seite. Danach diese Seite neu laden.
page-server-runs = Der Server selbst läuft. Im Terminal spielt man mit python3 run.py tui.
