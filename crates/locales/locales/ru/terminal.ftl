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
# en: cf56a7d6
file-not-read = Не удалось прочитать { $file }: { $reason }
# en: cd432a62
file-not-written = Не удалось записать { $file }: { $reason }
# en: 1987dfaa
file-exists = { $file } уже существует. Чтобы заменить его, введите то же ещё раз.
# en: cf24d2c4
file-no-game = { $file }: ожидалась хотя бы одна партия, но их нет
# en: 3f3b6cdb
file-format = { $file }: ожидались партии в известном формате, в начале найдено «{ $found }»; укажите формат через --from
# en: 45471be1
file-stdin = стандартный ввод
# en: b07d4c97
file-stdout = стандартный вывод

## Почему что-то не получается

# en: 53073488
reason-no-file = файл не найден
# en: eb097048
reason-no-folder = папка не найдена
# en: 190292bc
reason-denied = нет доступа
# en: 7006e8a9
reason-folder = это папка
# en: 46b1ae9b
reason-full = на диске нет места
# en: 4b82267a
reason-no-program = программа не найдена
# en: 4791ac90
reason-no-option = у программы нет параметра { $option }
# en: 4ba03c26
reason-refused = программа отвечает «{ $line }»
# en: a2627826
reason-silent = программа не отвечает { $awaited }
# en: f1210bec
reason-ended = программа завершилась ({ $status })

## О чём просили

# en: f8368b04
input-move = ход { $number }, «{ $text }»: { $why }
# en: e79a9341
input-position = позиция: { $why }
# en: 4afc7364
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
# en: 3e707475
play-welcome-two = { play-game }, два игрока. Белые (w) и чёрные (b) за одной клавиатурой.
# en: d8f00c10
play-rules =
    Сначала по очереди заполните поле: 3 красные фишки, затем по 23 каждого цвета.
    Потом по очереди ходите своими столбиками: по прямой, ровно на столько мест,
    сколько в столбике фишек, и только на другой столбик. Чья фишка сверху, того и
    столбик. Если у столбика шесть соседей, он ходить не может. Столбики,
    потерявшие связь с красными, удаляются. Когда никто не может ходить, побеждает
    тот, кто контролирует больше фишек.
# en: c7548800
play-marks =
    На поле: w — белая фишка, b — чёрная, r — красная. w3 — столбик белых из трёх
    фишек; звёздочка — в нём есть красная. Скобки отмечают последний ход. Под
    каждым местом — его название.
# en: d2c95316
play-rules-punct =
    Соедините две противоположные стороны поля цепочкой своих видимых точек. В свой
    ход выставьте на пустые места фигуру из трёх точек из запаса или передвиньте
    свою, на которой ничего нет. Чтобы передвинуть её, проведите точку PÜNCT по
    прямой на любое расстояние, поверх чего угодно, или оставьте на месте, а затем
    поверните фигуру вокруг неё. Передвинутая фигура может встать на другие, если
    оба её конца на одном уровне, под серединой не выше, а точка PÜNCT стоит на
    вашей точке. У треугольной фигуры все три точки должны быть на одном уровне.
    { $game ->
        [punct-basic]
            Первую фигуру партии выставляют вне центра. Если игрок выставил последнюю из
            18 фигур, а стороны никто не соединил, это ничья.
       *[punct]
            В центр фигуры не выставляют, туда их только передвигают. Когда один из
            игроков выставил все 18 фигур, побеждает тот, у кого в центре больше
            видимых точек.
    }
# en: 8c378934
play-marks-punct =
    На поле: w — белая точка, b — чёрная; W и B — точки PÜNCT. w2 — точка на уровне
    2: на других точках или мостиком над просветом. Кружки — пустые места в центре.
    Скобки отмечают последний ход. Справа от каждого места — его название.
    Фигуры: T — треугольная; C — прямая, точка PÜNCT посередине; E — прямая, на
    конце; M — угловая, на сгибе; L и R — угловые, на конце (зеркальная пара).
