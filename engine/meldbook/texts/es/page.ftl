# Lo que solo dice la página. Cartas, asientos y listas llegan ya en palabras (véase engine.ftl);
# todos los nombres empiezan por ui-.
#
# Glosario: el de engine.ftl. Además:
#   referee árbitro · hint pista · house rules reglas de la casa · score sheet hoja de puntos
#   log registro de lo ocurrido · seat asiento, jugador · stage juntar · on turn en turno


## Página de inicio

ui-tagline = La familia del rummy, con un árbitro que se explica
ui-new-match = Nueva partida
ui-you-default = Tú
ui-seat-count = Jugadores
ui-bot-default =
    { $number ->
        [1] Ana
        [2] Bram
        [3] João
        [4] Chidi
        [5] Mei
       *[other] Lena
    }
ui-start = Repartir las cartas
ui-resume-title = Tu partida sigue
ui-resume-about = { $game }, { $deals ->
        [0] ronda { $deal }
       *[other] ronda { $deal } de { $deals }
    }, con { $names }
ui-resume = Continuar
ui-look = Ver el resultado
ui-delete = Borrar
ui-delete-sure = ¿Borrar esta partida para siempre?
ui-delete-yes = Borrarla
ui-delete-no = Conservarla
ui-matches = { $count ->
    [one] Tu partida guardada
   *[other] Tus { $count } partidas
}
ui-match-about = { $titled ->
    [yes] { $game }, con { $names }
   *[no] con { $names }
}, { $over ->
    [true] terminada
   *[false] { $deals ->
        [0] ronda { $deal }
       *[other] ronda { $deal } de { $deals }
    }
}, { $when }
ui-match-fork = Qué pasaría desde la ronda { $deal }, jugada { $move }
ui-match-more = Más
ui-match-rename = Cambiar nombre
ui-match-name = Nombre de esta partida
ui-match-rename-done = Guardar el nombre
ui-match-cancel = Dejarlo
ui-replay = Ver de nuevo
ui-statistics = Estadísticas
ui-fairness = Reparto limpio
ui-aside-loading = Un momento…
ui-aside-failed = No se ha podido cargar. Mira si tienes conexión e inténtalo otra vez.
ui-deal-name = Ronda por su nombre
ui-deal-name-open = Abrirla
ui-deal-name-bad = «{ $name }» no es el nombre de una ronda. Uno es así: jokeren-13.3.17.2, es decir, juego, jugadores, semilla y ronda.
ui-link-cut = No se puede leer la partida de este enlace: quizá se cortó por el camino. Pide el archivo en su lugar.
ui-text-long = Esto es más largo de lo que puede ser una partida: más de { $most } caracteres. No se lee.
ui-rules = Reglas de este juego
ui-all-rules = Reglas de todos los juegos
ui-copy = Copiar…
ui-export = Guardar en un archivo
ui-import = Abrir una partida de un archivo
ui-device = Nada sale de tu dispositivo
ui-licences = Licencias
ui-embedding = En tus propias páginas
ui-pad-title = Libreta de puntos para cartas de verdad
ui-offline-about = Todo funciona en tu navegador: sin cuenta y sin servidor.
ui-offline-ready = Listo para jugar sin conexión
ui-offline-no-room = Este navegador no tiene sitio para guardar el juego y usarlo sin conexión.
ui-install = Instalar como aplicación
ui-install-about = Si la aplicación guarda sus partidas aparte, llévate las tuyas: guárdalas aquí como archivos y ábrelas allí.


## Barra y menú

ui-bar = Mesa
ui-menu = Menú
ui-scores = Hoja de puntos
ui-log = Qué ha pasado
ui-log-empty = Nada todavía en esta ronda.
ui-log-covered = Tapado hasta que el siguiente jugador esté a punto.
ui-undo = Deshacer el último paso
ui-help = Ayuda y teclas
ui-settings = Ajustes
ui-leave = Dejar la mesa
ui-close = Cerrar
ui-deal = { $deals ->
        [0] Ronda { $deal }{ $target ->
            [0] {""}
           *[other] , hasta { $target }
        }
       *[other] Ronda { $deal } de { $deals }
    }
ui-own-score = Tú: { $score } pts{ $opened ->
        [true] , has abierto
       *[other] {""}
    }
ui-contract-brief = { $sets ->
        [0] { ui-contract-runs }
       *[other] { $runs ->
            [0] { ui-contract-sets }
           *[other] { ui-contract-sets } + { ui-contract-runs }
        }
    }
ui-contract-sets = { $sets ->
        [one] 1 grupo
       *[other] { $sets } grupos
    }
ui-contract-runs = { $runs ->
        [one] 1 escalera
       *[other] { $runs } escaleras
    }
ui-wild = Comodín:
ui-rank = { $rank }
ui-table-rules = Reglas de esta mesa


## Asientos

ui-you = Tú
ui-players = Jugadores
ui-points = { $score } puntos
ui-points-short = { $score } pts
ui-opened = abierto
ui-taken = Tomadas, y todavía en esta mano
ui-taken-by = { $name } tomó y aún tiene { $cards }.
ui-seat =
    { $name }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $score } puntos{ $opened ->
        [true] , ha abierto
        [false] , no ha abierto
       *[none] {""}
    }{ $turn ->
        [true] , en turno
       *[false] {""}
    }{ $known ->
        [0] {""}
       *[other] , tomó { $taken }
    }


## Combinaciones

