# O que o jogo no terminal (`meldbook play`) diz por si.
#
# Glossário: o de engine.ftl. As ordens e a notação das cartas são as mesmas em todas as línguas;
# aqui explicam-se.


## A mesa

terminal-title = { $game }, ronda { $deal } de { $deals }
terminal-title-target = { $game }, ronda { $deal }, meta { $target }
terminal-wild-rank = Valor curinga: { $rank }.
terminal-opening-points = Abertura: { $needed } pontos.
terminal-contract = Contrato: { $contract }.
terminal-whole-hand = Não se baixa nada até se poder baixar a mão inteira.
terminal-piles =
    { $stock ->
        [one] 1 carta
       *[other] { $stock } cartas
    } no monte, { $discard ->
        [0] ainda nenhum descarte
        [one] um descarte: { $top }
       *[other] { $discard } descartes, em cima { $top }
    }
terminal-head-seat = jogador
terminal-head-cards = cartas
terminal-head-score = pontos
terminal-head-opened = abriu
terminal-known = Sabe-se que tem na mão { $name }:
terminal-opened = sim
terminal-unopened = não
terminal-melds = Combinações na mesa:
terminal-no-melds = Não há combinações na mesa.
terminal-hand =
    A tua mão, { $cards ->
        [one] 1 carta:
       *[other] { $cards } cartas:
    }
terminal-opening = Abertura: { $points } de { $needed } pontos baixados.
terminal-contract-lacks = Abertura: ao contrato ainda falta { $contract }.
terminal-contract-short = Abertura: { contract-short }.
terminal-whole-hand-begun = Baixa o resto da tua mão neste mesmo turno.
terminal-lead = Começas: neste turno não compras. Descarta uma carta para o terminar.
terminal-owed =
    { $owed ->
        [one] O joker que apanhaste tem de voltar à mesa neste turno.
       *[other] Os { $owed } jokers que apanhaste têm de voltar à mesa neste turno.
    }


## Pontos

terminal-deal-over = A ronda { $deal } acabou.
terminal-deal-running = Está a jogar-se a ronda { $deal }; é a vez de { $name }.
terminal-hand-cost =
    { $name }, { $points ->
        [one] 1 ponto:
       *[other] { $points } pontos:
    }
terminal-head-deal = ronda
terminal-total = total
terminal-standing = Classificação final:
terminal-deals-won =
    { $deals ->
        [one] 1 ronda ganha
       *[other] { $deals } rondas ganhas
    }


## Perguntas e respostas

terminal-game = { $game }. { $about }
terminal-house-rules = Regras da casa desta partida:
terminal-welcome =
    Compra com draw ou apanha o descarte com take; baixa com meld 7h 7d 7c, add 8h to 1 ou swap 7h
    in 1; termina o teu turno com discard Kd. Um joker é *. Escreve help para saber mais.
terminal-prompt-draw = draw ou take
terminal-prompt-decline = take ou decline
terminal-prompt-only-draw = Enter compra do monte
terminal-prompt-only-take = Enter apanha o último descarte
terminal-prompt-only-decline = Enter recusa o último descarte
terminal-prompt-play = a tua jogada
terminal-prompt-next = Enter dá as cartas seguintes
terminal-prompt-choose = 1 a { $most }, ou Enter para nenhuma
terminal-rule = regra { $rule }
terminal-choose = Isto pode significar várias coisas:
terminal-choose-more = … e mais. Diz o que representam os teus curingas, como em *=7h, para encontrar outras.
terminal-option-given = { $option } ({ $given })
terminal-legal = Isto é permitido: { $move }
terminal-moves = Agora permite-se:
terminal-moves-more = … e mais
terminal-moves-none = Agora não se pode fazer nenhuma jogada.
terminal-back = Desfeito: { $move }
terminal-unknown-word = «{ $word }» não é uma jogada nem uma ordem. Escreve help para as ver todas.
terminal-left = Deixaste a partida.
terminal-record = Este é o seu registo; guardado num ficheiro, continua-se com --load FICHEIRO.
terminal-saved = A partida está guardada em { $file }.
terminal-save-where = Diz o ficheiro, como em: save partida.txt
terminal-not-saved = Não se conseguiu guardar a partida em { $file }: { $reason }
terminal-help =
    Jogadas
      draw                    comprar a carta de cima do monte
      take                    apanhar o último descarte
      meld 7h 7d 7c           baixar uma combinação nova; várias de uma vez, com | entre elas
      meld 6h *=7h 8h         um joker, dito como a carta que representa
      meld 7c 7d 4h=7         uma carta do valor curinga, dita da mesma maneira
      add 9h to 1             acrescentar uma carta à combinação 1
      swap 7h in 1            pôr 7h no lugar de um joker e ficar com ele
      discard Kd              terminar o teu turno descartando
      decline                 quando o monte se esgotou: deixar o descarte, acabar a ronda
    Os valores são A 2 3 4 5 6 7 8 9 10 J Q K; os naipes, s espadas, h copas, d ouros, c paus. Numa
    linha podem ir várias jogadas, separadas por ;

    Ordens
      moves                   o que agora se permite
      why JOGADA              se uma jogada é permitida, e se não, porquê
      undo                    desfazer o último passo do teu turno
      sort, sort suit, sort rank
                              ordenar a tua mão de outra maneira
      table                   mostrar a mesa outra vez
      log                     contar o que aconteceu nesta ronda
      scores                  mostrar a folha de pontos
      rules                   dizer com que regras se joga
      save FICHEIRO           guardar a partida
      quit                    deixar a partida


