### Русский: что говорит только терминал. Команды, параметры и ходы не переводятся.

## Вокруг ошибки

# en: 2d47871a
failure = ошибка: { $reason }
# en: bf06d4f4
in-game = партия { $game }: { $reason }
# en: f7348ec6
in-file = { $file }: { $reason }

## Файлы

# en: dabb9d66
file-saved = Сохранено в { $file }.
# en: bf4aaf85
file-not-read = Не удалось прочитать { $file }: { $reason }
# en: e70c55cb
file-not-written = Не удалось записать { $file }: { $reason }
# en: 411ba0a4
file-exists = { $file } уже есть. Чтобы заменить его, введите то же ещё раз.
# en: cf24d2c4
file-no-game = { $file }: ожидалась хотя бы одна партия, но их нет
# en: 1c9addba
file-format =
    { $file }: ожидались партии в известном формате, в начале найдено «{ $found }»; формат можно указать через --from
# en: 45471be1
file-stdin = стандартный ввод
# en: b07d4c97
file-stdout = стандартный вывод

## Почему что-то не получается

# en: 1b4425a1
reason-no-file = нет такого файла
# en: 0e199de5
reason-no-folder = нет такой папки
# en: 190292bc
reason-denied = нет доступа
# en: 7006e8a9
reason-folder = это папка
# en: 46b1ae9b
reason-full = на диске нет места
# en: 9295918b
reason-no-program = нет такой программы
# en: 4791ac90
reason-no-option = у программы нет параметра { $option }
# en: 4ba03c26
reason-refused = программа отвечает «{ $line }»
# en: 86c90112
reason-silent = программа не отвечает { $awaited }
# en: 426b9077
reason-ended = программа завершилась ({ $status })

## О чём просили

# en: f8368b04
input-move = ход { $number }, «{ $text }»: { $why }
# en: e79a9341
input-position = позиция: { $why }
# en: 88f0a443
input-other-game = позиция: { $why }. Это позиция другой игры: добавьте --game { $game }
# en: 88d15a34
input-ply = ожидался полуход от 0 до { $most }, получено { $found }
# en: 3ed7b4bc
input-no-games = --ply, --number и --from нужны для файлов с партиями, а это позиция
# en: 309b979d
input-number = ожидался номер партии от 1 до { $most }, получено { $found }

## Игра

# en: dcd14826
play-welcome =
    { play-game }. { $player ->
        [white] Вы играете белыми (w), компьютер — чёрными (b).
       *[black] Вы играете чёрными (b), компьютер — белыми (w).
    }
# en: 62f41afe
play-welcome-two = { play-game }, вдвоём. Белые (w) и чёрные (b) за одной клавиатурой.
# en: 4201ebdb
play-rules =
    Сначала игроки по очереди заполняют поле: 3 красные фишки, затем по 23 своего
    цвета. Потом ходят столбиками: по прямой, ровно на столько мест, какова высота
    столбика, и только на другой столбик; тот, у кого шесть соседей, заперт.
    Столбиком владеет тот, чья фишка сверху. Столбики, потерявшие связь с красными
    фишками, уходят с поля. Когда никто не может ходить, считают все фишки в своих
    столбиках: у кого больше, тот и выиграл.
# en: 1cd69b36
play-marks =
    На поле: w — белая фишка, b — чёрная, r — красная. w3 — столбик белых из трёх
    фишек; звёздочка значит, что в нём есть красная. Скобки отмечают последний ход.
    Под каждым местом — его название.
# en: 43af77ea
play-rules-punct =
    Соедините две противоположные стороны поля цепью своих видимых точек. За ход
    выставляют фигуру из трёх точек из запаса на свободные места или передвигают
    свою, на которой ничего не лежит: точку PÜNCT ведут сколько угодно по прямой
    поверх всего или оставляют на месте, затем фигуру поворачивают вокруг неё.
    Передвинутая фигура может лечь на другие, если её концы лежат на одном уровне,
    середина — не выше, а точка PÜNCT — на вашей точке; все точки треугольника лежат
    на одном уровне.
    { $game ->
        [punct-basic]
            Первая фигура партии не занимает центр. Кто выставит последнюю из своих
            18 фигур, тот заканчивает партию вничью.
       *[punct]
            В центр фигуры не выставляют, туда их только передвигают. Когда один из
            игроков выставил все 18 фигур, выигрывает тот, у кого в центре больше
            видимых точек.
    }
