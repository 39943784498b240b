### Der Abschnitt der Seite über die Meldungen.

explain-melds-laid =
    Dann legen alle ihre Meldungen offen auf den Tisch, zuerst der Ansager, dann die anderen der Reihe nach. Die Punkte werden aufgeschrieben, und die Karten kommen zurück ins Blatt.{ $table ->
        [four] {" "}Die Meldungen beider Partner werden zusammengezählt.
       *[other] {""}
    }
explain-groups = Es gibt drei Gruppen von Meldungen: Läufe und Paare, vier Gleiche, { $pinochles }. Eine Karte darf in jeder Gruppe einer Meldung dienen, aber nicht zweien derselben Gruppe: { $queen } kann in einem Paar, in vier Gleichen und in einem { $pinochle } zählen.
explain-melds-best = In jedem Blatt zählen die Meldungen, die zusammen am meisten bringen.
explain-no-melds = Nur was in der Tafel steht, ist eine Meldung.
explain-plain-suits = in jeder Nebenfarbe
explain-class-german-special = Binokel-Gruppe
explain-times-1 = einmal
explain-times-2 = zweimal
explain-times-3 = dreimal
explain-times-4 = viermal

## Was mehrfach vorhanden ist
explain-meld-doubles-special =
    { $table ->
        [two] Zwei { $pinochles }, als ein Doppel-Pinochle gelegt, zählen mehr als das Doppelte, wie es in der Tafel steht.
       *[other] Wer alle Karten einer Meldung mehrfach hat, bekommt dafür, was in der Tafel steht; so oft wie die seltenste ihrer Karten ist die Meldung vorhanden.
    }
explain-meld-doubles-twice = Eine mehrfach vorhandene Meldung zählt nur das Mehrfache der einfachen: zwei { $pinochles } { $twice }.
explain-meld-double-pinochle-extendable =
    { $table ->
        [two] Ein { $pinochle } auf dem Tisch darf mit den anderen beiden Karten zum Doppel-Pinochle erweitert werden.
       *[other] Zwei { $pinochles } in einem Blatt zählen zusammen { $double }.
    }
explain-meld-double-pinochle-whole = Ein Doppel-Pinochle zählt nur, wenn alle vier Karten auf einmal gelegt werden; zwei nacheinander gelegte { $pinochles } zählen zusammen { $twice }.
explain-meld-double-pinochle-none = Ein Doppel-Pinochle gibt es nicht: Zwei { $pinochles } zählen zusammen { $twice }.
explain-meld-table-600-900 = Drei { $pinochles } in einem Blatt zählen { $triple }, vier { $quadruple }.
explain-meld-table-450-600 = Drei { $pinochles } in einem Blatt zählen { $triple }, vier { $quadruple }.
explain-meld-table-600-1200 = Drei { $pinochles } in einem Blatt zählen { $triple }, vier { $quadruple }.
explain-meld-table-900-1200 = Drei { $pinochles } in einem Blatt zählen { $triple }, vier { $quadruple }.
explain-meld-table-additive = Drei { $pinochles } in einem Blatt zählen { $triple }, vier { $quadruple }; Läufe werden nur addiert, jeder zählt { $run }.
explain-double-royal = Zwei Trumpfpaare zählen zusammen { $points }.
explain-meld-tenfold-yes = Acht Gleiche, zwei in jeder Farbe, und der doppelte Lauf sind eigene Meldungen und zählen das Zehnfache der einfachen.

## Läufe und Rundgänge
explain-meld-royal-in-run-no = König und { $queen-name } eines Laufs zählen nicht noch einmal als Paar.
explain-meld-royal-in-run-yes = König und { $queen-name } eines Laufs zählen auch noch als Trumpfpaar: zusammen { $points }.
explain-meld-run-extra = Ein weiterer König oder eine weitere Karte des Werts { $queen-name } in Trumpf neben einem Lauf zählt { $value }.
explain-meld-roundhouse-sum = König und { $queen-name } aller vier Farben, ein Rundgang, zählen so viel wie ihre Teile: { $points }. Mit einem Lauf in Trumpf zählt das Paar darin nicht noch einmal: zusammen { $with-run }.
explain-meld-roundhouse-own = König und { $queen-name } aller vier Farben, ein Rundgang, sind eine eigene Meldung und zählen { $points }. Mit einem Lauf in Trumpf zählt das Paar darin noch einmal: zusammen { $with-run }.
explain-meld-roundhouse-flat-250 = König und { $queen-name } aller vier Farben, ein Rundgang, sind eine eigene Meldung und zählen { $points } statt der Summe ihrer Teile. Mit einem Lauf in Trumpf sind es zusammen { $with-run }.
explain-meld-roundhouse-off = König und { $queen-name } aller vier Farben sind keine eigene Meldung, nur ihre Teile sind welche.
explain-meld-roundhouse-whole = König und { $queen-name } aller vier Farben, ein Rundgang, zählen { $points }, wenn alle acht Karten auf einmal gelegt werden.
explain-meld-roundhouse-extend = König und { $queen-name } aller vier Farben, ein Rundgang, zählen { $points }. Er darf auch aus Paaren und vier Gleichen wachsen, die schon auf dem Tisch liegen; dann zählt er, was diese noch nicht gebracht haben. Am Ende müssen alle acht Karten liegen.
explain-meld-grand-pinochle-yes = { $cards }, zusammen { $table ->
        [two] aus der Hand gelegt
       *[other] gelegt
    }, sind ein Grand Pinochle und zählen { $points }.

