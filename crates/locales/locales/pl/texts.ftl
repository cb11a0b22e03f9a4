### Polski: co jest nie tak w tekście ruchu, pozycji lub zapisu partii.

## Ruchy i pola

# en: 5b73ce94
text-game = oczekiwano nazwy gry (dvonn, punct, punct-basic), jest „{ $found }”
# en: 5e2df812
text-other-game = { $mv } to nie jest ruch w grze { $game }
# en: 032034aa
text-space = oczekiwano pola planszy, jest „{ $found }”
# en: 6872a8c5
text-move = oczekiwano ruchu takiego jak e3, a1b2 lub pass, jest „{ $found }”
# en: 164cc7af
text-turn = oczekiwano ruchu takiego jak l4/l5m5, c4-f7/f8g9 lub pass, jest „{ $found }”
# en: 458be231
text-piece = żaden element nie ma kropki PÜNCT i kropek zwykłych na „{ $found }”

## Ustawienie, które nie jest pozycją DVONN

# en: 6529667e
setup-too-many =
    liczba pionów „{ $piece }” na planszy to { $found }, a w grze jest ich { $most }
# en: 8062b486
setup-red-count = przy tworzeniu stosów na planszy są wszystkie 3 czerwone piony, a jest ich { $found }
# en: 4da72af4
setup-red-on-top =
    na polu { $space } czerwony pion leży na wierzchu stosu, ale czerwone piony nie wchodzą na inne
# en: 6682ade4
setup-not-linked =
    stos na polu { $space } nie ma łączności z czerwonym pionem, więc byłby już zdjęty
# en: 2c1ed749
setup-high-while-placing =
    podczas rozmieszczania na polu jest najwyżej jeden pion, a na { $space } jest więcej
# en: 4f38474d
setup-nothing-to-place = wszystkie 49 pól jest zajętych, więc rozmieszczanie jest skończone
# en: cab7f736
setup-placed-pieces =
    gdy rozmieszczono { $placed }, liczba pionów „{ $piece }” to { $expected }, a jest { $found }
# en: e6a09012
setup-placing-turn =
    gdy rozmieszczono { $placed }, kolej ma { $expected ->
        [white] Biały
       *[black] Czarny
    }

## Tekst pozycji DVONN

# en: d6dacbfa
position-fields =
    oczekiwano planszy, gracza na ruchu (w lub b) i fazy (p lub s), liczba słów: { $found }
