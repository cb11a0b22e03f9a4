### Polski: co mówi tylko strona.

# en: ff236ba9
page-nav = Nawigacja
# en: f86e9519
page-home = Graj
# en: bb8c0106
page-games = Moje partie
# en: 8886c0d2
page-settings = Ustawienia
# en: ad6b8f76
page-skip = Przejdź do treści
# en: a361a062
page-more = Więcej
# en: 0d181351
page-account = Twoje konto
# en: c94b6e3f
page-sign-in = Zaloguj się
# en: 89edcdb7
page-create-account = Załóż konto
# en: e8641432
page-profile = Profil
# en: 33f32a11
page-log-out = Wyloguj się
# en: a04342a3
page-your-turn = Twój ruch
# en: 90adcbec
page-setting-up = Przygotowujemy planszę
# en: 0f7c0431
page-credits = Autorem gier DVONN i PÜNCT jest Kris Burm. Basalt to niezależne dzieło: ani on, ani jego wydawcy nie mają w nim udziału.
# en: 27e9889a
page-lost-title = Tu nic nie ma
# en: 7ed1ec38
page-lost = Nie ma strony o adresie { $path }.
# en: 92abafab
page-lost-home = Do gier

## Pierwszy ekran

# en: 176e2c7b
page-home-dvonn = Układaj piony w stosy i utrzymuj łączność z czerwonymi. Stosy, które ją stracą, spadają z planszy, a wygrywa ten, kto kontroluje więcej pionów.
# en: f08842d3
page-home-punct = Kładź, przesuwaj i układaj na sobie elementy o trzech kropkach, aż twoje połączą dwa przeciwległe boki planszy.
# en: 76690ac9
page-home-computer = Zagraj z komputerem
# en: f8ba3d4e
page-home-two = We dwoje na jednym urządzeniu
# en: 96bf71c2
page-home-unfinished = Partia { $game } nie jest skończona.
# en: 1de7264e
page-home-continue = Kontynuuj
# en: 99b9daea
page-home-find = Znajdź przeciwnika
# en: 7cee7dfa
page-home-days = Dni
# en: aabbff85
page-home-days-each = Dni na ruch: { $days }
# en: 8a7cd519
page-home-waiting = czeka: { $count }
# en: 8c32cb40
page-home-level = Poziom { $level } z { $all }
# en: 68f2cf48
page-home-options = Wybierz poziom i zegar
# en: caf2f1bd
page-home-friend = Gra ze znajomym
# en: 41ff20e9
page-home-link = Wyślij link
# en: 9cf7e5e4
page-home-new = Grasz w { $game } pierwszy raz?
# en: 468a5108
page-home-coach = Pierwsza partia z trenerem
# en: bd808663
page-home-counts = W sieci: { $players } · partie: { $games } · czeka: { $waiting }
# en: f750c6ea
page-home-live = Partia na żywo
# en: 67230c2c
page-home-watch = Oglądaj partię
# en: a91528b0
page-home-example = Przykładowa partia
# en: 86d5c895
page-home-learning = Ucz się dalej
# en: a7b0c7fb
page-home-lessons = Wszystkie lekcje
# en: 47468735
page-home-all-games = Wszystkie partie

## Przed partią

# en: 8203f461
page-new-title = Partia { $game }
# en: 0d0cf687
page-new-opponent = Przeciwnik
# en: bbe838a4
page-new-opponent-computer = Komputer
# en: 3c563866
page-new-opponent-two = Osoba obok
# en: 26a48a27
page-new-level = Poziom
# en: caa0d7b1
page-new-color = Twój kolor
# en: 753ba2ec
page-new-color-chance = Losowo
# en: a7918850
page-new-board = Plansza na początku
# en: 4caceec5
page-new-board-full = Zapełniona losowo
# en: d4bf3df4
page-new-board-empty = Pusta: rozmieszczasz piony
# en: cf5e19e1
page-new-variant = Zasady
# en: d48570bb
page-new-variant-basic = Podstawowe
# en: 48aea0a7
page-new-variant-standard = Standardowe
# en: 685a02db
page-new-clock = Zegar
# en: d27832e7
page-new-begin = Zacznij

# en: a5d0b4da
page-level-first-games = Na pierwsze partie: przeocza większość możliwości.
# en: 999a6a59
page-level-easy = Łatwy: własne szanse widzi lepiej niż twoje.
# en: 6dcc8a97
page-level-club = Uważny: patrzy kilka ruchów naprzód.
# en: a11f9efc
page-level-strong = Silny: patrzy daleko naprzód i prawie się nie myli.
# en: eaf0d809
page-level-full = Pełna siła: wykorzystuje cały swój czas.

# en: 6771afe9
page-clock-none = Bez zegara
# en: 8b584e6c
page-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[more] { $minutes } min + { $seconds } s
    }
# en: f5697028
page-clock-own = Własny czas
# en: 992a86bb
page-clock-minutes = Minuty na partię
# en: f9f29fd4
page-clock-increment = Sekundy na ruch

## Partia

# en: b1c4e481
page-player-you =
    { $color ->
        [white] Biały: ty
       *[black] Czarny: ty
    }
# en: dcf102ff
page-player-computer =
    { $color ->
        [white] Biały: komputer, poziom { $level }
       *[black] Czarny: komputer, poziom { $level }
    }