ui-table = Combinaciones en la mesa
ui-empty-none = Todavía no hay combinaciones.
ui-empty-points = Todavía no hay combinaciones. Las primeras de un jugador, bajadas en un turno, deben sumar { $points } puntos.
ui-empty-contract = Todavía no hay combinaciones. Las primeras de un jugador deben ser { contract }, en un solo turno.
ui-empty-whole-hand = Todavía no hay combinaciones. En esta ronda no se baja nada hasta poder bajar una mano entera.
ui-yours = tuya
ui-mark-add = encaja
ui-mark-swap = cambia
ui-meld-name = Combinación { $meld }, { $mine ->
        [true] tuya
       *[false] { $owner }
    }: { $kind ->
        [set] grupo
       *[run] escalera
    }, { $cards }{ $fits ->
        [add] . Lo que has elegido se puede añadir
        [swap] . Lo que has elegido se puede cambiar por el comodín
        [both] . Lo que has elegido se puede añadir, o cambiar por el comodín
       *[none] {""}
    }{ $touched ->
        [yes] . Cambio de { $by } desde tu último turno
       *[no] {""}
    }
ui-group = { $kind ->
        [set] Grupo
        [run] Escalera
       *[either] Grupo o escalera
    }{ $points ->
        [-1] {""}
       *[other] , { $points } puntos
    }
ui-group-judging = …
ui-group-name = Juntas, todavía sin bajar: { $cards }. { $words }. Pulsa para recoger estas cartas


## Pilas

ui-piles = Mazo y pila de descartes
ui-stock = Mazo boca abajo, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }{ $can ->
        [true] : robar
       *[false] {""}
    }
ui-discard-pile = Pila de descartes, arriba { $top }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }{ $thrown ->
        [yes] , de { $by }
       *[no] {""}
    }{ $can ->
        [true] : tomar
       *[false] {""}
    }
ui-discard-pile-empty = Pila de descartes, vacía
ui-stock-short = Mazo
ui-discard-short = Descartes
ui-sort = Ordenar
ui-sort-about = Ordenar la mano: por palo o valor, mover las cartas elegidas, juntarlas
ui-opening = { $points } de { $needed } puntos


## Cómo va

ui-verdict-starting = Preparando la mesa
ui-verdict-over = La ronda ha terminado
ui-verdict-other = Juega { $name }
ui-verdict-draw = Tu turno: roba una carta
ui-verdict-take = Tu turno: toma el descarte
ui-verdict-draw-or-take = Tu turno: roba, o toma el descarte
ui-verdict-take-or-decline = Sin mazo: toma, o rechaza
ui-verdict-lead = Empiezas con una carta más: no robes, descarta
ui-verdict-first = Primer turno: solo descarta una carta
ui-verdict-rest = Falta por bajar en este turno: { contract }
ui-verdict-whole = Descarta una, o baja la mano entera
ui-verdict-whole-rest = Ahora baja también el resto de la mano
ui-verdict-play = Elige cartas para bajar, o una para descartar
ui-verdict-off = Añade cartas a una combinación, o descarta una
ui-verdict-only = Ahora descarta una carta
ui-verdict-owed = { $owed ->
        [one] Baja el comodín que tomaste antes de descartar
       *[other] Baja los { $owed } comodines que tomaste antes de descartar
    }
ui-verdict-judging = { $count ->
        [one] 1 carta elegida
       *[other] { $count } cartas elegidas
    }
ui-verdict-staged = Aún no se puede bajar
ui-verdict-ready = Listo: pulsa Bajar
ui-verdict-fits = { $melds ->
        [one] Encaja en una combinación de la mesa
       *[other] Encaja en { $melds } combinaciones de la mesa
    }
ui-verdict-one = Descarta esa carta, o elige más para combinar
ui-verdict-alone = Descarta esa carta, o elige otra
ui-verdict-last = Descártala: es tu última carta
ui-verdict-none = No es una combinación
ui-verdict-meld = { $kind ->
        [set] Grupo de { $count }
        [run] Escalera de { $count }
       *[either] Grupo o escalera de { $count }
    }{ $points ->
        [-1] {""}
       *[other] , { $points } puntos
    }
ui-whole-hand = { $placed } de { $cards } cartas en combinaciones
ui-contract = Para abrir: { contract }
ui-part-set = Grupo
ui-part-run = Escalera
ui-part-missing = falta
ui-part-staged = por bajar
ui-part-laid = en la mesa
ui-decline = Rechazar


## Pistas: el paso siguiente y su motivo, con qué se abriría, qué ayudaría

ui-hint = Pista
ui-hint-close = Quitar la pista
ui-hint-more = Más de la pista
ui-hint-do = Hazlo
ui-hint-wait = Es el turno de otro jugador. Para tu mano:
ui-hint-draw = Roba del mazo.
ui-hint-take = Toma { $card }.
ui-hint-decline = Deja el último descarte.
ui-hint-meld = Baja { $cards }.
ui-hint-add = Añade { $card } a la combinación { $meld }.
ui-hint-swap = Cambia { $card } por la carta comodín de la combinación { $meld }.
ui-hint-discard = Descarta { $card }.
ui-hint-opens =
    { $melds ->
        [one] Esta combinación abre: { $groups }.
       *[other] Estas { $melds } combinaciones abren: { $groups }.
    }
ui-hint-points = Tus combinaciones suman { $points } de los { $needed } puntos que hacen falta para abrir.
ui-hint-enough = Tus combinaciones suman { $points } puntos, bastante para abrir: hacen falta { $needed }.
ui-hint-whole = En esta ronda se baja la mano entera de una vez.
ui-hint-contract =
    { $short ->
        [0] Tienes el contrato en la mano.
        [one] A tu mano le falta 1 carta para el contrato.
       *[other] A tu mano le faltan { $short } cartas para el contrato.
    }
ui-hint-would-open = Podrías abrir con:
ui-hint-would-help = Te ayudarían:
ui-hint-copies =
    , { $copies ->
        [one] 1 por ver
       *[other] { $copies } por ver
    };
ui-hint-others = y { $more } más
ui-hint-cost =
    { $left ->
        [0] Mano: { ui-hint-all }; se puede combinar entera.
       *[other] Mano: { ui-hint-all }; fuera de sus mejores combinaciones, { $left }.
    }
ui-hint-cost-bare = Mano: { ui-hint-all }; nada se puede combinar.
ui-hint-all =
    { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }


## Negativas en pocas palabras, junto a las cartas elegidas