# en: da548f29
position-rows = oczekiwano 5 rzędów oddzielonych znakiem „/”, jest { $found }
# en: 23cf9542
position-row-length = liczba pól w rzędzie { $row } to { $expected }, a jest { $found }
# en: 25b49e06
position-symbol =
    w rzędzie { $row } oczekiwano w, b, r, liczby pustych pól lub „(”, jest „{ $found }”
# en: f329e508
position-bracket = w rzędzie { $row } oczekiwano stosu takiego jak (rwb), jest „{ $found }”
# en: fd1da645
position-player = oczekiwano gracza na ruchu, w lub b, jest „{ $found }”
# en: e7eafa0e
position-phase = oczekiwano p (rozmieszczanie) lub s (tworzenie stosów), jest „{ $found }”

## Ustawienie, które nie jest pozycją PÜNCT

# en: 405dca4e
punct-setup-too-many =
    { $color ->
        [white] liczba elementów { $kind } Białego
       *[black] liczba elementów { $kind } Czarnego
    } na planszy to { $found }, a w grze jest ich { $most }
# en: d98e9554
punct-setup-same-place = dwa elementy mają kropkę na polu { $space }, na poziomie { $level }
# en: 0a4d8e70
punct-setup-unsupported =
    kropka na polu { $space }, na poziomie { $level }, nie ma oparcia o poziom niżej
# en: 655802af
punct-setup-foreign-dot =
    kropka PÜNCT na polu { $space }, na poziomie { $level }, nie leży nad kropką swojego koloru
# en: a04ce478
punct-setup-turn-count =
    po { $most } ruchach bez kładzenia elementu jest remis, a podano { $found }
# en: aa858e8e
punct-setup-pass-count =
    pas to też ruch bez kładzenia elementu, a podano pasów { $passes }, ruchów { $turns }
# en: d2b07a98
punct-setup-passes-in-a-row = po { $most } pasach z rzędu partia się kończy, a podano { $found }

## Tekst pozycji PÜNCT

# en: 9f5d9a88
punct-position-fields =
    oczekiwano elementów Białego (w:…), elementów Czarnego (b:…), gracza na ruchu (w lub b), liczby ruchów bez kładzenia elementu i ewentualnie pass lub pass pass; liczba słów: { $found }
# en: 220f5c34
punct-position-list = po „{ $expected }” oczekiwano elementów gracza, jest „{ $found }”
# en: 4529e4c9
punct-position-level = po „^” oczekiwano poziomu od 0 do 35, jest „{ $found }”
# en: 6a243600
punct-position-player = oczekiwano gracza na ruchu, w lub b, jest „{ $found }”
# en: 04b5db13
punct-position-turns = oczekiwano liczby ruchów bez kładzenia elementu, jest „{ $found }”
# en: 7ab55deb
punct-position-pass = na końcu oczekiwano pass albo niczego, jest „{ $found }”

## Zapisy partii

# en: 1ec33f72
record-at = partia { $game }, wiersz { $line }, kolumna { $column }: { $problem }
# en: f38c709a
record-too-long = oczekiwano najwyżej { $most } bajtów na partię, jest więcej
# en: 538677ad
record-not-utf8 = oczekiwano tekstu w UTF-8, jest bajt { $found }
# en: c6de03b0
record-tag = oczekiwano znacznika takiego jak [White "name"] w osobnym wierszu, jest „{ $found }”
# en: 564e7853
record-tag-name =
    oczekiwano nazwy znacznika z liter łacińskich, cyfr i „_”, jest „{ $found }”
# en: 2144cb60
record-tag-reserved = znacznik { $name } wynika z samego zapisu i nie można go ustawić
# en: 3af80b26
record-tag-twice = każdy znacznik może być tylko raz, a { $name } jest dwa razy
# en: 996bc33c
record-tag-too-many = dozwolona liczba znaczników to { $most }, jest więcej
# en: b7f5931d
record-name = oczekiwano nazwiska takiego jak White [name], jest „{ $found }”
# en: 156de029
record-no-game = oczekiwano znacznika z nazwą gry, na przykład [Game "dvonn"], a go nie ma
# en: bbf3b0bf
record-variant = oczekiwano odmiany gry { $game }, jest „{ $found }”
# en: 927449bb
record-result = oczekiwano wyniku (1-0, 0-1, 1/2-1/2 lub *), jest „{ $found }”
# en: 89da35cb
record-results-differ = oczekiwano wyniku { $tag } jak w znaczniku, jest { $found }
# en: 2a303173
record-score = oczekiwano punktów takich jak 26-7, najpierw Białego, jest „{ $found }”
# en: 6840d775
record-number = oczekiwano numeru ruchu takiego jak 12. lub 12..., jest „{ $found }”
# en: ea8d7d17
record-nag = oczekiwano od $0 do $255, !, ?, !!, ??, !? lub ?!, jest „{ $found }”
# en: 1bd1a770
record-clock = oczekiwano czasu takiego jak 0:14:59 lub 0:14:59.5, jest „{ $found }”
# en: 5b1bc678
record-eval = oczekiwano oceny takiej jak +3.5, 62%, =+4 lub =1-0, jest „{ $found }”
# en: 444ddd58
record-shape = oczekiwano kółka takiego jak Ye3 lub strzałki takiej jak Ya1b2, jest „{ $found }”
# en: 1ebb7011
record-open-comment = oczekiwano końca komentarza, jest koniec partii
# en: 2902ddad
record-open-variation = oczekiwano końca wariantu, jest koniec partii
# en: 9765442e
record-too-deep = dozwolone zagnieżdżenie wariantów to { $most }, jest głębsze
# en: a53539d5
record-no-move = przed „{ $found }” oczekiwano ruchu, a go nie ma
# en: 84e847e3
record-unexpected =
    oczekiwano ruchu, komentarza, wariantu lub wyniku, jest „{ $found }”
# en: 88afe34f
record-no-result =
    po ruchach oczekiwano wyniku (1-0, 0-1, 1/2-1/2 lub *), jest koniec partii
# en: 25d6f54c
record-no-tree = oczekiwano partii w nawiasach okrągłych, np. (;GM[Dvonn] …), jest „{ $found }”
# en: 6c226d25
record-open-tree = oczekiwano „)” na końcu partii, tekst kończy się z otwartymi nawiasami: { $open }
# en: c5fdb66a
record-property = oczekiwano właściwości takiej jak GM[Dvonn], jest „{ $found }”
# en: 67436311
record-no-sgf-game =
    przed pierwszą czynnością oczekiwano właściwości GM[Dvonn] lub GM[25], a jej nie ma
