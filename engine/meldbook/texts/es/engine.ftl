# Lo que dice el motor, en palabras. Qué valores reciben las variables: véase en/engine.ftl.
#
# Glosario, el mismo en todos los archivos:
#   meld combinación · set grupo · run escalera · lay bajar · lay off añadir · open abrir, apertura
#   stock mazo · discard pile pila de descartes · discard descartar, descarte · draw robar
#   take tomar · joker comodín · wild carta comodín · reclaim, swap cambiar · go out cerrar
#   deal ronda · match partida · hand mano · dealer quien reparte · pack baraja
# Se tutea al jugador. Un artículo se elige por $kind: «la» con jota y reina. Ante una carta en
# frase no van «de» ni «a», que se fundirían con «el».


## Cartas

rank-A = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-10 = diez
rank-J = jota
rank-Q = reina
rank-K = rey

suit-s = picas
suit-h = corazones
suit-d = diamantes
suit-c = tréboles

card-face = { $rank } de { $suit }
joker = comodín
joker-as = comodín como { $card }
card-as = { $card } como { $stands }
card-the =
    { $kind ->
        [joker] un comodín
        [J] la { $card }
        [Q] la { $card }
       *[other] el { $card }
    }
card-unknown = carta desconocida
card-unknown-the = una carta


## Listas

list-pair = { $first } y { $last }
list-next = { $first }, { $next }
score-of = { $name } { $score }


## Contratos

contract =
    { $sets ->
        [0] { contract-runs }
       *[other] { $runs ->
            [0] { contract-sets }
           *[other] { contract-sets } y { contract-runs }
        }
    }
contract-sets =
    { $sets ->
        [one] un grupo
        [2] dos grupos
        [3] tres grupos
       *[other] { $sets } grupos
    }
contract-runs =
    { $runs ->
        [one] una escalera
        [2] dos escaleras
        [3] tres escaleras
       *[other] { $runs } escaleras
    }

contract-short =
    { $short ->
        [0] tienes el contrato en la mano
        [one] a tu mano le falta 1 carta para el contrato
       *[other] a tu mano le faltan { $short } cartas para el contrato
    }


## Juegos

rules-jokeren-13 = Jokeren 13
rules-jokeren-13-about =
    Trece cartas, dos barajas, cuatro comodines. Abre con 30 puntos y después añade cartas a las
    combinaciones de cualquiera y toma comodines para volver a bajarlos. Ocho rondas; gana el total
    más bajo.
rules-basic-rummy = Rummy básico
rules-basic-rummy-about =
    El juego sencillo: una baraja, sin comodines, una combinación nueva por turno. Quien cierra se
    apunta lo que les queda a los demás; al llegar a 100 puntos gana el total más alto.
rules-block-rummy = Block Rummy
rules-block-rummy-about =
    Rummy básico con un solo mazo. Cuando se agota, el siguiente jugador toma el último descarte o
    pone fin a la ronda.
rules-mexican-rummy = Rummy mexicano
rules-mexican-rummy-about =
    Siete rondas, cada una con su contrato para abrir y su propio valor comodín: desde dos grupos
    hasta tres escaleras de una vez. Gana el total más bajo.
rules-wrotham = Rummy de Wrotham
rules-wrotham-about =
    Una baraja y tres comodines. En tres rondas se baja combinación a combinación; en las tres
    últimas no se baja nada hasta poder bajar la mano entera. Gana el total más alto.
rules-romme = Rommé
rules-romme-about =
    Trece cartas, dos barajas, seis comodines. Abre con 40 puntos, comodines incluidos, y después
    añade cartas a las combinaciones de cualquiera y cambia comodines. Ocho rondas; gana el total
    más bajo.


## Negativas: turno y pilas

refusal-not-on-turn = No es tu turno: juega { $turn }. Espera a que te toque.
refusal-deal-over = Esta ronda ha terminado; ya no se puede jugar nada en ella.
refusal-card-not-in-hand = No tienes { $card }. Juega una carta de tu mano.
refusal-meld-unknown =
    { $melds ->
        [0] Todavía no hay combinaciones en la mesa.
        [one] No hay ninguna combinación { $meld }. En la mesa solo está la combinación 1.
       *[other] No hay ninguna combinación { $meld }. Las combinaciones de la mesa llevan los números 1 a { $melds }.
    }
