### Polski: co mówi tylko terminal. Komend, opcji i ruchów się nie tłumaczy.

## Wokół błędu

# en: 2d47871a
failure = błąd: { $reason }
# en: bf06d4f4
in-game = partia { $game }: { $reason }
# en: f7348ec6
in-file = { $file }: { $reason }

## Pliki

# en: dabb9d66
file-saved = Zapisano w { $file }.
# en: cf56a7d6
file-not-read = Nie można odczytać { $file }: { $reason }
# en: cd432a62
file-not-written = Nie można zapisać { $file }: { $reason }
# en: 1987dfaa
file-exists = { $file } już istnieje. Wpisz to samo jeszcze raz, by go zastąpić.
# en: cf24d2c4
file-no-game = { $file }: oczekiwano co najmniej jednej partii, a nie ma żadnej
# en: 3f3b6cdb
file-format = { $file }: oczekiwano partii w znanym formacie, a na początku jest „{ $found }”; podaj format przez --from
# en: 45471be1
file-stdin = standardowe wejście
# en: b07d4c97
file-stdout = standardowe wyjście

## Dlaczego coś się nie udaje

# en: 53073488
reason-no-file = nie znaleziono pliku
# en: eb097048
reason-no-folder = nie znaleziono folderu
# en: 190292bc
reason-denied = brak uprawnień
# en: 7006e8a9
reason-folder = to jest folder
# en: 46b1ae9b
reason-full = dysk jest pełny
# en: 4b82267a
reason-no-program = nie znaleziono programu
# en: 4791ac90
reason-no-option = nie ma opcji { $option }
# en: 4ba03c26
reason-refused = odpowiada „{ $line }”
# en: a2627826
reason-silent = nie odpowiada { $awaited }
# en: f1210bec
reason-ended = zakończył działanie ({ $status })

## O co proszono

# en: f8368b04
input-move = ruch { $number }, „{ $text }”: { $why }
# en: e79a9341
input-position = pozycja: { $why }
# en: 4afc7364
input-other-game = pozycja: { $why }. To pozycja innej gry: dodaj --game { $game }
# en: 88d15a34
input-ply = oczekiwano półruchu od 0 do { $most }, jest { $found }
# en: 3ed7b4bc
input-no-games = --ply, --number i --from są do plików z partiami, a to jest pozycja
# en: 309b979d
input-number = oczekiwano numeru partii od 1 do { $most }, jest { $found }

## Gra

# en: dcd14826
play-welcome =
    { play-game }. { $player ->
        [white] Grasz białymi (w), komputer czarnymi (b).
       *[black] Grasz czarnymi (b), komputer białymi (w).
    }
# en: 3e707475
play-welcome-two = { play-game }, dwoje graczy. Biały (w) i Czarny (b) przy jednej klawiaturze.
# en: d8f00c10
play-rules =
    Najpierw na zmianę zapełniacie planszę: 3 czerwone piony, potem po 23 swoje.
    Potem na zmianę przesuwacie po jednym swoim stosie, w linii prostej, dokładnie
    o tyle pól, ile ma pionów, na inny stos. Stos należy do tego, czyj pion jest na
    górze. Stos z sześcioma sąsiadami nie może się ruszyć. Stosy, które stracą
    łączność z czerwonymi, są zdejmowane z planszy. Gdy nikt nie może się ruszyć,
    wygrywa ten, kto kontroluje więcej pionów.
# en: c7548800
play-marks =
    Na planszy: w to biały pion, b czarny, r czerwony. w3 to stos Białego z trzech
    pionów; gwiazdka znaczy, że jest w nim czerwony. Nawiasy pokazują ostatni ruch.
    Nazwa każdego pola jest pod nim.
# en: d2c95316
play-rules-punct =
    Połącz dwa przeciwległe boki planszy łańcuchem swoich widocznych kropek. W swoim
    ruchu połóż na pustych polach element z zapasu, złożony z trzech kropek, albo
    przesuń swój element, na którym nic nie leży. Przesuwając go, poprowadź jego
    kropkę PÜNCT na dowolną odległość w linii prostej, nad wszystkim, albo zostaw ją
    na miejscu, a potem obróć wokół niej element. Przesuwany element może wejść na
    inne, jeśli oba końce leżą na tym samym poziomie, środek nie wyżej, a kropka
    PÜNCT stoi na twojej kropce. Wszystkie trzy kropki elementu trójkątnego muszą
    leżeć na tym samym poziomie.
    { $game ->
        [punct-basic]
            Pierwszy element partii musi omijać środek. Jeśli ktoś położy ostatni z 18
            elementów, zanim boki zostaną połączone, jest remis.
       *[punct]
            W środku nie kładzie się elementów, można je tam tylko przesuwać. Gdy któryś
            z graczy położy wszystkie 18 elementów, wygrywa ten, kto ma w środku więcej
            widocznych kropek.
    }
