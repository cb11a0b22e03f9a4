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
        [loss] Drugi co do siły, { $mv }, przegrywa
       *[draw] Drugi co do siły, { $mv }, tylko remisuje
    }.

## Co sądzi komputer

# en: 3f92bc03
review-more-points = Silnik woli { $mv }: lepszy o { $points } pkt.
# en: 971b8715
review-better-chance = Silnik woli { $mv }: { $better }% szans na wygraną zamiast { $played }%.
# en: dbb84eb2
review-others-worse = Silnikowi podoba się tylko ten ruch: drugi co do siły, { $mv }, daje { $worse }% szans na wygraną zamiast { $played }%.

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
        [white] Zużywa ostatni wolny ruch Białego. Cokolwiek odpowie Czarny, w następnej turze Biały nie będzie mógł się ruszyć.
       *[black] Zużywa ostatni wolny ruch Czarnego. Cokolwiek odpowie Biały, w następnej turze Czarny nie będzie mógł się ruszyć.
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
# en: b5c79927
review-misses-pin =
    Przeocza ruch { $mv }, który blokuje { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: 5fa3ca4b
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
# en: da09aad3
review-pins =
    Blokuje { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }

## Rozdziały i wnioski

# en: 8accf757
review-next-best = Jedyny dobry ruch. Dlaczego nie { $mv }?
# en: aaca02ae
review-better-than = Dlaczego nie { $mv }?
# en: 1b833bdb
review-chapter =
    { $kind ->
        [opening] Otwarcie
        [middle] Punkty zwrotne
       *[ending] Końcówka
    }, ruchy { $first }–{ $last }
# en: 234c2bed
review-chapter-chance = Szanse Białego na wygraną po tej części: { $chance }%
# en: 946299f7
review-chart = Szanse Białego na wygraną
# en: 263e0932
review-takeaways = Co warto zapamiętać
# en: 6a914c94
review-lesson =
    { $player ->
        [white] Biały
       *[black] Czarny
    }: { $theme ->
        [cut] Pilnuj łączności z czerwonymi. Licz, co stos odetnie, gdy odejdzie.
        [take] Przed ruchem sprawdź, które stosy mogą wejść na twoje.
        [red] Miej na oku czerwone piony. Kto je zabiera, decyduje, co zachowa łączność.
        [mobility] Dbaj o stosy zdolne do ruchu. Wysokość odbiera mobilność.
        [tempo] Licz ostatnie ruchy. Komu skończą się pierwszemu, ten może tylko patrzeć.
        [placing] Rozstawiaj piony szeroko, blisko czerwonych i wzdłuż krawędzi.
        [connect] Przed każdym ruchem szukaj najkrótszej drogi przez planszę.
        [defend] Sprawdzaj, czym przeciwnik grozi od razu wygrać.
        [block] Blokuj wcześnie. Obejście kosztuje przeciwnika więcej niż jeden ruch.
        [pin] Sprawdzaj, które elementy można zakryć, cudze i swoje.
        [bridge] Szukaj mostków. Pod nimi nie da się nic położyć.
        [plan] Zostawiaj sobie dwie drogi, żeby jedna blokada nie wystarczyła.
        [centre] Licz kropki w środku. Decydują, gdy nikt nie połączy boków.
       *[result] Pod koniec partii licz warianty do ostatniego ruchu.
    } (ruchy: { $list })
# en: c1360ed2
review-praise =
    Mocna strona { $player ->
        [white] Białego
       *[black] Czarnego
    }: { $theme ->
        [cut] odcinanie pionów
        [take] przejmowanie stosów
        [red] gra czerwonymi
        [mobility] mobilność
        [tempo] liczenie ruchów
        [placing] rozmieszczanie
        [connect] łączenie
        [defend] obrona
        [block] blokowanie dróg
        [pin] zakrywanie elementów
        [bridge] mostki
        [plan] kilka planów naraz
        [centre] środek
       *[result] znajdowanie jedynego ruchu
    } (ruchy: { $list })
# en: 83d224f8
review-look = Spójrz na zaznaczone miejsce
# en: ea80a4c0
review-nudge =
    { $theme ->
        [cut] Czy da się coś odciąć?
        [take] Który stos zmieni właściciela?
        [red] Pomyśl o czerwonych pionach.
        [mobility] Kto zachowa więcej ruchów?
        [tempo] Policz ruchy, które zostały.
        [placing] Które pole jest tu najlepsze?
        [connect] Jak przejść na drugą stronę?
        [defend] Najpierw odeprzyj groźbę.
        [block] Dokąd chce dojść przeciwnik?
        [pin] Co da się zakryć?
        [bridge] Czy jest tu mostek?
        [plan] Zostaw sobie dwie drogi.
        [centre] Pomyśl o środku.
       *[result] Policz to do końca.
    }

## Skutki i liczby w DVONN

# en: ed6a7403
review-takes-red = Przejmuje czerwony pion.
# en: c2314c59
review-pass =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } ruchem { $mv } zmusić { $player ->
            [white] Białego
           *[black] Czarnego
        } do pasowania.
        [misses] Przeocza ruch { $mv }, który zmusza { $player ->
            [white] Czarnego
           *[black] Białego
        } do pasowania.
       *[does] Zmusza { $player ->
            [white] Czarnego
           *[black] Białego
        } do pasowania.
    }
