# en: a11074d2
explorer-heat = Mapa de calor
# en: fecadf26
explorer-move = Movimiento
# en: 867d9e96
explorer-games = Partidas
# en: 22bf26c0
explorer-results = Blancas / empate / negras
# en: f940db9e
explorer-all = Todas
# en: 42f6e134
explorer-bar = Blancas { $white }%, empates { $draws }%, negras { $black }%
# en: ceab5217
explorer-space =
    { $games ->
        [one] Se jugó aquí en { $games } partida, con un { $score }% de puntos para quien mueve.
        [many] Se jugó aquí en { $games } de partidas, con un { $score }% de puntos para quien mueve.
       *[other] Se jugó aquí en { $games } partidas, con un { $score }% de puntos para quien mueve.
    }
# en: 20d4de2d
explorer-empty = No hay partidas desde esta posición.
# en: 06c4d275
explorer-fair = El explorador está desactivado durante tu partida puntuada.
# en: d196ab89
explorer-engine = Partidas del motor
# en: dc5db7f4
explorer-site = Este sitio
# en: 74b91d2b
explorer-offline = Las partidas de este sitio necesitan conexión.