# en: 8c378934
play-marks-punct =
    Na planszy: w to biała kropka, b czarna; W i B to kropki PÜNCT. w2 to kropka na
    poziomie 2, na innych elementach albo nad luką. Kółka to puste pola środka.
    Nawiasy pokazują ostatni ruch. Nazwa każdego pola jest na prawo od niego.
    Elementy: T trójkątny; C prosty, kropka PÜNCT pośrodku; E prosty, kropka PÜNCT
    na końcu; M kątowy, kropka PÜNCT na zgięciu; L i R kątowe, kropka PÜNCT na końcu
    (lustrzane odbicia).
# en: d796ee61
play-begin = Wpisz ruch albo help, by zobaczyć listę komend.
# en: d8941368
play-help =
    Wpisz ruch albo komendę.
      e3          postaw pion na e3
      a1b2        przesuń stos z a1 na b2
      hint        pokaż najlepszy ruch, jaki znajdzie komputer
      undo        cofnij swój ostatni ruch
      moves       pokaż możliwe ruchy
      moves a1    pokaż ruchy stosu na a1
      place       rozmieść losowo wszystkie pozostałe piony, za obu graczy
      resign      poddaj partię
      save PLIK   zapisz partię w pliku PLIK
      board       pokaż planszę jeszcze raz
      help        pokaż ten tekst
      quit        wyjdź z partii
# en: a1755311
play-help-punct =
    Wpisz ruch albo komendę.
      l4/l5m5      połóż element: kropka PÜNCT na l4, pozostałe na l5 i m5
      c4-f7/f8g9   przesuń element z kropką PÜNCT na c4: kropka PÜNCT na f7,
                   pozostałe na f8 i g9
      c4-c4/c5d6   obróć ten element wokół jego kropki PÜNCT
      hint         pokaż najlepszy ruch, jaki znajdzie komputer
      undo         cofnij swój ostatni ruch
      moves        policz możliwe ruchy, według rodzaju i elementu
      moves c4     pokaż ruchy elementu z kropką PÜNCT na c4 albo nowe elementy,
                   które można położyć z kropką PÜNCT na tym polu
      resign       poddaj partię
      save PLIK    zapisz partię w pliku PLIK
      board        pokaż planszę jeszcze raz
      help         pokaż ten tekst
      quit         wyjdź z partii
# en: 15d7cbd3
play-placing = Rozmieszczanie, pion { $number } z { $total }.
# en: a7d76bd6
play-stacking = Tworzenie stosów (Biały { $white }, Czarny { $black }).
# en: ac569aa9
play-reserve = Zapas: Biały { $white } ({ $white_list }), Czarny { $black } ({ $black_list }).
# en: 4a143b8f
play-centre =
    { $reserve }
    W środku: Biały { $white }, Czarny { $black }.
# en: 76f1b0d0
play-prompt-red =
    { $player ->
        [white] Biały, postaw
       *[black] Czarny, postaw
    } czerwony pion
# en: 8c62d0ea
play-prompt-own =
    { $player ->
        [white] Biały, postaw biały pion
       *[black] Czarny, postaw czarny pion
    }
# en: 369c65f8
play-prompt-stack =
    { $player ->
        [white] Biały, przesuń
       *[black] Czarny, przesuń
    } stos
# en: 0ee803f1
play-prompt-place =
    { $player ->
        [white] Biały, połóż
       *[black] Czarny, połóż
    } element
# en: 58d47090
play-prompt-piece =
    { $player ->
        [white] Biały, połóż
       *[black] Czarny, połóż
    } lub przesuń element
# en: a43121c7
play-turn = { $phase } { $prompt } (np. { $example }).
# en: fc008c16
play-turn-punct =
    { $phase }
    { $prompt } (np. { $example }).
# en: fe4f75f4
play-examples = { $place } lub { $shift }
# en: b04c0416
play-computer = Komputer gra { $mv }.
# en: 70f46dc8
play-hint = Podpowiedź: { $mv }.
# en: 90874440
play-moves =
    { $count ->
        [one] { $count } możliwy ruch:
        [few] { $count } możliwe ruchy:
       *[many] { $count } możliwych ruchów:
    }
# en: 765d6bd7
play-moves-from =
    { $count ->
        [one] { $count } możliwy ruch z pola { $space }:
        [few] { $count } możliwe ruchy z pola { $space }:
       *[many] { $count } możliwych ruchów z pola { $space }:
    }
# en: f8356030
play-moves-none = Z pola { $space } nie ma możliwych ruchów.
# en: 52d347dc
play-moves-many =
    Liczba możliwych ruchów: { $count }. Aby zobaczyć te z kropką PÜNCT na jakimś polu,
    wpisz moves i pole, na przykład moves c4.