# en: 445aa9a9
review-carry-red =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } zabrać czerwony pion ruchem { $mv }.
        [misses] Przeocza ruch { $mv }, który zabiera czerwony pion w inne miejsce.
       *[does] Zabiera czerwony pion w inne miejsce.
    }
# en: a985eb17
review-threaten-cut =
    { $frame ->
        [lets] Ruchem { $mv } { $player ->
            [white] Czarny
           *[black] Biały
        } może zagrozić odcięciem { $pieces ->
            [one] { $pieces } piona
            [few] { $pieces } pionów
           *[many] { $pieces } pionów
        } w stosach { $player ->
            [white] Białego
           *[black] Czarnego
        }.
        [misses] Przeocza ruch { $mv }, który grozi odcięciem { $pieces ->
            [one] { $pieces } piona
            [few] { $pieces } pionów
           *[many] { $pieces } pionów
        } w stosach { $player ->
            [white] Czarnego
           *[black] Białego
        }.
       *[does] Grozi odcięciem { $pieces ->
            [one] { $pieces } piona
            [few] { $pieces } pionów
           *[many] { $pieces } pionów
        } w stosach { $player ->
            [white] Czarnego
           *[black] Białego
        }.
    }
# en: 7d67965b
review-hangs =
    { $player ->
        [white] Biały
       *[black] Czarny
    } ma { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } w łączności z czerwonym tylko przez { $space }. Po { $mv } od jednego pola zależałoby najwyżej { $better }.
# en: 9fcbd418
review-tempi =
    Gdyby { $player ->
        [white] Czarny
       *[black] Biały
    } czekał, { $player ->
        [white] Biały
       *[black] Czarny
    } mógłby wykonać jeszcze { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Po { $mv } byłoby { $better }.
# en: 1e97581f
review-stacks =
    { $player ->
        [white] Biały
       *[black] Czarny
    } ma { $stacks ->
        [one] { $stacks } stos zdolny do ruchu
        [few] { $stacks } stosy zdolne do ruchu
       *[many] { $stacks } stosów zdolnych do ruchu
    }. Po { $mv } byłoby { $better }.
# en: 54be4169
review-pieces =
    { $player ->
        [white] Biały
       *[black] Czarny
    } kontroluje { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    }. Po { $mv } byłoby { $better }.
# en: 5dd88bc0
review-contacts =
    { $pieces ->
        [0] Nie dotyka żadnego piona
        [one] Dotyka { $pieces } piona
        [few] Dotyka { $pieces } pionów
       *[many] Dotyka { $pieces } pionów
    } innego koloru. Na { $mv } dotykałby { $better }.
# en: 0e254900
review-edge = Nie na krawędzi. Na { $mv } pion nigdy nie mógłby zostać otoczony.
# en: 3ad98215
review-crowd =
    Nie dalej niż dwa kroki stąd { $pieces ->
        [one] jest { $pieces } pion
        [few] są { $pieces } piony
       *[many] jest { $pieces } pionów
    } tego samego koloru. Wokół { $mv } byłoby { $better }.

## Skutki i liczby w PÜNCT

# en: 2c97b216
review-connects =
    Łączy { $sides ->
        [west-east] zachód ze wschodem
        [south-west] południowy zachód z północnym wschodem
       *[north-west] północny zachód z południowym wschodem
    } i wygrywa.
# en: 67a0a322
review-lets-threat =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } zagrozić natychmiastową wygraną ruchem { $reply }.
# en: 33db6f63
review-covers =
    Zakrywa { $dots ->
        [one] { $dots } kropkę
        [few] { $dots } kropki
       *[many] { $dots } kropek
    } { $player ->
        [white] Czarnego
       *[black] Białego
    }.
# en: ecbe1df5
review-double-threat =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } stworzyć podwójną groźbę ruchem { $mv }: dwa sposoby na natychmiastową wygraną.
        [misses] Przeocza ruch { $mv } z podwójną groźbą: dwa sposoby na natychmiastową wygraną.
       *[does] Podwójna groźba: dwa sposoby na natychmiastową wygraną.
    }
# en: b6c177a7
review-block =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } zablokować drogę ruchem { $mv }: { $player ->
            [white] Biały
           *[black] Czarny
        } musiałby zająć o { $spaces ->
            [one] { $spaces } puste pole
            [few] { $spaces } puste pola
           *[many] { $spaces } pustych pól
        } więcej.
        [misses] Przeocza blokadę { $mv }: { $player ->
            [white] Czarny
           *[black] Biały
        } musiałby zająć o { $spaces ->
            [one] { $spaces } puste pole
            [few] { $spaces } puste pola
           *[many] { $spaces } pustych pól
        } więcej.
       *[does] Blokuje drogę: { $player ->
            [white] Czarny
           *[black] Biały
        } musi teraz zająć o { $spaces ->
            [one] { $spaces } puste pole
            [few] { $spaces } puste pola
           *[many] { $spaces } pustych pól
        } więcej.
    }