refusal-stock-empty = El mazo está vacío; no se puede robar de él.
refusal-discard-empty = La pila de descartes está vacía. Roba del mazo.
refusal-draw-twice =
    Ya has robado en este turno. Baja cartas si quieres y descarta una para terminar el turno.
refusal-draw-first = Roba una carta antes de hacer cualquier otra cosa.
refusal-first-turn-take =
    En tu primer turno de la ronda se roba del mazo. Desde tu segundo turno puedes tomar el último
    descarte.
refusal-first-turn-table =
    En tu primer turno de la ronda solo robas una carta y descartas otra. Desde tu segundo turno
    puedes bajar cartas.
refusal-lead-draws =
    Empiezas esta ronda y has recibido una carta más que los demás: en este primer turno no robas.
    Descarta una carta para terminarlo.
refusal-draw-must-take =
    El mazo se ha agotado y no quedan descartes anteriores para renovarlo. Toma el último descarte.
refusal-stock-out =
    El mazo se ha agotado y los descartes ya no forman otro. Toma el último descarte o recházalo, lo
    que pone fin a la ronda.
refusal-stock-lone =
    El mazo se ha agotado y con un solo descarte no se forma otro. Tómalo o recházalo, lo que pone
    fin a la ronda.
refusal-decline-not-here =
    Aquí no puedes rechazar: hay una carta que tienes que robar, o ya has robado.


## Negativas: la forma de una combinación

refusal-meld-too-short =
    { $got ->
        [0] Sin cartas no hay combinación: necesita al menos { $min }.
        [one] Una carta es muy poco: una combinación necesita al menos { $min }.
       *[other] { $got } cartas son muy pocas: una combinación necesita al menos { $min }.
    }
refusal-set-too-long =
    { $got } cartas son demasiadas: un grupo tiene { $max } como máximo. Deja las demás en la mano.
refusal-set-suit-twice =
    En este grupo se repite el palo de { $suit }. Cada carta de un grupo debe ser de otro palo.
refusal-meld-no-pattern =
    Esto no es una combinación: { $cards }. Baja cartas del mismo valor como grupo, o cartas
    seguidas del mismo palo como escalera.
refusal-run-card-twice =
    En una escalera no puede estar dos veces { $card }. Deja una de las dos en la mano.
refusal-run-gap =
    Hay un hueco entre estas cartas. Las de una escalera se siguen unas a otras sin saltarse ninguna.
refusal-run-suits =
    Estas cartas son seguidas, pero no de un mismo palo. Todas las cartas de una escalera son del
    mismo palo.
refusal-run-corner =
    { $aces ->
        [low] El as es bajo aquí: va antes del 2. Ninguna escalera sigue más allá del rey.
       *[other]
            Una escalera no puede dar la vuelta del rey al dos pasando por el as. Haz que empiece o
            termine con el as.
    }
refusal-meld-jokers =
    Demasiados comodines: esta combinación tiene { $got }, y { $max ->
        [0] no se permite ninguno
        [one] se permite uno como máximo
       *[other] se permiten { $max } como máximo
    }. Usa cartas naturales en lugar de los otros.
refusal-meld-naturals =
    Muy pocas cartas naturales: esta combinación tiene { $got ->
        [0] cero
        [one] una
       *[other] { $got }
    }, y necesita al menos { $min }.
refusal-wild-wrong-name =
    En este lugar { $card } no puede representar { $stands }. Nombra la carta que falta ahí.
refusal-wild-not-wild =
    No puedes hacer que { $card } represente otra carta. Eso solo lo pueden los comodines y las
    cartas del valor comodín; baja esa carta como lo que es.


## Negativas: quién puede bajar, y cuándo

refusal-meld-second =
    Ya has bajado una combinación en este turno, y una por turno es el máximo. Guarda estas cartas
    para otro turno.
refusal-meld-after-opening =
    Después de abrir no puedes bajar más combinaciones. Añade cartas a las que hay en la mesa.
refusal-contract-kind =
    { $kind ->
        [set] Este grupo
       *[run] Esta escalera
    } no forma parte de tu apertura: el contrato es { contract }, ni más ni menos.


## Negativas: añadir cartas y recuperar comodines

refusal-lay-off-no-fit =
    No hay sitio para { $card } en la combinación { $meld }. Una escalera admite la carta siguiente
    en cada extremo; un grupo, una carta de su valor que aún le quepa.
