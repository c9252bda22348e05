# Lo que dice la arena (`meldbook arena`). Variables: véase en/arena.ftl.
#
# Glosario: el de engine.ftl. Además:
#   mirrored deals rondas en espejo · pair pareja · lead quien empieza · turn of a seat turno


## Resultados

arena-head-meeting =
    { $game }, { $seats } asientos: { $bot } contra { $other }, { $pairs ->
        [one] una pareja
       *[other] { $pairs } parejas
    } de rondas en espejo
arena-head-alone =
    { $game }, { $seats } asientos: { $bot } en todos, { $pairs ->
        [one] una ronda
       *[other] { $pairs } rondas
    }
arena-head-options = Con { $options }.
arena-wins = mejor puntuación     { $mean } % de las rondas para { $bot } ({ $from } a { $to })
arena-points = puntos por ronda     { $mean } para { $bot } ({ $from } a { $to })
arena-rounds = duración de ronda    { $mean } turnos por asiento ({ $from } a { $to })
arena-blocked = rondas bloqueadas    { $mean } % ({ $from } a { $to })
arena-lead = ventaja de empezar   { $mean } puntos de cien ({ $from } a { $to })
arena-thinking = elecciones de { $bot }: { $choices }, mediana { $median } ms, 95 % en { $most } ms
arena-interval = Entre paréntesis: donde está el valor verdadero 95 veces de cada cien.
arena-kept = Los resultados están en { $file }.
arena-chart-kept = El gráfico está en { $file }.


## Mientras funciona

arena-progress = { $done } de { $total } parejas
arena-progress-wins = { $bot } { $mean } %
arena-progress-left =
    { $minutes ->
        [0] falta menos de un minuto
        [one] falta un minuto
       *[other] faltan { $minutes } minutos
    }
arena-stopped = Parado después de { $done } de { $total } parejas.
arena-stopped-kept =
    Parado después de { $done } de { $total } parejas. La misma orden sigue con { $file }.


## Comparación de reglas de la casa

arena-vary-head =
    { $game }, { $seats } asientos, { $bots }: { $option }, { $pairs ->
        [one] una ronda o pareja de rondas
       *[other] { $pairs } rondas o parejas de rondas
    } con las mismas cartas para cada valor
arena-vary-value = valor
arena-vary-rounds = turnos por asiento
arena-vary-blocked = bloqueadas, %
arena-vary-lead = ventaja de empezar
arena-chart-title = { $game }: { $option }
arena-chart-about =
    Qué cambia con «{ $option }», según { $deals } rondas para cada valor: cuánto dura una ronda, con
    qué frecuencia no cierra nadie y cuánto más a menudo que por azar le va mejor a quien empieza.
    Las líneas que pasan por los puntos llegan hasta donde está el valor verdadero 95 veces de cada
    cien. { $values }
arena-chart-value =
    { $value }: { $rounds } turnos por asiento, { $blocked } % bloqueadas, ventaja de empezar { $lead }.
arena-chart-rounds = Duración de una ronda (turnos por asiento)
arena-chart-blocked = Rondas bloqueadas (%)
arena-chart-lead = Ventaja de empezar (puntos de cien)
arena-chart-foot = { $bots }, { $seats } asientos, { $deals } rondas por valor, las mismas cartas para cada uno


## La línea de órdenes

arena-about =
    Hace que bots jueguen muchas rondas. Dos bots se enfrentan en rondas en espejo: dos veces las
    mismas cartas, con los asientos cambiados. Un bot solo juega contra sí mismo, para conocer las
    reglas.
arena-option-bots =
    uno o dos de { $known }; puede seguir un carácter, como en steady:caution=0.5
arena-option-rules = el juego: { $known } (si no se dice: { $default })
arena-option-option =
    cambiar una opción de las reglas, como en aces=corner; puede darse varias veces
arena-option-seats = número de asientos (si no se dice: { $default })
arena-option-pairs =
    cuántas parejas de rondas en espejo; con un solo bot, rondas (si no se dice: { $default })
arena-option-seed = texto que decide todas las cartas y los dados (si no se dice: { $default })
arena-option-out =
    guardar los resultados en un archivo: { $known }. Otra ejecución con el mismo archivo sigue con él
arena-option-json = escribir el resumen como JSON
arena-option-processes = cuántos procesos juegan (si no se dice: { $default })
arena-option-scheduler =
    que jueguen los workers de un clúster de Dask, por la dirección de su planificador, como en
    tcp://127.0.0.1:8786
arena-option-vary =
    comparar valores de una opción, como en melds_per_turn=1,any; los valores que llevan comas se
    separan con punto y coma
arena-option-lang = idioma: { $known } (si no se dice: el del sistema)
arena-option-chart = con --vary: dibujar lo que ha salido en un archivo SVG


## Lo que le impide funcionar

arena-error-file-kind =
    Los resultados no se pueden guardar en { $file }. Usa un nombre que termine en { $known }.
arena-error-file-foreign =
    { $file } contiene otra cosa que resultados de la arena. Nombra otro archivo.
arena-error-file-other =
    { $file } contiene resultados de otra ejecución: { $key } es { $there } allí y { $here } aquí.
    Nombra otro archivo, o haz que coincidan.
arena-error-file-line =
    La línea { $line } de { $file } no se puede leer: { $text }. Quítala con todo lo que hay debajo.
arena-error-file-system = { $file }: { $reason }
arena-error-changed =
    La pareja { $pair } de { $file } da ahora otro resultado: los bots o las reglas han cambiado
    desde que se jugó. Nombra otro archivo y empieza de nuevo.
arena-error-no-dask =
    Un clúster de Dask en { $address } solo se puede usar donde está instalado el paquete de Python
    «distributed». Instálalo, o quita --scheduler y usa --processes.
arena-error-no-scheduler =
    Ningún planificador de un clúster de Dask responde en { $address }: { $reason }
arena-error-other-engine =
    Un worker del clúster tiene otra versión de Meldbook ({ $there }) que este programa ({ $here }).
    Instala la misma en todos.
arena-error-vary-form =
    «{ $text }» no nombra una opción con valores. Escríbela como NOMBRE=VALOR,VALOR.
arena-error-vary-twice =
    { $name } se compara y además se fija con --option. Quita una de las dos.
arena-error-chart-alone = Un gráfico se dibuja de reglas comparadas: da también --vary.
arena-error-chart-kind =
    El gráfico no se puede dibujar en { $file }. Usa un nombre que termine en .svg.
arena-error-option-form = «{ $text }» no es una opción. Escríbela como NOMBRE=VALOR.
arena-error-number = { $option } es { $got }, pero debe ser al menos 1.
arena-error-bots = Se han nombrado { $got } bots. Nombra uno o dos.
