### Español: lo que solo dice el terminal. Comandos, opciones y jugadas no se traducen.

## Alrededor de un error

# en: 2d47871a
failure = error: { $reason }
# en: bf06d4f4
in-game = partida { $game }: { $reason }
# en: f7348ec6
in-file = { $file }: { $reason }

## Archivos

# en: dabb9d66
file-saved = Guardado en { $file }.
# en: bf4aaf85
file-not-read = No se pudo leer { $file }: { $reason }
# en: e70c55cb
file-not-written = No se pudo escribir en { $file }: { $reason }
# en: 411ba0a4
file-exists = { $file } ya existe. Para reemplazarlo, escribe lo mismo otra vez.
# en: cf24d2c4
file-no-game = se esperaba al menos una partida en { $file }, no hay ninguna
# en: 1c9addba
file-format =
    se esperaban partidas en un formato conocido en { $file }, al principio hay «{ $found }»; el formato se indica con --from
# en: 45471be1
file-stdin = la entrada estándar
# en: b07d4c97
file-stdout = la salida estándar

## Por qué algo no se puede hacer

# en: 1b4425a1
reason-no-file = no existe ese archivo
# en: 0e199de5
reason-no-folder = no existe esa carpeta
# en: 190292bc
reason-denied = permiso denegado
# en: 7006e8a9
reason-folder = es una carpeta
# en: 46b1ae9b
reason-full = el disco está lleno
# en: 9295918b
reason-no-program = no existe ese programa
# en: 4791ac90
reason-no-option = no tiene la opción { $option }
# en: 4ba03c26
reason-refused = responde «{ $line }»
# en: 86c90112
reason-silent = no responde { $awaited }
# en: 426b9077
reason-ended = ha terminado ({ $status })

## Lo que se ha pedido

# en: f8368b04
input-move = jugada { $number }, «{ $text }»: { $why }
# en: e79a9341
input-position = posición: { $why }
# en: 88f0a443
input-other-game = posición: { $why }. Es una posición de otro juego: añade --game { $game }
# en: 88d15a34
input-ply = se esperaba una semijugada de 0 a { $most }, hay { $found }
# en: 3ed7b4bc
input-no-games = --ply, --number y --from son para archivos de partidas, pero esto es una posición
# en: 309b979d
input-number = se esperaba el número de una partida de 1 a { $most }, hay { $found }

## Jugar

# en: dcd14826
play-welcome =
    { play-game }. { $player ->
        [white] Juegas con las blancas (w), el ordenador con las negras (b).
       *[black] Juegas con las negras (b), el ordenador con las blancas (w).
    }
# en: 62f41afe
play-welcome-two = { play-game }, para dos. Blancas (w) y negras (b) comparten este teclado.
# en: 4201ebdb
play-rules =
    Primero se llena el tablero por turnos: 3 piezas rojas y luego 23 de cada color.
    Después se mueven pilas, tantas casillas como su altura, en línea recta y sobre
    otra pila; una con seis vecinas no puede moverse. Una pila es de quien tiene la
    pieza de arriba. Las pilas que ya no están conectadas a una pieza roja salen del
    tablero. Cuando nadie puede mover, cuentan todas las piezas de tus pilas y gana
    quien tiene más.
# en: 1cd69b36
play-marks =
    En el tablero: w es una pieza blanca, b una negra, r una roja. w3 es una pila de
    tres, de las blancas; con un asterisco, contiene una roja. Los corchetes señalan
    la última jugada. Debajo de cada casilla está su nombre.
# en: 43af77ea
play-rules-punct =
    Conecta dos lados opuestos del tablero con una cadena de tus puntos visibles.
    En cada jugada se coloca en casillas vacías una pieza de tres puntos de la
    reserva, o se mueve una propia que no tenga nada encima: su PÜNCT va tan lejos
    como se quiera en línea recta, por encima de todo, o se queda, y luego la pieza
    gira alrededor de él. Una pieza movida puede quedar sobre otras si sus extremos
    descansan en un mismo nivel, su medio en uno no más alto y su PÜNCT en un punto
    tuyo; los puntos de un triángulo descansan todos en el mismo nivel.
    { $game ->
        [punct-basic]
            La primera pieza de la partida queda fuera del centro. Quien coloca la
            última de sus 18 piezas termina la partida en empate.
       *[punct]
            En el centro no se colocan piezas; solo se llega moviéndolas. Cuando alguien
            ha colocado sus 18 piezas, gana quien tiene más puntos visibles en el centro.
    }