ui-short-meld-too-short = { $missing ->
        [one] Falta una carta más
       *[other] Faltan { $missing } cartas más
    }
ui-short-set-too-long = { $max } cartas por grupo como máximo
ui-short-set-suit-twice = Dos veces { $suit } en este grupo
ui-short-meld-no-pattern = Ni grupo ni escalera
ui-short-run-gap = Hay un hueco
ui-short-run-suits = Una escalera es de un solo palo
ui-short-run-corner = El as no va ahí
ui-short-meld-jokers = Demasiados comodines
ui-short-meld-naturals = Muy pocas cartas naturales
ui-short-contract-short = Falta todavía: { contract }
ui-short-contract-kind = { $kind ->
        [set] Ese grupo no entra en el contrato
       *[run] Esa escalera no entra en el contrato
    }
ui-short-whole-hand-short = Solo con el resto de la mano
ui-short-meld-second = Una combinación por turno
ui-short-meld-after-opening = Ninguna más después de abrir
ui-short-lay-off-own-first = Antes, una combinación propia
ui-short-lay-off-never = En esta ronda no se añade nada
ui-short-discard-needed = Guarda una carta para descartar
ui-short-discard-last = La última carta se baja
ui-short-run-card-twice = Dos veces la misma carta
ui-short-opening-short = { $missing ->
        [one] Falta un punto para abrir
       *[other] Faltan { $missing } puntos para abrir
    }
ui-short-first-turn-table = No en tu primer turno
ui-short-first-turn-take = No en tu primer turno
ui-short-discard-taken = Recién tomada: no se tira
ui-short-reclaim-unused = Antes hay que bajar el comodín
ui-short-turn-stuck = Guarda una carta para descartar
ui-short-lay-off-unopened = Antes tienes que abrir
ui-short-lay-off-no-fit = No encaja


## Botones

ui-actions = Acciones
ui-draw = Robar
ui-take = Tomar
ui-meld = Bajar
ui-lay-off = Añadir
ui-swap = Cambiar
ui-discard = Descartar
ui-discard-again = Sí, descartar


## Mano

ui-hand = Tu mano, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
ui-card-fresh = { $name }, nueva
ui-card-wild = { $name }, comodín
ui-moved = Lugar { $place } de { $cards }
ui-order = Orden de la mano
ui-order-suit = Palos
ui-order-rank = Valores
ui-order-melds = Juegos
ui-order-own = Mi orden
ui-sorted-suit = Ordenada por palo.
ui-sorted-rank = Ordenada por valor.
ui-sorted-melds = Las mejores combinaciones primero.
ui-sorted-none = No hay combinaciones en tu mano: ordenada por palo.
ui-sorted-own = En tu propio orden.
ui-chosen = Cartas elegidas
ui-move-start = Al principio
ui-move-left = A la izquierda
ui-move-right = A la derecha
ui-move-end = Al final
ui-stage = Juntar
ui-staged = Juntas: { $cards }.
ui-select-move = Elige antes las cartas que quieres mover.
ui-select-stage = Elige antes las cartas que quieres juntar.


## Preguntas

ui-choice-draw = ¿Qué robas?
ui-choice-lay = { $of ->
        [0] ¿Qué bajas?
       *[other] ¿Qué bajas? Combinación { $number } de { $of }
    }
ui-choice-wild = { $wild ->
        [one] ¿Qué representa la carta comodín?
       *[other] ¿Qué representan las cartas comodín?
    }{ $of ->
        [0] {""}
       *[other] {" "}Combinación { $number } de { $of }
    }
ui-kind-set = Un grupo
ui-kind-run = Una escalera de { $suit }
ui-move-stand = por { $cards }
ui-move-all = todas como { $rank }
ui-choice-lay-off = ¿Dónde va?
ui-choice-reclaim = ¿Qué comodín?
ui-choice-discard = ¿Qué carta?
ui-move-draw = Robar del mazo
ui-move-take = Tomar el último descarte: { $card }
ui-move-decline = Rechazar: pone fin a la ronda
ui-move-meld = { $cards }
ui-move-add = { $cards } en la combinación { $meld }
ui-move-swap = Cambiar por { $wild } en la combinación { $meld }


## Mensajes de la página

ui-opening-so-far = { $points } de { $needed } puntos. Añade otra combinación y se bajarán juntas.
ui-contract-so-far = Juntas. Para abrir te falta todavía { contract }; después se baja todo a la vez.
ui-whole-hand-so-far = Juntas. En esta ronda la mano entera se baja de una vez: combina también el resto.
ui-select-lay = Elige antes tres cartas o más y después pulsa Bajar.
ui-select-lay-off = Elige antes una carta y después la combinación en que encaja.
ui-fits-nowhere = No cabe en ninguna combinación de la mesa: { $cards }.
ui-select-reclaim = { $selected ->
        [0] Elige antes la carta que representa el comodín.
       *[other] Elige solo la carta que representa el comodín; hay { $selected } elegidas.
    }
ui-select-discard = { $selected ->
        [0] Elige antes la carta que vas a descartar.
       *[other] Elige una sola carta para descartar; hay { $selected } elegidas.
    }
ui-discard-sure = ¿Descartar { $card }? Pulsa otra vez.
ui-take-back = Deshacer
ui-taken-back = Deshecho.
ui-engine-starting = La mesa se está preparando; un momento.
ui-bug = Algo ha fallado en el programa. Tu partida no ha cambiado. { $detail }
ui-can-draw = Ahora puedes robar.
ui-can-decline = Puedes rechazar el último descarte; eso pone fin a la ronda.
ui-can-take = Ahora puedes tomar el último descarte.
ui-can-lay = Ahora puedes bajar estas cartas.
ui-can-lay-off = Puedes añadir { $cards } a una combinación de la mesa.
ui-can-reclaim = Puedes cambiar { $cards } por un comodín de la mesa.
ui-can-discard = Puedes descartar: { $cards }.
ui-can-back = Puedes deshacer tu último paso.
ui-can-next-deal = Puede empezar la ronda siguiente.
ui-cannot-back = No hay ningún paso tuyo que deshacer. Una carta robada del mazo, robada queda.
ui-cannot-next-deal = Esta ronda no ha terminado todavía.
ui-choose = Elige una de estas.
ui-no-saved = No hay ninguna partida guardada.
ui-said-points = Puntos: { $scores }.
ui-said-table = { $melds }.
ui-said-hand = Tu mano, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: { $cards }{ $staged ->
        [0] {""}
       *[other] . Juntas en la mesa: { $staged }
    }.
