### Polski: co jest nie tak w tekście ruchu, pozycji lub zapisu partii.

## Ruchy i pola

# en: 5b73ce94
text-game = oczekiwano nazwy gry (dvonn, punct, punct-basic), jest „{ $found }”
# en: a362d6af
text-other-game = { $mv } to nie jest ruch w { $game }
# en: f6d61102
text-space = oczekiwano pola planszy, jest „{ $found }”
# en: 6872a8c5
text-move = oczekiwano ruchu takiego jak e3, a1b2 lub pass, jest „{ $found }”
# en: 164cc7af
text-turn = oczekiwano ruchu takiego jak l4/l5m5, c4-f7/f8g9 lub pass, jest „{ $found }”
# en: 458be231
text-piece = żaden element nie ma kropki PÜNCT i kropek zwykłych na „{ $found }”

## Ustawienie, które nie jest pozycją DVONN

# en: 521cbe5b
setup-too-many = pionów „{ $piece }” na planszy jest { $found }, a w grze tylko { $most }
# en: e6577c29
setup-red-count = na planszy muszą być wszystkie 3 czerwone piony, a jest ich { $found }
# en: fbca7a7f
setup-red-on-top = czerwony pion nie może leżeć na górze stosu na { $space }: pojedyncze czerwone piony nigdy się nie ruszają
# en: 6326f000
setup-not-linked = stos na { $space } nie ma łączności z czerwonym pionem, więc byłby już zdjęty
# en: c47c645f
setup-high-while-placing = na { $space } jest więcej niż jeden pion, a stosy tworzy się dopiero po rozmieszczeniu pionów
# en: 4f38474d
setup-nothing-to-place = wszystkie 49 pól jest zajętych, więc rozmieszczanie jest skończone
# en: aef731ae
setup-placed-pieces = gdy rozmieszczonych pionów jest { $placed }, pionów „{ $piece }” musi być { $expected }, a jest { $found }
# en: c30ded2c
setup-placing-turn =
    gdy rozmieszczonych pionów jest { $placed }, ruch ma { $expected ->
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

# en: 86bf2c98
punct-setup-too-many =
    { $color ->
        [white] Biały
       *[black] Czarny
    } ma na planszy { $kind ->
        [T] elementy trójkątne
        [C] elementy proste z kropką PÜNCT pośrodku
        [E] elementy proste z kropką PÜNCT na końcu
        [L] elementy kątowe z kropką PÜNCT po lewej
        [R] elementy kątowe z kropką PÜNCT po prawej
        [M] elementy kątowe z kropką PÜNCT na zgięciu
       *[unknown] elementy { $kind }
    } w liczbie { $found }, a w grze jest ich tylko { $most }
# en: 7f26fd73
punct-setup-same-place = dwa elementy mają kropkę na { $space } na poziomie { $level } (1 to plansza)
# en: 5f601056
punct-setup-unsupported = kropka na { $space } na poziomie { $level } nie ma oparcia (1 to plansza)
# en: fe500bf0
punct-setup-foreign-dot = kropka PÜNCT na { $space } na poziomie { $level } nie leży na kropce swojego koloru (1 to plansza)
# en: cd30ace4
punct-setup-turn-count = po { $most } ruchach bez kładzenia elementów jest remis, a podano { $found }
# en: 5590305f
punct-setup-pass-count = pas to ruch bez kładzenia elementu, a podano pasy: { $passes }, takie ruchy: { $turns }
# en: a812210c
punct-setup-passes-in-a-row = po { $most } pasach z rzędu partia jest skończona, a podano { $found }

## Tekst pozycji PÜNCT

# en: 2984574e
punct-position-fields =
    oczekiwano elementów Białego (w:…), elementów Czarnego (b:…), gracza na ruchu (w lub b), liczby ruchów bez kładzenia elementu i ewentualnie pass lub pass pass; liczba słów: { $found }
# en: f0164242
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
# en: 3da52013
record-tag-reserved = znacznik { $name } ustawiany jest automatycznie i nie można go zmienić
# en: 3af80b26
record-tag-twice = każdy znacznik może być tylko raz, a { $name } jest dwa razy
# en: 996bc33c
record-tag-too-many = dozwolona liczba znaczników to { $most }, jest więcej
# en: b7f5931d
record-name = oczekiwano nazwy takiej jak White [name], jest „{ $found }”
# en: 156de029
record-no-game = oczekiwano znacznika z nazwą gry, na przykład [Game "dvonn"], a go nie ma
# en: bbf3b0bf
record-variant = oczekiwano wariantu gry { $game }, jest „{ $found }”
# en: 927449bb
record-result = oczekiwano wyniku (1-0, 0-1, 1/2-1/2 lub *), jest „{ $found }”
# en: 89da35cb
record-results-differ = oczekiwano wyniku { $tag } jak w znaczniku, jest { $found }
# en: 2a303173
record-score = oczekiwano wyniku takiego jak 26-7, najpierw punkty Białego, jest „{ $found }”
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
# en: 0cfbf44f
record-open-tree = oczekiwano „)” na końcu partii, a otwartych nawiasów jest jeszcze { $open }
# en: c5fdb66a
record-property = oczekiwano właściwości takiej jak GM[Dvonn], jest „{ $found }”
# en: be91ea6e
record-no-sgf-game = przed pierwszą akcją oczekiwano właściwości GM[Dvonn] lub GM[25], a jej nie ma
# en: 10889b5f
record-sgf-game = oczekiwano GM[Dvonn] lub GM[25], jest „{ $found }”
# en: a23ee6c7
record-gesture = oczekiwano akcji Boardspace takiej jak Pickb C 3, jest „{ $found }”
# en: e4cf732f
record-nothing-done = przed Done oczekiwano ruchu, a go nie ma
# en: 93d09311
record-after-end = oczekiwano następnej partii, jest „{ $found }”
# en: 1a5fe4e6
record-write-setup = { $format } nie obsługuje partii od ustawionej pozycji
# en: ddf2b012
record-write-game = { $format } nie obsługuje { $game }
# en: 2f1f543c
record-write-illegal = { $format } nie obsługuje niedozwolonych ruchów, jest { $found }
# en: 7453be32
record-write-tag = { $format } nie obsługuje znacznika { $tag } „{ $found }”
# en: d45ce5bb
record-write-last-placement = Little Golem pomija 49. pion, więc musi on stanąć na ostatnim pustym polu, jest { $found }