# en: e88b0e40
play-marks-punct =
    En el tablero: w es un punto blanco, b uno negro; W y B son PÜNCT. El punto w2
    está a altura 2, sobre algo o como puente sobre un hueco. Las casillas vacías
    del centro son círculos. Los corchetes señalan la última jugada. A la derecha de
    cada casilla está su nombre.
    Piezas: T triangular; C recta, con el PÜNCT en el medio; E recta, en un extremo;
    M angular, en el vértice; L y R angulares, en un extremo (simétricas).
# en: d796ee61
play-begin = Escribe una jugada, o help para ver los comandos.
# en: 37e5380b
play-help =
    Escribe una jugada o un comando.
      e3             colocar una pieza en e3
      a1b2           mover la pila de a1 a b2
      hint           ver la mejor jugada que encuentra el ordenador
      undo           deshacer tu última jugada
      moves          ver las jugadas legales
      moves a1       ver las de la pila de a1
      place          colocar al azar todas las piezas que quedan, de ambos bandos
      resign         rendirse
      save ARCHIVO   guardar la partida en ARCHIVO
      board          ver el tablero otra vez
      help           ver este texto
      quit           salir de la partida
# en: aa4c4c1e
play-help-punct =
    Escribe una jugada o un comando.
      l4/l5m5        colocar una pieza: su PÜNCT en l4, los otros puntos en l5 y m5
      c4-f7/f8g9     mover la pieza con el PÜNCT en c4: el PÜNCT a f7, los otros
                     puntos a f8 y g9
      c4-c4/c5d6     girar esa pieza alrededor de su PÜNCT
      hint           ver la mejor jugada que encuentra el ordenador
      undo           deshacer tu última jugada
      moves          contar las jugadas legales, por tipo y por pieza
      moves c4       ver las jugadas de la pieza con el PÜNCT en c4, o las
                     colocaciones con el PÜNCT allí
      resign         rendirse
      save ARCHIVO   guardar la partida en ARCHIVO
      board          ver el tablero otra vez
      help           ver este texto
      quit           salir de la partida
# en: 15d7cbd3
play-placing = Colocación, pieza { $number } de { $total }.
# en: a7d76bd6
play-stacking = Apilamiento (blancas { $white }, negras { $black }).
# en: 55afd438
play-reserve = En reserva: blancas { $white } ({ $white_list }), negras { $black } ({ $black_list }).
# en: 4a143b8f
play-centre =
    { $reserve }
    En el centro: blancas { $white }, negras { $black }.
# en: 76f1b0d0
play-prompt-red =
    { $player ->
        [white] Blancas: coloca
       *[black] Negras: coloca
    } una pieza roja
# en: 8c62d0ea
play-prompt-own =
    { $player ->
        [white] Blancas: coloca una pieza blanca
       *[black] Negras: coloca una pieza negra
    }
# en: 369c65f8
play-prompt-stack =
    { $player ->
        [white] Blancas: mueve
       *[black] Negras: mueve
    } una pila
# en: 0ee803f1
play-prompt-place =
    { $player ->
        [white] Blancas: coloca
       *[black] Negras: coloca
    } una pieza
# en: e5b36c94
play-prompt-piece =
    { $player ->
        [white] Blancas: coloca
       *[black] Negras: coloca
    } o mueve una pieza
# en: a43121c7
play-turn = { $phase } { $prompt } (p. ej. { $example }).
# en: fc008c16
play-turn-punct =
    { $phase }
    { $prompt } (p. ej. { $example }).
# en: fe4f75f4
play-examples = { $place } o { $shift }
# en: b04c0416
play-computer = El ordenador juega { $mv }.
# en: dbd1870a
play-hint = Lo mejor que encuentra el ordenador es { $mv }.
# en: 90874440
play-moves =
    { $count ->
        [one] { $count } jugada legal:
       *[other] { $count } jugadas legales:
    }
# en: 765d6bd7
play-moves-from =
    { $count ->
        [one] { $count } jugada legal desde { $space }:
       *[other] { $count } jugadas legales desde { $space }:
    }
# en: 234a3139
play-moves-none = No hay ninguna jugada legal desde { $space }.
# en: d119cdc6
play-moves-many =
    Hay { $count } jugadas legales. Escribe moves y una casilla, como moves c4, para ver
    las que tienen el PÜNCT en ella.
# en: 4ea53340
play-moves-place =
    { $count ->
        [one] { $count } colocación, por tipo de pieza:
       *[other] { $count } colocaciones, por tipo de pieza:
    }
