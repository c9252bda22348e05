# O que o motor diz, em palavras. Que valores recebem as variáveis: ver en/engine.ftl.
#
# Glossário, o mesmo em todos os ficheiros:
#   meld combinação · set grupo · run sequência · lay baixar · lay off acrescentar · open abrir
#   stock monte · discard pile pilha de descarte · discard descartar, descarte · draw comprar
#   take apanhar · joker joker · wild carta curinga · reclaim, swap trocar · go out bater
#   deal ronda · match partida · hand mão · dealer quem dá · pack baralho
# O jogador é tratado por tu. O artigo escolhe-se por $kind: «a» com a dama. Antes de uma carta em
# frase não ficam «de», «em», «a» nem «por», que se fundiriam com o artigo.


## Cartas

rank-A = ás
rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-10 = dez
rank-J = valete
rank-Q = dama
rank-K = rei

suit-s = espadas
suit-h = copas
suit-d = ouros
suit-c = paus

card-face = { $rank } de { $suit }
joker = joker
joker-as = joker como { $card }
card-as = { $card } como { $stands }
card-the =
    { $kind ->
        [joker] um joker
        [Q] a { $card }
       *[other] o { $card }
    }
card-unknown = carta desconhecida
card-unknown-the = uma carta


## Listas

list-pair = { $first } e { $last }
list-next = { $first }, { $next }
score-of = { $name } { $score }


## Contratos

contract =
    { $sets ->
        [0] { contract-runs }
       *[other] { $runs ->
            [0] { contract-sets }
           *[other] { contract-sets } e { contract-runs }
        }
    }
contract-sets =
    { $sets ->
        [one] um grupo
        [2] dois grupos
        [3] três grupos
       *[other] { $sets } grupos
    }
contract-runs =
    { $runs ->
        [one] uma sequência
        [2] duas sequências
        [3] três sequências
       *[other] { $runs } sequências
    }

contract-short =
    { $short ->
        [0] tens o contrato na mão
        [one] falta 1 carta à tua mão para o contrato
       *[other] faltam { $short } cartas à tua mão para o contrato
    }


## Jogos

rules-jokeren-13 = Jokeren 13
rules-jokeren-13-about =
    Treze cartas, dois baralhos, quatro jokers. Abre com 30 pontos, depois acrescenta cartas às
    combinações de qualquer jogador e apanha jokers para os baixar outra vez. Oito rondas; ganha o
    total mais baixo.
rules-basic-rummy = Rummy básico
rules-basic-rummy-about =
    O jogo simples: um baralho, sem jokers, uma combinação nova por turno. Quem bate marca o que os
    outros ainda têm; aos 100 pontos ganha o total mais alto.
rules-block-rummy = Block Rummy
rules-block-rummy-about =
    Rummy básico com um só monte. Quando se esgota, o jogador seguinte apanha o último descarte ou
    põe fim à ronda.
rules-mexican-rummy = Rummy mexicano
rules-mexican-rummy-about =
    Sete rondas, cada uma com o seu contrato para abrir e o seu valor curinga, desde dois grupos até
    três sequências de uma vez. Ganha o total mais baixo.
rules-wrotham = Rummy de Wrotham
rules-wrotham-about =
    Um baralho e três jokers. Em três rondas baixa-se combinação a combinação; nas três últimas não
    se baixa nada até se poder baixar a mão inteira. Ganha o total mais alto.
rules-romme = Rommé
rules-romme-about =
    Treze cartas, dois baralhos, seis jokers. Abre com 40 pontos, jokers incluídos, depois
    acrescenta cartas às combinações de qualquer jogador e troca jokers. Oito rondas; ganha o total
    mais baixo.


## Recusas: turno e pilhas

refusal-not-on-turn = Não é o teu turno: joga { $turn }. Espera pela tua vez.
refusal-deal-over = Esta ronda acabou; já não se pode jogar nada nela.
refusal-card-not-in-hand = Não tens { $card }. Joga uma carta da tua mão.
refusal-meld-unknown =
    { $melds ->
        [0] Ainda não há combinações na mesa.
        [one] Não há nenhuma combinação { $meld }. Na mesa só está a combinação 1.
       *[other] Não há nenhuma combinação { $meld }. As combinações da mesa têm os números 1 a { $melds }.
    }
