### Warum ein Computerspieler so gewählt hat: der Satz unter einem Tipp.
### $card und $suit stehen wie auf dem Tisch (QS, H); Punkte sind ganze Zahlen.

why-drawn = Aus allem Erlaubten zufällig gezogen.
why-easy-pass = Gepasst wie ein Anfänger: { $bid } wäre einen Versuch wert gewesen.
why-easy-card = Gespielt wie ein Anfänger: { $card } sieht ohne Zählen am besten aus.
why-draw-upcard = { $card } liegt offen und ist mehr wert als eine Karte des Talons im Mittel.
why-draw-stock = Eine Karte des Talons ist im Mittel mehr wert als { $card }.
why-only-card = Nur { $card } darf hier gespielt werden.

## Das Reizen
why-bid-value = Mit { $suit } als Trumpf sind etwa { $expected } Punkte zu erwarten, { $bid } sollte also gelingen.
why-bid-forced = Passen ist hier nicht erlaubt; weniger als { $bid } kann nicht geboten werden.
why-bid-once = Jeder sagt nur einmal an, und niemand soll mehr bieten: Mit { $suit } als Trumpf sind etwa { $expected } Punkte zu erwarten, also { $bid }.
why-bid-signal = { $bid } überspringt niedrigere Gebote und sagt dem Partner so Meldungen von { $melds } Punkten an.
why-bid-durch = Ohne Trumpf ist jeder Stich sicher, also ist kein Gebot zu hoch; { $bid } ist das niedrigste.
why-ask-redeal = Das Blatt ist zum Reizen zu schwach und darf neue Karten verlangen.
why-pass-weak = Etwa { $expected } Punkte sind zu erwarten, zu wenig, um { $bid } zu wagen.
why-pass-partner = Das Gebot des Partners von { $high } gilt für beide; es gibt keinen Grund, ihn zu überbieten.
why-pass-top = { $high } ist das höchste Gebot, das es gibt.
why-name-trump = Mit { $suit } als Trumpf bringen die Meldungen { $melds }, und die Stiche sollten etwa { $tricks } Punkte bringen.
why-durch = Ohne Trumpf lassen sich alle Stiche machen ({ $chance } %), und das bringt { $points } Punkte.
why-shoot = Alle Stiche lassen sich machen ({ $chance } %): Das Versprechen bringt mehr als das Spiel.
why-give-up = Die Stiche müssten { $need } Punkte bringen und werden etwa { $tricks } bringen: Wer aufgibt, lässt den anderen keine Stiche.
why-lay-melds = Die besten Meldungen des Blattes werden ausgelegt.

## Drücken
why-bury-counter = Gedrückt zählt { $card } für dich; die Meldungen im Blatt bringen weiterhin { $melds }.
why-bury-low = { $card } fehlt am wenigsten; die Meldungen im Blatt bringen weiterhin { $melds }.
why-bury-void = Ohne { $card } kannst du diese Farbe trumpfen; die Meldungen im Blatt bringen weiterhin { $melds }.
why-bury-durch = { $card } könnte überboten werden, und es müssen alle Stiche sein.

## Karten, die den Besitzer wechseln
why-hand-trump = { $card } verlängert die Trümpfe des Partners und macht vielleicht seine Folge voll.
why-hand-ace = { $card } holt dem Partner einen Stich.
why-hand-leg = { $card } ist ein halbes Pinochle, und die andere Hälfte gehört zu den Trümpfen des Partners.
why-hand-spare = { $card } nützt dem Partner mehr, als was bleibt, und keine Meldung zerreißt dafür.
why-hand-back = { $card } fehlt am wenigsten; die Meldungen bleiben ganz.
why-hand-back-leg = { $card } zählt im Pinochle des Partners ebenso viel, und dafür bleibt eine bessere Karte.
why-hand-out-partner = { $card } hilft dem Partner.
why-hand-out-opponent = { $card } hilft einem Gegner am wenigsten.

## Stiche
why-lead-trump = { $card } zieht den anderen Trümpfe aus der Hand.
why-lead-winner = { $card } ist die höchste Karte, die in ihrer Farbe noch im Spiel ist.
why-lead-low = { $card } gibt wenig her; bessere Karten warten auf ihren Stich.
why-cheapest-winner = { $card } holt den Stich so billig wie möglich.
why-win-with-points = { $card } holt den Stich und bringt seine Punkte nach Hause.
why-beat-low = { $card } ist die billigste Karte, die diesen Stich an sich zieht.
why-beat-high = { $card } ist für die Nachfolgenden schwerer zu überbieten.
why-feed-partner = Der Stich sollte der eigenen Seite gehören, also bringt { $card } Punkte hinein.
why-partner-has-it = Der Stich sollte der eigenen Seite gehören; { $card } ist die entbehrliche Karte.
why-throw-low = Der Stich ist verloren, also geht { $card } als entbehrliche Karte.
why-keep-promise = Alle Stiche sind versprochen, und { $card } ist am schwersten zu überbieten.
why-claim-revoke = Die Karten auf dem Tisch beweisen, dass eine Pflicht verletzt wurde.

## Zu zweit mit Talon
why-call-out = Meldungen und Stiche haben { $target } erreicht: Wer jetzt ausruft, gewinnt die Partie.
why-meld = Diese Meldung bringt jetzt { $points }, und die Karten für andere bleiben.
why-dix = Der niedrigste Trumpf bringt beim Vorzeigen { $points } Punkte.
why-dix-exchange = Der niedrigste Trumpf bringt { $points } Punkte und wird gegen die bessere aufgeschlagene Karte getauscht.
why-draw = Mit einer Meldung ist jetzt nichts zu gewinnen.
why-stock-lead-junk = { $card } nützt wenig, weder für Meldungen noch für die Stiche am Ende.
why-stock-lead-high = { $card } hat gute Aussicht auf den Stich, und der ist hier erwünscht.
why-stock-win-to-meld = { $card } holt den Stich, damit gemeldet werden kann.
why-stock-win-points = { $card } holt den Stich zu einem guten Preis.
why-stock-junk = Der Stich ist keine bessere Karte wert als { $card }.

## Was ein Programm von sich sagt, und was ihm widerfuhr ($fault)
why-said = { $text }
why-fault =
    { $fault ->
        [crash] Das Programm endete ohne Antwort; die erste erlaubte Aktion wurde genommen.
        [late] Das Programm hat nicht rechtzeitig geantwortet; die erste erlaubte Aktion wurde genommen.
        [long] Das Programm hat zu viel gesagt; die erste erlaubte Aktion wurde genommen.
        [illegal] Das Programm nannte eine Aktion, die nicht erlaubt ist; die erste erlaubte wurde genommen.
        [refused] Das Programm sagte, dass es nicht entscheiden kann; die erste erlaubte Aktion wurde genommen.
        [start] Das Programm ließ sich nicht neu starten; die erste erlaubte Aktion wurde genommen.
        [gone] Das Programm hat zu oft versagt und wird nicht mehr gefragt; die erste erlaubte Aktion wurde genommen.
       *[garbage] Das Programm gab keine lesbare Antwort; die erste erlaubte Aktion wurde genommen.
    }
why-fault-of = { $name }: { $why }