# en: d796ee61
play-begin = Введите ход или help, чтобы увидеть список команд.
# en: d8941368
play-help =
    Введите ход или команду.
      e3          поставить фишку на e3
      a1b2        сходить столбиком с a1 на b2
      hint        показать лучший ход, который найдёт компьютер
      undo        вернуть последний ход
      moves       показать допустимые ходы
      moves a1    показать ходы столбика на a1
      place       расставить остальные фишки случайным образом за обоих
      resign      сдаться
      save ФАЙЛ   сохранить партию в ФАЙЛ
      board       показать поле ещё раз
      help        показать эту справку
      quit        выйти из партии
# en: a1755311
play-help-punct =
    Введите ход или команду.
      l4/l5m5      выставить фигуру: точка PÜNCT на l4, остальные на l5 и m5
      c4-f7/f8g9   передвинуть фигуру с точкой PÜNCT на c4: точку PÜNCT на f7,
                   остальные на f8 и g9
      c4-c4/c5d6   повернуть эту фигуру вокруг точки PÜNCT
      hint         показать лучший ход, который найдёт компьютер
      undo         вернуть последний ход
      moves        сосчитать допустимые ходы, по видам и по фигурам
      moves c4     показать ходы фигуры с точкой PÜNCT на c4 или все способы
                   выставить фигуру точкой PÜNCT туда
      resign       сдаться
      save ФАЙЛ    сохранить партию в ФАЙЛ
      board        показать поле ещё раз
      help         показать эту справку
      quit         выйти из партии
# en: 15d7cbd3
play-placing = Размещение, фишка { $number } из { $total }.
# en: a7d76bd6
play-stacking = Создание столбиков (белые { $white }, чёрные { $black }).
# en: ac569aa9
play-reserve = Запас: белые { $white } ({ $white_list }), чёрные { $black } ({ $black_list }).
# en: 4a143b8f
play-centre =
    { $reserve }
    В центре: белые { $white }, чёрные { $black }.
# en: 76f1b0d0
play-prompt-red =
    { $player ->
        [white] Белые, поставьте
       *[black] Чёрные, поставьте
    } красную фишку
# en: 8c62d0ea
play-prompt-own =
    { $player ->
        [white] Белые, поставьте белую фишку
       *[black] Чёрные, поставьте чёрную фишку
    }
# en: 369c65f8
play-prompt-stack =
    { $player ->
        [white] Белые, сходите
       *[black] Чёрные, сходите
    } столбиком
# en: 0ee803f1
play-prompt-place =
    { $player ->
        [white] Белые, выставьте
       *[black] Чёрные, выставьте
    } фигуру
# en: 58d47090
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
# en: 70f46dc8
play-hint = Подсказка: { $mv }.
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
        [one] { $count } допустимый ход с { $space }:
        [few] { $count } допустимых хода с { $space }:
       *[many] { $count } допустимых ходов с { $space }:
    }
# en: f8356030
play-moves-none = С { $space } нет допустимых ходов.
# en: 52d347dc
play-moves-many =
    Допустимых ходов: { $count }. Чтобы увидеть ходы с точкой PÜNCT на одном
    месте, введите moves и это место, например moves c4.
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
# en: 6d59e42b
play-undone =
    { $count ->
        [one] Возвращён { $count } ход.
        [few] Возвращено { $count } хода.
       *[many] Возвращено { $count } ходов.
    }
# en: 6b2f3659
play-nothing-to-undo = Возвращать нечего.
# en: dc0309a4
play-not-placing = Все фишки уже стоят. Теперь сходите столбиком.
# en: c9589a7f
play-no-filling = В PÜNCT фигуры нужно выставлять самим, например l4/l5m5.
# en: 3acd5a04
play-refused = Ход { $mv } невозможен: { $why }
# en: b3ec71d1
play-unknown = «{ $found }» — не ход и не команда. Введите help, чтобы увидеть список.
# en: cb56a84a
play-save-where = Укажите файл: save ФАЙЛ, например save game.basalt
# en: 107622f1
play-over-prompt = Введите save ФАЙЛ, чтобы сохранить партию, undo, чтобы вернуть ход, или quit.
# en: af4634aa
play-quit-unsaved = Партия не сохранена. Введите save ФАЙЛ, чтобы сохранить её, или ещё раз quit, чтобы выйти.
# en: 922d756c
play-resign-again =
    Точно сдаться за { $player ->
        [white] белых
       *[black] чёрных
    }? Введите resign ещё раз.
