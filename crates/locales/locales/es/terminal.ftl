### Español: lo que solo dice el terminal. Comandos, opciones y movimientos no se traducen.

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
# en: cf56a7d6
file-not-read = No se puede leer { $file }: { $reason }
# en: cd432a62
file-not-written = No se puede escribir { $file }: { $reason }
# en: 1987dfaa
file-exists = { $file } ya existe. Escribe lo mismo otra vez para reemplazarlo.
# en: cf24d2c4
file-no-game = se esperaba al menos una partida en { $file }, pero no hay ninguna
# en: 3f3b6cdb
file-format = se esperaban partidas en un formato conocido en { $file }, pero empieza por «{ $found }»; indica el formato con --from
# en: 45471be1
file-stdin = la entrada estándar
# en: b07d4c97
file-stdout = la salida estándar

## Por qué algo no se puede hacer

# en: 53073488
reason-no-file = archivo no encontrado
# en: eb097048
reason-no-folder = carpeta no encontrada
# en: 190292bc
reason-denied = permiso denegado
# en: 7006e8a9
reason-folder = es una carpeta
# en: 46b1ae9b
reason-full = el disco está lleno
# en: 4b82267a
reason-no-program = programa no encontrado
# en: 4791ac90
reason-no-option = no tiene la opción { $option }
# en: 4ba03c26
reason-refused = responde «{ $line }»
# en: a2627826
reason-silent = no responde { $awaited }
# en: f1210bec
reason-ended = se ha cerrado ({ $status })

## Lo que se ha pedido

# en: f8368b04
input-move = movimiento { $number }, «{ $text }»: { $why }
# en: e79a9341
input-position = posición: { $why }
# en: 4afc7364
input-other-game = posición: { $why }. Es una posición de otro juego: añade --game { $game }
# en: 88d15a34
input-ply = se esperaba un movimiento de 0 a { $most }, no { $found }
# en: 3ed7b4bc
input-no-games = --ply, --number y --from son para archivos de partidas, pero esto es una posición
# en: 309b979d
input-number = se esperaba el número de una partida de 1 a { $most }, no { $found }

## Jugar

# en: dcd14826
play-welcome =
    { play-game }. { $player ->
        [white] Juegas con las blancas (w), el ordenador con las negras (b).
       *[black] Juegas con las negras (b), el ordenador con las blancas (w).
    }
# en: 3e707475
play-welcome-two = { play-game }, dos jugadores. Las blancas (w) y las negras (b) comparten este teclado.
# en: d8f00c10
play-rules =
    Primero se llena el tablero por turnos: 3 piezas rojas y luego 23 de cada color.
    Después, por turnos, cada jugador mueve una pila suya exactamente tantas
    casillas como su altura, en línea recta y sobre otra pila. Una pila es de quien
    tiene la pieza de encima. Una pila con seis vecinas no puede moverse. Las pilas
    que pierden su conexión con las rojas se retiran. Cuando nadie puede mover,
    gana quien controla más piezas.
# en: c7548800
play-marks =
    En el tablero: w es una pieza blanca, b una negra, r una roja. w3 es una pila
    blanca de tres; un asterisco indica que tiene una roja. Los corchetes señalan
    el último movimiento. El nombre de cada casilla está debajo.
# en: d2c95316
play-rules-punct =
    Conecta dos lados opuestos del tablero con una cadena de tus puntos visibles.
    En cada turno, coloca una pieza de tres puntos de tu reserva en casillas
    vacías, o mueve una pieza tuya que no tenga nada encima. Para moverla, lleva su
    PÜNCT tan lejos como quieras en línea recta, por encima de todo, o déjalo donde
    está, y gira la pieza en torno a él. Una pieza movida puede quedar sobre otras
    si sus extremos están en el mismo nivel, la altura bajo el medio no es mayor y
    el PÜNCT está sobre un punto tuyo. Los tres puntos de una pieza triangular
    deben estar en el mismo nivel.
    { $game ->
        [punct-basic]
            La primera pieza de la partida debe quedar fuera del centro. Si un jugador
            coloca la última de sus 18 piezas sin que nadie conecte, hay empate.
       *[punct]
            En el centro no se colocan piezas; solo se llega moviendo. Cuando un jugador
            ha colocado sus 18 piezas, gana quien tenga más puntos visibles en el centro.
    }