# en: 7acfbf6b
play-moves-shift =
    { $count ->
        [one] { $count } movimiento, por la casilla del PÜNCT:
       *[other] { $count } movimientos, por la casilla del PÜNCT:
    }
# en: 900e2eb5
play-undone =
    { $count ->
        [one] Se ha deshecho { $count } jugada.
       *[other] Se han deshecho { $count } jugadas.
    }
# en: 42ad6476
play-nothing-to-undo = No hay ninguna jugada que deshacer.
# en: 20b74939
play-not-placing = El tablero ya está lleno; ahora se mueven pilas.
# en: 5dbadae5
play-no-filling =
    En PÜNCT el tablero no se llena al azar; coloca una pieza, como l4/l5m5.
# en: df7456c3
play-refused = No se puede jugar { $mv }: { $why }
# en: b3ec71d1
play-unknown = «{ $found }» no es ni una jugada ni un comando. Escribe help para ver la lista.
# en: b6b48a65
play-save-where = Indica dónde: save ARCHIVO, como save game.basalt
# en: a79211a3
play-over-prompt = Guardar la partida: save ARCHIVO; deshacer una jugada: undo; salir: quit.
# en: 15aca2f6
play-quit-unsaved = La partida no está guardada. Guardar: save ARCHIVO; salir: otra vez quit.
# en: f917b398
play-resign-again =
    Esto termina la partida. Para rendirte con { $player ->
        [white] las blancas
       *[black] las negras
    }, escribe resign otra vez.
# en: 29167a3a
play-end-of-input = La entrada ha terminado.
# en: 37d3b787
play-unfinished = La partida queda sin terminar.
# en: 3c0dbc60
play-resume = Para continuarla, escribe: { $command }

## Mostrar

# en: 67899173
show-ply = Tras la semijugada { $ply } de { $plies }.

## Contar

# en: 2ecf5e78
perft-total =
    posiciones  { $nodes }
    segundos    { $seconds }

## Medir

# en: 2e100a5f
bench-total =
    posiciones    { $nodes }
    segundos      { $seconds }
    posiciones/s  { $speed }

## Análisis. Los títulos de las columnas son breves.

# en: da9fee45
analyze-ply = n.º
# en: af8fe1f9
analyze-player = bando
# en: dd173d8d
analyze-move = jugada
# en: d1ab509f
analyze-best = mejor
# en: 9539d2ad
analyze-score = valor
# en: 5f547385
analyze-loss = pérdida
# en: ab2b1179
analyze-depth = prof.
# en: 5609a81f
analyze-line = línea
# en: f3652d7c
analyze-margin = { $points }
# en: 030737a5
analyze-chance = { $percent } %
# en: 8da8ce8b
analyze-proven = { $what }, seguro
# en: 446729ad
analyze-in-turns = { $verdict } en { $turns }
# en: 3471120a
analyze-verdict =
    { $verdict ->
        [win] victoria
        [loss] derrota
       *[draw] empate
    }
# en: 986f2fd0
analyze-progress = Examinando posiciones
# en: d5e34686
analyze-no-ply =
    --lines y --moves son para una sola posición; indica una de esta partida con --ply, de 0 a { $most }

## Encuentros

# en: a6f85751
match-title = { $first } contra { $second }
# en: 48959d9e
match-score =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent } % de los puntos
# en: 7e63f04c
match-white = Con blancas: { $results }
# en: 345924cc
match-black = Con negras: { $results }
# en: f4c0b583
match-pairs =
    { $count ->
        [one] { $count } pareja de partidas
       *[other] { $count } parejas de partidas
    } con colores cambiados, por puntos: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
# en: c3219cf7
match-elo = Diferencia de Elo: { $elo } (95 % entre { $low } y { $high })
# en: df203518
match-no-elo =
    No se puede decir la diferencia de Elo: hacen falta al menos dos parejas de partidas, y no todas con los mismos puntos.
# en: d7e21a2a
match-sprt =
    Prueba de { $lower } contra { $higher } de Elo: { $verdict ->
        [lower] se confirma { $lower }
        [higher] se confirma { $higher }
       *[open] sin decidir
    } (logaritmo de la razón de verosimilitudes { $ratio }, límites ±{ $bound })
# en: d78face3
match-overrun = { $name }: hasta { $millis } ms más tarde de lo permitido
# en: 5d52d211
match-faults =
    { $name } perdió por { $illegal ->
        [one] { $illegal } jugada ilegal
       *[other] { $illegal } jugadas ilegales
    }, { $crashed ->
        [one] { $crashed } fallo
       *[other] { $crashed } fallos
    }, { $late ->
        [one] { $late } exceso de tiempo
       *[other] { $late } excesos de tiempo
    } (partidas { $games })
