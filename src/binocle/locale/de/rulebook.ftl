### Die Regeln eines Satzes in Worten: zu jedem Feld ein Text, "rule-", Abschnitt, Feld. $value ist sein Wert.

rulebook-title = Die Regeln an diesem Tisch
rulebook-pack = Karten und Spieler
rulebook-deal = Das Geben
rulebook-auction = Das Reizen
rulebook-trump = Trumpf
rulebook-exchange = Witwe und Tausch
rulebook-meld = Meldungen
rulebook-meld-table = Was die Meldungen zählen, einfach und mehrfach, wenn Pik Trumpf ist
rulebook-play = Die Stiche
rulebook-score = Abrechnung und Ende der Partie
rulebook-money = Einsätze

## Karten und Spieler
rule-pack-ranks = In jeder Farbe: { $value }, von oben nach unten. Die Zehn schlägt den König.
rule-pack-copies =
    { $value ->
        [2] Jede Karte ist zweimal da, zusammen { $size } Karten.
       *[other] Jede Karte ist { $value }-mal da, zusammen { $size } Karten.
    }
rule-pack-suits =
    { $value ->
        [french] Gespielt wird mit französischen Farben.
       *[german] Gespielt wird mit deutschen Farben: Blatt, Herz, Schellen und Eichel.
    }
rule-seats-players = Es spielen { $value }.
rule-seats-partners =
    { $value ->
        [yes] Wer sich gegenübersitzt, spielt zusammen und rechnet gemeinsam ab.
       *[no] Alle spielen für sich.
    }
rule-seats-clockwise =
    { $value ->
        [yes] Es geht im Uhrzeigersinn herum.
       *[no] Es geht gegen den Uhrzeigersinn herum.
    }

## Das Geben
rule-deal-hand = Alle bekommen { $value } Karten.
rule-deal-packet =
    { $value ->
        [1] Gegeben wird Karte für Karte.
       *[other] Gegeben wird zu je { $value } Karten.
    }
rule-deal-widow = { $value } Karten bleiben als Witwe liegen.
rule-deal-stock =
    { $value ->
        [yes] Die nächste Karte wird aufgeschlagen: Ihre Farbe ist Trumpf. Der Rest ist der Talon; nach jedem Stich zieht erst der Gewinner, dann der andere.
       *[no] Alle Karten werden ausgegeben.
    }
rule-deal-last_shown =
    { $value ->
        [yes] Wer den letzten Stich mit Talon gewinnt, zeigt die verdeckte Karte, die er zieht.
       *[no] Die zuletzt gezogene Karte wird nicht gezeigt.
    }
rule-deal-last_choice =
    { $value ->
        [yes] Wer diesen Stich gewinnt, wählt zwischen der letzten verdeckten und der aufgeschlagenen Karte.
       *[no] Die aufgeschlagene Karte bekommt, wer diesen Stich verloren hat.
    }
rule-deal-redeal =
    { $value ->
        [five-nines] Wer fünf Neunen hat, darf vor dem ersten Zug neues Geben verlangen.
        [five-nines-no-meld] Wer fünf Neunen und keine Meldung hat, darf vor dem ersten Zug neues Geben verlangen.
        [six-nines-one-ace] Wer sechs Neunen und höchstens ein Ass hat, darf vor dem ersten Zug neues Geben verlangen.
       *[off] Jedes Blatt gilt, auch das schlechteste.
    }

## Das Reizen
rule-auction-style =
    { $value ->
        [rounds] Reihum wird höher geboten oder gepasst; wer gepasst hat, ist draußen. Wer übrig bleibt, spielt um sein Gebot.
        [pairwise] Zwei reizen gegeneinander, bis einer passt; dann tritt der Nächste gegen den Gewinner an.
        [one-call] Alle haben nur eine Ansage.
       *[none] Gereizt wird nicht.
    }