# en: 5b553837
page-player-person =
    { $color ->
        [white] Biały
       *[black] Czarny
    }

# en: 2f7c04d7
page-play-thinking = myśli
# en: b9f2c02e
page-play-nothing = Żadna partia nie jest w toku
# en: b45da0dc
page-play-nothing-home = Wybierz grę
# en: f43ca998
page-play-unreadable = Partii, która była w toku, nie da się już odczytać. Jest zachowana bez zmian na stronie „Moje partie”, skąd można ją wyeksportować.
# en: adda6365
page-play-moves = Ruchy
# en: f6210572
page-play-first = Pozycja początkowa
# en: 5ce80ca4
page-play-back = Ruch wstecz
# en: 6b870542
page-play-ahead = Ruch naprzód
# en: 4fb2b3eb
page-play-last = Ostatnia pozycja
# en: 4c591a32
page-play-aside = Partia
# en: 76baae25
page-play-players = Gracze
# en: 689ddd04
page-play-actions = Co możesz zrobić
# en: 2837f213
page-play-undo = Cofnij
# en: c1e4d103
page-play-redo = Ponów
# en: 2a5a876d
page-play-hint = Podpowiedź
# en: a68f98fd
page-play-hint-is = Dobry ruch to { $mv }
# en: d5cd1f72
page-play-refused = To niemożliwe: { $why }.
# en: b1391210
page-play-stop = Niech zagra
# en: 02aac0c1
page-play-flip = Obróć planszę
# en: 85a70e6e
page-play-zen = Tryb zen
# en: 3b38b066
page-play-place-rest = Rozmieść resztę
# en: ca7e3866
page-play-finish = Dograj za mnie
# en: 4a82a7fb
page-play-resign = Poddaj się
# en: 0ca43ff6
page-play-resign-sure = Poddać partię?
# en: a5da50f9
page-play-new = Nowa partia
# en: ae36f9ed
page-play-rematch = Rewanż
# en: f3f40f38
page-play-resign-text = Partia się skończy i wygra druga strona.
# en: 14d0eeaa
page-play-resign-no = Graj dalej
# en: 3fa01721
page-play-menu = Menu
# en: 9b857cbe
page-play-leave = Wyjdź z partii
# en: 9a51dd1d
page-play-zen-exit = Wyjdź z trybu zen
# en: 02ae220c
page-player-name-you = Ty
# en: 9cd8ac8c
page-player-name-computer = Komputer
# en: de2b2dba
page-player-level = poziom { $level }
# en: f236df25
page-player-turn = twój ruch
# en: 5d97f16f
page-player-can-move =
    { $count ->
        [one] { $count } stos może się ruszyć
        [few] { $count } stosy mogą się ruszyć
        [many] { $count } stosów może się ruszyć
       *[other] { $count } stosu może się ruszyć
    }
# en: c6aeb7bc
page-player-pieces =
    { $count ->
        [one] pion
        [few] piony
        [many] pionów
       *[other] piona
    }
# en: d0793f28
page-player-balance = Biały { $white }, Czarny { $black }
# en: 2b2a28ba
page-hand = Element w ręce
# en: dfae7bb6
page-hand-place = Połóż element
# en: 59f0f2a8
page-hand-turn = Obróć
# en: a05232ad
page-play-looking-back = Oglądasz wcześniejszą pozycję.
# en: 82873c70
page-play-place-red =
    { $who ->
        [you] Twój ruch: połóż czerwony pion
       *[another] { $color ->
            [white] Biały kładzie czerwony pion
           *[black] Czarny kładzie czerwony pion
        }
    }
# en: d30b25e5
page-play-place =
    { $who ->
        [you] Twój ruch: połóż pion
       *[another] { $color ->
            [white] Biały kładzie pion
           *[black] Czarny kładzie pion
        }
    }
# en: dde395ab
page-play-move =
    { $who ->
        [you] Twój ruch: przesuń stos
       *[another] { $color ->
            [white] Ruch ma Biały
           *[black] Ruch ma Czarny
        }
    }
# en: b0a27daf
page-play-turn =
    { $who ->
        [you] Twój ruch: połóż albo przesuń element
       *[another] { $color ->
            [white] Ruch ma Biały
           *[black] Ruch ma Czarny
        }
    }

# en: ef699799
page-result-label = Wynik
# en: 0385de54
page-result-you =
    { $outcome ->
        [won] Wygrywasz
       *[lost] Przegrywasz
    }
# en: aa18ba99
page-result-you-score =
    { $outcome ->
        [won] Wygrywasz { $points }:{ $against }
       *[lost] Przegrywasz { $points }:{ $against }
    }
# en: 2f6a285b
page-result-no-moves = Nikt nie może się już ruszyć.
# en: 68122399
page-result-connected =
    { $sides ->
        [south-west] Południowy zachód jest połączony z północnym wschodem.
        [north-west] Północny zachód jest połączony z południowym wschodem.
       *[west-east] Zachód jest połączony ze wschodem.
    }
# en: 9da6cff5
page-result-you-resigned = Poddajesz partię.
# en: 54e558cc
page-result-your-time = Skończył ci się czas.
# en: 6c9817b4
page-result-share = Udostępnij
# en: 1586f363
page-result-copied = Partia skopiowana. Wklej ją, gdzie chcesz.
# en: 02311145
page-result-not-copied = Przeglądarka nie pozwoliła kopiować. Partię możesz wyeksportować w „Moje partie”.

