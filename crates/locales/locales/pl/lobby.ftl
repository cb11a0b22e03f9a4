### Poczekalnia, profile, ranking i archiwum.

## Getting into a game
# en: e1f31481
online-invite = Zaproś znajomego
# en: 77af498e
online-computer = Komputer
# en: 973e8c9a
online-rated-members = Zaloguj się, by grać partie rankingowe
# en: a318950e
online-rapid = Szybka
# en: b9dca11b
online-per-move = na ruch
# en: 8d226b82
online-custom = Inna
# en: 11325739
online-custom-note = dowolny czas
# en: 8269f404
online-friend = Znajomy
# en: 6067ac46
online-friend-note = przez link
# en: cd874ee7
online-waiting-count = czeka: { $count }
# en: 964f1fd7
online-looking = Szukanie… { $time }
# en: e0dccbb9
online-meanwhile-lead = Twoje wyzwanie pozostaje otwarte.
# en: f2c35b21
online-meanwhile = Zagraj w tym czasie z komputerem (poziom { $level })
# en: 7d14d658
online-start = Początek:
# en: 7735600c
online-rules = Zasady:
# en: 7fd23dc5
online-color = Kolor:
# en: 6ca50b38
online-searching = Szukanie przeciwnika
# en: bcd6b2c8
online-pace = Czas
# en: f0f36e10
online-link = Wyślij ten link znajomemu. Zagra z tobą ten, kto pierwszy go otworzy.
# en: 1bfb79ee
online-copy = Kopiuj link
# en: 15d3688b
online-seeks = Otwarte wyzwania
# en: d80423a2
online-no-seeks = Brak otwartych wyzwań
# en: 390c0913
online-no-seeks-text = Utwórz wyzwanie albo zagraj tymczasem z komputerem.
# en: 56d18f02
online-create = Utwórz wyzwanie
# en: 5967be2b
online-create-short = Utwórz
# en: 1b3e2e8b
online-gone = Zamknięte
# en: 081d5065
online-show-all = Pokaż wszystkie ({ $count })
# en: f997ef86
online-your-turn-title = Twój ruch
# en: 574206e9
online-your-games = Twoje partie
# en: db92e481
online-live-now = Teraz grają
# en: ccbccdc0
online-no-live = Nikt teraz nie gra
# en: a3811e06
online-no-live-text = Tu pojawią się trwające partie.
# en: 114e5920
online-recent = Ostatnie wyniki
# en: 4f4a3457
online-no-recent = Brak skończonych partii.
# en: dd3de2d4
online-players-count =
    { $players ->
        [one] { $players } gracz online
        [few] { $players } gracze online
       *[many] { $players } graczy online
    }
# en: 4ee5589b
online-real-time = Na żywo
# en: 52f32dd4
online-correspondence = Korespondencyjnie
# en: ef3b100a
online-minutes = Minuty na gracza
# en: 5f407cd6
online-odds-field = Fory czasowe
# en: f4398de4
online-odds-minutes = Minuty przeciwnika
# en: 40c31a3a
online-odds-increment = Sekundy przeciwnika za ruch
# en: 86ea6cf8
online-increment = Sekundy za ruch
# en: 34b8e0dd
online-days-field = Dni na ruch
# en: 61bfb3c6
online-opponent = Przeciwnik
# en: 10f3a790
online-anyone = Każdy
# en: 4e881616
online-accept = Zagraj
# en: e3178e91
online-for-you = dla ciebie
# en: 9fc2d5fd
online-seek-title = { $name } rzuca ci wyzwanie

