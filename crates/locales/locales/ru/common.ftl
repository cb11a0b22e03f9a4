### Русский. Слова игр — из правил, изданных на русском языке.

## Цвета

# en: f902c32c
color-white = Белые
# en: 1a48d36c
color-black = Чёрные
# en: 99661acc
color-red = Красные

## Что происходит в партии

# en: 1460214f
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, основные правила
       *[dvonn] DVONN
    }
# en: d30072d1
show-to-move =
    { $player ->
        [white] Ход белых.
       *[black] Ход чёрных.
    }
# en: 8bb0610a
play-pass =
    { $player ->
        [white] Белым
       *[black] Чёрным
    } ходить нечем, они пропускают ход.
# en: f72f7a0b
play-pass-punct =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } не могут ни выставить, ни передвинуть фигуру и пропускают ход.
# en: 2b17f064
play-cut-off =
    { $count ->
        [one] { $count } столбик потерял связь с красными и удаляется.
        [few] { $count } столбика потеряли связь с красными и удаляются.
       *[many] { $count } столбиков потеряли связь с красными и удаляются.
    }
# en: 7f91a300
play-filled =
    { $count ->
        [one] { $count } фишка расставлена случайным образом.
        [few] { $count } фишки расставлены случайным образом.
       *[many] { $count } фишек расставлено случайным образом.
    }
# en: 2ed3ee90
play-over = Партия окончена.

## Результаты

# en: e3c8bb34
result-win =
    { $winner ->
        [white] Белые выигрывают
       *[black] Чёрные выигрывают
    } со счётом { $points }:{ $against }.
# en: e6e1d12f
result-draw = Ничья, { $points }:{ $points }.
# en: 3ef19642
result-connection =
    { $winner ->
        [white] Белые соединяют
       *[black] Чёрные соединяют
    } { $sides ->
        [south-west] юго-запад и северо-восток
        [north-west] северо-запад и юго-восток
       *[west-east] запад и восток
    }.
# en: 55542afe
result-end =
    { $end ->
        [two-passes] Ни у одного из игроков нет хода
        [repetition] Позиция повторилась трижды
        [hundred-turns] 100 ходов без выставления фигур
       *[last-piece] Выставлена последняя фигура
    }
# en: bbf7dbb4
result-centre-win =
    { result-end }: { $winner ->
        [white] белые
       *[black] чёрные
    } выигрывают, { $points }:{ $against } в центре.
# en: 1249854e
result-centre-draw =
    { result-end }: ничья, { $points ->
        [0] точек в центре нет
        [one] по { $points } точке в центре
        [few] по { $points } точки в центре
       *[many] по { $points } точек в центре
    }.
# en: 0165616b
result-drawn = { result-end }: ничья.
# en: ecd79d54
result-decided = { $why } { $who }.

## Поля словами. Состояние столбика или фигуры не зависит от того, чей ход.

# en: f2c1bef6
view-empty =
    { $space }: пусто{ $place ->
        [centre] , в центре
       *[plain] { "" }
    }
# en: 76e40f5c
view-piece =
    { $space }: { $color ->
        [white] белая фишка
        [black] чёрная фишка
       *[red] красная фишка
    }
# en: ef1eb2de
view-stack =
    { $space }: { $height ->
        [1] { $owner ->
            [white] белая фишка
           *[black] чёрная фишка
        }
       *[higher] { $owner ->
            [white] столбик белых
           *[black] столбик чёрных
        } высотой { $height }
    }{ $reds ->
        [0] { "" }
        [one] , в нём { $reds } красная
        [few] , в нём { $reds } красные
       *[many] , в нём { $reds } красных
    }, { $state ->
        [free] может ходить
        [surrounded] { $height ->
            [1] окружена
           *[higher] окружён
        }
       *[still] { $height ->
            [1] больше не сможет ходить, если её не накроют
           *[higher] больше не сможет ходить, если его не накроют
        }
    }