# en: 9924a126
page-count-controls = kontroluje
# en: 00c409d3
page-count-can-move = mogą się ruszyć
# en: 1b1446c4
page-count-removed = zdjęte
# en: a46aff95
page-count-placements = do położenia
# en: 352c1824
page-count-centre = kropki w środku

## Plansza

# en: 2f2f6d85
page-board-role = plansza
# en: d7023699
page-board-confirm = Zagrać ten ruch?
# en: 9f28f59c
page-board-yes = Potwierdź
# en: e6e6b848
page-board-no = Odłóż
# en: da51b30b
page-board-reserve =
    { $color ->
        [white] Zapas Białego
       *[black] Zapas Czarnego
    }
# en: ed022e2f
page-board-kind =
    { $kind ->
        [triangle] Trójkątny
        [straight-middle] Prosty, kropka PÜNCT w środku
        [straight-end] Prosty, kropka PÜNCT na końcu
        [angle-left] Kątowy, kropka PÜNCT na lewym ramieniu
        [angle-right] Kątowy, kropka PÜNCT na prawym ramieniu
       *[angle-bend] Kątowy, kropka PÜNCT w zgięciu
    }: { $left ->
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }
# en: 8add1fdf
page-board-turn = Obróć zgodnie z ruchem wskazówek zegara
# en: 0271c6d9
page-board-turn-back = Obróć przeciwnie do ruchu wskazówek zegara
# en: 34831600
page-board-nudge =
    Przesuń element { $way ->
        [up] w górę
        [up-right] w prawo w górę
        [down-right] w prawo w dół
        [down] w dół
        [down-left] w lewo w dół
       *[up-left] w lewo w górę
    }
# en: 1a909f77
page-board-look-under = Zajrzyj pod spód
# en: 221ba0a2
page-board-threats = Pokaż groźby
# en: 3a72b29f
page-board-floors = Piętra do { $floor }
# en: ed53e460
page-board-unzoom = Cała plansza

## Silnik

# en: 738c8f27
page-engine-no-workers = Komputer nie może grać w tej przeglądarce: nie ma ona wątków roboczych (workers). Gra we dwoje działa.
# en: e8252d23
page-engine-no-simd = Komputer nie może grać w tej przeglądarce: jej WebAssembly jest zbyt stare. Gra we dwoje działa.
# en: a0f8fc34
page-engine-restarted = Gracz komputerowy przestał działać i został uruchomiony ponownie. Nic z partii nie przepadło.
# en: e9ae5b34
page-engine-given-up = Gracz komputerowy wciąż się zatrzymuje. Odśwież stronę, by spróbować jeszcze raz; partia jest zachowana.

## Zachowane partie

# en: 7fa53ced
page-games-none = Twoje skończone partie są przechowywane tutaj, tylko w tej przeglądarce.
# en: de4bdc49
page-games-none-title = Nie ma jeszcze partii
# en: 38c1cb3b
page-games-more = Pokaż więcej
# en: 364ba055
page-games-open = Obejrzyj
# en: 368163b3
page-games-export = Eksportuj wszystkie
# en: ac308e1f
page-games-export-one = Eksportuj
# en: c5c518fc
page-games-import = Importuj
# en: df8f18d6
page-games-imported =
    { $added ->
        [0] Brak nowych partii
        [one] { $added } nowa partia
        [few] { $added } nowe partie
       *[many] { $added } nowych partii
    }, już znane: { $known }, nieodczytane: { $refused }.
# en: 106f32c4
page-games-delete = Usuń
# en: 95606b8e
page-games-delete-sure = Na pewno usunąć?
# en: bc93bc38
page-games-delete-title = Usunąć tę partię?
# en: 3b414784
page-games-delete-text = Zniknie z tej przeglądarki na zawsze.
# en: 8a68953c
page-games-keep = Zostaw
# en: 9dd9bb46
page-games-broken = Tej partii nie da się odczytać: { $why }. Jest przechowywana bez zmian; wyeksportuj ją albo usuń.
# en: 79c3698e
page-games-unfinished = Nieskończona.
# en: 5eb9c718
page-games-missing = Tej partii nie ma w tej przeglądarce

## Ustawienia