# en: 2ee33c3d
play-end-of-input = Конец ввода.
# en: 8c8d56ef
play-unfinished = Партия не закончена.
# en: 0a121f68
play-resume = Чтобы продолжить её, введите: { $command }

## Показ

# en: 67899173
show-ply = После полухода { $ply } из { $plies }.

## Подсчёт

# en: 2ecf5e78
perft-total =
    позиций    { $nodes }
    секунд     { $seconds }
# en: 47a143d4
perft-progress = Подсчёт

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
analyze-best = лучший
# en: 9539d2ad
analyze-score = оценка
# en: 5f547385
analyze-loss = потеря
# en: ab2b1179
analyze-depth = глуб.
# en: 5609a81f
analyze-line = вариант
# en: f3652d7c
analyze-margin = { $points }
# en: 44aaeb31
analyze-chance = { $percent }%
# en: 8da8ce8b
analyze-proven = { $what }, доказано
# en: 446729ad
analyze-in-turns =
    { $verdict } за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
# en: 3471120a
analyze-verdict =
    { $verdict ->
        [win] победа
        [loss] поражение
       *[draw] ничья
    }
# en: cd75c9be
analyze-progress = Анализ позиций
# en: 4a5f5892
analyze-no-ply =
    --lines и --moves нужны для одной позиции; укажите её через --ply, от 0 до { $most }

## Матчи

# en: a6f85751
match-title = { $first } против { $second }
# en: ddd0f27a
match-score =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent }% очков
# en: 671503c0
match-white = Белыми: { $results }
# en: 840c6350
match-black = Чёрными: { $results }
# en: f4c0b583
match-pairs =
    { $count ->
        [one] { $count } пара партий
        [few] { $count } пары партий
       *[many] { $count } пар партий
    } со сменой цвета, по очкам: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
# en: 9423a05a
match-elo = Разница Эло: { $elo } (95% — между { $low } и { $high })
# en: bd0b354a
match-no-elo = Разницы Эло пока нет: нужны хотя бы две пары партий, и не все с одинаковыми очками.
# en: b8ad451f
match-sprt =
    SPRT: { $lower } против { $higher } Эло: { $verdict ->
        [lower] принято { $lower }
        [higher] принято { $higher }
       *[open] пока не решено
    } (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound })
# en: f404f081
match-overrun = { $name }: превышение времени до { $millis } мс
# en: 0d09263d
match-faults =
    { $name } — технические поражения: { $illegal ->
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
# en: bd3f3d77
match-time-out =
    Партия { $game }: { $name } ({ $player ->
        [white] белые
       *[black] чёрные
    }), поражение по времени: нет ответа за { $allowed }
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
# en: 126c00ff
match-resumed = Матч продолжается, сыграно партий: { $played } из { $games }.
# en: 892c8dfb
match-cut-short = Последняя партия в { $file } неполная и будет сыграна заново.
# en: 44059790
match-other =
    В { $file } партии другого матча: «{ $found }». А этот — «{ $expected }». Повторите прежнюю команду или укажите другой файл.
# en: e2266bb6
match-not-ours = партия { $game } в { $file } не относится к законченным партиям матча; укажите для записей другой файл
# en: 70a2b8de
match-busy = в { $file } пишет другой матч; дождитесь его окончания или укажите другой файл
# en: 95ee7879
match-absent = { $name } не может играть: { $reason }
# en: 0ab14941
match-position = { $file }, строка { $line }: { $reason }
# en: f03d4bd3
match-position-over = ожидалась позиция, с которой можно играть, но партия в ней окончена
# en: 86d18e12
match-no-positions = { $file }: ожидалась хотя бы одна позиция, но их нет
# en: 5aa12ff4
match-no-state = столбики выше 15 нельзя передать игроку, которому сообщают позицию: { $position }

## Проверка

# en: 8107aca9
validate-progress = Проверка партий
# en: 2d523e90
review-game = Партия { $number }
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

# en: ddc19c4c
convert-written =
    { $count ->
        [one] Записана { $count } партия в { $file }.
        [few] Записаны { $count } партии в { $file }.
       *[many] Записано { $count } партий в { $file }.
    }
# en: a36be82d
review-file-progress = Разбор партий из файла
# en: 2027f2cb
convert-progress = Преобразование партий
# en: df4bfa82
convert-left-out = Пропущено: { $reason }

## Раздача страницы

# en: b816e2c0
serve-address = Basalt работает по адресу { $address } — откройте его в браузере. Остановить: Ctrl-C.
# en: b37f6b61
serve-not-built =
    эта программа собрана без страницы: запустите cargo xtask run либо cargo xtask page и соберите её заново
# en: 29fdbc97
serve-port-taken = порт { $port } занят, возможно, другим Basalt: остановите его или выберите другой порт через --port (0 — любой свободный)
# en: 707a7896
serve-refused = не удалось открыть { $address }: { $reason }
# en: 7e209c57
serve-no-page = Страница не найдена.
# en: e7d74783
serve-home = На главную
# en: d0b16544
serve-description = Играйте в DVONN и PÜNCT онлайн, с компьютером или с другом на одном устройстве, в том числе без сети.
# en: fd00623d
serve-no-script = Для Basalt нужен JavaScript. Включите его для этой страницы.
# en: 53a1574e
serve-no-start = Basalt не запустился. Перезагрузите страницу или возьмите браузер поновее.
# en: 088d8ade
serve-folder = не удаётся хранить онлайн-партии в { $folder }: { $reason }; выберите другую папку через --data
# en: d4908a1e
serve-database-address =
    для --database нужен адрес базы данных PostgreSQL: postgres://user:password@host:port/name
# en: 32ed559e
serve-password-visible = Другие пользователи этого компьютера могут прочитать пароль в командной строке. Используйте BASALT_DATABASE или --database-file.
# en: 05b6f32f
serve-database = не удаётся использовать базу данных: { $reason }
# en: 69753499
serve-store-newer = там работала более новая версия Basalt: используйте её
# en: 60710b59
serve-page-alone = Игра онлайн отключена: { $reason }. Всё остальное работает.
# en: cc303776
serve-feed-title = Basalt: ваш ход
# en: e5a8ee5e
serve-feed-turn = { $game }: ваш ход, соперник { $name }
# en: 798c38ba
serve-preview-game = { $game }: { $white } — { $black }
# en: 0677bd5f
serve-preview-running = Партия идёт. Откройте её, чтобы посмотреть.
# en: 2cf2ab2a
serve-preview-won = Победа: { $name }.
# en: 1de92f79
serve-preview-drawn = Партия закончилась вничью.
# en: c35e9675
serve-preview-aborted = Партия прервана.
# en: 76bffec6
serve-preview-seek = Сыграем в { $game }?
# en: 8cd3db2a
serve-preview-seek-by = { $name } вызывает вас на партию. Откройте ссылку и играйте, аккаунт не нужен.
# en: b34f4a4d
serve-preview-seek-closed = Этот вызов уже закрыт.
# en: 2d5f61c3
serve-preview-computer = Компьютер, уровень { $level }
# en: aeb0b647
serve-exposed = --trial — только для этого компьютера: используйте его с --host, недоступным для других, например 127.0.0.1, и никогда за прокси
# en: a58f9e3f
serve-certificate = не удаётся использовать сертификат TLS: { $file }: { $reason }
# en: f35df61a
serve-folder-in-use = папку { $folder } уже использует другой Basalt: остановите его или выберите другую папку через --data
# en: 587efa9f
serve-bus-address = для --bus нужен адрес сервера NATS: nats://user:password@host:port
# en: 9ad08c74
serve-bus-without-database = --bus связывает серверы с общей базой данных PostgreSQL: добавьте --database или уберите --bus
# en: e174ef23
serve-second-node-without-bus = эту базу данных уже использует другой Basalt: чтобы запустить несколько, укажите у каждого одинаковый --bus
# en: eb01823e
serve-first-node-without-bus = эту базу данных использует другой Basalt без --bus: остановите его и запустите снова с тем же --bus, что и у этого
# en: e05d2a49
serve-other-bus = эту базу данных использует другой Basalt, но через этот --bus он не слышен: запустите оба с одинаковым --bus
# en: a687167f
serve-monitoring-refused = не удалось открыть { $address } для проверок состояния и метрик: { $reason }
# en: 20562d85
serve-monitoring-address = Проверки состояния и метрики доступны по адресу { $address }.
# en: ac7decb1
config-syntax = { $file } — неправильный TOML: { $reason }
# en: 268cdf9f
config-unknown = { $file }: настройки { $name } не существует
# en: 3c8b4897
config-kind = { $file }: у { $name } значение не того типа
# en: 3fba95dd
config-value = { $source }: неправильное значение: { $reason }
# en: 9260add2
config-refused = эти настройки несовместимы: { $reason }
# en: 52a81435
config-warning-plain = Внимание: { $host } доступен с других машин без TLS, и пароли можно прочитать в пути. Задайте --tls-cert и --tls-key или поставьте впереди прокси с TLS и добавьте --proxied и --public.
# en: e8f6e333
config-warning-proxied = Внимание: TLS здесь никто не обеспечивает: задайте --tls-cert и --tls-key или --proxied за прокси с TLS. За прокси без --proxied все игроки считались бы одним адресом.
# en: 332a3c8a
config-warning-proxy = Внимание: с одним --proxied любая машина частной сети может выдать себя за прокси и сама выбрать адрес, который учитывается. Назовите свой прокси через --proxy.
# en: d795f794
config-warning-metrics = Внимание: другие компьютеры могут читать метрики по адресу { $host }. Откройте доступ только для своего Prometheus.
# en: 2bcc71aa
config-warning-trial = Внимание: --trial снимает ограничения. Используйте его только для нагрузочных тестов.
# en: e01f65c9
config-warning-database = Внимание: { $variable } указывает базу данных, но задан --data, и он важнее. Партии хранятся в папке.
# en: 0652cd75
config-warning-readable = Внимание: другие пользователи этого компьютера могут прочитать { $path }. Выполните: chmod go= { $path }
# en: 7f6a610d
backup-saved = Сохранено в { $file }. Игроков: { $players }, партий: { $games }, событий: { $events }. Все партии проверены по ходам.
# en: 203c368b
backup-removed = Старая резервная копия { $file } удалена.
# en: 615b24e8
backup-checked = Резервная копия { $file } цела. Игроков: { $players }, партий: { $games }, событий: { $events }. Все партии проверены по ходам.
# en: 5ffe0ca5
backup-restored = Резервная копия { $file } восстановлена. Игроков: { $players }, партий: { $games }, событий: { $events }.
# en: b1903cec
backup-migrated = Скопировано. Игроков: { $players }, партий: { $games }, событий: { $events }. Строки и контрольные суммы всех таблиц совпадают.
# en: 60467adf
backup-file = не удаётся использовать { $file }: { $reason }
# en: b4e079c1
backup-none = { $file } — не резервная копия Basalt
# en: b71c53ad
backup-no-store = онлайн-партий здесь ещё нет: укажите папку через --data или базу данных через --database
# en: 56c85575
backup-not-empty = там уже есть данные: выберите пустую папку или базу данных
# en: e5d88b2c
backup-in-use = базу данных использует сервер: сначала остановите все серверы и повторите через пять секунд
# en: c83bde97
backup-different = резервная копия повреждена: таблица { $table } не совпадает с контрольной суммой
# en: b2b714e9
backup-store = не удаётся скопировать онлайн-партии: { $reason }
# en: 1f55ef14
backup-stage =
    { $stage ->
        [copy] Копирование строк
        [compare] Сравнение строк
       *[replay] Проигрывание партий
    }

## Импорт и выгрузки

# en: 01761143
import-progress = Импорт партий
# en: db9e3986
import-no-result = у партии нет результата
# en: fc4f2b37
import-summary = { $file }: импортировано { $imported }, уже есть { $known }, пропущено { $skipped }.
# en: ff5c719b
import-interrupted = Прервано. Запустите ту же команду ещё раз, чтобы продолжить; ни одна партия не импортируется дважды.
# en: 87175b87
import-damaged = { $file }: контрольная сумма не совпадает с SHA256SUMS; скачайте файл ещё раз
# en: 6f2f281e
dump-progress = Записано партий:
# en: 02b454af
dump-written =
    { $games ->
        [one] Записана { $games } партия в { $file }.
        [few] Записаны { $games } партии в { $file }.
       *[many] Записано { $games } партий в { $file }.
    }
# en: b917c945
dump-unchanged =
    { $games ->
        [one] { $file } уже актуален, { $games } партия.
        [few] { $file } уже актуален, { $games } партии.
       *[many] { $file } уже актуален, { $games } партий.
    }
# en: c24e5bc4
dump-none = Пока не завершена ни одна рейтинговая партия.
# en: 4b6f448f
dump-in-use = другой basalt dump уже пишет в эту папку

## Боты

# en: c00fd228
bot-no-token = нет токена: задайте переменную BASALT_TOKEN или укажите файл через --token-file
# en: e560fe45
bot-not-a-bot = это не аккаунт бота: добавьте --upgrade, чтобы навсегда превратить в него аккаунт, который ещё не играл
# en: a5ceef49
bot-refused = бот не может играть: { $reason }

## Нагрузка на сервер

# en: 757c157e
load-not-here = { $address } — не этот компьютер: нагрузочные тесты работают только с сервером на этом компьютере
# en: 0315ae37
load-files = открытых файлов в системе может быть { $most }, а нужно { $needed }: сначала выполните ulimit -n { $needed }
# en: be8f1f3d
load-machine = отказ системы: { $reason }
# en: d45e0cd8
load-no-server = не удалось запустить сервер: { $reason }
# en: df80e558
load-gone = сервер недоступен или разорвал соединение
# en: 98feffe0
load-too-often = сервер ограничивает запросы; запустите его через basalt serve --trial
# en: 2cadde32
load-refused = сервер отказывает: { $what }
# en: e8b5b466
load-silent = сервер не ответил
# en: e7bb43bc
load-odd = сервер прислал неожиданный ответ
# en: 28c7b0ce
load-stage =
    { $stage ->
        [guests] Создаём гостей
        [bots] Создаём ботов
        [sockets] Подключаем игроков
        [games] Начинаем партии
        [moves] Делаем ходы
       *[check] Проверяем ходы
    }
# en: f591121f
load-stopped = Остановлено до начала измерений.
# en: cec67c4b
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
# en: df662445
load-memory = Память сервера: { $before } МБ до подключений, { $after } МБ сейчас, { $each } КБ на соединение.
# en: 2c925b8e
load-processor = Процессорное время: сервер { $server } с, { $each } мс на ход; игроки и атакующие { $generator } с.
# en: 0065967a
load-attack = Атака: соединений { $opened }, закрыто сервером { $closed }; входов { $logins }, поисков { $searches }, отклонено из-за лимита { $refused }, неудачных { $odd }.
# en: ba5ae544
load-too-much-memory = Во время атаки сервер занял { $after } МБ памяти — больше допустимых { $max } МБ.
# en: ea7e99b4
load-caption = Ходов в секунду и миллисекунд от намеченного времени хода до получения соперником; в последних столбцах — до подтверждения:
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
# en: f87ab8ad
load-bots = Боты: { $bots }, ходов в секунду { $rate }, упущено { $missed }; 99% ходов соперник получает за { $delivered } мс, подтверждение приходит за { $acknowledged } мс.
# en: d4542a2b
load-knee = Наибольший выдержанный темп, ходов в секунду: { $rate }.
# en: b77fbf7c
load-no-knee = Даже начальный темп оказался слишком высоким.
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
# en: cb1d1224
load-fault =
    { $kind ->
        [lost] Партия { $game }: ход { $number } подтверждён, но его нет.
        [doubled] Партия { $game }: ход { $number } есть больше раз, чем его отправляли.
        [different] Партия { $game }: игроки получили разные ходы под номером { $number }.
       *[broken] Партия { $game }: с хода { $number } ходы недопустимы.
    }
# en: 942548d8
load-troubles =
    { $count ->
        [one] { $count } игрок не смог продолжать: { $first }.
        [few] { $count } игрока не смогли продолжать; первая причина: { $first }.
       *[many] { $count } игроков не смогли продолжать; первая причина: { $first }.
    }

## Операторы

# en: 2f55b9bd
admin-password-reset = У { $name } новый пароль, все сеансы завершены. Он показан только здесь:
# en: 4426dd2c
admin-password-set = У { $name } новый пароль, все сеансы завершены.
# en: 7c913905
admin-game-closed = Партия { $game } прервана и не имеет результата.
# en: 0a20c69d
admin-game-adjudicated = Партия { $game } присуждена.
# en: 32d3c60a
admin-announced =
    { $minutes ->
        [one] Все увидят текст в течение { $minutes } минуты.
        [few] Все увидят текст в течение { $minutes } минут.
       *[many] Все увидят текст в течение { $minutes } минут.
    }
# en: fec05ad4
admin-announcement-ended = Объявление снято.
# en: 4bbc8913
admin-maintenance-begun = Через три секунды все партии и часы остановятся. Завершить: basalt admin maintenance off
# en: adaf6f8a
admin-maintenance-ended = Все партии продолжаются. Время перерыва не идёт ни на одних часах.
# en: 47074bed
admin-moderator-added = { $name } теперь модератор.
# en: 69c4eb67
admin-moderator-removed = { $name } больше не модератор.
# en: 7800f6de
admin-no-member = нет участника с таким именем
# en: 8a51c0ca
admin-no-game = нет такой партии
# en: 837a0fab
admin-over = партия окончена
# en: 660e92d5
admin-bad-password = нужно 8–200 символов
# en: 06441d67
admin-weak-password = этот пароль слишком распространён; выберите другой
# en: 0a3e1ab3
admin-bad-announcement = объявление — это одна строка из 1–{ $most } символов
# en: ce5eb43e
admin-no-change = менять нечего
# en: 46f5691f
admin-busy = партия всё время меняется; попробуйте ещё раз
# en: 524c730a
admin-older = эти данные записала более старая версия Basalt: сначала запустите сервер этой версии

## Почта
# en: 4b6959b7
mail-verify = Подтвердите адрес почты
# en: edfd6a44
mail-verify-text =
    Здравствуйте, { $name }!

    Откройте эту ссылку в течение 24 часов, чтобы подтвердить адрес. Если вы об этом не просили, не обращайте внимания на это письмо.

    { $link }
# en: 77c25556
mail-reset = Сброс пароля
# en: 89997535
mail-reset-text =
    Здравствуйте, { $name }!

    Откройте эту ссылку в течение часа, чтобы выбрать новый пароль. Если вы об этом не просили, не обращайте внимания на это письмо: пароль не изменится.

    { $link }
# en: d946b933
mail-password-changed = Ваш пароль изменён
# en: 4c7b88f7
mail-password-changed-text =
    Здравствуйте, { $name }!

    Пароль вашего аккаунта изменён. Если это были не вы, сразу же сбросьте его.

    Чтобы больше не получать таких писем: { $unsubscribe }
# en: 43db45ca
mail-passkey-added = К аккаунту добавлен ключ доступа
# en: 2551016d
mail-passkey-added-text =
    Здравствуйте, { $name }!

    К вашему аккаунту добавлен ключ доступа. Если это были не вы, удалите его и смените пароль.

    Чтобы больше не получать таких писем: { $unsubscribe }
# en: 3ed52fd7
serve-smtp = неверный адрес сервера SMTP: нужен smtps://пользователь:пароль@сервер
# en: 9417afaf
serve-mail-from = неверный отправитель писем: нужен Basalt <noreply@basalt.example>

## Push notifications
# en: 1ef7005c
push-turn = Ваш ход
# en: 3c00867a
push-started = Ваша партия началась
# en: a3f55839
push-challenge = Новый вызов
# en: e09c62ed
push-body = { $game }, соперник { $name }

## E-mail about games
# en: faa5b613
mail-turns =
    { $count ->
        [one] Ваш ход в { $count } партии
        [few] Ваш ход в { $count } партиях
       *[many] Ваш ход в { $count } партиях
    }
# en: f2cdb129
mail-turns-text =
    Здравствуйте, { $name }!

    Эти партии ждут вашего хода:

    { $games }

    Чтобы больше не получать таких писем: { $unsubscribe }
# en: db4c12a8
mail-turns-game = { $game }, соперник { $name }: { $left }
# en: 09e96c4c
mail-left-days =
    { $days ->
        [one] остался { $days } день
        [few] осталось { $days } дня
       *[many] осталось { $days } дней
    }
# en: cf1a2536
mail-left-hours =
    { $hours ->
        [one] остался { $hours } час
        [few] осталось { $hours } часа
       *[many] осталось { $hours } часов
    }
# en: 0d9472e5
mail-left-minutes = осталось меньше часа