rule-auction-minimum = Das niedrigste Gebot ist { $value }.
rule-auction-step = Gereizt wird in Schritten von { $value }.
rule-auction-coarse_from = Ab { $value } werden die Schritte größer.
rule-auction-coarse_step = Der größere Schritt ist { $value }.
rule-auction-maximum = Das höchste Gebot ist { $value }.
rule-auction-forehand_opens =
    { $value ->
        [yes] Die Vorhand muss eröffnen.
       *[no] Niemand muss eröffnen.
    }
rule-auction-all_passed =
    { $value ->
        [throw-in] Passen alle, wird zusammengeworfen, und der Nächste gibt.
        [dealer-takes] Passen alle, spielt der Geber um das niedrigste Gebot.
       *[dealer-must-bid] Passen alle anderen, muss der Geber bieten.
    }
rule-auction-meld_signals =
    { $value ->
        [yes] Gebote der ersten Runde verraten dem Partner Meldungen.
       *[no] Gebote bedeuten nichts als ihre Höhe.
    }

## Trumpf, Witwe, Tausch
rule-trump-moment =
    { $value ->
        [upcard] Die aufgeschlagene Karte bestimmt den Trumpf.
        [before-widow] Wer das Reizen gewinnt, nennt gleich den Trumpf, noch ohne die Witwe zu kennen.
        [before-bury] Wer das Reizen gewinnt, nennt den Trumpf vor dem Drücken oder, wo es keine Witwe gibt, sofort.
       *[after-bury] Wer das Reizen gewinnt, nennt den Trumpf nach dem Drücken.
    }
rule-trump-marriage =
    { $value ->
        [yes] Genannt werden darf nur eine Farbe, von der man König und Dame hält; ohne solche ist das Gebot verloren.
       *[no] Jede Farbe darf genannt werden.
    }
rule-trump-durch =
    { $value ->
        [yes] Stattdessen kann man alle Stiche ohne Trumpf ansagen (Durch).
       *[no] Ein Spiel ohne Trumpf gibt es nicht.
    }
rule-trump-durch_won = Ein gewonnener Durch bringt { $value }.
rule-trump-durch_lost = Ein verlorener Durch kostet { $value }.
rule-exchange-widow_shown =
    { $value ->
        [all] Die Witwe wird beim Aufnehmen allen gezeigt.
       *[declarer] Die Witwe sieht nur der Ansager.
    }
rule-exchange-bury =
    { $value ->
        [any] Gedrückt werden darf jede Karte. Die Augen zählen für den Ansager.
        [no-ace-no-trump] Asse und Trümpfe werden nicht gedrückt, solange andere Karten da sind. Die Augen zählen für den Ansager.
       *[nines-allowed] Asse und Trümpfe außer der Neun werden nicht gedrückt, solange andere Karten da sind. Die Augen zählen für den Ansager.
    }
rule-exchange-widow_use =
    { $value ->
        [bury] Der Ansager drückt so viele Karten, wie er aufgenommen hat.
       *[one-each] Der Ansager behält eine Karte der Witwe und gibt jedem anderen eine.
    }
rule-exchange-pass_cards = Die Partner geben einander { $value } Karten.
rule-exchange-pass_order =
    { $value ->
        [in-turn] Der Partner des Ansagers gibt zuerst.
       *[at-once] Beide geben gleichzeitig.
    }

## Meldungen
rule-meld-doubles =
    { $value ->
        [special] Eine doppelte Meldung hat ihren eigenen Wert, siehe unten.
       *[twice] Eine doppelte Meldung zählt genau zweimal die einfache.
    }
rule-meld-table =
    { $value ->
        [additive] Mehrere Läufe zählen je 150.
       *[other] Drei und vier Pinochles zählen { $value }.
    }
rule-meld-double_royal = Zwei Trumpfpaare zusammen zählen { $value }.
rule-meld-royal_in_run =
    { $value ->
        [yes] Das Trumpfpaar im Lauf zählt zusätzlich.
       *[no] Das Trumpfpaar im Lauf zählt nicht noch einmal.
    }