# en: 68b3f73e
page-settings-language = Język
# en: f9ee133c
page-settings-theme = Kolory
# en: f8e4a1c6
page-settings-as-system = Jak w systemie
# en: 887cbe2c
page-settings-light = Jasne
# en: ede969d6
page-settings-dark = Ciemne
# en: d6cc9ed2
page-settings-motion = Animacje
# en: 5482a75f
page-settings-reduced = Jak najmniej
# en: 4071ab25
page-settings-confirmation = Pytaj przed ruchem w DVONN
# en: 6f20f038
page-settings-never = Nigdy
# en: 0f2e33d8
page-settings-own-losses = Gdy odcina moje piony
# en: 76eefb58
page-settings-always = Zawsze
# en: d6b8be14
page-settings-threats = Pokazuj groźby przeciwnika w PÜNCT
# en: 82546a43
page-settings-for-beginners = W pierwszych partiach
# en: 1c5c7dcb
page-settings-sound = Dźwięki
# en: a38a951e
page-settings-coordinates = Litery i cyfry obok planszy
# en: 5073f09b
page-settings-links = Łączność stosów w DVONN i łańcuchy w PÜNCT
# en: 2c35a7e2
page-links = Łączność
# en: 1e20706b
page-keys-links = Pokaż łączność i łańcuchy
# en: 616de7f8
page-settings-pieces = Piony
# en: 969d29f0
page-settings-stone = Kamień
# en: 9da2b5fa
page-settings-contrast = Wysoki kontrast
# en: 674168f2
page-settings-appearance = Wygląd
# en: 322ab0b6
page-settings-board = Plansza i dźwięk
# en: 0e3b4a3c
page-settings-help = Pomoc w czasie partii
# en: 250f0ef2
page-settings-volume = Głośność
# en: 3a738847
page-settings-board-size = Rozmiar planszy
# en: 9145f5f8
page-settings-quiet = Cicho
# en: 475c287c
page-settings-normal = Normalnie
# en: 8ffb665e
page-settings-loud = Głośno
# en: 71c1fcb8
page-settings-small = Mała
# en: 056e2450
page-settings-medium = Średnia
# en: be2e49df
page-settings-large = Jak największa

# en: 39db16b8
page-store-closed = Ta przeglądarka niczego nie przechowuje dla tej strony, więc po jej zamknięciu partia przepadnie.
# en: 85eeafe2
page-store-full = Pamięć przeglądarki dla tej strony jest pełna, więc ostatnie ruchy nie są zapisywane. Usuń lub wyeksportuj partie na stronie „Moje partie”.

# en: 5ca548c6
page-analyse = Analiza
# en: bc1f140a
page-analyse-lead = Wypróbuj ruchy razem z silnikiem i sprawdź, gdzie partia się odwróciła.
# en: c6feeff5
page-analyse-this = Analizuj tę partię
# en: 5ff8ea94
page-analyse-engine = Silnik
# en: 5fb3eca6
page-analyse-lines = Warianty
# en: 9d72e835
page-analyse-depth = Głębokość { $depth }, { $speed } tys. pozycji na sekundę
# en: 1ae8b839
page-analyse-over = Tu partia jest skończona.
# en: 6247561c
page-analyse-chance = Szanse białych na wygraną: { $percent } %
# en: d42c0a1a
page-analyse-proven = { $score }, dowiedzione
# en: fba21ec4
page-analyse-win-in =
    { $winner ->
        [white] Białe
       *[black] Czarne
    } wygrywają w { $turns }
# en: 07dcadf6
page-analyse-win =
    { $winner ->
        [white] Białe wygrywają
       *[black] Czarne wygrywają
    }, dowiedzione
# en: b4271db0
page-analyse-draw = Remis, dowiedziony
# en: 8efeda1a
page-analyse-follow = Zagraj do { $mv }
# en: 210130cd
page-analyse-tree = Ruchy i warianty
# en: edc61d34
page-analyse-empty = Nie ma jeszcze ruchów. Zagraj je na planszy za obie strony.
# en: f5d08ead
page-analyse-promote = Awansuj wariant
# en: 02bbfb04
page-analyse-delete = Usuń od tego miejsca
# en: 485de0fb
page-analyse-copy-line = Kopiuj ruchy
# en: a46105c6
page-analyse-comment = Komentarz
# en: 08e66e12
page-analyse-marks = Oceny ruchów
# en: 974a428d
page-analyse-full = Drzewo jest zbyt duże, nic więcej się nie zmieści.
# en: 4f3621ab
page-analyse-chart = Szanse białych na wygraną, ruch po ruchu
# en: c15a4051
page-analyse-review = Przejrzyj partię
# en: a81f85fd
page-analyse-reviewing = Przegląd: { $done } z { $total }
# en: fcc38de0
page-analyse-stop = Zatrzymaj
# en: a6a8d77f
page-analyse-note-down = Zapisz oceny w partii
# en: 61242555
page-analyse-noted = Oceny są już w partii.
# en: 51d78639
page-analyse-open = Otwórz partię
# en: 7e516e36
page-analyse-paste = Wklej tu partię lub pozycję w dowolnym formacie
# en: d5b5e7cb
page-analyse-read = Wczytaj
# en: c14a47e6
page-analyse-file = Wybierz plik
# en: d9e5afd9
page-analyse-unreadable = Nie da się tego odczytać: { $why }.
# en: 9f54c5d5
page-analyse-nothing = Nie ma tu nic do odczytania.
# en: e740d108
page-analyse-share = Zapisz i udostępnij
# en: adeb7e43
page-analyse-copy-link = Kopiuj link
# en: 5c299c1e
page-analyse-copied = Skopiowano.
# en: cf13cc6b
page-analyse-not-copied = Przeglądarka nie pozwoliła stronie tego skopiować. Jest w polu, skopiuj ręcznie.
# en: fc419641
page-analyse-save = Zapisz jako { $format }
# en: c21f73bb
page-analyse-not-saved = Tak nie da się zapisać: { $why }.
# en: f4633224
page-analyse-new = Nowa analiza: { $game }
# en: a482b062
page-analyse-setup = Ustaw pozycję
# en: a9dc4327
page-analyse-bad-link = Link nie zawiera partii, którą da się odczytać: { $why }.
# en: 884fb36e
page-analyse-tab-review = Analiza
# en: 37c197f6
page-analyse-tab-open = Otwórz
# en: 7c832228
page-analyse-tab-share = Udostępnij
# en: 816421e0
page-analyse-game = Gra
# en: 53603558
page-analyse-opened =
    { $count ->
        [0] Pozycja jest otwarta.
        [one] Otwarto: { $count } ruch.
        [few] Otwarto: { $count } ruchy.
        [many] Otwarto: { $count } ruchów.
       *[other] Otwarto: { $count } ruchu.
    }
