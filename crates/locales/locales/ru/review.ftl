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
# en: b5c79927
review-misses-pin =
    Упускает { $mv }: этот ход блокирует { $pieces ->
        [one] { $pieces } фигуру
        [few] { $pieces } фигуры
       *[many] { $pieces } фигур
    } { $player ->
        [white] чёрных.
       *[black] белых.
    }
# en: 5fa3ca4b
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
# en: da09aad3
review-pins =
    Блокирует { $pieces ->
        [one] { $pieces } фигуру
        [few] { $pieces } фигуры
       *[many] { $pieces } фигур
    } { $player ->
        [white] чёрных.
       *[black] белых.
    }

## Главы и уроки

# en: 8accf757
review-next-best = Единственный хороший ход. Почему не { $mv }?
# en: aaca02ae
review-better-than = Почему не { $mv }?
# en: 1b833bdb
review-chapter =
    { $kind ->
        [opening] Дебют
        [middle] Переломные моменты
       *[ending] Эндшпиль
    }, ходы { $first }–{ $last }
# en: 234c2bed
review-chapter-chance = Шансы белых на победу после этой части: { $chance }%
# en: 946299f7
review-chart = Шансы белых на победу
# en: 263e0932
review-takeaways = Что вынести из партии
# en: 6a914c94
review-lesson =
    { $player ->
        [white] Белые
       *[black] Чёрные
    }: { $theme ->
        [cut] Следите за связью с красными. Считайте, что отрежет уходящий столбик.
        [take] Перед ходом смотрите, какие столбики могут накрыть ваши.
        [red] Не теряйте красные фишки из виду. Кто их уносит, тот решает, что сохранит связь.
        [mobility] Берегите столбики, которые могут ходить. Высота отнимает подвижность.
        [tempo] Считайте последние ходы. Кому нечем ходить, тот только смотрит.
        [placing] Не сбивайте фишки в кучу: ставьте их ближе к красным и по краю поля.
        [connect] Перед каждым ходом ищите кратчайший путь к соединению.
        [defend] Проверяйте, чем соперник грозит выиграть сразу.
        [block] Перекрывайте путь заранее. Обход стоит сопернику больше одного хода.
        [pin] Смотрите, какие фигуры можно накрыть, — и чужие, и свои.
        [bridge] Ищите мостики. Под них ничего нельзя поставить.
        [plan] Оставляйте себе два пути, чтобы соперник не перекрыл их одним ходом.
        [centre] Считайте точки в центре. Они решают, если никто не соединит стороны.
       *[result] В конце партии считайте варианты до последнего хода.
    } (ходы: { $list })
# en: c1360ed2
review-praise =
    Сильная сторона { $player ->
        [white] белых
       *[black] чёрных
    }: { $theme ->
        [cut] умение отрезать фишки
        [take] контроль над столбиками
        [red] игра с красными
        [mobility] подвижность
        [tempo] счёт ходов
        [placing] размещение
        [connect] соединение
        [defend] защита
        [block] перекрытие путей
        [pin] умение накрывать фигуры
        [bridge] мостики
        [plan] несколько планов сразу
        [centre] центр
       *[result] поиск единственного хода
    } (ходы: { $list })
# en: 83d224f8
review-look = Посмотрите на отмеченное место
# en: ea80a4c0
review-nudge =
    { $theme ->
        [cut] Можно ли что-то отрезать?
        [take] Какой столбик сменит хозяина?
        [red] Подумайте о красных фишках.
        [mobility] У кого останется больше ходов?
        [tempo] Посчитайте оставшиеся ходы.
        [placing] Какое место здесь лучше?
        [connect] Как пройти к другой стороне?
        [defend] Сначала отразите угрозу.
        [block] Куда стремится соперник?
        [pin] Что можно накрыть?
        [bridge] Нет ли здесь мостика?
        [plan] Оставьте себе два пути.
        [centre] Подумайте о центре.
       *[result] Посчитайте до конца.
    }

## Действия и счёт в DVONN

# en: ed6a7403
review-takes-red = Даёт контроль над красной фишкой.
# en: c2314c59
review-pass =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } ходом { $mv } вынудить { $player ->
            [white] белых
           *[black] чёрных
        } пропустить ход.
        [misses] Упускает { $mv }: после него { $player ->
            [white] чёрные
           *[black] белые
        } вынуждены пропустить ход.
       *[does] { $player ->
            [white] Чёрные
           *[black] Белые
        } вынуждены пропустить ход.
    }