## Melden zu zweit
explain-meld-per-trick-one = Melden darf nur, wer einen Stich gewonnen hat, jedes Mal eine Meldung.
explain-meld-per-trick-several = Melden darf nur, wer einen Stich gewonnen hat, auch mehrere Meldungen auf einmal, wenn keine Karte zu zweien von ihnen gehört.
explain-meld-fresh-card-yes = Zu jeder Meldung gehört mindestens eine Karte aus der Hand; die anderen dürfen schon auf dem Tisch liegen.
explain-meld-fresh-card-no = Aus der Hand muss keine Karte kommen: Eine Meldung darf ganz aus Karten bestehen, die schon auf dem Tisch liegen.
explain-melds-booked = Ihre Punkte werden sofort gutgeschrieben. Die Karten bleiben offen vor ihrem Besitzer liegen.
explain-meld-reuse-meld = Später darf eine Meldung noch zu einer größeren ihrer Gruppe wachsen, wenn alle ihre Karten noch liegen und alle zur größeren gehören. Sonst sind ihre Karten für die Gruppe verbraucht.
explain-meld-reuse-card = Später darf eine Karte in ihrer Gruppe noch einmal dienen, aber nur in einer Meldung, die mehr zählt; die übrigen Karten der ersten Meldung müssen nicht mehr liegen.
explain-meld-extension-difference = Eine gewachsene Meldung zählt den Unterschied zu dem, was die erste gebracht hat.
explain-meld-extension-full = Die größere Meldung zählt trotzdem ihren vollen Wert.
explain-dix = Der niedrigste Trumpf ist die Dix. Wer einen Stich gewonnen hat, darf sie vorzeigen und bekommt { $points } Punkte, für jede Dix einmal, solange es einen Talon gibt.
explain-meld-dix-exchange-compulsory = Die erste Dix muss gegen die aufgeschlagene Karte getauscht werden; diese kommt auf die Hand und darf sofort gemeldet werden. Eine weitere Dix, oder jede, wenn die aufgeschlagene Karte selbst eine war, wird nur offen hingelegt.
explain-meld-dix-exchange-optional = Die erste Dix darf gegen die aufgeschlagene Karte getauscht werden; diese kommt auf die Hand und darf sofort gemeldet werden. Man darf eine Dix auch nur offen hinlegen; dann kann sie nach einem späteren Stich immer noch getauscht werden, ohne weitere Punkte.
explain-meld-dix-is-meld-no = Die Dix verbraucht die Meldung des Stichs nicht: Eine andere Meldung oder die zweite Dix darf dazugelegt werden.
explain-meld-dix-is-meld-yes = Die Dix ist die Meldung des Stichs: Anderes darf mit ihr nicht gemeldet werden.

## Beispiele; $melds ist eine Liste aus dem ersten Text
explain-meld-pays-times = { $meld } mit { $points } ({ $count }-mal)
explain-meld-pays = { $meld } mit { $points }
explain-example-meld = { $cards } – { $melds }.
explain-example-melds = { $cards } – { $melds }: zusammen { $points }.
explain-story-grow-paid = Du legst { $pair } und bekommst { $first }. Nach einem späteren Stich legst du { $more } zum Lauf dazu und bekommst dafür { $second }.
explain-story-grow-refused = Du legst { $pair } und bekommst { $first }. Zu einem Lauf können sie später nicht mehr gehören.
explain-story-shrink-paid = Umgekehrt: Du legst { $run } für { $first }, und nach einem späteren Stich { $king }, das zweite Mal, mit { $queen } für { $second }.
explain-story-shrink-refused = Umgekehrt geht es nicht: Liegen { $run } als Lauf ({ $first }), macht ein zweites Mal { $king } mit { $queen } aus dem Lauf kein Paar mehr.
explain-story-group-paid = Eine Karte darf die Gruppe wechseln: Du legst { $pair } für { $first }, und nach einem späteren Stich { $jack } neben { $queen } als Pinochle für { $second }.
explain-story-group-refused = Eine Karte darf die Gruppe nicht wechseln: { $pair } bringen { $first }, aber für ein Pinochle mit { $jack } ist { $queen } dann verbraucht.
explain-story-double-paid = { $queen } und { $jack } liegen als Pinochle ({ $first }). Nach einem späteren Stich legst du die anderen beiden dazu und bekommst { $second } für den Doppel-Pinochle.
explain-story-double-refused = { $queen } und { $jack } liegen als Pinochle ({ $first }). Die anderen beiden machen daraus keinen Doppel-Pinochle; nach einem späteren Stich gelegt, sind sie ein zweiter Pinochle.