# en: de5af18b
page-analyse-chart-empty = Analiza partii pokaże tu, kto prowadził po każdym ruchu.
# en: f8385cef
page-analyse-review-lead = Silnik przejdzie partię i pokaże, gdzie się odwróciła.
# en: 238d9df0
page-analyse-inaccuracies = niedokładności
# en: 659fb15e
page-analyse-mistakes = błędy
# en: 90cd2b8e
page-analyse-blunders = grube błędy
# en: 3e0c3f84
page-analyse-try = Spróbuj
# en: 237c1080
page-analyse-show-line = Pokaż wariant
# en: aff41803
page-analyse-step-first = Początek
# en: 9d652b91
page-analyse-step-back = Wstecz
# en: d3364139
page-analyse-step-ahead = Dalej
# en: 101ab5a0
page-analyse-next-mistake = Błąd
# en: b9272d9a
page-keys = Skróty klawiszowe
# en: 7be03413
page-keys-everywhere = Na każdym ekranie
# en: 401cb516
page-keys-screen = Na tym ekranie
# en: 66078a98
page-keys-board = Na planszy, gdy jest aktywna
# en: 503b51d7
page-keys-hint = podpowiedź
# en: bc5e0d35
page-keys-undo = cofnij ruch
# en: 0481cc1d
page-keys-focus = przejdź na inne pole
# en: ee5696cc
page-keys-act = podnieś, postaw
# en: f92d4e61
page-keys-back = odłóż wszystko na miejsce
# en: 0c238c07
page-keys-kind = wybierz element
# en: 97eb8798
page-keys-turn = obróć element
# en: 0bf8619d
page-keys-chain = pokaż łańcuch
# en: 3de62b4b
page-keys-under = zajrzyj pod element
# en: 9f581267
page-keys-take-off = zdejmij pion lub element
# en: ed4594db
page-keys-steps = wstecz i naprzód
# en: bd005994
page-keys-ends = na początek, na koniec
# en: 50c502ce
page-keys-flip = obróć planszę
# en: b8c8f688
page-keys-zen = tryb zen
# en: fb0766a0
page-keys-engine = włącz lub wyłącz silnik
# en: e9e2aefd
page-keys-best = zagraj najlepszy ruch
# en: ecde8c20
page-keys-lines = inny wariant
# en: e99cbb36
page-keys-clear = usuń rysunki
# en: b77e3b32
page-keys-help = ta lista
# en: 6129c936
page-keys-draw = Przeciągnij prawym przyciskiem myszy, aby narysować strzałkę, kliknij nim, aby narysować kółko. Shift, Alt lub oba zmieniają kolor. Powtórz, aby usunąć.
# en: b2ae380a
page-close = Zamknij

# en: a44580de
page-learn = Nauka
# en: 14ec3ebd
page-learn-lead = Krótkie lekcje na planszy, małe zadania i zasady z obrazkami.
# en: 2397d8c7
page-learn-progress = Ukończone kroki: { $done } z { $all }
# en: a320ab7e
page-learn-begin =
    { $stage ->
        [new] Zacznij
       *[begun] Kontynuuj
    }
