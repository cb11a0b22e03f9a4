### Русский. Слова игр — из правил, изданных на русском языке.

## Цвета

# en: f902c32c
color-white = Белые
# en: 1a48d36c
color-black = Чёрные
# en: 99661acc
color-red = Красные

## Что происходит в партии

# en: bf0eae30
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, основные правила
       *[dvonn] DVONN
    }
# en: cc5e8e3b
show-to-move =
    { $player ->
        [white] Ход белых.
       *[black] Ход чёрных.
    }
# en: 1b0275a0
play-pass =
    { $player ->
        [white] Белые пропускают ход: ни один их столбик
       *[black] Чёрные пропускают ход: ни один их столбик
    } не может ходить.
# en: 4bb597ab
play-pass-punct =
    { $player ->
        [white] Белые пропускают ход: они
       *[black] Чёрные пропускают ход: они
    } не могут ни выставить, ни передвинуть фигуру.
# en: 511d593f
play-cut-off =
    { $count ->
        [one] { $count } столбик теряет связь с красными фишками и уходит с поля.
        [few] { $count } столбика теряют связь с красными фишками и уходят с поля.
       *[many] { $count } столбиков теряют связь с красными фишками и уходят с поля.
    }
# en: 92a45e40
play-filled =
    { $count ->
        [one] { $count } фишка выставлена наугад.
        [few] { $count } фишки выставлены наугад.
       *[many] { $count } фишек выставлено наугад.
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
# en: 10ee6eca
result-draw = Ничья со счётом { $points }:{ $points }.
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
# en: bd3f8566
result-end =
    { $end ->
        [two-passes] Ни у одного из игроков нет хода
        [repetition] Позиция повторилась в третий раз
        [hundred-turns] Сто ходов подряд никто не выставлял фигур
       *[last-piece] Выставлена последняя фигура
    }
# en: 8b833601
result-centre-win =
    { result-end }: { $winner ->
        [white] у белых
       *[black] у чёрных
    } { $points ->
        [one] { $points } точка
        [few] { $points } точки
       *[many] { $points } точек
    } в центре, { $winner ->
        [white] у чёрных — { $against }. Белые выигрывают.
       *[black] у белых — { $against }. Чёрные выигрывают.
    }
# en: 68abc0e5
result-centre-draw =
    { result-end }: { $points ->
        [0] ни у кого нет точек
        [one] у обоих игроков по { $points } точке
        [few] у обоих игроков по { $points } точки
       *[many] у обоих игроков по { $points } точек
    } в центре. Ничья.
# en: 3bd3c13a
result-drawn = { result-end }: ничья.

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
# en: 9c5e77fc
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
       *[still] больше не сможет ходить
    }
# en: 297cb69e
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
    }, этаж { $floor }{ $state ->
        [pinned] , фигура заблокирована
        [bridge] , мостик
       *[free] { "" }
    }
# en: 3990006c
view-placing =
    DVONN, { $turn ->
        [white] выставляют белые
       *[black] выставляют чёрные
    }. Выставлено { $placed } из 49 фишек.
# en: dc2e2e89
view-stacking =
    DVONN, { $turn ->
        [white] ход белых
        [black] ход чёрных
       *[over] конец партии
    }. Белые контролируют { $white ->
        [one] { $white } фишку
        [few] { $white } фишки
       *[many] { $white } фишек
    }, чёрные — { $black }.
# en: b0f01024
view-punct =
    PÜNCT, { $turn ->
        [white] ход белых
        [black] ход чёрных
       *[over] конец партии
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
# en: bd1be51a
dvonn-still-placing = поле ещё заполняется: назовите одно свободное место, например e3
# en: 9a682488
dvonn-placing-over =
    все фишки уже выставлены: назовите столбик и место, куда он пойдёт, например a1b2
# en: ae1b2d3b
dvonn-space-taken = место { $space } занято: фишку ставят на свободное место
# en: 0bdea4c1
dvonn-may-not-pass = нельзя пропустить ход, пока ход есть: возможен { $example }
# en: e08cc72e
dvonn-nothing-there = на месте { $space } нет столбика
# en: da19c94f
dvonn-lone-red = на месте { $space } одиночная красная фишка, а она не ходит
# en: 8d11fa99
dvonn-not-yours =
    столбик на месте { $space } принадлежит { $owner ->
        [white] белым
       *[black] чёрным
    }: сверху их фишка
# en: 3ec6e7b7
dvonn-surrounded =
    столбик на месте { $space } окружён: все шесть соседних мест заняты
# en: bbbd2723
dvonn-not-in-line = место { $to } не лежит на одной прямой с местом { $from }
# en: df2188ae
dvonn-wrong-distance =
    высота столбика на месте { $from } — { $height }, ровно на столько мест он и ходит, а до места { $to } расстояние { $distance }
# en: 15a115f4
dvonn-empty-target = место { $to } пустое: столбик должен встать на занятое место

## Ход, который запрещают правила PÜNCT. Вид фигуры обозначен буквой T, C, E, L, R или M.

# en: 3eb2c79b
punct-game-over = партия окончена
# en: 5de238e1
punct-none-left = в запасе нет больше фигуры { $kind }
# en: 0f45ee1e
punct-space-taken = место { $space } занято: фигуру выставляют на три свободных места
# en: ba4e9272
punct-centre-closed =
    место { $space } в центральном шестиугольнике: туда фигуры только передвигают
# en: 180624d6
punct-centre-first =
    место { $space } в центральном шестиугольнике: первую фигуру партии выставляют вне его
# en: 43ff05ab
punct-no-punct = на месте { $space } нет точки PÜNCT ни одной фигуры
# en: 705e015e
punct-not-yours =
    фигура на месте { $space } принадлежит { $owner ->
        [white] белым
       *[black] чёрным
    }
# en: df548547
punct-pinned = фигуру на месте { $space } блокирует фигура на месте { $by }
# en: baa65ac1
punct-other-kind =
    на месте { $space } фигура вида { $kind }, а в таком положении она была бы вида { $found }
# en: 7972affa
punct-not-on-line = место { $to } не лежит ни на одной из трёх линий через { $from }
# en: 4d18b4cc
punct-unmoved = фигура на месте { $space } осталась бы лежать как лежит
# en: 93d1dbe6
punct-uneven-triangle = все три точки треугольника должны лежать на одном уровне
# en: 93025972
punct-uneven-ends = оба конца должны лежать на одном уровне
# en: b81360c6
punct-middle-too-high = место { $space } под средней точкой выше концов
# en: f3c05096
punct-not-own-dot =
    точка PÜNCT должна лечь на { $color ->
        [white] белую
       *[black] чёрную
    } точку, а на месте { $space } такой нет
# en: 1eb407ae
punct-may-not-pass = нельзя пропустить ход, пока ход есть: возможен { $example }
