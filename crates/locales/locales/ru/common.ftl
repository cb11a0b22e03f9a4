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
# en: a6023e41
punct-none-left =
    { $kind ->
        [T] в запасе нет больше треугольной фигуры
        [C] в запасе нет больше прямой фигуры с точкой PÜNCT в середине
        [E] в запасе нет больше прямой фигуры с точкой PÜNCT на конце
        [L] в запасе нет больше угловой фигуры с точкой PÜNCT слева
        [R] в запасе нет больше угловой фигуры с точкой PÜNCT справа
        [M] в запасе нет больше угловой фигуры с точкой PÜNCT на сгибе
       *[unknown] в запасе нет больше фигуры { $kind }
    }
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
# en: b74600bb
punct-under-bridge =
    место { $space } под мостиком, под фигурой на месте { $by }: в просвет ничего не ставят

## За столом: что произошло и чем кончилось

# en: b53f51fa
table-placed =
    { $player ->
        [white] Белые выставляют
       *[black] Чёрные выставляют
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
        [0] столбик сам теряет связь
       *[higher] высота { $height }
    }{ $cut ->
        [0] { "" }
        [one] , теряет связь { $cut } фишка: { $white } в столбиках белых, { $black } в столбиках чёрных
        [few] , теряют связь { $cut } фишки: { $white } в столбиках белых, { $black } в столбиках чёрных
       *[many] , теряют связь { $cut } фишек: { $white } в столбиках белых, { $black } в столбиках чёрных
    }
# en: 24277f32
table-punct-placed =
    { $player ->
        [white] Белые выставляют
       *[black] Чёрные выставляют
    } { $kind ->
        [triangle] треугольную фигуру
        [straight] прямую фигуру
       *[angle] угловую фигуру
    }, точка PÜNCT на { $punct }, другие на { $first } и { $second }
# en: c3c440f2
table-punct-moved =
    { $player ->
        [white] Белые передвигают
       *[black] Чёрные передвигают
    } { $kind ->
        [triangle] треугольную фигуру
        [straight] прямую фигуру
       *[angle] угловую фигуру
    } с { $from } на { $punct }, другие точки на { $first } и { $second }, этаж { $floor }
# en: e28c53a1
table-punct-turned =
    { $player ->
        [white] Белые поворачивают
       *[black] Чёрные поворачивают
    } { $kind ->
        [triangle] треугольную фигуру
        [straight] прямую фигуру
       *[angle] угловую фигуру
    } на { $punct }, другие точки на { $first } и { $second }, этаж { $floor }
# en: 269817de
table-and = { $said }, { $also }
# en: 7e17cfb6
table-over =
    { $result ->
        [white] Белые выигрывают
        [black] Чёрные выигрывают
        [draw] Ничья
       *[none] Без результата
    }
# en: 15daf3ac
table-controls =
    { $winner ->
        [white] Белые контролируют
       *[black] Чёрные контролируют
    } больше фишек, { $points }:{ $against }.
# en: a1f0b593
table-controls-equal = Оба игрока контролируют поровну: по { $points }.
# en: ba701e46
table-centre =
    { $end ->
        [two-passes] Ни у одного из игроков нет хода
       *[last-piece] Выставлена 18-я фигура
    }: центр { $winner ->
        [white] за белыми
       *[black] за чёрными
    }, { $points }:{ $against }.
# en: 20a283b1
table-resigned =
    { $loser ->
        [white] Белые сдаются.
       *[black] Чёрные сдаются.
    }
# en: 210b84ba
table-time-over =
    { $loser ->
        [white] У белых закончилось время.
       *[black] У чёрных закончилось время.
    }
# en: 4b858448
table-agreed = Игроки согласились на ничью.
# en: ef9f5ee7
table-abandoned = Партия осталась неоконченной.
# en: 47ebc27b
table-adjudicated = Результат партии определил кто-то другой.
# en: ebb47724
table-level =
    { $change ->
        [up] Хорошо сыграно! Следующая партия — на уровне { $level }.
        [down] Следующая партия — на уровне { $level }, чуть легче.
       *[same] Следующая партия — снова на уровне { $level }.
    }