# en: 0a13d806
view-dot =
    { $space }: { $dot ->
        [punct] { $owner ->
            [white] точка PÜNCT белой
           *[black] точка PÜNCT чёрной
        }
       *[minor] { $owner ->
            [white] точка белой
           *[black] точка чёрной
        }
    } { $kind ->
        [triangle] треугольной фигуры
        [straight] прямой фигуры
       *[angle] угловой фигуры
    }, уровень { $floor }{ $state ->
        [pinned] , фигура заблокирована
        [bridge] , мостик
       *[free] { "" }
    }
# en: ab3db25a
view-placing =
    DVONN, { $turn ->
        [white] белые ставят фишку
       *[black] чёрные ставят фишку
    }. Поставлено { $placed } из 49 фишек.
# en: ca8f08a7
view-stacking =
    DVONN, { $turn ->
        [white] ход белых
        [black] ход чёрных
       *[over] партия окончена
    }. Белые контролируют { $white ->
        [one] { $white } фишку
        [few] { $white } фишки
       *[many] { $white } фишек
    }, чёрные — { $black }.
# en: 804ff5fa
view-punct =
    PÜNCT, { $turn ->
        [white] ход белых
        [black] ход чёрных
       *[over] партия окончена
    }. Белые выставили { $white ->
        [one] { $white } фигуру
        [few] { $white } фигуры
       *[many] { $white } фигур
    }, чёрные — { $black }. В центре: белые — { $white_centre }, чёрные — { $black_centre }.

## Недопустимые ходы

# en: c64dbcf7
rule-broken = { $why } (правило { $rule })

## Ход, который запрещают правила DVONN

# en: 98dd2b1f
dvonn-game-over = партия окончена: никто не может ходить
# en: e23a874c
dvonn-still-placing = поле ещё не заполнено: поставьте фишку на пустое место, например e3
# en: b0aa37d1
dvonn-placing-over = все фишки уже стоят: сходите столбиком, например a1b2
# en: 370b10e4
dvonn-space-taken = место { $space } занято: поставьте фишку на пустое
# en: ea22ad29
dvonn-may-not-pass = пропускать нельзя, пока есть ход, например { $example }
# en: e08cc72e
dvonn-nothing-there = на { $space } нет столбика
# en: 25bc0b89
dvonn-lone-red = на { $space } одиночная красная фишка, а она никогда не ходит
# en: 8d11fa99
dvonn-not-yours =
    столбик на { $space } принадлежит { $owner ->
        [white] белым
       *[black] чёрным
    }: сверху их фишка
# en: 1a2c376c
dvonn-surrounded = столбик на { $space } окружён: заняты все шесть соседних мест
# en: 02b7bc2c
dvonn-not-in-line = { $to } не лежит на одной прямой с { $from }
# en: e4b1ac67
dvonn-wrong-distance = высота столбика на { $from } — { $height }, и ходит он ровно на столько же мест, а до { $to } — { $distance }
# en: aa34112e
dvonn-empty-target = место { $to } пустое: столбик должен встать на занятое

## Ход, который запрещают правила PÜNCT. Вид фигуры обозначен буквой T, C, E, L, R или M.

# en: 3eb2c79b
punct-game-over = партия окончена
# en: 5cead124
punct-none-left =
    { $kind ->
        [T] в запасе больше нет треугольных фигур
        [C] в запасе больше нет прямых фигур с точкой PÜNCT посередине
        [E] в запасе больше нет прямых фигур с точкой PÜNCT на конце
        [L] в запасе больше нет угловых фигур с точкой PÜNCT слева
        [R] в запасе больше нет угловых фигур с точкой PÜNCT справа
       *[M] в запасе больше нет угловых фигур с точкой PÜNCT на сгибе
    }
# en: e06e766a
punct-space-taken = место { $space } занято: выставьте фигуру на три пустых места
# en: ee2dfaff
punct-centre-closed = { $space } в центральном шестиугольнике: туда фигуры можно только передвигать
# en: de044792
punct-centre-first = { $space } в центральном шестиугольнике: первую фигуру партии выставляют снаружи
# en: 43ff05ab
punct-no-punct = на { $space } нет точки PÜNCT
# en: 705e015e
punct-not-yours =
    фигура на { $space } принадлежит { $owner ->
        [white] белым
       *[black] чёрным
    }
