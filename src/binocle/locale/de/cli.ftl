### Was die Befehlszeile Menschen antwortet. Die Hilfeseiten stehen bei den Befehlen.

## winner, legal, meld, perft
# $card ist eine Karte mit Farbzeichen, $number ihr Platz im Stich, 1 ist ausgespielt.
cli-winner = { $card } gewinnt den Stich (Karte { $number }).
cli-legal = Erlaubt:   { $cards }
cli-refused = Verboten:  { $cards }
cli-meld-total = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zusammen
cli-perft = { $count ->
        [one] { $count } Folge
       *[other] { $count } Folgen
    } von { $depth ->
        [one] { $depth } Karte
       *[other] { $depth } Karten
    }

## solve
cli-solve-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die Seite des Ausspielenden
cli-solve-best = Am besten: { $cards }
cli-solve-reach = { $verdict ->
        [yes] Ja, { $points } Punkte sind zu erreichen.
       *[no] Nein, { $points } Punkte sind nicht zu erreichen.
    }

## rules
cli-rules-line = { $players } Spieler, { $cards } Karten
cli-rules-head = Kurzname: { $name }. Quelle: { $source }.

## replay, verify
cli-replay-undo = { $name } nimmt zurück bis nach Eintrag { $number }.
cli-verified = Alles in Ordnung: { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }, { $deals ->
        [one] { $deals } Spiel versiegelt.
       *[other] { $deals } Spiele versiegelt.
    }
cli-cut = Die letzte Zeile riss beim Schreiben ab und zählt nicht: { $bytes ->
        [one] { $bytes } Byte.
       *[other] { $bytes } Bytes.
    }

## arena
# $a und $b sind Spieler, $rules ein Regelsatz wie angegeben; $difference und $error haben zwei Nachkommastellen.
cli-arena-head = { $a } gegen { $b }, { $rules }: { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spiele
    } mit { $rotations } Sitzordnungen
cli-arena-difference = { $a } liegt je Spiel um { $difference } Punkte vorn (Standardfehler { $error })
# $low und $high haben zwei Nachkommastellen; $kind sagt, wie der Vergleich endete: alle Spiele gespielt (plain), Vorsprung sicher (sure), am Ende nicht sicher (open).
cli-arena-interval = 95-%-Intervall: { $low } bis { $high }{ $kind ->
        [sure] ; früher beendet, sicher bei { $stop } Standardfehlern
        [open] ; alle Spiele gespielt, nicht sicher bei { $stop } Standardfehlern
       *[plain] { "" }
    }
cli-arena-deals = { $a } gewann { $won ->
        [one] { $won } Spiel
       *[other] { $won } Spiele
    }, verlor { $lost }, gleich { $level }
cli-arena-passed-out = Ohne Gebot: { $share }
cli-arena-seat = Platz { $seat }: { $a } gegen { $b }
# $kinds sind Arten von Fehlern mit ihrer Anzahl, etwa "late 2"; docs/bots.md nennt sie alle.
cli-arena-faults = { $name } hat { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } verloren, und die erste erlaubte Aktion wurde genommen: { $kinds }
cli-arena-times = Dauer { $time }, Prozesse { $processes }, Speicher eines Prozesses höchstens { $memory } MB
cli-arena-player = Spieler
cli-arena-contracts = Ansagen
cli-arena-made = gewonnen
cli-arena-bid = Gebot im Mittel
cli-arena-moves = Züge
cli-arena-mean = Mittel
cli-arena-p99 = 99-%-Wert
cli-arena-longest = längster
cli-arena-late = zu spät
cli-arena-refused = abgelehnt
cli-arena-warm-up = Aufwärmen

## ladder
# $rules ist ein Regelsatz wie angegeben; $difference und $error haben zwei Nachkommastellen.
cli-ladder-head = { $rules }: { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spiele
    } für je zwei Spieler