# en: 392fa723
match-illegal =
    Partida { $game }: { $name } ({ $player ->
        [white] blancas
       *[black] negras
    }) pierde por una jugada ilegal, «{ $text }»: { $why }
# en: 25efe2ac
match-time-out =
    Partida { $game }: { $name } ({ $player ->
        [white] blancas
       *[black] negras
    }) pierde por tiempo, sin respuesta en { $allowed }
# en: d8b18bb5
match-crash =
    Partida { $game }: { $name } ({ $player ->
        [white] blancas
       *[black] negras
    }) pierde por un fallo: { $seen }
# en: ebfa789e
match-standing = +{ $wins } ={ $draws } -{ $losses }, Elo { $elo }
# en: 4fdcc7e1
match-progress = { $played } de { $games } partidas: { $standing }
# en: 24e7f4f4
match-resumed = El encuentro sigue tras { $played } de { $games } partidas.
# en: bd9bd941
match-cut-short = La última partida de { $file } está cortada; se juega de nuevo.
# en: c1e5a484
match-other =
    { $file } contiene las partidas de otro encuentro: «{ $found }». Este es «{ $expected }». Da el mismo comando que entonces o indica otro archivo.
# en: 8b899a8e
match-not-ours =
    la partida { $game } de { $file } no es una partida terminada de un encuentro; indica otro archivo para los registros
# en: 937d96f9
match-busy = otro encuentro escribe en { $file }; espera a que termine o indica otro archivo
# en: 339424b3
match-absent = { $name } no puede jugar: { $reason }
# en: 0ab14941
match-position = { $file }, línea { $line }: { $reason }
# en: 24abbdaf
match-position-over = se esperaba una posición en la que la partida sigue, pero ha terminado
# en: 86d18e12
match-no-positions = se esperaba al menos una posición en { $file }, no hay ninguna
# en: 6ae7ff8a
match-no-state =
    a un jugador al que se le dice dónde empieza la partida no se le puede hablar de una pila de más de 15: { $position }

## Validar

# en: 8107aca9
validate-progress = Comprobando partidas
# en: a1d6a9c5
validate-summary =
    { $file }: { $valid ->
        [one] { $valid } partida válida
       *[other] { $valid } partidas válidas
    }{ $invalid ->
        [0] { "" }
        [one] , { $invalid } no válida
       *[other] , { $invalid } no válidas
    }.

## Convertir

# en: fdc2174a
convert-written =
    { $count ->
        [one] Se ha escrito { $count } partida en { $file }.
       *[other] Se han escrito { $count } partidas en { $file }.
    }
# en: d3fd6f17
convert-left-out = Omitida: { $reason }

## Servir la página

# en: 06e1af18
serve-address = Basalt está en { $address } — ábrelo en un navegador. Ctrl-C lo detiene.
# en: 8b9ac132
serve-not-built =
    este programa se compiló sin la página: ejecuta cargo xtask run, o cargo xtask page y vuelve a compilarlo
# en: 950ced5f
serve-port-taken =
    el puerto { $port } está ocupado, quizá por otro Basalt: ciérralo o elige otro puerto con --port (0 es cualquiera libre)
# en: 84e404a5
serve-refused = no se puede servir { $address }: { $reason }
# en: 5d993511
serve-no-page = En esta dirección no hay nada.
# en: 3697acbf
serve-home = Al inicio
# en: f5c81c87
serve-description = Juega a DVONN y PÜNCT, contra el ordenador o entre dos en un mismo tablero, con o sin conexión.
# en: eaac36ea
serve-no-script =
    Basalt necesita JavaScript, que está desactivado en este navegador. Actívalo para esta página.
# en: 1e0083d2
serve-no-start =
    Basalt no ha podido arrancar: este navegador es demasiado antiguo o la página no ha llegado entera. Cárgala otra vez o usa un navegador más nuevo.
# en: e584e7a6
serve-folder =
    no se pueden guardar partidas en línea en { $folder }: { $reason }; elige otra carpeta con --data
# en: d4908a1e
serve-database-address =
    --database necesita la dirección de una base de datos PostgreSQL: postgres://user:password@host:port/name
