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
# en: bf4aaf85
file-not-read = Nieudany odczyt ({ $file }): { $reason }
# en: e70c55cb
file-not-written = Nieudany zapis ({ $file }): { $reason }
# en: 411ba0a4
file-exists = { $file } już istnieje. Aby go zastąpić, wpisz to samo jeszcze raz.
# en: cf24d2c4
file-no-game = { $file }: oczekiwano co najmniej jednej partii, a nie ma żadnej
# en: 1c9addba
file-format =
    { $file }: oczekiwano partii w znanym formacie, na początku jest „{ $found }”; format można podać przez --from
# en: 45471be1
file-stdin = standardowe wejście
# en: b07d4c97
file-stdout = standardowe wyjście

## Dlaczego coś się nie udaje

# en: 1b4425a1
reason-no-file = nie ma takiego pliku
# en: 0e199de5
reason-no-folder = nie ma takiego folderu
# en: 190292bc
reason-denied = brak uprawnień
# en: 7006e8a9
reason-folder = to jest folder
# en: 46b1ae9b
reason-full = na dysku nie ma miejsca
# en: 9295918b
reason-no-program = nie ma takiego programu
# en: 4791ac90
reason-no-option = program nie ma opcji { $option }
# en: 4ba03c26
reason-refused = program odpowiada „{ $line }”
# en: 86c90112
reason-silent = program nie odpowiada { $awaited }
# en: 426b9077
reason-ended = program się zakończył ({ $status })

## O co proszono

# en: f8368b04
input-move = ruch { $number }, „{ $text }”: { $why }
# en: e79a9341
input-position = pozycja: { $why }
# en: 88f0a443
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
        [white] Grasz jako Biały (w), komputer jako Czarny (b).
       *[black] Grasz jako Czarny (b), komputer jako Biały (w).
    }
# en: 62f41afe
play-welcome-two = { play-game }, we dwoje. Biały (w) i Czarny (b) przy jednej klawiaturze.
# en: 4201ebdb
play-rules =
    Najpierw gracze na zmianę zapełniają planszę: 3 czerwone piony, potem po 23
    w swoim kolorze. Potem rusza się stosami: w linii prostej, dokładnie o tyle pól,
    ile wynosi wysokość stosu, i tylko na inny stos; stos z sześcioma sąsiadami nie
    może się ruszyć. Stos należy do tego, czyj pion jest na wierzchu. Stosy bez
    łączności z czerwonym pionem schodzą z planszy. Gdy nikt nie może się ruszyć,
    liczą się wszystkie piony w twoich stosach; kto ma więcej, wygrywa.
# en: 1cd69b36
play-marks =
    Na planszy: w to pion biały, b czarny, r czerwony. w3 to stos Białego z trzech
    pionów; gwiazdka znaczy, że jest w nim czerwony. Nawiasy pokazują ostatni ruch.
    Pod każdym polem jest jego nazwa.
# en: 43af77ea
play-rules-punct =
    Połącz dwa przeciwległe boki planszy łańcuchem swoich widocznych kropek. Ruch
    to położenie na pustych polach elementu z zapasu, o trzech kropkach, albo
    przesunięcie własnego, na którym nic nie leży: jego kropkę PÜNCT prowadzi się
    dowolnie daleko w linii prostej, nad wszystkim, lub zostawia na miejscu, po czym
    obraca się wokół niej element. Przesunięty element może spocząć na innych, jeśli
    jego końce leżą na jednym poziomie, środek nie wyżej, a kropka PÜNCT na twojej
    kropce; kropki trójkąta leżą wszystkie na jednym poziomie.
    { $game ->
        [punct-basic]
            Pierwszy element partii nie zajmuje środka. Kto położy ostatni ze swoich
            18 elementów, kończy partię remisem.
       *[punct]
            W środku elementów się nie kładzie, można je tam tylko przesuwać. Gdy jeden
            z graczy położy wszystkie 18 elementów, wygrywa ten, kto ma w środku więcej
            widocznych kropek.
    }
# en: e88b0e40
play-marks-punct =
    Na planszy: w to kropka biała, b czarna; W i B to kropki PÜNCT. Kropka w2 leży
    na wysokości 2, na czymś lub jako mostek nad luką. Puste pola środka to kółka.
    Nawiasy pokazują ostatni ruch. Na prawo od każdego pola jest jego nazwa.
    Elementy: T trójkątny; C prosty, kropka PÜNCT w środku; E prosty, na końcu;
    M kątowy, w zgięciu; L i R kątowe, na końcu (lustrzane odbicia).
