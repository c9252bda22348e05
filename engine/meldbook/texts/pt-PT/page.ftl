# O que só a página diz. Cartas, lugares e listas chegam já em palavras (ver engine.ftl); todos os
# nomes começam por ui-.
#
# Glossário: o de engine.ftl. Além disso:
#   referee árbitro · hint dica · house rules regras da casa · score sheet folha de pontos
#   log registo do que aconteceu · seat lugar, jogador · stage juntar · on turn a jogar


## Página inicial

ui-tagline = A família do rummy, com um árbitro que se explica
ui-new-match = Nova partida
ui-you-default = Tu
ui-seat-count = Jogadores
ui-bot-default =
    { $number ->
        [1] Ana
        [2] Bram
        [3] João
        [4] Chidi
        [5] Mei
       *[other] Lena
    }
ui-start = Dar as cartas
ui-resume-title = A tua partida continua
ui-resume-about = { $game }, { $deals ->
        [0] ronda { $deal }
       *[other] ronda { $deal } de { $deals }
    }, com { $names }
ui-resume = Continuar
ui-look = Ver o resultado
ui-delete = Apagar
ui-delete-sure = Apagar esta partida para sempre?
ui-delete-yes = Apagar
ui-delete-no = Manter
ui-matches = { $count ->
    [one] A tua partida guardada
   *[other] As tuas { $count } partidas
}
ui-match-about = { $titled ->
    [yes] { $game }, com { $names }
   *[no] com { $names }
}, { $over ->
    [true] terminada
   *[false] { $deals ->
        [0] ronda { $deal }
       *[other] ronda { $deal } de { $deals }
    }
}, { $when }
ui-match-fork = E se, desde a ronda { $deal }, jogada { $move }
ui-match-more = Mais
ui-match-rename = Mudar o nome
ui-match-name = Nome desta partida
ui-match-rename-done = Guardar o nome
ui-match-cancel = Deixar estar
ui-replay = Rever
ui-statistics = Estatísticas
ui-fairness = Distribuição justa
ui-aside-loading = Um momento…
ui-aside-failed = Não foi possível carregar isto. Vê se tens ligação e tenta de novo.
ui-deal-name = Ronda pelo nome
ui-deal-name-open = Abrir
ui-deal-name-bad = «{ $name }» não é o nome de uma ronda. Um nome é assim: jokeren-13.3.17.2, ou seja, jogo, jogadores, semente e ronda.
ui-link-cut = Não se consegue ler a partida desta ligação: talvez tenha sido cortada pelo caminho. Pede antes o ficheiro.
ui-text-long = Isto é mais comprido do que qualquer partida pode ser: mais de { $most } caracteres. Não é lido.
ui-rules = Regras deste jogo
ui-all-rules = Regras de todos os jogos
ui-copy = Copiar…
ui-export = Guardar num ficheiro
ui-import = Abrir uma partida de um ficheiro
ui-device = Nada sai do teu dispositivo
ui-licences = Licenças
ui-embedding = Nas tuas páginas
ui-pad-title = Bloco de pontos para cartas verdadeiras
ui-offline-about = Tudo funciona no teu navegador: sem conta e sem servidor.
ui-offline-ready = Pronto para jogar sem ligação
ui-offline-no-room = Este navegador não tem espaço para guardar o jogo e usá-lo sem ligação.
ui-install = Instalar como aplicação
ui-install-about = Se a aplicação guardar as partidas à parte, leva as tuas: guarda-as aqui como ficheiros e abre-as lá.


## Barra e menu

ui-bar = Mesa
ui-menu = Menu
ui-scores = Folha de pontos
ui-log = O que aconteceu
ui-log-empty = Ainda nada nesta ronda.
ui-log-covered = Tapado até o jogador seguinte estar a postos.
ui-undo = Desfazer o último passo
ui-help = Ajuda e teclas
ui-settings = Definições
ui-leave = Deixar a mesa
ui-close = Fechar
ui-deal = { $deals ->
        [0] Ronda { $deal }{ $target ->
            [0] {""}
           *[other] , até { $target }
        }
       *[other] Ronda { $deal } de { $deals }
    }
ui-own-score = Tu: { $score } pts{ $opened ->
        [true] , abriste
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
        [one] 1 sequência
       *[other] { $runs } sequências
    }
ui-wild = Curinga:
ui-rank = { $rank }
ui-table-rules = Regras desta mesa


## Lugares

ui-you = Tu
ui-players = Jogadores
ui-points = { $score } pontos
ui-points-short = { $score } pts
ui-opened = abriu
ui-taken = Apanhadas, e ainda nesta mão
ui-taken-by = { $name } apanhou e ainda tem { $cards }.
ui-seat =
    { $name }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $score } pontos{ $opened ->
        [true] , abriu
        [false] , não abriu
       *[none] {""}
    }{ $turn ->
        [true] , a jogar
       *[false] {""}
    }{ $known ->
        [0] {""}
       *[other] , apanhou { $taken }
    }


## Combinações

ui-table = Combinações na mesa
ui-empty-none = Ainda não há combinações.
ui-empty-points = Ainda não há combinações. As primeiras de um jogador, baixadas num turno, têm de valer { $points } pontos.
ui-empty-contract = Ainda não há combinações. As primeiras de um jogador têm de ser { contract }, baixadas num turno.
ui-empty-whole-hand = Ainda não há combinações. Nesta ronda não se baixa nada até se poder baixar uma mão inteira.
ui-yours = tua
ui-mark-add = encaixa
ui-mark-swap = troca
ui-meld-name = Combinação { $meld }, { $mine ->
        [true] tua
       *[false] { $owner }
    }: { $kind ->
        [set] grupo
       *[run] sequência
    }, { $cards }{ $fits ->
        [add] . O que escolheste pode acrescentar-se
        [swap] . O que escolheste pode trocar-se pelo joker
        [both] . O que escolheste pode acrescentar-se, ou trocar-se pelo joker
       *[none] {""}
    }{ $touched ->
        [yes] . Mudança de { $by } desde a tua última vez
       *[no] {""}
    }