ui-said-stock = Mazo: { $stock ->
        [one] 1 carta
       *[other] { $stock } cartas
    }. La pila de descartes está vacía.
ui-said-piles = Mazo: { $stock ->
        [one] 1 carta
       *[other] { $stock } cartas
    }. Descartes: { $discard ->
        [one] 1 carta
       *[other] { $discard } cartas
    }, arriba { $card }.
ui-said-players = { $players }.


## Fin de una ronda y de la partida

ui-end-title = Fin de la ronda { $deal }
ui-end-score = { $score }, total { $total }
ui-hand-sum = { $sum } pts en la mano
ui-out = cierra
ui-hand-of = Cartas que le quedan: { $name }
ui-cost = { $name }: { $cost }
ui-next-deal = Ronda { $deal }
ui-deal-column = Ronda
ui-total = Total
ui-ahead = en cabeza:
ui-chart = Los totales después de cada ronda en líneas; la tabla tiene los números
ui-won = { $name } gana la partida
ui-won-you = Ganas la partida
ui-won-shared = { $names } comparten la victoria
ui-won-shared-you = Compartes la victoria: { $names }
ui-standing = Clasificación final
ui-place = Puesto { $place }:
ui-rematch = Otra partida
ui-again = Mismas cartas
ui-to-start = Inicio


## Reglas

ui-rule = Regla { $rule }
ui-rule-cited = Recién citada: regla { $rule }
ui-rule-link = Regla { $rule }: leerla
ui-rule-page = Leerla entre todas las reglas
ui-report = Avisar de esta regla
ui-report-about = ¿Se equivoca aquí el árbitro? Este texto dice lo que ha pasado, sin nombres. Añade de dónde conoces la regla y pásalo.
ui-report-text = Lo que se va a comunicar
ui-report-copy = Copiar
ui-report-copied = Copiado
ui-report-mail = Escribir un correo
ui-rule-missing = No se ha podido cargar el texto de esta regla. Está en la página de reglas.


## Ajustes

ui-language = Idioma
ui-pace = Los rivales juegan
ui-pace-slow = Lento
ui-pace-normal = Normal
ui-pace-fast = Rápido
ui-pace-instant = Al instante
ui-theme = Tema
ui-theme-system = Sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-theme-contrast = Contraste
ui-faces = Figuras
ui-faces-standard = Normales
ui-faces-large = Letra grande
ui-faces-classic = Clásicas
ui-faces-no-classic = Las figuras clásicas están en el sitio web; este archivo las omite para ocupar menos.
ui-faces-classic-failed = No se han podido cargar las figuras clásicas, así que se quedan las normales. Elígelas otra vez cuando tengas conexión.
ui-ranks = Letras
ui-back = Dorsos
ui-back-lattice = Celosía
ui-back-waves = Olas
ui-back-rays = Rayos
ui-discards = Un descarte
ui-discards-undo = Se deshace
ui-discards-confirm = Dos toques
ui-discards-plain = Enseguida
ui-discards-undo-about = El siguiente espera un momento para que puedas deshacerlo. Si sigue otra persona, hacen falta dos toques
ui-discards-confirm-about = El primer toque pregunta, el segundo descarta
ui-discards-plain-about = Un toque descarta y el siguiente sigue
ui-four-colours = Cuatro colores
ui-four-colours-about = Diamantes en azul, tréboles en verde
ui-letters = Teclas de letras
ui-letters-about = D roba, X descarta… mientras el foco está en la mesa
ui-motion = Cartas en movimiento
ui-motion-about = Las cartas se deslizan a su sitio
ui-sounds = Sonidos
ui-sounds-about = Las cartas susurran y una nota avisa de que te toca
ui-warnings = Avisar después de descartar
ui-warnings-about = Dice qué puede darle tu descarte al siguiente jugador
ui-bot-reasons = Por qué han jugado así los demás
ui-bot-reasons-about = Al terminar la ronda, el registro da sus motivos


## Ayuda

ui-help-turn = Roba una carta. Después baja combinaciones, añade cartas y cambia comodines hasta donde permitan las reglas de esta mesa, y termina tu turno descartando una carta.
ui-help-touch = Toca cartas o haz clic en ellas para elegirlas y después pulsa un botón, una combinación o la pila de descartes; o arrástralas hasta allí. Arrástralas dentro de la mano para ordenarla, o a la mesa para juntarlas para después; Ordenar hace lo mismo sin arrastrar. Si algo se rechaza, se dice por qué y con qué regla.
ui-keys = Teclas
ui-key-regions = parte siguiente o anterior de la mesa
ui-key-arrows = moverse dentro de una parte
ui-key-choose = elegir la carta
ui-key-extend = elegir varias
ui-key-move = mover la carta en la mano; si está elegida, todas las elegidas
ui-key-primary = el botón destacado
ui-key-draw = robar del mazo
ui-key-take = tomar el último descarte
ui-key-decline = rechazarlo, donde se pueda
ui-key-hint = una pista; otra vez, quitarla
ui-key-rules = las reglas de esta mesa
ui-key-meld = bajar las cartas elegidas
ui-key-lay-off = añadir, o cambiar por un comodín
ui-key-discard = descartar la carta elegida
ui-key-undo = deshacer el último paso; un descarte hasta que actúe el siguiente
ui-key-sort = ordenar la mano: por palo, por valor, mejores combinaciones, tu propio orden
ui-key-stage = juntar en la mesa las cartas elegidas, para bajarlas después
ui-key-hand = decir tu mano
ui-key-piles = decir el mazo y los descartes
ui-key-players = decir los demás jugadores, con los descartes que tomaron
ui-key-jump = ir a la siguiente carta de ese valor
ui-key-points = decir los puntos
ui-key-table = decir qué hay en la mesa
ui-key-repeat = repetir el último mensaje
ui-key-clear = quitar la pista; no elegir nada
ui-key-help = esta lista


