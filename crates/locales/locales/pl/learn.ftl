### Polski: czego uczą kursy.

## DVONN: kurs

# en: 5f4b4e46
learn-dvonn-first-title = Jak poruszają się stosy
# en: 5bfe2924
learn-dvonn-aim-title = Cel gry
# en: 91516380
learn-dvonn-aim-text = Wygrywa ten, kto na końcu ma w swoich stosach więcej pionów. Tu nikt nie może się już ruszyć: dwa stosy Białego mają 8 pionów, stos Czarnego ma 6. Biały wygrywa.
# en: 4e7942c9
learn-dvonn-move-title = Przykryj pion
# en: d59f4dd5
learn-dvonn-move-text = Grasz białymi. Pojedynczy pion rusza się o jedno pole, w linii prostej, na sąsiedni pion. Przesuń pion w kółku zgodnie ze strzałką, na czarny: dotknij obu albo go przeciągnij.
# en: 955b5a4f
learn-dvonn-move-done = Teraz to stos z dwóch pionów i należy do ciebie, bo na górze jest twój pion. Przykryte piony zostają na planszy, pod twoim.
# en: a80bef41
learn-dvonn-move-wrong = Tak wolno, ale teraz przykryj czarny pion, jak pokazuje strzałka.
# en: e78d5aa5
learn-dvonn-move-own = Własny pion też możesz przykryć, ale nic nie zyskujesz: już był twój. Przykryj czarny.
# en: b90c15fb
learn-dvonn-move-red = Czerwony pion też możesz przykryć, bo jest niczyj. Tym razem przykryj czarny.
# en: 90ff2d47
learn-dvonn-height-title = Wysokość to odległość
# en: 964dffb3
learn-dvonn-height-text = Stos w kółku ma trzy piony, więc rusza się cały, dokładnie o trzy pola, i staje na innym stosie. Przesuń go.
# en: b8aea3be
learn-dvonn-height-done = Dokładnie o trzy, ponad wszystkim po drodze. Teraz ma cztery piony: sięga dalej, ale rzadziej ma gdzie stanąć.
# en: e80f7a74
learn-dvonn-height-wrong = Przesuń stos z trzech pionów, ten w kółku.
# en: ccfc7c78
learn-dvonn-height-single = To był pojedynczy pion: wysokość 1, jedno pole. Teraz przesuń stos z trzech pionów, ten w kółku.
# en: 9349b14c
learn-dvonn-owner-title = Czyj jest stos?
# en: 3bdcd30b
learn-dvonn-owner-text = Cały stos należy do tego, czyj pion leży na górze. Tu są dwa stosy po trzy piony. Przesuń swój.
# en: bfb08438
learn-dvonn-owner-done = Na górze leży biały pion, więc cały stos należy do Białego, razem z czarnymi pionami. Na końcu każdy pion w twoich stosach to punkt dla ciebie.
# en: d9cdcd33
learn-dvonn-owner-wrong = Przesuń stos z trzech pionów, który ma na górze biały.
# en: ab3fcd01
learn-dvonn-owner-single = Pojedynczy pion też jest twój, ale spójrz na wysokie stosy: jeden ma na górze biały.
# en: 344eb989
learn-dvonn-blocked-title = Otoczony
# en: e5faeef2
learn-dvonn-blocked-text = Pion w kółku ma sąsiadów ze wszystkich sześciu stron, więc nie może się ruszyć. Uwolnij go: rusz jednym ze swoich sąsiednich pionów.
# en: 0bda4516
learn-dvonn-blocked-done = Jedna strona jest wolna, więc pion znów może się ruszyć. Przy krawędzi zawsze jest wolna strona, więc stosy nigdy nie są tam zablokowane.
# en: 549a11d8
learn-dvonn-blocked-wrong = Pion w kółku nadal ma sześciu sąsiadów. Rusz sąsiednim białym pionem, na przykład zgodnie ze strzałką.
# en: d1a31a04
learn-dvonn-link-title = Utrzymuj łączność z czerwonym
# en: f8526e7e
learn-dvonn-link-text = Od każdego stosu musi prowadzić łańcuch sąsiadów do czerwonego piona. Stosy bez łączności są zdejmowane z planszy. Odetnij trzy czarne piony w kółkach.
# en: 2f618e29
learn-dvonn-link-done = Łączył je tylko twój pion, więc wszystkie trzy zniknęły na dobre. Wypatruj takich miejsc, u siebie też.
# en: d33f3c6a
learn-dvonn-link-wrong = Czarne piony nadal mają łączność z czerwonym przez twój pion w kółku. Zabierz go stamtąd.
# en: e1a843ad
learn-dvonn-link-own = Czarne piony są odcięte, ale twój zniknął razem z nimi. Przesuń go zgodnie ze strzałką, w stronę czerwonego.
# en: 81fbe8fd
learn-dvonn-ending-title = Wygraj końcówkę
# en: ccfe580f
learn-dvonn-ending-text = Ruch Białego. Przy dobrej grze wygrasz mimo najlepszych odpowiedzi. Na końcu musisz mieć w stosach więcej pionów niż Czarny.
# en: 4bdec7c1
learn-dvonn-ending-done = Wygrywasz! Wiesz już, jak poruszają się stosy, do kogo należą i co trzyma je na planszy. To właśnie DVONN.
# en: 7839cfd2
learn-dvonn-ending-thrown = Po tym ruchu nie da się już wygrać. Zobacz, co zostanie odcięte i komu skończą się ruchy, i spróbuj inaczej.
# en: 9370af86
learn-dvonn-situations-title = Sytuacje
# en: 64e86e8b
learn-dvonn-reach-title = Zasięg stosu
# en: 396c2e48
learn-dvonn-reach-text = Stos w kółku ma dwa piony: rusza się o dwa pola, także nad pustymi, i musi stanąć na innym stosie. Czerwony pion obok jest za blisko. Przykryj czarny pion.
# en: 9b0eb54a
learn-dvonn-reach-own = Sięgasz tam, ale ten pion już jest twój. Przykryj czarny, zgodnie ze strzałką.
# en: 930c765a
learn-dvonn-reach-farther = Teraz ma trzy piony i rusza się o trzy pola: najbliższy czarny stos jest za blisko, następny w sam raz. Przykryj go.
# en: 2cef6f08
learn-dvonn-reach-red = Tam też sięgasz. Ale przykryj czarny stos, zgodnie ze strzałką.
# en: 9c601b3b
learn-dvonn-reach-done = Teraz ma pięć pionów i rusza się dokładnie o pięć pól. Zasięg stosu zmienia się z każdym ruchem, więc licz pola wzdłuż linii.
# en: 06b13d06
learn-dvonn-reach-wrong = Przesuń swój najwyższy stos na czarny.
# en: e584d075
learn-dvonn-shut-title = Zablokowany czy nie?
# en: f893df46
learn-dvonn-shut-text = Oba stosy w kółkach są twoje i mają po trzy piony, a wszystkie pola wokół nich są zajęte. Jeden z nich mimo to może się ruszyć. Przesuń go.
# en: 10213980
learn-dvonn-shut-freed = To uwolniłoby stos w środku, ale kosztuje ruch. Drugi stos z trzech pionów może się ruszyć już teraz: stoi przy krawędzi.
# en: 9030a02b
learn-dvonn-shut-done = Przy krawędzi miał tylko cztery sąsiednie pola. Stos blokuje dopiero sześciu sąsiadów.
# en: 4faf69a5
learn-dvonn-shut-wrong = To był pojedynczy pion. Przesuń stos z trzech pionów.
# en: ade6d33d
learn-dvonn-carry-title = Zabierz czerwony pion
# en: 2b7b2ded
learn-dvonn-carry-text = Siedem czarnych pionów zależy od czerwonego w kółku, a żaden czarny stos go nie sięga. Przykryj go zgodnie ze strzałką.
# en: 4cd34bc1
learn-dvonn-carry-other = To też czerwony pion, ale żaden czarny od niego nie zależy. Przykryj ten w kółku.
# en: 21b0a5a1
learn-dvonn-carry-away = Czerwony pion jest teraz w twoim stosie i rusza się razem z nim. Zabierz go tak, by żaden czarny pion nie zachował łączności.
# en: 7d19b1e8
learn-dvonn-carry-toward = Czerwony ruszył ze stosem, ale nadal stoi przy czarnych. Zabierz go w drugą stronę, zgodnie ze strzałką.
# en: 1a27616b
learn-dvonn-carry-done = Zniknęło wszystkie siedem. Łączność dawał im tylko ten czerwony pion, a ty go zabierasz.
# en: 00d83c2a
learn-dvonn-carry-wrong = To nie to. Najważniejszy jest czerwony pion w kółku.
# en: 8ab3df96
learn-dvonn-island-title = Uratuj wyspę
# en: 44280357
learn-dvonn-island-text = Twoje sześć pionów w kółkach zależy od dwóch czarnych. Jeśli jeden z nich odejdzie, na przykład wzdłuż czerwonej strzałki, stracisz wszystkie sześć. Uratuj je.
# en: 2c8664e4
learn-dvonn-island-own = To zrywa łączność i z planszy znikają twoje własne piony.
# en: d8a8f720
learn-dvonn-island-waits = Teraz Czarny może zerwać łączność. W jednym z twoich stosów jest czerwony pion: o ile pól rusza się ten stos?
# en: 8227446e
learn-dvonn-island-done = Cztery piony, cztery pola: stos przyniósł ze sobą czerwony i wyspa jest bezpieczna.
# en: 67a52676
learn-dvonn-island-wrong = Tak twoja wyspa zostaje bez czerwonego. Przenieś do niej czerwony pion.
# en: 206df439
learn-dvonn-cut-title = Odetnij przeciwnika
# en: 72f00813
learn-dvonn-cut-text = Czarne piony zależą od twoich w dwóch miejscach. Odetnij wszystkie pięć jednym ruchem.
# en: ed3f9c06
learn-dvonn-cut-along = Twój pion też został odcięty i przepadł. Przesuń go w drugą stronę, do czerwonego.
# en: 73fbe65d
learn-dvonn-cut-few = To odcina tylko dwa. Bliżej czerwonego jest miejsce, od którego zależy cała piątka.
# en: 7d01ecb7
learn-dvonn-cut-done = Pięć odciętych czarnych pionów za jeden twój, który stał po złej stronie. Dobra wymiana.
# en: 0d019f6c
learn-dvonn-cut-wrong = Znajdź pion, który jako jedyny łączy pozostałe z czerwonym.
# en: 717caba8
learn-dvonn-forced-title = Wymuszony ruch
# en: 9a625125
learn-dvonn-forced-text = Jeśli możesz się ruszyć, musisz, nawet na własną szkodę. Zostaw Czarnemu jeden jedyny ruch, i to taki, po którym straci stos.
# en: a29b5325
learn-dvonn-forced-single = Wtedy jedyny ruch Czarnego odcina też twój stos w kółku i jest tylko remis. Przykryj ten sam pion właśnie tym stosem.
# en: 2e5c5a8d
learn-dvonn-forced-done = Czarny musiał odejść stosem z czerwonym i stos z czterech pionów obok stracił łączność. Czasem przymus ruchu jest gorszy niż pas.
# en: 57f0f6c4
learn-dvonn-forced-wrong = Czarny nadal ma wybór. Przykryj pion w kółku i zobacz, co wtedy może się ruszyć.
# en: 213907a2
learn-dvonn-pass-title = Pas
# en: e1b790d8
learn-dvonn-pass-text = Tylko jeden czarny stos może się ruszyć. Przykryj go, a Czarny będzie musiał spasować.
# en: 36138685
learn-dvonn-pass-still = Czarny pion w kółku może się jeszcze ruszyć. Przykryj go.
# en: 64263157
learn-dvonn-pass-again = Czarny nie miał ruchu i spasował, więc znów grasz ty. Przykryj czerwony pion: w twoim stosie liczy się dla ciebie.
# en: e83cb709
learn-dvonn-pass-own = Ten pion już jest twój. Czerwony to nowy punkt.
# en: e0a4eb2a
learn-dvonn-pass-done = Dopóki Czarny nie może się ruszyć, grasz dalej bez niego. Gdy tylko jakiś czarny stos znów będzie mógł się ruszyć, Czarny wróci do gry.
# en: 37799577
learn-dvonn-pass-wrong = Spróbuj innego ruchu.
# en: ec7bf60f
learn-dvonn-count-title = Ostatni ruch
# en: 41d63a62
learn-dvonn-count-text = Cokolwiek zagrasz, po tym ruchu partia się kończy. Biały kontroluje 6 pionów, Czarny 8. Który ruch wygrywa?
# en: ee4c349e
learn-dvonn-count-red = Czerwony to jeden pion więcej: 7:8. Za mało.
# en: 879e8c54
learn-dvonn-count-own = To nie zmienia wyniku: nadal 6:8.
# en: 3bd7ce0c
learn-dvonn-count-done = 8:6. Dwa więcej u ciebie, dwa mniej u Czarnego. Liczy się każdy pion w twoich stosach, bez względu na kolor.
# en: f411664b
learn-dvonn-count-wrong = Policz jeszcze raz: wszystkie piony w twoich stosach i wszystkie w stosach Czarnego.
# en: 90a8f87a
learn-dvonn-tempo-title = Tempo i mobilność
# en: 84fc90be
learn-dvonn-cover-title = Przykrywaj czarne
# en: 1e59b527
learn-dvonn-cover-text = Przykryty pion zostaje na planszy, ale należy do ciebie: jeden mniej u przeciwnika, jeden więcej u ciebie. Biały zaczyna i wygrywa.
# en: c39e5d57
learn-dvonn-cover-own = To odcina twoje własne piony i Czarny wygrywa. Przykryj czarny.
# en: 3cb9a5b3
learn-dvonn-cover-red = Czerwony pion to punkt, ale czarny dodatkowo odbiera punkt Czarnemu.
# en: 8b3b8c0c
learn-dvonn-cover-done = Czarny pion liczy się teraz dla ciebie, a Czarny ma o jeden pion mniej, którym może się ruszyć.
# en: f12042b9
learn-dvonn-cover-wrong = Ten pion już był twój. Przykryj czarny.
# en: 83d31ac8
learn-dvonn-mobility-title = Zachowaj mobilność
# en: d98e82fd
learn-dvonn-mobility-text = Wysokość kosztuje mobilność: wiele niskich stosów, które mogą się ruszać, jest warte więcej niż jeden wysoki, który nie może. Biały zaczyna i wygrywa.
# en: 49da9c59
learn-dvonn-mobility-tall = To daje dwa piony naraz, ale nowy stos z czterech niczego nie sięga. Buduj niskie stosy.
# en: 947b9e9e
learn-dvonn-mobility-done = Zyskujesz czarny pion, a wszystkie cztery twoje stosy nadal mogą się ruszać.
# en: 421924b2
learn-dvonn-mobility-wrong = Po tym może się ruszać mniej twoich stosów i Czarny wygrywa. Przykryj czarny pion, ale nie buduj wysoko.
# en: 8cc8081a
learn-dvonn-moves-title = Licz ruchy
# en: d5f2fe1a
learn-dvonn-moves-text = Pod koniec liczy się każdy ruch, który ci został. Jeden ruch zostawia ci ich osiem, o trzy więcej niż każdy inny. Biały zaczyna i wygrywa.
# en: 2fa18ac2
learn-dvonn-moves-single = Pojedyncze piony są najbardziej ruchliwe, więc je oszczędzaj. Który stos stoi z dala od innych?
# en: 3efd5c45
learn-dvonn-moves-done = Zostało ci osiem ruchów, a przykryty czarny stos sam już się nie ruszy.
# en: 2afe4177
learn-dvonn-moves-wrong = Po tym zostaje ci najwyżej pięć ruchów i wygrana przepada. Spójrz na stosy stojące z dala od innych.
# en: 748805c8
learn-dvonn-shut-in-title = Kto może się jeszcze ruszyć?
# en: 493e9c3b
learn-dvonn-shut-in-text = Biały zaczyna i wygrywa. Tylko jeden czarny stos w ogóle może się ruszyć. Który?
# en: d91bd77c
learn-dvonn-shut-in-other = Ten był otoczony, więc i tak nie mógł się ruszyć. Ten w kółku może.
# en: 309b5599
learn-dvonn-shut-in-done = Z dwóch stosów w kółkach jeden jest otoczony, a drugi niczego nie sięga, więc Czarny musi spasować. Pozostałe ruchy należą do ciebie.
# en: 79baa623
learn-dvonn-shut-in-wrong = Czarny może się jeszcze ruszyć i wygrywa. Przykryj jedyny pion, który może się ruszyć.
# en: bbbf3720
learn-dvonn-quiet-title = Cichy ruch
# en: ba93d8aa
learn-dvonn-quiet-text = Największy zysk nie zawsze jest najlepszy. Tutaj każdy ruch na czarny stos wypuszcza wygraną. Znajdź ruch, który wygrywa.
# en: 74ac09d1
learn-dvonn-quiet-greedy = Zyskujesz piony, ale wygrana przepada. Tym razem zostaw stosy Czarnego w spokoju.
# en: 3706f751
learn-dvonn-quiet-done = Ruch wyczekujący: nie przykrywa nic czarnego i teraz to Czarny musi się zdecydować.
# en: 4b93143c
learn-dvonn-quiet-wrong = Po tym już nie wygrasz. Spróbuj innego cichego ruchu.
# en: 3016447d
learn-dvonn-red-title = Stosy z czerwonym
# en: b788a870
learn-dvonn-guard-title = Pilnuj czerwonego
# en: 38f25d08
learn-dvonn-guard-text = W stosie Czarnego w kółku jest czerwony pion, od którego zależą twoje cztery obok. Ten stos może odejść wzdłuż czerwonej strzałki. Biały zaczyna i wygrywa.
# en: a6692035
learn-dvonn-guard-other = To przykrywa czarny pion, ale stos w kółku zabiera czerwony i tracisz swoje cztery piony.
# en: f725725a
learn-dvonn-guard-done = Stos jest twój i ma trzy piony: tam już nie sięga, a czerwony zostaje tam, gdzie go potrzebujesz.
# en: 24683a7b
learn-dvonn-guard-wrong = Stos w kółku nadal może zabrać czerwony pion. Zatrzymaj go.
# en: d7fbef7d
learn-dvonn-too-high-title = Za wysoki, by się ruszyć
# en: 830bc102
learn-dvonn-too-high-text = Stos Czarnego w kółku może zabrać czerwony pion wzdłuż czerwonej strzałki, a twoje piony obok przepadną. Podwyższ go tak, by nie mógł się ruszyć.
# en: e78861b1
learn-dvonn-too-high-other = To przykrywa czarny pion, ale stos w kółku zabiera czerwony i tracisz swoje piony.
# en: 18e21ad6
learn-dvonn-too-high-done = Przy trzech pionach niczego nie sięga. Nawet jeśli Czarny znów go przykryje, stos zostanie na miejscu, a z nim czerwony.
# en: 04e9d4d3
learn-dvonn-too-high-wrong = Stos w kółku nadal może odejść wzdłuż czerwonej strzałki. Postaw na nim pion.
# en: 5e7426bd
learn-dvonn-away-title = Co je łączy z czerwonym?
# en: 70a82706
learn-dvonn-away-text = Biały zaczyna i wygrywa. Co trzyma na planszy sześć czarnych pionów?
# en: 477e67a2
learn-dvonn-away-done = W twoim stosie był ich jedyny czerwony pion. Stos odszedł i wszystkie sześć zniknęło.
# en: e13785fd
learn-dvonn-away-wrong = Po tym wygrywa Czarny. Z którym czerwonym pionem mają łączność czarne stosy i kto może go zabrać?
# en: 05523f7b
learn-dvonn-take-red-title = Przejmij czerwony
# en: 181372c8
learn-dvonn-take-red-text = Kto ma stos z czerwonym, ten decyduje, co zachowa łączność. Czerwone są w dwóch czarnych stosach w kółkach, a przykryć możesz każdy z nich. Który wygrywa?
# en: 4a005524
learn-dvonn-take-red-other = Też przejmujesz czerwony, ale wtedy już nie wygrasz. Przykryj drugi stos.
# en: 26ed900b
learn-dvonn-take-red-done = Czerwony jest teraz twój, a czarny stos za twoim pionem stracił łączność.
# en: 294ce8e7
learn-dvonn-take-red-wrong = Po tym już nie wygrasz. Przykryj jeden ze stosów w kółkach: są w nich czerwone.
# en: c5782814
learn-dvonn-hold-red-title = Czerwony w twoich rękach
# en: d55a190c
learn-dvonn-hold-red-text = Czerwony w twoim stosie to groźba: stos może odejść i odciąć inne. Zagraj tak, by twój następny ruch kosztował Czarnego sześć pionów, cokolwiek odpowie.
# en: f2eebee6
learn-dvonn-hold-red-now = Przykrywasz czarny stos od razu, ale już nie wygrasz. Przygotuj większy cios.
# en: df7601b7
learn-dvonn-hold-red-done = Czarny nie uratuje wszystkiego: cokolwiek odpowie, sześć pionów przepadnie.
# en: eb8e0f80
learn-dvonn-hold-red-wrong = Po tym już nie wygrasz. Weź czerwony do swojego stosu.
# en: e6e4bbaf
learn-dvonn-cutting-title = Odcinanie
# en: 363d3b73
learn-dvonn-hinge-title = Kluczowe miejsce
# en: 12132882
learn-dvonn-hinge-text = Biały zaczyna i wygrywa. Twój stos w kółku może pójść w dwa miejsca. Tylko jedno jest dobre.
# en: 3dea09f9
learn-dvonn-hinge-along = To odcina czarne piony, ale twój stos znika razem z nimi.
# en: bc3b0d14
learn-dvonn-hinge-done = Od twojego stosu zależały trzy czarne piony. A przykryty stos był ostatnim czarnym, który mógł się ruszyć. Czarny musi spasować.
# en: dfee9e95
learn-dvonn-hinge-wrong = Po tym wygrywa Czarny. Trzy czarne piony mają łączność z czerwonym przez stos w kółku: rusz nim.
# en: 21522144
learn-dvonn-sacrifice-title = Mała ofiara
# en: 7ca72a0a
learn-dvonn-sacrifice-text = Odcięcie może kosztować i ciebie. Odetnij osiem czarnych pionów, oddając tylko jeden swój.
# en: cf77a749
learn-dvonn-sacrifice-done = Osiem czarnych pionów za jeden biały. Zanim odetniesz, policz obie strony.
# en: b96d33a8
learn-dvonn-sacrifice-wrong = To nie odcina ośmiu. Od którego czerwonego zależą czarne stosy i kto może go zabrać?
# en: 39b2440b
learn-dvonn-leap-title = Przykryj i odetnij
# en: 6303be90
learn-dvonn-leap-text = Najsilniejsze ruchy robią dwie rzeczy naraz: przykrywają stos i odcinają inne. Biały zaczyna i wygrywa.
# en: 90d51e3c
learn-dvonn-leap-single = Pojedynczy pion nie zrobi tu obu rzeczy. Spójrz na swój stos z czerwonym.
# en: f39f5f67
learn-dvonn-leap-done = Trzy piony przykryte, a cztery kolejne odcięte.
# en: c0367d1c
learn-dvonn-leap-wrong = Po tym już nie wygrasz. W jednym z twoich stosów jest czerwony i zależą od niego cztery czarne piony.
# en: 99094914
learn-dvonn-endings-title = Końcówki
# en: 2517d74c
learn-dvonn-last-title = Kto pierwszy spasuje?
# en: d70d6000
learn-dvonn-last-text = O wyniku decydują ostatnie ruchy. Niech to Czarnemu pierwszemu zabraknie ruchów: Biały zaczyna i wygrywa.
# en: cd1a84bd
learn-dvonn-last-own = To odcina twoje własne piony. Zobacz, czym Czarny może się jeszcze ruszyć.
# en: 13bff0b7
learn-dvonn-last-done = To był ostatni czarny stos, który mógł się ruszyć. Pozostałe ruchy są twoje, w dowolnej kolejności.
# en: 4bdd90a9
learn-dvonn-last-wrong = Czarny może się jeszcze ruszyć stosem w kółku. Przykryj go.
# en: 2307e5fc
learn-dvonn-spare-title = Ostatnie słowo
# en: 179cc306
learn-dvonn-spare-text = Pod koniec ruch, po którym Czarny nie może się ruszyć, jest wart więcej niż kilka pionów. Biały zaczyna i wygrywa.
# en: a11c4cd5
learn-dvonn-spare-larger = To przykrywa trzy piony, ale Czarny może się jeszcze ruszyć i już nie wygrasz.
# en: 20615e24
learn-dvonn-spare-done = Czarny musi spasować i znowu jest twój ruch.
# en: 3803aea0
learn-dvonn-spare-wrong = Po tym już nie wygrasz. Który czarny pion może się jeszcze ruszyć? Przykryj go.
# en: 83afd98f
learn-dvonn-price-title = Każdy ruch kosztuje
# en: f5ace923
learn-dvonn-price-text = Każdy z twoich trzech ruchów odcina twoje piony, a spasować nie możesz. Mimo to jeden ruch wygrywa.
# en: fef32671
learn-dvonn-price-cheap = To kosztuje tylko dwa piony, ale partia toczy się dalej i wygrywa ją Czarny.
# en: 078234f4
learn-dvonn-price-done = Tracisz cztery piony, Czarny dwa, a dwa kolejne są przykryte. Nikt nie może się ruszyć: 4:2.
# en: 88316c9c
learn-dvonn-price-wrong = To kosztuje sześć pionów. Znajdź ruch, po którym nikt nie może się ruszyć.
# en: a622407a
learn-dvonn-draw-title = Uratuj remis
# en: 78a94795
learn-dvonn-draw-text = Czarny prowadzi i Biały już nie wygra. Jeden ruch jeszcze daje remis.
# en: c633e925
learn-dvonn-draw-own = To odcina twój własny pion i Czarny wygrywa.
# en: caa85fc7
learn-dvonn-draw-done = Twój stos zabrał czerwony pion i dwa czarne straciły łączność. Przy najlepszej grze skończy się 4:4.
# en: a8d4d841
learn-dvonn-draw-wrong = Po tym wygrywa Czarny. W jednym z twoich stosów jest czerwony: które piony od niego zależą?
# en: 47455231
learn-dvonn-second-ending-title = Dograj do końca
# en: decd0cae
learn-dvonn-second-ending-text = Ruch Białego. Wygrywa tylko jeden pierwszy ruch. Znajdź go, a potem pokonaj najlepsze odpowiedzi.
# en: 5213bb52
learn-dvonn-second-ending-done = Dobra gra! Wszystko policzone do końca.
# en: 6c9c2fb2
learn-dvonn-second-ending-thrown = Po tym ruchu już nie wygrasz. Policz, komu pierwszemu zabraknie ruchów, i spróbuj innego.
# en: 68d18474
learn-dvonn-placing-title = Rozmieszczanie pionów
# en: b5c33b6f
learn-dvonn-fill-title = Zapełnij planszę
# en: 6c8206b1
learn-dvonn-fill-text = Partia zaczyna się na pustej planszy. Najpierw stawia się czerwone piony, potem każdy stawia swoje, a zaczyna Czarny. Grasz czarnymi: postaw pion obok czerwonego w kółku.
# en: f1fdd404
learn-dvonn-fill-edge = Blisko czerwonego pion najdłużej zachowuje łączność. Biały też postawił swój. Teraz postaw pion przy krawędzi, gdzie stos nigdy nie jest zablokowany.
# en: c27d5c7c
learn-dvonn-fill-done = I tak dalej, aż zajęte będą wszystkie 49 pól. Biały stawia ostatni pion i wykonuje pierwszy ruch.
# en: 08bdda66
learn-dvonn-fill-wrong = Wolno stawiać na każdym pustym polu, ale tym razem wybierz takie, które pasuje do zadania.
# en: d70c410a
learn-dvonn-between-title = Między dwoma czerwonymi
# en: 9ef514fd
learn-dvonn-between-text = Pion obok dwóch czerwonych zachowa łączność, nawet jeśli jeden z nich ktoś zabierze. Grasz czarnymi: postaw pion, który dotyka dwóch czerwonych.
# en: ec91c86f
learn-dvonn-between-one = Tu obok jest tylko jeden czerwony. Są dwa pola, które dotykają dwóch.
# en: 1fef1bd3
learn-dvonn-between-done = Cokolwiek stanie się z jednym, drugi zostanie. Takie dobre pola szybko się kończą.
# en: d518c6e8
learn-dvonn-between-wrong = Obok nie ma żadnego czerwonego. Znajdź pole obok dwóch.
# en: 2a2c9142
learn-dvonn-edge-title = Przy krawędzi
# en: 5254d933
learn-dvonn-edge-text = Plansza jest pełna, zaczyna Biały. Plansze różnią się tylko zaznaczonymi polami. Która jest lepsza dla Białego?
# en: 2bdfe91a
learn-dvonn-edge-few = Dwa białe piony przy krawędzi
# en: a5dab46e
learn-dvonn-edge-many = Dziesięć białych pionów przy krawędzi
# en: de99e268
learn-dvonn-edge-done = Na pełnej planszy mogą się ruszać tylko piony przy krawędzi. Im więcej ich ma tam Biały, tym większy ma wybór.
# en: 14dbafb6
learn-dvonn-edge-wrong = Tam Biały ma tylko dwa piony przy krawędzi, a na pełnej planszy inne nie mogą się ruszyć.
# en: 35943649
learn-dvonn-near-title = Blisko czerwonych
# en: 1d766262
learn-dvonn-near-text = Tu chodzi o piony obok czerwonych. Przy krawędzi na obu planszach jest tyle samo białych. Która jest lepsza dla Białego?
# en: 975ef1eb
learn-dvonn-near-many = Trzynaście białych pionów obok czerwonych
# en: 8235c692
learn-dvonn-near-few = Osiem białych pionów obok czerwonych
# en: f3012829
learn-dvonn-near-done = Piony blisko czerwonych najdłużej zachowują łączność, a do tego mogą przykryć czerwony i go zabrać. Te, które stoją daleko, są odcinane pierwsze.
# en: b291d410
learn-dvonn-near-wrong = Tam tylko osiem białych pionów stoi obok czerwonych. Te, które stoją daleko, są odcinane pierwsze.
# en: 382e9240
learn-dvonn-heap-title = Bez skupisk
# en: b178681c
learn-dvonn-heap-text = Przy krawędzi i obok czerwonych Biały ma na obu planszach tyle samo pionów. Która jest lepsza dla Białego?
# en: a42a2d4c
learn-dvonn-heap-heaped = Dwanaście białych pionów w skupisku
# en: 8055e61a
learn-dvonn-heap-spread = Rozbite skupisko
# en: 337fd9f2
learn-dvonn-heap-done = W skupisku twoje piony blokują się nawzajem, mogą przykrywać głównie siebie i można je odciąć wszystkie naraz.
# en: 3cbdc723
learn-dvonn-heap-wrong = Tam dwanaście białych pionów tworzy skupisko: blokują się nawzajem i można je odciąć wszystkie naraz.
# en: ae083f02
learn-dvonn-first-game-title = Pierwsza partia
# en: fb874105
learn-dvonn-game-title = Pokonaj poziom 1
# en: 1e0aaf53
learn-dvonn-game-text = Cała partia od pustej planszy przeciw najłatwiejszemu poziomowi. Grasz białymi. Wskazówki pojawią się, gdy będą przydatne.
# en: 73a2b90c
learn-dvonn-game-done = To była cała partia DVONN. Brawo! Czeka następny poziom.
# en: 53b4b47d
learn-dvonn-final-title = Egzamin
# en: 73836ffe
learn-dvonn-exam-title = Sprawdź się
# en: 99cd45a4
learn-dvonn-exam-text = Siedem pozycji, po jednej próbie. Potem zobaczysz, co warto powtórzyć.
# en: 52e8669a
learn-dvonn-exam-cut = Biały zaczyna i wygrywa: odetnij czarne.
# en: 2f39a379
learn-dvonn-exam-cut-why = Łączność dawał im tylko twój pion. Przykrył trzy piony i odciął trzy kolejne.
# en: fc5eefc4
learn-dvonn-exam-pass = Biały zaczyna i wygrywa: zostaw Czarnego bez ruchu.
# en: ec0f0824
learn-dvonn-exam-pass-why = Czarny sięgał tylko piona, który odszedł. Teraz musi spasować.
# en: 48b45a8c
learn-dvonn-exam-carry = Biały zaczyna i wygrywa: zabierz czerwony.
# en: aa229c09
learn-dvonn-exam-carry-why = Twój stos odszedł z czerwonym i trzy czarne piony straciły łączność.
# en: 5b80a91a
learn-dvonn-exam-red = Biały zaczyna i wygrywa: przejmij czerwone.
# en: 0fc01dfe
learn-dvonn-exam-red-why = Stos z dwoma czerwonymi jest teraz twój, a trzy czarne piony są odcięte.
# en: 708bbdb8
learn-dvonn-exam-moves = Biały zaczyna i wygrywa: zachowaj jak najwięcej ruchów.
# en: 6e5d1b69
learn-dvonn-exam-moves-why = Zostały ci cztery ruchy. Każdy inny ruch zostawia najwyżej dwa.
# en: dd35c0d9
learn-dvonn-exam-quiet = Biały zaczyna i wygrywa. Nie daj się skusić.
# en: cf7ef4da
learn-dvonn-exam-quiet-why = Ruch wyczekujący. Każdy ruch na czarny stos wypuszcza wygraną.
# en: ea5400df
learn-dvonn-exam-draw = Biały już nie wygra. Znajdź jedyny ruch, który daje remis.
# en: 562a30df
learn-dvonn-exam-draw-why = Przy najlepszej grze będzie remis. Każdy inny ruch przegrywa.
# en: e6e9588a
learn-dvonn-exam-done = To koniec kursu. Teraz graj, rozwiązuj zadania i przeglądaj swoje partie.