ui-group = { $kind ->
        [set] Grupo
        [run] Sequência
       *[either] Grupo ou sequência
    }{ $points ->
        [-1] {""}
       *[other] , { $points } pontos
    }
ui-group-judging = …
ui-group-name = Juntas, ainda por baixar: { $cards }. { $words }. Prime para recolher estas cartas


## Pilhas

ui-piles = Monte e pilha de descarte
ui-stock = Monte virado para baixo, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }{ $can ->
        [true] : comprar
       *[false] {""}
    }
ui-discard-pile = Pilha de descarte, em cima { $top }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }{ $thrown ->
        [yes] , de { $by }
       *[no] {""}
    }{ $can ->
        [true] : apanhar
       *[false] {""}
    }
ui-discard-pile-empty = Pilha de descarte, vazia
ui-stock-short = Monte
ui-discard-short = Descarte
ui-sort = Arrumar
ui-sort-about = Arrumar a mão: ordená-la, mover as cartas escolhidas, juntá-las
ui-opening = { $points } de { $needed } pontos


## Como vai o jogo

ui-verdict-starting = A preparar a mesa
ui-verdict-over = A ronda acabou
ui-verdict-other = Joga { $name }
ui-verdict-draw = A tua vez: compra uma carta
ui-verdict-take = A tua vez: apanha o descarte
ui-verdict-draw-or-take = A tua vez: compra, ou apanha o descarte
ui-verdict-take-or-decline = Sem monte: apanha, ou recusa
ui-verdict-lead = Começas com uma carta a mais: só descarta
ui-verdict-first = Primeiro turno: só descarta uma carta
ui-verdict-rest = Falta baixar neste turno: { contract }
ui-verdict-whole = Descarta uma, ou baixa a mão inteira
ui-verdict-whole-rest = Agora baixa também o resto da mão
ui-verdict-play = Escolhe cartas para baixar, ou uma para descartar
ui-verdict-off = Acrescenta cartas a uma combinação, ou descarta uma
ui-verdict-only = Agora descarta uma carta
ui-verdict-owed = { $owed ->
        [one] Baixa o joker que apanhaste antes de descartar
       *[other] Baixa os { $owed } jokers que apanhaste antes de descartar
    }
ui-verdict-judging = { $count ->
        [one] 1 carta escolhida
       *[other] { $count } cartas escolhidas
    }
ui-verdict-staged = Ainda não se pode baixar
ui-verdict-ready = Pronto: prime Baixar
ui-verdict-fits = { $melds ->
        [one] Encaixa numa combinação da mesa
       *[other] Encaixa em { $melds } combinações da mesa
    }
ui-verdict-one = Descarta essa carta, ou escolhe mais
ui-verdict-alone = Descarta essa carta, ou escolhe outra
ui-verdict-last = Descarta-a: é a tua última carta
ui-verdict-none = Não é uma combinação
ui-verdict-meld = { $kind ->
        [set] Grupo de { $count }
        [run] Sequência de { $count }
       *[either] Grupo ou sequência de { $count }
    }{ $points ->
        [-1] {""}
       *[other] , { $points } pontos
    }
ui-whole-hand = { $placed } de { $cards } cartas em combinações
ui-contract = Para abrir: { contract }
ui-part-set = Grupo
ui-part-run = Sequência
ui-part-missing = falta
ui-part-staged = por baixar
ui-part-laid = na mesa
ui-decline = Recusar


## Dicas: o passo seguinte e o seu motivo, com que se abriria, o que ajudaria

ui-hint = Dica
ui-hint-close = Tirar a dica
ui-hint-more = Mais da dica
ui-hint-do = Fazer
ui-hint-wait = É a vez de outro jogador. Para a tua mão:
ui-hint-draw = Compra do monte.
ui-hint-take = Apanha { $card }.
ui-hint-decline = Deixa ficar o último descarte.
ui-hint-meld = Baixa { $cards }.
ui-hint-add = Acrescenta { $card } à combinação { $meld }.
ui-hint-swap = Põe { $card } no lugar da carta curinga da combinação { $meld }.
ui-hint-discard = Descarta { $card }.
ui-hint-opens =
    { $melds ->
        [one] Esta combinação abre: { $groups }.
       *[other] Estas { $melds } combinações abrem: { $groups }.
    }
ui-hint-points = As tuas combinações valem { $points } dos { $needed } pontos com que se abre.
ui-hint-enough = As tuas combinações valem { $points } pontos, que chegam para abrir: são precisos { $needed }.
ui-hint-whole = Nesta ronda baixa-se a mão inteira de uma vez.
ui-hint-contract =
    { $short ->
        [0] Tens o contrato na mão.
        [one] Falta 1 carta à tua mão para o contrato.
       *[other] Faltam { $short } cartas à tua mão para o contrato.
    }
ui-hint-would-open = Poderias abrir com:
ui-hint-would-help = Ajudariam:
ui-hint-copies =
    , { $copies ->
        [one] 1 por ver
       *[other] { $copies } por ver
    };
ui-hint-others = e mais { $more }
ui-hint-cost =
    { $left ->
        [0] Mão: { ui-hint-all }; pode combinar-se inteira.
       *[other] Mão: { ui-hint-all }; fora das melhores combinações, { $left }.
    }
ui-hint-cost-bare = Mão: { ui-hint-all }; nada se pode combinar.
ui-hint-all =
    { $cost ->
        [one] 1 ponto
       *[other] { $cost } pontos
    }


## Recusas em poucas palavras, ao lado das cartas escolhidas

ui-short-meld-too-short = { $missing ->
        [one] Falta mais uma carta
       *[other] Faltam mais { $missing } cartas
    }
