### Разбор партии. Каждая фраза — об одном ходе.

## Итоги

# en: 4d6decd3
review-mark =
    { $mark ->
        [good] сильный ход
        [inaccuracy] неточность
        [mistake] ошибка
       *[blunder] грубая ошибка
    }
# en: 3e9e0843
review-accuracy =
    { $player ->
        [white] Белые
       *[black] Чёрные
    }: точность { $percent }%
# en: e50b331c
review-marks = { $accuracy }; ! { $good }, ?! { $inaccuracies }, ? { $mistakes }, ?? { $blunders }
# en: 6f9f7a5e
review-turning-points = Переломные моменты: { $list }
# en: 280dfcd0
review-no-marks = Ни один ход не выделяется.
# en: 4773ef72
review-best-line = Лучше: { $line }
# en: 08b95e0f
review-progress = Разбор партии

## Что доказано

# en: b7581cac
review-result =
    { $played ->
        [loss] Этот ход точно проигрывает
       *[draw] Этот ход даёт лишь ничью
    }. { $better ->
        [win] { $mv } выигрывает
       *[draw] { $mv } даёт ничью
    }.
# en: 5224678d
review-margin =
    { $played ->
        [loss] Этот ход точно проигрывает с разницей в { $by }
        [win] Этот ход точно выигрывает с разницей в { $by }
       *[draw] Этот ход даёт лишь ничью
    }. { $better ->
        [loss] { $mv } проигрывает с разницей в { $instead }
        [win] { $mv } выигрывает с разницей в { $instead }
       *[draw] { $mv } даёт ничью
    }.
# en: e496ab25
review-lost = Этот ход точно проигрывает. После { $mv } движок оценивает шансы на победу в { $chance }%.
# en: a0bb854c
review-won = { $mv } точно выигрывает. После этого хода движок оценивает шансы на победу лишь в { $chance }%.
# en: fdd5641c
review-only =
    { $played ->
        [win] Этот ход точно выигрывает
       *[draw] Этот ход точно даёт ничью
    }. { $worse ->
        [loss] { $mv }, следующий по силе, проигрывает
       *[draw] { $mv }, следующий по силе, даёт лишь ничью
    }.

## Что думает движок

# en: 3f92bc03
review-more-points = Движок предпочитает { $mv }: на { $points } очка лучше.
# en: 971b8715
review-better-chance = Движок предпочитает { $mv }: шансы на победу { $better }% вместо { $played }%.
# en: dbb84eb2
review-others-worse = Движку нравится только этот ход: у { $mv }, следующего по силе, шансы на победу { $worse }% вместо { $played }%.

## Что подтверждают правила DVONN

# en: 4d0e54ba
review-cuts-own =
    Отрезает { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } в столбиках самих { $player ->
        [white] белых.
       *[black] чёрных.
    }
# en: d84707c0
review-lets-cut =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } ходом { $reply } отрезать { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } в столбиках { $player ->
        [white] белых.
       *[black] чёрных.
    }
# en: 55e02c68
review-never-moves-again =
    После этого ни один столбик { $player ->
        [white] белых
       *[black] чёрных
    } больше никогда не сможет ходить.
# en: 7f458131
review-last-move =
    { $player ->
        [white] Тратит последний свободный ход белых. Что бы ни ответили чёрные, на следующем ходу белым будет нечем ходить.
       *[black] Тратит последний свободный ход чёрных. Что бы ни ответили белые, на следующем ходу чёрным будет нечем ходить.
    }
# en: cd557921
review-lets-take =
    Позволяет { $player ->
        [white] чёрным ходом { $reply } получить контроль над столбиком белых
       *[black] белым ходом { $reply } получить контроль над столбиком чёрных
    } высотой { $height }.
# en: 777d0ac1
review-misses-cut =
    Упускает { $mv }: этот ход отрезает { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } в столбиках { $player ->
        [white] чёрных.
       *[black] белых.
    }
# en: f28e61ee
review-misses-take = Упускает { $mv }: этот ход даёт контроль над столбиком высотой { $height }.
# en: 8f02a506
review-lets-take-red =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } ходом { $reply } получить контроль над красной фишкой.
# en: 79c623dd
review-misses-red = Упускает { $mv }: этот ход даёт контроль над красной фишкой.
# en: 11fb1c70
review-stuck = Столбик высотой { $height } на { $space } больше не сможет ходить, если его не накроют.
# en: f8e8122a
review-fewer-moves =
    Оставляет { $player ->
        [white] белым
       *[black] чёрным
    } { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }. После { $mv } было бы { $better }.