# en: 60f64f67
table-denied =
    { $reason ->
        [over] Партия окончена.
        [other-turn] Сейчас не ваш ход.
        [looking-back] Вы смотрите более раннюю позицию. Чтобы играть дальше, перейдите к последнему ходу.
        [stale] Компьютер ответил на другую позицию.
        [not-placing] Выставлять больше нечего.
        [not-decided] Оба игрока ещё могут ходить.
       *[nothing] Отменять или повторять нечего.
    }
# en: c992f14f
table-bad-tag = в теге { $name } партии стоит «{ $found }», а так быть не может
# en: ffb00c2e
table-bad-setting = Эту настройку не удаётся прочитать, она пропущена: «{ $line }»
# en: f23184de
table-bad-rung = Этот уровень не удаётся прочитать, он пропущен: «{ $line }»
# en: 88d19d31
table-bad-time =
    { $reason ->
        [base] Время на партию должно быть больше нуля и не больше суток.
        [increment] Время на ход должно быть не больше часа.
       *[malformed] Укажите время цифрами.
    }

## Рука над полем DVONN

# en: 667b34db
hand-dvonn-not-your-turn =
    { $turn ->
        [white] сейчас ход белых
       *[black] сейчас ход чёрных
    }
# en: 7dd33c15
hand-dvonn-never-again =
    столбик на месте { $space } больше не сможет ходить: нет занятого места на расстоянии, равном его высоте
# en: 394d0600
hand-dvonn-lands =
    высота { $height }, { $owner ->
        [white] белые
       *[black] чёрные
    }
# en: 154bd517
hand-dvonn-lands-lost = там, куда встанет, столбик теряет связь
# en: 76339917
hand-dvonn-cuts-own =
    { $own ->
        [one] теряет связь { $own } ваша фишка
        [few] теряют связь { $own } ваши фишки
       *[many] теряют связь { $own } ваших фишек
    }
# en: 72f883b3
hand-dvonn-cuts-other =
    { $other ->
        [one] теряет связь { $other } фишка
        [few] теряют связь { $other } фишки
       *[many] теряют связь { $other } фишек
    } { $opponent ->
        [white] белых
       *[black] чёрных
    }
# en: 249662da
hand-dvonn-cuts-both =
    теряют связь { $own ->
        [one] { $own } ваша фишка
        [few] { $own } ваши фишки
       *[many] { $own } ваших фишек
    } и { $other } { $opponent ->
        [white] у белых
       *[black] у чёрных
    }