cli-ladder-player = Spieler
cli-ladder-rating = Wertung
cli-ladder-interval = 95-%-Bereich
cli-ladder-won = gewonnen
cli-ladder-lost = verloren
cli-ladder-level = gleich
cli-ladder-match = { $a } liegt je Spiel um { $difference } Punkte vor { $b } (Standardfehler { $error })
cli-ladder-refused = Abgelehnte Züge, { $a } gegen { $b }: { $illegal }

## strength
# $row benennt eine Zeile: Spieler, Regelsatz, Art; $difference, $error und $distance haben ihre Nachkommastellen, $time ist wie 1:02:03.
cli-strength-row =
    { $verdict ->
        [ok] { $row }: { $difference } ± { $error } in { $deals ->
            [one] { $deals } Spiel
           *[other] { $deals } Spielen
        } ({ $distance } Standardfehler), { $time }: hält
       *[bad] { $row }: { $difference } ± { $error } in { $deals ->
            [one] { $deals } Spiel
           *[other] { $deals } Spielen
        } ({ $distance } Standardfehler), { $time }: HÄLT NICHT, { $problems }
    }
cli-strength-broken = { $row }: NICHT SPIELBAR, { $why }
cli-strength-open = { $row }: nicht gespielt
cli-strength-holds = { $holds } von { $rows } Zeilen halten ({ $time })

## exam
cli-exam-question =
    { $must ->
        [yes] { $id }  (muss) { $asks }
       *[no] { $id }  { $asks }
    }
cli-exam-answered =
    { $verdict ->
        [right] richtig, { $right } von { $asked }
        [failed] FALSCH: richtig { $right } von { $asked }
       *[other] anders: richtig { $right } von { $asked }
    }
cli-exam-answers = Antworten { $answers }; erwartet { $expected }
cli-exam-simulated = simuliert: { $difference } Punkte durch seine Antwort, Standardfehler { $error }, { $worlds } Welten
cli-exam-total = { $kept } von { $must } Pflichten gehalten; { $score } von 100 in { $should } Fragen des Ermessens

## rethink
# $then und $now sind Aktionen, wie sie in einem Protokoll stehen.
cli-rethink-other = Zeile { $line }, Platz { $seat }: damals { $then }, jetzt { $now }
cli-rethink = { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $same } ebenso
cli-rethink-timed = { $decisions ->
        [one] { $decisions } wurde von der Uhr beendet und fiel anders aus
       *[other] { $decisions } wurden von der Uhr beendet und fielen anders aus
    }

## bench
cli-bench-engine = Engine, { $rules }: { $deals } Spiele je Sekunde, { $plays } Karten je Sekunde mit der Sicht des Spielers am Zug
cli-bench-kernel = Kernel, { $hands } Hände, { $runner }: { $deals } Spiele je Sekunde
cli-bench-playouts = Ausgespielt, { $rules }, { $hands } Hände, { $runner }: { $deals } Spiele je Sekunde und Kern
cli-bench-worlds = Welten, { $rules }, { $runner }: { $worlds } je Sekunde und Kern mitten im Spiel, { $slowest } bei der langsamsten Sicht
cli-bench-solver = { $hands } Hände{ $double ->
        [yes] , Doppelblatt
       *[no] { "" }
    }, noch { $left } Karten, { $question ->
        [exact] genau
       *[yes-no] ja oder nein
    }, { $deals } Spiele: Median { $median-ms } ms ({ $verdict ->
        [ok] höchstens { $most-ms } verlangt
       *[below] NICHT in { $most-ms }
    }, Verhältnis { $ratio }), Mittel { $mean-ms } ms; Knoten { $median-nodes }, Mittel { $mean-nodes }; { $ns-per-node } ns je Knoten{ $stopped ->
        [0] { "" }
       *[other] ; { $stopped } abgebrochen
    }
