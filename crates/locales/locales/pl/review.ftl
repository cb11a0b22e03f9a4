### Analiza partii: co mówimy o ruchach i co stoi obok. Każde zdanie dotyczy jednego ruchu.

## Wokół zdań

# en: 4d6decd3
review-mark =
    { $mark ->
        [good] dobry ruch
        [inaccuracy] niedokładność
        [mistake] błąd
       *[blunder] gruby błąd
    }
# en: 3e9e0843
review-accuracy =
    { $player ->
        [white] Biały
       *[black] Czarny
    }: dokładność { $percent }%
# en: e50b331c
review-marks = { $accuracy }; ! { $good }, ?! { $inaccuracies }, ? { $mistakes }, ?? { $blunders }
# en: 6f9f7a5e
review-turning-points = Punkty zwrotne: { $list }
# en: 280dfcd0
review-no-marks = Żaden ruch się nie wyróżnia.
# en: 4773ef72
review-best-line = Najlepiej: { $line }
# en: 08b95e0f
review-progress = Przegląd partii

## Co jest udowodnione

# en: b7581cac
review-result =
    { $played ->
        [loss] Ten ruch na pewno przegrywa
       *[draw] Ten ruch tylko remisuje
    }. { $better ->
        [win] { $mv } wygrywa
       *[draw] { $mv } remisuje
    }.
# en: 5224678d
review-margin =
    { $played ->
        [loss] Ten ruch na pewno przegrywa różnicą { $by } pkt
        [win] Ten ruch na pewno wygrywa różnicą { $by } pkt
       *[draw] Ten ruch tylko remisuje
    }. { $better ->
        [loss] { $mv } przegrywa różnicą { $instead } pkt
        [win] { $mv } wygrywa różnicą { $instead } pkt
       *[draw] { $mv } remisuje
    }.
# en: e496ab25
review-lost = Ten ruch na pewno przegrywa. Po { $mv } silnik daje { $chance }% szans na wygraną.
# en: a0bb854c
review-won = { $mv } na pewno wygrywa. Po tym ruchu silnik daje tylko { $chance }% szans.
# en: fdd5641c
review-only =
    { $played ->
        [win] Ten ruch na pewno wygrywa
       *[draw] Ten ruch na pewno remisuje
    }. { $worse ->
        [loss] Następny w kolejności, { $mv }, przegrywa
       *[draw] Następny w kolejności, { $mv }, tylko remisuje
    }.

## Co sądzi komputer

# en: 3f92bc03
review-more-points = Silnik woli { $mv }: lepszy o { $points } pkt.
# en: 971b8715
review-better-chance = Silnik woli { $mv }: { $better }% szans na wygraną zamiast { $played }%.
# en: dbb84eb2
review-others-worse = Silnikowi podoba się tylko ten ruch: następny w kolejności, { $mv }, daje { $worse }% szans na wygraną zamiast { $played }%.

## Co potwierdzają zasady DVONN

# en: 4d0e54ba
review-cuts-own =
    Odcina { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } we własnych stosach { $player ->
        [white] Białego.
       *[black] Czarnego.
    }
# en: d84707c0
review-lets-cut =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } odciąć { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } w stosach { $player ->
        [white] Białego
       *[black] Czarnego
    } ruchem { $reply }.
# en: 55e02c68
review-never-moves-again =
    Po tym ruchu żaden stos { $player ->
        [white] Białego
       *[black] Czarnego
    } już nigdy się nie ruszy.
# en: 7f458131
review-last-move =
    { $player ->
        [white] Zużywa ostatni wolny ruch Białego. Cokolwiek odpowie Czarny, Biały nie będzie mógł się ruszyć.
       *[black] Zużywa ostatni wolny ruch Czarnego. Cokolwiek odpowie Biały, Czarny nie będzie mógł się ruszyć.
    }
# en: cd557921
review-lets-take =
    Pozwala { $player ->
        [white] Czarnemu przejąć stos Białego
       *[black] Białemu przejąć stos Czarnego
    } o wysokości { $height } ruchem { $reply }.