# en: 8c378934
play-marks-punct =
    En el tablero: w es un punto blanco, b uno negro; W y B son PÜNCT. w2 es un
    punto en el nivel 2, sobre otros o como puente sobre un hueco. Los círculos son
    casillas vacías del centro. Los corchetes señalan el último movimiento. El
    nombre de cada casilla está a su derecha.
    Piezas: T triangular; C recta, PÜNCT en el medio; E recta, PÜNCT en un extremo;
    M angular, PÜNCT en el vértice; L y R angulares, PÜNCT en un extremo (una es la
    imagen especular de la otra).
# en: d796ee61
play-begin = Escribe un movimiento, o help para ver la lista de comandos.
# en: d8941368
play-help =
    Escribe un movimiento o un comando.
      e3             colocar una pieza en e3
      a1b2           mover la pila de a1 a b2
      hint           ver el mejor movimiento que encuentra el ordenador
      undo           deshacer tu último movimiento
      moves          ver los movimientos legales
      moves a1       ver los movimientos de la pila de a1
      place          colocar al azar las piezas que quedan, de los dos jugadores
      resign         rendirse
      save ARCHIVO   guardar la partida en ARCHIVO
      board          ver el tablero otra vez
      help           ver este texto
      quit           salir de la partida
# en: a1755311
play-help-punct =
    Escribe un movimiento o un comando.
      l4/l5m5        colocar una pieza: su PÜNCT en l4, los otros puntos en l5 y m5
      c4-f7/f8g9     mover la pieza con el PÜNCT en c4: el PÜNCT a f7, los otros
                     puntos a f8 y g9
      c4-c4/c5d6     girar esa pieza en torno a su PÜNCT
      hint           ver el mejor movimiento que encuentra el ordenador
      undo           deshacer tu último movimiento
      moves          contar las opciones legales, por tipo y por pieza
      moves c4       ver los movimientos de la pieza con el PÜNCT en c4, o las
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
# en: ac569aa9
play-reserve = Reserva: blancas { $white } ({ $white_list }), negras { $black } ({ $black_list }).
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
# en: 58d47090
play-prompt-piece =
    { $player ->
        [white] Blancas: coloca
       *[black] Negras: coloca
    } o mueve una pieza
# en: a43121c7
play-turn = { $phase } { $prompt } (por ejemplo, { $example }).
# en: fc008c16
play-turn-punct =
    { $phase }
    { $prompt } (por ejemplo, { $example }).
# en: fe4f75f4
play-examples = { $place } o { $shift }
# en: b04c0416
play-computer = El ordenador juega { $mv }.
# en: 70f46dc8
play-hint = Pista: { $mv }.
# en: 90874440
play-moves =
    { $count ->
        [one] { $count } movimiento legal:
       *[other] { $count } movimientos legales:
    }
# en: 765d6bd7
play-moves-from =
    { $count ->
        [one] { $count } movimiento legal desde { $space }:
       *[other] { $count } movimientos legales desde { $space }:
    }
# en: f8356030
play-moves-none = No hay movimientos legales desde { $space }.
# en: 52d347dc
play-moves-many =
    Hay { $count } opciones legales. Para ver las que tienen el PÜNCT en una casilla,
    escribe moves y la casilla, como moves c4.
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
# en: 6d59e42b
play-undone =
    { $count ->
        [one] { $count } movimiento deshecho.
       *[other] { $count } movimientos deshechos.
    }