cli-bench-ratio = Kernel, { $hands } Hände: numba ist { $ratio }-mal so schnell wie CPython
cli-bench-no-compiler = Der Kernel läuft hier in reinem Python: Es gibt keinen Übersetzer, oder BINOCLE_PURE verbietet ihn.
cli-bench-floor-plays =
    { $verdict ->
        [ok] Engine, mindestens { $floor } Karten je Sekunde: erreicht
       *[below] Engine, mindestens { $floor } Karten je Sekunde: NICHT erreicht
    }
cli-bench-floor-playouts =
    { $verdict ->
        [ok] Übersetztes Ausspielen, mindestens { $floor } Spiele zu viert je Sekunde: erreicht
       *[below] Übersetztes Ausspielen, mindestens { $floor } Spiele zu viert je Sekunde: NICHT erreicht
    }
cli-bench-floor-worlds =
    { $verdict ->
        [ok] Übersetzte Welten, mindestens { $floor } je Sekunde mitten im Spiel: erreicht
       *[below] Übersetzte Welten, mindestens { $floor } je Sekunde mitten im Spiel: NICHT erreicht
    }
cli-bench-floor-ratio =
    { $verdict ->
        [ok] Übersetzter Kernel, mindestens { $floor }-mal so schnell: erreicht
       *[below] Übersetzter Kernel, mindestens { $floor }-mal so schnell: NICHT erreicht
    }

## Was an einem Aufruf falsch war
cli-no-verb = einen Befehl „{ $verb }“ gibt es nicht; es gibt: { $verbs }
cli-no-command = einen Befehl „{ $command }“ gibt es hier nicht
cli-no-option = eine Option { $option } gibt es nicht
cli-no-value = { $option } braucht einen Wert
cli-missing = { $name } fehlt
cli-bad-value = { $name } hat einen Wert, der nicht passt: { $message }
cli-extra = das ist mehr, als hier hingehört: { $args }
cli-our-fault = ein Fehler in Binocle selbst, bitte melden: { $fault }
# $problem sagt auf Englisch, was dort nicht stimmt.
cli-record-line = Zeile { $line }: { $problem }
cli-record-deal = { $deal }. Spiel: { $problem }
cli-system-missing = diese Datei gibt es nicht
cli-system-forbidden = das ist nicht erlaubt
cli-system-exists = die Datei gibt es schon
cli-system-folder = das ist ein Ordner
cli-system-no-folder = ein Teil des Pfads ist kein Ordner
cli-system-full = der Datenträger ist voll

cli-prepare-pure = Hier wird nichts übersetzt: Die Spieler rechnen in reinem Python und suchen weniger.
cli-prepare-step = { $done } von { $total } Spielarten sind übersetzt
cli-prepare-done = Bereit, nach { $seconds } s.

## evaluate
cli-evaluate-head = { $cards }
    { $rules }, Platz { $seat }, { $worlds } erdachte Spiele für jeden Trumpf
cli-evaluate-about = { $rules }, Platz { $seat }, { $worlds } erdachte Spiele für jeden Trumpf
cli-evaluate-trump = Trumpf
cli-evaluate-held = Im Blatt
cli-evaluate-melds = Meldungen
cli-evaluate-tricks = Stiche
cli-evaluate-total = Summe
cli-evaluate-most = 8 von 10 Spielen
cli-evaluate-ceiling = Reizen bis
cli-evaluate-pass = passen
cli-evaluate-mark = bis { $ceiling }
cli-evaluate-chances = Aussicht, jedes Gebot zu erfüllen, { $first } bis { $last } in Schritten von { $step }:
cli-evaluate-verdict = Mit { $suit } als Trumpf bis { $ceiling } reizen.
cli-evaluate-verdict-pass = Passen: Kein Trumpf macht das niedrigste Gebot sein Wagnis wert (am nächsten kommt { $suit }).
cli-evaluate-bars = wie oft die Summe dort liegt
cli-evaluate-curve = Aussicht, ein Gebot zu erfüllen
cli-evaluate-drawn = Die Zeichnung liegt in { $file }.
