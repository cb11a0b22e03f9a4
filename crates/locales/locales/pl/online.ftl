### Gry z ludźmi gdzie indziej.

## Getting into a game
# en: fd9719d3
online-title = Gra z ludźmi
# en: 7d415dea
online-lead = Bez zakładania konta: wybierz grę i zagraj z kimkolwiek albo wyślij link znajomemu.
# en: 2fcf37c4
online-connecting = Łączenie …
# en: fcd7439f
online-lost = Utracono połączenie. Próbuję ponownie; nic nie przepadło.
# en: 78fb36d7
online-you =
    { $kind ->
        [member] Jesteś { $name }.
       *[guest] Grasz jako gość { $name }.
    }
# en: 7cafe476
online-pair = Graj teraz
# en: beb164aa
online-open = Rzuć wyzwanie wszystkim
# en: e1f31481
online-invite = Zaproś znajomego
# en: 20aef3f0
online-computer = Zagraj z komputerem serwera
# en: a6cebba5
online-to = Tylko dla tego gracza (może być puste)
# en: 8aa8150e
online-rated = Rankingowa
# en: fb141656
online-casual = Towarzyska
# en: 9c162ba5
online-rated-members = Gry rankingowe są dla osób z kontem.
# en: bcd6b2c8
online-pace = Czas
# en: d72d685b
online-live = { $minutes }+{ $seconds }
# en: ca0212ee
online-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
# en: e7e0390c
online-board =
    { $board ->
        [random] losowe ustawienie
       *[empty] pusta plansza
    }
# en: 5f779a65
online-waiting = Czekamy na przeciwnika. Możesz w tym czasie robić na stronie co innego: zawołamy cię.
# en: 60e94cee
online-link = Wyślij ten link. Zagra z tobą ten, kto pierwszy go otworzy.
# en: 1bfb79ee
online-copy = Kopiuj link
# en: 15d3688b
online-seeks = Otwarte wyzwania
# en: 0a15d668
online-no-seeks = Teraz nikt nie czeka.
# en: 4e881616
online-accept = Zagraj
# en: bde4477a
online-decline = Odrzuć
# en: 53316c58
online-withdraw = Wycofaj
# en: e3178e91
online-for-you = dla ciebie
# en: c9c3c007
online-running = Trwające gry
# en: 0f84ae63
online-no-running = Teraz nikt nie gra.
# en: 1b7dd6ee
online-watch = Oglądaj
# en: fb9b49b4
online-your-turn =
    { $games ->
        [one] Twój ruch w { $games } grze.
        [few] Twój ruch w { $games } grach.
       *[many] Twój ruch w { $games } grach.
    }
# en: 7c4e6508
online-next = Następna gra
# en: f5e50020
online-seek-title = { $name } chce z tobą zagrać
# en: 787b868e
online-computer-name = Komputer, poziom { $level }

## The game
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Ruch białych
       *[black] Ruch czarnych
    }
# en: 92c1e7fb
online-turn =
    { $who ->
        [you] Twój ruch
       *[another] Ruch przeciwnika
    }
# en: 406f6d7e
online-sending = Wysyłanie …
# en: fa2828b3
online-abort = Odwołaj grę
# en: 57443314
online-offer-draw = Zaproponuj remis
# en: b2b3cef7
online-draw-offered =
    { $who ->
        [you] Proponujesz remis.
       *[another] Przeciwnik proponuje remis.
    }
# en: f1e3bc10
online-ask-takeback = Poproś o cofnięcie
# en: 571b5350
online-takeback-asked =
    { $who ->
        [you] Prosisz o cofnięcie ruchu.
       *[another] Przeciwnik prosi o cofnięcie ruchu.
    }
# en: 243f88c9
online-yes = Przyjmij
# en: f3095dbd
online-no = Nie, dziękuję
# en: 93f09811
online-away = Przeciwnik odszedł.
# en: 202c8769
online-claim = Zgłoś wygraną
# en: 7d24a985
online-rematch-offered =
    { $who ->
        [you] Proponujesz rewanż.
       *[another] Przeciwnik proponuje rewanż.
    }
# en: a7c43d05
online-next-game = Do następnej gry
# en: b61ab987
online-left =
    { $winner ->
        [white] Czarne odeszły: wygrywają białe.
       *[black] Białe odeszły: wygrywają czarne.
    }
# en: 06f0aa8f
online-aborted = Gra została odwołana i się nie liczy.
# en: 29e545ab
online-rating = { $name }: { $before } → { $after }
# en: b828729b
online-watchers =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
# en: 7c3a79fb
online-lag = { $ms } ms do serwera
# en: e2c4525a
online-lag-title = Czas do serwera i z powrotem; do pół sekundy na ruch jest zwracane
# en: 3f2ce2b0
online-chat = Czat
# en: cc384ebe
online-say = Powiedz
# en: b2d68db2
online-chat-show = Pokazuj czat
# en: 440336b6
online-mute = Wycisz przeciwnika
# en: f798ab01
online-phrase =
    { $phrase ->
        [hello] Cześć!
        [good-luck] Powodzenia!
        [well-played] Dobrze zagrane!
        [thanks] Dziękuję!
        [one-moment] Chwileczkę, proszę.
        [good-game] Dobra gra!
        [must-go] Muszę iść.
       *[oops] Ojej!
    }