refusal-lay-off-unopened =
    Todavía no puedes añadir cartas. Abre con combinaciones propias; desde tu turno siguiente puedes
    añadir a cualquiera.
refusal-lay-off-own-first =
    Todavía no puedes añadir cartas. Baja antes una combinación propia; después puedes añadir a
    cualquiera, incluso en el mismo turno.
refusal-lay-off-never =
    En esta ronda no se pueden añadir cartas a las combinaciones de la mesa.
refusal-lay-off-jokers =
    { $max ->
        [0] La combinación { $meld } no admite comodines.
        [one] La combinación { $meld } ya tiene su comodín, y uno es el máximo. Elige otra.
       *[other] La combinación { $meld } ya tiene sus { $max } comodines, y no se permiten más. Elige otra.
    }
refusal-reclaim-unopened =
    Todavía no puedes cambiar un comodín. Abre con combinaciones propias; desde tu turno siguiente
    puedes poner la carta debida en el lugar de un comodín.
refusal-reclaim-never =
    En esta ronda las cartas de la mesa se quedan donde están: no se puede cambiar ningún comodín.
refusal-reclaim-no-joker = En la combinación { $meld } no hay ningún comodín que cambiar.
refusal-reclaim-wrong-card =
    En la combinación { $meld } no puedes cambiar el comodín por { $card }, sino solo por lo que
    representa: { $wanted }.
refusal-reclaim-unused =
    { $owed ->
        [one] El comodín que has tomado debe volver a bajarse en este turno. Úsalo
       *[other] Los { $owed } comodines que has tomado deben volver a bajarse en este turno. Úsalos
    } en una combinación nueva o en una de la mesa, o deshaz el cambio.
refusal-reclaim-stuck =
    Si tomaras ahora ese comodín, no podrías volver a bajarlo en este turno. Toma un comodín solo
    cuando tengas un sitio para él.


## Negativas: abrir y terminar el turno

refusal-opening-short =
    { $points } de { $needed } puntos: no basta para abrir. Añade combinaciones nuevas en este mismo
    turno, o recoge las cartas.
refusal-contract-short =
    El contrato se baja entero en un solo turno. Todavía faltaría { contract }. Baja también eso, o
    recoge las cartas.
refusal-whole-hand-short =
    En esta ronda no se baja nada hasta poder cerrar con ello de una vez. { $cards ->
        [0] Estas no son las combinaciones que se piden.
        [one] Una carta no encaja todavía.
       *[other] { $cards } cartas no encajan todavía.
    }
refusal-discard-taken =
    Ahora no puedes descartar { $card }: has tomado esa carta de la pila de descartes en este mismo
    turno. Descarta otra.
refusal-discard-needed =
    Aquí cada turno termina con un descarte, también el último. Guarda una carta que puedas tirar.
refusal-discard-last =
    No puedes cerrar descartando { $card }: la última carta de la mano tiene que bajarse.
refusal-turn-stuck =
    Después de eso no tendrías forma legal de terminar tu turno. Guarda una carta que puedas
    descartar.


## Sucesos

event-deal = Ronda { $deal }. Reparte: { $dealer }. Empieza: { $lead }.
event-draw = { $name } roba { $card } del mazo.
event-draw-you = Robas { $card } del mazo.
event-take = { $name } toma { $card } de la pila de descartes.
event-take-you = Tomas { $card } de la pila de descartes.
event-meld = { $name } baja la combinación { $meld }: { $cards }.
event-meld-you = Bajas la combinación { $meld }: { $cards }.
event-lay-off = { $name } añade { $card } a la combinación { $meld }.
event-lay-off-you = Añades { $card } a la combinación { $meld }.
event-reclaim = { $name } pone { $card } en la combinación { $meld } y se lleva { $wild }.
event-reclaim-you = Pones { $card } en la combinación { $meld } y te llevas { $wild }.
event-discard = { $name } descarta { $card }.
event-discard-you = Descartas { $card }.
event-decline = { $name } rechaza el último descarte.
event-decline-you = Rechazas el último descarte.
event-renew =
    El mazo está vacío: { $cards ->
        [one] un descarte anterior forma
       *[other] { $cards } descartes anteriores forman
    } el nuevo mazo.