# en: 6b2f3659
play-nothing-to-undo = No hay nada que deshacer.
# en: dc0309a4
play-not-placing = Todas las piezas están colocadas. Ahora mueve una pila.
# en: c9589a7f
play-no-filling = En PÜNCT colocas tú las piezas, como l4/l5m5.
# en: 3acd5a04
play-refused = No puedes jugar { $mv }: { $why }
# en: b3ec71d1
play-unknown = «{ $found }» no es un movimiento ni un comando. Escribe help para ver la lista.
# en: cb56a84a
play-save-where = Indica un archivo: save ARCHIVO, como save game.basalt
# en: 107622f1
play-over-prompt = Escribe save ARCHIVO para guardar la partida, undo para deshacer un movimiento o quit para salir.
# en: af4634aa
play-quit-unsaved = La partida no está guardada. Escribe save ARCHIVO para guardarla, o quit otra vez para salir.
# en: 922d756c
play-resign-again =
    ¿Seguro que quieres rendirte con { $player ->
        [white] las blancas
       *[black] las negras
    }? Escribe resign otra vez.
# en: 2ee33c3d
play-end-of-input = Fin de la entrada.
# en: 8c8d56ef
play-unfinished = Partida sin terminar.
# en: 0a121f68
play-resume = Para continuarla, escribe: { $command }

## Mostrar

# en: 67899173
show-ply = Tras el movimiento { $ply } de { $plies }.

## Contar

# en: 2ecf5e78
perft-total =
    posiciones  { $nodes }
    segundos    { $seconds }
# en: 47a143d4
perft-progress = Contando

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
analyze-move = mov.
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
# en: 44aaeb31
analyze-chance = { $percent }%
# en: 8da8ce8b
analyze-proven = { $what }, demostrado
# en: 446729ad
analyze-in-turns = { $verdict } en { $turns }
# en: 3471120a
analyze-verdict =
    { $verdict ->
        [win] victoria
        [loss] derrota
       *[draw] empate
    }
# en: cd75c9be
analyze-progress = Analizando posiciones
# en: 4a5f5892
analyze-no-ply = --lines y --moves son para una sola posición; elige una con --ply, de 0 a { $most }

## Encuentros

# en: a6f85751
match-title = { $first } contra { $second }
# en: ddd0f27a
match-score =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent }% de los puntos
# en: 671503c0
match-white = Con las blancas: { $results }
# en: 840c6350
match-black = Con las negras: { $results }
# en: f4c0b583
match-pairs =
    { $count ->
        [one] { $count } pareja de partidas
       *[other] { $count } parejas de partidas
    } con colores cambiados, por puntos: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
# en: 9423a05a
match-elo = Diferencia de Elo: { $elo } (95% entre { $low } y { $high })
# en: bd0b354a
match-no-elo = Aún no hay diferencia de Elo: hacen falta al menos dos parejas de partidas, y no todas con los mismos puntos.
# en: b8ad451f
match-sprt =
    SPRT de { $lower } contra { $higher } Elo: { $verdict ->
        [lower] se acepta { $lower }
        [higher] se acepta { $higher }
       *[open] sin decidir
    } (logaritmo de la razón de verosimilitudes { $ratio }, límites ±{ $bound })
# en: f404f081
match-overrun = { $name }: hasta { $millis } ms fuera de tiempo
# en: 0d09263d
match-faults =
    { $name } ha perdido por { $illegal ->
        [one] { $illegal } movimiento ilegal
       *[other] { $illegal } movimientos ilegales
    }, { $crashed ->
        [one] { $crashed } fallo
       *[other] { $crashed } fallos
    }, { $late ->
        [one] { $late } vez por tiempo
       *[other] { $late } veces por tiempo
    } (partidas { $games })
# en: 392fa723
match-illegal =
    Partida { $game }: { $name } ({ $player ->
        [white] blancas
       *[black] negras
    }) pierde por un movimiento ilegal, «{ $text }»: { $why }