# en: 4ea53340
play-moves-place =
    { $count ->
        [one] { $count } ruch nowym elementem, według rodzaju:
        [few] { $count } ruchy nowym elementem, według rodzaju:
       *[many] { $count } ruchów nowym elementem, według rodzaju:
    }
# en: 7acfbf6b
play-moves-shift =
    { $count ->
        [one] { $count } przesunięcie, według pola kropki PÜNCT:
        [few] { $count } przesunięcia, według pola kropki PÜNCT:
       *[many] { $count } przesunięć, według pola kropki PÜNCT:
    }
# en: 6d59e42b
play-undone =
    { $count ->
        [one] Cofnięto { $count } ruch.
        [few] Cofnięto { $count } ruchy.
       *[many] Cofnięto { $count } ruchów.
    }
# en: 6b2f3659
play-nothing-to-undo = Nie ma czego cofnąć.
# en: dc0309a4
play-not-placing = Wszystkie piony są już rozmieszczone. Teraz przesuń stos.
# en: c9589a7f
play-no-filling = W PÜNCT kładziesz elementy samodzielnie, na przykład l4/l5m5.
# en: 3acd5a04
play-refused = Nie można zagrać { $mv }: { $why }
# en: b3ec71d1
play-unknown = „{ $found }” to ani ruch, ani komenda. Wpisz help, by zobaczyć listę.
# en: cb56a84a
play-save-where = Podaj plik: save PLIK, na przykład save game.basalt
# en: 107622f1
play-over-prompt = Wpisz save PLIK, by zapisać partię, undo, by cofnąć ruch, albo quit.
# en: af4634aa
play-quit-unsaved = Partia nie jest zapisana. Wpisz save PLIK, by ją zapisać, albo jeszcze raz quit, by wyjść.
# en: 922d756c
play-resign-again =
    Na pewno poddać partię jako { $player ->
        [white] Biały
       *[black] Czarny
    }? Wpisz resign jeszcze raz.
# en: 2ee33c3d
play-end-of-input = Koniec danych wejściowych.
# en: 8c8d56ef
play-unfinished = Partia niedokończona.
# en: 0a121f68
play-resume = Aby ją kontynuować, wpisz: { $command }

## Pokazywanie

# en: 67899173
show-ply = Po półruchu { $ply } z { $plies }.

## Liczenie

# en: 2ecf5e78
perft-total =
    pozycje   { $nodes }
    sekundy   { $seconds }
# en: 47a143d4
perft-progress = Liczenie

## Pomiar

# en: 2e100a5f
bench-total =
    pozycje    { $nodes }
    sekundy    { $seconds }
    pozycje/s  { $speed }

## Analiza. Nagłówki kolumn są krótkie.

# en: da9fee45
analyze-ply = nr
# en: af8fe1f9
analyze-player = gracz
# en: dd173d8d
analyze-move = ruch
# en: d1ab509f
analyze-best = najl.
# en: 9539d2ad
analyze-score = ocena
# en: 5f547385
analyze-loss = strata
# en: ab2b1179
analyze-depth = głęb.
# en: 5609a81f
analyze-line = wariant
# en: f3652d7c
analyze-margin = { $points }
# en: 44aaeb31
analyze-chance = { $percent }%
# en: 8da8ce8b
analyze-proven = { $what }, udowodnione
# en: 446729ad
analyze-in-turns =
    { $verdict } w { $turns ->
        [one] { $turns } ruchu
        [few] { $turns } ruchach
       *[many] { $turns } ruchach
    }
# en: 3471120a
analyze-verdict =
    { $verdict ->
        [win] wygrana
        [loss] przegrana
       *[draw] remis
    }
# en: cd75c9be
analyze-progress = Analiza pozycji
# en: 4a5f5892
analyze-no-ply =
    --lines i --moves są dla jednej pozycji; wskaż ją przez --ply, od 0 do { $most }

## Mecze

# en: a6f85751
match-title = { $first } kontra { $second }
# en: ddd0f27a
match-score =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent }% punktów
# en: 671503c0
match-white = Jako Biały: { $results }
# en: 840c6350
match-black = Jako Czarny: { $results }
# en: f4c0b583
match-pairs =
    { $count ->
        [one] { $count } para partii
        [few] { $count } pary partii
       *[many] { $count } par partii
    } ze zmianą kolorów, według punktów: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
# en: 9423a05a
match-elo = Różnica Elo: { $elo } (95%: od { $low } do { $high })
# en: bd0b354a
match-no-elo = Nie ma jeszcze różnicy Elo: potrzeba co najmniej dwóch par, i to nie wszystkich z tą samą liczbą punktów.
# en: b8ad451f
match-sprt =
    Test SPRT, { $lower } wobec { $higher } Elo: { $verdict ->
        [lower] przyjęto { $lower }
        [higher] przyjęto { $higher }
       *[open] nierozstrzygnięty
    } (logarytm ilorazu wiarygodności { $ratio }, granice ±{ $bound })