# en: e88b0e40
play-marks-punct =
    На поле: w — белая точка, b — чёрная; W и B — точки PÜNCT. Точка w2 лежит на
    высоте 2: на чём-то или мостиком над пустотой. Свободные места центра — кружки.
    Скобки отмечают последний ход. Справа от каждого места — его название.
    Фигуры: T — треугольная; C — прямая, точка PÜNCT в середине; E — прямая, на
    конце; M — угловая, на сгибе; L и R — угловые, на конце (зеркальная пара).
# en: d796ee61
play-begin = Введите ход или help — список команд.
# en: 37e5380b
play-help =
    Введите ход или команду.
      e3          выставить фишку на e3
      a1b2        пойти столбиком с a1 на b2
      hint        показать лучший ход, какой найдёт компьютер
      undo        взять назад последний ход
      moves       показать допустимые ходы
      moves a1    показать ходы столбика на a1
      place       выставить все оставшиеся фишки наугад за обоих игроков
      resign      сдаться
      save ФАЙЛ   записать партию в ФАЙЛ
      board       показать поле ещё раз
      help        показать эту справку
      quit        выйти из партии
# en: aa4c4c1e
play-help-punct =
    Введите ход или команду.
      l4/l5m5      выставить фигуру: точка PÜNCT на l4, другие на l5 и m5
      c4-f7/f8g9   передвинуть фигуру с точкой PÜNCT на c4: её на f7, другие
                   точки на f8 и g9
      c4-c4/c5d6   повернуть эту фигуру вокруг точки PÜNCT
      hint         показать лучший ход, какой найдёт компьютер
      undo         взять назад последний ход
      moves        сосчитать допустимые ходы, по видам и по фигурам
      moves c4     показать ходы фигуры с точкой PÜNCT на c4 или все способы
                   выставить туда точку PÜNCT
      resign       сдаться
      save ФАЙЛ    записать партию в ФАЙЛ
      board        показать поле ещё раз
      help         показать эту справку
      quit         выйти из партии
# en: 15d7cbd3
play-placing = Размещение, фишка { $number } из { $total }.
# en: a7d76bd6
play-stacking = Столбики (белые { $white }, чёрные { $black }).
# en: 55afd438
play-reserve = В запасе: белые { $white } ({ $white_list }), чёрные { $black } ({ $black_list }).
# en: 4a143b8f
play-centre =
    { $reserve }
    В центре: белые { $white }, чёрные { $black }.
# en: 76f1b0d0
play-prompt-red =
    { $player ->
        [white] Белые, выставьте
       *[black] Чёрные, выставьте
    } красную фишку
# en: 8c62d0ea
play-prompt-own =
    { $player ->
        [white] Белые, выставьте белую фишку
       *[black] Чёрные, выставьте чёрную фишку
    }
# en: 369c65f8
play-prompt-stack =
    { $player ->
        [white] Белые, ходите
       *[black] Чёрные, ходите
    } столбиком
# en: 0ee803f1
play-prompt-place =
    { $player ->
        [white] Белые, выставьте
       *[black] Чёрные, выставьте
    } фигуру
# en: e5b36c94
play-prompt-piece =
    { $player ->
        [white] Белые, выставьте
       *[black] Чёрные, выставьте
    } или передвиньте фигуру
# en: a43121c7
play-turn = { $phase } { $prompt } (например, { $example }).
# en: fc008c16
play-turn-punct =
    { $phase }
    { $prompt } (например, { $example }).
# en: fe4f75f4
play-examples = { $place } или { $shift }
# en: b04c0416
play-computer = Компьютер ходит { $mv }.
# en: dbd1870a
play-hint = Лучшее, что нашёл компьютер: { $mv }.
# en: 90874440
play-moves =
    { $count ->
        [one] { $count } допустимый ход:
        [few] { $count } допустимых хода:
       *[many] { $count } допустимых ходов:
    }
# en: 765d6bd7
play-moves-from =
    { $count ->
        [one] { $count } допустимый ход с места { $space }:
        [few] { $count } допустимых хода с места { $space }:
       *[many] { $count } допустимых ходов с места { $space }:
    }
# en: 234a3139
play-moves-none = С места { $space } нет допустимых ходов.
# en: d119cdc6
play-moves-many =
    Допустимых ходов: { $count }. Введите moves и место, например moves c4, чтобы увидеть
    ходы с точкой PÜNCT на нём.
# en: 4ea53340
play-moves-place =
    { $count ->
        [one] { $count } способ выставить фигуру, по видам:
        [few] { $count } способа выставить фигуру, по видам:
       *[many] { $count } способов выставить фигуру, по видам:
    }
# en: 7acfbf6b
play-moves-shift =
    { $count ->
        [one] { $count } способ передвинуть фигуру, по месту точки PÜNCT:
        [few] { $count } способа передвинуть фигуру, по месту точки PÜNCT:
       *[many] { $count } способов передвинуть фигуру, по месту точки PÜNCT:
    }