refusal-stock-empty = O monte está vazio; não se pode comprar dele.
refusal-discard-empty = A pilha de descarte está vazia. Compra do monte.
refusal-draw-twice =
    Já compraste neste turno. Baixa cartas, se quiseres, e descarta uma para terminar o turno.
refusal-draw-first = Compra uma carta antes de fazer qualquer outra coisa.
refusal-first-turn-take =
    No teu primeiro turno da ronda compra-se do monte. A partir do teu segundo turno podes apanhar o
    último descarte.
refusal-first-turn-table =
    No teu primeiro turno da ronda só compras uma carta e descartas outra. A partir do teu segundo
    turno podes baixar cartas.
refusal-lead-draws =
    Começas esta ronda e recebeste uma carta a mais do que os outros: neste primeiro turno não
    compras. Descarta uma carta para o terminar.
refusal-draw-must-take =
    O monte esgotou-se e não há descartes mais antigos para o renovar. Apanha o último descarte.
refusal-stock-out =
    O monte esgotou-se e os descartes já não formam outro. Apanha o último descarte ou recusa-o, o
    que põe fim à ronda.
refusal-stock-lone =
    O monte esgotou-se e um só descarte não forma outro. Apanha-o ou recusa-o, o que põe fim à
    ronda.
refusal-decline-not-here =
    Aqui não podes recusar: há uma carta que tens de comprar, ou já compraste.


## Recusas: a forma de uma combinação

refusal-meld-too-short =
    { $got ->
        [0] Sem cartas não há combinação: precisa de pelo menos { $min }.
        [one] Uma carta é muito pouco: uma combinação precisa de pelo menos { $min }.
       *[other] { $got } cartas são muito poucas: uma combinação precisa de pelo menos { $min }.
    }
refusal-set-too-long =
    { $got } cartas são de mais: um grupo tem { $max } no máximo. Deixa as outras na mão.
refusal-set-suit-twice =
    Neste grupo repete-se o naipe de { $suit }. Cada carta de um grupo deve ser de outro naipe.
refusal-meld-no-pattern =
    Isto não é uma combinação: { $cards }. Baixa cartas do mesmo valor como grupo, ou cartas
    seguidas do mesmo naipe como sequência.
refusal-run-card-twice =
    Numa sequência não pode estar duas vezes { $card }. Deixa uma das duas na mão.
refusal-run-gap =
    Há uma falha entre estas cartas. As de uma sequência seguem-se umas às outras sem saltar nenhuma.
refusal-run-suits =
    Estas cartas são seguidas, mas não de um só naipe. Todas as cartas de uma sequência são do mesmo
    naipe.
refusal-run-corner =
    { $aces ->
        [low] O ás é baixo aqui: vem antes do 2. Nenhuma sequência continua para lá do rei.
       *[other]
            Uma sequência não pode dar a volta do rei ao dois passando pelo ás. Faz com que comece ou
            acabe no ás.
    }
refusal-meld-jokers =
    Jokers a mais: esta combinação tem { $got }, e { $max ->
        [0] não se permite nenhum
        [one] permite-se um no máximo
       *[other] permitem-se { $max } no máximo
    }. Usa cartas naturais em vez dos outros.
refusal-meld-naturals =
    Cartas naturais a menos: esta combinação tem { $got ->
        [0] zero
        [one] uma
       *[other] { $got }
    }, e precisa de pelo menos { $min }.
refusal-wild-wrong-name =
    Neste lugar { $card } não pode representar { $stands }. Diz a carta que ali falta.
refusal-wild-not-wild =
    Não podes pôr { $card } a representar outra carta. Só os jokers e as cartas do valor curinga o
    podem; baixa essa carta como o que é.


## Recusas: quem pode baixar, e quando

refusal-meld-second =
    Já baixaste uma combinação neste turno, e uma por turno é o máximo. Guarda estas cartas para
    outro turno.
refusal-meld-after-opening =
    Depois de abrir não podes baixar mais combinações. Acrescenta cartas às que estão na mesa.
refusal-contract-kind =
    { $kind ->
        [set] Este grupo
       *[run] Esta sequência
    } não faz parte da tua abertura: o contrato é { contract }, nem mais nem menos.


## Recusas: acrescentar cartas e reaver jokers

refusal-lay-off-no-fit =
    Não há lugar para { $card } na combinação { $meld }. Uma sequência aceita a carta seguinte em
    cada ponta; um grupo, uma carta do seu valor que ainda lá caiba.