## O começo

terminal-about =
    Joga uma partida contra bots. As jogadas escrevem-se; escreve help durante a partida para veres
    como.
terminal-option-rules = o jogo: { $known } (se não se disser: { $default })
terminal-option-option =
    mudar uma opção das regras, como em aces=corner; pode dar-se várias vezes. A ordem rules mostra
    todas durante a partida
terminal-option-players = número de jogadores, contigo incluído (se não se disser: { $default })
terminal-option-name = o teu nome (se não se disser: { $default })
terminal-option-bot = como jogam os outros: { $known } (se não se disser: { $default })
terminal-option-seed = texto que decide como se baralham todas as cartas (se não se disser: à sorte)
terminal-option-load = continuar a partida guardada num ficheiro
terminal-option-save = guardar a partida num ficheiro quando a deixares e quando acabar
terminal-option-letters = mostrar os naipes como letras
terminal-option-lang = língua: { $known } (se não se disser: a do sistema)
terminal-option-colour = cores: { $known } (se não se disser: { $default })
terminal-default-name = Tu
terminal-bot-names = Ana, Bram, Clara, Daan, Eva
terminal-not-loaded = Não se conseguiu ler { $file }: { $reason }
terminal-option-form = «{ $text }» não é uma opção. Escreve-a como NOME=VALOR.
terminal-one-person =
    Uma partida no terminal precisa de um lugar para uma pessoa e de bots nos outros; esta tem { $persons ->
        [0] zero pessoas
       *[other] { $persons } pessoas
    }.


## Dois conjuntos de regras comparados (`meldbook compare`)

terminal-compare = { $first } comparado com { $second }
terminal-compare-option = { $option }: { $first } | { $second }
terminal-compare-within =
    {"  "}Só um dos dois tem cartas dessas; comparado com { $mix }:
terminal-compare-first =
    Mão { $hand }; mesa { $table }: o primeiro recusa «{ $move }» ({ $rule }) e o segundo permite.
terminal-compare-second =
    Mão { $hand }; mesa { $table }: o primeiro permite «{ $move }» e o segundo recusa ({ $rule }).
terminal-compare-stock =
    Monte vazio, descartes { $pile }: ao comprar sai { $first } | { $second } (monte + descartes que ficam).
terminal-compare-score =
    Mãos { $hands } no fim da ronda: marca-se { $first } | { $second } (totais); a partida { $first-over ->
        [true] acabou
       *[other] continua
    } | { $second-over ->
        [true] acabou
       *[other] continua
    }.
terminal-compare-deal = Ronda { $deal }, { $seats } jogadores: { $first } | { $second } (descarte + monte).
terminal-compare-nothing = Entre estes dois não muda nada por si só.


## As ordens do programa

terminal-command-about = Rummy: regras que jogam.
terminal-command-play = jogar uma partida contra bots neste terminal
terminal-command-arena = pôr bots a jogar muitas rondas e comparar
terminal-command-check = perguntar ao motor o que perguntam os cenários
terminal-command-check-paths = um ficheiro .toml ou uma pasta deles
terminal-command-check-json = um objeto JSON por pergunta e linha
terminal-command-compare = o que difere entre dois conjuntos de regras, e onde
terminal-command-compare-rules = "JOGO OPÇÃO=VALOR …", com opções se mudadas
terminal-command-compare-json = um objeto JSON por diferença e linha
terminal-command-bench = medir a velocidade do motor nesta máquina
terminal-command-bench-blocks = blocos de cada tarefa ({ $default })
terminal-command-replay = repetir um registo e dizer como está a partida
terminal-command-replay-record = um registo; - para a entrada padrão
terminal-command-blocks-bad = { $blocks } não é um número de blocos: 1 ou mais