# en: 91e32c9c
review-build =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } ruchem { $mv } zbliżyć się do połączenia o { $spaces ->
            [one] { $spaces } puste pole
            [few] { $spaces } puste pola
           *[many] { $spaces } pustych pól
        }.
        [misses] Przeocza ruch { $mv }, który zbliża { $player ->
            [white] Białego
           *[black] Czarnego
        } do połączenia o { $spaces ->
            [one] { $spaces } puste pole
            [few] { $spaces } puste pola
           *[many] { $spaces } pustych pól
        }.
       *[does] Zbliża { $player ->
            [white] Białego
           *[black] Czarnego
        } do połączenia o { $spaces ->
            [one] { $spaces } puste pole
            [few] { $spaces } puste pola
           *[many] { $spaces } pustych pól
        }.
    }
# en: ebf06121
review-centre =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } ruchem { $mv } zyskać w środku { $dots ->
            [one] { $dots } kropkę
            [few] { $dots } kropki
           *[many] { $dots } kropek
        } względem { $player ->
            [white] Białego
           *[black] Czarnego
        }.
        [misses] Przeocza ruch { $mv }, który zyskuje w środku { $dots ->
            [one] { $dots } kropkę
            [few] { $dots } kropki
           *[many] { $dots } kropek
        } względem { $player ->
            [white] Czarnego
           *[black] Białego
        }.
       *[does] Zyskuje w środku { $dots ->
            [one] { $dots } kropkę
            [few] { $dots } kropki
           *[many] { $dots } kropek
        } względem { $player ->
            [white] Czarnego
           *[black] Białego
        }.
    }
# en: 30eab31a
review-link =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } ruchem { $mv } połączyć łańcuchy w jeden o długości { $dots ->
            [one] { $dots } kropki
            [few] { $dots } kropek
           *[many] { $dots } kropek
        }.
        [misses] Przeocza ruch { $mv }, który łączy łańcuchy w jeden o długości { $dots ->
            [one] { $dots } kropki
            [few] { $dots } kropek
           *[many] { $dots } kropek
        }.
       *[does] Łączy łańcuchy w jeden o długości { $dots ->
            [one] { $dots } kropki
            [few] { $dots } kropek
           *[many] { $dots } kropek
        }.
    }
# en: 714a8513
review-bridge =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } zbudować mostek ruchem { $mv }.
        [misses] Przeocza mostek { $mv }. Pod nim nie dałoby się nic położyć.
       *[does] Buduje mostek. Pod nim nie da się nic położyć.
    }
# en: bebd3ee3
review-ways =
    { $frame ->
        [lets] Pozwala { $player ->
            [white] Czarnemu
           *[black] Białemu
        } ruchem { $mv } zachować { $ways ->
            [one] { $ways } otwartą drogę
            [few] { $ways } otwarte drogi
           *[many] { $ways } otwartych dróg
        } przez planszę.
        [misses] Przeocza ruch { $mv }, który zachowuje { $ways ->
            [one] { $ways } otwartą drogę
            [few] { $ways } otwarte drogi
           *[many] { $ways } otwartych dróg
        } przez planszę.
       *[does] Zachowuje { $ways ->
            [one] { $ways } otwartą drogę
            [few] { $ways } otwarte drogi
           *[many] { $ways } otwartych dróg
        } przez planszę.
    }
# en: c346343d
review-gaps =
    Na najkrótszej otwartej drodze { $player ->
        [white] Biały
       *[black] Czarny
    } ma do zajęcia { $spaces ->
        [one] { $spaces } puste pole
        [few] { $spaces } puste pola
       *[many] { $spaces } pustych pól
    }. Po { $mv } byłoby { $better }.
# en: a32a7419
review-plans =
    { $player ->
        [white] Biały
       *[black] Czarny
    } { $ways ->
        [0] nie ma drogi
        [one] ma { $ways } drogę
        [few] ma { $ways } drogi
       *[many] ma { $ways } dróg
    } przez planszę z najwyżej { $most } pustymi polami. Po { $mv } byłoby { $better }.
# en: 33134cd1
review-chain =
    Element należy do łańcucha z { $dots ->
        [one] { $dots } kropki
        [few] { $dots } kropek
       *[many] { $dots } kropek
    }. Po { $mv } łańcuch miałby { $better }.
# en: 9d041114
review-free =
    { $player ->
        [white] Biały
       *[black] Czarny
    } ma { $pieces ->
        [one] { $pieces } element zdolny do ruchu
        [few] { $pieces } elementy zdolne do ruchu
       *[many] { $pieces } elementów zdolnych do ruchu
    }. Po { $mv } byłoby { $better }.