# en: 913a8bad
page-learn-done = Gotowe
# en: 34dd4017
page-learn-again = Jeszcze raz
# en: 1168597f
page-learn-show = Pokaż
# en: 037462af
page-learn-next = Następny krok
# en: ebb760dd
page-learn-skip = Pomiń ten krok
# en: 8176a313
page-learn-back = Wstecz
# en: c03efa52
page-learn-leave = Wyjdź z lekcji
# en: eb0aa97e
page-learn-step-of = Krok { $number } z { $all }
# en: 47166493
page-learn-coach = Trener
# en: de913765
page-learn-play = Graj
# en: 3145941d
page-learn-choose = Dla białych lepsza jest plansza { $number }
# en: 12a57eb6
page-learn-engine = Silnik ocenia: { $score }
# en: feb91055
page-learn-missing = Nie udało się wczytać lekcji. Potrzebują sieci jeden raz, spróbuj ponownie.
# en: 7aae0cd2
page-rules = Zasady
# en: 5100043c
page-rules-of = Zasady gry { $game }
# en: 600fef86
page-rules-contents = Spis treści
# en: 77cb6b2f
page-setup-title = Ustaw pozycję
# en: c35d14c8
page-setup-board = plansza do ustawienia
# en: 754bd2d3
page-setup-hint-dvonn = Wybierz pion i dotknij pola: pion trafi na wierzch.
# en: 50697ce4
page-setup-hint-punct = Dotknij trzech pól elementu, najpierw pola kropki PÜNCT.
# en: 4a679403
page-setup-begun = Kropka PÜNCT na { $punct }, pozostało kropek: { $left }
# en: 8a8e9844
page-setup-tools = Piony i elementy
# en: d1148ee5
page-setup-put = { $color }, na planszy { $used } z { $most }
# en: 9ad64719
page-setup-take-off = Zdejmij
# en: 8d4d5b51
page-setup-level = Piętro następnego elementu
# en: 9418aa77
page-setup-level-rest = Tam, gdzie się położy
# en: cfc35773
page-setup-level-floor = Piętro { $floor }
# en: 472ab0cf
page-setup-to-move = Kto ma ruch
# en: 682273b2
page-setup-phase = Etap partii
# en: 068b0482
page-setup-placing = Rozmieszczanie
# en: 2f138608
page-setup-stacking = Tworzenie stosów
# en: 09c20746
page-setup-turns = Ruchy z rzędu bez kładzenia elementu
# en: 50ab6d04
page-setup-right = Z tej pozycji można grać dalej.
# en: bf5f0dd2
page-setup-over = Taka pozycja jest możliwa, partia jest w niej skończona.
# en: 8b0a08b4
page-setup-text = Pozycja jako tekst
# en: bc8fe6c5
page-setup-unread = Nie da się tego odczytać: { $why }.
# en: fc0fda2a
page-setup-clear = Wyczyść
# en: bc41cecf
page-setup-start = Początek partii
# en: 2c418922
page-setup-random = Losowa plansza
# en: 9693393c
page-setup-done = Gotowe
# en: 16d8fba4
page-setup-cancel = Anuluj
# en: 2872a392
page-play-over = Partia skończona
# en: 75526697
page-play-how =
    { $step ->
        [placing] Dotknij wolnego pola, żeby położyć na nim pion.
        [stacking] Dotknij swojego stosu, a potem jednego z podświetlonych pól.
       *[punct] Wybierz element i dotknij planszy albo go przeciągnij. Albo wskaż trzy pola.
    }
# en: 745474e4
page-analyse-no-press = Nie udało się wczytać modułu zapisu i odczytu partii. Potrzebuje sieci jeden raz, spróbuj ponownie.
# en: 0849ad66
page-online = Przez sieć
# en: 13400a8b
page-called =
    { $count ->
        [one] { $count } partia czeka na twój ruch
        [few] { $count } partie czekają na twój ruch
        [many] { $count } partii czeka na twój ruch
       *[other] { $count } partii czeka na twój ruch
    }
# en: 18ca9595
page-analyse-drawing = Rysowanie: { $done } z { $total }
# en: 7e1d22c5
page-analyse-no-picture = Przeglądarka nie zdołała narysować obrazka.
# en: 4a8bcc26
page-analyse-put-aside = Poprzednia analiza jest zachowana na stronie „Moje partie”.
# en: e1d5b8bf
page-analyse-lost = Ostatniej analizy nie da się już odczytać. Jest zachowana bez zmian na stronie „Moje partie”, skąd można ją wyeksportować.
# en: 3b288c9a
page-puzzles = Zadania
# en: bc748c0a
page-puzzles-lead = Pozycje, w których jest coś do znalezienia. Każda odpowiedź sprawdzana na planszy, co dzień nowe zadanie.
# en: bff6a824
page-puzzles-day = Zadanie dnia
# en: 06e83e7f
page-puzzles-streak =
    { $days ->
        [one] Zadanie dnia rozwiązane { $days } dzień z rzędu
        [few] Zadanie dnia rozwiązane { $days } dni z rzędu
       *[many] Zadanie dnia rozwiązane { $days } dni z rzędu
    }
# en: 4754244a
page-puzzles-solved-of = Rozwiązane: { $done } z { $all }
# en: 5845b516
page-puzzles-train = Trenuj
# en: 56c55771
page-puzzles-train-note = Rozwiąż zadanie, a pojawi się następne.
# en: 6a99b52f
page-puzzles-up-next = Następne
# en: 9286a7c2
page-puzzles-days = Zadania dnia
# en: 5d16c079
page-puzzles-all = Wszystkie zadania
# en: df2db9f2
page-puzzles-all-done = Wszystkie zadania rozwiązane. Brawo!
# en: aeeed454
page-puzzles-no-streak = Rozwiąż zadanie dnia, aby zacząć serię.
# en: 0ef5f394
page-puzzles-game = Gra
# en: e8dbad9a
page-puzzles-both = Obie
# en: 042a78ee
page-puzzles-grade = Trudność
# en: fc8d0114
page-puzzles-every-grade = Wszystkie
# en: 8410e2bd
page-puzzles-of-grade = Stopień { $grade }
# en: 980e516c
page-puzzles-name = { $game }, zadanie { $number }
# en: 5fe28088
page-puzzles-state =
    { $state ->
        [solved] rozwiązane
        [tried] jeszcze nierozwiązane
       *[new] jeszcze niepróbowane
    }
# en: 355867c9
page-puzzles-aim-win =
    { $player ->
        [white] Biały
       *[black] Czarny
    } zaczyna i wygrywa
# en: 55503585
page-puzzles-aim-draw =
    { $player ->
        [white] Biały
       *[black] Czarny
    } zaczyna i remisuje
# en: b97153cc
page-puzzles-aim-turns =
    { $player ->
        [white] Biały
       *[black] Czarny
    } zaczyna i wygrywa w { $turns } ruchach