ui-short-set-too-long = { $max } cartas por grupo no máximo
ui-short-set-suit-twice = Duas vezes { $suit } neste grupo
ui-short-meld-no-pattern = Nem grupo nem sequência
ui-short-run-gap = Há uma falha
ui-short-run-suits = Uma sequência é de um só naipe
ui-short-run-corner = O ás não fica aí
ui-short-meld-jokers = Jokers a mais
ui-short-meld-naturals = Cartas naturais a menos
ui-short-contract-short = Ainda falta: { contract }
ui-short-contract-kind = { $kind ->
        [set] Esse grupo não entra no contrato
       *[run] Essa sequência não entra no contrato
    }
ui-short-whole-hand-short = Só com o resto da mão
ui-short-meld-second = Uma combinação por turno
ui-short-meld-after-opening = Mais nenhuma depois de abrir
ui-short-lay-off-own-first = Primeiro, uma combinação tua
ui-short-lay-off-never = Nesta ronda não se acrescenta
ui-short-discard-needed = Guarda uma carta para descartar
ui-short-discard-last = A última carta tem de ser baixada
ui-short-run-card-twice = Duas vezes a mesma carta
ui-short-opening-short = { $missing ->
        [one] Falta um ponto para abrir
       *[other] Faltam { $missing } pontos para abrir
    }
ui-short-first-turn-table = Não no teu primeiro turno
ui-short-first-turn-take = Não no teu primeiro turno
ui-short-discard-taken = Acabada de apanhar: não se deita
ui-short-reclaim-unused = Primeiro baixa-se o joker
ui-short-turn-stuck = Guarda uma carta para descartar
ui-short-lay-off-unopened = Primeiro tens de abrir
ui-short-lay-off-no-fit = Não encaixa


## Botões

ui-actions = Ações
ui-draw = Comprar
ui-take = Apanhar
ui-meld = Baixar
ui-lay-off = Juntar
ui-swap = Trocar
ui-discard = Descartar
ui-discard-again = Sim, descartar


## Mão

ui-hand = A tua mão, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
ui-card-fresh = { $name }, nova
ui-card-wild = { $name }, curinga
ui-moved = Lugar { $place } de { $cards }
ui-order = Ordem da mão
ui-order-suit = Naipes
ui-order-rank = Valores
ui-order-melds = Jogos
ui-order-own = A minha
ui-sorted-suit = Ordenada por naipe.
ui-sorted-rank = Ordenada por valor.
ui-sorted-melds = As melhores combinações primeiro.
ui-sorted-none = Não há combinações na tua mão: ordenada por naipe.
ui-sorted-own = Na tua própria ordem.
ui-chosen = Cartas escolhidas
ui-move-start = Para o início
ui-move-left = Para a esquerda
ui-move-right = Para a direita
ui-move-end = Para o fim
ui-stage = Juntar
ui-staged = Juntas: { $cards }.
ui-select-move = Escolhe primeiro as cartas que queres mover.
ui-select-stage = Escolhe primeiro as cartas que queres juntar.


## Perguntas

ui-choice-draw = O que compras?
ui-choice-lay = { $of ->
        [0] O que baixas?
       *[other] O que baixas? Combinação { $number } de { $of }
    }
ui-choice-wild = { $wild ->
        [one] O que representa a carta curinga?
       *[other] O que representam as cartas curinga?
    }{ $of ->
        [0] {""}
       *[other] {" "}Combinação { $number } de { $of }
    }
ui-kind-set = Um grupo
ui-kind-run = Uma sequência de { $suit }
ui-move-stand = como { $cards }
ui-move-all = todas como { $rank }
ui-choice-lay-off = Para onde vai?
ui-choice-reclaim = Que joker?
ui-choice-discard = Que carta?
ui-move-draw = Comprar do monte
ui-move-take = Apanhar o último descarte: { $card }
ui-move-decline = Recusar: põe fim à ronda
ui-move-meld = { $cards }
ui-move-add = { $cards } na combinação { $meld }
ui-move-swap = Trocar na combinação { $meld }: sai { $wild }


## Mensagens da página

ui-opening-so-far = { $points } de { $needed } pontos. Junta outra combinação e baixam-se as duas.
ui-contract-so-far = Juntas. Para abrir ainda precisas de { contract }; depois baixa-se tudo de uma vez.
ui-whole-hand-so-far = Juntas. Nesta ronda a mão inteira baixa-se de uma vez: combina também o resto.
ui-select-lay = Escolhe primeiro três ou mais cartas e depois prime Baixar.
ui-select-lay-off = Escolhe primeiro uma carta e depois a combinação em que encaixa.
ui-fits-nowhere = Não cabe em nenhuma combinação da mesa: { $cards }.
ui-select-reclaim = { $selected ->
        [0] Escolhe primeiro a carta que o joker representa.
       *[other] Escolhe só a carta que o joker representa; há { $selected } escolhidas.
    }
ui-select-discard = { $selected ->
        [0] Escolhe primeiro a carta que vais descartar.
       *[other] Escolhe uma só carta para descartar; há { $selected } escolhidas.
    }
ui-discard-sure = Descartar { $card }? Prime outra vez.
ui-take-back = Desfazer
ui-taken-back = Desfeito.
ui-engine-starting = A mesa ainda se está a preparar; um momento.
ui-bug = Alguma coisa falhou no programa. A tua partida não mudou. { $detail }
ui-can-draw = Agora podes comprar.
ui-can-decline = Podes recusar o último descarte; isso põe fim à ronda.
ui-can-take = Agora podes apanhar o último descarte.
ui-can-lay = Agora podes baixar estas cartas.
ui-can-lay-off = Podes acrescentar { $cards } a uma combinação da mesa.
ui-can-reclaim = Podes trocar { $cards } por um joker da mesa.
ui-can-discard = Podes descartar: { $cards }.
ui-can-back = Podes desfazer o teu último passo.
ui-can-next-deal = Pode começar a ronda seguinte.
ui-cannot-back = Não há nenhum passo teu para desfazer. Uma carta comprada do monte, comprada fica.
ui-cannot-next-deal = Esta ronda ainda não acabou.
ui-choose = Escolhe uma destas.
ui-no-saved = Não há nenhuma partida guardada.
ui-said-points = Pontos: { $scores }.
ui-said-table = { $melds }.
ui-said-hand = A tua mão, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: { $cards }{ $staged ->
        [0] {""}
       *[other] . Juntas na mesa: { $staged }
    }.