# en: bd3f3d77
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
# en: 126c00ff
match-resumed = El encuentro se reanuda tras { $played } de { $games } partidas.
# en: 892c8dfb
match-cut-short = La última partida de { $file } está incompleta y se jugará de nuevo.
# en: 44059790
match-other = { $file } contiene las partidas de otro encuentro: «{ $found }». Este es «{ $expected }». Usa el mismo comando que antes o indica otro archivo.
# en: e2266bb6
match-not-ours = la partida { $game } de { $file } no es una partida terminada de un encuentro; indica otro archivo para los registros
# en: 70a2b8de
match-busy = otro encuentro está escribiendo en { $file }; espera a que termine o indica otro archivo
# en: 95ee7879
match-absent = { $name } no puede jugar: { $reason }
# en: 0ab14941
match-position = { $file }, línea { $line }: { $reason }
# en: f03d4bd3
match-position-over = se esperaba una posición desde la que jugar, pero en ella la partida ha terminado
# en: 86d18e12
match-no-positions = se esperaba al menos una posición en { $file }, pero no hay ninguna
# en: 5aa12ff4
match-no-state = no se pueden enviar pilas de altura mayor que 15 a un jugador que recibe la posición: { $position }

## Validar

# en: 8107aca9
validate-progress = Comprobando partidas
# en: 2d523e90
review-game = Partida { $number }
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

# en: ddc19c4c
convert-written =
    { $count ->
        [one] { $count } partida escrita en { $file }.
       *[other] { $count } partidas escritas en { $file }.
    }
# en: a36be82d
review-file-progress = Revisando las partidas del archivo
# en: 2027f2cb
convert-progress = Convirtiendo partidas
# en: df4bfa82
convert-left-out = Omitida: { $reason }

## Servir la página

# en: b816e2c0
serve-address = Basalt está en marcha en { $address }: ábrelo en un navegador. Pulsa Ctrl-C para detenerlo.
# en: b37f6b61
serve-not-built =
    este programa se compiló sin la página: ejecuta cargo xtask run, o cargo xtask page y vuelve a compilarlo
# en: 29fdbc97
serve-port-taken = el puerto { $port } está en uso, quizá por otro Basalt: ciérralo o elige otro puerto con --port (0 toma uno libre)
# en: 707a7896
serve-refused = no se puede servir { $address }: { $reason }
# en: 7e209c57
serve-no-page = Página no encontrada.
# en: e7d74783
serve-home = Volver al inicio
# en: d0b16544
serve-description = Juega a DVONN y PÜNCT en línea, contra el ordenador o con un amigo en el mismo dispositivo, también sin conexión.
# en: fd00623d
serve-no-script = Basalt necesita JavaScript. Actívalo para esta página.
# en: 53a1574e
serve-no-start = Basalt no ha podido arrancar. Vuelve a cargar la página o usa un navegador más nuevo.
# en: 088d8ade
serve-folder = no se pueden guardar las partidas en línea en { $folder }: { $reason }; elige otra carpeta con --data
# en: d4908a1e
serve-database-address =
    --database necesita la dirección de una base de datos PostgreSQL: postgres://user:password@host:port/name