# en: df548547
punct-pinned = фигуру на { $space } блокирует фигура на { $by }
# en: 60d10abb
punct-other-kind =
    на { $space } лежит { $kind ->
        [T] треугольная фигура
        [C] прямая фигура с точкой PÜNCT посередине
        [E] прямая фигура с точкой PÜNCT на конце
        [L] угловая фигура с точкой PÜNCT слева
        [R] угловая фигура с точкой PÜNCT справа
       *[M] угловая фигура с точкой PÜNCT на сгибе
    }, а для этих мест нужна { $found ->
        [T] треугольная фигура
        [C] прямая фигура с точкой PÜNCT посередине
        [E] прямая фигура с точкой PÜNCT на конце
        [L] угловая фигура с точкой PÜNCT слева
        [R] угловая фигура с точкой PÜNCT справа
       *[M] угловая фигура с точкой PÜNCT на сгибе
    }
# en: 5ecb0c36
punct-not-on-line = { $to } не лежит ни на одной из трёх линий через { $from }
# en: 28f34d5a
punct-unmoved = фигура на { $space } осталась бы лежать так же
# en: 1c3dd38c
punct-uneven-triangle = все три точки треугольной фигуры должны быть на одном уровне
# en: 2e7cbb78
punct-uneven-ends = оба конца должны быть на одном уровне
# en: b81360c6
punct-middle-too-high = место { $space } под средней точкой выше концов
# en: f3c05096
punct-not-own-dot =
    точка PÜNCT должна встать на { $color ->
        [white] белую
       *[black] чёрную
    } точку, а на { $space } такой нет
# en: a33cab4a
punct-may-not-pass = пропускать нельзя, пока есть ход, например { $example }
# en: fcb71304
punct-under-bridge = { $space } под мостиком (фигура на { $by }): в просвет ничего нельзя ставить

## Объявления: ходы и результаты

# en: b53f51fa
table-placed =
    { $player ->
        [white] Белые ставят
       *[black] Чёрные ставят
    } { $color ->
        [white] белую фишку
        [black] чёрную фишку
       *[red] красную фишку
    } на { $space }
# en: 72734a58
table-stacked =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } с { $from } на { $to }, { $height ->
        [0] столбик сам отрезан
       *[higher] высота { $height }
    }{ $cut ->
        [0] { "" }
        [one] , отрезана { $cut } фишка: { $white } в столбиках белых, { $black } в столбиках чёрных
        [few] , отрезаны { $cut } фишки: { $white } в столбиках белых, { $black } в столбиках чёрных
       *[many] , отрезано { $cut } фишек: { $white } в столбиках белых, { $black } в столбиках чёрных
    }
# en: 52e8222b
table-punct-placed =
    { $player ->
        [white] Белые выставляют
       *[black] Чёрные выставляют
    } { $kind ->
        [triangle] треугольную фигуру
        [straight] прямую фигуру
       *[angle] угловую фигуру
    }, точка PÜNCT на { $punct }, остальные на { $first } и { $second }
# en: 8a305439
table-punct-moved =
    { $player ->
        [white] Белые передвигают
       *[black] Чёрные передвигают
    } { $kind ->
        [triangle] треугольную фигуру
        [straight] прямую фигуру
       *[angle] угловую фигуру
    } с { $from } на { $punct }, остальные точки на { $first } и { $second }, уровень { $floor }
# en: 1513dbd0
table-punct-turned =
    { $player ->
        [white] Белые поворачивают
       *[black] Чёрные поворачивают
    } { $kind ->
        [triangle] треугольную фигуру
        [straight] прямую фигуру
       *[angle] угловую фигуру
    } на { $punct }, остальные точки на { $first } и { $second }, уровень { $floor }
# en: 269817de
table-and = { $said }, { $also }
# en: 2356474b
table-over =
    { $result ->
        [white] Белые выигрывают
        [black] Чёрные выигрывают
        [draw] Ничья
       *[none] Без результата
    }
# en: 9bb49f52
table-controls =
    { $winner ->
        [white] Белые контролируют
       *[black] Чёрные контролируют
    } больше фишек — { $points }:{ $against }.