# en: 900e2eb5
play-undone =
    { $count ->
        [one] { $count } ход взят назад.
        [few] { $count } хода взяты назад.
       *[many] { $count } ходов взято назад.
    }
# en: 42ad6476
play-nothing-to-undo = Брать назад нечего.
# en: 20b74939
play-not-placing = Поле уже заполнено, теперь ходят столбиками.
# en: 5dbadae5
play-no-filling =
    В PÜNCT поле не заполняют наугад; выставьте фигуру, например l4/l5m5.
# en: df7456c3
play-refused = Ход { $mv } невозможен: { $why }
# en: b3ec71d1
play-unknown = «{ $found }» — не ход и не команда. Список команд: help.
# en: b6b48a65
play-save-where = Укажите куда: save ФАЙЛ, например save game.basalt
# en: a79211a3
play-over-prompt = Сохранить партию: save ФАЙЛ; взять ход назад: undo; выйти: quit.
# en: 15aca2f6
play-quit-unsaved = Партия не сохранена. Сохранить её: save ФАЙЛ; выйти: ещё раз quit.
# en: f917b398
play-resign-again =
    Партия закончится. Чтобы сдаться за { $player ->
        [white] белых
       *[black] чёрных
    }, введите resign ещё раз.
# en: 29167a3a
play-end-of-input = Ввод закончился.
# en: 37d3b787
play-unfinished = Партия осталась неоконченной.
# en: 3c0dbc60
play-resume = Чтобы продолжить её, введите: { $command }

## Показ

# en: 67899173
show-ply = После полухода { $ply } из { $plies }.

## Подсчёт

# en: 2ecf5e78
perft-total =
    позиций    { $nodes }
    секунд     { $seconds }

## Замер

# en: 2e100a5f
bench-total =
    позиций    { $nodes }
    секунд     { $seconds }
    позиций/с  { $speed }

## Анализ. Заголовки столбцов короткие.

# en: da9fee45
analyze-ply = №
# en: af8fe1f9
analyze-player = игрок
# en: dd173d8d
analyze-move = ход
# en: d1ab509f
analyze-best = лучше
# en: 9539d2ad
analyze-score = оценка
# en: 5f547385
analyze-loss = потеря
# en: ab2b1179
analyze-depth = глуб.
# en: 5609a81f
analyze-line = линия
# en: f3652d7c
analyze-margin = { $points }
# en: 030737a5
analyze-chance = { $percent } %
# en: 8da8ce8b
analyze-proven = { $what }, точно
# en: 446729ad
analyze-in-turns = { $verdict } за { $turns }
# en: 3471120a
analyze-verdict =
    { $verdict ->
        [win] победа
        [loss] поражение
       *[draw] ничья
    }
# en: 986f2fd0
analyze-progress = Поиск в позициях
# en: d5e34686
analyze-no-ply =
    --lines и --moves нужны для одной позиции; укажите её через --ply, от 0 до { $most }

## Матчи

# en: a6f85751
match-title = { $first } против { $second }
# en: 48959d9e
match-score =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent } % очков
# en: 7e63f04c
match-white = Белыми: { $results }
# en: 345924cc
match-black = Чёрными: { $results }
# en: f4c0b583
match-pairs =
    { $count ->
        [one] { $count } пара партий
        [few] { $count } пары партий
       *[many] { $count } пар партий
    } со сменой цвета, по очкам: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
# en: c3219cf7
match-elo = Разница Эло: { $elo } (95 % от { $low } до { $high })
# en: df203518
match-no-elo =
    Разницу Эло определить нельзя: нужны хотя бы две пары партий, и не все с одинаковыми очками.
# en: d7e21a2a
match-sprt =
    Проверка { $lower } против { $higher } Эло: { $verdict ->
        [lower] подтверждено { $lower }
        [higher] подтверждено { $higher }
       *[open] пока не решено
    } (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound })
# en: d78face3
match-overrun = { $name }: опоздание до { $millis } мс
# en: 5d52d211
match-faults =
    { $name }, поражения не по игре: { $illegal ->
        [one] { $illegal } недопустимый ход
        [few] { $illegal } недопустимых хода
       *[many] { $illegal } недопустимых ходов
    }, { $crashed ->
        [one] { $crashed } сбой
        [few] { $crashed } сбоя
       *[many] { $crashed } сбоев
    }, { $late ->
        [one] { $late } просрочка времени
        [few] { $late } просрочки времени
       *[many] { $late } просрочек времени
    } (партии { $games })
