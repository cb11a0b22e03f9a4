### Разбор партии: что говорится о ходах и вокруг этого. Каждая фраза — об одном ходе.

## Вокруг фраз

# en: 4d6decd3
review-mark =
    { $mark ->
        [good] сильный ход
        [inaccuracy] неточность
        [mistake] ошибка
       *[blunder] грубая ошибка
    }
# en: d4ae63cf
review-accuracy =
    { $player ->
        [white] Белые
       *[black] Чёрные
    }: точность { $percent } %
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

# en: 5c955b48
review-result =
    { $played ->
        [loss] Этот ход точно проигрывает
       *[draw] Этот ход ведёт точно к ничьей
    }; { $better ->
        [win] { $mv } выигрывает
       *[draw] { $mv } даёт ничью
    }.
# en: 05ea1e67
review-margin =
    { $played ->
        [loss] Этот ход точно проигрывает с разницей в { $by }
        [win] Этот ход точно выигрывает с разницей в { $by }
       *[draw] Этот ход ведёт точно к ничьей
    }; { $better ->
        [loss] { $mv } проигрывает с разницей в { $instead }
        [win] { $mv } выигрывает с разницей в { $instead }
       *[draw] { $mv } даёт ничью
    }.
# en: 9fc3f70a
review-lost = Этот ход точно проигрывает; после { $mv } компьютер видит вероятность победы { $chance } %.
# en: 897e323e
review-won = { $mv } точно выигрывает; после этого хода компьютер видит вероятность победы { $chance } %.
# en: e6540cd5
review-only =
    { $played ->
        [win] Этот ход точно выигрывает
       *[draw] Этот ход ведёт точно к ничьей
    }; { $worse ->
        [loss] следующий по силе { $mv } проигрывает
       *[draw] следующий по силе { $mv } даёт лишь ничью
    }.

## Что думает компьютер

# en: 56345583
review-more-points = Компьютер предпочитает { $mv } и ждёт на { $points } очка больше.
# en: 065d7879
review-better-chance = Компьютер предпочитает { $mv }: вероятность победы { $better } % вместо { $played } %.
# en: d7387023
review-others-worse =
    Остальное нравится компьютеру меньше: после { $mv }, следующего по силе хода, вероятность победы { $worse } % вместо { $played } %.

## Что подтверждают правила DVONN

# en: 4d0e54ba
review-cuts-own =
    Из-за этого хода { $pieces ->
        [one] теряет связь { $pieces } фишка
        [few] теряют связь { $pieces } фишки
       *[many] теряют связь { $pieces } фишек
    } в { $player ->
        [white] столбиках самих белых.
       *[black] столбиках самих чёрных.
    }
# en: d84707c0
review-lets-cut =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } ходом { $reply } лишить связи { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } в { $player ->
        [white] столбиках белых.
       *[black] столбиках чёрных.
    }
# en: 55e02c68
review-never-moves-again =
    После этого ни один столбик { $player ->
        [white] белых
       *[black] чёрных
    } больше не сможет ходить.
# en: 21ad747f
review-last-move =
    { $player ->
        [white] Отдаёт последний свободный ход белых: что бы ни ответили чёрные, белым дальше ходить нечем.
       *[black] Отдаёт последний свободный ход чёрных: что бы ни ответили белые, чёрным дальше ходить нечем.
    }
# en: a9de5949
review-lets-take =
    Позволяет { $player ->
        [white] чёрным накрыть столбик белых
       *[black] белым накрыть столбик чёрных
    } высотой { $height } ходом { $reply }.
# en: 777d0ac1
review-misses-cut =
    Упускает { $mv }: этот ход лишает связи { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } в { $player ->
        [white] столбиках чёрных.
       *[black] столбиках белых.
    }
# en: bda20cd2
review-misses-take = Упускает { $mv }: этот ход накрывает чужой столбик высотой { $height }.
# en: c824114c
review-lets-take-red =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } забрать DVONN-фишку ходом { $reply }.
# en: 9def28bd
review-misses-red = Упускает { $mv }: этот ход забирает DVONN-фишку.
# en: e2a0712b
review-stuck = Столбик высотой { $height } на месте { $space } больше не сможет ходить, если на него не встанет другой.
# en: 289b8969
review-fewer-moves =
    Оставляет { $player ->
        [white] белым
       *[black] чёрным
    } { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }; { $mv } оставил бы { $better }.
# en: 91343da7
review-more-replies =
    Оставляет { $player ->
        [white] чёрным
       *[black] белым
    } { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }; { $mv } оставил бы только { $better }.
# en: 24800d64
review-heap =
    Рядом уже { $neighbours ->
        [one] { $neighbours } фишка
        [few] { $neighbours } фишки
       *[many] { $neighbours } фишек
    } того же цвета; на { $mv } — { $better }.
# en: 7e6e51ce
review-far-from-red =
    До ближайшей DVONN-фишки { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }; от { $mv } — { $better }.
# en: 08976e4b
review-cuts =
    Лишает связи { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } в { $player ->
        [white] столбиках чёрных.
       *[black] столбиках белых.
    }
# en: 17fd5bf8
review-takes = Накрывает чужой столбик высотой { $height }.

## Что подтверждают правила PÜNCT или доказанная победа

# en: 34a69975
review-uncovers =
    Открывает цепь { $player ->
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
review-ends-behind = Выставляет 18-ю фигуру и заканчивает партию, уступая в центре { $own }:{ $other }.
# en: 54a464d9
review-ends-drawn =
    Заканчивает партию вничью: { $end ->
        [two-passes] ни у одного из игроков нет хода.
        [repetition] позиция повторилась в третий раз.
        [hundred-turns] сто ходов подряд никто не выставлял фигур.
       *[last-piece] выставлена 18-я фигура.
    }
# en: 43211a1e
review-misses-win = Упускает немедленную победу: { $mv }.
# en: 6963c6c4
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
# en: 6061ae70
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
    } закрыть { $dots ->
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
    Упускает { $mv }: этот ход закрывает { $dots ->
        [one] { $dots } точку
        [few] { $dots } точки
       *[many] { $dots } точек
    } { $player ->
        [white] чёрных.
       *[black] белых.
    }
# en: 394ab4f7
review-centre-lost =
    Теперь счёт в центре для { $player ->
        [white] белых
       *[black] чёрных
    } { $own }:{ $other }; после { $mv } он был бы { $better_own }:{ $better_other }.
# en: 6edb0dcd
review-only-defence =
    Единственный ход, который не даёт { $player ->
        [white] чёрным
       *[black] белым
    } сразу выиграть.
# en: 733e92fc
review-threatens = Угрожает сразу выиграть.
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