# en: f404f081
match-overrun = { $name }: do { $millis } ms po czasie
# en: 0d09263d
match-faults =
    { $name } przegrywa przez: { $illegal ->
        [one] { $illegal } niedozwolony ruch
        [few] { $illegal } niedozwolone ruchy
       *[many] { $illegal } niedozwolonych ruchów
    }, { $crashed ->
        [one] { $crashed } awarię
        [few] { $crashed } awarie
       *[many] { $crashed } awarii
    }, { $late ->
        [one] { $late } przekroczenie czasu
        [few] { $late } przekroczenia czasu
       *[many] { $late } przekroczeń czasu
    } (partie { $games })
# en: 392fa723
match-illegal =
    Partia { $game }: { $name } ({ $player ->
        [white] Biały
       *[black] Czarny
    }) przegrywa przez niedozwolony ruch „{ $text }”: { $why }
# en: bd3f3d77
match-time-out =
    Partia { $game }: { $name } ({ $player ->
        [white] Biały
       *[black] Czarny
    }) przegrywa na czas, bez odpowiedzi przez { $allowed }
# en: d8b18bb5
match-crash =
    Partia { $game }: { $name } ({ $player ->
        [white] Biały
       *[black] Czarny
    }) przegrywa przez awarię: { $seen }
# en: ebfa789e
match-standing = +{ $wins } ={ $draws } -{ $losses }, Elo { $elo }
# en: 4fdcc7e1
match-progress = Partie: { $played } z { $games }: { $standing }
# en: 126c00ff
match-resumed = Wznowienie po { $played } z { $games } partii.
# en: 892c8dfb
match-cut-short = Ostatnia partia w { $file } jest niepełna i zostanie rozegrana ponownie.
# en: 44059790
match-other = W { $file } są partie innego meczu: „{ $found }”. Ten to „{ $expected }”. Użyj tej samej komendy co wtedy albo podaj inny plik.
# en: e2266bb6
match-not-ours = partia { $game } w { $file } nie jest skończoną partią meczu; podaj inny plik na zapisy
# en: 70a2b8de
match-busy = do { $file } zapisuje inny mecz; poczekaj, aż się skończy, albo podaj inny plik
# en: 95ee7879
match-absent = { $name } nie może grać: { $reason }
# en: 0ab14941
match-position = { $file }, wiersz { $line }: { $reason }
# en: f03d4bd3
match-position-over = oczekiwano pozycji, z której można grać, a partia jest w niej skończona
# en: 86d18e12
match-no-positions = { $file }: oczekiwano co najmniej jednej pozycji, a nie ma żadnej
# en: 5aa12ff4
match-no-state = graczowi, któremu podaje się pozycję, nie można przesłać stosu wyższego niż 15: { $position }

## Sprawdzanie

# en: 8107aca9
validate-progress = Sprawdzanie partii
# en: 2d523e90
review-game = Partia { $number }
# en: a1d6a9c5
validate-summary =
    { $file }: { $valid ->
        [one] { $valid } partia poprawna
        [few] { $valid } partie poprawne
       *[many] { $valid } partii poprawnych
    }{ $invalid ->
        [0] { "" }
        [one] , { $invalid } błędna
        [few] , { $invalid } błędne
       *[many] , { $invalid } błędnych
    }.

## Zamiana

# en: ddc19c4c
convert-written =
    { $count ->
        [one] Zapisano { $count } partię w { $file }.
        [few] Zapisano { $count } partie w { $file }.
       *[many] Zapisano { $count } partii w { $file }.
    }
# en: a36be82d
review-file-progress = Przegląd partii z pliku
# en: 2027f2cb
convert-progress = Konwertowanie partii
# en: df4bfa82
convert-left-out = Pominięto: { $reason }

## Udostępnianie strony