refusal-lay-off-unopened =
    Ainda não podes acrescentar cartas. Abre com combinações tuas; a partir do teu turno seguinte
    podes acrescentar a qualquer uma.
refusal-lay-off-own-first =
    Ainda não podes acrescentar cartas. Baixa primeiro uma combinação tua; depois podes acrescentar
    a qualquer uma, mesmo no mesmo turno.
refusal-lay-off-never =
    Nesta ronda não se podem acrescentar cartas às combinações da mesa.
refusal-lay-off-jokers =
    { $max ->
        [0] A combinação { $meld } não aceita jokers.
        [one] A combinação { $meld } já tem o seu joker, e um é o máximo. Escolhe outra.
       *[other] A combinação { $meld } já tem os seus { $max } jokers, e não se permitem mais. Escolhe outra.
    }
refusal-reclaim-unopened =
    Ainda não podes trocar um joker. Abre com combinações tuas; a partir do teu turno seguinte podes
    pôr a carta certa no lugar de um joker.
refusal-reclaim-never =
    Nesta ronda as cartas da mesa ficam onde estão: não se pode trocar nenhum joker.
refusal-reclaim-no-joker = Na combinação { $meld } não há nenhum joker para trocar.
refusal-reclaim-wrong-card =
    Na combinação { $meld } não podes pôr { $card } no lugar do joker, só aquilo que ele representa:
    { $wanted }.
refusal-reclaim-unused =
    { $owed ->
        [one] O joker que apanhaste tem de voltar à mesa neste turno. Usa-o
       *[other] Os { $owed } jokers que apanhaste têm de voltar à mesa neste turno. Usa-os
    } numa combinação nova ou numa da mesa, ou desfaz a troca.
refusal-reclaim-stuck =
    Se apanhasses agora esse joker, não o poderias voltar a baixar neste turno. Apanha um joker só
    quando tiveres um lugar para ele.


## Recusas: abrir e terminar o turno

refusal-opening-short =
    { $points } de { $needed } pontos: não chega para abrir. Junta combinações novas neste mesmo
    turno, ou recolhe as cartas.
refusal-contract-short =
    O contrato baixa-se inteiro num só turno. Ainda faltaria { contract }. Baixa isso também, ou
    recolhe as cartas.
refusal-whole-hand-short =
    Nesta ronda não se baixa nada até se poder bater com isso de uma vez. { $cards ->
        [0] Estas não são as combinações que se pedem.
        [one] Uma carta ainda não encaixa.
       *[other] { $cards } cartas ainda não encaixam.
    }
refusal-discard-taken =
    Agora não podes descartar { $card }: apanhaste essa carta da pilha de descarte neste mesmo
    turno. Descarta outra.
refusal-discard-needed =
    Aqui cada turno termina com um descarte, também o último. Guarda uma carta que possas deitar.
refusal-discard-last =
    Não podes bater descartando { $card }: a última carta da mão tem de ser baixada.
refusal-turn-stuck =
    Depois disso não terias forma legal de terminar o teu turno. Guarda uma carta que possas
    descartar.


## Acontecimentos

event-deal = Ronda { $deal }. Dá: { $dealer }. Começa: { $lead }.
event-draw = { $name } compra { $card } do monte.
event-draw-you = Compras { $card } do monte.
event-take = { $name } apanha { $card } da pilha de descarte.
event-take-you = Apanhas { $card } da pilha de descarte.
event-meld = { $name } baixa a combinação { $meld }: { $cards }.
event-meld-you = Baixas a combinação { $meld }: { $cards }.
event-lay-off = { $name } acrescenta { $card } à combinação { $meld }.
event-lay-off-you = Acrescentas { $card } à combinação { $meld }.
event-reclaim = { $name } põe { $card } na combinação { $meld } e fica com { $wild }.
event-reclaim-you = Pões { $card } na combinação { $meld } e ficas com { $wild }.
event-discard = { $name } descarta { $card }.
event-discard-you = Descartas { $card }.
event-decline = { $name } recusa o último descarte.
event-decline-you = Recusas o último descarte.
event-renew =
    O monte está vazio: { $cards ->
        [one] um descarte mais antigo forma
       *[other] { $cards } descartes mais antigos formam
    } o novo monte.
