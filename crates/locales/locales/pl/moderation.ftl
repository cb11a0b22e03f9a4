### Zgłoszenia, strona moderatorów, odwołania.

## Zgłoszenia
# en: 1dd6c82a
moderation-report-lead = Moderator to sprawdzi. Wiadomość, partia lub nazwa zostaną dołączone w obecnej postaci.
# en: 03a76780
moderation-reason-title = Co się stało?
# en: ea0ac908
moderation-reason =
    { $reason ->
        [cheating] Oszukiwanie
        [abuse] Obelgi lub groźby
        [spam] Spam lub reklama
        [name] Obraźliwa nazwa
        [stalling] Celowe przeciąganie lub przegrywanie
       *[another] Coś innego
    }
# en: 5342a220
moderation-details = Szczegóły (opcjonalnie)
# en: bb714046
moderation-send-report = Wyślij zgłoszenie
# en: 42eaad82
moderation-reported = Dziękujemy. Moderator to sprawdzi.
# en: 0a300fef
moderation-loading = Wczytywanie…

## Strona moderatorów
# en: 5d306907
moderation-title = Moderacja
# en: e7b1645d
moderation-only-moderators = Tę stronę mogą otworzyć tylko moderatorzy.
# en: 19a1735a
moderation-open-reports = Otwarte zgłoszenia
# en: 23fae710
moderation-no-reports = Brak otwartych zgłoszeń.
# en: 1712299b
moderation-appeals = Odwołania
# en: 3823dea4
moderation-no-appeals = Brak otwartych odwołań.
# en: eeaf1f5b
moderation-log = Dziennik
# en: aac1a5d6
moderation-log-lead = Nikt nie może zmienić ani usunąć wpisu.
# en: a8327d43
moderation-older = Starsze wpisy
# en: 3a0f055f
moderation-queue = Kolejka
# en: 9dbb1c4c
moderation-find = Nazwa gracza
# en: 5d7971de
moderation-open-record = Otwórz kartotekę
# en: ec8290be
moderation-from =
    { $kind ->
        [game] Partia, zgłasza { $name }
        [chat] Wiadomość na czacie, zgłasza { $name }
        [message] Wiadomość prywatna, zgłasza { $name }
       *[profile] Profil, zgłasza { $name }
    }
# en: 10f5c20d
moderation-name-then = Nazwa w tamtej chwili: { $name }
# en: 195f485a
moderation-open-game = Otwórz partię
# en: c4718148
moderation-closed-report = Zamknięte
# en: c5d90474
moderation-former-names = Poprzednie nazwy: { $names }
# en: e312c3c1
moderation-muted-until = Bez czatu do { $time }
# en: 1e774581
moderation-closed-since = Zamknięte od { $time }
# en: b3c03605
moderation-banned = Zbanowane
# en: c187c460
moderation-is-moderator = To moderator. Działać może tylko operator.
# en: a0a825f2
moderation-act = Podejmij działanie
# en: 7e5c7776
moderation-action-label = Działanie
# en: 5a762063
moderation-action =
    { $action ->
        [warn] Ostrzeż
        [withdraw-warning] Cofnij ostrzeżenie
        [mute] Odbierz czat
        [unmute] Przywróć czat
        [rename] Odbierz nazwę
        [restore-name] Przywróć nazwę
        [close] Zamknij konto
        [ban] Zbanuj
        [reopen] Otwórz konto
        [reset-rating] Wyzeruj rankingi
        [restore-rating] Przywróć rankingi
        [reject-appeal] Odrzuć odwołanie
        [refund-rating] Zwróć punkty rankingu
        [withdraw-refund] Cofnij zwrot punktów
       *[dismiss] Odrzuć zgłoszenie
    }
# en: f20c86be
moderation-reason-label = Powód
# en: 8f795ce9
moderation-hours = Godziny (do { $most })
# en: 0b08b15c
moderation-words = Wiadomość do gracza
# en: f51f8787
moderation-words-note = Gracz to przeczyta. Nie wymieniaj innych graczy.
# en: 69595b2f
moderation-confirm = Potwierdź
# en: 0b2942d5
moderation-done = Gotowe.
# en: 7e00a437
moderation-history = Historia
# en: f66be872
moderation-no-history = Jeszcze nic.
# en: 3e5f28a7
moderation-reports-about = Zgłoszenia
# en: eb63e578
moderation-by = moderator { $name }