## Zapis partii, której nie rozegrano zgodnie z zasadami

# en: 2fb696e8
record-illegal = półruch { $ply }, ruch { $mv }: { $why }
# en: 448be38e
record-illegal-variation = wariant przy półruchu { $ply }, ruch { $mv }: { $why }
# en: 9f6a44a2
record-wrong-result = według zapisu wynik to { $recorded }, a na planszy jest { $board }
# en: f6d68b65
record-wrong-score = według zapisu punkty to { $recorded }, a na planszy jest { $board }

## JSON i linki

# en: 701d362f
record-json = oczekiwano JSON-a, jest „{ $found }”
# en: aba296ee
record-json-cut-short = oczekiwano dalszej części JSON-a, jest koniec tekstu
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
# en: b25cb66c
record-json-unknown = nieznane pole „{ $found }”
# en: ca737626
record-json-twice = „{ $found }” może być tylko raz, a jest dwa razy
# en: 59326b77
record-json-format =
    oczekiwano formatu basalt-game lub nagłówka header AbstractPlay, jest „{ $found }”
# en: 3271a817
record-json-version = oczekiwano wersji { $known }, jest „{ $found }”
# en: cb823c87
record-json-players = oczekiwano dwóch graczy, a jest { $found }
# en: a4789f68
record-json-seat =
    tu ruch ma { $player ->
        [white] Biały
       *[black] Czarny
    }
# en: add2b26e
record-json-at = partia { $game }, { $path }: { $problem }
# en: 9a65fee5
record-abstractplay-unfinished = AbstractPlay obsługuje tylko skończone partie
# en: 61fbe8e5
record-abstractplay-no-date = AbstractPlay wymaga daty: oczekiwano znacznika takiego jak [Date "2026.11.15"]
# en: bd97024a
record-link-too-long = dozwolona liczba znaków w linku to { $most }, jest więcej
# en: b83908cf
record-link-version = oczekiwano linku do partii, który zaczyna się od 1&Game=, jest „{ $found }”
# en: f355a6e2
record-link-part = oczekiwano części linku takiej jak White=Ada, jest „{ $found }”
# en: 418aa2a7
record-link-escape =
    po każdym ~ oczekiwano dwóch cyfr szesnastkowych tekstu UTF-8, jest „{ $found }”