# en: 445aa9a9
review-carry-red =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } унести красную фишку ходом { $mv }.
        [misses] Упускает { $mv }: этот ход уносит красную фишку.
       *[does] Уносит красную фишку.
    }
# en: a985eb17
review-threaten-cut =
    { $frame ->
        [lets] Ходом { $mv } { $player ->
            [white] чёрные
           *[black] белые
        } могут создать угрозу отрезать { $pieces ->
            [one] { $pieces } фишку
            [few] { $pieces } фишки
           *[many] { $pieces } фишек
        } в столбиках { $player ->
            [white] белых
           *[black] чёрных
        }.
        [misses] Упускает { $mv } с угрозой отрезать { $pieces ->
            [one] { $pieces } фишку
            [few] { $pieces } фишки
           *[many] { $pieces } фишек
        } в столбиках { $player ->
            [white] чёрных
           *[black] белых
        }.
       *[does] Грозит отрезать { $pieces ->
            [one] { $pieces } фишку
            [few] { $pieces } фишки
           *[many] { $pieces } фишек
        } в столбиках { $player ->
            [white] чёрных
           *[black] белых
        }.
    }
# en: 7d67965b
review-hangs =
    У { $player ->
        [white] белых
       *[black] чёрных
    } { $pieces ->
        [one] { $pieces } фишка связана
        [few] { $pieces } фишки связаны
       *[many] { $pieces } фишек связаны
    } с красными только через { $space }. После { $mv } от одного места зависело бы не больше { $better }.
# en: 9fcbd418
review-tempi =
    Если бы { $player ->
        [white] чёрные
       *[black] белые
    } ждали, { $player ->
        [white] белые
       *[black] чёрные
    } могли бы сделать ещё { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }. После { $mv } было бы { $better }.
# en: 1e97581f
review-stacks =
    У { $player ->
        [white] белых
       *[black] чёрных
    } { $stacks ->
        [one] может ходить { $stacks } столбик
        [few] могут ходить { $stacks } столбика
       *[many] могут ходить { $stacks } столбиков
    }. После { $mv } было бы { $better }.
# en: 54be4169
review-pieces =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } контролируют { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    }. После { $mv } было бы { $better }.
# en: 5dd88bc0
review-contacts =
    { $pieces ->
        [0] Рядом нет фишек
        [one] Рядом { $pieces } фишка
        [few] Рядом { $pieces } фишки
       *[many] Рядом { $pieces } фишек
    } другого цвета. На { $mv } соседей было бы { $better }.
# en: 0e254900
review-edge = Не на краю поля. На { $mv } фишку никогда не смогли бы окружить.
# en: 3ad98215
review-crowd =
    В пределах двух шагов уже { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
       *[many] { $pieces } фишек
    } того же цвета. Вокруг { $mv } было бы { $better }.

## Действия и счёт в PÜNCT

# en: 2c97b216
review-connects =
    Соединяет { $sides ->
        [west-east] запад с востоком
        [south-west] юго-запад с северо-востоком
       *[north-west] северо-запад с юго-востоком
    } и выигрывает.
# en: 67a0a322
review-lets-threat =
    Позволяет { $player ->
        [white] чёрным
       *[black] белым
    } ходом { $reply } создать угрозу сразу выиграть.
# en: 33db6f63
review-covers =
    Накрывает { $dots ->
        [one] { $dots } точку
        [few] { $dots } точки
       *[many] { $dots } точек
    } { $player ->
        [white] чёрных
       *[black] белых
    }.
# en: ecbe1df5
review-double-threat =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } создать двойную угрозу ходом { $mv }: два способа сразу выиграть.
        [misses] Упускает { $mv } с двойной угрозой: два способа сразу выиграть.
       *[does] Двойная угроза: два способа сразу выиграть.
    }
# en: b6c177a7
review-block =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } перекрыть путь ходом { $mv }: { $player ->
            [white] белым
           *[black] чёрным
        } пришлось бы занять на { $spaces ->
            [one] { $spaces } пустое место
            [few] { $spaces } пустых места
           *[many] { $spaces } пустых мест
        } больше.
        [misses] Упускает { $mv } с перекрытием пути: { $player ->
            [white] чёрным
           *[black] белым
        } пришлось бы занять на { $spaces ->
            [one] { $spaces } пустое место
            [few] { $spaces } пустых места
           *[many] { $spaces } пустых мест
        } больше.
       *[does] Перекрывает путь: { $player ->
            [white] чёрным
           *[black] белым
        } теперь надо занять на { $spaces ->
            [one] { $spaces } пустое место
            [few] { $spaces } пустых места
           *[many] { $spaces } пустых мест
        } больше.
    }