# en: b8c32f62
serve-database = no se puede usar la base de datos: { $reason }
# en: c4d96d8e
serve-store-newer = una versión más nueva de Basalt guarda ahí sus partidas: usa esa versión
# en: 8c408a2e
serve-page-alone = No se puede jugar en línea: { $reason }. La página en sí funciona.
# en: 9e01ea42
serve-preview-game = { $game }: { $white } contra { $black }
# en: b938fb9b
serve-preview-running = La partida está en curso. Ábrela para verla.
# en: 2cf2ab2a
serve-preview-won = Gana { $name }.
# en: 1de92f79
serve-preview-drawn = La partida terminó en tablas.
# en: 94b97e66
serve-preview-aborted = La partida se canceló.
# en: 76bffec6
serve-preview-seek = ¿Una partida de { $game }?
# en: c5ff0234
serve-preview-seek-by = { $name } quiere jugar contigo. Abre el enlace y juega; no hace falta cuenta.
# en: b34f4a4d
serve-preview-seek-closed = Este desafío ya no está abierto.
# en: 2d5f61c3
serve-preview-computer = Ordenador, nivel { $level }
# en: 350e667a
serve-exposed =
    --trial es solo para este equipo: únicamente con un --host al que nadie más llegue, como 127.0.0.1, y nunca detrás de un proxy

## Cargar un servidor

# en: 7d789379
load-not-here = { $address } no es de este equipo: solo se puede cargar un servidor de este equipo
# en: 397368ad
load-files =
    el sistema deja abrir { $most } archivos a la vez y hacen falta { $needed }: ejecuta antes ulimit -n { $needed }
# en: afc2ae20
load-machine = el sistema no da lo que hace falta: { $reason }
# en: 611cb19d
load-no-server = no se ha podido iniciar un servidor: { $reason }
# en: b257cc1a
load-gone = no se llega al servidor, o ha colgado
# en: f6ee3178
load-too-often =
    el servidor no deja preguntar tan a menudo; ¿se inició con basalt serve --trial?
# en: 2cadde32
load-refused = el servidor se niega: { $what }
# en: 495bf547
load-silent = no llegó una respuesta
# en: db76dd9f
load-odd = el servidor dice algo sin sentido
# en: 990d9cb0
load-stage =
    { $stage ->
        [guests] Entran los invitados
        [sockets] Se conectan los jugadores
        [games] Empiezan las partidas
        [moves] Se juega
       *[check] Se buscan las jugadas
    }
# en: f591121f
load-stopped = Detenido antes de medir nada.
# en: 81f3c523
load-crowd =
    { $players ->
        [one] Hay { $players } jugador conectado
       *[other] Hay { $players } jugadores conectados
    } y { $games ->
        [one] { $games } partida en curso.
       *[other] { $games } partidas en curso.
    }
# en: b36e71a3
load-memory = Memoria del servidor: { $before } MB antes de conectarse, { $after } MB ahora, { $each } KB por conexión.
# en: a87ac9b6
load-caption =
    Jugadas por segundo, y milisegundos desde el momento previsto de una jugada hasta que el rival la oye; en las últimas columnas, hasta que se confirma:
# en: fcd01bcd
load-heading =
    { $which ->
        [planned] previstas
        [played] jugadas
        [missed] perdidas
       *[max] máx.
    }
# en: cd3f3a70
load-heading-done = conf. { $percentile }
# en: e6247c75
load-figure = { $figure }
# en: 4aa6d94b
load-knee = Lo máximo que se mantuvo: { $rate } jugadas por segundo.
# en: b1c2b48e
load-no-knee = No se mantuvo ni el primer ritmo.
# en: 7be0e1ec
load-sound =
    { $moves ->
        [one] { $moves } jugada confirmada
       *[other] { $moves } jugadas confirmadas
    } en { $games ->
        [one] { $games } partida: están todas, ninguna dos veces.
       *[other] { $games } partidas: están todas, ninguna dos veces.
    }
# en: 2288ade7
load-unsound =
    { $faults ->
        [one] { $faults } fallo
       *[other] { $faults } fallos
    } en { $moves ->
        [one] { $moves } jugada confirmada
       *[other] { $moves } jugadas confirmadas
    } de { $games ->
        [one] { $games } partida:
       *[other] { $games } partidas:
    }
# en: 90b78862
load-fault =
    { $kind ->
        [lost] Partida { $game }: la jugada { $number } se confirmó y se ha perdido.
        [doubled] Partida { $game }: la jugada { $number } está, pero no se envió, o no tantas veces.
       *[broken] Partida { $game }: desde la jugada { $number } ya no es una partida.
    }
# en: 942548d8
load-troubles =
    { $count ->
        [one] { $count } jugador tuvo que parar: { $first }.
       *[other] { $count } jugadores tuvieron que parar; el primero: { $first }.
    }