## Accounts and players
# en: 1ca865ce
online-account = Konto
# en: 876432c5
online-account-why = Z kontem twoje gry liczą się do rankingu, a te zagrane jako gość zostają zachowane.
# en: 45cf718a
online-name = Nazwa
# en: c83b473e
online-password = Hasło
# en: cb7773bb
online-register = Załóż konto
# en: de81d650
online-login = Zaloguj się
# en: 1a0ed05c
online-logout = Wyloguj się
# en: 99d6426d
online-leaderboard = Najlepsi gracze
# en: 89c5ab13
online-pool =
    { $pool ->
        [dvonn-live] DVONN na żywo
        [dvonn-days] DVONN korespondencyjnie
        [punct-live] PÜNCT na żywo
       *[punct-days] PÜNCT korespondencyjnie
    }
# en: ae70ac1d
online-provisional = na razie z niewielu gier
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
# en: 8058db64
online-nobody = Tu nikt nie ma jeszcze rankingu.
# en: 9cadec32
online-since = Konto od { $date }
# en: 0b2d05c0
online-challenge-player = Wyzwij
# en: 9991b886
online-history = Historia rankingu
# en: bae56366
online-vacation = Urlop
# en: 0d30a2bb
online-vacation-lead = Twoje zegary w grach korespondencyjnych stoją, najwyżej 30 dni w roku.
# en: 2f97455e
online-vacation-begin =
    { $days ->
        [one] Weź { $days } dzień
        [few] Weź { $days } dni
       *[many] Weź { $days } dni
    }
# en: 7cf5f60f
online-vacation-end = Już jestem
# en: d85a2e0b
online-vacation-until = Na urlopie najpóźniej do { $date }

## The archive
# en: 81923ecc
online-archive = Wszystkie gry
# en: 7921e03e
online-player = Gracz
# en: edc58bf6
online-result = Wynik
# en: cbacdace
online-result-is =
    { $result ->
        [white] wygrana białych
        [black] wygrana czarnych
        [draw] remis
       *[any] dowolny
    }
# en: 08886a20
online-game = Gra
# en: 44d7cdc4
online-from = Od
# en: 9a32d4b6
online-until = Do
# en: f6970cb9
online-reds = Czerwone na (trzy pola)
# en: 79230f84
online-search = Szukaj
# en: 2c3b9d92
online-nothing-found = Nie znaleziono gier.
# en: d3bc4abe
online-more = Więcej
# en: 9de28094
online-plies =
    { $plies ->
        [one] { $plies } ruch
        [few] { $plies } ruchy
       *[many] { $plies } ruchów
    }
# en: 72664d7f
online-export = Zapisz jako
# en: 124414da
online-planned = Zaplanowano: { $moves }
# en: 317dfeee
online-unplan = Zrezygnuj
# en: cf88c80c
online-plan-dropped = To, co zaplanowano, nie jest już możliwe: { $moves }

## What the server does not do
# en: d1b4d166
online-refused =
    { $why ->
        [unreadable] Serwer nie rozumie tej strony. Wczytaj ją ponownie.
        [no-game] Nie ma takiej gry.
        [no-seek] To wyzwanie nie jest już otwarte.
        [no-player] Nie ma gracza o takiej nazwie.
        [not-yours] Mogą to zrobić tylko gracze.
        [not-your-turn] To nie twój ruch.
        [stale] W grze wydarzyło się tymczasem coś innego.
        [illegal] Zasady nie pozwalają na ten ruch.
        [over] Gra jest skończona.
        [not-over] Gra jeszcze trwa.
        [too-late] Twój czas minął, zanim ruch dotarł.
        [not-now] Teraz nie można tego zrobić.
        [terms] Na takich warunkach nie da się grać.
        [members-only] Gry rankingowe są dla osób z kontem.
        [yourself] Nie można grać z samym sobą.
        [stranger] Nikt cię tu jeszcze nie zna. Wczytaj stronę ponownie.
        [bad-name] Nazwa ma od 2 do 20 liter, cyfr oraz znaków - i _.
        [name-taken] Ta nazwa jest zajęta.
        [bad-password] Hasło ma od 8 do 200 znaków.
        [wrong-password] Nazwa i hasło do siebie nie pasują.
        [fair-play] To pozycja z twojej trwającej gry rankingowej: bez pomocy, dopóki się nie skończy.
        [bad-saying] Wiadomość ma od 1 do 280 znaków.
        [too-often] Za często. Spróbuj za { $seconds } s.
        [busy] Wszystkie silniki serwera są zajęte. Spróbuj za chwilę.
        [bad-query] Tak nie da się szukać: sprawdź daty i pola.
       *[trouble] Serwer ma kłopot z zapisaniem gry. Nic nie zrobiono; spróbuj ponownie.
    }