# en: b816e2c0
serve-address = Basalt działa pod adresem { $address } – otwórz go w przeglądarce. Naciśnij Ctrl-C, by zakończyć.
# en: b37f6b61
serve-not-built = ten program zbudowano bez strony: uruchom cargo xtask run albo cargo xtask page i zbuduj go ponownie
# en: 29fdbc97
serve-port-taken = port nr { $port } jest zajęty, być może przez inny Basalt: zatrzymaj go albo wybierz inny port przez --port (0 wybiera dowolny wolny)
# en: 707a7896
serve-refused = nie można udostępnić { $address }: { $reason }
# en: 7e209c57
serve-no-page = Nie ma takiej strony.
# en: e7d74783
serve-home = Strona główna
# en: d0b16544
serve-description = Graj w DVONN i PÜNCT online, z komputerem albo ze znajomym na jednym urządzeniu, także bez internetu.
# en: fd00623d
serve-no-script = Basalt wymaga JavaScriptu. Włącz go dla tej strony.
# en: 53a1574e
serve-no-start = Nie udało się uruchomić Basaltu. Odśwież stronę albo użyj nowszej przeglądarki.
# en: 088d8ade
serve-folder = nie można przechowywać partii online w { $folder }: { $reason }; wybierz inny folder przez --data
# en: d4908a1e
serve-database-address = --database wymaga adresu bazy danych PostgreSQL: postgres://user:password@host:port/name
# en: 32ed559e
serve-password-visible = Inni użytkownicy tego komputera mogą odczytać hasło z wiersza poleceń. Użyj zamiast tego BASALT_DATABASE lub --database-file.
# en: 05b6f32f
serve-database = nie można użyć bazy danych: { $reason }
# en: 69753499
serve-store-newer = używała tego nowsza wersja Basaltu: użyj tamtej wersji
# en: 60710b59
serve-page-alone = Gra online jest wyłączona: { $reason }. Wszystko inne działa.
# en: cc303776
serve-feed-title = Basalt: twój ruch
# en: e5a8ee5e
serve-feed-turn = { $game }: twój ruch, przeciwnik { $name }
# en: 798c38ba
serve-preview-game = { $game }: { $white } – { $black }
# en: 0677bd5f
serve-preview-running = Partia trwa. Otwórz, by ją oglądać.
# en: 2cf2ab2a
serve-preview-won = Wygrywa { $name }.
# en: 1de92f79
serve-preview-drawn = Partia skończyła się remisem.
# en: c35e9675
serve-preview-aborted = Partia została przerwana.
# en: 76bffec6
serve-preview-seek = Zagrasz w { $game }?
# en: 8cd3db2a
serve-preview-seek-by = { $name } rzuca ci wyzwanie. Otwórz link i graj, bez zakładania konta.
# en: b34f4a4d
serve-preview-seek-closed = To wyzwanie nie jest już otwarte.
# en: 2d5f61c3
serve-preview-computer = Komputer, poziom { $level }
# en: aeb0b647
serve-exposed = --trial jest tylko dla tego komputera: używaj go z --host niedostępnym dla innych, na przykład 127.0.0.1, i nigdy za serwerem proxy
# en: a58f9e3f
serve-certificate = nie można użyć certyfikatu TLS: { $file }: { $reason }
# en: f35df61a
serve-folder-in-use = inny Basalt używa już folderu { $folder }: zatrzymaj go albo wybierz inny folder przez --data
# en: 587efa9f
serve-bus-address = --bus wymaga adresu serwera NATS: nats://user:password@host:port
# en: 9ad08c74
serve-bus-without-database = --bus łączy serwery ze wspólną bazą danych PostgreSQL: dodaj --database albo pomiń --bus
# en: e174ef23
serve-second-node-without-bus = inny Basalt używa już tej bazy danych: aby działało ich kilka, uruchom każdy z tym samym --bus
# en: eb01823e
serve-first-node-without-bus = inny Basalt używa tej bazy danych bez --bus: zatrzymaj go i uruchom ponownie z tym samym --bus co ten
# en: e05d2a49
serve-other-bus = inny Basalt używa tej bazy danych, ale przez ten --bus nie ma z nim łączności: uruchom oba z tym samym --bus
# en: a687167f
serve-monitoring-refused = nie można udostępnić kontroli stanu i metryk pod adresem { $address }: { $reason }
# en: 20562d85
serve-monitoring-address = Kontrole stanu i metryki są dostępne pod adresem { $address }.
# en: ac7decb1
config-syntax = { $file } nie jest poprawnym plikiem TOML: { $reason }
# en: 268cdf9f
config-unknown = { $file }: nie ma ustawienia { $name }
# en: 3c8b4897
config-kind = { $file }: { $name } ma wartość niewłaściwego typu
# en: 3fba95dd
config-value = { $source }: niewłaściwa wartość: { $reason }
# en: 9260add2
config-refused = te ustawienia są sprzeczne: { $reason }
# en: 52a81435
config-warning-plain = Uwaga: inne komputery łączą się z { $host } bez TLS, więc hasła można podsłuchać. Użyj --tls-cert i --tls-key albo postaw z przodu serwer proxy z TLS i dodaj --proxied i --public.
# en: e8f6e333
config-warning-proxied = Uwaga: nic tu nie obsługuje TLS: użyj --tls-cert i --tls-key albo --proxied za serwerem proxy z TLS. Za serwerem proxy bez --proxied wszyscy gracze liczyliby się jako jeden adres.
# en: 332a3c8a
config-warning-proxy = Uwaga: z samym --proxied każdy komputer w sieci prywatnej może podać się za serwer proxy i sam wybrać liczący się adres. Wskaż swój serwer proxy przez --proxy.
# en: d795f794
config-warning-metrics = Uwaga: inne komputery mogą czytać metryki pod adresem { $host }. Zostaw dostęp tylko swojemu Prometheusowi.
# en: 2bcc71aa
config-warning-trial = Uwaga: --trial znosi ograniczenia. Używaj go tylko do testów obciążeniowych.
# en: e01f65c9
config-warning-database = Uwaga: { $variable } wskazuje bazę danych, ale podano --data i to ono obowiązuje. Partie są zapisywane w folderze.
# en: 0652cd75
config-warning-readable = Uwaga: inni użytkownicy tego komputera mogą odczytać { $path }. Wykonaj: chmod go= { $path }
# en: 7f6a610d
backup-saved = Zapisano w { $file }. Gracze: { $players }, partie: { $games }, zdarzenia: { $events }. Wszystkie partie odtworzono i sprawdzono.
# en: 203c368b
backup-removed = Usunięto starą kopię zapasową { $file }.
# en: 615b24e8
backup-checked = Kopia zapasowa { $file } jest nienaruszona. Gracze: { $players }, partie: { $games }, zdarzenia: { $events }. Wszystkie partie odtworzono i sprawdzono.
# en: 5ffe0ca5
backup-restored = Przywrócono { $file }. Gracze: { $players }, partie: { $games }, zdarzenia: { $events }.
# en: b1903cec
backup-migrated = Skopiowano. Gracze: { $players }, partie: { $games }, zdarzenia: { $events }. Wiersze i sumy kontrolne wszystkich tabel są takie same.
# en: 60467adf
backup-file = nie można użyć { $file }: { $reason }
# en: b4e079c1
backup-none = { $file } nie jest kopią zapasową Basaltu
# en: b71c53ad
backup-no-store = nie ma tu jeszcze partii online: wskaż folder przez --data albo bazę danych przez --database
# en: 56c85575
backup-not-empty = w miejscu docelowym są już dane: wybierz pusty folder albo pustą bazę danych
# en: e5d88b2c
backup-in-use = serwer używa bazy danych: najpierw zatrzymaj wszystkie serwery i spróbuj ponownie po pięciu sekundach
# en: c83bde97
backup-different = kopia zapasowa jest uszkodzona: tabela { $table } nie zgadza się z sumą kontrolną
# en: b2b714e9
backup-store = nie można skopiować partii online: { $reason }
# en: 1f55ef14
backup-stage =
    { $stage ->
        [copy] Kopiowanie wierszy
        [compare] Porównywanie wierszy
       *[replay] Odtwarzanie partii
    }