# en: 671c1dd2
page-puzzles-task-win = Wygrywa dokładnie jeden ruch. Znajdź go.
# en: 72b46fbd
page-puzzles-task-draw = Żaden ruch nie wygrywa, a remisuje dokładnie jeden. Znajdź go.
# en: c0655068
page-puzzles-task-turns =
    Wygraj najpóźniej w swoim { $turns }. ruchu, cokolwiek zrobi { $player ->
        [white] Czarny
       *[black] Biały
    }.
# en: bc7cb952
page-puzzles-right = Dobrze
# en: 1e2148f9
page-puzzles-answers =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv }
# en: 9e0fe83a
page-puzzles-go-on = Znajdź następny ruch.
# en: 7d0e5c82
page-puzzles-solved = Rozwiązane
# en: 5f12ba8c
page-puzzles-helped = To jest rozwiązanie; spróbuj jeszcze raz bez pomocy, a zostanie zaliczone
# en: 9c144cc4
page-puzzles-proof-win = Dowiedzione: każdy z tych ruchów był jedynym wygrywającym.
# en: 02151a8f
page-puzzles-proof-draw = Dowiedzione: nic nie wygrywa, a każdy z tych ruchów był jedynym remisującym.
# en: dcdafb7b
page-puzzles-proof-turns =
    Dowiedzione: { $player ->
        [white] Biały wygrywa w { $turns } ruchach, cokolwiek zrobi Czarny
       *[black] Czarny wygrywa w { $turns } ruchach, cokolwiek zrobi Biały
    }.
# en: 90e7b5b4
page-puzzles-wrong = { $mv } to nie to
# en: 9892e5dd
page-puzzles-wins-by =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i wygrywa różnicą { $points }: dowiedzione.
# en: f3e3695f
page-puzzles-ends =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i { $result ->
        [win] wygrywa
       *[draw] remisuje
    }: dowiedzione.
# en: 7a89d067
page-puzzles-stops =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i żaden ruch nie wygrywa od razu.
# en: 5f68992b
page-puzzles-unseen =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i silnik nie widzi wygranej na czas.
# en: fb12cb30
page-puzzles-not-at-once = Trzeba było wygrać od razu.
# en: e3ca4568
page-puzzles-only = Do celu prowadzi tylko inny ruch.
# en: 391dd642
page-puzzles-hint = Wskazówka
# en: d661368c
page-puzzles-hint-from = Ruch zaczyna się na { $space }.
# en: 72247a12
page-puzzles-hint-place = Wchodzi element z zapasu.
# en: 697fbfba
page-puzzles-shown = Rozwiązaniem jest { $mv }
# en: 6207b53a
page-puzzles-back = Cofnij ruch
# en: 31e2e1fe
page-puzzles-following = Następne zadanie
# en: 22162d17
page-puzzles-analyse = Analizuj tę pozycję
# en: 5cca4524
page-puzzles-checking = Silnik sprawdza ten ruch.
# en: 9ebd7e1a
page-puzzles-missing = Nie udało się wczytać zadań. Potrzebują sieci jeden raz, spróbuj ponownie.
# en: c18a1da3
page-retry =
    Popraw błędy { $player ->
        [white] Białego
       *[black] Czarnego
    } ({ $count })
# en: 9e4167fb
page-retry-count = Błąd { $number } z { $all }
# en: 3e76d883
page-retry-title =
    Znajdź lepszy ruch dla { $player ->
        [white] Białego
       *[black] Czarnego
    }
# en: cc4ec27f
page-retry-task = W partii zagrano { $mv }.
# en: 41528836
page-retry-best = Dobrze: silnik też zagrałby { $mv }.
# en: 01083f5f
page-retry-as-good =
    Dobrze: { $mv } jest równie dobry jak wybór silnika, { $proven ->
        [yes] dowiedzione
       *[no] o ile widać w analizie
    }.
# en: 9a483790
page-retry-loses = Jeszcze nie: { $mv } traci { $percent } % szansy na wygraną.
# en: ca883cae
page-retry-loses-points =
    Jeszcze nie: { $mv } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, dowiedzione.
# en: ca7a2468
page-retry-answer = Silnik zagrałby { $mv }.
# en: b880f207
page-retry-next = Następny błąd
# en: f8418bf9
page-retry-found = Znalezione: { $found } z { $all }
# en: f00d972f
page-retry-leave = Wróć do analizy
# en: 81752418
page-analyse-fair = To pozycja z twojej trwającej gry rankingowej: silnik nic o niej nie powie, dopóki gra się nie skończy.
# en: 42d42b7c
page-review-fair = To twoja trwająca gra rankingowa: przejrzysz ją, gdy się skończy.