# en: 1aa561ec
review-more-replies =
    Оставляет { $player ->
        [white] чёрным
       *[black] белым
    } { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }. После { $mv } было бы только { $better }.
# en: bb3b7997
review-heap =
    Рядом уже { $neighbours ->
        [one] { $neighbours } фишка
        [few] { $neighbours } фишки
       *[many] { $neighbours } фишек
    } того же цвета. На { $mv } соседей было бы { $better }.
# en: 0c10c42d
review-far-from-red =
    До ближайшей красной фишки { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }. От { $mv } — только { $better }.
# en: 08976e4b
review-cuts =
    Отрезает { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } в столбиках { $player ->
        [white] чёрных.
       *[black] белых.
    }
# en: 16fcf2ac
review-takes = Даёт контроль над столбиком высотой { $height }.

## Что подтверждают правила PÜNCT или доказанная победа

# en: a8777ee1
review-uncovers =
    Открывает цепочку { $player ->
        [white] чёрных
       *[black] белых
    } между { $sides ->
        [west-east] западом и востоком
        [south-west] юго-западом и северо-востоком
       *[north-west] северо-западом и юго-востоком
    }: { $player ->
        [white] чёрные выигрывают.
       *[black] белые выигрывают.
    }
# en: 9ca7738a
review-ends-behind = Выставляет 18-ю фигуру и завершает партию, уступая в центре { $own }:{ $other }.
# en: db20ffe6
review-ends-drawn =
    Завершает партию вничью: { $end ->
        [two-passes] ни у одного из игроков нет хода.
        [repetition] позиция возникла в третий раз.
        [hundred-turns] 100 ходов без выставления фигур.
       *[last-piece] выставлена 18-я фигура.
    }
# en: cf4d01f7
review-misses-win = Упускает мгновенную победу: { $mv }.
# en: 37d55b68
review-ignores-threat =
    Не отражает угрозу { $player ->
        [white] чёрных
       *[black] белых
    } сразу выиграть ходом { $reply }.
# en: bc77d176
review-lets-win =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } сразу выиграть ходом { $reply }.
# en: 93aceb39
review-lets-win-in =
    Теперь { $player ->
        [white] чёрные
       *[black] белые
    } могут форсированно выиграть за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }, начиная с { $reply }.
# en: d90a1374
review-win-in =
    { $mv } форсированно выигрывал за { $turns ->
        [one] { $turns } ход.
        [few] { $turns } хода.
       *[many] { $turns } ходов.
    }
# en: a2c89e17
review-lets-pin =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } заблокировать { $pieces ->
        [one] { $pieces } фигуру
        [few] { $pieces } фигуры
       *[many] { $pieces } фигур
    } ходом { $reply }.
# en: 816eda98
review-lets-cover =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } накрыть { $dots ->
        [one] { $dots } точку
        [few] { $dots } точки
       *[many] { $dots } точек
    } ходом { $reply }.
# en: 7ac939cc
review-frees =
    Освобождает заблокированную фигуру { $player ->
        [white] чёрных
       *[black] белых
    } на { $space }.
# en: dc49a027
review-misses-threat = Упускает { $mv } с угрозой сразу выиграть.
# en: 1307ee83
review-misses-pin =
    Упускает { $mv }: этот ход блокирует { $pieces ->
        [one] { $pieces } фигуру
        [few] { $pieces } фигуры
       *[many] { $pieces } фигур
    } { $player ->
        [white] чёрных.
       *[black] белых.
    }
# en: a16b5dc6
review-misses-cover =
    Упускает { $mv }: этот ход накрывает { $dots ->
        [one] { $dots } точку
        [few] { $dots } точки
       *[many] { $dots } точек
    } { $player ->
        [white] чёрных.
       *[black] белых.
    }
# en: 394d72c4
review-centre-lost =
    Теперь счёт в центре у { $player ->
        [white] белых
       *[black] чёрных
    } { $own }:{ $other }. После { $mv } было бы { $better_own }:{ $better_other }.
# en: 992318f6
review-only-defence =
    Единственный ход, который не даёт { $player ->
        [white] чёрным
       *[black] белым
    } сразу выиграть.
# en: 733e92fc
review-threatens = Грозит сразу выиграть.
# en: d51b7887
review-pins =
    Блокирует { $pieces ->
        [one] { $pieces } фигуру
        [few] { $pieces } фигуры
       *[many] { $pieces } фигур
    } { $player ->
        [white] чёрных.
       *[black] белых.
    }