rule-meld-run_extra = Jeder weitere Trumpfkönig und jede weitere Trumpfdame neben einem Lauf zählt { $value }.
rule-meld-roundhouse =
    { $value ->
        [sum] Könige und Damen aller Farben zählen, was ihre Meldungen zusammen zählen.
        [own] Könige und Damen aller Farben sind eine eigene Meldung.
        [flat-250] Könige und Damen aller Farben zählen 250.
        [whole] Könige und Damen aller Farben dürfen auf einmal für 240 gelegt werden.
        [extend] Könige und Damen aller Farben zählen 240, abzüglich dessen, was Teile schon gezählt haben.
       *[off] Könige und Damen aller Farben sind keine besondere Meldung.
    }
rule-meld-grand_pinochle =
    { $value ->
        [yes] Pik-König, Pik-Dame und Karo-Bube zählen 80, wenn sie zusammen gelegt werden.
       *[no] Pik-König, Pik-Dame und Karo-Bube sind keine besondere Meldung.
    }
rule-meld-double_pinochle =
    { $value ->
        [extendable] Ein Doppel-Pinochle zählt 300, auch wenn er aus einem einfachen wächst.
        [whole] Ein Doppel-Pinochle zählt 300 nur, wenn er auf einmal gelegt wird.
       *[none] Ein Doppel-Pinochle zählt nicht mehr als zwei einfache.
    }
rule-meld-tenfold =
    { $value ->
        [yes] Doppelte Vierlinge und der doppelte Lauf zählen das Zehnfache.
       *[no] Andere doppelte Meldungen zählen zweimal die einfache.
    }
rule-meld-extension =
    { $value ->
        [difference] Wächst eine Meldung zu einer größeren, zählt der Unterschied.
       *[full] Wächst eine Meldung zu einer größeren, zählt die größere voll.
    }
rule-meld-reuse =
    { $value ->
        [meld] Eine Karte darf noch einmal in einer anderen Klasse dienen oder in einer größeren Meldung ihrer Klasse, die die alte ganz enthält.
       *[card] Eine Karte darf noch einmal in einer anderen Klasse dienen oder in einer wertvolleren Meldung ihrer Klasse.
    }
rule-meld-per_trick =
    { $value ->
        [one] Wer einen Stich gewinnt, darf eine Meldung legen.
       *[several] Wer einen Stich gewinnt, darf mehrere Meldungen ohne gemeinsame Karte legen.
    }
rule-meld-fresh_card =
    { $value ->
        [yes] Jede Meldung braucht wenigstens eine Karte aus der Hand.
       *[no] Eine Meldung darf ganz aus ausgelegten Karten bestehen.
    }
rule-meld-moment =
    { $value ->
        [before] Gemeldet wird vor dem Ziehen.
       *[after] Gemeldet wird nach dem Ziehen.
    }
rule-meld-after_last_draw =
    { $value ->
        [yes] Auch nach dem letzten Ziehen darf noch gemeldet werden.
       *[no] Nach dem letzten Ziehen wird nicht mehr gemeldet.
    }
rule-meld-dix_is_meld =
    { $value ->
        [yes] Ein Dix verbraucht die Meldung des Stichs.
       *[no] Ein Dix darf neben der Meldung des Stichs gezeigt werden.
    }
rule-meld-dix_exchange =
    { $value ->
        [compulsory] Der erste gezeigte Dix wird gegen die aufgeschlagene Karte getauscht.
       *[optional] Ein Dix darf gegen die aufgeschlagene Karte getauscht werden, einmal im Spiel.
    }

## Stiche
rule-play-duty =
    { $value ->
        [free] Zu jedem Stich darf jede Karte gespielt werden.
        [east] Farbe bedienen, sonst trumpfen. Überboten werden muss nur, wenn Trumpf ausgespielt ist.
       *[strict] Farbe bedienen und, wenn möglich, überbieten; sonst trumpfen, und zwar höher als ein Trumpf davor. Geht auch das nicht, ist jede Karte erlaubt.
    }