## El arranque del motor

ui-loading = Cargando
ui-step-files = { $total ->
        [0] Cargando el árbitro
       *[other] Cargando el árbitro: { $done } de { $total } MB
    }
ui-step-python = Arrancando Python
ui-step-wheel = Instalando las reglas
ui-step-engine = Abriendo el libro de reglas
ui-restarting = El árbitro se ha parado y vuelve a arrancar. Tu partida está a salvo.
ui-retry = Intentarlo otra vez
ui-reload = Recargar
ui-engine-missing = { $file } no está en el servidor (respuesta { $status }).
ui-engine-wrong-type = En lugar de { $file } ha llegado otra cosa, quizá una página de acceso.
ui-engine-truncated = { $file } ha llegado incompleto o cambiado.
ui-engine-unreachable = No se ha podido llegar a { $file }. ¿Tienes conexión?
ui-engine-blocked = Este navegador o esta página no permite que funcione el árbitro (WebAssembly está bloqueado).
ui-engine-no-worker = Este navegador o esta página no deja que el árbitro funcione junto a la página (los workers están bloqueados).
ui-engine-no-server = Esta página se ha abierto como archivo. Debe venir de un servidor web: ejecuta «python3 build.py serve». «python3 build.py single» hace un archivo que no necesita ninguno.
ui-engine-timeout = El árbitro no ha respondido en { $seconds } segundos.
ui-engine-crashed = El árbitro se ha parado: { $detail }
ui-engine-build-mismatch = La página y el árbitro son de versiones distintas. Tu partida está guardada; recarga la página.


## Avisos

ui-notices = Avisos
ui-dismiss = Quitar este aviso
ui-download = Descargarla
ui-play-here = Jugar aquí
ui-notice-not-saved = Ahora mismo no se puede guardar esta partida; el juego sigue, pero al recargar se perdería.
ui-notice-storage-blocked = Este navegador no deja guardar nada: al recargar se acaba la partida.
ui-notice-bad-save-set-aside = No se ha podido leer una partida guardada. Se ha apartado, no borrado.
ui-notice-newer-save = Una partida guardada es de una versión más nueva y no se ha tocado.
ui-notice-kept-twice = Otra mesa de esta página ya se guarda como «{ $text }»; esta no se guarda: al recargar, la partida se acaba.
ui-notice-no-language = Esta mesa no habla «{ $text }». Habla { $known }.
ui-notice-update = Hay una versión nueva. Tu partida sigue en ella.
ui-update = Usarla ya
ui-notice-other-tab = Esta partida también está abierta en otra pestaña.


## Preparar una partida

ui-rules-of = Reglas de { $game }
ui-seats-title = Quién juega
ui-seat-name = Nombre del jugador { $number }
ui-seat-kind = El jugador { $number } es
ui-kind-person = Persona
ui-kind-bot = Ordenador
ui-strength = Nivel del ordenador
ui-strength-gentle = Principiante
ui-strength-steady = Buen jugador
ui-strength-sharp = Jugador fuerte
ui-person-default = Jugador { $number }
ui-shared-about = Compartís este dispositivo: entre turno y turno la página queda tapada hasta que el siguiente esté a punto.
ui-to-deal = { $seats } jugadores, { $changed ->
        [0] reglas como en el libro
        [one] 1 regla de la casa
       *[other] { $changed } reglas de la casa
    }
ui-nobody = Al menos un asiento debe ser de una persona.

ui-house-rules = Reglas de la casa
ui-house-book = como en el libro
ui-house-changed = cambios: { $count }
ui-house-waiting = Las reglas de la casa se podrán cambiar en un momento, cuando esté listo el árbitro.
ui-house-about = Cambia lo que quieras; si algo no va junto, se dice enseguida. Tus cambios se guardan para la próxima partida.
ui-reset-all = Todo como en el libro
ui-reset-option = Volver a: { $value }
ui-options-deal = Cartas y reparto
ui-options-melds = Combinaciones
ui-options-opening = Apertura
ui-options-play = En la mesa
ui-options-stock = Fin del mazo
ui-options-scoring = Puntuación
ui-options-length = Duración de la partida
ui-option-unread = «{ $value }» no puede ser el valor de { $option }.
ui-option-range = Aquí solo pueden ir números enteros de { $min } a { $max }.
ui-option-deal = Ronda { $deal }
ui-option-from-deal = Desde la ronda { $deal }
ui-option-seats = { $seats } jugadores
ui-a-number = un número
ui-less = { $label }: menos
ui-more = { $label }: más
ui-fewest = al menos
ui-most = como máximo
ui-sets = Grupos
ui-runs = Escaleras
ui-spread = Hasta dónde vale
ui-spread-none = Ninguno
ui-spread-one = Siempre
ui-spread-deals = Por ronda
ui-spread-seats = Por jugadores
ui-add-deal = Una ronda más
ui-remove-deal = Una ronda menos


## Reglas de esta mesa

ui-house-none = Ninguna: en esta mesa se juega como en el libro.
ui-book-value = En el libro: { $value }
ui-all-options = Todas las opciones de esta mesa
ui-fact-wild = Valor comodín: { $rank }
ui-fact-contract = Para abrir, { contract } en un turno
ui-fact-whole-contract = No se baja nada hasta que la mano entera sea { contract }
ui-fact-opening-none = Sin apertura
ui-fact-opening-points = Para abrir, combinaciones que sumen { $points } puntos en un turno
ui-fact-opening-contract = Para abrir, el contrato de esta ronda
ui-fact-opening-whole-hand = No se baja nada hasta poder bajar la mano entera
ui-win-deals = { $best ->
        [low] { $deals ->
            [one] Gana el total más bajo después de una ronda
           *[other] Gana el total más bajo después de { $deals } rondas
        }
       *[high] { $deals ->
            [one] Gana el total más alto después de una ronda
           *[other] Gana el total más alto después de { $deals } rondas
        }
    }