# en: d796ee61
play-begin = Wpisz ruch albo help, by zobaczyć listę komend.
# en: 37e5380b
play-help =
    Wpisz ruch albo komendę.
      e3          połóż pion na e3
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
# en: aa4c4c1e
play-help-punct =
    Wpisz ruch albo komendę.
      l4/l5m5      połóż element: kropka PÜNCT na l4, pozostałe na l5 i m5
      c4-f7/f8g9   przesuń element z kropką PÜNCT na c4: kropka PÜNCT na f7,
                   pozostałe na f8 i g9
      c4-c4/c5d6   obróć ten element wokół kropki PÜNCT
      hint         pokaż najlepszy ruch, jaki znajdzie komputer
      undo         cofnij swój ostatni ruch
      moves        policz możliwe ruchy, według rodzaju i elementu
      moves c4     pokaż ruchy elementu z kropką PÜNCT na c4 albo sposoby
                   położenia elementu z kropką PÜNCT na tym polu
      resign       poddaj partię
      save PLIK    zapisz partię w pliku PLIK
      board        pokaż planszę jeszcze raz
      help         pokaż ten tekst
      quit         wyjdź z partii
# en: 15d7cbd3
play-placing = Rozmieszczanie, pion { $number } z { $total }.
# en: a7d76bd6
play-stacking = Tworzenie stosów (Biały { $white }, Czarny { $black }).
# en: 55afd438
play-reserve = W zapasie: Biały { $white } ({ $white_list }), Czarny { $black } ({ $black_list }).
# en: 4a143b8f
play-centre =
    { $reserve }
    W środku: Biały { $white }, Czarny { $black }.
# en: 76f1b0d0
play-prompt-red =
    { $player ->
        [white] Biały, połóż
       *[black] Czarny, połóż
    } czerwony pion
# en: 8c62d0ea
play-prompt-own =
    { $player ->
        [white] Biały, połóż biały pion
       *[black] Czarny, połóż czarny pion
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
# en: e5b36c94
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
# en: dbd1870a
play-hint = Najlepszy ruch, jaki znalazł komputer: { $mv }.
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
# en: 234a3139
play-moves-none = Z pola { $space } nie ma żadnego ruchu.
# en: d119cdc6
play-moves-many =
    Możliwych ruchów: { $count }. Wpisz moves i pole, na przykład moves c4, by zobaczyć
    ruchy z kropką PÜNCT na tym polu.
# en: 4ea53340
play-moves-place =
    { $count ->
        [one] { $count } sposób położenia elementu, według rodzaju:
        [few] { $count } sposoby położenia elementu, według rodzaju:
       *[many] { $count } sposobów położenia elementu, według rodzaju:
    }
# en: 7acfbf6b
play-moves-shift =
    { $count ->
        [one] { $count } przesunięcie, według pola kropki PÜNCT:
        [few] { $count } przesunięcia, według pola kropki PÜNCT:
       *[many] { $count } przesunięć, według pola kropki PÜNCT:
    }
# en: 900e2eb5
play-undone =
    { $count ->
        [one] Cofnięto { $count } ruch.
        [few] Cofnięto { $count } ruchy.
       *[many] Cofnięto { $count } ruchów.
    }
# en: 42ad6476
play-nothing-to-undo = Nie ma ruchu do cofnięcia.
# en: 20b74939
play-not-placing = Plansza jest już zapełniona; teraz rusza się stosami.
# en: 5dbadae5
play-no-filling =
    W PÜNCT planszy nie zapełnia się losowo; połóż element, na przykład l4/l5m5.
# en: df7456c3
play-refused = Nie można zagrać { $mv }: { $why }
# en: b3ec71d1
play-unknown = „{ $found }” to ani ruch, ani komenda. Wpisz help, by zobaczyć listę.
# en: b6b48a65
play-save-where = Podaj plik: save PLIK, na przykład save game.basalt
# en: a79211a3
play-over-prompt = Wpisz save PLIK, by zachować partię, undo, by cofnąć ruch, albo quit.
# en: 15aca2f6
play-quit-unsaved = Partia nie jest zapisana. Zapis: save PLIK; wyjście: jeszcze raz quit.
# en: f917b398
play-resign-again =
    To zakończy partię. Aby poddać się jako { $player ->
        [white] białe
       *[black] czarne
    }, wpisz resign jeszcze raz.
# en: 29167a3a
play-end-of-input = Dane wejściowe się skończyły.
# en: 37d3b787
play-unfinished = Partia pozostaje niedokończona.
# en: 3c0dbc60
play-resume = Aby ją dokończyć, wpisz: { $command }

## Pokazywanie

# en: 67899173
show-ply = Po półruchu { $ply } z { $plies }.

## Liczenie

# en: 2ecf5e78
perft-total =
    pozycje   { $nodes }
    sekundy   { $seconds }

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
analyze-line = linia
# en: f3652d7c
analyze-margin = { $points }
# en: 030737a5
analyze-chance = { $percent }%
# en: 8da8ce8b
analyze-proven = { $what }, pewne
# en: 446729ad
analyze-in-turns = { $verdict } w { $turns }
# en: 3471120a
analyze-verdict =
    { $verdict ->
        [win] wygrana
        [loss] przegrana
       *[draw] remis
    }
# en: 986f2fd0
analyze-progress = Badanie pozycji
# en: d5e34686
analyze-no-ply =
    --lines i --moves są dla jednej pozycji; wskaż ją przez --ply, od 0 do { $most }

## Mecze

# en: a6f85751
match-title = { $first } kontra { $second }
# en: 48959d9e
match-score =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent }% punktów
# en: 7e63f04c
match-white = Jako Biały: { $results }
# en: 345924cc
match-black = Jako Czarny: { $results }
# en: f4c0b583
match-pairs =
    { $count ->
        [one] { $count } para partii
        [few] { $count } pary partii
       *[many] { $count } par partii
    } ze zmianą kolorów, według punktów: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