event-out = { $name } se queda sin cartas y cierra.
event-out-you = Te quedas sin cartas: has cerrado.
event-blocked =
    { $reason ->
        [stock-exhausted] { end-stock-exhausted }
        [table-unchanged] { end-table-unchanged }
        [declined] { end-declined }
       *[no-draw] { end-no-draw }
    }
event-scored = Puntos de esta ronda: { $scores }.
event-ended = La partida ha terminado. Victoria: { $winners }. Puntuación final: { $totals }.


## Por qué ha movido un bot, o qué aconseja una pista: hechos a secas, sin sujeto

reason-only-way = No hay otra manera de seguir.
reason-by-chance =
    { $ways ->
        [one] Es la única jugada que hay.
       *[other] Es una de { $ways } jugadas, elegida al azar.
    }
reason-draw-no-help =
    Una carta del mazo ayudará probablemente más que { $card } de la pila de descartes.
reason-draw-no-meld = Con { $card } de la pila de descartes no mejorarían las combinaciones de la mano.
reason-draw-overlooked = Nada parecía ir con { $card } de la pila de descartes.
reason-take-meld = Con { $card } se completa una combinación.
reason-take-out = Con { $card } se puede vaciar la mano en este turno.
reason-take-wild = Sirve de comodín: { $card } puede representar cualquier carta.
reason-take-fits = Hay una combinación en la mesa a la que se puede añadir { $card }.
reason-take-pair = Parecía formar pareja: { $card } con { $cards }.
reason-take-outs =
    Va con { $cards } de la mano, y { $outs ->
        [one] queda por ver una carta que completa
       *[other] quedan por ver { $outs } cartas que completan
    } la combinación.
reason-take-better = Esta carta es mejor que la que sustituye.
reason-end-lowest = Pone fin a la ronda, y ninguna otra mano costará probablemente menos.
reason-way-out = Es un paso para vaciar la mano en este turno.
reason-open-points = Hay combinaciones para los { $needed } puntos con que se abre.
reason-open-contract = Se puede bajar el contrato entero.
reason-open-whole = Se puede bajar la mano entera.
reason-lay-meld =
    En la mesa, estas cartas ya no pueden costar { $points ->
        [one] su punto
       *[other] sus { $points } puntos
    }.
reason-lay-off =
    En una combinación, { $card } ya no puede costar { $points ->
        [one] su punto
       *[other] sus { $points } puntos
    }.
reason-reclaim =
    Para { $card } no hay otro uso, y { $wild } se puede bajar donde haga falta.
reason-pay-debt =
    { $owed ->
        [one] El comodín que se tomó debe volver a bajarse en este turno.
       *[other] Los { $owed } comodines que se tomaron deben volver a bajarse en este turno.
    }
reason-throw-only = No se puede tirar más que { $card }.
reason-throw-dearest =
    Fuera de las combinaciones ninguna carta cuesta más que { $card }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
reason-throw-outs =
    Se guardan cartas más caras: para { $cards } { $outs ->
        [one] queda por ver una carta que completa
       *[other] quedan por ver { $outs } cartas que completan
    } una combinación.
reason-throw-fits =
    Se guardan cartas más caras porque se pueden añadir a combinaciones de la mesa: { $cards }.
reason-throw-plan =
    { $short ->
        [0] Sin ella el contrato está completo.
        [one] Después al contrato le falta una sola carta.
       *[other] Después al contrato le faltan { $short } cartas, y ningún otro descarte deja menos.
    }
reason-throw-safe =
    Es menos probable que el siguiente jugador necesite { $card } que cartas más caras: { $cards }.
reason-throw-least = De todas las cartas, { $card } es la que menos falta hace.
reason-throw-odd = Nada en la mano parecía ir con { $card }.
reason-throw-low = Es una carta baja. En la mano quedan mejor las altas.
reason-played-out =
    En { $worlds } maneras en que pueden estar las cartas ocultas, jugadas hasta el final, esto salió
    mejor que la primera idea: { $points ->
        [one] un punto
       *[other] { $points } puntos
    } por ronda.


## Qué le da un descarte al siguiente jugador

gift-first-turn =
    { $name } no puede tomar { $card }: en el primer turno no se toma nada de los descartes.
gift-wild = Le das una carta comodín: { $name } puede tomar { $card }.
gift-meld =
    Le das una combinación: { $name } puede juntar { $card } con cartas que tomó de los descartes,
    { $cards }.