# en: 32ed559e
serve-password-visible = Otros usuarios de este equipo pueden leer la contraseña en la línea de comandos. Usa BASALT_DATABASE o --database-file.
# en: 05b6f32f
serve-database = no se puede usar la base de datos: { $reason }
# en: 69753499
serve-store-newer = la ha usado una versión más nueva de Basalt: usa esa versión
# en: 60710b59
serve-page-alone = El juego en línea está desactivado: { $reason }. Todo lo demás funciona.
# en: cc303776
serve-feed-title = Basalt: tu turno
# en: e5a8ee5e
serve-feed-turn = { $game }: te toca contra { $name }
# en: 798c38ba
serve-preview-game = { $game }: { $white } contra { $black }
# en: 0677bd5f
serve-preview-running = Partida en curso. Ábrela para verla.
# en: 2cf2ab2a
serve-preview-won = Ha ganado { $name }.
# en: 1de92f79
serve-preview-drawn = La partida ha acabado en empate.
# en: c35e9675
serve-preview-aborted = La partida se ha anulado.
# en: 76bffec6
serve-preview-seek = ¿Una partida de { $game }?
# en: 8cd3db2a
serve-preview-seek-by = { $name } te desafía. Abre el enlace para jugar, sin necesidad de cuenta.
# en: b34f4a4d
serve-preview-seek-closed = Este desafío ya no está abierto.
# en: 2d5f61c3
serve-preview-computer = Ordenador, nivel { $level }
# en: aeb0b647
serve-exposed = --trial es solo para este equipo: úsalo con un --host al que nadie más pueda llegar, como 127.0.0.1, y nunca detrás de un proxy
# en: a58f9e3f
serve-certificate = no se puede usar el certificado de TLS: { $file }: { $reason }
# en: f35df61a
serve-folder-in-use = otro Basalt ya usa { $folder }: ciérralo o elige otra carpeta con --data
# en: 587efa9f
serve-bus-address = --bus necesita la dirección de un servidor NATS: nats://user:password@host:port
# en: 9ad08c74
serve-bus-without-database = --bus conecta servidores que comparten una base de datos PostgreSQL: añade --database o quita --bus
# en: e174ef23
serve-second-node-without-bus = otro Basalt ya usa esta base de datos: para tener varios, inicia cada uno con el mismo --bus
# en: eb01823e
serve-first-node-without-bus = otro Basalt usa esta base de datos sin --bus: ciérralo e inícialo de nuevo con el mismo --bus que este
# en: e05d2a49
serve-other-bus = otro Basalt usa esta base de datos, pero no hay conexión con él por este --bus: inicia los dos con el mismo --bus
# en: a687167f
serve-monitoring-refused = no se pueden servir las comprobaciones de estado y las métricas en { $address }: { $reason }
# en: 20562d85
serve-monitoring-address = Las comprobaciones de estado y las métricas están en { $address }.
# en: ac7decb1
config-syntax = { $file } no es TOML válido: { $reason }
# en: 268cdf9f
config-unknown = { $file }: no existe el ajuste { $name }
# en: 3c8b4897
config-kind = { $file }: { $name } tiene un valor de tipo incorrecto
# en: 3fba95dd
config-value = { $source }: valor incorrecto: { $reason }
# en: 9260add2
config-refused = estos ajustes no son compatibles: { $reason }
# en: 52a81435
config-warning-plain = Atención: otras máquinas acceden a { $host } sin TLS, así que las contraseñas podrían leerse por el camino. Usa --tls-cert y --tls-key, o pon delante un proxy con TLS y usa --proxied y --public.
# en: e8f6e333
config-warning-proxied = Atención: aquí nada usa TLS: usa --tls-cert y --tls-key, o --proxied detrás de un proxy que lo haga. Detrás de un proxy, sin --proxied todos los jugadores contarían como una sola dirección.
# en: 332a3c8a
config-warning-proxy = Atención: solo con --proxied, cualquier equipo de una red privada puede hacerse pasar por el proxy y elegir la dirección que cuenta. Indica tu proxy con --proxy.
# en: d795f794
config-warning-metrics = Atención: otros equipos pueden leer las métricas en { $host }. Permite el acceso solo a tu Prometheus.
# en: 2bcc71aa
config-warning-trial = Atención: --trial quita los límites. Úsalo solo para pruebas de carga.
# en: e01f65c9
config-warning-database = Atención: { $variable } indica una base de datos, pero se ha dado --data, que tiene prioridad. Las partidas se guardan en la carpeta.
# en: 0652cd75
config-warning-readable = Atención: otros usuarios de este equipo pueden leer { $path }. Ejecuta: chmod go= { $path }
# en: 7f6a610d
backup-saved = Guardado en { $file }. Jugadores: { $players }, partidas: { $games }, eventos: { $events }. Se han comprobado todas las partidas, movimiento a movimiento.
# en: 203c368b
backup-removed = Se ha eliminado la copia de seguridad antigua { $file }.
# en: 615b24e8
backup-checked = La copia de seguridad { $file } está intacta. Jugadores: { $players }, partidas: { $games }, eventos: { $events }. Se han comprobado todas las partidas, movimiento a movimiento.
# en: 5ffe0ca5
backup-restored = Se ha restaurado { $file }. Jugadores: { $players }, partidas: { $games }, eventos: { $events }.
# en: b1903cec
backup-migrated = Copiado. Jugadores: { $players }, partidas: { $games }, eventos: { $events }. Todas las filas y sumas de comprobación coinciden.
# en: 60467adf
backup-file = no se puede usar { $file }: { $reason }
# en: b4e079c1
backup-none = { $file } no es una copia de seguridad de Basalt
# en: b71c53ad
backup-no-store = todavía no hay partidas en línea: indica la carpeta con --data o la base de datos con --database
# en: 56c85575
backup-not-empty = el destino ya contiene datos: elige una carpeta o una base de datos vacía
# en: e5d88b2c
backup-in-use = un servidor está usando la base de datos: detén antes todos los servidores y vuelve a intentarlo a los cinco segundos
# en: c83bde97
backup-different = la copia de seguridad está dañada: la tabla { $table } no coincide con su suma de comprobación
# en: b2b714e9
backup-store = no se pueden copiar las partidas en línea: { $reason }
# en: 1f55ef14
backup-stage =
    { $stage ->
        [copy] Copiando filas
        [compare] Comparando filas
       *[replay] Reproduciendo partidas
    }