event-out = { $name } fica sem cartas e bate.
event-out-you = Ficas sem cartas: bateste.
event-blocked =
    { $reason ->
        [stock-exhausted] { end-stock-exhausted }
        [table-unchanged] { end-table-unchanged }
        [declined] { end-declined }
       *[no-draw] { end-no-draw }
    }
event-scored = Pontos desta ronda: { $scores }.
event-ended = A partida acabou. Vitória: { $winners }. Pontuação final: { $totals }.


## Porque jogou assim um bot, ou o que aconselha uma dica: só factos, sem sujeito

reason-only-way = Não há outra maneira de continuar.
reason-by-chance =
    { $ways ->
        [one] É a única jogada que há.
       *[other] É uma de { $ways } jogadas, tirada à sorte.
    }
reason-draw-no-help =
    Uma carta do monte ajudará provavelmente mais do que { $card } da pilha de descarte.
reason-draw-no-meld = Com { $card } da pilha de descarte as combinações da mão não ficariam melhores.
reason-draw-overlooked = Nada parecia ligar com { $card } da pilha de descarte.
reason-take-meld = Com { $card } completa-se uma combinação.
reason-take-out = Com { $card } pode esvaziar-se a mão neste turno.
reason-take-wild = É curinga: { $card } pode representar qualquer carta.
reason-take-fits = Há uma combinação na mesa onde cabe { $card }.
reason-take-pair = Parecia formar par: { $card } com { $cards }.
reason-take-outs =
    Liga com { $cards } da mão, e { $outs ->
        [one] está por ver uma carta que completa
       *[other] estão por ver { $outs } cartas que completam
    } a combinação.
reason-take-better = Esta carta é melhor do que a que substitui.
reason-end-lowest = Põe fim à ronda, e nenhuma outra mão custará provavelmente menos.
reason-way-out = É um passo para esvaziar a mão neste turno.
reason-open-points = Há combinações para os { $needed } pontos com que se abre.
reason-open-contract = Pode baixar-se o contrato inteiro.
reason-open-whole = Pode baixar-se a mão inteira.
reason-lay-meld =
    Na mesa, estas cartas já não podem custar { $points ->
        [one] o seu ponto
       *[other] os seus { $points } pontos
    }.
reason-lay-off =
    Numa combinação, { $card } já não pode custar { $points ->
        [one] o seu ponto
       *[other] os seus { $points } pontos
    }.
reason-reclaim =
    Para { $card } não há outro uso, e { $wild } pode baixar-se onde fizer falta.
reason-pay-debt =
    { $owed ->
        [one] O joker que foi apanhado tem de voltar à mesa neste turno.
       *[other] Os { $owed } jokers que foram apanhados têm de voltar à mesa neste turno.
    }
reason-throw-only = Só se pode deitar { $card }.
reason-throw-dearest =
    Fora das combinações nenhuma carta custa mais do que { $card }: { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }.
reason-throw-outs =
    Guardam-se cartas mais caras: para { $cards } { $outs ->
        [one] está por ver uma carta que completa
       *[other] estão por ver { $outs } cartas que completam
    } uma combinação.
reason-throw-fits =
    Guardam-se cartas mais caras porque cabem em combinações da mesa: { $cards }.
reason-throw-plan =
    { $short ->
        [0] Sem ela o contrato está completo.
        [one] Depois falta uma só carta ao contrato.
       *[other] Depois faltam { $short } cartas ao contrato, e nenhum outro descarte deixa menos.
    }
reason-throw-safe =
    É menos provável que o jogador seguinte precise desta carta do que das mais caras: em vez de
    { $cards }, sai { $card }.
reason-throw-least = De todas as cartas, { $card } é a que menos falta faz.
reason-throw-odd = Nada na mão parecia ligar com { $card }.
reason-throw-low = É uma carta baixa. Na mão ficam melhor as altas.
reason-played-out =
    Em { $worlds } maneiras de as cartas escondidas estarem distribuídas, jogadas até ao fim, isto
    correu melhor do que a primeira ideia: { $points ->
        [one] um ponto
       *[other] { $points } pontos
    } por ronda.


## O que um descarte dá ao jogador seguinte

gift-first-turn =
    { $name } não pode apanhar { $card }: no primeiro turno não se apanha nada dos descartes.
gift-wild = Dás uma carta curinga: { $name } pode apanhar { $card }.
gift-meld =
    Dás uma combinação: { $name } pode juntar { $card } com cartas que apanhou dos descartes,
    { $cards }.