gift-lay-off = { $name } puede añadir { $card } a la combinación { $meld }.
gift-reclaim =
    { $name } puede cambiar { $card } por una carta comodín de la combinación { $meld }.
gift-near =
    Puede servirle: { $name } tomó de los descartes cartas que van con { $card }, { $cards }.
gift-nothing = Nada de lo que se sabe de { $name } va con { $card }.


## Por qué ha terminado una ronda

end-out = { $name } ha cerrado.
end-out-you = Has cerrado.
end-stock-exhausted =
    La ronda queda bloqueada: el mazo se ha agotado y en una vuelta entera no ha cambiado nada en la
    mesa. Nadie ha cerrado.
end-table-unchanged =
    La ronda queda bloqueada: el mazo vuelve a estar vacío y nada ha cambiado en la mesa desde que
    se renovó por última vez. Nadie ha cerrado.
end-no-draw =
    La ronda queda bloqueada: al siguiente jugador no le queda ninguna carta que pueda robar. Nadie
    ha cerrado.
end-declined =
    El mazo se ha agotado y se ha rechazado el último descarte. Nadie ha cerrado.


## Errores: lo que no se puede leer

error-card-unreadable =
    «{ $text }» no es una carta. Escribe un valor (A, 2 a 10, J, Q, K) y un palo (s picas, h
    corazones, d diamantes, c tréboles), como en 7h; un comodín es *.
error-move-unreadable = «{ $text }» no es una jugada aquí. Se esperaba: { $expected }.
error-record-version =
    Este registro es de la versión { $version }, que este programa no puede leer. Quizá pueda uno
    más nuevo.
error-record-line =
    La línea { $line } del registro no se puede leer: «{ $text }». Se esperaba: { $expected }.
error-record-move =
    La línea { $line } del registro contiene una jugada imposible: «{ $text }». { $reason ->
        [ambiguous] Puede significar varias jugadas.
        [not-on-turn] Le toca a otro asiento.
        [unread] No se puede leer.
       *[refused] { $refusal }
    }
error-back-nothing =
    No hay nada que deshacer. Se pueden deshacer los pasos del turno en curso, pero no el robo de
    una carta del mazo.
error-deal-running = Todavía no se pueden repartir las cartas siguientes: esta ronda sigue en juego.
error-match-over = La partida ha terminado; no hay más rondas.
error-rules-unknown = No hay ningún juego llamado «{ $name }». Se conocen: { $known }.
error-option-unknown = No hay ninguna opción llamada «{ $name }». Se conocen: { $known }.
error-option-value = La opción { $name } no puede ser «{ $value }». Se admite: { $allowed }.
error-options-clash = Con esta mezcla de opciones no se puede jugar: { $clashes }.
error-seed-bad =
    «{ $text }» no puede ser una semilla. Usa una línea de hasta 64 letras, cifras y signos, sin
    espacios al principio ni al final.
error-seats-bad =
    { $got ->
        [one] Con un asiento no se puede
       *[other] Con { $got } asientos no se puede
    } jugar a este juego: es para { $min } a { $max } jugadores.
error-name-bad =
    «{ $text }» no puede ser el nombre de un jugador. Escribe un texto sin comas, signos de igual ni
    saltos de línea.
error-bot-unknown = No hay ningún bot llamado «{ $name }». Se conocen: { $known }.
error-bot-trait =
    El bot { $name } no puede tener el rasgo «{ $text }». Escribe cada rasgo una vez, como
    RASGO=NÚMERO, con un número de 0 a 10. Rasgos conocidos: { $known }.
error-scenario-toml =
    Línea { $line }, carácter { $column }: { $fault ->
        [string] un texto no está cerrado; va entre comillas y en una sola línea
        [escape] a una barra invertida de un texto le sigue algo que no puede seguirle
        [sign] un signo que no puede estar aquí
        [list] una lista no está cerrada, o le falta una coma
        [braces] una tabla entre llaves no está cerrada, o le falta una coma
        [key] una línea empieza con una clave y un signo igual, o es un título entre corchetes
        [bracket] un título no está cerrado con su corchete
        [line] la línea debería terminar aquí
        [twice] esta clave o este título está dos veces
       *[value] un valor que no se puede leer; los textos van entre comillas
    }. (Los escenarios se escriben en TOML.)