# en: 956b5499
hand-dvonn-score = счёт { $white }:{ $black }
# en: 206b4a44
hand-dvonn-preview = { $landing }; { $score }
# en: 4088416b
hand-dvonn-preview-cutting = { $landing }; { $cuts }; { $score }
# en: fe629f6a
hand-dvonn-target = { $space }. Ход сюда: { $preview }
# en: 973bccb8
hand-dvonn-ask = С { $from } на { $to }: { $preview }. Сделать этот ход?
# en: 6121e010
hand-dvonn-ask-place =
    { $piece ->
        [white] Выставить белую фишку на { $space }?
        [black] Выставить чёрную фишку на { $space }?
       *[red] Выставить красную фишку на { $space }?
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

## Рука над полем PÜNCT. Почему фигура не может так лежать, стоит после двоеточия; что принесёт ход, — у кнопки
## и в списке ходов.

# en: 2eedc680
hand-punct-off-board = часть фигуры вышла бы за край поля
# en: 873a8002
hand-punct-no-other-turn = повёрнутая иначе, фигура здесь не поместится
# en: f38324b9
hand-punct-target = { $space }. Фигура может пойти сюда
# en: 96c22d34
hand-punct-no-piece = нет фигуры с точкой PÜNCT на { $punct } и другими точками на { $first } и { $second }
# en: e58f3d6c
hand-punct-connects =
    { $sides ->
        [west-east] запад и восток
        [south-west] юго-запад и северо-восток
       *[north-west] северо-запад и юго-восток
    } соединены: { $winner ->
        [white] белые выигрывают
       *[black] чёрные выигрывают
    }
# en: cff77b1c
hand-punct-uncovers =
    открыта цепь { $winner ->
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
# en: ea502af9
hand-punct-last-counts =
    18-я фигура: партия окончена, в центре { $white }:{ $black }, { $result ->
        [white] белые выигрывают
        [black] чёрные выигрывают
       *[draw] ничья
    }
# en: 7311d688
hand-punct-last-draws = 18-я фигура: партия окончена, ничья
# en: 88f1e727
hand-punct-repeats = позиция повторяется в третий раз: ничья
# en: 82728dfa
hand-punct-hundred-turns = сто ходов никто не выставлял фигур: ничья
# en: e67b7423
hand-punct-pins =
    { $owner ->
        [white] заблокирована фигура белых на { $space }
       *[black] заблокирована фигура чёрных на { $space }
    }
# en: 6f6385c5
hand-punct-frees =
    { $owner ->
        [white] освобождена фигура белых на { $space }
       *[black] освобождена фигура чёрных на { $space }
    }
# en: 846bc59f
hand-punct-bridges = мостик над { $over }
# en: 2f0a3fe6
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
        [C] прямая фигура с точкой PÜNCT в середине
        [E] прямая фигура с точкой PÜNCT на конце
        [L] угловая фигура с точкой PÜNCT слева, если сгиб сверху
        [R] угловая фигура с точкой PÜNCT справа, если сгиб сверху
       *[M] угловая фигура с точкой PÜNCT на сгибе
    }
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
# en: d3b037a0
hand-punct-chosen = { $kind }: выберите место для точки PÜNCT
# en: eeec03f8
hand-punct-lifted =
    { $kind }, взята с { $punct }, { $targets ->
        [0] идти некуда
        [one] { $targets } место для хода
        [few] { $targets } места для хода
       *[many] { $targets } мест для хода
    }
# en: 329434e1
hand-punct-named-one =
    Точка PÜNCT на { $punct }, { $targets ->
        [0] ни одна фигура сюда не подходит
        [one] { $targets } место для следующей точки
        [few] { $targets } места для следующей точки
       *[many] { $targets } мест для следующей точки
    }
# en: cd9e03ee
hand-punct-named-two =
    Точка PÜNCT на { $punct }, другая точка на { $first }, { $targets ->
        [0] ни одна фигура сюда не подходит
        [one] { $targets } место для последней точки
        [few] { $targets } места для последней точки
       *[many] { $targets } мест для последней точки
    }
# en: ebec14e8
hand-punct-ghost =
    { $kind }, точка PÜNCT на { $punct }, другие на { $first } и { $second }, этаж { $floor }
# en: c17604d1
hand-punct-ghost-beyond = { $kind }, точка PÜNCT на { $punct }
# en: bd395239
hand-punct-legal = { $ghost }; Enter — подтвердить
# en: 008dd7ba
hand-punct-leads = { $ghost }; { $consequences }; Enter — подтвердить
# en: 7d0752d9
hand-punct-illegal = { $ghost }; нельзя: { $reason }
# en: b4770b8a
hand-punct-dot =
    этаж { $floor }: { $dot ->
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
        [white] Цепь белых
       *[black] Цепь чёрных
    } из { $dots ->
        [one] { $dots } точки
        [few] { $dots } точек
       *[many] { $dots } точек
    } выходит на стороны: { $sides }
# en: 776d991a
hand-punct-chain-inside =
    { $owner ->
        [white] Цепь белых
       *[black] Цепь чёрных
    } из { $dots ->
        [one] { $dots } точки
        [few] { $dots } точек
       *[many] { $dots } точек
    } не выходит ни на одну сторону
# en: 0712223d
hand-punct-threats =
    { $owner ->
        [white] Белые
       *[black] Чёрные
    } { $count ->
        [0] не могли бы выиграть сразу
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