gift-lay-off = { $name } pode acrescentar { $card } à combinação { $meld }.
gift-reclaim = { $name } pode pôr { $card } no lugar de uma carta curinga da combinação { $meld }.
gift-near =
    Pode servir: { $name } apanhou dos descartes cartas que ligam com { $card }, { $cards }.
gift-nothing = Nada do que se sabe de { $name } liga com { $card }.


## Porque acabou uma ronda

end-out = { $name } bateu.
end-out-you = Bateste.
end-stock-exhausted =
    A ronda está bloqueada: o monte esgotou-se e numa volta inteira nada mudou na mesa. Ninguém
    bateu.
end-table-unchanged =
    A ronda está bloqueada: o monte está outra vez vazio e nada mudou na mesa desde que foi renovado
    pela última vez. Ninguém bateu.
end-no-draw =
    A ronda está bloqueada: o jogador seguinte não tem nenhuma carta que possa comprar. Ninguém
    bateu.
end-declined =
    O monte esgotou-se e o último descarte foi recusado. Ninguém bateu.


## Erros: o que não se consegue ler

error-card-unreadable =
    «{ $text }» não é uma carta. Escreve um valor (A, 2 a 10, J, Q, K) e um naipe (s espadas, h
    copas, d ouros, c paus), como em 7h; um joker é *.
error-move-unreadable = «{ $text }» não é uma jogada aqui. Esperava-se: { $expected }.
error-record-version =
    Este registo é da versão { $version }, que este programa não consegue ler. Talvez um mais novo
    consiga.
error-record-line =
    A linha { $line } do registo não se consegue ler: «{ $text }». Esperava-se: { $expected }.
error-record-move =
    A linha { $line } do registo tem uma jogada impossível: «{ $text }». { $reason ->
        [ambiguous] Pode significar várias jogadas.
        [not-on-turn] É a vez de outro lugar.
        [unread] Não se consegue ler.
       *[refused] { $refusal }
    }
error-back-nothing =
    Não há nada para desfazer. Podem desfazer-se os passos do turno em curso, mas não a compra de
    uma carta do monte.
error-deal-running = Ainda não se podem dar as cartas seguintes: esta ronda continua em jogo.
error-match-over = A partida acabou; não há mais rondas.
error-rules-unknown = Não há nenhum jogo chamado «{ $name }». Conhecidos: { $known }.
error-option-unknown = Não há nenhuma opção chamada «{ $name }». Conhecidas: { $known }.
error-option-value = A opção { $name } não pode ser «{ $value }». Permitido: { $allowed }.
error-options-clash = Com esta mistura de opções não se pode jogar: { $clashes }.
error-seed-bad =
    «{ $text }» não pode ser uma semente. Usa uma linha de até 64 letras, algarismos e sinais, sem
    espaços no princípio nem no fim.
error-seats-bad =
    { $got ->
        [one] Com um lugar não se pode
       *[other] Com { $got } lugares não se pode
    } jogar este jogo: é para { $min } a { $max } jogadores.
error-name-bad =
    «{ $text }» não pode ser o nome de um jogador. Escreve um texto sem vírgulas, sinais de igual
    nem mudanças de linha.
error-bot-unknown = Não há nenhum bot chamado «{ $name }». Conhecidos: { $known }.
error-bot-trait =
    O bot { $name } não pode ter o traço «{ $text }». Escreve cada traço uma vez, como
    TRAÇO=NÚMERO, com um número de 0 a 10. Traços conhecidos: { $known }.
error-scenario-toml =
    Linha { $line }, carácter { $column }: { $fault ->
        [string] um texto não está fechado; fica entre aspas e numa só linha
        [escape] a seguir a uma barra invertida num texto vem algo que não pode vir
        [sign] um sinal que não pode estar aqui
        [list] uma lista não está fechada, ou falta-lhe uma vírgula
        [braces] uma tabela entre chavetas não está fechada, ou falta-lhe uma vírgula
        [key] uma linha começa com uma chave e um sinal de igual, ou é um título entre parênteses retos
        [bracket] um título não está fechado com o seu parêntese reto
        [line] a linha devia acabar aqui
        [twice] esta chave ou este título está duas vezes
       *[value] um valor que não se consegue ler; os textos ficam entre aspas
    }. (Os cenários escrevem-se em TOML.)