ui-said-stock = Monte: { $stock ->
        [one] 1 carta
       *[other] { $stock } cartas
    }. A pilha de descarte está vazia.
ui-said-piles = Monte: { $stock ->
        [one] 1 carta
       *[other] { $stock } cartas
    }. Descarte: { $discard ->
        [one] 1 carta
       *[other] { $discard } cartas
    }, em cima { $card }.
ui-said-players = { $players }.


## Fim de uma ronda e da partida

ui-end-title = Fim da ronda { $deal }
ui-end-score = { $score }, total { $total }
ui-hand-sum = { $sum } pts na mão
ui-out = bateu
ui-hand-of = Cartas que ficaram: { $name }
ui-cost = { $name }: { $cost }
ui-next-deal = Ronda { $deal }
ui-deal-column = Ronda
ui-total = Total
ui-ahead = à frente:
ui-chart = Os totais depois de cada ronda em linhas; a tabela tem os números
ui-won = { $name } ganha a partida
ui-won-you = Ganhas a partida
ui-won-shared = { $names } partilham a vitória
ui-won-shared-you = Partilhas a vitória: { $names }
ui-standing = Classificação final
ui-place = Lugar { $place }:
ui-rematch = Outra partida
ui-again = Mesmas cartas
ui-to-start = Início


## Regras

ui-rule = Regra { $rule }
ui-rule-cited = Acabada de citar: regra { $rule }
ui-rule-link = Regra { $rule }: ler
ui-rule-page = Ler entre todas as regras
ui-report = Comunicar esta regra
ui-report-about = O árbitro está enganado aqui? Este texto diz o que aconteceu, sem nomes. Junta de onde conheces a regra e passa-o adiante.
ui-report-text = O que se vai comunicar
ui-report-copy = Copiar
ui-report-copied = Copiado
ui-report-mail = Escrever um email
ui-rule-missing = Não se conseguiu carregar o texto desta regra. Está na página das regras.


## Definições

ui-language = Língua
ui-pace = Os adversários jogam
ui-pace-slow = Devagar
ui-pace-normal = Normal
ui-pace-fast = Depressa
ui-pace-instant = Na hora
ui-theme = Tema
ui-theme-system = Sistema
ui-theme-light = Claro
ui-theme-dark = Escuro
ui-theme-contrast = Contraste
ui-faces = Faces
ui-faces-standard = Normais
ui-faces-large = Letra grande
ui-faces-classic = Clássicas
ui-faces-no-classic = As figuras clássicas estão no sítio; este ficheiro deixa-as de fora para ocupar menos.
ui-faces-classic-failed = Não foi possível carregar as figuras clássicas, por isso ficam as normais. Escolhe-as de novo quando tiveres ligação.
ui-ranks = Letras
ui-back = Versos
ui-back-lattice = Treliça
ui-back-waves = Ondas
ui-back-rays = Raios
ui-discards = Um descarte
ui-discards-undo = Desfaz-se
ui-discards-confirm = Dois toques
ui-discards-plain = Logo
ui-discards-undo-about = O seguinte espera um momento para que o possas desfazer. Se a seguir joga uma pessoa, são precisos dois toques
ui-discards-confirm-about = O primeiro toque pergunta, o segundo descarta
ui-discards-plain-about = Um toque descarta e o seguinte continua
ui-four-colours = Quatro cores
ui-four-colours-about = Ouros em azul, paus em verde
ui-letters = Teclas de letras
ui-letters-about = D compra, X descarta… enquanto o foco está na mesa
ui-motion = Cartas em movimento
ui-motion-about = As cartas deslizam para o seu lugar
ui-sounds = Sons
ui-sounds-about = As cartas sussurram e uma nota avisa que é a tua vez
ui-warnings = Avisar depois de descartar
ui-warnings-about = Diz o que o teu descarte pode dar ao jogador seguinte
ui-bot-reasons = Porque jogaram assim os outros
ui-bot-reasons-about = Acabada a ronda, o registo dá os seus motivos


## Ajuda

ui-help-turn = Compra uma carta. Depois baixa combinações, acrescenta cartas e troca jokers até onde as regras desta mesa permitam, e termina o teu turno descartando uma carta.
ui-help-touch = Toca ou clica em cartas para as escolher e depois prime um botão, uma combinação ou a pilha de descarte; ou arrasta-as para lá. Arrasta-as dentro da mão para a ordenar, ou para a mesa para as juntar para depois; Arrumar faz o mesmo sem arrastar. Se algo for recusado, diz-se porquê e com que regra.
ui-keys = Teclas
ui-key-regions = parte seguinte ou anterior da mesa
ui-key-arrows = mover-se dentro de uma parte
ui-key-choose = escolher a carta
ui-key-extend = escolher várias
ui-key-move = mover a carta na mão; se estiver escolhida, todas as escolhidas
ui-key-primary = o botão realçado
ui-key-draw = comprar do monte
ui-key-take = apanhar o último descarte
ui-key-decline = recusá-lo, onde se possa
ui-key-hint = uma dica; outra vez, tirá-la
ui-key-rules = as regras desta mesa
ui-key-meld = baixar as cartas escolhidas
ui-key-lay-off = acrescentar, ou trocar por um joker
ui-key-discard = descartar a carta escolhida
ui-key-undo = desfazer o último passo; um descarte até o seguinte jogar
ui-key-sort = ordenar a mão: por naipe, por valor, melhores combinações, a tua própria ordem
ui-key-stage = juntar na mesa as cartas escolhidas, para as baixar depois
ui-key-hand = dizer a tua mão
ui-key-piles = dizer o monte e o descarte
ui-key-players = dizer os outros jogadores, com os descartes que apanharam
ui-key-jump = ir para a próxima carta desse valor
ui-key-points = dizer os pontos
ui-key-table = dizer o que está na mesa
ui-key-repeat = repetir a última mensagem
ui-key-clear = tirar a dica; não escolher nada
ui-key-help = esta lista


