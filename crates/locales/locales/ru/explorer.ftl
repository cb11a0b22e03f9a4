# en: a11074d2
explorer-heat = Тепловая карта
# en: fecadf26
explorer-move = Ход
# en: 867d9e96
explorer-games = Партии
# en: 22bf26c0
explorer-results = Белые / ничья / чёрные
# en: f940db9e
explorer-all = Все
# en: 42f6e134
explorer-bar = Белые { $white }%, ничьи { $draws }%, чёрные { $black }%
# en: ceab5217
explorer-space =
    { $games ->
        [one] Сюда ходили в { $games } партии, результат стороны, чей ход: { $score }%.
        [few] Сюда ходили в { $games } партиях, результат стороны, чей ход: { $score }%.
        [many] Сюда ходили в { $games } партиях, результат стороны, чей ход: { $score }%.
       *[other] Сюда ходили в { $games } партии, результат стороны, чей ход: { $score }%.
    }
# en: 20d4de2d
explorer-empty = Партий из этой позиции нет.
# en: 06c4d275
explorer-fair = Дебютная база выключена на время вашей рейтинговой партии.
# en: d196ab89
explorer-engine = Партии движка
# en: dc5db7f4
explorer-site = Этот сайт
# en: 74b91d2b
explorer-offline = Для партий этого сайта нужно подключение к сети.