# en: 91e32c9c
review-build =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } ходом { $mv } приблизиться к соединению на { $spaces ->
            [one] { $spaces } пустое место
            [few] { $spaces } пустых места
           *[many] { $spaces } пустых мест
        }.
        [misses] Упускает { $mv }: этот ход приближает { $player ->
            [white] белых
           *[black] чёрных
        } к соединению на { $spaces ->
            [one] { $spaces } пустое место
            [few] { $spaces } пустых места
           *[many] { $spaces } пустых мест
        }.
       *[does] Приближает { $player ->
            [white] белых
           *[black] чёрных
        } к соединению на { $spaces ->
            [one] { $spaces } пустое место
            [few] { $spaces } пустых места
           *[many] { $spaces } пустых мест
        }.
    }
# en: ebf06121
review-centre =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } ходом { $mv } выиграть у { $player ->
            [white] белых
           *[black] чёрных
        } { $dots ->
            [one] { $dots } точку
            [few] { $dots } точки
           *[many] { $dots } точек
        } в центре.
        [misses] Упускает { $mv }: этот ход выигрывает у { $player ->
            [white] чёрных
           *[black] белых
        } { $dots ->
            [one] { $dots } точку
            [few] { $dots } точки
           *[many] { $dots } точек
        } в центре.
       *[does] Выигрывает у { $player ->
            [white] чёрных
           *[black] белых
        } { $dots ->
            [one] { $dots } точку
            [few] { $dots } точки
           *[many] { $dots } точек
        } в центре.
    }
# en: 30eab31a
review-link =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } ходом { $mv } соединить цепочки в одну длиной в { $dots ->
            [one] { $dots } точку
            [few] { $dots } точки
           *[many] { $dots } точек
        }.
        [misses] Упускает { $mv }: этот ход соединяет цепочки в одну длиной в { $dots ->
            [one] { $dots } точку
            [few] { $dots } точки
           *[many] { $dots } точек
        }.
       *[does] Соединяет цепочки в одну длиной в { $dots ->
            [one] { $dots } точку
            [few] { $dots } точки
           *[many] { $dots } точек
        }.
    }
# en: 714a8513
review-bridge =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } построить мостик ходом { $mv }.
        [misses] Упускает мостик { $mv }. Под него ничего нельзя было бы поставить.
       *[does] Строит мостик. Под него ничего нельзя поставить.
    }
# en: bebd3ee3
review-ways =
    { $frame ->
        [lets] Позволяет { $player ->
            [white] чёрным
           *[black] белым
        } ходом { $mv } сохранить { $ways ->
            [one] { $ways } открытый путь
            [few] { $ways } открытых пути
           *[many] { $ways } открытых путей
        } к соединению.
        [misses] Упускает { $mv }: этот ход сохраняет { $ways ->
            [one] { $ways } открытый путь
            [few] { $ways } открытых пути
           *[many] { $ways } открытых путей
        } к соединению.
       *[does] Сохраняет { $ways ->
            [one] { $ways } открытый путь
            [few] { $ways } открытых пути
           *[many] { $ways } открытых путей
        } к соединению.
    }
# en: c346343d
review-gaps =
    На кратчайшем открытом пути { $player ->
        [white] белым
       *[black] чёрным
    } осталось занять { $spaces ->
        [one] { $spaces } пустое место
        [few] { $spaces } пустых места
       *[many] { $spaces } пустых мест
    }. После { $mv } было бы { $better }.
# en: a32a7419
review-plans =
    У { $player ->
        [white] белых
       *[black] чёрных
    } { $ways ->
        [0] нет пути
        [one] { $ways } путь
        [few] { $ways } пути
       *[many] { $ways } путей
    } к соединению, где пустых мест не больше { $most }. После { $mv } было бы { $better }.
# en: 33134cd1
review-chain =
    Фигура входит в цепочку из { $dots ->
        [one] { $dots } точки
        [few] { $dots } точек
       *[many] { $dots } точек
    }. После { $mv } в цепочке было бы { $better }.
# en: 9d041114
review-free =
    У { $player ->
        [white] белых
       *[black] чёрных
    } { $pieces ->
        [one] может ходить { $pieces } фигура
        [few] могут ходить { $pieces } фигуры
       *[many] могут ходить { $pieces } фигур
    }. После { $mv } было бы { $better }.