# en: cb2db862
page-coach = Trener
# en: 790d2942
page-coach-number = Wskazówka { $number } z { $all }
# en: 4711ec68
page-coach-none = Bez wskazówek
# en: 61785b66
page-coach-why = Dlaczego?
# en: 111f4e7b
page-coach-next = Dalej
# en: 0ae0f740
page-coach-done = Rozumiem
# en: 385a3c04
coach-dvonn-aim-title = Wygrywa ten, kto ma więcej pionów.
# en: 6a98a8c4
coach-dvonn-aim-text = Grasz białymi. Stos należy do gracza, którego kolor jest na wierzchu, razem ze wszystkimi pionami w środku. Przykrywaj więc czarne piony swoimi.
# en: 6b310a75
coach-dvonn-aim-why = Przykryte piony nie wypadają z gry: liczą się temu, kto jest na wierzchu. Na końcu porównuje się, ile pionów jest w twoich stosach, a ile w stosach Czarnego.
# en: 780b3a9d
coach-dvonn-red-title = Utrzymuj łączność z czerwonymi.
# en: c6b88865
coach-dvonn-red-text = Każdy stos musi stykać się z czerwonym pionem, bezpośrednio albo przez inne stosy. Odcięte stosy od razu schodzą z planszy.
# en: 704879cf
coach-dvonn-red-why = Pojedynczy czerwony pion nie należy do nikogo i nigdy się nie rusza. Przykryj go, a twój stos zabierze go ze sobą. To, co zostanie z tyłu, może zostać odcięte.
# en: 035b0e89
coach-dvonn-move-title = Pojedynczy pion rusza się o jedno pole, na dowolny pion obok.
# en: e3d04466
coach-dvonn-move-text = Twoje piony w złotych ramkach mogą się ruszyć. Weź ten w pierścieniu i idź za strzałką: czarny pion znajdzie się pod twoim, a stos będzie twój.
# en: 4dfb2d92
coach-dvonn-move-why = Stos rusza się dokładnie o tyle pól, ile ma pionów, w linii prostej i zawsze na inny stos. Pion otoczony z sześciu stron nie może się ruszyć.
# en: e779534e
coach-dvonn-fallen-title = Część pionów została odcięta.
# en: ba4c4ab7
coach-dvonn-fallen-text = Stosy z pól w pierścieniach straciły łączność z czerwonymi i zeszły z planszy na dobre. Przed ruchem sprawdź, co może zostać odcięte.
# en: f3b1ee94
coach-dvonn-fallen-why = Zdjęte piony nie liczą się nikomu. Wykorzystaj to: gdy odetniesz stos Czarnego, traci on wszystkie piony w tym stosie.
# en: e95c09e7
coach-dvonn-end-title = Koniec jest blisko.
# en: e81aa06d
coach-dvonn-end-text = Z twoich stosów mogą się ruszyć już tylko te w pierścieniach. Gdy żaden gracz nie może się ruszyć, partia się kończy i liczy się piony.
# en: 244869e4
coach-dvonn-end-why = Jeśli ty nie możesz się ruszyć, a Czarny może, pasujesz, a on gra dalej. Kto na końcu ma jeszcze ruchy, ten ma ostatnie słowo.
# en: 6fd9baad
coach-punct-aim-title = Połącz dwa przeciwległe boki.
# en: 75dee921
coach-punct-aim-text = Grasz białymi. Zbuduj łańcuch swoich kropek w kierunku dowolnej strzałki; może się wyginać. Na początek wybierz element z zapasu i połóż go poza środkiem.
# en: f028f383
coach-punct-aim-why = Kropki na sąsiednich polach tworzą łańcuch, obojętnie, do którego z twoich elementów należą. Liczą się tylko kropki, które widać.
# en: 19870e9f
coach-punct-dot-title = Pomarańczowa kropka to kropka PÜNCT.
# en: e5b94da6
coach-punct-dot-text = Każdy element ma jedną taką (tu w pierścieniu) i dwie zwykłe. Kropka PÜNCT prowadzi element w ruchu. W łańcuchu wszystkie trzy liczą się tak samo.
# en: 7d843d67
coach-punct-dot-why = To, dokąd element może pójść, zależy od jego kształtu i od miejsca kropki PÜNCT. Dlatego w zapasie jest sześć rodzajów elementów.
# en: bee61e71
coach-punct-line-title = Elementy na planszy można przesuwać.
# en: 93b977b6
coach-punct-line-text = Kropka PÜNCT idzie na dowolną odległość po jednej ze swoich trzech linii, nawet nad innymi elementami. Potem element można wokół niej obrócić. Ten w pierścieniu może pójść za strzałką.
# en: cdb8a8e8
coach-punct-line-why = W swojej turze kładziesz jeden element albo przesuwasz jeden. Nowy dodaje trzy kropki, przesunięty trafia tam, gdzie go potrzebujesz. Element można też tylko obrócić w miejscu.
# en: 50598c1a
coach-punct-top-title = Element można położyć na innych.
# en: 8ecaf402
coach-punct-top-text = Jego kropka PÜNCT musi stanąć na twojej kropce, a element musi leżeć równo. Ten w pierścieniu może pójść za strzałką i przykryć to, co ma tam Czarny.
# en: 34290301
coach-punct-top-why = Przykryte kropki nie liczą się w łańcuchu, a element z przykrytą kropką nie może się ruszyć. Nowe elementy z zapasu kładzie się tylko na puste pola.
# en: ea3fa760
coach-punct-bridge-title = Mostek przechodzi nad luką.
# en: 24be619a
coach-punct-bridge-text = Element prosty lub kątowy może opierać się tylko na dwóch końcach, z luką pod środkiem. Ten w pierścieniu może stać się mostkiem na końcu strzałki.
# en: 4e95484f
coach-punct-bridge-why = Liczą się wszystkie trzy kropki mostka. Pod mostek nie można nic położyć, a to, co tam leży, nie może się ruszyć. Trójkąt nigdy nie jest mostkiem.
