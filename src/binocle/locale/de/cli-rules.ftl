### Was `binocle rules` und der Vergleich von Meldungen antworten.

cli-rules-same = Nichts: Beide Regelsätze spielen gleich.
# $table ist ein Text wie "3 Spieler, 48 Karten".
cli-rules-good = { $name } ist ein Regelsatz, der sich spielen lässt: { $title }, { $table }.
cli-form-range = { $least } bis { $most }

## meld mit mehreren Regelsätzen
# $list besteht aus Stücken des zweiten Textes, $rules ist ein Regelsatz, wie er angegeben war.
cli-meld-differs = { $meld } zählt { $list }
cli-meld-points-in = { $points } bei { $rules }
cli-meld-none-in = nichts bei { $rules }
cli-meld-because = { $rules } – { $reason }
cli-meld-same = Alle Regelsätze zahlen für dieses Blatt dieselben Meldungen.