error-scenario-large =
    El escenario no se puede leer: { $what ->
        [depth] hay corchetes dentro de demasiados corchetes
       *[number] hay un número demasiado grande
    }.
error-scenario-missing = En el escenario falta «{ $key }».
error-scenario-key =
    Clave desconocida «{ $key }» en { $place ->
        [scenario] el escenario
        [position] la posición del escenario
       *[other] «{ $place }» del escenario
    }.
error-scenario-value =
    El valor de «{ $key }» en el escenario es incorrecto: { $got }. Se esperaba: { $expected ->
        [whole] un número entero, { $least } o más
        [range] un número entero de { $least } a { $most }
        [number] un número
        [numbers] un número entero para cada asiento
        [scores] un número entero, o una fracción como "9/2", para cada asiento
        [flag] true o false
        [flags] true o false para cada asiento
        [by-seat] una lista con una entrada para cada asiento
        [hands] de cada mano sus cartas como texto, o cuántas cartas desconocidas tiene
        [cards] cartas como texto, por ejemplo "7h 10s *"
        [phase] "draw" o "play"
        [table] una tabla
        [melds] una lista de números de combinaciones
        [own-melds] combinaciones del asiento en turno, cada una una vez
        [drawn] "stock", "none" o "discard CARTA"
        [game] un juego, por ejemplo "basic-rummy"
        [text] un texto
        [asks] al menos un [[ask]]
        [question] una pregunta: play, readings, hand_points, least_left o moves
        [readings] un número, o una lista de combinaciones
        [moves] una lista de jugadas
        [verdict] "legal", "illegal" o "ambiguous"
        [answer] la respuesta que da el motor
        [trial] una jugada, legal o no, o hand_points
        [closed] una jugada con un solo significado
       *[kind] un valor como lo muestra la notación
    }.
error-position-too-many =
    En la posición se repite { $card }: { $got } veces, pero en las barajas { $most ->
        [0] no hay ninguna
        [one] solo hay una
       *[other] solo hay { $most }
    }.
error-position-pack =
    La posición tiene { $got } cartas, más que las { $most } de este juego.
error-position-meld =
    La combinación { $meld } de la posición no es legal. { $reason ->
        [unknown] En la mesa no puede haber cartas desconocidas.
        [ambiguous] Se puede leer de varias maneras: nombra sus cartas comodín.
       *[refused] { $refusal }
    }
error-position-seats =
    La posición tiene { $got ->
        [one] una mano
       *[other] { $got } manos
    }, pero este juego es para { $min } a { $max } jugadores.
error-position-length =
    «{ $key }» en la posición necesita { $expected ->
        [one] una entrada
       *[other] { $expected } entradas
    }, una por asiento, pero tiene { $got }.
error-position-seat =
    «{ $key }» en la posición nombra el asiento { $seat }, pero hay { $seats } asientos, contados
    desde 0.
error-position-deal =
    La posición es de la ronda { $deal }, pero una partida tiene { $deals } rondas, contadas desde 1.
error-position-meld-number =
    «{ $key }» en la posición nombra la combinación { $meld }, pero { $melds ->
        [0] no hay combinaciones en la mesa
        [one] en la mesa solo está la combinación 1
       *[other] las combinaciones de la mesa llevan los números 1 a { $melds }
    }.
error-position-drawn =
    La posición dice que en este turno se tomó { $card } de los descartes, pero no está ni en la
    mano ni en la mesa.
error-position-empty-hand = El asiento { $seat } debe seguir jugando, pero su mano está vacía.
error-position-unknown =
    La posición deja cartas sin conocer. Para jugarla hay que nombrar las cartas de todas las manos,
    del mazo y de la pila de descartes.
error-request-bad = El motor no ha entendido esta petición: { $detail }.


## Opciones que no van juntas; partes de error-options-clash

clash-cards-too-few = las barajas tienen muy pocas cartas para todas las manos y las dos pilas
clash-hand-too-small = una mano tiene muy pocas cartas para una combinación
clash-set-max-distinct = un grupo de palos distintos tiene cuatro cartas como máximo
clash-hand-size-seats = no está dicho cuántas cartas se reparten con cada número de jugadores
clash-opening-points-missing = una apertura por puntos necesita el número de puntos
clash-opening-points-too-many = ninguna mano puede valer los puntos de la apertura
clash-contracts-missing = una apertura por contrato necesita los contratos
clash-contract-too-long = un contrato necesita más cartas de las que tiene una mano
clash-contract-too-short = en las combinaciones de un contrato no cabe la mano entera
clash-contract-melds-per-turn =
    un contrato de varias combinaciones no se puede bajar a una combinación por turno
