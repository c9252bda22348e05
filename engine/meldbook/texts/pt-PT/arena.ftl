# O que diz a arena (`meldbook arena`). Variáveis: ver en/arena.ftl.
#
# Glossário: o de engine.ftl. Além disso:
#   mirrored deals rondas em espelho · pair par · lead quem começa · turn of a seat turno


## Resultados

arena-head-meeting =
    { $game }, { $seats } lugares: { $bot } contra { $other }, { $pairs ->
        [one] um par
       *[other] { $pairs } pares
    } de rondas em espelho
arena-head-alone =
    { $game }, { $seats } lugares: { $bot } em todos, { $pairs ->
        [one] uma ronda
       *[other] { $pairs } rondas
    }
arena-head-options = Com { $options }.
arena-wins = melhor pontuação     { $mean } % das rondas para { $bot } ({ $from } a { $to })
arena-points = pontos por ronda     { $mean } para { $bot } ({ $from } a { $to })
arena-rounds = duração da ronda     { $mean } turnos por lugar ({ $from } a { $to })
arena-blocked = rondas bloqueadas    { $mean } % ({ $from } a { $to })
arena-lead = vantagem de começar  { $mean } pontos em cem ({ $from } a { $to })
arena-thinking = escolhas de { $bot }: { $choices }, mediana { $median } ms, 95 % em { $most } ms
arena-interval = Entre parênteses: onde está o valor verdadeiro 95 vezes em cada cem.
arena-kept = Os resultados estão em { $file }.
arena-chart-kept = O gráfico está em { $file }.


## Enquanto funciona

arena-progress = { $done } de { $total } pares
arena-progress-wins = { $bot } { $mean } %
arena-progress-left =
    { $minutes ->
        [0] falta menos de um minuto
        [one] falta um minuto
       *[other] faltam { $minutes } minutos
    }
arena-stopped = Parado ao fim de { $done } de { $total } pares.
arena-stopped-kept =
    Parado ao fim de { $done } de { $total } pares. A mesma ordem continua com { $file }.


## Regras da casa comparadas

arena-vary-head =
    { $game }, { $seats } lugares, { $bots }: { $option }, { $pairs ->
        [one] uma ronda ou par de rondas
       *[other] { $pairs } rondas ou pares de rondas
    } com as mesmas cartas para cada valor
arena-vary-value = valor
arena-vary-rounds = turnos por lugar
arena-vary-blocked = bloqueadas, %
arena-vary-lead = vantagem de começar
arena-chart-title = { $game }: { $option }
arena-chart-about =
    O que muda com «{ $option }», segundo { $deals } rondas para cada valor: quanto dura uma ronda,
    quantas vezes ninguém bate e quanto mais vezes do que por acaso quem começa fica melhor. As
    linhas que passam pelos pontos vão até onde está o valor verdadeiro 95 vezes em cada cem.
    { $values }
arena-chart-value =
    { $value }: { $rounds } turnos por lugar, { $blocked } % bloqueadas, vantagem de começar { $lead }.
arena-chart-rounds = Duração de uma ronda (turnos por lugar)
arena-chart-blocked = Rondas bloqueadas (%)
arena-chart-lead = Vantagem de começar (pontos em cem)
arena-chart-foot = { $bots }, { $seats } lugares, { $deals } rondas por valor, as mesmas cartas para cada um


## A linha de ordens

arena-about =
    Põe bots a jogar muitas rondas. Dois bots defrontam-se em rondas em espelho: duas vezes as
    mesmas cartas, com os lugares trocados. Um bot sozinho joga contra si próprio, para conhecer as
    regras.
arena-option-bots =
    um ou dois de { $known }; pode seguir-se um caráter, como em steady:caution=0.5
arena-option-rules = o jogo: { $known } (se não se disser: { $default })
arena-option-option =
    mudar uma opção das regras, como em aces=corner; pode dar-se várias vezes
arena-option-seats = número de lugares (se não se disser: { $default })
arena-option-pairs =
    quantos pares de rondas em espelho; com um só bot, rondas (se não se disser: { $default })
arena-option-seed = texto que decide todas as cartas e os dados (se não se disser: { $default })
arena-option-out =
    guardar os resultados num ficheiro: { $known }. Outra execução com o mesmo ficheiro continua-o
arena-option-json = escrever o resumo como JSON
arena-option-processes = quantos processos jogam (se não se disser: { $default })
arena-option-scheduler =
    pôr a jogar os workers de um cluster de Dask, pelo endereço do seu escalonador, como em
    tcp://127.0.0.1:8786
arena-option-vary =
    comparar valores de uma opção, como em melds_per_turn=1,any; os valores que têm vírgulas
    separam-se com ponto e vírgula
arena-option-lang = língua: { $known } (se não se disser: a do sistema)
arena-option-chart = com --vary: desenhar o que saiu num ficheiro SVG


## O que a impede de funcionar

arena-error-file-kind =
    Os resultados não se podem guardar em { $file }. Usa um nome que acabe em { $known }.
arena-error-file-foreign =
    { $file } tem outra coisa que não resultados da arena. Diz outro ficheiro.
arena-error-file-other =
    { $file } tem resultados de outra execução: { $key } é { $there } lá e { $here } aqui. Diz outro
    ficheiro, ou faz com que coincidam.
arena-error-file-line =
    A linha { $line } de { $file } não se consegue ler: { $text }. Tira-a com tudo o que está abaixo.
arena-error-file-system = { $file }: { $reason }
arena-error-changed =
    O par { $pair } de { $file } dá agora outro resultado: os bots ou as regras mudaram desde que foi
    jogado. Diz outro ficheiro e começa de novo.
arena-error-no-dask =
    Um cluster de Dask em { $address } só se pode usar onde está instalado o pacote de Python
    «distributed». Instala-o, ou tira --scheduler e usa --processes.
arena-error-no-scheduler =
    Nenhum escalonador de um cluster de Dask responde em { $address }: { $reason }
arena-error-other-engine =
    Um worker do cluster tem outra versão do Meldbook ({ $there }) que não esta ({ $here }). Instala
    a mesma em todos.
arena-error-vary-form =
    «{ $text }» não é uma opção com valores. Escreve-a como NOME=VALOR,VALOR.
arena-error-vary-twice =
    { $name } está a ser comparada e também fixada com --option. Tira uma das duas.
arena-error-chart-alone = Um gráfico desenha-se de regras comparadas: dá também --vary.
arena-error-chart-kind =
    O gráfico não se pode desenhar em { $file }. Usa um nome que acabe em .svg.
arena-error-option-form = «{ $text }» não é uma opção. Escreve-a como NOME=VALOR.
arena-error-number = { $option } é { $got }, mas tem de ser pelo menos 1.
arena-error-bots = Foram ditos { $got } bots. Diz um ou dois.