## PÜNCT: kurs

# en: a5388002
learn-punct-first-title = Twój ruch: połóż lub przesuń
# en: b56690e3
learn-punct-aim-title = Cel gry
# en: 6097564e
learn-punct-aim-text = Połącz dwa przeciwległe boki planszy łańcuchem swoich kropek. Tu Biały to zrobił i wygrał. Pomarańczowa kropka każdego elementu to kropka PÜNCT: prowadzi element w ruchu, a w łańcuchu liczy się jak pozostałe.
# en: 67ec6902
learn-punct-place-title = Połóż element
# en: 38f53641
learn-punct-place-text = W swoim ruchu kładziesz nowy element albo przesuwasz taki, który już leży. Wybierz w zapasie element trójkątny i dotknij planszy, na przykład zielonego obrysu. Potem naciśnij przycisk, który go kładzie.
# en: d6b378cb
learn-punct-place-done = Leży na planszy. Odtąd można go przesuwać, a inne elementy mogą na niego wchodzić.
# en: ac97b848
learn-punct-place-wrong = To było przesunięcie elementu na planszy. Weź element z zapasu.
# en: 0da7c5b3
learn-punct-place-turned = To był obrót elementu na planszy, a to też ruch. Weź element z zapasu.
# en: 0d6a8bd9
learn-punct-move-title = Ruch po linii
# en: 85c4e39b
learn-punct-move-text = Grasz białymi. Pomarańczowa kropka elementu to jego kropka PÜNCT. Idzie na dowolną odległość po jednej ze swoich trzech linii, nad pustymi polami i nad elementami. Dotknij elementu w kółku, a potem jednego z zaznaczonych pól.
# en: c7fa4546
learn-punct-move-done = Kropka PÜNCT poszła po swojej linii, a dwie pozostałe potrzebują tylko miejsca na planszy. Po drodze nic elementu nie zatrzymuje.
# en: 2284f553
learn-punct-move-wrong = To był nowy element. Teraz przesuń element w kółku, który już leży na planszy.
# en: 7def43c1
learn-punct-move-turned = Element się obrócił, ale jego kropka PÜNCT została w miejscu. Przesuń ją po jednej z jej linii.
# en: 21a0b94c
learn-punct-turn-title = Obróć element
# en: 06c202ec
learn-punct-turn-text = Element może się obrócić wokół swojej kropki PÜNCT, która zostaje na miejscu. Dotknij elementu w kółku, potem jego pomarańczowej kropki i obróć go, na przykład tak, jak pokazuje zielony obrys.
# en: 5456657a
learn-punct-turn-done = Kropka PÜNCT została, a pozostałe się obróciły. Element można też w jednym ruchu przesunąć i obrócić. Nigdy nie odwraca się go na drugą stronę.
# en: 34210d24
learn-punct-turn-wrong = To był nowy element. Obróć ten w kółku.
# en: 79d52574
learn-punct-turn-moved = Kropka PÜNCT wyszła z kółka. Zostaw ją tam i obróć tylko dwie pozostałe.
# en: 14b620e5
learn-punct-jump-title = Na inne elementy
# en: 22e816c3
learn-punct-jump-text = Przesuwany element może wejść na inne. Jego kropka PÜNCT musi stanąć na twojej kropce, a pozostałe mogą zakryć wszystko. Element trójkątny potrzebuje pod sobą trzech kropek na tym samym poziomie. Skocz elementem w kółku.
# en: f853f861
learn-punct-jump-done = Kropka PÜNCT stoi na twojej własnej kropce, a pozostałe zakrywają czarne. Zakryte kropki nie liczą się w łańcuchu.
# en: a1d9228a
learn-punct-jump-wrong = Element z zapasu zawsze kładzie się na pustych polach. Na inne wchodzi się tylko przesunięciem: użyj elementu w kółku.
# en: 03f4c96c
learn-punct-jump-flat = Leży na samej planszy. Przesuń element w kółku zgodnie ze strzałką na swoją kropkę, tak by dwie pozostałe zakryły czarne.
# en: 3ad46208
learn-punct-bridge-title = Zbuduj mostek
# en: 7067d59a
learn-punct-bridge-text = Element prosty lub kątowy potrzebuje oparcia tylko pod dwoma końcami, na tym samym poziomie. Jeśli jego środek wisi w powietrzu, to mostek. Przesuń prosty element zgodnie ze strzałką tak, by jego końce stanęły na kropkach w kółkach.
# en: d8a06527
learn-punct-bridge-done = Środkowa kropka wisi nad pustym polem, a wszystkie trzy są połączone. Element trójkątny nigdy nie jest mostkiem.
# en: 9445c472
learn-punct-bridge-wrong = Element z zapasu nigdy nie jest mostkiem. Przesuń prosty element zgodnie ze strzałką.
# en: 81d9fa13
learn-punct-bridge-flat = Ten element leży na planszy. Mostek ma oba końce poziom wyżej: tutaj na dwóch kropkach w kółkach.
# en: c3a829a6
learn-punct-cover-title = Zakrywanie i odsłanianie
# en: 2bcc78be
learn-punct-pin-title = Zablokuj element
# en: 767ff943
learn-punct-pin-text = Element, nad którego kropką coś leży, jest zablokowany: nie można go przesunąć ani obrócić. Zablokuj czarny element w kółku.
# en: 1c80028d
learn-punct-pin-done = Wystarczy jedna zakryta kropka: tamten element się nie ruszy, dopóki leży na nim twój. Twój własny trójkątny pod spodem też jest zablokowany.
# en: 78221681
learn-punct-pin-wrong = Nowy element niczego nie zakrywa. Zablokuj przesunięciem: prosty element może pójść zgodnie ze strzałką.
# en: 60b08ee6
learn-punct-pin-flat = Żadna czarna kropka nie jest zakryta. Przesuń prosty element zgodnie ze strzałką i obróć go tak, by kończył się na elemencie w kółku.
# en: 2285563a
learn-punct-free-title = Uwolnij element
# en: 76cda3e5
learn-punct-free-text = Własne elementy też blokują. Trójkątny element w kółku leży pod twoim prostym. Uwolnij go.
# en: 224d2e54
learn-punct-free-done = Nic już nie zakrywa trójkątnego elementu, więc znów może się ruszać. Z każdego poziomu można przejść na każdy inny, także z powrotem na planszę.
# en: 19f59cd2
learn-punct-free-wrong = Nowy element niczego nie uwalnia. Przesuń prosty element.
# en: 60a56b82
learn-punct-free-still = Trójkątny element nadal jest zakryty. Prosty musi całkiem z niego zejść.
# en: c498b721
learn-punct-uncover-title = Najpierw zajrzyj pod spód
# en: 37853054
learn-punct-uncover-text = Liczy się tylko górna kropka na polu. Twój mostek w kółku zakrywa dalszym końcem czarną kropkę. Podnieś go i zobacz.
# en: 51f56103
learn-punct-uncover-done = Czarną kropkę widać: znów się liczy, a jej element jest wolny. Gdyby domknęła łańcuch Czarnego, Czarny wygrałby po twoim ruchu. Zajrzyj więc pod spód, zanim podniesiesz.
# en: b7670d41
learn-punct-uncover-wrong = Czarna kropka jest nadal zakryta. Mostek w kółku musi z niej zejść.
# en: 801eff7a
learn-punct-uncover-placed = Nowy element niczego nie odsłania. Przesuń mostek w kółku.
# en: f967ab75
learn-punct-gap-title = Pod mostkiem
# en: 1af6f8ab
learn-punct-gap-text = W lukę pod mostkiem nic nie może wejść, ani z zapasu, ani przez przesunięcie. Widać to na obu planszach.
# en: c4258209
learn-punct-gap-empty = Kropka w kółku wisi nad pustym polem, ale nie możesz go użyć.
# en: 328c579b
learn-punct-gap-filled = Dwa poziomy wyżej: na dnie luki, pod kropką w kółku, leży czarna kropka. Nic jej nie dotyka, ale jej element jest zablokowany.
# en: 74c553a9
learn-punct-centre-title = Środek i koniec gry
# en: 3e6e7408
learn-punct-open-title = Zasady podstawowe: otwarty środek
# en: c01cf135
learn-punct-open-text = W zasadach podstawowych tylko pierwszy element partii musi omijać środkowy sześciokąt. Teraz środek jest otwarty: połóż element tak, by miał w nim kropkę.
# en: 45dc6913
learn-punct-open-done = W zasadach podstawowych od drugiego elementu możesz kłaść w środku jak wszędzie.
# en: b95e052d
learn-punct-open-wrong = To było przesunięcie. Weź element z zapasu i połóż go w środku.
# en: 0427c526
learn-punct-open-outside = Ten element leży na zewnątrz. Środkowy sześciokąt to złoty obszar pośrodku planszy.
# en: 2981f73f
learn-punct-closed-title = Zasady standardowe: tylko przesunięciem
# en: 4e144d64
learn-punct-closed-text = W zasadach standardowych nie wolno kłaść nowego elementu w środkowym sześciokącie, nawet jedną kropką. Wprowadź tam element przesunięciem.
# en: dd2f8d16
learn-punct-closed-done = Wejście do środka kosztuje ruch, a przeciwnik może w tym czasie położyć element. Dobrze wybierz moment.
# en: b0cb688b
learn-punct-closed-wrong = Element został na zewnątrz. Wprowadź jego kropki do złotego sześciokąta pośrodku.
# en: 18226575
learn-punct-closed-placed = To był nowy element, a nowe muszą leżeć na zewnątrz. Wprowadź element przesunięciem: ten w kółku może pójść zgodnie ze strzałką.
# en: a087fb8b
learn-punct-count-title = Liczenie w środku
# en: 2fa5ff3c
learn-punct-count-text = Jeśli w zasadach standardowych nikt nie połączy boków, wygrywa ten, kto ma więcej widocznych kropek w środkowym sześciokącie. Jest 3:3. Wyjdź na prowadzenie.
# en: 9bac96ee
learn-punct-count-done = Prowadzisz. Zakryte kropki się nie liczą, więc zakrycie tam czarnych liczyłoby się podwójnie.
# en: 82a450ed
learn-punct-count-wrong = Nie masz w sześciokącie więcej widocznych kropek niż Czarny. Wprowadź jeszcze jedną i nie zabieraj stamtąd swoich.
# en: ea4c186f
learn-punct-count-placed = W zasadach standardowych nie wolno kłaść w środku. Wprowadź element przesunięciem.
# en: 010e7c48
learn-punct-last-title = Ostatni element
# en: 01ae10ac
learn-punct-last-text = Partia kończy się od razu, gdy któryś z graczy położy 18. element. Masz jeszcze jeden i prowadzisz w środku 9:5. Zakończ partię.
# en: 06066cf7
learn-punct-last-done = Wygrywasz: 9:5 w środku. W zasadach podstawowych po ostatnim elemencie byłby remis.
# en: 59154cfa
learn-punct-last-wrong = Partia toczy się dalej. Połóż ostatni element gdziekolwiek poza środkiem.
# en: e292b40a
learn-punct-last-moved = Przesunięcie nie kończy partii, a Czarny dostaje ruch, by zmienić wynik. Połóż ostatni element.
# en: 709c198a
learn-punct-rare-title = Warto wiedzieć
# en: cf65caee
learn-punct-rare-text = Przesunięty element nie musi dotykać żadnego innego. Jeśli jeden ruch domknie łańcuchy obu graczy, wygrywa ten, kto go wykonał. Remis jest wtedy, gdy ta sama pozycja z tym samym graczem na ruchu wystąpi po raz trzeci, albo po 100 ruchach z rzędu bez nowych elementów. Jeśli nie możesz ani położyć, ani przesunąć elementu, pasujesz. Dwa pasy z rzędu kończą partię.
# en: 58b7a4e2
learn-punct-wins-title = Wygraj w jednym ruchu
# en: 6e4a2e5c
learn-punct-win-place-title = Domknij łańcuch
# en: b8328df8
learn-punct-win-place-text = Połącz dwa przeciwległe boki łańcuchem swoich kropek, a wygrasz. Twój łańcuch biegnie od jednego boku prawie do przeciwległego. Połóż brakujący element.
# en: 9c7a7bc0
learn-punct-win-place-done = Połączone od boku do boku. Wygrywasz od razu.
# en: 2869ee15
learn-punct-win-place-wrong = Łańcuch nie jest jeszcze domknięty. Musi dojść od kropki w kółku do boku planszy.
# en: 51a101bc
learn-punct-win-jump-title = Wygraj skokiem
# en: 03a6e7ee
learn-punct-win-jump-text = Tu żaden nowy element nie domknie łańcucha: w luce leżą czarne kropki. Zrobi to element, który na nie wskoczy. Znajdź go.
# en: 981409bf
learn-punct-win-jump-done = Przez całą planszę, na własną kropkę. W PÜNCT odległość nie ma znaczenia.
# en: 0b89ccec
learn-punct-win-jump-wrong = Łańcuch nie jest domknięty. Luka jest między kropkami w kółkach: który prosty element dojdzie po linii do jednej z nich?
# en: 4031943c
learn-punct-win-bridge-title = Wygraj mostkiem
# en: ce220f10
learn-punct-win-bridge-text = Mostek łączy ponad luką. Jeden z twoich prostych elementów domyka łańcuch jako mostek. Który i gdzie?
# en: c5d08d15
learn-punct-win-bridge-done = Wisi teraz nad polem, z którego właśnie zszedł: pola, z których element schodzi, są dla niego wolne.
# en: fc710cf0
learn-punct-win-bridge-wrong = Łańcuch nie jest domknięty. Kropki w kółkach są blisko: prosty element może przerzucić między nimi mostek.
# en: 3aa479ae
learn-punct-task-turn-title = Biały wygrywa od razu
# en: eb3be4fb
learn-punct-task-turn-text = Wygrywa tylko jeden ruch. Znajdź go.
# en: 776ddf16
learn-punct-task-turn-done = Wystarczył obrót w miejscu: kropka PÜNCT nigdzie nie poszła.
# en: 765a009e
learn-punct-task-turn-wrong = Boki nie są jeszcze połączone. Który z twoich elementów na górze może się obrócić ku krawędzi?
# en: a39030b0
learn-punct-trap-title = Pułapka
# en: ca9891dc
learn-punct-trap-text = Łańcuch Czarnego jest przerwany tylko w kółku, gdzie zakrywa go twój element. W następnym ruchu Czarny go obejdzie. Powstrzymaj Czarnego, ale nie wpadnij w pułapkę.
# en: 0a9e46d0
learn-punct-trap-done = Czarny zatrzymany, a jego łańcuch nadal jest przerwany. Element, który zakrywa ogniwo, ma zadanie: zostaw go tam.
# en: cc8984a0
learn-punct-trap-wrong = Czarny nadal może obejść twój element: obok kółka jest miejsce. Zablokuj je.
# en: e5b711ac
learn-punct-trap-uncovered = Podniesiony element zakrywał łańcuch Czarnego i teraz łańcuch jest domknięty. Jeśli twój ruch odsłoni łańcuch przeciwnika, przeciwnik wygrywa.
# en: baa539ad
learn-punct-building-title = Budowanie
# en: 45e50de9
learn-punct-build-title = Dwie drogi
# en: a239004d
learn-punct-build-text = Dobrze położony element zostawia kilka dróg, a Czarny zamknie tylko jedną. Połóż prosty element tak, by połączyć boki w następnym ruchu, cokolwiek zrobi Czarny.
# en: 71355368
learn-punct-build-done = Teraz możesz połączyć boki na wiele sposobów, a Czarny nie zamknie wszystkich jednym ruchem.
# en: 403e2e75
learn-punct-build-wrong = To Czarny powstrzyma. Spójrz na lukę między kropkami w kółkach.
# en: 37261391
learn-punct-task-lay-title = Cichy ruch
# en: 1978f8ed
learn-punct-task-lay-text = Tym razem wygrywa nowy element z zapasu. Gdzie?
# en: be2f3dba
learn-punct-task-lay-done = Dobrze: w następnym ruchu łączysz boki i Czarny tego nie zatrzyma.
# en: 8fe8621f
learn-punct-task-lay-wrong = Na to Czarny ma odpowiedź. Spójrz na lukę między kropkami w kółkach.
# en: 71214e38
learn-punct-hiding-title = Ukryj swój plan
# en: 8a0e077e
learn-punct-both-title = Dwa plany naraz
# en: d5a5c60a
learn-punct-both-text = Łańcuch, który dotyka dwóch boków, może iść do każdego z przeciwległych, a Czarny nie wie, do którego. Połóż element, który połączy twoje grupy przy kropkach w kółkach.
# en: 9a31a597
learn-punct-both-moved = To zabrało element stamtąd, gdzie był potrzebny. Połóż lepiej nowy.
# en: 788c1c8c
learn-punct-both-done = Jeden łańcuch, dwa plany. Teraz Czarny musi pilnować dwóch boków.
# en: 737e4349
learn-punct-both-wrong = Grupy nie są jeszcze połączone. Nowy element musi dotykać obu kropek w kółkach.
# en: 09a835c6
learn-punct-fork-title = Stwórz dwie groźby
# en: 2bdb7fb5
learn-punct-fork-text = Jedną groźbę można odeprzeć. W zasadach podstawowych nasz silnik najczęściej remisuje sam ze sobą, bo odpiera każdą. Stwórz tu groźbę, której nie da się odeprzeć jednym ruchem.
# en: b43853ee
learn-punct-fork-done = Czarny nie zamknie wszystkich dróg jednym ruchem, a ty w następnym łączysz boki. Tak się wygrywa partie.
# en: e3a370ef
learn-punct-fork-wrong = To Czarny odeprze jednym ruchem. Zrób z prostego elementu w kółku mostek, który łączy i zarazem blokuje.
# en: e0457cc2
learn-punct-task-two-title = Biały wygrywa w 2 ruchach
# en: d6d7fc55
learn-punct-task-two-text = Jeden ruch nie zostawia Czarnemu obrony. Znajdź go.
# en: 5f8f539c
learn-punct-task-two-done = Dobrze. Cokolwiek Czarny zrobi, w następnym ruchu łączysz boki.
# en: 9d67f96d
learn-punct-task-two-wrong = Na to Czarny ma odpowiedź. Poszukaj elementu, który może wejść wyżej i utworzyć mostek nad luką.
# en: 8f8fdfd9
learn-punct-jumps-title = Skoki
# en: 4fd2be50
learn-punct-answer-title = Zachowaj element do skoku
# en: 1d982c10
learn-punct-answer-text = Na groźbę nasz silnik trzy razy na cztery odpowiada skokiem; nowy element zwykle by nie pomógł. Zostawiaj więc wolne elementy, które dosięgną luki. Tu grozi Czarny. Zatrzymaj go.
# en: 29bfc767
learn-punct-answer-done = Czarnego zatrzymał element, który był wolny i leżał na linii. Zablokowany by nie pomógł.
# en: e02033c9
learn-punct-answer-wrong = Czarny nadal łączy boki w następnym ruchu. Pomoże tylko skok na jego łańcuch albo na pole, którego potrzebuje.
# en: d2691c53
learn-punct-answer-placed = Żaden nowy element tu nie pomoże: Czarny połączy boki ponad nim albo obok. Skocz.
# en: fee99e28
learn-punct-answer-uncovered = Ten element zakrywał ogniwo łańcucha Czarnego. Po jego podniesieniu boki są połączone i Czarny wygrywa.
# en: 978d83ae
learn-punct-far-title = Z drugiego końca
# en: ca9d3754
learn-punct-far-text = Dla wolnego elementu odległość nie ma znaczenia. Czarny grozi połączeniem boków i tylko jeden ruch go powstrzyma. Pomoc przyjdzie z daleka.
# en: 8719230f
learn-punct-far-placed = Nowy element tu Czarnego nie powstrzyma. Skocz.
# en: 2a6c1c6a
learn-punct-far-done = Przez planszę, na własną kropkę i na łańcuch Czarnego. Zostawiaj takie elementy wolne.
# en: 4c039678
learn-punct-far-wrong = Czarny i tak połączy boki w następnym ruchu. Element w kółku ma linię do luki.
# en: 187a551d
learn-punct-bridges-title = Mostki
# en: 9245399a
learn-punct-task-stop-title = Jedyna obrona
# en: 318aee49
learn-punct-task-stop-text = Czarny grozi połączeniem boków. Zatrzyma go tylko jeden ruch.
# en: 0b00175a
learn-punct-task-stop-done = Mostek, który kończy się na czarnej kropce, zamyka wszystkie drogi naraz.
# en: beba61ad
learn-punct-task-stop-wrong = Czarny i tak połączy boki w następnym ruchu. Element na pustych polach nie wystarczy: wejdź na czarną kropkę.
# en: 5a3c08de
learn-punct-arch-title = Mostek jako zapora
# en: bc72072b
learn-punct-arch-text = Mostek zakrywa, blokuje i niczego nie przepuszcza. Czarny grozi połączeniem boków i powstrzyma go tylko jeden mostek.
# en: 79998dfb
learn-punct-arch-done = Końce leżą na innych kropkach, środek wisi w powietrzu, a droga Czarnego jest zamknięta.
# en: 9017515b
learn-punct-arch-wrong = Czarny i tak połączy boki w następnym ruchu. Mostkiem może zostać element w kółku.
# en: 33280319
learn-punct-pins-title = Blokowanie
# en: 0232fa5e
learn-punct-pin-stop-title = Zablokuj atakującego
# en: e25c29ba
learn-punct-pin-stop-text = Czarny może wygrać tylko jednym elementem, tym w kółku. Zablokuj go: zakryty element się nie ruszy.
# en: a720fb03
learn-punct-pin-stop-blocked = To też powstrzymuje Czarnego, ale element w kółku zostaje wolny i spróbuje znowu. Zablokuj go.
# en: 25871118
learn-punct-pin-stop-done = Nie ruszy się, dopóki leży na nim twój element. Blokada bywa warta więcej niż trzy nowe kropki.
# en: e226c1bc
learn-punct-pin-stop-wrong = Czarny i tak wygra w następnym ruchu. Zakryj kropkę elementu w kółku.
# en: 55ff1409
learn-punct-pin-win-title = Zablokuj i połącz
# en: 598f8098
learn-punct-pin-win-text = Najlepsze skoki robią dwie rzeczy: blokują czarny element i przedłużają twój łańcuch. Znajdź ruch, po którym Czarny cię nie powstrzyma.
# en: fe13d60f
learn-punct-pin-win-done = Element jest zablokowany i cokolwiek zrobi Czarny, w następnym ruchu połączysz boki.
# en: 719b171a
learn-punct-pin-win-wrong = To Czarny powstrzyma. Użyj elementu w kółku: na którą twoją kropkę może skoczyć?
# en: 0cd9933c
learn-punct-middle-title = Walka o środek
# en: 883a5d60
learn-punct-timing-title = Najpierw wokół środka
# en: 9d59dceb
learn-punct-timing-text = Partia naszego silnika z samym sobą, zasady standardowe. Jak w większości takich partii, po 16 ruchach w środku nie ma nikogo: najpierw silnik kładzie elementy wokół środka, na liniach do niego. Potem je wprowadza.
# en: dfa99c70
learn-punct-timing-early = Po 16 ruchach: 15 elementów wokół pustego środka.
# en: e936e844
learn-punct-timing-late = Po 40 ruchach: Biały prowadzi w środku 5:0 i dzięki temu ostatecznie wygrał partię.
# en: 28e30ff9
learn-punct-race-title = Podwójny zysk
# en: a5bed4a4
learn-punct-race-text = Zasady standardowe: w środku liczą się tylko widoczne kropki. Czarny prowadzi 3:0 kropkami w kółkach. Jeden ruch daje ci prowadzenie.
# en: 71e4a77b
learn-punct-race-placed = W zasadach standardowych nie kładzie się nowych elementów w środku. Wprowadź element przesunięciem.
# en: a975face
learn-punct-race-done = 2:1. Dwie więcej dla ciebie, dwie mniej dla Czarnego. W środku zakrycie liczy się podwójnie.
# en: 008036d3
learn-punct-race-wrong = Jeszcze nie prowadzisz. Zakryj dwie z kropek w kółkach: twoich przybędzie, a czarnych ubędzie.
# en: 3879de75
learn-punct-clock-title = Zapas to zegar
# en: 4eaebeb9
learn-punct-clock-text = Zasady standardowe, ruch Czarnego. Na obu planszach Biały prowadzi w środku 7:3. Na której stoi lepiej?
# en: ecae5acf
learn-punct-clock-done = Z trzema elementami w zapasie Biały może zakończyć partię w trzech ruchach, więc Czarny ma mało czasu, by zmienić wynik. Im mniej elementów zostało prowadzącemu, tym więcej warta jest przewaga.
# en: fb4bd578
learn-punct-clock-wrong = Z ośmioma elementami w zapasie Biały potrzebuje ośmiu ruchów, by zakończyć partię: Czarny zdąży zmienić wynik. Spójrz na drugą planszę.
# en: 592428ac
learn-punct-clock-eight = Białemu zostało osiem elementów.
# en: 5047fe44
learn-punct-clock-three = Białemu zostały trzy elementy.
# en: 2f749448
learn-punct-last-but-one-title = Przed ostatnim elementem
# en: 6fac5899
learn-punct-last-but-one-text = Zasady standardowe: został ci jeden element, więc w następnym ruchu możesz zakończyć partię. Czarny prowadzi w środku 9:8. Wyjdź na prowadzenie, którego Czarny ci nie odbierze.
# en: a2fdd2f1
learn-punct-last-but-one-ended = To od razu kończy partię, a w środku prowadzi Czarny. Najpierw wyjdź na prowadzenie.
# en: 38bb36c9
learn-punct-last-but-one-done = 10:7, a jeden ruch Czarnemu nie wystarczy. W następnym położysz ostatni element i wygrasz.
# en: 46268545
learn-punct-last-but-one-wrong = Nie prowadzisz albo Czarny odbierze ci prowadzenie. Element w kółku może wejść do środka jako mostek.
# en: f502436e
learn-punct-game-title = Pierwsza partia
# en: 3ee855bd
learn-punct-first-game-title = Partia na zasadach podstawowych
# en: 18dc2cd4
learn-punct-first-game-text = Zasady podstawowe, najłatwiejszy poziom, po osiem elementów na planszy. Grasz białymi, twój ruch. Gdy Czarny grozi połączeniem boków, plansza to pokaże.
# en: 4bc937af
learn-punct-first-game-done = To była partia PÜNCT. Brawo! Teraz czas na zasady standardowe, w których liczy się środek.
# en: 6b1dc0ee
learn-punct-final-title = Egzamin
# en: 50a34481
learn-punct-exam-title = Sprawdź się
# en: 8686024b
learn-punct-exam-text = Siedem pozycji, po jednej próbie. Potem zobaczysz, co warto powtórzyć.
# en: 4c0f31bf
learn-punct-exam-win = Ruch Białego: wygraj od razu.
# en: bc393b15
learn-punct-exam-win-why = Skok domyka twój łańcuch od boku do boku.
# en: bffa14e0
learn-punct-exam-build = Ruch Białego: połóż element tak, by Czarny nie mógł cię już powstrzymać.
# en: b9c5555f
learn-punct-exam-build-why = W następnym ruchu połączysz boki: Czarny nie zamknie wszystkich dróg.
# en: 43717961
learn-punct-exam-stop = Czarny grozi połączeniem boków. Powstrzyma go tylko jeden ruch.
# en: b794bca1
learn-punct-exam-stop-why = Skok na kropki Czarnego. Żaden nowy element nie wystarczy.
# en: a274b9fa
learn-punct-exam-bridge = Czarny znów grozi połączeniem boków. Powstrzyma go tylko jeden ruch.
# en: a1e42aff
learn-punct-exam-bridge-why = Mostek zakrywa czarne kropki i zamyka wszystkie drogi.
# en: ed143316
learn-punct-exam-two = Ruch Białego: wygraj w dwóch ruchach.
# en: e9281a54
learn-punct-exam-two-why = Stąd możesz połączyć boki na wiele sposobów, a Czarny nie zamknie wszystkich dróg.
# en: 460283fe
learn-punct-exam-lead = Zasady standardowe: Czarny prowadzi w środku 9:6. Wyjdź na prowadzenie jednym ruchem.
# en: 58224a89
learn-punct-exam-lead-why = 8:7. Dwie więcej dla ciebie, dwie mniej dla Czarnego.
# en: c732093a
learn-punct-exam-centre = Zasady standardowe: w środku 7:7, został ci jeden element. Wyjdź na prowadzenie, którego Czarny ci nie odbierze.
# en: caae07c2
learn-punct-exam-centre-why = Jeden ruch Czarnemu nie wystarczy. W następnym położysz ostatni element i wygrasz.
# en: 2475d419
learn-punct-exam-done = To koniec kursu. Teraz graj, rozwiązuj zadania i przeglądaj swoje partie.