clash-length-missing = una partida necesita una meta o un número de rondas
clash-length-twice = una partida tiene una meta o un número de rondas, no las dos cosas
clash-payment-target = los pagos necesitan un número de rondas, no una meta
clash-payment-own-hands =
    los pagos necesitan a alguien que gane una ronda bloqueada, así que cuentan las diferencias
clash-reclaim-without-jokers = sin comodines ni valores comodín no hay nada que cambiar


## Opciones: nombre, qué deciden y sus valores cuando son palabras

option-players = Jugadores
option-players-about = Cuántas personas pueden sentarse a la mesa.

option-packs = Barajas
option-packs-about = Cuántas barajas de 52 cartas se mezclan.

option-jokers = Comodines
option-jokers-about = Cuántos comodines se añaden a las barajas.

option-wild_ranks = Valores comodín
option-wild_ranks-about =
    Un valor cuyas cartas pueden representar cualquier otra, como los comodines. Puede cambiar de
    ronda en ronda.
option-wild_ranks-none = ninguno

option-hand_size = Cartas repartidas
option-hand_size-about =
    Cuántas cartas recibe cada jugador. Puede depender del número de jugadores o de la ronda.

option-upcard = Primer descarte
option-upcard-about =
    Si después de repartir se vuelve una carta para empezar la pila de descartes.
option-upcard-yes = se vuelve una carta
option-upcard-no = la pila empieza vacía

option-first_turn = Primer turno
option-first_turn-about =
    Si en su primer turno de la ronda los jugadores pueden hacerlo todo. Puede que solo roben y
    descarten, o que quien empieza reciba una carta más y no robe.
option-first_turn-free = como cualquier otro
option-first_turn-draw-and-discard = solo robar y descartar
option-first_turn-lead-discards = quien empieza tiene una carta más y no roba

option-set_suits = Palos en un grupo
option-set_suits-about =
    Si un palo puede estar dos veces en un grupo. Para eso hacen falta dos barajas.
option-set_suits-distinct = todos distintos
option-set_suits-repeat = pueden repetirse

option-set_max = Grupo más largo
option-set_max-about = Cuántas cartas puede tener un grupo como máximo.
option-set_max-none = sin límite

option-run_min = Escalera más corta
option-run_min-about = Cuántas cartas necesita al menos una escalera.

option-aces = Ases en escaleras
option-aces-about =
    Dónde puede estar un as en una escalera: al principio, también al final, o incluso entre el rey
    y el dos.
option-aces-low = bajo: A 2 3
option-aces-high-low = bajo o alto: A 2 3, Q K A
option-aces-corner = también dando la vuelta: K A 2

option-jokers_per_meld = Comodines por combinación
option-jokers_per_meld-about =
    Cuántas cartas de una combinación pueden representar otras: comodines y cartas de un valor
    comodín.
option-jokers_per_meld-any = los que se quiera

option-naturals_per_meld = Cartas naturales por combinación
option-naturals_per_meld-about =
    Cuántas cartas de una combinación deben ser lo que son, sin representar otra.

option-opening = Apertura
option-opening-about =
    Qué deben bajar primero los jugadores, todo en un turno, antes de poder bajar nada más.
option-opening-none = nada especial
option-opening-points = combinaciones que sumen bastantes puntos
option-opening-contract = el contrato de la ronda
option-opening-whole-hand = la mano entera de una vez

option-opening_points = Puntos para abrir
option-opening_points-about =
    Cuántos puntos debe sumar una apertura por puntos: el as cuenta once; J, Q y K, diez; las demás
    cartas, su número.
option-opening_points-none = no hacen falta

option-opening_jokers = Comodines al abrir
option-opening_jokers-about = Cuánto vale un comodín en una apertura por puntos.
option-opening_jokers-none = no hace falta
option-opening_jokers-nothing = nada
option-opening_jokers-as-named = tanto como la carta que representa

option-contracts = Contratos
option-contracts-about =
    Qué grupos y escaleras abren cada ronda, cuando se abre por contrato.
option-contracts-none = no hacen falta

