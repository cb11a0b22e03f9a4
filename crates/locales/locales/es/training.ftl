### Texts of the screens of lessons, rules and puzzles. The lessons and the rules themselves have parts of their own.

# en: 74812a4a
page-learn-lead = Lecciones cortas e interactivas, pequeños problemas y las reglas con imágenes.
# en: d8a5ecb8
page-learn-again = Otra vez
# en: 69b73ae7
page-learn-next = Siguiente
# en: ebb760dd
page-learn-skip = Saltar este paso
# en: 8176a313
page-learn-back = Atrás
# en: 280eadad
page-learn-leave = Salir de la lección
# en: eb0aa97e
page-learn-step-of = Paso { $number } de { $all }
# en: c4b975d0
page-learn-count = { $done } de { $all }
# en: 117fbcd6
page-learn-question = Pregunta { $number } de { $all }. Tienes un intento.
# en: a0e82e0a
page-learn-exam-result = Aciertos: { $right } de { $all }
# en: 93e74edd
page-learn-repeat = Conviene repasar
# en: 47166493
page-learn-coach = Entrenador
# en: de913765
page-learn-play = Jugar
# en: 3145941d
page-learn-choose = El tablero { $number } es mejor para las blancas
# en: 37842ded
page-learn-engine = Motor: { $score }
# en: 4885e879
page-learn-missing = No se han podido cargar las lecciones. Conéctate una vez para cargarlas; después funcionan sin conexión.
# en: b8e99ef8
page-rules-of = Reglas de { $game }
# en: 600fef86
page-rules-contents = Contenido
# en: 4754244a
page-puzzles-solved-of = { $done } de { $all } resueltos
# en: 286ada86
page-puzzles-train-note = Problemas cercanos a tu puntuación. Resuelve uno y aparece el siguiente.
# en: 6a99b52f
page-puzzles-up-next = A continuación
# en: 9286a7c2
page-puzzles-days = Problemas del día
# en: 5d16c079
page-puzzles-all = Todos los problemas
# en: c1e85788
page-puzzles-all-done = Has resuelto todos los problemas. ¡Bien hecho!
# en: aeeed454
page-puzzles-no-streak = Resuelve un problema del día para empezar una racha.
# en: e8dbad9a
page-puzzles-both = Ambos
# en: b77c2092
page-puzzles-name = Problema { $number } de { $game }
# en: 5fe28088
page-puzzles-state =
    { $state ->
        [solved] resuelto
        [tried] aún sin resolver
       *[new] aún sin intentar
    }
# en: 374d8a0c
page-puzzles-task-win = Solo un movimiento gana. Encuéntralo.
# en: 93fba6b7
page-puzzles-task-draw = Ningún movimiento gana y solo uno empata. Encuéntralo.
# en: 85ff2930
page-puzzles-task-turns =
    Gana en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, hagan lo que hagan { $player ->
        [white] las negras
       *[black] las blancas
    }.
# en: bc7cb952
page-puzzles-right = Bien
# en: 70f9c628
page-puzzles-answers =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv }
# en: 9e0fe83a
page-puzzles-go-on = Encuentra el siguiente movimiento.
# en: 7d0e5c82
page-puzzles-solved = Resuelto
# en: adf9cac1
page-puzzles-helped = Esa es la solución. Resuélvelo sin ayuda para que cuente
# en: 9c144cc4
page-puzzles-proof-win = Demostrado: cada uno de estos movimientos era el único que gana.
# en: 0af17344
page-puzzles-proof-draw = Demostrado: ningún movimiento gana, y cada uno de estos era el único que empata.
# en: 791cfd13
page-puzzles-proof-turns =
    Demostrado: { $player ->
        [white] las blancas ganan en { $turns }, hagan lo que hagan las negras
       *[black] las negras ganan en { $turns }, hagan lo que hagan las blancas
    }.
# en: e6a014b0
page-puzzles-wrong = { $mv } no es la solución
# en: 41bc1f3d
page-puzzles-wins-by =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv } y ganan por { $points } (demostrado).
# en: 8e788495
page-puzzles-ends =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv } y { $result ->
        [win] ganan
       *[draw] empatan
    } (demostrado).