ui-win-target = { $best ->
        [low] Cuando alguien llega a { $target } puntos, gana el total más bajo
       *[high] Cuando alguien llega a { $target } puntos, gana el total más alto
    }


## Un dispositivo para varias personas

ui-cover = Pásaselo a { $name }
ui-cover-about = { $name }, toca cuando nadie más esté mirando.
ui-cover-ready = Soy { $name }: muéstrame mis cartas
ui-cover-news = Mientras tanto


## Una mesa en páginas ajenas

ui-embed-play = Jugar
ui-embed-loading = Preparando la mesa
ui-embed-unreachable = No se ha podido cargar la mesa. Mira si tienes conexión y vuelve a pulsar.
ui-embed-seats = «{ $text }» no puede ser un número de asientos. Este juego es para { $min } a { $max } jugadores.


## La página de las reglas de la casa

ui-house-title = Reglas de la casa
ui-house-intro = Reúne tus propias reglas, mira qué hace cada una, compara dos juegos, imprime las reglas de tu mesa.
ui-house-compose = Componer
ui-house-compare = Comparar
ui-house-sheet = Imprimir
ui-house-game = Juego
ui-house-clashes = Estas reglas todavía no encajan:
ui-house-bad = { $option }: { $why }
ui-house-starting = El árbitro está llegando. Las opciones aparecen en un momento.
ui-house-failed = No se ha podido poner en marcha el árbitro. Sin él no se puede probar ni comparar nada.
ui-house-gone = Ahora mismo no hay árbitro. Inténtalo de nuevo en un momento.
ui-house-code = Código corto de estas reglas
ui-house-code-about = Pega aquí el código de las reglas de otra persona, o da el tuyo.
ui-house-code-bad = «{ $text }» no es un código. Uno tiene este aspecto: basic-rummy aces=corner jokers=2
ui-mix-bad = El enlace nombra reglas que no se pueden leer: «{ $text }». La mesa sigue las reglas propias del juego.
ui-house-copy = Copiar el código
ui-house-copy-link = Copiar un enlace
ui-house-copied = Copiado.
ui-house-not-copied = Este navegador no deja copiar a la página. Selecciona el texto y cópialo.
ui-house-play = Jugar con estas reglas
ui-house-more = Ejemplos, comparación, una hoja para imprimir

ui-example-title = Dónde se nota
ui-example-asking = El árbitro busca un ejemplo.
ui-example-none = Con estas reglas nada depende de ello por sí solo.
ui-example-unsound = El ejemplo viene cuando las reglas encajan.
ui-example-value = { $option }: { $value }

ui-compare-first = Primeras reglas
ui-compare-second = Segundas reglas
ui-compare-go = Comparar
ui-compare-same = Son iguales: ninguna opción difiere.
ui-compare-count = { $count ->
        [one] Una opción difiere.
       *[other] Difieren { $count } opciones.
    }
ui-compare-searching = Buscando una posición …
ui-compare-nothing = Por sí sola no cambia nada entre las dos.
ui-compare-within = Solo una de las dos tiene cartas así. Se muestra dentro de { $game }:
ui-compare-changed = { $game }, con { $changes }

ui-witness-hand = Mano
ui-witness-table = Mesa
ui-witness-discard = Descarte de arriba
ui-witness-discards = Descartes
ui-witness-stock-empty = El mazo está vacío.
ui-witness-recycled = { $count ->
        [one] Se ha renovado una vez.
       *[other] Se ha renovado { $count } veces.
    }
ui-witness-deal = Ronda { $deal }
ui-witness-opened = El jugador ha abierto.
ui-witness-unopened = El jugador no ha abierto.
ui-witness-first = Es el primer turno del jugador en la ronda.
ui-witness-laid = bajada en este turno
ui-witness-move-meld = Bajar { $cards }
ui-witness-move-add = Añadir { $card } a la combinación { $meld }
ui-witness-move-swap = Poner { $card } por el comodín de la combinación { $meld }
ui-witness-move-discard = Tirar { $card }
ui-witness-move-draw = Robar del mazo
ui-witness-move-take = Tomar el descarte de arriba
ui-witness-move-decline = Rechazar el descarte, lo que termina la ronda
ui-witness-allowed = Permitido
ui-witness-refused = No permitido
ui-witness-read = Regla { $rule }
ui-witness-drawn = { $hidden ->
        [true] Una carta que nadie conoce; { $stock } en el mazo, { $discards } descartes
       *[other] { $card }; { $stock } en el mazo, { $discards } descartes
    }
ui-witness-seats = Ronda { $deal }, { $seats } jugadores
ui-witness-dealt = { $hands } cartas en las manos, { $upcard ->
        [0] ningún descarte
       *[other] un descarte
    }, { $stock } en el mazo, de { $cards } cartas { $jokers ->
        [0] sin comodines
        [one] con 1 comodín
       *[other] con { $jokers } comodines
    }
ui-witness-lead = El primer jugador no roba.
ui-witness-not-seats = No es para tantos jugadores
ui-witness-out = El jugador 1 cierra.
ui-witness-blocked = Nadie cierra.
ui-witness-left = Al jugador { $number } le queda
ui-witness-before = Totales antes: { $totals }
ui-witness-won = Rondas ganadas antes: { $won }
ui-witness-scored = La ronda suma { $scores }; totales { $totals }.
ui-witness-goes-on = La partida sigue.
ui-witness-wins = La partida termina; gana el jugador { $players }.
ui-witness-share = La partida termina; los jugadores { $players } comparten la victoria.

ui-sheet-title = { $changed ->
        [0] { $game }
       *[other] { $game } con reglas de la casa
    }
