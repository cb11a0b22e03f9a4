### Русский: что не так в тексте хода, позиции или записи партии.

## Ходы и места

# en: 5b73ce94
text-game = ожидалось название игры (dvonn, punct, punct-basic), получено «{ $found }»
# en: a362d6af
text-other-game = { $mv } — не ход в { $game }
# en: f6d61102
text-space = ожидалось место на поле, получено «{ $found }»
# en: 6872a8c5
text-move = ожидался ход вида e3, a1b2 или pass, получено «{ $found }»
# en: 164cc7af
text-turn = ожидался ход вида l4/l5m5, c4-f7/f8g9 или pass, получено «{ $found }»
# en: 458be231
text-piece = нет фигуры, у которой точка PÜNCT и обычные точки были бы на «{ $found }»

## Расстановка, невозможная в DVONN

# en: 521cbe5b
setup-too-many = фишек «{ $piece }» на поле { $found }, а в игре их только { $most }
# en: e6577c29
setup-red-count = на поле должны быть все 3 красные фишки, найдено: { $found }
# en: fbca7a7f
setup-red-on-top = красная фишка не может быть сверху столбика на { $space }: одиночные красные не ходят
# en: 6326f000
setup-not-linked = столбик на { $space } не связан с красной фишкой, он был бы уже удалён
# en: c47c645f
setup-high-while-placing = на { $space } больше одной фишки, но столбики создают только после размещения
# en: 4f38474d
setup-nothing-to-place = все 49 мест заняты, значит, размещение окончено
# en: aef731ae
setup-placed-pieces = размещено фишек: { $placed }; из них «{ $piece }» должно быть { $expected }, найдено: { $found }
# en: c30ded2c
setup-placing-turn =
    размещено фишек: { $placed }, сейчас ход { $expected ->
        [white] белых
       *[black] чёрных
    }

## Текст позиции DVONN