# en: 75b73024
page-puzzles-stops =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv }, y ya no se puede ganar de inmediato.
# en: 8744633e
page-puzzles-unseen =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv }, y el motor no encuentra la victoria a tiempo.
# en: 5b94f630
page-puzzles-not-at-once = Había que ganar de inmediato.
# en: addbb701
page-puzzles-only = La solución es otro movimiento.
# en: 391dd642
page-puzzles-hint = Pista
# en: f017777a
page-puzzles-hint-from = Mira { $space }.
# en: dea5a202
page-puzzles-hint-place = Coloca una pieza de la reserva.
# en: 697fbfba
page-puzzles-shown = El movimiento es { $mv }
# en: 31e2e1fe
page-puzzles-following = Siguiente problema
# en: 54200143
page-puzzles-analyse = Analizar posición
# en: db82e344
page-puzzles-missing = No se han podido cargar los problemas. Conéctate una vez para cargarlos; después funcionan sin conexión.
# en: 716f41c3
page-puzzles-rating = Tu puntuación en problemas
# en: 4107229b
page-puzzles-week = { $points } esta semana
# en: 30ad7362
page-puzzles-rated = Puntuación { $rating }
# en: 486cb57e
page-puzzles-rating-now = Tu puntuación: { $rating } ({ $change }).
# en: 92d4dbaa
page-puzzles-returns = Mañana volverás a verlo.
# en: 5b9c8b78
page-puzzles-themes = Temas
# en: 10575d7c
page-puzzles-themes-note = Entrena un solo tema. A la derecha, tu puntuación.
# en: a63a39ed
page-puzzles-theme =
    { $theme ->
        [cut-off] Aislar
        [carry-red] Llevarse la roja
        [tempo] Forzar el pase
        [last-move] Último movimiento
        [save-draw] Salvar el empate
        [margin] Ganar por más
        [placement] Mejor casilla
        [connection] Conectar
        [block] Defender
        [bridge] Puente
        [pin] Bloquear
        [centre] Centro
        [own-games] De tus partidas
       *[ending] Ganar un final
    }
# en: 3ecf3b34
page-puzzles-every-theme = Todos los temas
# en: e233af9c
page-puzzles-show-list = Mostrar la lista
# en: 6838f9e3
page-puzzles-more = Más formas de entrenar
# en: 5fe00d86
page-puzzles-run =
    { $kind ->
        [storm] Tormenta
       *[streak] Sin fallos
    }
# en: 706eb2e5
page-puzzles-run-about =
    { $kind ->
        [storm] Tantos como puedas en tres minutos.
       *[streak] Cada vez más difíciles. Un fallo y se acabó.
    }
# en: 8ffd8863
page-puzzles-best = Récord: { $count }
# en: b7d1b319
page-puzzles-run-solved = Resueltos: { $count }
# en: 8ca7a8c5
page-puzzles-run-over =
    { $count ->
        [one] Has resuelto { $count } problema.
       *[other] Has resuelto { $count } problemas.
    }
# en: 4e3989d7
page-puzzles-run-record = ¡Nuevo récord!
# en: 488e396f
page-puzzles-time-left = Tiempo restante
# en: 05d3f614
page-puzzles-due =
    { $count ->
        [one] Hoy vuelve { $count } problema fallado.
       *[other] Hoy vuelven { $count } problemas fallados.
    }
# en: b34724e2
page-puzzles-task-margin = Otros movimientos también ganan, pero solo uno gana por { $points }. Encuéntralo.
# en: 67d5e30b
page-puzzles-task-block =
    { $player ->
        [white] Las negras
       *[black] Las blancas
    } ganan en el próximo turno si no lo impides. Encuentra una defensa que aguante.
# en: 93bfac9b
page-puzzles-task-place = Según el motor, una casilla vacía es claramente la mejor. Encuéntrala.
# en: 891a318c
page-puzzles-proof-margin = Demostrado: cada uno de estos movimientos era el único que gana por { $points }.
# en: 98d96c7d
page-puzzles-proof-block =
    Demostrado: { $player ->
        [white] las negras
       *[black] las blancas
    } ya no pueden forzar la victoria en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }.
# en: 76526780
page-puzzles-proof-place = Valorado, no demostrado: el motor ha probado todas las formas de llenar el tablero y esta casilla es la que más vale.
# en: e126dafb
page-puzzles-own-none = Revisa una partida y tus errores se convertirán en problemas.
# en: 1c437900
page-puzzles-task-best = Se te escapó en una partida. Un movimiento es claramente el mejor. Encuéntralo.
# en: 92f11ad6
page-puzzles-proof-best = El motor considera este movimiento claramente mejor que los demás. Es su valoración, no una demostración.