ui-sheet-about = Las reglas tal como se eligieron. Una estrella señala una regla de la casa.
ui-sheet-common = Lo que vale siempre
ui-sheet-print = Imprimir esta hoja
ui-sheet-code = Código de estas reglas: { $code }
ui-sheet-star = Regla de la casa
ui-sheet-unsound = La hoja viene cuando las reglas encajan.
ui-sheet-list = { $option }: { $value }.
ui-sheet-players = Un juego para { $value } jugadores.
ui-sheet-packs = { $number ->
        [one] Se usa una baraja de 52 cartas.
       *[other] Se mezclan { $number } barajas de 52 cartas.
    }
ui-sheet-jokers = { $number ->
        [0] No hay comodines.
        [one] Se añade un comodín.
       *[other] Se añaden { $number } comodines.
    }
ui-sheet-wild-ranks = Todas las cartas de un valor hacen de comodín: { $value }.
ui-sheet-hand-size = Cada jugador recibe { $value } cartas.
ui-sheet-upcard-yes = Después de repartir se vuelve una carta como primer descarte.
ui-sheet-upcard-no = La pila de descartes empieza vacía.
ui-sheet-first-turn-free = El primer turno de una ronda es como cualquier otro.
ui-sheet-first-turn-draw-and-discard = En el primer turno de una ronda cada jugador solo roba del mazo y descarta.
ui-sheet-first-turn-lead-discards = El primer jugador recibe una carta más y no roba en su primer turno.
ui-sheet-set-suits-distinct = Un grupo son tres o más cartas del mismo valor, todas de palos distintos.
ui-sheet-set-suits-repeat = Un grupo son tres o más cartas del mismo valor; los palos pueden repetirse.
ui-sheet-set-max-none = Un grupo puede ser tan largo como se quiera.
ui-sheet-set-max = Un grupo tiene { $number } cartas como máximo.
ui-sheet-run-min = Una escalera tiene al menos { $number } cartas seguidas de un palo.
ui-sheet-aces-low = El as es bajo en las escaleras: A 2 3 lo es, Q K A no.
ui-sheet-aces-high-low = El as es bajo o alto en las escaleras: A 2 3 y Q K A, pero nunca K A 2.
ui-sheet-aces-corner = Las escaleras pueden dar la vuelta: A 2 3, Q K A y K A 2.
ui-sheet-jokers-per-meld-any = En una combinación pueden representar a otras tantas cartas como se quiera.
ui-sheet-jokers-per-meld = { $number ->
        [0] Ninguna carta de una combinación puede representar a otra.
        [one] Como mucho una carta de una combinación puede representar a otra.
       *[other] Como mucho { $number } cartas de una combinación pueden representar a otras.
    }
ui-sheet-naturals-per-meld = { $number ->
        [0] Una combinación no necesita ninguna carta natural.
        [one] Al menos una carta de una combinación debe ser natural.
       *[other] Al menos { $number } cartas de una combinación deben ser naturales.
    }
ui-sheet-opening-none = La primera combinación de una ronda no necesita nada especial.
ui-sheet-opening-points = Se abre con combinaciones nuevas que sumen bastantes puntos, bajadas todas en un turno.
ui-sheet-opening-contract = Se abre exactamente con las combinaciones del contrato, bajadas todas en un turno.
ui-sheet-opening-whole-hand = No se baja nada hasta que un jugador puede bajar toda la mano de una vez.
ui-sheet-opening-points-needed = Para abrir hacen falta { $number } puntos: el as 11; J, Q y K 10; las demás cartas su número.
ui-sheet-opening-jokers-none = { ui-sheet-opening-jokers-nothing }
ui-sheet-opening-jokers-nothing = Una carta que representa a otra no vale nada para abrir.
ui-sheet-opening-jokers-as-named = Una carta que representa a otra vale para abrir tanto como esa.
ui-sheet-melds-per-turn-1 = En un turno se baja como mucho una combinación nueva.
ui-sheet-melds-per-turn-any = En un turno se pueden bajar todas las combinaciones nuevas que se quiera.
ui-sheet-melds-after-opening-yes = También en turnos posteriores se pueden bajar combinaciones nuevas.
ui-sheet-melds-after-opening-no = Quien ha abierto no baja más combinaciones en esa ronda.
ui-sheet-lay-off-free = En su turno cada uno puede añadir cartas a cualquier combinación.
ui-sheet-lay-off-after-own-meld = Puede añadir cartas quien ha bajado una combinación propia.
ui-sheet-lay-off-after-opening-turn = Se pueden añadir cartas desde el turno siguiente al de la propia apertura.
ui-sheet-lay-off-never = No se añaden cartas.
ui-sheet-reclaim-never = Una carta que representa a otra se queda donde está.
ui-sheet-reclaim-reuse = Quien tiene la carta representada puede cambiarla, y debe volver a bajar la carta liberada en ese turno.
ui-sheet-reclaim-keep = Quien tiene la carta representada puede cambiarla y quedarse con la carta liberada.
ui-sheet-final-discard-optional = Se cierra con un último descarte o sin él.
ui-sheet-final-discard-required = Para cerrar hace falta un descarte.
ui-sheet-final-discard-never = Solo se cierra bajando la última carta.
ui-sheet-stock-end-turn = Cuando el mazo se acaba, se da la vuelta a los descartes, sin mezclarlos, como nuevo mazo.
ui-sheet-stock-end-shuffle = Cuando el mazo se acaba, se mezclan todos los descartes como nuevo mazo.
ui-sheet-stock-end-keep-top = Cuando el mazo se acaba, se mezclan todos los descartes menos el de arriba como nuevo mazo.
ui-sheet-recycles-unlimited = El mazo se renueva las veces que haga falta.
ui-sheet-recycles = { $number ->
        [0] El mazo no se renueva: cuando se acaba, el siguiente jugador toma el descarte de arriba o lo rechaza, lo que termina la ronda.
        [one] El mazo se renueva una vez; cuando vuelve a acabarse, el siguiente jugador toma el descarte de arriba o lo rechaza, lo que termina la ronda.
       *[other] El mazo se renueva { $number } veces; cuando se acaba después, el siguiente jugador toma el descarte de arriba o lo rechaza, lo que termina la ronda.
    }