rule-play-stock_duty =
    { $value ->
        [free] Solange es den Talon gibt, darf jede Karte gespielt werden.
        [east] Auch solange es den Talon gibt: bedienen oder trumpfen; überboten wird nur ausgespielter Trumpf.
       *[strict] Auch solange es den Talon gibt: bedienen und überbieten, sonst trumpfen und übertrumpfen.
    }
rule-play-head_after_ruff =
    { $value ->
        [yes] Die ausgespielte Farbe muss auch dann überboten werden, wenn schon getrumpft ist.
       *[no] Ist schon getrumpft, muss die ausgespielte Farbe nicht mehr überboten werden.
    }
rule-play-twins =
    { $value ->
        [first] Von zwei gleichen Karten sticht die zuerst gespielte.
       *[last] Von zwei gleichen Karten sticht die zuletzt gespielte.
    }
rule-play-leader =
    { $value ->
        [declarer] Zum ersten Stich spielt der Ansager aus.
       *[forehand] Zum ersten Stich spielt die Vorhand aus.
    }
rule-play-first_lead =
    { $value ->
        [trump] Der Ansager muss zuerst Trumpf ausspielen.
       *[any] Zuerst darf jede Karte ausgespielt werden.
    }
rule-play-revoke =
    { $value ->
        [judged] Falsche Karten können gespielt werden; die anderen dürfen es melden.
       *[refused] Falsche Karten werden nicht angenommen.
    }
rule-play-revoke_costs =
    { $value ->
        [set] Ein nachgewiesenes Falschspiel verliert das Spiel.
       *[tricks] Ein nachgewiesenes Falschspiel kostet alle Stiche der Partei.
    }

## Abrechnung
rule-score-card_points =
    { $value ->
        [traditional] Augen im Stich: Ass 11, Zehn 10, König 4, Dame 3, Bube 2.
        [simplified] Augen im Stich: Ass und Zehn 10, König und Dame 5.
       *[streamlined] Augen im Stich: Ass, Zehn und König je 10.
    }
rule-score-last_trick = Der letzte Stich zählt { $value } mehr.
rule-score-rounding =
    { $value ->
        [none] Augen werden nicht gerundet.
       *[other] Augen werden auf Zehner gerundet, ab sieben nach oben.
    }
rule-score-target = Wer { $value } erreicht, gewinnt die Partie.
rule-score-end =
    { $value ->
        [raise] Erreichen mehrere die Zielmarke, wird sie erhöht, und es geht weiter.
       *[standard] Erreichen mehrere die Zielmarke mit gleicher Summe, entscheidet ein weiteres Spiel.
    }
rule-score-raise_by = Die Zielmarke steigt um { $value }.
rule-score-crossing =
    { $value ->
        [declarer] Erreichen mehrere im selben Spiel die Zielmarke, gewinnt der Ansager.
       *[higher] Erreichen mehrere im selben Spiel die Zielmarke, gewinnt die höhere Summe.
    }
rule-score-call_out =
    { $value ->
        [on] Wer glaubt, die Zielmarke erreicht zu haben, darf mitten im Spiel ausrufen: richtig gewinnt, falsch verliert.
        [extra-trick] Wer glaubt, die Zielmarke erreicht zu haben, darf ausrufen und muss dann erst noch einen Stich machen.
       *[off] Mitten im Spiel wird nicht ausgerufen.
    }
rule-score-melds_need =
    { $value ->
        [trick] Meldungen zählen nur, wenn die Partei einen Stich macht.
        [counter] Meldungen zählen nur, wenn die Partei einen Stich mit Augen macht.
        [points] Meldungen zählen nur, wenn die Partei genug Augen macht.
       *[nothing] Meldungen zählen in jedem Fall.
    }