## Import i zrzuty

# en: 01761143
import-progress = Importowanie partii
# en: db9e3986
import-no-result = partia nie ma wyniku
# en: fc4f2b37
import-summary = { $file }: zaimportowano { $imported }, już obecne { $known }, pominięto { $skipped }.
# en: ff5c719b
import-interrupted = Przerwano. Uruchom to samo polecenie ponownie, aby kontynuować; żadna partia nie zostanie zaimportowana dwa razy.
# en: 87175b87
import-damaged = { $file }: suma kontrolna nie zgadza się z SHA256SUMS; pobierz plik ponownie
# en: 6f2f281e
dump-progress = Zapisane partie:
# en: 02b454af
dump-written =
    { $games ->
        [one] Zapisano { $games } partię w { $file }.
        [few] Zapisano { $games } partie w { $file }.
       *[many] Zapisano { $games } partii w { $file }.
    }
# en: b917c945
dump-unchanged =
    { $games ->
        [one] { $file } jest aktualny, { $games } partia.
        [few] { $file } jest aktualny, { $games } partie.
       *[many] { $file } jest aktualny, { $games } partii.
    }
# en: c24e5bc4
dump-none = Żadna partia rankingowa jeszcze się nie zakończyła.
# en: 4b6f448f
dump-in-use = inny proces basalt dump zapisuje w tym folderze

## Boty

# en: c00fd228
bot-no-token = brak tokenu: ustaw zmienną BASALT_TOKEN albo wskaż plik przez --token-file
# en: e560fe45
bot-not-a-bot = to nie jest konto bota: dodaj --upgrade, aby na stałe zamienić w nie konto, które nigdy nie grało
# en: a5ceef49
bot-refused = bot nie może grać: { $reason }

## Obciążanie serwera