# en: 777d0ac1
review-misses-cut =
    Przeocza ruch { $mv }, który odcina { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } w stosach { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: f28e61ee
review-misses-take = Przeocza ruch { $mv }, który przejmuje stos o wysokości { $height }.
# en: 8f02a506
review-lets-take-red =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } przejąć czerwony pion ruchem { $reply }.
# en: 79c623dd
review-misses-red = Przeocza ruch { $mv }, który przejmuje czerwony pion.
# en: 11fb1c70
review-stuck = Stos o wysokości { $height } na polu { $space } już nigdy się nie ruszy, chyba że zostanie przykryty.
# en: f8e8122a
review-fewer-moves =
    Zostawia { $player ->
        [white] Białemu
       *[black] Czarnemu
    } { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Po { $mv } byłoby { $better }.
# en: 1aa561ec
review-more-replies =
    Zostawia { $player ->
        [white] Czarnemu
       *[black] Białemu
    } { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Po { $mv } byłoby tylko { $better }.
# en: bb3b7997
review-heap =
    Obok { $neighbours ->
        [one] stoi już { $neighbours } pion
        [few] stoją już { $neighbours } piony
       *[many] stoi już { $neighbours } pionów
    } tego samego koloru. Na { $mv } byłoby ich { $better }.
# en: 0c10c42d
review-far-from-red =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } od najbliższego czerwonego piona. Z { $mv } byłoby tylko { $better }.
# en: 08976e4b
review-cuts =
    Odcina { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } w stosach { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: 16fcf2ac
review-takes = Przejmuje stos o wysokości { $height }.

## Co potwierdzają zasady PÜNCT albo udowodniona wygrana

# en: a8777ee1
review-uncovers =
    Odsłania łańcuch { $player ->
        [white] Czarnego
       *[black] Białego
    } z { $sides ->
        [west-east] zachodu na wschód
        [south-west] południowego zachodu na północny wschód
       *[north-west] północnego zachodu na południowy wschód
    }: { $player ->
        [white] wygrywa Czarny.
       *[black] wygrywa Biały.
    }
# en: 9ca7738a
review-ends-behind = Kładzie 18. element i kończy partię, przegrywając środek { $own }:{ $other }.
# en: db20ffe6
review-ends-drawn =
    Kończy partię remisem: { $end ->
        [two-passes] żaden z graczy nie ma dozwolonego ruchu.
        [repetition] ta sama pozycja wystąpiła trzeci raz.
        [hundred-turns] 100 ruchów bez kładzenia elementów.
       *[last-piece] położono 18. element.
    }
# en: cf4d01f7
review-misses-win = Przeocza natychmiastową wygraną: { $mv }.
# en: 37d55b68
review-ignores-threat =
    Nie odpiera groźby { $player ->
        [white] Czarnego
       *[black] Białego
    }: { $reply } wygrywa od razu.
# en: bc77d176
review-lets-win =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } wygrać od razu ruchem { $reply }.
# en: 93aceb39
review-lets-win-in =
    Teraz { $player ->
        [white] Czarny
       *[black] Biały
    } może wymusić wygraną w { $turns ->
        [one] { $turns } ruchu
        [few] { $turns } ruchach
       *[many] { $turns } ruchach
    }, zaczynając od { $reply }.
# en: d90a1374
review-win-in =
    Ruch { $mv } wymuszał wygraną w { $turns ->
        [one] { $turns } ruchu.
        [few] { $turns } ruchach.
       *[many] { $turns } ruchach.
    }
# en: a2c89e17
review-lets-pin =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } zablokować { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } ruchem { $reply }.
# en: 816eda98
review-lets-cover =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } zakryć { $dots ->
        [one] { $dots } kropkę
        [few] { $dots } kropki
       *[many] { $dots } kropek
    } ruchem { $reply }.
# en: 7ac939cc
review-frees =
    Uwalnia zablokowany element { $player ->
        [white] Czarnego
       *[black] Białego
    } na { $space }.
# en: dc49a027
review-misses-threat = Przeocza ruch { $mv }, który grozi natychmiastową wygraną.
# en: 1307ee83
review-misses-pin =
    Przeocza ruch { $mv }, który blokuje { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: a16b5dc6
review-misses-cover =
    Przeocza ruch { $mv }, który zakrywa { $dots ->
        [one] { $dots } kropkę
        [few] { $dots } kropki
       *[many] { $dots } kropek
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: 394d72c4
review-centre-lost =
    W środku { $player ->
        [white] Biały
       *[black] Czarny
    } ma teraz { $own }:{ $other }. Po { $mv } byłoby { $better_own }:{ $better_other }.
# en: 992318f6
review-only-defence =
    Jedyny ruch, po którym { $player ->
        [white] Czarny
       *[black] Biały
    } nie wygrywa od razu.
# en: 733e92fc
review-threatens = Grozi natychmiastową wygraną.
# en: d51b7887
review-pins =
    Blokuje { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