## Importaciones y volcados

# en: 01761143
import-progress = Importando partidas
# en: db9e3986
import-no-result = la partida no tiene resultado
# en: fc4f2b37
import-summary = { $file }: importadas { $imported }, ya existentes { $known }, omitidas { $skipped }.
# en: ff5c719b
import-interrupted = Interrumpido. Ejecuta de nuevo el mismo comando para continuar; ninguna partida se importa dos veces.
# en: 87175b87
import-damaged = { $file } no coincide con su suma de comprobación en SHA256SUMS; descárgalo de nuevo
# en: 6f2f281e
dump-progress = Partidas escritas:
# en: 02b454af
dump-written =
    { $games ->
        [one] Se ha escrito { $games } partida en { $file }.
       *[other] Se han escrito { $games } partidas en { $file }.
    }
# en: b917c945
dump-unchanged =
    { $games ->
        [one] { $file } está al día, { $games } partida.
       *[other] { $file } está al día, { $games } partidas.
    }
# en: c24e5bc4
dump-none = Todavía no ha terminado ninguna partida por puntos.
# en: 4b6f448f
dump-in-use = otro basalt dump está escribiendo en esta carpeta

## Bots

# en: c00fd228
bot-no-token = falta el token: define la variable BASALT_TOKEN o indica un archivo con --token-file
# en: e560fe45
bot-not-a-bot = esta no es una cuenta de bot: añade --upgrade para convertir de forma definitiva una cuenta que nunca ha jugado
# en: a5ceef49
bot-refused = el bot no puede jugar: { $reason }

## Cargar un servidor

# en: 757c157e
load-not-here = { $address } no es este equipo: las pruebas de carga solo funcionan con un servidor de este equipo
# en: 0315ae37
load-files = este sistema permite { $most } archivos abiertos, pero hacen falta { $needed }: ejecuta antes ulimit -n { $needed }
# en: be8f1f3d
load-machine = el sistema se niega: { $reason }
# en: d45e0cd8
load-no-server = no se ha podido iniciar un servidor: { $reason }
# en: df80e558
load-gone = no se puede llegar al servidor o ha cerrado la conexión
# en: 98feffe0
load-too-often = el servidor limita las peticiones; inícialo con basalt serve --trial
# en: 2cadde32
load-refused = el servidor se niega: { $what }
# en: e8b5b466
load-silent = el servidor no ha respondido
# en: e7bb43bc
load-odd = el servidor ha enviado una respuesta inesperada
# en: 28c7b0ce
load-stage =
    { $stage ->
        [guests] Creando invitados
        [bots] Creando bots
        [sockets] Conectando jugadores
        [games] Empezando partidas
        [moves] Jugando movimientos
       *[check] Comprobando movimientos
    }