error-scenario-large =
    O cenário não se consegue ler: { $what ->
        [depth] há parênteses dentro de parênteses a mais
       *[number] há um número grande de mais
    }.
error-scenario-missing = No cenário falta «{ $key }».
error-scenario-key =
    Chave desconhecida «{ $key }» { $place ->
        [scenario] no cenário
        [position] na posição do cenário
       *[other] em «{ $place }» do cenário
    }.
error-scenario-value =
    O valor de «{ $key }» no cenário está errado: { $got }. Esperava-se: { $expected ->
        [whole] um número inteiro, { $least } ou mais
        [range] um número inteiro de { $least } a { $most }
        [number] um número
        [numbers] um número inteiro para cada lugar
        [scores] um número inteiro, ou uma fração como "9/2", para cada lugar
        [flag] true ou false
        [flags] true ou false para cada lugar
        [by-seat] uma lista com uma entrada para cada lugar
        [hands] de cada mão as cartas em texto, ou quantas cartas desconhecidas tem
        [cards] cartas em texto, por exemplo "7h 10s *"
        [phase] "draw" ou "play"
        [table] uma tabela
        [melds] uma lista de números de combinações
        [own-melds] combinações do lugar que tem a vez, cada uma uma vez
        [drawn] "stock", "none" ou "discard CARTA"
        [game] um jogo, por exemplo "basic-rummy"
        [text] um texto
        [asks] pelo menos um [[ask]]
        [question] uma pergunta: play, readings, hand_points, least_left ou moves
        [readings] um número, ou uma lista de combinações
        [moves] uma lista de jogadas
        [verdict] "legal", "illegal" ou "ambiguous"
        [answer] a resposta que o motor dá
        [trial] uma jogada, legal ou não, ou hand_points
        [closed] uma jogada com um só significado
       *[kind] um valor como a notação o mostra
    }.
error-position-too-many =
    Na posição repete-se { $card }: { $got } vezes, mas nos baralhos { $most ->
        [0] não há nenhuma
        [one] só há uma
       *[other] só há { $most }
    }.
error-position-pack =
    A posição tem { $got } cartas, mais do que as { $most } deste jogo.
error-position-meld =
    A combinação { $meld } da posição não é legal. { $reason ->
        [unknown] Na mesa não pode haver cartas desconhecidas.
        [ambiguous] Pode ler-se de várias maneiras: diz o que representam as suas cartas curinga.
       *[refused] { $refusal }
    }
error-position-seats =
    A posição tem { $got ->
        [one] uma mão
       *[other] { $got } mãos
    }, mas este jogo é para { $min } a { $max } jogadores.
error-position-length =
    «{ $key }» na posição precisa de { $expected ->
        [one] uma entrada
       *[other] { $expected } entradas
    }, uma por lugar, mas tem { $got }.
error-position-seat =
    «{ $key }» na posição refere o lugar { $seat }, mas há { $seats } lugares, contados desde 0.
error-position-deal =
    A posição é da ronda { $deal }, mas uma partida tem { $deals } rondas, contadas desde 1.
error-position-meld-number =
    «{ $key }» na posição refere a combinação { $meld }, mas { $melds ->
        [0] não há combinações na mesa
        [one] na mesa só está a combinação 1
       *[other] as combinações da mesa têm os números 1 a { $melds }
    }.
error-position-drawn =
    A posição diz que neste turno foi apanhada uma carta dos descartes, { $card }, mas ela não está
    nem na mão nem na mesa.
error-position-empty-hand = O lugar { $seat } deve continuar a jogar, mas a sua mão está vazia.
error-position-unknown =
    A posição deixa cartas por conhecer. Para ser jogada, tem de dizer as cartas de todas as mãos,
    do monte e da pilha de descarte.
error-request-bad = O motor não percebeu este pedido: { $detail }.


## Opções que não combinam; partes de error-options-clash

clash-cards-too-few = os baralhos têm cartas a menos para todas as mãos e as duas pilhas
clash-hand-too-small = uma mão tem cartas a menos para uma combinação
clash-set-max-distinct = um grupo de naipes diferentes tem quatro cartas no máximo
clash-hand-size-seats = não está dito quantas cartas se dão com cada número de jogadores
clash-opening-points-missing = uma abertura por pontos precisa do número de pontos
clash-opening-points-too-many = nenhuma mão pode valer os pontos da abertura
clash-contracts-missing = uma abertura por contrato precisa dos contratos
clash-contract-too-long = um contrato precisa de mais cartas do que as que uma mão tem
clash-contract-too-short = nas combinações de um contrato não cabe a mão inteira
clash-contract-melds-per-turn =
    um contrato de várias combinações não se pode baixar a uma combinação por turno