# en: a6f12c8f
table-controls-equal = Оба игрока контролируют поровну, по { $points }.
# en: 142879b2
table-centre =
    { $end ->
        [two-passes] Ни у одного из игроков нет хода
       *[last-piece] Выставлена 18-я фигура
    }: центр за { $winner ->
        [white] белыми
       *[black] чёрными
    }, { $points }:{ $against }.
# en: 20a283b1
table-resigned =
    { $loser ->
        [white] Белые сдаются.
       *[black] Чёрные сдаются.
    }
# en: 485cbc3c
table-time-over =
    { $loser ->
        [white] Время белых вышло.
       *[black] Время чёрных вышло.
    }
# en: e7f76a56
table-agreed = Ничья по соглашению.
# en: c42a7a05
table-abandoned = Партия не доиграна.
# en: 238b63e9
table-adjudicated = Результат партии определил судья.
# en: 32615014
table-level =
    { $change ->
        [up] Хорошо сыграно! Следующая партия: уровень { $level }.
        [down] Следующая партия: уровень { $level }, чуть легче.
       *[same] Следующая партия: снова уровень { $level }.
    }
# en: 01dd9637
table-denied =
    { $reason ->
        [over] Партия окончена.
        [other-turn] Сейчас не ваш ход.
        [looking-back] Вы смотрите одну из прошлых позиций. Чтобы играть дальше, перейдите к последнему ходу.
        [stale] Ход компьютера относился к другой позиции.
        [not-placing] Все фишки уже стоят.
        [not-decided] Оба игрока ещё могут ходить.
       *[nothing] Отменять или повторять нечего.
    }
# en: c53ee0d3
table-bad-tag = у тега { $name } недопустимое значение «{ $found }»
# en: b77818b8
table-bad-setting = Не удалось прочитать настройку, она пропущена: «{ $line }»
# en: 279991ac
table-bad-rung = Не удалось прочитать уровень, он пропущен: «{ $line }»
# en: 48fbeffc
table-bad-time =
    { $reason ->
        [base] Время на игрока должно быть больше 0 и не больше 24 часов.
        [increment] Добавка за ход должна быть не больше 1 часа.
       *[malformed] Введите время числами.
    }

## Ввод на поле DVONN

# en: 667b34db
hand-dvonn-not-your-turn =
    { $turn ->
        [white] сейчас ход белых
       *[black] сейчас ход чёрных
    }
# en: ca991b69
hand-dvonn-never-again = столбик на { $space } больше не сможет ходить, если его не накроют: на расстоянии его высоты ничего нет
# en: ca4ca5b8
hand-dvonn-lands = столбик высотой { $height }, ваш
# en: 2ef5c8f7
hand-dvonn-lands-lost = столбик сам будет отрезан
# en: 76339917
hand-dvonn-cuts-own =
    { $own ->
        [one] отрежет { $own } вашу фишку
        [few] отрежет { $own } ваши фишки
       *[many] отрежет { $own } ваших фишек
    }
# en: 72f883b3
hand-dvonn-cuts-other =
    { $other ->
        [one] отрежет { $other } фишку
        [few] отрежет { $other } фишки
       *[many] отрежет { $other } фишек
    } { $opponent ->
        [white] белых
       *[black] чёрных
    }
# en: 249662da
hand-dvonn-cuts-both =
    отрежет { $own ->
        [one] { $own } вашу фишку
        [few] { $own } ваши фишки
       *[many] { $own } ваших фишек
    } и { $other } у { $opponent ->
        [white] белых
       *[black] чёрных
    }
# en: 3e3f71b7
hand-dvonn-score = счёт { $white }:{ $black }
# en: 02fa6266
hand-dvonn-preview = { $landing } · { $score }
# en: 75882e5b
hand-dvonn-preview-cutting = { $landing } · { $cuts } · { $score }
# en: 46a12334
hand-dvonn-onto = { $from } на { $to } · { $preview }
# en: fe629f6a
hand-dvonn-target = { $space }. Ход сюда: { $preview }
# en: 53fc55e7
hand-dvonn-ask = Сыграть { $from } на { $to }?
# en: 6121e010
hand-dvonn-ask-place =
    { $piece ->
        [white] Поставить белую фишку на { $space }?
        [black] Поставить чёрную фишку на { $space }?
       *[red] Поставить красную фишку на { $space }?
    }