## Dla gracza
# en: 8e4067c5
moderation-messages = Wiadomości od moderatorów
# en: 14b63dec
moderation-no-messages = Brak wiadomości od moderatorów.
# en: 1e21a222
moderation-told =
    { $action ->
        [warn] Moderator udzielił ci ostrzeżenia.
        [withdraw-warning] Ostrzeżenie zostało cofnięte.
        [mute] Nie możesz pisać na czatach do { $time }.
        [unmute] Znów możesz pisać na czatach.
        [rename] Moderator odebrał ci nazwę. Nową wybierzesz na stronie konta.
        [restore-name] Masz z powrotem swoją nazwę.
        [close] Twoje konto zostało zamknięte.
        [ban] Twoje konto zostało zamknięte na stałe.
        [reopen] Twoje konto znów jest otwarte.
        [reset-rating] Twoje rankingi zostały wyzerowane.
        [restore-rating] Masz z powrotem swoje rankingi.
        [refund-rating] Odzyskujesz punkty rankingu utracone na rzecz konta zamkniętego za oszukiwanie.
        [withdraw-refund] Zwrot punktów rankingu cofnięto, bo drugie konto jest znów otwarte.
       *[reject-appeal] Twoje odwołanie zostało odrzucone.
    }
# en: 397aeaff
moderation-appeal = Odwołaj się
# en: 36b81d50
moderation-appeal-lead = Możesz napisać jedno odwołanie. Moderator je przeczyta i zdecyduje ponownie.
# en: 479476a9
moderation-appeal-words = Dlaczego należy to zmienić?
# en: 757b1e1e
moderation-send-appeal = Wyślij odwołanie
# en: d9798ed0
moderation-appealed = Twoje odwołanie trafiło do moderatorów.
# en: be4e2a6f
moderation-no-link = Otwórz tę stronę z linku, który pojawia się przy logowaniu lub w wiadomościach.

## Uczciwa gra
# en: e05c4287
moderation-points =
    { $count ->
        [one] { $count } punkt rankingu
        [few] { $count } punkty rankingu
        [many] { $count } punktów rankingu
       *[other] { $count } punktu rankingu
    }
# en: 5a4afb5a
moderation-fair-play = Uczciwa gra
# en: ebe9d02e
moderation-fair-play-lead = Z ostatnich 20 partii rankingowych. Norma pochodzi z poziomów silnika, nie od ludzi, więc to tylko wskazówka. Sama liczba niczego nie dowodzi.
# en: 576faa9a
moderation-fair-play-ask = Porównaj z silnikiem
# en: 43fc3eef
moderation-fair-play-waiting =
    { $count ->
        [one] Została { $count } partia…
        [few] Zostały { $count } partie…
        [many] Zostało { $count } partii…
       *[other] Zostało { $count } partii…
    }
# en: 01d02b38
moderation-figures-of = partie: { $games }, ruchy: { $moves }
# en: c80157c9
moderation-figure = Wskaźnik
# en: 0da7507f
moderation-value = Wartość
# en: b857a505
moderation-interval-title = Przedział 95%
# en: ed5867c2
moderation-number =
    { $unit ->
        [percent] { $number }%
        [seconds] { $number } s
       *[plain] { $number }
    }
# en: b775558b
moderation-interval = od { $low } do { $high }
# en: 7e0eaffc
moderation-agreement = Zgodność z ruchami silnika
# en: 8809f83b
moderation-expected = Norma dla rankingu (poziomy silnika)
# en: 09f3a85e
moderation-excess = Ponad normę
# en: 8ab3f3b5
moderation-seconds = Czas na ruch
# en: e795e9b2
moderation-spread = Rozrzut czasów (odchylenie / średnia)
# en: 77708952
moderation-difficulty = Dłużej przy trudnych ruchach (korelacja)
# en: 631cb9aa
moderation-focus = Wyjścia z okna na partię na żywo (według strony)