# en: c3219cf7
match-elo = Różnica Elo: { $elo } (95% od { $low } do { $high })
# en: df203518
match-no-elo =
    Różnicy Elo nie da się podać: trzeba co najmniej dwóch par partii, i nie wszystkich z tą samą liczbą punktów.
# en: d7e21a2a
match-sprt =
    Test { $lower } wobec { $higher } Elo: { $verdict ->
        [lower] potwierdzono { $lower }
        [higher] potwierdzono { $higher }
       *[open] nierozstrzygnięty
    } (logarytm ilorazu wiarygodności { $ratio }, granice ±{ $bound })
# en: d78face3
match-overrun = { $name }: spóźnienie do { $millis } ms
# en: 5d52d211
match-faults =
    { $name }, porażki poza planszą: { $illegal ->
        [one] { $illegal } niedozwolony ruch
        [few] { $illegal } niedozwolone ruchy
       *[many] { $illegal } niedozwolonych ruchów
    }, { $crashed ->
        [one] { $crashed } awaria
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
# en: 25efe2ac
match-time-out =
    Partia { $game }: { $name } ({ $player ->
        [white] Biały
       *[black] Czarny
    }) przegrywa na czas, brak odpowiedzi przez { $allowed }
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
# en: 24e7f4f4
match-resumed = Mecz trwa dalej, rozegrane partie: { $played } z { $games }.
# en: bd9bd941
match-cut-short = Ostatnia partia w { $file } jest urwana; zostanie rozegrana jeszcze raz.
# en: c1e5a484
match-other =
    W { $file } są partie innego meczu: „{ $found }”. Ten to „{ $expected }”. Podaj tę samą komendę co wtedy albo inny plik.
# en: 8b899a8e
match-not-ours =
    partia { $game } w { $file } nie jest skończoną partią meczu; podaj inny plik na zapisy
# en: 937d96f9
match-busy = do { $file } pisze inny mecz; poczekaj na jego koniec albo podaj inny plik
# en: 339424b3
match-absent = { $name } nie może grać: { $reason }
# en: 0ab14941
match-position = { $file }, wiersz { $line }: { $reason }
# en: 24abbdaf
match-position-over = oczekiwano pozycji, w której gra toczy się dalej, a partia jest skończona
# en: 86d18e12
match-no-positions = { $file }: oczekiwano co najmniej jednej pozycji, a nie ma żadnej
# en: 6ae7ff8a
match-no-state =
    graczowi, któremu podaje się początek partii, nie można podać stosu wyższego niż 15: { $position }

## Sprawdzanie

# en: 8107aca9
validate-progress = Sprawdzanie partii
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

# en: fdc2174a
convert-written =
    { $count ->
        [one] { $file }: zapisano { $count } partię.
        [few] { $file }: zapisano { $count } partie.
       *[many] { $file }: zapisano { $count } partii.
    }
# en: d3fd6f17
convert-left-out = Pominięto: { $reason }

## Udostępnianie strony

# en: 06e1af18
serve-address = Basalt działa pod adresem { $address } – otwórz go w przeglądarce. Ctrl-C kończy działanie.
# en: 8b9ac132
serve-not-built =
    ten program zbudowano bez strony: uruchom cargo xtask run albo cargo xtask page i zbuduj go jeszcze raz
# en: 950ced5f
serve-port-taken =
    zajęty jest port { $port }, może przez inny Basalt: zakończ go albo wybierz inny port przez --port (0 to dowolny wolny)
# en: 84e404a5
serve-refused = nie można otworzyć { $address }: { $reason }
# en: 5d993511
serve-no-page = Pod tym adresem nic nie ma.
# en: 3697acbf
serve-home = Na stronę główną
# en: f5c81c87
serve-description = Graj w DVONN i PÜNCT z komputerem albo we dwoje przy jednej planszy, z siecią i bez niej.
# en: eaac36ea
serve-no-script =
    Basalt potrzebuje JavaScriptu, a w tej przeglądarce jest on wyłączony. Włącz go dla tej strony.
# en: 1e0083d2
serve-no-start =
    Nie udało się uruchomić Basaltu: przeglądarka jest na to zbyt stara albo strona nie wczytała się w całości. Wczytaj ją jeszcze raz albo użyj nowszej przeglądarki.
# en: e584e7a6
serve-folder =
    partii online nie można przechowywać w { $folder }: { $reason }; wybierz inny folder przez --data
# en: d4908a1e
serve-database-address =
    --database wymaga adresu bazy danych PostgreSQL: postgres://user:password@host:port/name
# en: b8c32f62
serve-database = nie można użyć bazy danych: { $reason }
# en: c4d96d8e
serve-store-newer = partie przechowuje tam nowsza wersja Basalt: użyj tamtej wersji
# en: 8c408a2e
serve-page-alone = Nie można grać online: { $reason }. Sama strona działa.
# en: 9e01ea42
serve-preview-game = { $game }: { $white } – { $black }
# en: b938fb9b
serve-preview-running = Partia trwa. Otwórz, żeby ją oglądać.
# en: 2cf2ab2a
serve-preview-won = Wygrywa { $name }.
# en: 1de92f79
serve-preview-drawn = Partia zakończyła się remisem.
# en: 94b97e66
serve-preview-aborted = Partia została przerwana.
# en: 76bffec6
serve-preview-seek = Zagrasz w { $game }?
# en: c5ff0234
serve-preview-seek-by = { $name } chce z tobą zagrać. Otwórz link i graj; konto nie jest potrzebne.
# en: b34f4a4d
serve-preview-seek-closed = To wyzwanie nie jest już otwarte.
# en: 2d5f61c3
serve-preview-computer = Komputer, poziom { $level }
# en: 350e667a
serve-exposed =
    --trial działa tylko na tym komputerze: wyłącznie z --host niedostępnym dla innych, na przykład 127.0.0.1, i nigdy za serwerem proxy

## Obciążanie serwera

# en: 7d789379
load-not-here = { $address } to nie ten komputer: obciążać można tylko serwer na tym komputerze
# en: 397368ad
load-files =
    system pozwala programowi otworzyć naraz { $most } plików, a potrzeba { $needed }: najpierw uruchom ulimit -n { $needed }
# en: afc2ae20
load-machine = system nie daje tego, co potrzebne: { $reason }
# en: 611cb19d
load-no-server = nie udało się uruchomić serwera: { $reason }
# en: b257cc1a
load-gone = serwer jest nieosiągalny albo się rozłączył
# en: f6ee3178
load-too-often =
    serwer nie pozwala pytać tak często; czy uruchomiono go przez basalt serve --trial?
# en: 2cadde32
load-refused = serwer odmawia: { $what }
# en: 495bf547
load-silent = odpowiedź nie nadeszła
# en: db76dd9f
load-odd = serwer mówi coś bez sensu
# en: 990d9cb0
load-stage =
    { $stage ->
        [guests] Wchodzą goście
        [sockets] Gracze się łączą
        [games] Zaczynają się partie
        [moves] Trwa gra
       *[check] Sprawdzanie ruchów
    }
# en: f591121f
load-stopped = Zatrzymano, zanim cokolwiek zmierzono.
# en: 81f3c523
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
# en: b36e71a3
load-memory = Pamięć serwera: { $before } MB przed połączeniami, { $after } MB teraz, { $each } KB na połączenie.
# en: a87ac9b6
load-caption =
    Ruchy na sekundę i milisekundy od zaplanowanej chwili ruchu do chwili, gdy słyszy o nim przeciwnik; w ostatnich kolumnach do potwierdzenia:
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
# en: 4aa6d94b
load-knee = Najwyższe utrzymane tempo: { $rate } ruchów na sekundę.
# en: b1c2b48e
load-no-knee = Nawet pierwszego tempa nie udało się utrzymać.
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
# en: 90b78862
load-fault =
    { $kind ->
        [lost] Partia { $game }: ruch { $number } został potwierdzony i przepadł.
        [doubled] Partia { $game }: ruch { $number } jest, ale go nie wysłano albo nie tyle razy.
       *[broken] Partia { $game }: od ruchu { $number } to już nie jest partia.
    }
# en: 942548d8
load-troubles =
    { $count ->
        [one] { $count } gracz nie mógł grać dalej: { $first }.
        [few] { $count } gracze nie mogli grać dalej; pierwszy powód: { $first }.
       *[many] { $count } graczy nie mogło grać dalej; pierwszy powód: { $first }.
    }