# en: 392fa723
match-illegal =
    Партия { $game }: { $name } ({ $player ->
        [white] белые
       *[black] чёрные
    }), поражение из-за недопустимого хода «{ $text }»: { $why }
# en: 25efe2ac
match-time-out =
    Партия { $game }: { $name } ({ $player ->
        [white] белые
       *[black] чёрные
    }), поражение по времени, нет ответа за { $allowed }
# en: d8b18bb5
match-crash =
    Партия { $game }: { $name } ({ $player ->
        [white] белые
       *[black] чёрные
    }), поражение из-за сбоя: { $seen }
# en: ebfa789e
match-standing = +{ $wins } ={ $draws } -{ $losses }, Эло { $elo }
# en: 4fdcc7e1
match-progress = Сыграно партий: { $played } из { $games }: { $standing }
# en: 24e7f4f4
match-resumed = Матч продолжается, сыграно партий: { $played } из { $games }.
# en: bd9bd941
match-cut-short = Последняя партия в { $file } оборвана; она будет сыграна заново.
# en: c1e5a484
match-other =
    В { $file } партии другого матча: «{ $found }». А этот — «{ $expected }». Повторите прежнюю команду или укажите другой файл.
# en: 8b899a8e
match-not-ours =
    партия { $game } в { $file } — не оконченная партия матча; укажите для записей другой файл
# en: 937d96f9
match-busy = в { $file } пишет другой матч; дождитесь его конца или укажите другой файл
# en: 339424b3
match-absent = { $name } не может играть: { $reason }
# en: 0ab14941
match-position = { $file }, строка { $line }: { $reason }
# en: 24abbdaf
match-position-over = ожидалась позиция, в которой партия продолжается, но она окончена
# en: 86d18e12
match-no-positions = { $file }: ожидалась хотя бы одна позиция, но их нет
# en: 6ae7ff8a
match-no-state =
    игроку, которому сообщают начало партии, нельзя сообщить о столбике выше 15: { $position }

## Проверка

# en: 8107aca9
validate-progress = Проверка партий
# en: a1d6a9c5
validate-summary =
    { $file }: { $valid ->
        [one] { $valid } партия верна
        [few] { $valid } партии верны
       *[many] { $valid } партий верны
    }{ $invalid ->
        [0] { "" }
        [one] , { $invalid } с ошибкой
        [few] , { $invalid } с ошибками
       *[many] , { $invalid } с ошибками
    }.

## Преобразование

# en: fdc2174a
convert-written =
    { $count ->
        [one] { $file }: записана { $count } партия.
        [few] { $file }: записаны { $count } партии.
       *[many] { $file }: записано { $count } партий.
    }
# en: d3fd6f17
convert-left-out = Пропущено: { $reason }

## Раздача страницы

# en: 06e1af18
serve-address = Basalt работает по адресу { $address } — откройте его в браузере. Остановить: Ctrl-C.
# en: 8b9ac132
serve-not-built =
    эта программа собрана без страницы: запустите cargo xtask run либо cargo xtask page и соберите её заново
# en: 950ced5f
serve-port-taken =
    порт { $port } занят, возможно, другим Basalt: завершите его или выберите другой порт через --port (0 — любой свободный)
# en: 84e404a5
serve-refused = не удалось открыть { $address }: { $reason }
# en: 5d993511
serve-no-page = По этому адресу ничего нет.
# en: 3697acbf
serve-home = На главную
# en: f5c81c87
serve-description = Играйте в DVONN и PÜNCT с компьютером или вдвоём за одним полем, с сетью и без неё.
# en: eaac36ea
serve-no-script =
    Для Basalt нужен JavaScript, а в этом браузере он выключен. Включите его для этой страницы.
# en: 1e0083d2
serve-no-start =
    Basalt не запустился: браузер слишком старый или страница загрузилась не полностью. Загрузите её ещё раз или возьмите браузер поновее.
# en: e584e7a6
serve-folder =
    партии по сети нельзя хранить в { $folder }: { $reason }; выберите другую папку через --data
# en: d4908a1e
serve-database-address =
    для --database нужен адрес базы данных PostgreSQL: postgres://user:password@host:port/name