# en: f591121f
load-stopped = Detenido antes de medir nada.
# en: cec67c4b
load-crowd =
    { $players ->
        [one] { $players } jugador conectado
       *[other] { $players } jugadores conectados
    }, { $games ->
        [one] { $games } partida en curso.
       *[other] { $games } partidas en curso.
    }
# en: df662445
load-memory = Memoria del servidor: { $before } MB antes de conectar, { $after } MB ahora, { $each } KB por conexión.
# en: 2c925b8e
load-processor = Tiempo de procesador: servidor { $server } s, { $each } ms por movimiento; jugadores y atacantes { $generator } s.
# en: 0065967a
load-attack = Ataque: conexiones { $opened }, cerradas por el servidor { $closed }; inicios de sesión { $logins }, búsquedas { $searches }, rechazadas por el límite { $refused }, fallidas { $odd }.
# en: ba5ae544
load-too-much-memory = El servidor ocupó { $after } MB de memoria durante el ataque, más de los { $max } MB permitidos.
# en: ea7e99b4
load-caption = Movimientos por segundo, y milisegundos desde el momento previsto de un movimiento hasta que lo recibe el rival; últimas columnas, hasta que se confirma:
# en: fcd01bcd
load-heading =
    { $which ->
        [planned] previstos
        [played] hechos
        [missed] perdidos
       *[max] máx.
    }
# en: cd3f3a70
load-heading-done = conf. { $percentile }
# en: e6247c75
load-figure = { $figure }
# en: f87ab8ad
load-bots = { $bots } bots, { $rate } movimientos por segundo, { $missed } perdidos; el 99% de los movimientos llega al rival en { $delivered } ms y se confirma en { $acknowledged } ms desde el momento previsto.
# en: d4542a2b
load-knee = Ritmo máximo mantenido: { $rate } movimientos por segundo.
# en: b77fbf7c
load-no-knee = Ya el primer ritmo era demasiado alto.
# en: 7be0e1ec
load-sound =
    { $moves ->
        [one] { $moves } movimiento confirmado
       *[other] { $moves } movimientos confirmados
    } en { $games ->
        [one] { $games } partida: están todos, ninguno dos veces.
       *[other] { $games } partidas: están todos, ninguno dos veces.
    }
# en: 2288ade7
load-unsound =
    { $faults ->
        [one] { $faults } fallo
       *[other] { $faults } fallos
    } en { $moves ->
        [one] { $moves } movimiento confirmado
       *[other] { $moves } movimientos confirmados
    } de { $games ->
        [one] { $games } partida:
       *[other] { $games } partidas:
    }
# en: cb1d1224
load-fault =
    { $kind ->
        [lost] Partida { $game }: el movimiento { $number } se confirmó, pero falta.
        [doubled] Partida { $game }: el movimiento { $number } está más veces de las que se envió.
        [different] Partida { $game }: los jugadores recibieron movimientos { $number } distintos.
       *[broken] Partida { $game }: ilegal desde el movimiento { $number }.
    }
# en: 942548d8
load-troubles =
    { $count ->
        [one] { $count } jugador tuvo que parar: { $first }.
       *[other] { $count } jugadores tuvieron que parar; el primero: { $first }.
    }

## Operadores

# en: 2f55b9bd
admin-password-reset = { $name } tiene una contraseña nueva y todas sus sesiones están cerradas. Solo se muestra aquí:
# en: 4426dd2c
admin-password-set = { $name } tiene la contraseña nueva y todas sus sesiones están cerradas.
# en: 7c913905
admin-game-closed = La partida { $game } está anulada y no tiene resultado.
# en: 0a20c69d
admin-game-adjudicated = La partida { $game } está decidida.
# en: 32d3c60a
admin-announced =
    { $minutes ->
        [one] Todos ven el texto durante { $minutes } minuto.
       *[other] Todos ven el texto durante { $minutes } minutos.
    }