# en: d6dacbfa
position-fields = ожидались поле, чей ход (w или b) и этап (p или s), найдено слов: { $found }
# en: da548f29
position-rows = ожидалось 5 рядов, разделённых знаком «/», найдено: { $found }
# en: 23cf9542
position-row-length = мест в ряду { $row } должно быть { $expected }, найдено: { $found }
# en: 25b49e06
position-symbol =
    в ряду { $row } ожидалось w, b, r, число пустых мест или «(», получено «{ $found }»
# en: f329e508
position-bracket = в ряду { $row } ожидался столбик вида (rwb), получено «{ $found }»
# en: fd1da645
position-player = чей ход, указывают буквой w или b, получено «{ $found }»
# en: e7eafa0e
position-phase = ожидалось p (размещение фишек) или s (создание столбиков), получено «{ $found }»

## Расстановка, невозможная в PÜNCT

# en: 86bf2c98
punct-setup-too-many =
    { $color ->
        [white] у белых
       *[black] у чёрных
    } на поле { $kind ->
        [T] треугольных фигур
        [C] прямых фигур с точкой PÜNCT посередине
        [E] прямых фигур с точкой PÜNCT на конце
        [L] угловых фигур с точкой PÜNCT слева
        [R] угловых фигур с точкой PÜNCT справа
        [M] угловых фигур с точкой PÜNCT на сгибе
       *[unknown] фигур { $kind }
    }: { $found }, а в игре их только { $most }
# en: 7f26fd73
punct-setup-same-place = у двух фигур есть точка на { $space } на уровне { $level } (1 — само поле)
# en: 5f601056
punct-setup-unsupported = у точки на { $space } на уровне { $level } нет опоры (1 — само поле)
# en: fe500bf0
punct-setup-foreign-dot = точка PÜNCT на { $space } на уровне { $level } (1 — само поле) стоит не на точке своего цвета
# en: cd30ace4
punct-setup-turn-count = после { $most } ходов без выставления фигур — ничья, а указано { $found }
# en: 5590305f
punct-setup-pass-count = пропуск — это ход без выставления фигуры, а указано пропусков: { $passes }, таких ходов: { $turns }
# en: a812210c
punct-setup-passes-in-a-row = после { $most } пропусков подряд партия окончена, а указано { $found }

## Текст позиции PÜNCT

# en: 2984574e
punct-position-fields = ожидались фигуры белых (w:…), фигуры чёрных (b:…), чей ход (w или b), число ходов без выставления фигур и, возможно, pass или pass pass, найдено слов: { $found }
# en: f0164242
punct-position-list = после «{ $expected }» ожидались фигуры игрока, получено «{ $found }»
# en: 4529e4c9
punct-position-level = после «^» ожидался уровень от 0 до 35, получено «{ $found }»
# en: 6a243600
punct-position-player = чей ход, указывают буквой w или b, получено «{ $found }»
# en: 04b5db13
punct-position-turns = ожидалось число ходов без выставления фигур, получено «{ $found }»
# en: 7ab55deb
punct-position-pass = в конце ожидалось pass или ничего, получено «{ $found }»

## Записи партий

# en: 1ec33f72
record-at = партия { $game }, строка { $line }, столбец { $column }: { $problem }
# en: f38c709a
record-too-long = ожидалось не больше { $most } байт на партию, найдено больше
# en: 538677ad
record-not-utf8 = ожидался текст в UTF-8, найден байт { $found }
# en: c6de03b0
record-tag = ожидался тег вида [White "name"] в отдельной строке, получено «{ $found }»
# en: 564e7853
record-tag-name =
    ожидалось имя тега из латинских букв, цифр и «_», получено «{ $found }»
# en: 3da52013
record-tag-reserved = тег { $name } задаётся автоматически, изменить его нельзя
# en: 3af80b26
record-tag-twice = каждый тег должен быть один раз, а { $name } встретился дважды
# en: 996bc33c
record-tag-too-many = ожидалось не больше { $most } тегов, найдено больше
# en: b7f5931d
record-name = ожидалось имя вида White [name], получено «{ $found }»
# en: 156de029
record-no-game = ожидался тег с названием игры, например [Game "dvonn"], но его нет
# en: bbf3b0bf
record-variant = ожидался вариант { $game }, получено «{ $found }»
# en: 927449bb
record-result = ожидался результат (1-0, 0-1, 1/2-1/2 или *), получено «{ $found }»
# en: 89da35cb
record-results-differ = ожидался результат { $tag }, как в теге, получено { $found }
# en: 2a303173
record-score = ожидался счёт вида 26-7, сначала очки белых, получено «{ $found }»
# en: 6840d775
record-number = ожидался номер хода вида 12. или 12..., получено «{ $found }»
# en: ea8d7d17
record-nag = ожидалось от $0 до $255, !, ?, !!, ??, !? или ?!, получено «{ $found }»
# en: 1bd1a770
record-clock = ожидалось время вида 0:14:59 или 0:14:59.5, получено «{ $found }»
# en: 5b1bc678
record-eval = ожидалась оценка вида +3.5, 62%, =+4 или =1-0, получено «{ $found }»
# en: 444ddd58
record-shape = ожидался круг вида Ye3 или стрелка вида Ya1b2, получено «{ $found }»
# en: 1ebb7011
record-open-comment = ожидался конец комментария, но партия закончилась
# en: 2902ddad
record-open-variation = ожидался конец варианта, но партия закончилась
# en: 9765442e
record-too-deep = допустимая вложенность вариантов — { $most }, здесь она больше
# en: a53539d5
record-no-move = перед «{ $found }» ожидался ход, но его нет
# en: 84e847e3
record-unexpected =
    ожидался ход, комментарий, вариант или результат, получено «{ $found }»
# en: 88afe34f
record-no-result = после ходов ожидался результат (1-0, 0-1, 1/2-1/2 или *), но партия закончилась
# en: 25d6f54c
record-no-tree = ожидалась партия в круглых скобках, например (;GM[Dvonn] …), получено «{ $found }»
# en: 0cfbf44f
record-open-tree = ожидалась «)» в конце партии, остались незакрытые скобки: { $open }
# en: c5fdb66a
record-property = ожидалось свойство вида GM[Dvonn], получено «{ $found }»
# en: be91ea6e
record-no-sgf-game =
    перед первым действием ожидалось свойство GM[Dvonn] или GM[25], но его нет