clash-length-missing = uma partida precisa de uma meta ou de um número de rondas
clash-length-twice = uma partida tem uma meta ou um número de rondas, não as duas coisas
clash-payment-target = os pagamentos precisam de um número de rondas, não de uma meta
clash-payment-own-hands =
    os pagamentos precisam de alguém que ganhe uma ronda bloqueada, por isso contam as diferenças
clash-reclaim-without-jokers = sem jokers nem valores curinga não há nada para trocar


## Opções: nome, o que decidem e os seus valores quando são palavras

option-players = Jogadores
option-players-about = Quantas pessoas podem sentar-se à mesa.

option-packs = Baralhos
option-packs-about = Quantos baralhos de 52 cartas se misturam.

option-jokers = Número de jokers
option-jokers-about = Quantos jokers se juntam aos baralhos.

option-wild_ranks = Valores curinga
option-wild_ranks-about =
    Um valor cujas cartas podem representar qualquer outra, como os jokers. Pode mudar de ronda para
    ronda.
option-wild_ranks-none = nenhum

option-hand_size = Cartas dadas
option-hand_size-about =
    Quantas cartas recebe cada jogador. Pode depender do número de jogadores ou da ronda.

option-upcard = Primeiro descarte
option-upcard-about =
    Se depois de dar se vira uma carta para começar a pilha de descarte.
option-upcard-yes = vira-se uma carta
option-upcard-no = a pilha começa vazia

option-first_turn = Primeiro turno
option-first_turn-about =
    Se no seu primeiro turno da ronda os jogadores podem fazer tudo. Pode ser que só comprem e
    descartem, ou que quem começa receba uma carta a mais e não compre.
option-first_turn-free = como qualquer outro
option-first_turn-draw-and-discard = só comprar e descartar
option-first_turn-lead-discards = quem começa tem uma carta a mais e não compra

option-set_suits = Naipes num grupo
option-set_suits-about =
    Se um naipe pode estar duas vezes num grupo. Para isso são precisos dois baralhos.
option-set_suits-distinct = todos diferentes
option-set_suits-repeat = podem repetir-se

option-set_max = Grupo mais longo
option-set_max-about = Quantas cartas pode ter um grupo no máximo.
option-set_max-none = sem limite

option-run_min = Sequência mais curta
option-run_min-about = De quantas cartas precisa pelo menos uma sequência.

option-aces = Ases em sequências
option-aces-about =
    Onde pode estar um ás numa sequência: no princípio, também no fim, ou até entre o rei e o dois.
option-aces-low = baixo: A 2 3
option-aces-high-low = baixo ou alto: A 2 3, Q K A
option-aces-corner = também a dar a volta: K A 2

option-jokers_per_meld = Jokers por combinação
option-jokers_per_meld-about =
    Quantas cartas de uma combinação podem representar outras: jokers e cartas de um valor curinga.
option-jokers_per_meld-any = os que se quiser

option-naturals_per_meld = Cartas naturais por combinação
option-naturals_per_meld-about =
    Quantas cartas de uma combinação têm de ser o que são, sem representar outra.

option-opening = Abertura
option-opening-about =
    O que os jogadores têm de baixar primeiro, tudo num turno, antes de poderem baixar mais alguma
    coisa.
option-opening-none = nada de especial
option-opening-points = combinações que valham pontos suficientes
option-opening-contract = o contrato da ronda
option-opening-whole-hand = a mão inteira de uma vez

option-opening_points = Pontos para abrir
option-opening_points-about =
    Quantos pontos deve valer uma abertura por pontos: o ás conta onze; J, Q e K, dez; as outras
    cartas, o seu número.
option-opening_points-none = não são precisos

option-opening_jokers = Jokers ao abrir
option-opening_jokers-about = Quanto vale um joker numa abertura por pontos.
option-opening_jokers-none = não é preciso
option-opening_jokers-nothing = nada
option-opening_jokers-as-named = tanto como a carta que representa

option-contracts = Contratos
option-contracts-about =
    Que grupos e sequências abrem cada ronda, quando se abre por contrato.