ui-sheet-scoring-collect = Quien cierra suma lo que tienen todos los demás; gana el total más alto.
ui-sheet-scoring-penalty = Quien cierra no suma nada y los demás suman en contra lo que tienen; gana el total más bajo.
ui-sheet-scoring-payment = Los demás pagan lo que tienen a quien cierra; gana el total más alto.
ui-sheet-blocked-score-differences = Si nadie cierra, gana la mano más baja y cuentan las diferencias con ella.
ui-sheet-blocked-score-own-hands = Si nadie cierra, cada jugador cuenta en contra su propia mano.
ui-sheet-going-rummy-double = Cerrar en un solo turno, sin haber bajado nada antes, cuenta el doble.
ui-sheet-going-rummy-bonus = Cerrar en un solo turno, sin haber bajado nada antes, da diez puntos más.
ui-sheet-ace-points = Un as en la mano cuenta { $number }.
ui-sheet-number-points-face = Una carta del 2 al 9 en la mano cuenta su número; 10, J, Q y K cuentan diez.
ui-sheet-number-points-five = Una carta del 2 al 9 en la mano cuenta cinco; 10, J, Q y K cuentan diez.
ui-sheet-joker-points = Un comodín en la mano cuenta { $number }.
ui-sheet-wild-points = Un comodín o una carta del valor comodín de la ronda cuenta { $number } en la mano.
ui-sheet-target = La partida termina después de la ronda en que alguien tiene { $number } puntos.
ui-sheet-deals = { $number ->
        [one] La partida tiene una ronda.
       *[other] La partida tiene { $number } rondas.
    }
ui-sheet-tie-break-share = Los totales iguales comparten la victoria.
ui-sheet-tie-break-deals-won = De los totales iguales gana quien ha ganado más rondas.


## La página de la notación

ui-practise = Practicar
ui-practise-about = Manos abiertas, cada jugada se deshace, motivos del ordenador; no cuenta como partida
ui-practice = Práctica
ui-fork-of = ¿Y si…?: { $game }
ui-practice-of = Práctica: { $game }
ui-game = { $game }
ui-practice-about = Aquí todas las manos están a la vista, y puedes deshacer todos los pasos que quieras, también los de los demás. Pide pistas cuando quieras. La práctica no cuenta como partida.
ui-practice-hand = Cartas de { $name }
ui-practice-whys = Qué han hecho los demás desde tu jugada, y por qué
ui-practice-none = Nada todavía.
ui-learn = Aprende { $game } jugando
ui-guide-first = Mira primero tu mano. Se reúnen grupos, cartas del mismo valor, y escaleras, cartas seguidas de un palo; el botón de la flecha las ordena. Luego empieza el turno: roba del mazo o toma el último descarte, si se permite.
ui-guide-draw = Cada turno empieza con una carta: la oculta del mazo o la última descartada, si te hace falta.
ui-guide-meld = Tres cartas o más que van juntas se pueden bajar a la mesa. Lo que está allí no te cuesta nada al final.
ui-guide-open-points = Tus primeras combinaciones abren: bajadas en un turno, deben valer { $needed } puntos entre todas. Después puedes hacer más.
ui-guide-open-contract = Para abrir, bajas el contrato de esta ronda en un solo turno: { ui-contract-brief }.
ui-guide-open-whole-hand = En esta ronda no se baja nada hasta que se pueda bajar la mano entera: entonces, toda de una vez.
ui-guide-add = Una carta que encaja en una combinación de la mesa, de quien sea, se puede añadir: selecciónala y pulsa la combinación.
ui-guide-swap = Un comodín de la mesa representa una carta exacta. Quien la tiene puede cambiarla y usar el comodín.
ui-guide-discard = Un turno termina con un descarte. Suelta lo que menos te sirve, y menos al siguiente.
ui-guide-last = Descarta tu última carta: con la mano vacía cierras y ganas la ronda.
ui-guide-other = Eso también se podía hacer. Seguimos desde aquí.
ui-guide-end = Esta es una ronda completa: robar, bajar, añadir, descartar, hasta que alguien cierra. Quien cierra gana con las cartas que les quedan a los demás. Sigue jugando o deja la lección por el menú.
ui-exercises = Ejercicios
ui-notation-title = Posiciones y partidas como texto
ui-notation-intro = Pega una posición o una partida: mírala, comprueba sus preguntas, sigue jugando desde ahí, cópiala en otras formas.
ui-notation-text = Una posición, un escenario o una partida
ui-notation-read = Leer
ui-notation-file = Abrir un archivo
ui-notation-line = Línea { $line }: { $text }
ui-notation-open = Abrir esta partida
ui-notation-play = Seguir jugando desde aquí
ui-notation-copy-position = Copiar la posición
ui-notation-copy-match = Copiar la partida
ui-notation-copy-words = Copiar en palabras (Markdown)
ui-notation-copy-picture = Copiar como imagen (SVG)
ui-copy-title = Copiar lo que ves
ui-copy-snippet = Copiar para una página tuya (HTML)
ui-copy-text = El texto que se copia
ui-copy-later = Las cartas que no ves siguen ocultas. La partida entera las muestra todas: se puede copiar cuando termine la ronda.
ui-notation-hand = { $player }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
ui-notation-meld = Combinación { $number } de { $player }
ui-notation-turn = { $phase ->
        [draw] Le toca robar a { $player }
       *[other] { $player } ya ha robado
    }
ui-notation-stock = { $cards } en el mazo
ui-notation-over = La ronda ha terminado
ui-notation-holds = Como se esperaba: { $got }
ui-notation-fails = No como se esperaba: { $got }
ui-notation-legal = permitido