# en: b8c32f62
serve-database = базой данных нельзя воспользоваться: { $reason }
# en: c4d96d8e
serve-store-newer = там хранит партии более новая версия Basalt: используйте её
# en: 8c408a2e
serve-page-alone = Играть по сети нельзя: { $reason }. Сама страница работает.
# en: 9e01ea42
serve-preview-game = { $game }: { $white } — { $black }
# en: b938fb9b
serve-preview-running = Партия идёт. Откройте, чтобы посмотреть.
# en: 2cf2ab2a
serve-preview-won = Победа: { $name }.
# en: 1de92f79
serve-preview-drawn = Партия закончилась вничью.
# en: 94b97e66
serve-preview-aborted = Партия отменена.
# en: 76bffec6
serve-preview-seek = Сыграем в { $game }?
# en: c5ff0234
serve-preview-seek-by = { $name } вызывает вас на партию. Откройте ссылку и играйте; регистрация не нужна.
# en: b34f4a4d
serve-preview-seek-closed = Этот вызов больше не открыт.
# en: 2d5f61c3
serve-preview-computer = Компьютер, уровень { $level }
# en: 350e667a
serve-exposed =
    --trial только для этого компьютера: лишь с --host, недоступным для других, например 127.0.0.1, и никогда за прокси

## Нагрузка на сервер

# en: 7d789379
load-not-here = { $address } — не этот компьютер: нагружать можно только сервер на этом компьютере
# en: 397368ad
load-files =
    система позволяет программе открыть сразу { $most } файлов, а нужно { $needed }: сначала выполните ulimit -n { $needed }
# en: afc2ae20
load-machine = система не даёт того, что нужно: { $reason }
# en: 611cb19d
load-no-server = не удалось запустить сервер: { $reason }
# en: b257cc1a
load-gone = сервер недоступен или разорвал соединение
# en: f6ee3178
load-too-often =
    сервер не позволяет спрашивать так часто; он запущен через basalt serve --trial?
# en: 2cadde32
load-refused = сервер отказывает: { $what }
# en: 495bf547
load-silent = ответ не пришёл
# en: db76dd9f
load-odd = сервер отвечает что-то бессмысленное
# en: 990d9cb0
load-stage =
    { $stage ->
        [guests] Гости входят
        [sockets] Игроки подключаются
        [games] Партии начинаются
        [moves] Делаются ходы
       *[check] Ходы проверяются
    }
# en: f591121f
load-stopped = Остановлено до начала измерений.
# en: 81f3c523
load-crowd =
    { $players ->
        [one] Подключён { $players } игрок
        [few] Подключены { $players } игрока
       *[many] Подключено { $players } игроков
    }, { $games ->
        [one] идёт { $games } партия.
        [few] идут { $games } партии.
       *[many] идёт { $games } партий.
    }
# en: b36e71a3
load-memory = Память сервера: { $before } МБ до подключений, { $after } МБ сейчас, { $each } КБ на соединение.
# en: a87ac9b6
load-caption =
    Ходы в секунду и миллисекунды от намеченного момента хода до того, как о нём узнаёт соперник; в последних столбцах — до подтверждения:
# en: fcd01bcd
load-heading =
    { $which ->
        [planned] намечено
        [played] сыграно
        [missed] упущено
       *[max] макс.
    }
# en: cd3f3a70
load-heading-done = подтв. { $percentile }
# en: e6247c75
load-figure = { $figure }
# en: 4aa6d94b
load-knee = Самое большее, с чем справился сервер: { $rate } ходов в секунду.
# en: b1c2b48e
load-no-knee = Сервер не справился даже с начальным темпом.
# en: 7be0e1ec
load-sound =
    { $moves ->
        [one] { $moves } подтверждённый ход
        [few] { $moves } подтверждённых хода
       *[many] { $moves } подтверждённых ходов
    } в { $games ->
        [one] { $games } партии: все на месте, ни один не повторён.
        [few] { $games } партиях: все на месте, ни один не повторён.
       *[many] { $games } партиях: все на месте, ни один не повторён.
    }
# en: 2288ade7
load-unsound =
    { $faults ->
        [one] { $faults } ошибка
        [few] { $faults } ошибки
       *[many] { $faults } ошибок
    } на { $moves ->
        [one] { $moves } подтверждённый ход
        [few] { $moves } подтверждённых хода
       *[many] { $moves } подтверждённых ходов
    } в { $games ->
        [one] { $games } партии:
        [few] { $games } партиях:
       *[many] { $games } партиях:
    }
# en: 90b78862
load-fault =
    { $kind ->
        [lost] Партия { $game }: ход { $number } был подтверждён и потерян.
        [doubled] Партия { $game }: ход { $number } есть, но его не отправляли или отправляли не столько раз.
       *[broken] Партия { $game }: с хода { $number } это уже не партия.
    }
# en: 942548d8
load-troubles =
    { $count ->
        [one] { $count } игрок не смог продолжать: { $first }.
        [few] { $count } игрока не смогли продолжать; первая причина: { $first }.
       *[many] { $count } игроков не смогли продолжать; первая причина: { $first }.
    }