## O arranque do motor

ui-loading = A carregar
ui-step-files = { $total ->
        [0] A carregar o árbitro
       *[other] A carregar o árbitro: { $done } de { $total } MB
    }
ui-step-python = A arrancar o Python
ui-step-wheel = A instalar as regras
ui-step-engine = A abrir o livro das regras
ui-restarting = O árbitro parou e está a arrancar outra vez. A tua partida está a salvo.
ui-retry = Tentar outra vez
ui-reload = Recarregar
ui-engine-missing = { $file } não está no servidor (resposta { $status }).
ui-engine-wrong-type = Em vez de { $file } veio outra coisa, talvez uma página de acesso.
ui-engine-truncated = { $file } chegou incompleto ou alterado.
ui-engine-unreachable = Não se conseguiu chegar a { $file }. Tens ligação?
ui-engine-blocked = Este navegador ou esta página não permite que o árbitro funcione (o WebAssembly está bloqueado).
ui-engine-no-worker = Este navegador ou esta página não deixa o árbitro funcionar ao lado da página (os workers estão bloqueados).
ui-engine-no-server = Esta página foi aberta como ficheiro. Tem de vir de um servidor web: executa «python3 build.py serve». «python3 build.py single» faz um ficheiro que não precisa de nenhum.
ui-engine-timeout = O árbitro não respondeu em { $seconds } segundos.
ui-engine-crashed = O árbitro parou: { $detail }
ui-engine-build-mismatch = A página e o árbitro são de versões diferentes. A tua partida está guardada; recarrega a página.


## Avisos

ui-notices = Avisos
ui-dismiss = Tirar este aviso
ui-download = Descarregar
ui-play-here = Jogar aqui
ui-notice-not-saved = Neste momento não se consegue guardar esta partida; o jogo continua, mas ao recarregar perder-se-ia.
ui-notice-storage-blocked = Este navegador não deixa guardar nada: ao recarregar acaba a partida.
ui-notice-bad-save-set-aside = Não se conseguiu ler uma partida guardada. Foi posta de lado, não apagada.
ui-notice-newer-save = Uma partida guardada é de uma versão mais nova e não foi tocada.
ui-notice-kept-twice = Outra mesa desta página já se guarda como «{ $text }»; esta não se guarda: ao recarregar, a partida acaba.
ui-notice-no-language = Esta mesa não fala «{ $text }». Fala { $known }.
ui-notice-update = Há uma versão nova. A tua partida continua nela.
ui-update = Usá-la já
ui-notice-other-tab = Esta partida também está aberta noutro separador.


## Preparar uma partida

ui-rules-of = Regras de { $game }
ui-seats-title = Quem joga
ui-seat-name = Nome do jogador { $number }
ui-seat-kind = O jogador { $number } é
ui-kind-person = Pessoa
ui-kind-bot = Computador
ui-strength = Força do computador
ui-strength-gentle = Principiante
ui-strength-steady = Bom jogador
ui-strength-sharp = Jogador forte
ui-person-default = Jogador { $number }
ui-shared-about = Partilham este dispositivo: entre turnos a página fica tapada até o seguinte estar a postos.
ui-to-deal = { $seats } jogadores, { $changed ->
        [0] regras como no livro
        [one] 1 regra da casa
       *[other] { $changed } regras da casa
    }
ui-nobody = Pelo menos um lugar tem de ser de uma pessoa.

ui-house-rules = Regras da casa
ui-house-book = como no livro
ui-house-changed = mudanças: { $count }
ui-house-waiting = As regras da casa poderão mudar-se daqui a um momento, quando o árbitro estiver pronto.
ui-house-about = Muda o que quiseres; se algo não combina, diz-se logo. As tuas mudanças ficam para a próxima partida.
ui-reset-all = Tudo como no livro
ui-reset-option = Voltar a: { $value }
ui-options-deal = Cartas e distribuição
ui-options-melds = Combinações
ui-options-opening = Abertura
ui-options-play = À mesa
ui-options-stock = Fim do monte
ui-options-scoring = Pontuação
ui-options-length = Duração da partida
ui-option-unread = «{ $value }» não pode ser o valor de { $option }.
ui-option-range = Aqui só podem ficar números inteiros de { $min } a { $max }.
ui-option-deal = Ronda { $deal }
ui-option-from-deal = A partir da ronda { $deal }
ui-option-seats = { $seats } jogadores
ui-a-number = um número
ui-less = { $label }: menos
ui-more = { $label }: mais
ui-fewest = pelo menos
ui-most = no máximo
ui-sets = Grupos
ui-runs = Sequências
ui-spread = Até onde vale
ui-spread-none = Nenhum
ui-spread-one = Sempre
ui-spread-deals = Por ronda
ui-spread-seats = Por jogadores
ui-add-deal = Mais uma ronda
ui-remove-deal = Menos uma ronda


## Regras desta mesa

ui-house-none = Nenhuma: nesta mesa joga-se como no livro.
ui-book-value = No livro: { $value }
ui-all-options = Todas as opções desta mesa
ui-fact-wild = Valor curinga: { $rank }
ui-fact-contract = Para abrir, { contract } num turno
ui-fact-whole-contract = Não se baixa nada até a mão inteira ser { contract }
ui-fact-opening-none = Sem abertura
ui-fact-opening-points = Para abrir, combinações que valham { $points } pontos num turno
ui-fact-opening-contract = Para abrir, o contrato desta ronda
ui-fact-opening-whole-hand = Não se baixa nada até se poder baixar a mão inteira
ui-win-deals = { $best ->
        [low] { $deals ->
            [one] Ganha o total mais baixo ao fim de uma ronda
           *[other] Ganha o total mais baixo ao fim de { $deals } rondas
        }
       *[high] { $deals ->
            [one] Ganha o total mais alto ao fim de uma ronda
           *[other] Ganha o total mais alto ao fim de { $deals } rondas
        }
    }