# en: 8c17c1d3
hand-dvonn-run =
    { $piece ->
        [white] { $count ->
            [one] { $count } белая
            [few] { $count } белые
           *[many] { $count } белых
        }
        [black] { $count ->
            [one] { $count } чёрная
            [few] { $count } чёрные
           *[many] { $count } чёрных
        }
       *[red] { $count ->
            [one] { $count } красная
            [few] { $count } красные
           *[many] { $count } красных
        }
    }
# en: 2b36ad65
hand-dvonn-run-on = { $run }, { $below }
# en: e5da884c
hand-dvonn-contents = { $stack }. Сверху вниз: { $pieces }.

## Ввод на поле PÜNCT. Почему фигура не может так лежать, стоит после двоеточия; что принесёт ход, — у кнопки
## и в списке ходов.

# en: 87f9262b
hand-punct-off-board = фигура не помещается на поле
# en: 68affcb7
hand-punct-no-other-turn = иначе повернуть фигуру здесь нельзя: не поместится
# en: 7d5dc709
hand-punct-target = { $space }. Сюда можно поставить фигуру
# en: 96c22d34
hand-punct-no-piece = нет фигуры с точкой PÜNCT на { $punct } и остальными точками на { $first } и { $second }
# en: e58f3d6c
hand-punct-connects =
    соединяет { $sides ->
        [west-east] запад и восток
        [south-west] юго-запад и северо-восток
       *[north-west] северо-запад и юго-восток
    }: { $winner ->
        [white] белые выигрывают
       *[black] чёрные выигрывают
    }
# en: e0113760
hand-punct-uncovers =
    открывает цепочку { $winner ->
        [white] белых
       *[black] чёрных
    } между { $sides ->
        [west-east] западом и востоком
        [south-west] юго-западом и северо-востоком
       *[north-west] северо-западом и юго-востоком
    }: { $winner ->
        [white] белые выигрывают
       *[black] чёрные выигрывают
    }
# en: 62c45142
hand-punct-last-counts =
    это ваша последняя фигура, партия завершится со счётом { $white }:{ $black } в центре: { $result ->
        [white] белые выигрывают
        [black] чёрные выигрывают
       *[draw] ничья
    }
# en: ee6f97b9
hand-punct-last-draws = это ваша последняя фигура: партия завершится вничью
# en: dafad05a
hand-punct-repeats = та же позиция в третий раз: ничья
# en: e3776715
hand-punct-hundred-turns = 100 ходов без выставления фигур: ничья
# en: e67b7423
hand-punct-pins =
    { $owner ->
        [white] блокирует фигуру белых на { $space }
       *[black] блокирует фигуру чёрных на { $space }
    }
# en: 6f6385c5
hand-punct-frees =
    { $owner ->
        [white] освобождает фигуру белых на { $space }
       *[black] освобождает фигуру чёрных на { $space }
    }
# en: c8b0b3d2
hand-punct-bridges = мостик над { $over }
# en: c9a3d34e
hand-punct-jumps =
    прыжок через { $spaces ->
        [one] { $spaces } занятое место
        [few] { $spaces } занятых места
       *[many] { $spaces } занятых мест
    }
# en: 9249bd7f
hand-punct-kind =
    { $kind ->
        [T] треугольная фигура
        [C] прямая фигура с точкой PÜNCT посередине
        [E] прямая фигура с точкой PÜNCT на конце
        [L] угловая фигура с точкой PÜNCT слева (сгиб сверху)
        [R] угловая фигура с точкой PÜNCT справа (сгиб сверху)
       *[M] угловая фигура с точкой PÜNCT на сгибе
    }
# en: b194ebb7
hand-punct-lies =
    { $kind ->
        [T] Треугольная фигура
        [C] Прямая фигура
        [E] Прямая фигура
       *[M] Угловая фигура
    } на { $space }