# en: 757c157e
load-not-here = { $address } to nie ten komputer: testy obciążenia działają tylko z serwerem na tym komputerze
# en: 0315ae37
load-files = system pozwala na { $most } otwartych plików, a potrzeba { $needed }: najpierw uruchom ulimit -n { $needed }
# en: be8f1f3d
load-machine = system odmawia: { $reason }
# en: d45e0cd8
load-no-server = nie udało się uruchomić serwera: { $reason }
# en: df80e558
load-gone = serwer jest nieosiągalny albo zamknął połączenie
# en: 98feffe0
load-too-often = serwer ogranicza liczbę żądań; uruchom go przez basalt serve --trial
# en: 2cadde32
load-refused = serwer odmawia: { $what }
# en: e8b5b466
load-silent = serwer nie odpowiedział
# en: e7bb43bc
load-odd = serwer przysłał nieoczekiwaną odpowiedź
# en: 28c7b0ce
load-stage =
    { $stage ->
        [guests] Tworzenie gości
        [bots] Tworzenie botów
        [sockets] Łączenie graczy
        [games] Rozpoczynanie partii
        [moves] Wykonywanie ruchów
       *[check] Sprawdzanie ruchów
    }
# en: f591121f
load-stopped = Zatrzymano, zanim cokolwiek zmierzono.
# en: cec67c4b
load-crowd =
    { $players ->
        [one] Połączony jest { $players } gracz
        [few] Połączeni są { $players } gracze
       *[many] Połączonych jest { $players } graczy
    }, { $games ->
        [one] trwa { $games } partia.
        [few] trwają { $games } partie.
       *[many] trwa { $games } partii.
    }
# en: df662445
load-memory = Pamięć serwera: { $before } MB przed połączeniami, { $after } MB teraz, { $each } KB na połączenie.
# en: 2c925b8e
load-processor = Czas procesora: serwer { $server } s, { $each } ms na ruch; gracze i atakujący { $generator } s.
# en: 0065967a
load-attack = Atak: połączenia { $opened }, zamknięte przez serwer { $closed }; logowania { $logins }, wyszukiwania { $searches }, odrzucone przez limit { $refused }, nieudane { $odd }.
# en: ba5ae544
load-too-much-memory = Podczas ataku serwer zajął { $after } MB pamięci, więcej niż dozwolone { $max } MB.
# en: ea7e99b4
load-caption = Ruchy na sekundę i milisekundy od zaplanowanego czasu ruchu do odebrania go przez przeciwnika; w ostatnich kolumnach do potwierdzenia:
# en: fcd01bcd
load-heading =
    { $which ->
        [planned] plan
        [played] zagrane
        [missed] pominięte
       *[max] maks.
    }
# en: cd3f3a70
load-heading-done = potw. { $percentile }
# en: e6247c75
load-figure = { $figure }
# en: f87ab8ad
load-bots = Boty: { $bots }, ruchów na sekundę { $rate }, pominięte { $missed }; 99% ruchów dociera do przeciwnika w { $delivered } ms, a zostaje potwierdzone w { $acknowledged } ms po zaplanowanym czasie.
# en: d4542a2b
load-knee = Najwyższe utrzymane tempo: { $rate } ruchów na sekundę.
# en: b77fbf7c
load-no-knee = Już pierwsze tempo było za wysokie.
# en: 7be0e1ec
load-sound =
    { $moves ->
        [one] { $moves } potwierdzony ruch
        [few] { $moves } potwierdzone ruchy
       *[many] { $moves } potwierdzonych ruchów
    } w { $games ->
        [one] { $games } partii: wszystkie są, żaden nie jest podwójny.
        [few] { $games } partiach: wszystkie są, żaden nie jest podwójny.
       *[many] { $games } partiach: wszystkie są, żaden nie jest podwójny.
    }
# en: 2288ade7
load-unsound =
    { $faults ->
        [one] { $faults } błąd
        [few] { $faults } błędy
       *[many] { $faults } błędów
    } na { $moves ->
        [one] { $moves } potwierdzony ruch
        [few] { $moves } potwierdzone ruchy
       *[many] { $moves } potwierdzonych ruchów
    } w { $games ->
        [one] { $games } partii:
        [few] { $games } partiach:
       *[many] { $games } partiach:
    }
# en: cb1d1224
load-fault =
    { $kind ->
        [lost] Partia { $game }: ruch { $number } został potwierdzony, ale go nie ma.
        [doubled] Partia { $game }: ruch { $number } występuje więcej razy, niż został wysłany.
        [different] Partia { $game }: gracze odebrali różne ruchy o numerze { $number }.
       *[broken] Partia { $game }: od ruchu { $number } ruchy są niedozwolone.
    }
# en: 942548d8
load-troubles =
    { $count ->
        [one] { $count } gracz nie mógł grać dalej: { $first }.
        [few] { $count } gracze nie mogli grać dalej; pierwszy powód: { $first }.
       *[many] { $count } graczy nie mogło grać dalej; pierwszy powód: { $first }.
    }

## Operatorzy

