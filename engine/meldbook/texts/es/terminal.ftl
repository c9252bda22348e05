# Lo que dice por sí mismo el juego en la terminal (`meldbook play`).
#
# Glosario: el de engine.ftl. Las órdenes y la notación de las cartas son las mismas en todos los
# idiomas; aquí se explican.


## La mesa

terminal-title = { $game }, ronda { $deal } de { $deals }
terminal-title-target = { $game }, ronda { $deal }, meta { $target }
terminal-wild-rank = Valor comodín: { $rank }.
terminal-opening-points = Apertura: { $needed } puntos.
terminal-contract = Contrato: { $contract }.
terminal-whole-hand = No se baja nada hasta poder bajar la mano entera.
terminal-piles =
    { $stock ->
        [one] 1 carta
       *[other] { $stock } cartas
    } en el mazo, { $discard ->
        [0] ningún descarte todavía
        [one] un descarte: { $top }
       *[other] { $discard } descartes, arriba { $top }
    }
terminal-head-seat = jugador
terminal-head-cards = cartas
terminal-head-score = puntos
terminal-head-opened = abierto
terminal-known = Se sabe que tiene en la mano { $name }:
terminal-opened = sí
terminal-unopened = no
terminal-melds = Combinaciones en la mesa:
terminal-no-melds = No hay combinaciones en la mesa.
terminal-hand =
    Tu mano, { $cards ->
        [one] 1 carta:
       *[other] { $cards } cartas:
    }
terminal-opening = Apertura: { $points } de { $needed } puntos bajados.
terminal-contract-lacks = Apertura: al contrato le falta todavía { $contract }.
terminal-contract-short = Apertura: { contract-short }.
terminal-whole-hand-begun = Baja el resto de tu mano en este mismo turno.
terminal-lead = Empiezas: en este turno no robas. Descarta una carta para terminarlo.
terminal-owed =
    { $owed ->
        [one] El comodín que has tomado debe volver a bajarse en este turno.
       *[other] Los { $owed } comodines que has tomado deben volver a bajarse en este turno.
    }


## Puntos

terminal-deal-over = La ronda { $deal } ha terminado.
terminal-deal-running = Se está jugando la ronda { $deal }; le toca a { $name }.
terminal-hand-cost =
    { $name }, { $points ->
        [one] 1 punto:
       *[other] { $points } puntos:
    }
terminal-head-deal = ronda
terminal-total = total
terminal-standing = Clasificación final:
terminal-deals-won =
    { $deals ->
        [one] 1 ronda ganada
       *[other] { $deals } rondas ganadas
    }


## Preguntas y respuestas

terminal-game = { $game }. { $about }
terminal-house-rules = Reglas de la casa de esta partida:
terminal-welcome =
    Roba con draw o toma el descarte con take; baja con meld 7h 7d 7c, add 8h to 1 o swap 7h in 1;
    termina tu turno con discard Kd. Un comodín es *. Escribe help para saber más.
terminal-prompt-draw = draw o take
terminal-prompt-decline = take o decline
terminal-prompt-only-draw = Intro roba del mazo
terminal-prompt-only-take = Intro toma el último descarte
terminal-prompt-only-decline = Intro rechaza el último descarte
terminal-prompt-play = tu jugada
terminal-prompt-next = Intro reparte las cartas siguientes
terminal-prompt-choose = 1 a { $most }, o Intro para ninguna
terminal-rule = regla { $rule }
terminal-choose = Esto puede significar varias cosas:
terminal-choose-more = … y más. Di qué representan tus comodines, como en *=7h, para encontrar otras.
terminal-option-given = { $option } ({ $given })
terminal-legal = Esto está permitido: { $move }
terminal-moves = Ahora se permite:
terminal-moves-more = … y más
terminal-moves-none = Ahora no se puede hacer ninguna jugada.
terminal-back = Deshecho: { $move }
terminal-unknown-word = «{ $word }» no es ni una jugada ni una orden. Escribe help para verlas todas.
terminal-left = Has dejado la partida.
terminal-record = Este es su registro; guardado en un archivo, se continúa con --load ARCHIVO.
terminal-saved = La partida está guardada en { $file }.
terminal-save-where = Nombra el archivo, como en: save partida.txt
terminal-not-saved = La partida no se ha podido guardar en { $file }: { $reason }
terminal-help =
    Jugadas
      draw                    robar la carta de arriba del mazo
      take                    tomar el último descarte
      meld 7h 7d 7c           bajar una combinación nueva; varias de una vez, con | entre ellas
      meld 6h *=7h 8h         un comodín, nombrado como la carta que representa
      meld 7c 7d 4h=7         una carta del valor comodín, nombrada igual
      add 9h to 1             añadir una carta a la combinación 1
      swap 7h in 1            poner 7h en el lugar de un comodín y llevárselo
      discard Kd              terminar tu turno descartando
      decline                 cuando el mazo se ha agotado: dejar el descarte, terminar la ronda
    Los valores son A 2 3 4 5 6 7 8 9 10 J Q K; los palos, s picas, h corazones, d diamantes,
    c tréboles. En una línea pueden ir varias jugadas, separadas por ;

    Órdenes
      moves                   lo que se permite ahora
      why JUGADA              si una jugada está permitida, y si no, por qué
      undo                    deshacer el último paso de tu turno
      sort, sort suit, sort rank
                              ordenar tu mano de otra manera
      table                   mostrar otra vez la mesa
      log                     contar lo que ha pasado en esta ronda
      scores                  mostrar la hoja de puntos
      rules                   decir con qué reglas se juega
      save ARCHIVO            guardar la partida
      quit                    dejar la partida