ui-win-target = { $best ->
        [low] Quando alguém chega a { $target } pontos, ganha o total mais baixo
       *[high] Quando alguém chega a { $target } pontos, ganha o total mais alto
    }


## Um dispositivo para várias pessoas

ui-cover = Passa a { $name }
ui-cover-about = { $name }, toca quando mais ninguém estiver a olhar.
ui-cover-ready = Sou { $name }: mostra as minhas cartas
ui-cover-news = Entretanto


## Uma mesa em páginas de outros

ui-embed-play = Jogar
ui-embed-loading = A preparar a mesa
ui-embed-unreachable = Não se conseguiu carregar a mesa. Vê se tens ligação e prime outra vez.
ui-embed-seats = «{ $text }» não pode ser um número de lugares. Este jogo é para { $min } a { $max } jogadores.


## A página das regras da casa

ui-house-title = Regras da casa
ui-house-intro = Junta as tuas próprias regras, vê o que faz cada uma, compara dois jogos, imprime as regras da tua mesa.
ui-house-compose = Compor
ui-house-compare = Comparar
ui-house-sheet = Imprimir
ui-house-game = Jogo
ui-house-clashes = Estas regras ainda não combinam:
ui-house-bad = { $option }: { $why }
ui-house-starting = O árbitro está a chegar. As opções aparecem dentro de momentos.
ui-house-failed = Não foi possível pôr o árbitro a trabalhar. Sem ele nada se pode experimentar nem comparar.
ui-house-gone = Neste momento não há árbitro. Tenta outra vez daqui a pouco.
ui-house-code = Código curto destas regras
ui-house-code-about = Cola aqui o código das regras de outra pessoa, ou dá o teu.
ui-house-code-bad = «{ $text }» não é um código. Um código é assim: basic-rummy aces=corner jokers=2
ui-mix-bad = A ligação indica regras que não se podem ler: «{ $text }». A mesa segue as regras próprias do jogo.
ui-house-copy = Copiar o código
ui-house-copy-link = Copiar uma ligação
ui-house-copied = Copiado.
ui-house-not-copied = Este navegador não deixa a página copiar. Seleciona o texto e copia-o.
ui-house-play = Jogar com estas regras
ui-house-more = Exemplos, comparação, uma folha para imprimir

ui-example-title = Onde se nota
ui-example-asking = O árbitro procura um exemplo.
ui-example-none = Com estas regras nada depende disso por si só.
ui-example-unsound = O exemplo vem quando as regras combinarem.
ui-example-value = { $option }: { $value }

ui-compare-first = Primeiras regras
ui-compare-second = Segundas regras
ui-compare-go = Comparar
ui-compare-same = São iguais: nenhuma opção é diferente.
ui-compare-count = { $count ->
        [one] Uma opção é diferente.
       *[other] { $count } opções são diferentes.
    }
ui-compare-searching = À procura de uma posição …
ui-compare-nothing = Por si só não muda nada entre as duas.
ui-compare-within = Só uma das duas tem cartas assim. Mostra-se dentro de { $game }:
ui-compare-changed = { $game }, com { $changes }

ui-witness-hand = Mão
ui-witness-table = Mesa
ui-witness-discard = Descarte de cima
ui-witness-discards = Descartes
ui-witness-stock-empty = O monte está vazio.
ui-witness-recycled = { $count ->
        [one] Foi renovado uma vez.
       *[other] Foi renovado { $count } vezes.
    }
ui-witness-deal = Ronda { $deal }
ui-witness-opened = O jogador já abriu.
ui-witness-unopened = O jogador ainda não abriu.
ui-witness-first = É o primeiro turno do jogador na ronda.
ui-witness-laid = baixada neste turno
ui-witness-move-meld = Baixar { $cards }
ui-witness-move-add = Acrescentar { $card } à combinação { $meld }
ui-witness-move-swap = Pôr { $card } no lugar do curinga da combinação { $meld }
ui-witness-move-discard = Deitar { $card }
ui-witness-move-draw = Comprar do monte
ui-witness-move-take = Levar o descarte de cima
ui-witness-move-decline = Recusar o descarte, o que acaba a ronda
ui-witness-allowed = Permitido
ui-witness-refused = Não permitido
ui-witness-read = Regra { $rule }
ui-witness-drawn = { $hidden ->
        [true] Uma carta que ninguém conhece; { $stock } no monte, { $discards } descartes
       *[other] { $card }; { $stock } no monte, { $discards } descartes
    }
ui-witness-seats = Ronda { $deal }, { $seats } jogadores
ui-witness-dealt = { $hands } cartas nas mãos, { $upcard ->
        [0] nenhum descarte
       *[other] um descarte
    }, { $stock } no monte, de { $cards } cartas { $jokers ->
        [0] sem jokers
        [one] com 1 joker
       *[other] com { $jokers } jokers
    }
ui-witness-lead = O primeiro jogador não compra.
ui-witness-not-seats = Não é para tantos jogadores
ui-witness-out = O jogador 1 bate.
ui-witness-blocked = Ninguém bate.
ui-witness-left = Ao jogador { $number } resta
ui-witness-before = Totais antes: { $totals }
ui-witness-won = Rondas ganhas antes: { $won }
ui-witness-scored = A ronda soma { $scores }; totais { $totals }.
ui-witness-goes-on = A partida continua.
ui-witness-wins = A partida acaba; ganha o jogador { $players }.
ui-witness-share = A partida acaba; os jogadores { $players } partilham a vitória.