# en: 10889b5f
record-sgf-game = ожидалось GM[Dvonn] или GM[25], получено «{ $found }»
# en: a23ee6c7
record-gesture = ожидалось действие Boardspace вида Pickb C 3, получено «{ $found }»
# en: e4cf732f
record-nothing-done = перед Done ожидался ход, но его нет
# en: 93d09311
record-after-end = ожидалась следующая партия, получено «{ $found }»
# en: 1a5fe4e6
record-write-setup = { $format } не поддерживает партии с расставленной позиции
# en: ddf2b012
record-write-game = { $format } не поддерживает { $game }
# en: 2f1f543c
record-write-illegal = { $format } не поддерживает недопустимые ходы, найден { $found }
# en: 7453be32
record-write-tag = { $format } не поддерживает тег { $tag } со значением «{ $found }»
# en: d45ce5bb
record-write-last-placement = Little Golem опускает 49-ю фишку, поэтому она должна стоять на последнем пустом месте, найдено { $found }

## Запись партии, сыгранной не по правилам

# en: 2fb696e8
record-illegal = полуход { $ply }, ход { $mv }: { $why }
# en: 448be38e
record-illegal-variation = вариант на полуходе { $ply }, ход { $mv }: { $why }
# en: 9f6a44a2
record-wrong-result = в записи результат { $recorded }, а на поле — { $board }
# en: f6d68b65
record-wrong-score = в записи счёт { $recorded }, а на поле — { $board }

## JSON и ссылки

# en: 701d362f
record-json = ожидался JSON, получено «{ $found }»
# en: aba296ee
record-json-cut-short = ожидалось продолжение JSON, но текст закончился
# en: bf94be19
record-json-text = ожидалась строка, получено «{ $found }»
# en: 6cae5a76
record-json-number = ожидалось целое число от 0 до { $most }, получено «{ $found }»
# en: 3945a0e5
record-json-list = ожидался список, получено «{ $found }»
# en: c13fc9f9
record-json-object = ожидался объект, получено «{ $found }»
# en: c36de3d4
record-json-missing = ожидалось «{ $name }», но его нет
# en: b25cb66c
record-json-unknown = неизвестное поле «{ $found }»
# en: ca737626
record-json-twice = «{ $found }» может быть только один раз, а найдено дважды
# en: 59326b77
record-json-format = ожидался формат basalt-game или header от AbstractPlay, получено «{ $found }»
# en: 3271a817
record-json-version = ожидалась версия { $known }, получено «{ $found }»
# en: cb823c87
record-json-players = ожидалось два игрока, найдено { $found }
# en: a4789f68
record-json-seat =
    сейчас ход { $player ->
        [white] белых
       *[black] чёрных
    }
# en: add2b26e
record-json-at = партия { $game }, { $path }: { $problem }
# en: 9a65fee5
record-abstractplay-unfinished = AbstractPlay поддерживает только законченные партии
# en: 61fbe8e5
record-abstractplay-no-date = для AbstractPlay нужна дата: ожидался тег вида [Date "2026.11.15"]
# en: bd97024a
record-link-too-long = ожидалось не больше { $most } символов в ссылке, найдено больше
# en: b83908cf
record-link-version = ожидалась ссылка на партию, которая начинается с 1&Game=, получено «{ $found }»
# en: f355a6e2
record-link-part = ожидалась часть ссылки вида White=Ada, получено «{ $found }»
# en: 418aa2a7
record-link-escape =
    после каждой ~ ожидались две шестнадцатеричные цифры текста UTF-8, получено «{ $found }»