# en: fec05ad4
admin-announcement-ended = El anuncio está retirado.
# en: 4bbc8913
admin-maintenance-begun = En tres segundos se paran todas las partidas y todos los relojes. Para terminar: basalt admin maintenance off
# en: adaf6f8a
admin-maintenance-ended = Todas las partidas continúan. El tiempo de la pausa no cuenta en ningún reloj.
# en: 47074bed
admin-moderator-added = { $name } ahora modera.
# en: 69c4eb67
admin-moderator-removed = { $name } ya no modera.
# en: 7800f6de
admin-no-member = no hay ningún miembro con ese nombre
# en: 8a51c0ca
admin-no-game = no existe esa partida
# en: 837a0fab
admin-over = la partida ha terminado
# en: 660e92d5
admin-bad-password = usa de 8 a 200 caracteres
# en: 06441d67
admin-weak-password = esta contraseña es demasiado común; elige otra
# en: 0a3e1ab3
admin-bad-announcement = un anuncio es una línea de 1 a { $most } caracteres
# en: ce5eb43e
admin-no-change = no hay nada que cambiar
# en: 46f5691f
admin-busy = la partida no deja de cambiar; inténtalo de nuevo
# en: 524c730a
admin-older = una versión anterior de Basalt escribió estos datos: inicia primero un servidor de esta versión

## Correo
# en: 4b6959b7
mail-verify = Confirma tu dirección de correo
# en: edfd6a44
mail-verify-text =
    Hola, { $name }:

    Abre este enlace en 24 horas para confirmar tu dirección. Si no lo has pedido tú, ignora este mensaje.

    { $link }
# en: 77c25556
mail-reset = Restablece tu contraseña
# en: 89997535
mail-reset-text =
    Hola, { $name }:

    Abre este enlace en una hora para elegir otra contraseña. Si no lo has pedido tú, ignora este mensaje: tu contraseña no cambia.

    { $link }
# en: d946b933
mail-password-changed = Se ha cambiado tu contraseña
# en: 4c7b88f7
mail-password-changed-text =
    Hola, { $name }:

    Se ha cambiado la contraseña de tu cuenta. Si no has sido tú, restablécela de inmediato.

    Para no recibir más mensajes como este: { $unsubscribe }
# en: 43db45ca
mail-passkey-added = Se ha añadido una llave de acceso a tu cuenta
# en: 2551016d
mail-passkey-added-text =
    Hola, { $name }:

    Se ha añadido una llave de acceso a tu cuenta. Si no has sido tú, quítala y cambia la contraseña.

    Para no recibir más mensajes como este: { $unsubscribe }
# en: 3ed52fd7
serve-smtp = la dirección del servidor SMTP no es válida: se necesita smtps://usuario:contraseña@servidor
# en: 9417afaf
serve-mail-from = el remitente del correo no es válido: se necesita Basalt <noreply@basalt.example>

## Push notifications
# en: 1ef7005c
push-turn = Tu turno
# en: 3c00867a
push-started = Tu partida ha empezado
# en: a3f55839
push-challenge = Nuevo desafío
# en: e09c62ed
push-body = { $game } contra { $name }

## E-mail about games
# en: faa5b613
mail-turns =
    { $count ->
        [one] Te toca en { $count } partida
       *[other] Te toca en { $count } partidas
    }
# en: f2cdb129
mail-turns-text =
    Hola, { $name }:

    estas partidas esperan tu movimiento:

    { $games }

    Para no recibir más mensajes como este: { $unsubscribe }
# en: db4c12a8
mail-turns-game = { $game } contra { $name }: { $left }
# en: 09e96c4c
mail-left-days =
    { $days ->
        [one] queda { $days } día
       *[other] quedan { $days } días
    }
# en: cf1a2536
mail-left-hours =
    { $hours ->
        [one] queda { $hours } hora
       *[other] quedan { $hours } horas
    }
# en: 0d9472e5
mail-left-minutes = queda menos de una hora