# en: d7a5dad6
hand-punct-joins =
    { $dots ->
        [one] присоединяется к вашей цепочке из { $dots } точки
        [few] присоединяется к вашей цепочке из { $dots } точек
       *[many] присоединяется к вашей цепочке из { $dots } точек
    }
# en: cf6970cf
hand-punct-starts = начинает новую цепочку
# en: 8ef3b27e
hand-punct-reserve =
    { $owner ->
        [white] Белые
       *[black] Чёрные
    }: { $kind }, { $left ->
        [0] не осталось
        [one] осталась { $left }
        [few] осталось { $left }
       *[many] осталось { $left }
    }
# en: 65a21b18
hand-punct-chosen = { $kind }: выберите место для точки PÜNCT
# en: 0e1cd425
hand-punct-lifted =
    { $kind } поднята с { $punct }, { $targets ->
        [0] ходить ей некуда
        [one] доступно { $targets } место
        [few] доступно { $targets } места
       *[many] доступно { $targets } мест
    }
# en: 329434e1
hand-punct-named-one =
    Точка PÜNCT на { $punct }, { $targets ->
        [0] ни одна фигура сюда не подходит
        [one] { $targets } место для следующей точки
        [few] { $targets } места для следующей точки
       *[many] { $targets } мест для следующей точки
    }
# en: 6e1f1d97
hand-punct-named-two =
    Точка PÜNCT на { $punct }, обычная на { $first }, { $targets ->
        [0] ни одна фигура сюда не подходит
        [one] { $targets } место для последней точки
        [few] { $targets } места для последней точки
       *[many] { $targets } мест для последней точки
    }
# en: 13fe20b9
hand-punct-ghost = { $kind }, точка PÜNCT на { $punct }, остальные на { $first } и { $second }, уровень { $floor }
# en: c17604d1
hand-punct-ghost-beyond = { $kind }, точка PÜNCT на { $punct }
# en: a455ecde
hand-punct-legal = { $ghost }; подтвердить — Enter
# en: 5c93535d
hand-punct-leads = { $ghost }; { $consequences }; подтвердить — Enter
# en: 7d0752d9
hand-punct-illegal = { $ghost }; нельзя: { $reason }
# en: df3bf006
hand-punct-dot =
    уровень { $floor }: { $dot ->
        [punct] { $owner ->
            [white] точка PÜNCT белой
           *[black] точка PÜNCT чёрной
        }
       *[minor] { $owner ->
            [white] точка белой
           *[black] точка чёрной
        }
    } { $kind ->
        [T] треугольной фигуры
        [C] прямой фигуры
        [E] прямой фигуры
       *[M] угловой фигуры
    } на { $punct }
# en: f5a3457a
hand-punct-side =
    { $side ->
        [west] запад
        [east] восток
        [south-west] юго-запад
        [north-east] северо-восток
        [north-west] северо-запад
       *[south-east] юго-восток
    }
# en: 3738413b
hand-punct-chain =
    { $owner ->
        [white] Цепочка белых
       *[black] Цепочка чёрных
    } из { $dots ->
        [one] { $dots } точки
        [few] { $dots } точек
       *[many] { $dots } точек
    } касается сторон: { $sides }
# en: 776d991a
hand-punct-chain-inside =
    { $owner ->
        [white] Цепочка белых
       *[black] Цепочка чёрных
    } из { $dots ->
        [one] { $dots } точки
        [few] { $dots } точек
       *[many] { $dots } точек
    } не касается ни одной стороны
# en: 1fcd45b8
hand-punct-threats =
    { $owner ->
        [white] Белые
       *[black] Чёрные
    } { $count ->
        [0] не могут выиграть сразу
        [one] могли бы выиграть сразу { $count } способом
        [few] могли бы выиграть сразу { $count } способами
       *[many] могли бы выиграть сразу { $count } способами
    }
# en: c5efe744
view-any-stack =
    { $space }: столбик высотой { $height }, сверху { $top ->
        [white] белая
        [black] чёрная
       *[red] красная
    } фишка, красных: { $reds }