## Accounts and players
# en: 1a3f7f62
online-online = W sieci
# en: 35bcd09e
online-offline = Poza siecią
# en: db761eb2
online-playing = gra
# en: 68c62559
online-playing-now = Gra teraz
# en: a708251a
online-nobody-online = Nikogo więcej nie ma w sieci.
# en: 403e4c15
online-followed-games = Obserwowani gracze
# en: cb89a5a4
online-followed-mark = obserwowany
# en: 07de2a8a
online-people = Ludzie
# en: c2fca09b
online-challenges-from = Wyzwania od
# en: 83cc34f5
online-feed = Kanał Atom
# en: 3437c836
online-feed-lead = Czytnik kanałów powiadomi cię, gdy nadejdzie twój ruch. Nie udostępniaj adresu: każdy, kto go zna, może czytać kanał.
# en: 9aa65df2
online-feed-address = Adres twojego kanału. Widać go tylko teraz.
# en: aa160282
online-feed-renew = Nowy adres
# en: 45df3176
online-feed-end = Unieważnij
# en: aa35f8be
online-follow = Obserwuj
# en: 45ca5f4c
online-unfollow = Przestań obserwować
# en: b8b1659e
online-following = Obserwujesz
# en: 6278be53
online-following-none = Nikogo jeszcze nie obserwujesz. Otwórz profil gracza, żeby go obserwować.
# en: eef7bec8
online-followers =
    { $count ->
        [one] { $count } obserwujący
        [few] { $count } obserwujących
        [many] { $count } obserwujących
       *[other] { $count } obserwującego
    }
# en: bde8f302
online-unblock = Odblokuj
# en: 748fde23
online-closed-account = To konto jest zamknięte.
# en: ab73c9ba
online-blocked = Zablokowani
# en: 5c293460
online-blocked-note = Zablokowani gracze nie mogą cię wyzywać ani do ciebie pisać.
# en: d277cd9e
online-leaderboard = Ranking graczy
# en: 0f2efe15
online-provisional = Ranking tymczasowy
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
# en: 02bb9a30
online-nobody = Brak graczy z rankingiem
# en: b89a6675
online-unrated = Brak partii rankingowych
# en: 92e9b678
online-unrated-text = Ranking pojawi się po pierwszej partii rankingowej.
# en: dec003e3
online-won = wygrane: { $games }
# en: 634e34b3
online-drawn = remisy: { $games }
# en: d2559175
online-lost-count = przegrane: { $games }
# en: 4cc2b41f
online-as-white = jako Biały
# en: d84056cf
online-as-black = jako Czarny
# en: 7503fcab
online-opponents = Ulubieni przeciwnicy
# en: e1d66c77
online-between = Ty i { $name }
# en: 559bf1f4
online-training = Trening
# en: f3ef2060
online-puzzles-solved =
    { $count ->
        [one] rozwiązane zadanie
        [few] rozwiązane zadania
        [many] rozwiązanych zadań
       *[other] rozwiązanego zadania
    }
# en: 5383fc03
online-lessons-done =
    { $count ->
        [one] ukończona lekcja
        [few] ukończone lekcje
        [many] ukończonych lekcji
       *[other] ukończonej lekcji
    }
# en: 0b2d05c0
online-challenge-player = Wyzwij
# en: 1c6ead81
online-history = Historia rankingu
# en: a72fbc18
online-chart-empty = Za mało partii rankingowych w tym okresie.
# en: 6bff4aaa
online-month = Miesiąc
# en: 0fe63a3e
online-year = Rok
# en: ebb51be4
online-all-time = Całość
# en: 176ece53
online-rating-column = Ranking
# en: 75816898
online-when = Data
# en: b35a13c7
online-games-title = Partie
# en: e4fa00f3
online-open-game = Otwórz
# en: f99b0dbc
online-outcome =
    { $outcome ->
        [won] Wygrana
        [lost] Przegrana
        [draw] Remis
        [running] Trwa
       *[aborted] Przerwana
    }
# en: d85a2e0b
online-vacation-until = Na urlopie najpóźniej do { $date }

## The archive
# en: 81923ecc
online-archive = Wszystkie partie
# en: edc58bf6
online-result = Wynik
# en: feabcf0e
online-result-is =
    { $result ->
        [white] Wygrana Białego
        [black] Wygrana Czarnego
        [draw] Remis
       *[any] Wszystkie
    }
# en: 44d7cdc4
online-from = Od
# en: 9a32d4b6
online-until = Do
# en: 2a225d60
online-reds = Czerwone piony (trzy pola)
# en: 79230f84
online-search = Szukaj
# en: 3fcf210e
online-nothing-found = Nie znaleziono partii
# en: fda9a60f
online-nothing-found-text = Spróbuj poszukać inaczej.
# en: e4cf1c75
online-more = Pokaż więcej

## What the server does not do
# en: 924efe6e
online-message = Napisz