# en: 2f55b9bd
admin-password-reset = { $name } ma nowe hasło, a wszystkie sesje są zakończone. Hasło widać tylko tutaj:
# en: 4426dd2c
admin-password-set = { $name } ma nowe hasło, a wszystkie sesje są zakończone.
# en: 7c913905
admin-game-closed = Partia { $game } jest przerwana i nie ma wyniku.
# en: 0a20c69d
admin-game-adjudicated = Partia { $game } jest rozstrzygnięta.
# en: 32d3c60a
admin-announced =
    { $minutes ->
        [one] Wszyscy zobaczą tekst przez { $minutes } minutę.
        [few] Wszyscy zobaczą tekst przez { $minutes } minuty.
       *[many] Wszyscy zobaczą tekst przez { $minutes } minut.
    }
# en: fec05ad4
admin-announcement-ended = Ogłoszenie jest wycofane.
# en: 4bbc8913
admin-maintenance-begun = Za trzy sekundy wszystkie partie i zegary staną. Koniec przerwy: basalt admin maintenance off
# en: adaf6f8a
admin-maintenance-ended = Wszystkie partie toczą się dalej. Czas przerwy nie liczy się na żadnym zegarze.
# en: 47074bed
admin-moderator-added = { $name } ma teraz rolę moderatora.
# en: 69c4eb67
admin-moderator-removed = { $name } nie ma już roli moderatora.
# en: 7800f6de
admin-no-member = nie ma użytkownika o tej nazwie
# en: 8a51c0ca
admin-no-game = nie ma takiej partii
# en: 837a0fab
admin-over = partia jest zakończona
# en: 660e92d5
admin-bad-password = użyj 8–200 znaków
# en: 06441d67
admin-weak-password = to hasło jest zbyt popularne; wybierz inne
# en: 0a3e1ab3
admin-bad-announcement = ogłoszenie to jeden wiersz, 1–{ $most } znaków
# en: ce5eb43e
admin-no-change = nie ma nic do zmiany
# en: 46f5691f
admin-busy = partia ciągle się zmienia; spróbuj ponownie
# en: 524c730a
admin-older = te dane zapisała starsza wersja Basalta: najpierw uruchom serwer tej wersji

## E-mail
# en: 4b6959b7
mail-verify = Potwierdź swój adres e-mail
# en: edfd6a44
mail-verify-text =
    Cześć { $name },

    Otwórz ten link w ciągu 24 godzin, aby potwierdzić adres. Jeśli to nie twoja prośba, zignoruj tę wiadomość.

    { $link }
# en: 77c25556
mail-reset = Zresetuj hasło
# en: 89997535
mail-reset-text =
    Cześć { $name },

    Otwórz ten link w ciągu godziny, aby wybrać nowe hasło. Jeśli to nie twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.

    { $link }
# en: d946b933
mail-password-changed = Twoje hasło zostało zmienione
# en: 4c7b88f7
mail-password-changed-text =
    Cześć { $name },

    Hasło do twojego konta zostało zmienione. Jeśli to nie ty, zresetuj je od razu.

    Aby nie dostawać takich wiadomości: { $unsubscribe }
# en: 43db45ca
mail-passkey-added = Do twojego konta dodano klucz dostępu
# en: 2551016d
mail-passkey-added-text =
    Cześć { $name },

    Do twojego konta dodano klucz dostępu. Jeśli to nie ty, usuń go i zmień hasło.

    Aby nie dostawać takich wiadomości: { $unsubscribe }
# en: 3ed52fd7
serve-smtp = adres serwera SMTP jest nieprawidłowy: potrzebny jest smtps://użytkownik:hasło@serwer
# en: 9417afaf
serve-mail-from = nadawca e-maili jest nieprawidłowy: potrzebny jest Basalt <noreply@basalt.example>

## Push notifications
# en: 1ef7005c
push-turn = Twój ruch
# en: 3c00867a
push-started = Twoja partia się zaczęła
# en: a3f55839
push-challenge = Nowe wyzwanie
# en: e09c62ed
push-body = { $game }, przeciwnik { $name }

## E-mail about games
# en: faa5b613
mail-turns =
    { $count ->
        [one] Twój ruch w { $count } partii
        [few] Twój ruch w { $count } partiach
       *[many] Twój ruch w { $count } partiach
    }
# en: f2cdb129
mail-turns-text =
    Cześć { $name },

    te partie czekają na twój ruch:

    { $games }

    Aby nie dostawać takich wiadomości: { $unsubscribe }
# en: db4c12a8
mail-turns-game = { $game }, przeciwnik { $name }: { $left }
# en: 09e96c4c
mail-left-days =
    { $days ->
        [one] został { $days } dzień
        [few] zostały { $days } dni
       *[many] zostało { $days } dni
    }
# en: cf1a2536
mail-left-hours =
    { $hours ->
        [one] została { $hours } godzina
        [few] zostały { $hours } godziny
       *[many] zostało { $hours } godzin
    }
# en: 0d9472e5
mail-left-minutes = została mniej niż godzina