option-contracts-none = não são precisos

option-melds_per_turn = Combinações por turno
option-melds_per_turn-about = Quantas combinações novas um jogador pode baixar num turno.
option-melds_per_turn-1 = uma
option-melds_per_turn-any = as que quiser

option-melds_after_opening = Combinações depois de abrir
option-melds_after_opening-about =
    Se nos turnos depois de abrir se podem baixar combinações novas, ou só acrescentar cartas às que
    estão na mesa.
option-melds_after_opening-yes = permitidas
option-melds_after_opening-no = não permitidas

option-lay_off = Acrescentar cartas
option-lay_off-about = Quando pode um jogador acrescentar cartas a combinações da mesa.
option-lay_off-free = sempre
option-lay_off-after-own-meld = depois de baixar uma combinação sua
option-lay_off-after-opening-turn = a partir do turno seguinte ao da sua abertura
option-lay_off-never = nunca

option-reclaim = Trocar jokers
option-reclaim-about =
    Se um jogador pode pôr no lugar de um joker a carta que ele representa e ficar com o joker.
option-reclaim-never = não permitido
option-reclaim-reuse = permitido; o joker tem de ser baixado no mesmo turno
option-reclaim-keep = permitido; o joker pode guardar-se

option-final_discard = Último descarte
option-final_discard-about = Se um jogador bate com um descarte.
option-final_discard-optional = com ou sem descarte
option-final_discard-required = só com descarte
option-final_discard-never = só baixando a última carta

option-stock_end = Monte vazio
option-stock_end-about = Como os descartes formam um novo monte quando o monte está vazio.
option-stock_end-turn = virados, sem baralhar
option-stock_end-shuffle = baralhados
option-stock_end-keep-top = baralhados, menos a carta de cima

option-recycles = Renovações do monte
option-recycles-about =
    Quantas vezes podem os descartes formar um novo monte numa ronda. Depois, os jogadores apanham o
    último descarte ou recusam-no e põem fim à ronda.
option-recycles-unlimited = as que forem precisas

option-scoring = Pontuação
option-scoring-about =
    Quem conta as cartas que ficam nas mãos quando alguém bateu, e para quem.
option-scoring-collect =
    o vencedor marca o que os outros ainda têm; ganha o total mais alto
option-scoring-penalty =
    todos os outros contam a sua mão contra si; ganha o total mais baixo
option-scoring-payment = todos os outros pagam ao vencedor; ganha o total mais alto

option-blocked_score = Pontos de uma ronda bloqueada
option-blocked_score-about = Quem conta o quê quando ninguém bate.
option-blocked_score-differences = as diferenças para a mão mais baixa, que ganha
option-blocked_score-own-hands = cada jogador a sua própria mão

option-going_rummy = Bater de uma vez
option-going_rummy-about =
    O que se ganha ao bater num só turno sem ter baixado, acrescentado ou trocado nada antes.
option-going_rummy-none = nada mais
option-going_rummy-double = o dobro dos pontos
option-going_rummy-bonus = mais dez pontos

option-ace_points = Pontos de um ás
option-ace_points-about = Quanto conta um ás que fica na mão.

option-number_points = Pontos dos números
option-number_points-about =
    Quanto contam as cartas do 2 ao 9 que ficam na mão. O 10 conta dez.
option-number_points-face = o seu número
option-number_points-five = cinco cada uma

option-joker_points = Pontos de um joker
option-joker_points-about =
    Quanto conta um joker, ou uma carta do valor curinga da ronda, que fica na mão.

option-target = Meta
option-target-about =
    Os pontos com que a partida acaba, depois da ronda em que alguém os tem.
option-target-none = nenhuma

option-deals = Rondas
option-deals-about = Quantas rondas dura uma partida que não tem meta.
option-deals-none = até se atingir a meta

option-tie_break = Totais iguais
option-tie_break-about = Quem ganha a partida quando os melhores totais são iguais.
option-tie_break-share = a vitória é partilhada
option-tie_break-deals-won = decide quem ganhou mais rondas

value-of-option = { $option }: { $value }

value-range = { $min } a { $max }
value-for-seats = { $seats } jogadores: { $value }
value-in-deal = ronda { $first }: { $value }
value-in-deals = rondas { $first } a { $last }: { $value }
value-from-deal = a partir da ronda { $first }: { $value }
value-next = { $first }; { $next }