rule-score-melds_need_points = Genug sind { $value } Augen.
rule-score-set_cost =
    { $value ->
        [bid] Ein verlorenes Spiel kostet das Gebot; Meldungen und Stiche zählen nicht.
        [bid-and-melds] Ein verlorenes Spiel kostet das Gebot und die Meldungen.
       *[double] Ein verlorenes Spiel kostet das doppelte Gebot.
    }
rule-score-give_up =
    { $value ->
        [before-meld] Der Ansager darf vor dem Melden aufgeben: Das Gebot ist verloren, die anderen behalten ihre Meldungen.
        [before-lead] Der Ansager darf bis zum ersten Ausspiel aufgeben: Das Gebot ist verloren, die anderen behalten ihre Meldungen.
       *[never] Jedes angesagte Spiel wird gespielt.
    }
rule-score-give_up_bonus = Die anderen bekommen je { $value }, wenn aufgegeben wird.
rule-score-dead_contract =
    { $value ->
        [set] Ein Spiel, das auch alle Stiche nicht retten, ist sofort verloren.
       *[play-on] Ein Spiel, das auch alle Stiche nicht retten, wird trotzdem gespielt.
    }
rule-score-minimum_meld = Eine Partei braucht { $value } an Meldungen, um sie auszulegen.
rule-score-short_meld =
    { $value ->
        [set] Wer mit weniger geboten hat, verliert sofort.
       *[unlaid] Mit weniger zählen die Meldungen nicht.
    }
rule-score-minimum_tricks = Eine Partei mit weniger als { $value } Augen schreibt nichts an.
rule-score-four_pinochles_win =
    { $value ->
        [yes] Vier Pinochles gewinnen die Partie.
       *[no] Vier Pinochles zählen wie andere Meldungen.
    }
rule-score-quadruple_run_wins =
    { $value ->
        [yes] Ein vierfacher Lauf gewinnt die Partie.
       *[no] Ein vierfacher Lauf zählt wie andere Meldungen.
    }
rule-score-shoot = Wer alle Stiche ansagt, spielt um { $value }.
rule-score-shoot_wins =
    { $value ->
        [yes] Wer alle angesagten Stiche macht, gewinnt die Partie.
       *[no] Alle angesagten Stiche zählen Punkte.
    }
rule-score-negative_limit = Die Partie endet auch, wenn jemand { $value } unter null steht.
rule-score-all_negative =
    { $value ->
        [yes] Stehen alle unter null, gewinnt, wer zuerst wieder darüber kommt.
       *[no] Summen unter null bedeuten nichts Besonderes.
    }
rule-score-length =
    { $value ->
        [deals] Die Partie hat eine feste Zahl von Spielen.
        [rounds] Die Partie hat eine feste Zahl von Runden.
       *[target] Gespielt wird bis zur Zielmarke.
    }
rule-score-length_count = Diese Zahl ist { $value }.
rule-score-mercy =
    { $value ->
        [minus-target] Die Partie endet, wenn eine Partei so weit unter null steht wie die Zielmarke darüber.
        [spread] Die Partie endet, wenn der Abstand aussichtslos wird.
       *[off] Niemand verliert vorzeitig.
    }
rule-score-scale =
    { $value ->
        [modern] Die letzte Null wird beim Anzeigen weggelassen.
       *[tens] Punkte werden mit der letzten Null angezeigt.
    }

## Einsätze
rule-money-kind =
    { $value ->
        [direct] Nach jedem Spiel wird untereinander bezahlt.
        [pool] Gezahlt wird in eine Kasse.
       *[none] Niemand zahlt.
    }
rule-money-game = Ein Spiel ist { $value } wert.
rule-money-ratio = Das ist das { $value }-Fache eines aufgegebenen Spiels.
rule-money-keeping =
    { $value ->
        [bank] Abgerechnet wird mit Spielmarken aus der Bank.
        [countdown] Abgerechnet wird mit Spielmarken, die man loswerden muss.
       *[paper] Abgerechnet wird auf Papier.
    }