# en: 10889b5f
record-sgf-game = oczekiwano GM[Dvonn] lub GM[25], jest „{ $found }”
# en: 6e25a0ba
record-gesture = oczekiwano czynności takiej jak Pickb C 3, jest „{ $found }”
# en: e7414b45
record-nothing-done = przed Done oczekiwano ruchu, a żaden nie jest w mocy
# en: 93d09311
record-after-end = oczekiwano następnej partii, jest „{ $found }”
# en: 448da24b
record-write-setup = formatem { $format } nie można zapisać partii od ustawionej pozycji
# en: b2709fcd
record-write-game = formatem { $format } nie można zapisać partii w { $game }
# en: 0d52f20b
record-write-illegal =
    formatem { $format } nie można zapisać partii z niedozwolonym ruchem; jest { $found }
# en: 56a11371
record-write-tag = formatem { $format } nie można zapisać znacznika { $tag } o wartości „{ $found }”
# en: 44012f8a
record-write-last-placement =
    Little Golem pomija 49. rozmieszczony pion, więc musi on trafić na jedyne wolne pole; jest { $found }

## Zapis partii, której nie rozegrano zgodnie z zasadami

# en: 2fb696e8
record-illegal = półruch { $ply }, ruch { $mv }: { $why }
# en: 448be38e
record-illegal-variation = wariant przy półruchu { $ply }, ruch { $mv }: { $why }
# en: 90f5b167
record-wrong-result = według zapisu wynik to { $recorded }, a na planszy { $board }
# en: 3dc9d244
record-wrong-score = według zapisu punkty to { $recorded }, a na planszy { $board }

## JSON i linki

# en: 701d362f
record-json = oczekiwano JSON-a, jest „{ $found }”
# en: 80591414
record-json-cut-short = oczekiwano dalszego ciągu JSON-a, jest koniec tekstu
# en: bf94be19
record-json-text = oczekiwano tekstu, jest „{ $found }”
# en: 6cae5a76
record-json-number = oczekiwano liczby całkowitej od 0 do { $most }, jest „{ $found }”
# en: 3945a0e5
record-json-list = oczekiwano listy, jest „{ $found }”
# en: c13fc9f9
record-json-object = oczekiwano obiektu, jest „{ $found }”
# en: c36de3d4
record-json-missing = oczekiwano „{ $name }”, a tego nie ma
# en: abbed3ff
record-json-unknown = „{ $found }” nic tu nie znaczy
# en: ca737626
record-json-twice = „{ $found }” może być tylko raz, a jest dwa razy
# en: 59326b77
record-json-format =
    oczekiwano formatu basalt-game lub nagłówka header AbstractPlay, jest „{ $found }”
# en: 3271a817
record-json-version = oczekiwano wersji { $known }, jest „{ $found }”
# en: cb823c87
record-json-players = oczekiwano dwóch graczy, liczba podanych to { $found }
# en: a4789f68
record-json-seat =
    tu ruch ma { $player ->
        [white] Biały
       *[black] Czarny
    }
# en: add2b26e
record-json-at = partia { $game }, { $path }: { $problem }
# en: 4fd4bc0a
record-abstractplay-unfinished = zapis AbstractPlay mieści tylko zakończone partie
# en: c5657693
record-abstractplay-no-date =
    zapis AbstractPlay wymaga daty; oczekiwano znacznika takiego jak [Date "2026.11.15"]
# en: bd97024a
record-link-too-long = dozwolona liczba znaków w linku to { $most }, jest więcej
# en: cc79d2e2
record-link-version = oczekiwano linku do partii, który zaczyna się od 1&Game=, jest „{ $found }”
# en: f355a6e2
record-link-part = oczekiwano części linku takiej jak White=Ada, jest „{ $found }”
# en: 418aa2a7
record-link-escape =
    po każdym ~ oczekiwano dwóch cyfr szesnastkowych tekstu UTF-8, jest „{ $found }”