ui-sheet-title = { $changed ->
        [0] { $game }
       *[other] { $game } com regras da casa
    }
ui-sheet-about = As regras tal como foram escolhidas. Uma estrela marca uma regra da casa.
ui-sheet-common = O que vale sempre
ui-sheet-print = Imprimir esta folha
ui-sheet-code = Código destas regras: { $code }
ui-sheet-star = Regra da casa
ui-sheet-unsound = A folha vem quando as regras combinarem.
ui-sheet-list = { $option }: { $value }.
ui-sheet-players = Um jogo para { $value } jogadores.
ui-sheet-packs = { $number ->
        [one] Usa-se um baralho de 52 cartas.
       *[other] Misturam-se { $number } baralhos de 52 cartas.
    }
ui-sheet-jokers = { $number ->
        [0] Não há jokers.
        [one] Junta-se um joker.
       *[other] Juntam-se { $number } jokers.
    }
ui-sheet-wild-ranks = Todas as cartas de um valor são curingas: { $value }.
ui-sheet-hand-size = Cada jogador recebe { $value } cartas.
ui-sheet-upcard-yes = Depois de dar vira-se uma carta como primeiro descarte.
ui-sheet-upcard-no = A pilha de descarte começa vazia.
ui-sheet-first-turn-free = O primeiro turno de uma ronda é como qualquer outro.
ui-sheet-first-turn-draw-and-discard = No primeiro turno de uma ronda cada jogador só compra do monte e descarta.
ui-sheet-first-turn-lead-discards = O primeiro jogador recebe mais uma carta e não compra no primeiro turno.
ui-sheet-set-suits-distinct = Um grupo são três ou mais cartas do mesmo valor, todas de naipes diferentes.
ui-sheet-set-suits-repeat = Um grupo são três ou mais cartas do mesmo valor; os naipes podem repetir-se.
ui-sheet-set-max-none = Um grupo pode ser tão longo quanto se queira.
ui-sheet-set-max = Um grupo tem no máximo { $number } cartas.
ui-sheet-run-min = Uma sequência tem pelo menos { $number } cartas seguidas de um naipe.
ui-sheet-aces-low = O ás é baixo nas sequências: A 2 3 é uma, Q K A não.
ui-sheet-aces-high-low = O ás é baixo ou alto nas sequências: A 2 3 e Q K A, mas nunca K A 2.
ui-sheet-aces-corner = As sequências podem dar a volta: A 2 3, Q K A e K A 2.
ui-sheet-jokers-per-meld-any = Numa combinação podem representar outras tantas cartas quantas se queira.
ui-sheet-jokers-per-meld = { $number ->
        [0] Nenhuma carta de uma combinação pode representar outra.
        [one] No máximo uma carta de uma combinação pode representar outra.
       *[other] No máximo { $number } cartas de uma combinação podem representar outras.
    }
ui-sheet-naturals-per-meld = { $number ->
        [0] Uma combinação não precisa de nenhuma carta natural.
        [one] Pelo menos uma carta de uma combinação tem de ser natural.
       *[other] Pelo menos { $number } cartas de uma combinação têm de ser naturais.
    }
ui-sheet-opening-none = A primeira combinação de uma ronda não precisa de nada de especial.
ui-sheet-opening-points = Abre-se com combinações novas que valham pontos suficientes, baixadas todas num turno.
ui-sheet-opening-contract = Abre-se exatamente com as combinações do contrato, baixadas todas num turno.
ui-sheet-opening-whole-hand = Nada se baixa até um jogador poder baixar a mão inteira de uma vez.
ui-sheet-opening-points-needed = Para abrir são precisos { $number } pontos: o ás 11; J, Q e K 10; as outras cartas o seu número.
ui-sheet-opening-jokers-none = { ui-sheet-opening-jokers-nothing }
ui-sheet-opening-jokers-nothing = Uma carta que representa outra não vale nada para abrir.
ui-sheet-opening-jokers-as-named = Uma carta que representa outra vale para abrir tanto como essa.
ui-sheet-melds-per-turn-1 = Num turno baixa-se no máximo uma combinação nova.
ui-sheet-melds-per-turn-any = Num turno podem baixar-se tantas combinações novas quantas se queira.
ui-sheet-melds-after-opening-yes = Também em turnos seguintes se podem baixar combinações novas.
ui-sheet-melds-after-opening-no = Quem já abriu não baixa mais combinações nessa ronda.
ui-sheet-lay-off-free = No seu turno cada um pode acrescentar cartas a qualquer combinação.
ui-sheet-lay-off-after-own-meld = Pode acrescentar cartas quem já baixou uma combinação sua.
ui-sheet-lay-off-after-opening-turn = Podem acrescentar-se cartas a partir do turno seguinte ao da própria abertura.
ui-sheet-lay-off-never = Não se acrescentam cartas.
ui-sheet-reclaim-never = Uma carta que representa outra fica onde está.
ui-sheet-reclaim-reuse = Quem tem a carta representada pode trocá-la, e tem de baixar de novo a carta libertada nesse turno.
ui-sheet-reclaim-keep = Quem tem a carta representada pode trocá-la e ficar com a carta libertada.
ui-sheet-final-discard-optional = Bate-se com ou sem um último descarte.
ui-sheet-final-discard-required = Para bater é preciso um descarte.
ui-sheet-final-discard-never = Só se bate baixando a última carta.
ui-sheet-stock-end-turn = Quando o monte acaba, viram-se os descartes, sem baralhar, como novo monte.
ui-sheet-stock-end-shuffle = Quando o monte acaba, baralham-se todos os descartes como novo monte.
ui-sheet-stock-end-keep-top = Quando o monte acaba, baralham-se todos os descartes menos o de cima como novo monte.
ui-sheet-recycles-unlimited = O monte renova-se as vezes que forem precisas.
ui-sheet-recycles = { $number ->
        [0] O monte nunca se renova: quando acaba, o jogador seguinte leva o descarte de cima ou recusa-o, o que acaba a ronda.
        [one] O monte renova-se uma vez; quando volta a acabar, o jogador seguinte leva o descarte de cima ou recusa-o, o que acaba a ronda.
       *[other] O monte renova-se { $number } vezes; quando acaba depois disso, o jogador seguinte leva o descarte de cima ou recusa-o, o que acaba a ronda.
    }
