# Het scoreblok: wat die pagina zegt naast de teksten van page.ftl.

pad-intro = Voor een tafel met echte kaarten: schrijf op wat ieder overhoudt, en de stand wordt bijgehouden volgens de regels van je spel.
pad-kept = Je blokken
pad-played = { $deals ->
    [0] nog geen ronde
    [one] 1 ronde
   *[other] { $deals } rondes
}
pad-delete = Verwijderen: { $game }, { $names }
pad-delete-sure = Het blok van { $game } met { $names } voorgoed verwijderen?
pad-new = Een nieuw blok
pad-begin = Blok beginnen
pad-length = Hoe lang
pad-length-deals = Zoveel rondes
pad-length-target = Tot punten
pad-add-name = Nog een speler
pad-remove-name = { $player } weghalen
pad-first-dealer = Geeft als eerste
pad-not-kept = Deze browser bewaart niets voor deze pagina: het blok is weg als je haar sluit. Bewaar het als bestand.
pad-trouble-gone = Het programma dat telt is gestopt. Wat je opgeschreven hebt is veilig.
pad-trouble-unread = Deze versie kan dit blok niet tellen.
pad-trouble-elsewhere = Dit blok is in een ander venster veranderd. Wat je hier verandert wordt niet meer bewaard.
pad-show-it = Laten zien zoals het daar is
pad-all = Alle blokken
pad-copy = Als tekst kopiëren
pad-standing = Stand
pad-places = Plaats
pad-late = Rondes na het einde van de partij tellen niet mee.
pad-chart = Totalen na elke ronde
pad-undo = Ongedaan maken
pad-next-deal = Ronde { $deal }
pad-change-deal = Ronde { $deal } veranderen
pad-dealt = { $dealer } geeft ieder { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $lead } begint.
pad-lead-more = { $name } krijgt er een meer.
pad-who-out = Wie ging uit?
pad-nobody = Niemand
pad-rummy = In één keer uit, alles in één beurt
pad-hands = Wat er in de hand overbleef
pad-went-out = ging uit
pad-points-of = Punten van { $player }
pad-tap = Kaarten
pad-tap-of = Kaarten van { $player } aantikken
pad-tap-about = Tik elke kaart aan die over was.
pad-card-of = { $rank }, { $points } punten
pad-take-out = Weghalen: { $rank }, { $points } punten
pad-write = Opschrijven
pad-leave = Laten zoals het was
pad-strike = Ronde schrappen
pad-over-deals = { $deals ->
    [one] De partij is voorbij: de enige ronde is gespeeld.
   *[other] De partij is voorbij: alle { $deals } rondes zijn gespeeld.
}
pad-over-target = De partij is voorbij: het doel van { $target } punten is bereikt.
pad-won-one = { $name } wint met { $score } punten
pad-won-shared = { $winners } delen de winst met elk { $score } punten
pad-won-deals = { $name } wint: gelijk op { $score } punten, maar vaker uitgegaan

# Waarom een ronde niet zo geweest kan zijn.
pad-fault-unsaid = Zeg eerst wie uitging, of dat niemand uitging.
pad-fault-missing = De punten van { $name } ontbreken.
pad-fault-unreadable = “{ $text }” is geen aantal punten. Schrijf 27, of 10+5+12.
pad-fault-out-holds = { $name } ging uit en kan geen { $points } punten in de hand hebben.
pad-fault-empty = { $name } kan geen 0 punten hebben: alleen wie uitgaat houdt geen kaarten over.
pad-fault-too-dear = { $points } punten voor { $name } is meer dan alle kaarten van het spel samen.
pad-fault-too-many = { $got } keer { $rank }: het spel heeft er maar { $most }.
pad-fault-impossible = Geen kaarten maken samen de { $points } punten van { $name }: hier kost een kaart { $costs }.