option-melds_per_turn = Combinaciones por turno
option-melds_per_turn-about = Cuántas combinaciones nuevas puede bajar un jugador en un turno.
option-melds_per_turn-1 = una
option-melds_per_turn-any = las que quiera

option-melds_after_opening = Combinaciones después de abrir
option-melds_after_opening-about =
    Si en los turnos después de abrir se pueden bajar combinaciones nuevas, o solo añadir cartas a
    las que hay en la mesa.
option-melds_after_opening-yes = permitidas
option-melds_after_opening-no = no permitidas

option-lay_off = Añadir cartas
option-lay_off-about = Cuándo puede un jugador añadir cartas a combinaciones de la mesa.
option-lay_off-free = siempre
option-lay_off-after-own-meld = después de bajar una combinación propia
option-lay_off-after-opening-turn = desde el turno siguiente al de la propia apertura
option-lay_off-never = nunca

option-reclaim = Cambiar comodines
option-reclaim-about =
    Si un jugador puede poner en el lugar de un comodín la carta que este representa y llevárselo.
option-reclaim-never = no permitido
option-reclaim-reuse = permitido; el comodín debe bajarse en el mismo turno
option-reclaim-keep = permitido; el comodín se puede guardar

option-final_discard = Último descarte
option-final_discard-about = Si un jugador cierra con un descarte.
option-final_discard-optional = con descarte o sin él
option-final_discard-required = solo con descarte
option-final_discard-never = solo bajando la última carta

option-stock_end = Mazo vacío
option-stock_end-about = Cómo forman los descartes un nuevo mazo cuando el mazo está vacío.
option-stock_end-turn = se les da la vuelta sin mezclarlos
option-stock_end-shuffle = mezclados
option-stock_end-keep-top = mezclados, menos la carta de arriba

option-recycles = Renovaciones del mazo
option-recycles-about =
    Cuántas veces pueden los descartes formar un nuevo mazo en una ronda. Después, los jugadores
    toman el último descarte o lo rechazan y ponen fin a la ronda.
option-recycles-unlimited = las que hagan falta

option-scoring = Puntuación
option-scoring-about =
    Quién cuenta las cartas que quedan en las manos cuando alguien ha cerrado, y para quién.
option-scoring-collect =
    el ganador se apunta lo que les queda a los demás; gana el total más alto
option-scoring-penalty =
    todos los demás se apuntan su mano en contra; gana el total más bajo
option-scoring-payment = todos los demás pagan al ganador; gana el total más alto

option-blocked_score = Puntos de una ronda bloqueada
option-blocked_score-about = Quién cuenta qué cuando nadie cierra.
option-blocked_score-differences = las diferencias con la mano más baja, que gana
option-blocked_score-own-hands = cada jugador su propia mano

option-going_rummy = Cerrar de golpe
option-going_rummy-about =
    Qué se gana al cerrar en un solo turno sin haber bajado, añadido ni cambiado nada antes.
option-going_rummy-none = nada más
option-going_rummy-double = el doble de puntos
option-going_rummy-bonus = diez puntos más

option-ace_points = Puntos de un as
option-ace_points-about = Cuánto cuenta un as que queda en la mano.

option-number_points = Puntos de los números
option-number_points-about =
    Cuánto cuentan las cartas del 2 al 9 que quedan en la mano. El 10 cuenta diez.
option-number_points-face = su número
option-number_points-five = cinco cada una

option-joker_points = Puntos de un comodín
option-joker_points-about =
    Cuánto cuenta un comodín, o una carta del valor comodín de la ronda, que queda en la mano.

option-target = Meta
option-target-about =
    Los puntos con los que termina la partida, después de la ronda en que alguien los tiene.
option-target-none = ninguna

option-deals = Rondas
option-deals-about = Cuántas rondas dura una partida que no tiene meta.
option-deals-none = hasta alcanzar la meta

option-tie_break = Totales iguales
option-tie_break-about = Quién gana la partida cuando los mejores totales son iguales.
option-tie_break-share = la victoria se comparte
option-tie_break-deals-won = decide quien ha ganado más rondas

value-of-option = { $option }: { $value }

value-range = { $min } a { $max }
value-for-seats = { $seats } jugadores: { $value }
value-in-deal = ronda { $first }: { $value }
value-in-deals = rondas { $first } a { $last }: { $value }
value-from-deal = desde la ronda { $first }: { $value }
value-next = { $first }; { $next }