ui-sheet-scoring-collect = Quem bate soma o que todos os outros têm; ganha o total mais alto.
ui-sheet-scoring-penalty = Quem bate não soma nada e os outros contam contra si o que têm; ganha o total mais baixo.
ui-sheet-scoring-payment = Os outros pagam o que têm a quem bate; ganha o total mais alto.
ui-sheet-blocked-score-differences = Se ninguém bate, ganha a mão mais baixa e contam as diferenças para ela.
ui-sheet-blocked-score-own-hands = Se ninguém bate, cada jogador conta contra si a sua própria mão.
ui-sheet-going-rummy-double = Bater num só turno, sem ter baixado nada antes, conta a dobrar.
ui-sheet-going-rummy-bonus = Bater num só turno, sem ter baixado nada antes, dá mais dez pontos.
ui-sheet-ace-points = Um ás na mão conta { $number }.
ui-sheet-number-points-face = Uma carta de 2 a 9 na mão conta o seu número; 10, J, Q e K contam dez.
ui-sheet-number-points-five = Uma carta de 2 a 9 na mão conta cinco; 10, J, Q e K contam dez.
ui-sheet-joker-points = Um joker na mão conta { $number }.
ui-sheet-wild-points = Um joker ou uma carta do valor curinga da ronda conta { $number } na mão.
ui-sheet-target = A partida acaba depois da ronda em que alguém tem { $number } pontos.
ui-sheet-deals = { $number ->
        [one] A partida tem uma ronda.
       *[other] A partida tem { $number } rondas.
    }
ui-sheet-tie-break-share = Totais iguais partilham a vitória.
ui-sheet-tie-break-deals-won = De totais iguais ganha quem ganhou mais rondas.


## A página da notação

ui-practise = Treinar
ui-practise-about = Mãos abertas, cada jogada anulada, motivos do computador; não conta como partida
ui-practice = Treino
ui-fork-of = E se…: { $game }
ui-practice-of = Treino: { $game }
ui-game = { $game }
ui-practice-about = Aqui todas as mãos estão à vista, e podes desfazer todos os passos que quiseres, também os dos outros. Pede dicas quando quiseres. O treino não conta como partida.
ui-practice-hand = Cartas de { $name }
ui-practice-whys = O que os outros fizeram desde a tua jogada, e porquê
ui-practice-none = Ainda nada.
ui-learn = Aprende { $game } a jogar
ui-guide-first = Olha primeiro para a tua mão. Juntam-se grupos, cartas do mesmo valor, e sequências, cartas seguidas de um naipe; o botão da seta ordena-as. Depois começa a vez: compra do monte ou apanha o último descarte, se for permitido.
ui-guide-draw = Cada vez começa com uma carta: a escondida do monte ou a última descartada, se te fizer falta.
ui-guide-meld = Três cartas ou mais que combinam podem ser baixadas na mesa. O que lá está não te custa nada no fim.
ui-guide-open-points = As tuas primeiras combinações abrem: baixadas numa vez, têm de valer { $needed } pontos no total. Depois podes fazer mais.
ui-guide-open-contract = Para abrir, baixas o contrato desta ronda numa só vez: { ui-contract-brief }.
ui-guide-open-whole-hand = Nesta ronda nada se baixa até se poder baixar a mão inteira: então, toda de uma vez.
ui-guide-add = Uma carta que serve numa combinação da mesa, seja de quem for, pode ser acrescentada: seleciona-a e carrega na combinação.
ui-guide-swap = Um joker na mesa representa uma carta exata. Quem a tem pode trocá-la e usar o joker.
ui-guide-discard = Uma vez acaba com um descarte. Larga o que menos te serve, e menos a quem joga a seguir.
ui-guide-last = Descarta a tua última carta: com a mão vazia bates e ganhas a ronda.
ui-guide-other = Isso também era permitido. Seguimos daqui.
ui-guide-end = Esta é uma ronda completa: comprar, baixar, acrescentar, descartar, até alguém bater. Quem bate ganha com as cartas que os outros têm na mão. Continua a jogar ou deixa a lição pelo menu.
ui-exercises = Exercícios
ui-notation-title = Posições e partidas em texto
ui-notation-intro = Cola uma posição ou uma partida: vê-a, verifica as suas perguntas, continua a jogar a partir daí, copia-a noutras formas.
ui-notation-text = Uma posição, um cenário ou uma partida
ui-notation-read = Ler
ui-notation-file = Abrir um ficheiro
ui-notation-line = Linha { $line }: { $text }
ui-notation-open = Abrir esta partida
ui-notation-play = Continuar a jogar daqui
ui-notation-copy-position = Copiar a posição
ui-notation-copy-match = Copiar a partida
ui-notation-copy-words = Copiar por palavras (Markdown)
ui-notation-copy-picture = Copiar como imagem (SVG)
ui-copy-title = Copiar o que vês
ui-copy-snippet = Copiar para uma página tua (HTML)
ui-copy-text = O texto a copiar
ui-copy-later = As cartas que não vês continuam escondidas. A partida inteira mostra-as todas: pode ser copiada quando a ronda acabar.
ui-notation-hand = { $player }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
ui-notation-meld = Combinação { $number } de { $player }
ui-notation-turn = { $phase ->
        [draw] { $player } tem de comprar
       *[other] { $player } já comprou
    }
ui-notation-stock = { $cards } no monte
ui-notation-over = A ronda acabou
ui-notation-holds = Como se esperava: { $got }
ui-notation-fails = Não como se esperava: { $got }
ui-notation-legal = permitido