## El comienzo

terminal-about =
    Juega una partida contra bots. Las jugadas se escriben; escribe help durante la partida para ver
    cómo.
terminal-option-rules = el juego: { $known } (si no se dice: { $default })
terminal-option-option =
    cambiar una opción de las reglas, como en aces=corner; puede darse varias veces. La orden rules
    las muestra todas durante la partida
terminal-option-players = número de jugadores, contándote a ti (si no se dice: { $default })
terminal-option-name = tu nombre (si no se dice: { $default })
terminal-option-bot = cómo juegan los demás: { $known } (si no se dice: { $default })
terminal-option-seed = texto que decide cómo se mezclan todas las cartas (si no se dice: al azar)
terminal-option-load = continuar la partida guardada en un archivo
terminal-option-save = guardar la partida en un archivo cuando la dejes y cuando termine
terminal-option-letters = mostrar los palos como letras
terminal-option-lang = idioma: { $known } (si no se dice: el del sistema)
terminal-option-colour = colores: { $known } (si no se dice: { $default })
terminal-default-name = Tú
terminal-bot-names = Ana, Bram, Clara, Daan, Eva
terminal-not-loaded = No se ha podido leer { $file }: { $reason }
terminal-option-form = «{ $text }» no es una opción. Escríbela como NOMBRE=VALOR.
terminal-one-person =
    Una partida en la terminal necesita un asiento para una persona y bots en los demás; esta tiene { $persons ->
        [0] cero personas
       *[other] { $persons } personas
    }.


## Dos reglamentos comparados (`meldbook compare`)

terminal-compare = { $first } comparado con { $second }
terminal-compare-option = { $option }: { $first } | { $second }
terminal-compare-within =
    {"  "}Solo uno de los dos tiene cartas así; comparado con { $mix }:
terminal-compare-first =
    Mano { $hand }; mesa { $table }: el primero rechaza «{ $move }» ({ $rule }) y el segundo lo permite.
terminal-compare-second =
    Mano { $hand }; mesa { $table }: el primero permite «{ $move }» y el segundo lo rechaza ({ $rule }).
terminal-compare-stock =
    Mazo vacío, descartes { $pile }: al robar sale { $first } | { $second } (mazo + descartes que quedan).
terminal-compare-score =
    Manos { $hands } al terminar la ronda: se apunta { $first } | { $second } (totales); la partida { $first-over ->
        [true] ha terminado
       *[other] sigue
    } | { $second-over ->
        [true] ha terminado
       *[other] sigue
    }.
terminal-compare-deal = Ronda { $deal }, { $seats } jugadores: { $first } | { $second } (descarte + mazo).
terminal-compare-nothing = Entre estos dos no cambia nada por sí sola.


## Las órdenes del programa

terminal-command-about = Rummy: reglas que juegan.
terminal-command-play = jugar una partida contra bots en esta terminal
terminal-command-arena = hacer que bots jueguen muchas rondas y comparar
terminal-command-check = preguntar al motor lo que preguntan los escenarios
terminal-command-check-paths = un archivo .toml o una carpeta de ellos
terminal-command-check-json = un objeto JSON por pregunta y línea
terminal-command-compare = qué diferencia a dos reglamentos, y dónde
terminal-command-compare-rules = "JUEGO OPCIÓN=VALOR …", con opciones si se cambian
terminal-command-compare-json = un objeto JSON por diferencia y línea
terminal-command-bench = medir la velocidad del motor en este equipo
terminal-command-bench-blocks = bloques de cada tarea ({ $default })
terminal-command-replay = repetir un registro y decir cómo está la partida
terminal-command-replay-record = un registro; - para la entrada estándar
terminal-command-blocks-bad = { $blocks } no es un número de bloques: 1 o más
