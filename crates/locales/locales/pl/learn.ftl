### Polski: czego uczą kursy i strony zasad.

## DVONN: kurs

# en: 5f4b4e46
learn-dvonn-first-title = Jak poruszają się stosy
# en: 4e7942c9
learn-dvonn-move-title = Przykryj pion
# en: 74509920
learn-dvonn-move-text = Grasz białymi. Pojedynczy pion rusza się o jedno pole, w linii prostej, na sąsiedni pion. Postaw swój pion z e3 na czarnym.
# en: 955b5a4f
learn-dvonn-move-done = Teraz to stos z dwóch pionów i należy do ciebie, bo na górze jest twój pion. Przykryte piony zostają na planszy, pod twoim.
# en: c90c46c7
learn-dvonn-move-wrong = Tak wolno, ale teraz przykryj czarny pion: z e3 na f3.
# en: e78d5aa5
learn-dvonn-move-own = Własny pion też możesz przykryć, ale nic nie zyskujesz: już był twój. Przykryj czarny.
# en: b90c15fb
learn-dvonn-move-red = Czerwony pion też możesz przykryć, bo jest niczyj. Tym razem przykryj czarny.
# en: 90ff2d47
learn-dvonn-height-title = Wysokość to odległość
# en: 96cfff8e
learn-dvonn-height-text = Stos na d3 ma trzy piony, więc rusza się cały, dokładnie o trzy pola, i staje na innym stosie. Przesuń go.
# en: b8aea3be
learn-dvonn-height-done = Dokładnie o trzy, ponad wszystkim po drodze. Teraz ma cztery piony: sięga dalej, ale rzadziej ma gdzie stanąć.
# en: ba74488f
learn-dvonn-height-wrong = Przesuń stos z trzech pionów, który stoi na d3.
# en: a1598193
learn-dvonn-height-single = To był pojedynczy pion: wysokość 1, jedno pole. Teraz przesuń stos z trzech pionów, który stoi na d3.
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
# en: e86e9918
learn-dvonn-blocked-text = Twój pion na e3 ma sąsiadów ze wszystkich sześciu stron, więc nie może się ruszyć. Uwolnij go: rusz jednym ze swoich sąsiednich pionów.
# en: 0bda4516
learn-dvonn-blocked-done = Jedna strona jest wolna, więc pion znów może się ruszyć. Przy krawędzi zawsze jest wolna strona, więc stosy nigdy nie są tam zablokowane.
# en: e78d6271
learn-dvonn-blocked-wrong = e3 nadal ma sześciu sąsiadów. Rusz sąsiednim białym pionem: d2 albo f4.
# en: d1a31a04
learn-dvonn-link-title = Utrzymuj łączność z czerwonym
# en: d60ebc26
learn-dvonn-link-text = Od każdego stosu musi prowadzić łańcuch sąsiadów do czerwonego piona. Stosy bez łączności są zdejmowane z planszy. Odetnij trzy czarne piony.
# en: 2f618e29
learn-dvonn-link-done = Łączył je tylko twój pion, więc wszystkie trzy zniknęły na dobre. Wypatruj takich miejsc, u siebie też.
# en: 59b55a39
learn-dvonn-link-wrong = Czarne piony nadal mają łączność z czerwonym przez twój pion na d3. Zabierz go stamtąd.
# en: 4508c001
learn-dvonn-link-own = Czarne piony są odcięte, ale twój zniknął razem z nimi. Przesuń go w stronę czerwonego.
# en: 81fbe8fd
learn-dvonn-ending-title = Wygraj końcówkę
# en: ccfe580f
learn-dvonn-ending-text = Ruch Białego. Przy dobrej grze wygrasz mimo najlepszych odpowiedzi. Na końcu musisz mieć w stosach więcej pionów niż Czarny.
# en: 4bdec7c1
learn-dvonn-ending-done = Wygrywasz! Wiesz już, jak poruszają się stosy, do kogo należą i co trzyma je na planszy. To właśnie DVONN.
# en: 7839cfd2
learn-dvonn-ending-thrown = Po tym ruchu nie da się już wygrać. Zobacz, co zostanie odcięte i komu skończą się ruchy, i spróbuj inaczej.

## DVONN: sytuacje

# en: 9370af86
learn-dvonn-situations-title = Sytuacje
# en: 64e86e8b
learn-dvonn-reach-title = Zasięg stosu
# en: ed706032
learn-dvonn-reach-text = Stos na d3 ma dwa piony: rusza się o dwa pola, także nad pustymi, i musi stanąć na innym stosie. c3 jest za blisko. Przykryj czarny pion.
# en: b8ef4a3f
learn-dvonn-reach-own = Sięgasz tam, ale ten pion już jest twój. Przykryj czarny na f3.
# en: acad5ec8
learn-dvonn-reach-farther = Teraz ma trzy piony i rusza się o trzy pola: h3 jest za blisko, i3 w sam raz. Przykryj tam czarny stos.
# en: 6df044b2
learn-dvonn-reach-red = Tam też sięgasz. Ale przykryj czarny stos na i3.
# en: 9c601b3b
learn-dvonn-reach-done = Teraz ma pięć pionów i rusza się dokładnie o pięć pól. Zasięg stosu zmienia się z każdym ruchem, więc licz pola wzdłuż linii.
# en: 06b13d06
learn-dvonn-reach-wrong = Przesuń swój najwyższy stos na czarny.
# en: e584d075
learn-dvonn-shut-title = Zablokowany czy nie?
# en: 6992c91b
learn-dvonn-shut-text = Masz dwa stosy po trzy piony, a wszystkie pola wokół nich są zajęte. Jeden z nich mimo to może się ruszyć. Przesuń go.
# en: 343575a2
learn-dvonn-shut-freed = To uwolniłoby e3, ale kosztuje ruch. Drugi stos z trzech pionów może się ruszyć już teraz: stoi przy krawędzi.
# en: 1b8ac2f6
learn-dvonn-shut-done = e1 leży przy krawędzi i ma tylko cztery sąsiednie pola. Stos blokuje dopiero sześciu sąsiadów.
# en: 4faf69a5
learn-dvonn-shut-wrong = To był pojedynczy pion. Przesuń stos z trzech pionów.
# en: ade6d33d
learn-dvonn-carry-title = Zabierz czerwony pion
# en: f4d849af
learn-dvonn-carry-text = Siedem czarnych pionów zależy od czerwonego na f3, a żaden czarny stos go nie sięga. Przykryj go pionem z e3.
# en: 7a26da5e
learn-dvonn-carry-other = To też czerwony pion, ale żaden czarny od niego nie zależy. Przykryj ten na f3 pionem z e3.
# en: 21b0a5a1
learn-dvonn-carry-away = Czerwony pion jest teraz w twoim stosie i rusza się razem z nim. Zabierz go tak, by żaden czarny pion nie zachował łączności.
# en: 91fc0121
learn-dvonn-carry-toward = Czerwony ruszył ze stosem, ale nadal stoi przy czarnych. Zabierz go w drugą stronę, na d3.
# en: 1a27616b
learn-dvonn-carry-done = Zniknęło wszystkie siedem. Łączność dawał im tylko ten czerwony pion, a ty go zabierasz.
# en: 1ca9a51c
learn-dvonn-carry-wrong = To nie to. Najważniejszy jest czerwony pion na f3.
# en: 8ab3df96
learn-dvonn-island-title = Uratuj wyspę
# en: 5d99da6b
learn-dvonn-island-text = Twoje sześć pionów na f5, g5 i f4 zależy od dwóch czarnych. Jeśli jeden z nich odejdzie, stracisz wszystkie sześć. Uratuj je.
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
# en: 24d6cc90
learn-dvonn-forced-single = Wtedy jedyny ruch Czarnego odcina też twój stos na e2 i jest tylko remis. Przykryj c2 właśnie tym stosem.
# en: 3e6e4eae
learn-dvonn-forced-done = Czarny musiał zejść z c1 i stos z czterech pionów obok stracił łączność. Czasem przymus ruchu jest gorszy niż pas.
# en: 9d7c1a87
learn-dvonn-forced-wrong = Czarny nadal ma wybór. Przykryj pion na c2 i zobacz, co wtedy może się ruszyć.
# en: 213907a2
learn-dvonn-pass-title = Pas
# en: e1b790d8
learn-dvonn-pass-text = Tylko jeden czarny stos może się ruszyć. Przykryj go, a Czarny będzie musiał spasować.
# en: 967e9e65
learn-dvonn-pass-still = Czarny pion na e3 może się jeszcze ruszyć. Przykryj go.
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

## DVONN: zadania

# en: 9ed3dbb4
learn-dvonn-tasks-title = Małe zadania
# en: 5e7426bd
learn-dvonn-away-title = Co je łączy z czerwonym?
# en: 70a82706
learn-dvonn-away-text = Biały zaczyna i wygrywa. Co trzyma na planszy sześć czarnych pionów?
# en: 35df3474
learn-dvonn-away-done = W twoim stosie na e4 był ich jedyny czerwony pion. Stos odszedł i wszystkie sześć zniknęło.
# en: e13785fd
learn-dvonn-away-wrong = Po tym wygrywa Czarny. Z którym czerwonym pionem mają łączność czarne stosy i kto może go zabrać?
# en: 363d3b73
learn-dvonn-hinge-title = Kluczowe miejsce
# en: 77563f20
learn-dvonn-hinge-text = Biały zaczyna i wygrywa. Twój stos na b2 może pójść w dwa miejsca. Tylko jedno jest dobre.
# en: 3dea09f9
learn-dvonn-hinge-along = To odcina czarne piony, ale twój stos znika razem z nimi.
# en: 195e1c0f
learn-dvonn-hinge-done = Od b2 zależały trzy czarne piony. A b4, teraz przykryty, był ostatnim czarnym stosem, który mógł się ruszyć. Czarny musi spasować.
# en: b8e18807
learn-dvonn-hinge-wrong = Po tym wygrywa Czarny. Trzy czarne piony mają łączność z czerwonym przez b2: rusz tym stosem.
# en: 748805c8
learn-dvonn-shut-in-title = Kto może się jeszcze ruszyć?
# en: 493e9c3b
learn-dvonn-shut-in-text = Biały zaczyna i wygrywa. Tylko jeden czarny stos w ogóle może się ruszyć. Który?
# en: 32f440b4
learn-dvonn-shut-in-other = Ten był otoczony, więc i tak nie mógł się ruszyć. g3 może.
# en: 888f2095
learn-dvonn-shut-in-done = h3 jest otoczony, a h4 niczego nie sięga, więc Czarny musi spasować. Pozostałe ruchy należą do ciebie.
# en: 79baa623
learn-dvonn-shut-in-wrong = Czarny może się jeszcze ruszyć i wygrywa. Przykryj jedyny pion, który może się ruszyć.
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
# en: b15f4f12
learn-dvonn-draw-done = Twój stos zabrał czerwony na d2 i dwa czarne piony straciły łączność. Przy najlepszej grze skończy się 4:4.
# en: a8d4d841
learn-dvonn-draw-wrong = Po tym wygrywa Czarny. W jednym z twoich stosów jest czerwony: które piony od niego zależą?

## DVONN: strategia

# en: 0ed73fbe
learn-dvonn-strategy-title = Strategia
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
# en: b788a870
learn-dvonn-guard-title = Pilnuj czerwonego
# en: 69f58917
learn-dvonn-guard-text = W stosie Czarnego na d1 jest czerwony pion, od którego zależą twoje cztery na b1 i c1. Ten stos może pójść na f1. Biały zaczyna i wygrywa.
# en: 2ea08675
learn-dvonn-guard-other = To przykrywa czarny pion, ale d1 idzie na f1 i tracisz swoje cztery piony.
# en: bb6655f6
learn-dvonn-guard-done = Stos jest twój i ma trzy piony: nie sięga f1, a czerwony zostaje tam, gdzie go potrzebujesz.
# en: 9906b58e
learn-dvonn-guard-wrong = d1 nadal może zabrać czerwony pion. Zatrzymaj ten stos.
# en: d7fbef7d
learn-dvonn-too-high-title = Za wysoki, by się ruszyć
# en: 23226d28
learn-dvonn-too-high-text = Stos Czarnego na f2 może pójść na h2 i zabrać czerwony twoim pionom na e3 i f3. Podwyższ go tak, by nie mógł się ruszyć.
# en: c5b64189
learn-dvonn-too-high-other = To przykrywa czarny pion, ale f2 idzie na h2 i tracisz swoje piony.
# en: 18e21ad6
learn-dvonn-too-high-done = Przy trzech pionach niczego nie sięga. Nawet jeśli Czarny znów go przykryje, stos zostanie na miejscu, a z nim czerwony.
# en: 730bb9a2
learn-dvonn-too-high-wrong = f2 nadal może pójść na h2. Postaw na nim pion.
# en: 2517d74c
learn-dvonn-last-title = Kto pierwszy spasuje?
# en: d70d6000
learn-dvonn-last-text = O wyniku decydują ostatnie ruchy. Niech to Czarnemu pierwszemu zabraknie ruchów: Biały zaczyna i wygrywa.
# en: cd1a84bd
learn-dvonn-last-own = To odcina twoje własne piony. Zobacz, czym Czarny może się jeszcze ruszyć.
# en: f866f8e8
learn-dvonn-last-done = h4 był ostatnim czarnym stosem, który mógł się ruszyć. Pozostałe ruchy są twoje, w dowolnej kolejności.
# en: 5093de37
learn-dvonn-last-wrong = Czarny może się jeszcze ruszyć stosem na h4. Przykryj go.

## DVONN: rozmieszczanie i pierwsza partia

# en: 68d18474
learn-dvonn-placing-title = Rozmieszczanie pionów
# en: b5c33b6f
learn-dvonn-fill-title = Zapełnij planszę
# en: d1b6ae50
learn-dvonn-fill-text = Partia zaczyna się na pustej planszy. Najpierw stawia się czerwone piony, potem każdy stawia swoje, a zaczyna Czarny. Grasz czarnymi: postaw pion obok czerwonego.
# en: f1fdd404
learn-dvonn-fill-edge = Blisko czerwonego pion najdłużej zachowuje łączność. Biały też postawił swój. Teraz postaw pion przy krawędzi, gdzie stos nigdy nie jest zablokowany.
# en: c27d5c7c
learn-dvonn-fill-done = I tak dalej, aż zajęte będą wszystkie 49 pól. Biały stawia ostatni pion i wykonuje pierwszy ruch.
# en: 08bdda66
learn-dvonn-fill-wrong = Wolno stawiać na każdym pustym polu, ale tym razem wybierz takie, które pasuje do zadania.
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

## PÜNCT: kurs

# en: a5388002
learn-punct-first-title = Twój ruch: połóż lub przesuń
# en: 67ec6902
learn-punct-place-title = Połóż element
# en: 36a16340
learn-punct-place-text = W swoim ruchu kładziesz nowy element albo przesuwasz taki, który już leży. Weź element z zapasu i połóż go na trzech pustych polach.
# en: d6b378cb
learn-punct-place-done = Leży na planszy. Odtąd można go przesuwać, a inne elementy mogą na niego wchodzić.
# en: ac97b848
learn-punct-place-wrong = To było przesunięcie elementu na planszy. Weź element z zapasu.
# en: 0da7c5b3
learn-punct-place-turned = To był obrót elementu na planszy, a to też ruch. Weź element z zapasu.
# en: 0d6a8bd9
learn-punct-move-title = Ruch po linii
# en: 2bfe2f11
learn-punct-move-text = Grasz białymi. Pomarańczowa kropka elementu to jego kropka PÜNCT. Idzie na dowolną odległość po jednej ze swoich trzech linii, nad pustymi polami i nad elementami. Przesuń element z f6.
# en: c7fa4546
learn-punct-move-done = Kropka PÜNCT poszła po swojej linii, a dwie pozostałe potrzebują tylko miejsca na planszy. Po drodze nic elementu nie zatrzymuje.
# en: c3f02825
learn-punct-move-wrong = To był nowy element. Teraz przesuń element z f6, który już leży na planszy.
# en: 7a3a5e02
learn-punct-move-turned = Element się obrócił, ale jego kropka PÜNCT została na f6. Przesuń ją po jednej z jej linii.
# en: 21a0b94c
learn-punct-turn-title = Obróć element
# en: 75cde228
learn-punct-turn-text = Element może się obrócić wokół swojej kropki PÜNCT, która zostaje na miejscu. Obróć element na g5.
# en: 5456657a
learn-punct-turn-done = Kropka PÜNCT została, a pozostałe się obróciły. Element można też w jednym ruchu przesunąć i obrócić. Nigdy nie odwraca się go na drugą stronę.
# en: 2a6e7fee
learn-punct-turn-wrong = To był nowy element. Obróć ten na g5.
# en: 7f4bdb4f
learn-punct-turn-moved = Kropka PÜNCT zeszła z g5. Zostaw ją tam i obróć tylko dwie pozostałe.
# en: 14b620e5
learn-punct-jump-title = Na inne elementy
# en: c9a02380
learn-punct-jump-text = Przesuwany element może wejść na inne. Jego kropka PÜNCT musi stanąć na twojej kropce, a pozostałe mogą zakryć wszystko. Element trójkątny potrzebuje pod sobą trzech kropek na tym samym poziomie. Skocz elementem z j12.
# en: f853f861
learn-punct-jump-done = Kropka PÜNCT stoi na twojej własnej kropce, a pozostałe zakrywają czarne. Zakryte kropki nie liczą się w łańcuchu.
# en: 0dd96397
learn-punct-jump-wrong = Element z zapasu zawsze kładzie się na pustych polach. Na inne wchodzi się tylko przesunięciem: użyj elementu z j12.
# en: 4b1fcaa6
learn-punct-jump-flat = Leży na samej planszy. Przesuń j12 w dół po linii na swoją kropkę j6, tak by dwie pozostałe zakryły czarne.
# en: 3ad46208
learn-punct-bridge-title = Zbuduj mostek
# en: 301c4547
learn-punct-bridge-text = Element prosty lub kątowy potrzebuje oparcia tylko pod dwoma końcami, na tym samym poziomie. Jeśli jego środek wisi w powietrzu, to mostek. Przesuń l10 na l5 tak, by drugi koniec leżał na l7.
# en: b47ca5e2
learn-punct-bridge-done = Kropka na l6 wisi nad pustym polem, a twoje kropki łączą się od l5 do l7. Element trójkątny nigdy nie jest mostkiem.
# en: 0c32a94f
learn-punct-bridge-wrong = Element z zapasu nigdy nie jest mostkiem. Przesuń prosty element z l10.
# en: 1a5a7aaf
learn-punct-bridge-flat = Ten element leży na planszy. Mostek ma oba końce poziom wyżej: l10 na l5, pośrodku l6, drugi koniec na l7.
# en: c3a829a6
learn-punct-cover-title = Zakrywanie i odsłanianie
# en: 2bcc78be
learn-punct-pin-title = Zablokuj element
# en: c7660ed4
learn-punct-pin-text = Element, nad którego kropką coś leży, jest zablokowany: nie można go przesunąć ani obrócić. Zablokuj czarny element na h8.
# en: 15bc17a1
learn-punct-pin-done = Wystarczy jedna zakryta kropka: tamten element się nie ruszy, dopóki leży na nim twój. Twój własny na f6 też jest zablokowany.
# en: e95687c0
learn-punct-pin-wrong = Nowy element niczego nie zakrywa. Zablokuj przesunięciem: prosty element z l6 może pójść na f6.
# en: 70fa7dfb
learn-punct-pin-flat = Żadna czarna kropka nie jest zakryta. Przesuń prosty element z l6 wzdłuż rzędu na f6 i obróć go tak, by kończył się na h8.
# en: 2285563a
learn-punct-free-title = Uwolnij element
# en: cb568b96
learn-punct-free-text = Własne elementy też blokują. Twój trójkątny element na f6 leży pod twoim prostym z g7. Uwolnij go.
# en: c60ccfbb
learn-punct-free-done = Nic już nie zakrywa f6, f7 i g7, więc trójkątny element znów może się ruszać. Z każdego poziomu można przejść na każdy inny, także z powrotem na planszę.
# en: d46429ff
learn-punct-free-wrong = Nowy element niczego nie uwalnia. Przesuń element z g7.
# en: c25c549f
learn-punct-free-still = Trójkątny element nadal jest zakryty. Prosty musi całkiem zejść z f6, f7 i g7.
# en: c498b721
learn-punct-uncover-title = Najpierw zajrzyj pod spód
# en: ac19da6f
learn-punct-uncover-text = Liczy się tylko górna kropka na polu. Twój mostek z g7 zakrywa czarną kropkę na i9. Podnieś go i zobacz.
# en: 51f56103
learn-punct-uncover-done = Czarną kropkę widać: znów się liczy, a jej element jest wolny. Gdyby domknęła łańcuch Czarnego, Czarny wygrałby po twoim ruchu. Zajrzyj więc pod spód, zanim podniesiesz.
# en: 8e6e3397
learn-punct-uncover-wrong = i9 jest nadal zakryte. Element z g7 musi stamtąd zejść.
# en: e0a0f898
learn-punct-uncover-placed = Nowy element niczego nie odsłania. Przesuń mostek z kropką PÜNCT na g7.
# en: f967ab75
learn-punct-gap-title = Pod mostkiem
# en: 1af6f8ab
learn-punct-gap-text = W lukę pod mostkiem nic nie może wejść, ani z zapasu, ani przez przesunięcie. Widać to na obu planszach.
# en: 7f812893
learn-punct-gap-empty = Mostek z l5 wisi nad l6. Pole jest puste, ale nie możesz go użyć.
# en: 543d7dcf
learn-punct-gap-filled = Dwa poziomy wyżej: czarna kropka na l6 leży na dnie luki. Nic jej nie dotyka, ale jej element jest zablokowany.
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
# en: 9469cf8a
learn-punct-open-outside = Ten element leży na zewnątrz. Środkowy sześciokąt to pola odległe od i9 najwyżej o dwa kroki.
# en: 2981f73f
learn-punct-closed-title = Zasady standardowe: tylko przesunięciem
# en: 4e144d64
learn-punct-closed-text = W zasadach standardowych nie wolno kłaść nowego elementu w środkowym sześciokącie, nawet jedną kropką. Wprowadź tam element przesunięciem.
# en: dd2f8d16
learn-punct-closed-done = Wejście do środka kosztuje ruch, a przeciwnik może w tym czasie położyć element. Dobrze wybierz moment.
# en: 7b563624
learn-punct-closed-wrong = Element został na zewnątrz. Wprowadź jego kropki do sześciokąta wokół i9.
# en: 267b0554
learn-punct-closed-placed = To był nowy element, a te muszą zostać na zewnątrz. Wprowadź element przesunięciem: i4 może pójść w górę kolumny.
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
# en: 58b7a4e2
learn-punct-wins-title = Wygraj w jednym ruchu
# en: 6e4a2e5c
learn-punct-win-place-title = Domknij łańcuch
# en: fbe1db78
learn-punct-win-place-text = Połącz dwa przeciwległe boki łańcuchem swoich kropek, a wygrasz. Twój łańcuch biegnie od p8 po prawej prawie do lewego górnego boku. Połóż brakujący element.
# en: 9c7a7bc0
learn-punct-win-place-done = Połączone od boku do boku. Wygrywasz od razu.
# en: eb2f763e
learn-punct-win-place-wrong = Łańcuch nie jest jeszcze domknięty. Musi dojść do b10 na boku: spójrz na b9, b10 i c9.
# en: 51a101bc
learn-punct-win-jump-title = Wygraj skokiem
# en: 03a6e7ee
learn-punct-win-jump-text = Tu żaden nowy element nie domknie łańcucha: w luce leżą czarne kropki. Zrobi to element, który na nie wskoczy. Znajdź go.
# en: b3132052
learn-punct-win-jump-done = Przez całą planszę, na własną kropkę na h15. W PÜNCT odległość nie ma znaczenia.
# en: 10eda8e8
learn-punct-win-jump-wrong = Łańcuch nie jest domknięty. Luka jest między twoimi kropkami na h15 i e12: który prosty element dojdzie po linii na h15?
# en: 4031943c
learn-punct-win-bridge-title = Wygraj mostkiem
# en: ce220f10
learn-punct-win-bridge-text = Mostek łączy ponad luką. Jeden z twoich prostych elementów domyka łańcuch jako mostek. Który i gdzie?
# en: bb3bc262
learn-punct-win-bridge-done = Zszedł z n8 i wisi teraz nad tym samym polem: pola, z których element schodzi, są dla niego wolne.
# en: 48a8d202
learn-punct-win-bridge-wrong = Łańcuch nie jest domknięty. Twoje kropki na m7 i o10 są blisko: element z n8 może przerzucić między nimi mostek.
# en: a39030b0
learn-punct-trap-title = Pułapka
# en: 5d55bbb9
learn-punct-trap-text = Łańcuch Czarnego jest przerwany tylko na h5, przez twój element z kropką PÜNCT na j5. W następnym ruchu Czarny go obejdzie. Powstrzymaj Czarnego, ale nie wpadnij w pułapkę.
# en: 0a9e46d0
learn-punct-trap-done = Czarny zatrzymany, a jego łańcuch nadal jest przerwany. Element, który zakrywa ogniwo, ma zadanie: zostaw go tam.
# en: acaecde2
learn-punct-trap-wrong = Czarny nadal może obejść twój element: na lewo od h5 jest miejsce. Zablokuj je.
# en: 40075f7e
learn-punct-trap-uncovered = Podniesiony element zakrywał h5 i teraz łańcuch Czarnego jest domknięty. Jeśli twój ruch odsłoni łańcuch przeciwnika, przeciwnik wygrywa.
# en: 73b6ed8d
learn-punct-tasks-title = Małe zadania
# en: 3aa479ae
learn-punct-task-turn-title = Biały wygrywa od razu
# en: eb3be4fb
learn-punct-task-turn-text = Wygrywa tylko jeden ruch. Znajdź go.
# en: 80f16084
learn-punct-task-turn-done = Wystarczył obrót w miejscu: kropka PÜNCT została na g3.
# en: 765a009e
learn-punct-task-turn-wrong = Boki nie są jeszcze połączone. Który z twoich elementów na górze może się obrócić ku krawędzi?
# en: 9245399a
learn-punct-task-stop-title = Jedyna obrona
# en: 318aee49
learn-punct-task-stop-text = Czarny grozi połączeniem boków. Zatrzyma go tylko jeden ruch.
# en: 0b00175a
learn-punct-task-stop-done = Mostek, który kończy się na czarnej kropce, zamyka wszystkie drogi naraz.
# en: beba61ad
learn-punct-task-stop-wrong = Czarny i tak połączy boki w następnym ruchu. Element na pustych polach nie wystarczy: wejdź na czarną kropkę.
# en: e0457cc2
learn-punct-task-two-title = Biały wygrywa w 2 ruchach
# en: d6d7fc55
learn-punct-task-two-text = Jeden ruch nie zostawia Czarnemu obrony. Znajdź go.
# en: 5f8f539c
learn-punct-task-two-done = Dobrze. Cokolwiek Czarny zrobi, w następnym ruchu łączysz boki.
# en: 9d67f96d
learn-punct-task-two-wrong = Na to Czarny ma odpowiedź. Poszukaj elementu, który może wejść wyżej i utworzyć mostek nad luką.
# en: 37261391
learn-punct-task-lay-title = Cichy ruch
# en: 1978f8ed
learn-punct-task-lay-text = Tym razem wygrywa nowy element z zapasu. Gdzie?
# en: be2f3dba
learn-punct-task-lay-done = Dobrze: w następnym ruchu łączysz boki i Czarny tego nie zatrzyma.
# en: e1a178e5
learn-punct-task-lay-wrong = Na to Czarny ma odpowiedź. Spójrz na lukę z lewej u dołu, między twoimi kropkami na e5 i g6.
# en: bc5251ca
learn-punct-plans-title = Dobra gra
# en: 09a835c6
learn-punct-fork-title = Stwórz dwie groźby
# en: 2bdb7fb5
learn-punct-fork-text = Jedną groźbę można odeprzeć. W zasadach podstawowych nasz silnik najczęściej remisuje sam ze sobą, bo odpiera każdą. Stwórz tu groźbę, której nie da się odeprzeć jednym ruchem.
# en: b43853ee
learn-punct-fork-done = Czarny nie zamknie wszystkich dróg jednym ruchem, a ty w następnym łączysz boki. Tak się wygrywa partie.
# en: b15dc416
learn-punct-fork-wrong = To Czarny odeprze jednym ruchem. Zrób z prostego elementu na i6 mostek, który łączy i zarazem blokuje.
# en: 4fd2be50
learn-punct-answer-title = Trzymaj wolny element do skoku
# en: 1d982c10
learn-punct-answer-text = Na groźbę nasz silnik trzy razy na cztery odpowiada skokiem; nowy element zwykle by nie pomógł. Trzymaj więc wolne elementy, które dosięgną luki. Tu grozi Czarny. Zatrzymaj go.
# en: 29bfc767
learn-punct-answer-done = Czarnego zatrzymał element, który był wolny i leżał na linii. Zablokowany by nie pomógł.
# en: e02033c9
learn-punct-answer-wrong = Czarny nadal łączy boki w następnym ruchu. Pomoże tylko skok na jego łańcuch albo na pole, którego potrzebuje.
# en: d2691c53
learn-punct-answer-placed = Żaden nowy element tu nie pomoże: Czarny połączy boki ponad nim albo obok. Skocz.
# en: fee99e28
learn-punct-answer-uncovered = Ten element zakrywał ogniwo łańcucha Czarnego. Po jego podniesieniu boki są połączone i Czarny wygrywa.
# en: 883a5d60
learn-punct-timing-title = Najpierw wokół środka
# en: 9d59dceb
learn-punct-timing-text = Partia naszego silnika z samym sobą, zasady standardowe. Jak w większości takich partii, po 16 ruchach w środku nie ma nikogo: najpierw silnik kładzie elementy wokół środka, na liniach do niego. Potem je wprowadza.
# en: dfa99c70
learn-punct-timing-early = Po 16 ruchach: 15 elementów wokół pustego środka.
# en: e936e844
learn-punct-timing-late = Po 40 ruchach: Biały prowadzi w środku 5:0 i dzięki temu ostatecznie wygrał partię.
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
# en: f502436e
learn-punct-game-title = Pierwsza partia
# en: 3ee855bd
learn-punct-first-game-title = Partia na zasadach podstawowych
# en: 18dc2cd4
learn-punct-first-game-text = Zasady podstawowe, najłatwiejszy poziom, po osiem elementów na planszy. Grasz białymi, twój ruch. Gdy Czarny grozi połączeniem boków, plansza to pokaże.
# en: 4bc937af
learn-punct-first-game-done = To była partia PÜNCT. Brawo! Teraz czas na zasady standardowe, w których liczy się środek.

## DVONN: zasady

# en: ccbe00e5
rules-dvonn-aim-title = Cel gry
# en: 7ee746ad
rules-dvonn-aim-1 = Dwoje graczy, Biały i Czarny, układa piony w stosy. Stos należy do gracza, którego kolor jest na górze.
# en: f1dff3f8
rules-dvonn-aim-2 = Gdy nikt nie może się już ruszyć, każdy liczy piony w swoich stosach, bez względu na ich kolor. Wygrywa ten, kto ma ich więcej.
# en: 3892531d
rules-dvonn-board-title = Plansza i piony
# en: 190e4fde
rules-dvonn-board-1 = Plansza ma 49 pól w pięciu rzędach. Pole ma do sześciu sąsiadów; pola przy krawędzi mają ich mniej.
# en: bc04e307
rules-dvonn-board-2 = W grze są 23 białe piony, 23 czarne i trzy czerwone piony DVONN, które nie należą do nikogo.
# en: fc48f757
rules-dvonn-placing-title = Rozmieszczanie pionów
# en: 9ed77a1b
rules-dvonn-placing-1 = Najpierw gracze na zmianę zapełniają planszę, po jednym pionie. Zaczyna Biały. Pion stawia się na dowolnym pustym polu.
# en: 98e9fa61
rules-dvonn-placing-2 = Pierwsze trzy piony są czerwone: stawiają je Biały, Czarny i Biały. Potem każdy stawia piony swojego koloru, a zaczyna Czarny.
# en: ac35101d
rules-dvonn-placing-3 = Biały stawia ostatni pion i wykonuje też pierwszy ruch. Dopóki plansza nie jest pełna, nic się nie rusza, a potem nic się już nie stawia.
# en: 46bdeca2
rules-dvonn-stacks-title = Stosy i ich właściciele
# en: f2bc1450
rules-dvonn-stacks-1 = Pojedynczy pion to stos o wysokości 1. Stos należy do gracza, którego kolor jest na górze, i tylko ten gracz może nim ruszyć.
# en: 5c90ecfb
rules-dvonn-stacks-2 = Piony pod spodem nie zmieniają właściciela, ale na końcu liczą się wszystkie.
# en: 97876991
rules-dvonn-stacks-owners = Lewy stos należy do Czarnego, prawy do Białego.
# en: 8eadaf37
rules-dvonn-moving-title = Ruch
# en: 6b40d0a4
rules-dvonn-moving-1 = W swoim ruchu przesuwasz jeden ze swoich stosów. Stos rusza się cały, w linii prostej, w jednym z sześciu kierunków.
# en: f3c9b712
rules-dvonn-moving-2 = Rusza się dokładnie o tyle pól, ile ma pionów. Pola po drodze liczą się, puste czy zajęte.
# en: 527d8a4c
rules-dvonn-moving-3 = Musi stanąć na zajętym polu: na stosie dowolnego koloru albo na pojedynczym czerwonym pionie. Trafia na wierzch. Na pustym polu stanąć nie może.
# en: 3d77c548
rules-dvonn-moving-reach = Ten stos ma dwa piony: może wejść na każdy stos odległy dokładnie o dwa pola w linii prostej.
# en: 9ce2b32b
rules-dvonn-blocked-title = Otoczone stosy
# en: 7ef65867
rules-dvonn-blocked-1 = Stos, wokół którego wszystkie sześć pól jest zajętych, nie może się ruszyć, bez względu na wysokość. Musi czekać, aż któreś z nich się zwolni.
# en: 92641977
rules-dvonn-blocked-2 = Przy krawędzi sąsiednich pól jest mniej niż sześć, więc stos nigdy nie jest tam zablokowany. Na pełnej planszy mogą się ruszać tylko stosy przy krawędzi.
# en: 4afb542b
rules-dvonn-blocked-shut = Pion w środku nie może się ruszyć.
# en: c1bb4c8c
rules-dvonn-red-title = Czerwone piony
# en: e5f16245
rules-dvonn-red-1 = Pojedynczy czerwony pion nie należy do nikogo i nigdy się nie rusza. Można go przykryć jak każdy inny.
# en: 0a2c13cd
rules-dvonn-red-2 = Przykryty rusza się razem ze swoim stosem. Czerwone piony mogą więc wędrować.
# en: cad44ea3
rules-dvonn-link-title = Łączność z czerwonym
# en: a412c685
rules-dvonn-link-1 = Po każdym ruchu każdy stos musi być w łączności z czerwonym pionem: zawiera go albo łączy się z takim stosem łańcuchem zajętych sąsiednich pól.
# en: 5e54e93b
rules-dvonn-link-2 = Stosy bez łączności zdejmuje się z planszy na dobre, do kogokolwiek należą i ktokolwiek wykonał ruch.
# en: d91c3efb
rules-dvonn-link-3 = Czerwone piony są w łączności zawsze, więc wszystkie trzy zostają na planszy do końca.
# en: deb9624d
rules-dvonn-link-island = Jeśli biały pion wejdzie na czerwony, trzy czarne stracą jedyną łączność.
# en: 992b909f
rules-dvonn-passing-title = Pasowanie
# en: d0a737be
rules-dvonn-passing-1 = Jeśli żaden z twoich stosów nie może się ruszyć, musisz spasować, a przeciwnik gra dalej.
# en: a39f972b
rules-dvonn-passing-2 = Jeśli możesz się ruszyć, musisz, nawet gdy każdy ruch ci szkodzi. Po pasie wracasz do gry, gdy tylko znów masz ruch.
# en: ea8d323f
rules-dvonn-end-title = Koniec gry
# en: 965b9ff7
rules-dvonn-end-1 = Partia kończy się, gdy żaden z graczy nie może się ruszyć.
# en: c854afbb
rules-dvonn-end-2 = Twój wynik to liczba pionów w twoich stosach, razem z czerwonymi. Pojedyncze czerwone nie liczą się dla nikogo. Wygrywa wyższy wynik; przy równych jest remis.
# en: ba22e0cd
rules-dvonn-aim-middle = Partia pod koniec. Liczba na stosie to jego wysokość.
# en: d902936d
rules-dvonn-red-carried = W tym białym stosie jest czerwony pion i rusza się razem z nim.
# en: 55b72ad8
rules-dvonn-passing-3 = Nawet pierwszy ruch może być pasem: gdy Biały nie ma piona przy krawędzi, wszystkie jego piony są otoczone.
# en: 4174976d
rules-dvonn-passing-stuck = Jedyny stos Czarnego ma trzy piony i niczego nie sięga. Czarny musi spasować.
# en: 056cbbe6
rules-dvonn-end-3 = Na prawdziwej planszy każdy układa wszystkie swoje stosy w jeden. Wygrywa wyższy.
# en: f5892df2
rules-dvonn-end-final = Nikt nie może się ruszyć. Biały ma 3 + 5 = 8, Czarny 6. Pojedynczy czerwony nie liczy się dla nikogo.
# en: 5271191d
rules-dvonn-advice-title = Wskazówki
# en: eb9dd5b0
rules-dvonn-advice-1 = Rozmieszczając piony, postaw dość swoich przy krawędzi i blisko czerwonych, ale nie skupiaj ich zbyt wielu w jednym miejscu.
# en: fa84217f
rules-dvonn-advice-2 = Przykrywaj piony przeciwnika: przejmujesz nad nimi kontrolę, a zostają na planszy.
# en: 0ffd79dd
rules-dvonn-advice-3 = Dbaj o to, by wiele twoich stosów mogło się ruszać. Wysokość kosztuje mobilność.
# en: 5f8411d4
rules-dvonn-advice-4 = Patrz, dokąd można zabrać czerwony pion i co to odetnie. Jeśli to zbyt groźne, podwyższ ten stos tak, by nie mógł się ruszyć.
# en: a137f2ed
rules-dvonn-advice-5 = O wyniku decydują ostatnie ruchy. Postaraj się, by przeciwnik spasował pierwszy.
# en: be175b4f
rules-dvonn-advice-high = Z trzecim pionem stos Czarnego jest za wysoki, by się ruszyć, więc jego czerwony pion zostaje przy białych.
# en: 1cef9275
rules-dvonn-around-title = Warto wiedzieć
# en: f07c694a
rules-dvonn-around-1 = Kolory się losuje.
# en: 57254ad9
rules-dvonn-around-2 = Partia trwa około pół godziny. Na turniejach każdy gracz ma 15 minut przy stole i 10 minut online.

## PÜNCT: zasady

# en: 85a0ef2a
rules-punct-aim-title = Cel gry
# en: 7faae9c1
rules-punct-aim-1 = Biały i Czarny starają się połączyć dwa przeciwległe boki planszy łańcuchem sąsiednich kropek swojego koloru. Dobra jest każda z trzech par boków.
# en: 95b7208d
rules-punct-aim-2 = Jeśli nikt nie połączy boków, w zasadach podstawowych jest remis. W zasadach standardowych decydują wtedy kropki w środku planszy.
# en: 8b828213
rules-punct-aim-chain = Biały połączył h1 z p17 i wygrywa.
# en: 1179cebf
rules-punct-board-title = Plansza
# en: 83e1c89b
rules-punct-board-1 = Plansza to sześciokąt o boku dziewięciu pól, bez sześciu narożnych: razem 211 pól. Kolumny to a–q od lewej do prawej, rzędy 1–17. Pole w środku to i9.
# en: b5f7aa5f
rules-punct-board-2 = Każdy z sześciu boków ma siedem pól i leży naprzeciw innego. Pola tuż przy brakujących rogach, b2, b9, i2, i16, p9 i p16, nie należą do żadnego boku.
# en: 94a9adce
rules-punct-board-3 = Przeciwległe boki to a2–a8 i q10–q16, b1–h1 i j17–p17, b10–h16 i j2–p8.
# en: 4923b161
rules-punct-board-4 = 19 pól odległych od i9 najwyżej o dwa kroki to środkowy sześciokąt.
# en: fe0cfaab
rules-punct-pieces-title = Elementy
# en: 436c175d
rules-punct-pieces-1 = Każdy gracz ma 18 elementów. Element to trzy połączone kropki: kropka PÜNCT i dwie zwykłe.
# en: ddee5bd9
rules-punct-pieces-2 = Sześć jest trójkątnych. Sześć prostych: dwa z kropką PÜNCT pośrodku, cztery z nią na końcu. Sześć kątowych: dwa z kropką PÜNCT na zgięciu, dwa z nią na jednym końcu i dwa na drugim.
# en: f6fb428d
rules-punct-pieces-3 = Element można obracać, ale nigdy odwracać na drugą stronę, więc kątowe z kropką PÜNCT na jednym i na drugim końcu to różne elementy. Elementy, których nie ma na planszy, leżą w zapasie, widocznym dla obu graczy.
# en: a68aeae7
rules-punct-pieces-kinds = Sześć rodzajów, od lewej: trójkątny, proste (kropka PÜNCT pośrodku, na końcu), kątowe (na jednym końcu, na drugim, na zgięciu).
# en: afd7116e
rules-punct-placing-title = Kładzenie
# en: af9ec60e
rules-punct-placing-1 = Kolory się losuje. Zaczyna Biały, potem gracze grają na zmianę. W swoim ruchu kładziesz jeden element albo przesuwasz jeden, nigdy jedno i drugie.
# en: 49a7d9da
rules-punct-placing-2 = Aby położyć element, weź go z zapasu i umieść na trzech pustych polach, obrócony dowolnie. Nie musi dotykać innych.
# en: ea573b70
rules-punct-placing-3 = Nowy element zawsze leży na samej planszy. Pole pod mostkiem nie jest puste. Środkowy sześciokąt ma osobne zasady.
# en: 20d994d5
rules-punct-placing-laid = Biały kładzie element trójkątny na trzech pustych polach.
# en: 0f2034b1
rules-punct-centre-title = Środkowy sześciokąt
# en: f86c73fd
rules-punct-centre-1 = Zasady podstawowe: pierwszego elementu partii nie wolno położyć w środkowym sześciokącie. Wszystkie późniejsze wolno.
# en: b795cab7
rules-punct-centre-2 = Zasady standardowe: nie wolno tam położyć żadnego elementu, nawet jedną kropką. Trafiają tam tylko przez przesunięcie.
# en: 149c9707
rules-punct-centre-3 = Jeśli w zasadach standardowych nikt nie połączy boków, wygrywa gracz, który ma więcej widocznych kropek w środkowym sześciokącie.
# en: 0cd8a033
rules-punct-centre-count = Biały ma w środku sześć widocznych kropek, Czarny trzy.
# en: 70793b7e
rules-punct-moving-title = Przesuwanie
# en: eca8aeea
rules-punct-moving-1 = Przesunąć możesz swój element, którego żadna kropka nie jest zakryta. Pola, z których schodzi, są dla niego wolne.
# en: c4e29fbe
rules-punct-moving-2 = Jego kropka PÜNCT idzie po jednej z trzech linii, które przez nią biegną, na dowolną odległość: nad pustymi polami, nad dowolnymi elementami, nad środkiem.
# en: 0ceaed8d
rules-punct-moving-3 = Wszystkie trzy kropki muszą znaleźć się na planszy. Zwykłe kropki nie muszą trzymać się linii.
# en: 93d437cc
rules-punct-moving-lines = Element z f6 może pójść na te pola, także nad elementami Czarnego.
# en: e6d2b066
rules-punct-turning-title = Obracanie
# en: 7979f79d
rules-punct-turning-1 = Gdy kropka PÜNCT dotrze na miejsce, element można wokół niej dowolnie obrócić. Można go też obrócić bez przesuwania.
# en: cd160fab
rules-punct-turning-2 = Na końcu element musi leżeć inaczej niż na początku: na innych polach albo z kropką PÜNCT na innym z tych samych pól. Prosty element z kropką PÜNCT pośrodku wygląda po półobrocie tak samo, więc to nie jest ruch.
# en: 4a76d1b8
rules-punct-turning-about = Element na g5 obraca się w miejscu.
# en: 2b916216
rules-punct-jumping-title = Na inne elementy
# en: 956bd0f6
rules-punct-jumping-1 = Przesuwany element może wejść na inne. Wysokość pola to liczba poziomów aż po jego górną kropkę: 0, gdy jest puste, 1, gdy kropka leży na planszy, i tak dalej.
# en: 3e98c8ec
rules-punct-jumping-2 = Element trójkątny potrzebuje trzech pól tej samej wysokości. Prosty lub kątowy potrzebuje tej samej wysokości pod oboma końcami i nie większej pod środkową kropką.
# en: ad9c665d
rules-punct-jumping-3 = Ponad planszą kropka PÜNCT musi stanąć na twojej kropce, PÜNCT albo zwykłej, na dowolnym poziomie: liczy się górna kropka na polu. Zwykłe kropki mogą zakryć wszystko.
# en: 2d4ad8bc
rules-punct-jumping-4 = Element może przejść z każdego poziomu na każdy inny, także z powrotem na planszę.
# en: 7c41996f
rules-punct-jumping-onto = Element trójkątny z j12 staje kropką PÜNCT na kropce Białego na j6 i zakrywa dwie kropki Czarnego.
# en: defd8872
rules-punct-bridges-title = Mostki
# en: a9dd6fc9
rules-punct-bridges-1 = Jeśli pod środkową kropką jest niżej niż pod końcami, element jest mostkiem. Luka pod nią może być pusta albo mieć kropki na dnie.
# en: 1c0382c9
rules-punct-bridges-2 = Bez oparcia może być tylko środkowa kropka, więc element trójkątny nigdy nie jest mostkiem. Kropka PÜNCT mostka też musi leżeć nad kropką swojego koloru, nawet jeśli jest środkowa.
# en: feeb3fc2
rules-punct-bridges-3 = W lukę pod mostkiem nic nie może wejść, ani z zapasu, ani przez przesunięcie.
# en: 40beec97
rules-punct-bridges-gap = Element z l10 przerzuca mostek nad pustym polem l6.
# en: 97c84a34
rules-punct-bridges-high = Mostek dwa poziomy wyżej: kropka Czarnego na l6 leży na dnie luki.
# en: 87d8072d
rules-punct-pins-title = Zablokowane elementy
# en: 15f30f76
rules-punct-pins-1 = Element jest zablokowany, jeśli nad którąkolwiek jego kropką coś jest, choćby wiszący środek mostka. Dopóki to nie zejdzie, nie można go przesunąć ani obrócić. Własne elementy też blokują.
# en: f7c571ff
rules-punct-pins-2 = Widać i liczy się tylko górna kropka na polu, w łańcuchu i w środku. Wolno podnieść element, by zajrzeć pod spód.
# en: 3df1f6b4
rules-punct-pins-3 = Przesunięty element nie musi dotykać innych.
# en: e3525966
rules-punct-pins-under = Prosty element Białego blokuje element Czarnego na h8 i własny na f6.
# en: 7a87edc6
rules-punct-passing-title = Pasowanie
# en: 838bee7e
rules-punct-passing-1 = Jeśli nie możesz ani położyć, ani przesunąć elementu, musisz spasować. Jeśli możesz, musisz grać: nie wolno pasować z wyboru.
# en: 1a9e5b31
rules-punct-passing-2 = Dwa pasy z rzędu kończą partię tak, jakby położono ostatni element. Instrukcja nie wspomina o pasowaniu, więc to nasza zasada.
# en: 139702ca
rules-punct-end-title = Koniec gry
# en: 038c6832
rules-punct-end-1 = Wygrywasz od razu, gdy twoje widoczne kropki tworzą łańcuch sąsiednich pól między dwoma przeciwległymi bokami. Ich poziomy nie mają znaczenia.
# en: 657361cf
rules-punct-end-2 = Jeśli twój ruch odsłoni łańcuch przeciwnika, wygrywa przeciwnik. Jeśli domknie łańcuchy obu graczy, wygrywasz ty (to nasza zasada, instrukcja milczy).
# en: 03273a88
rules-punct-end-3 = W przeciwnym razie partia kończy się, gdy tylko któryś z graczy położy 18. element. W zasadach podstawowych jest wtedy remis. W standardowych wygrywa ten, kto ma więcej widocznych kropek w środkowym sześciokącie; przy równej liczbie jest remis.
# en: 2e80462c
rules-punct-end-4 = To też nasza zasada: jest remis, gdy ta sama pozycja z tym samym graczem na ruchu wystąpi po raz trzeci, oraz po 100 ruchach z rzędu bez kładzenia nowych elementów. Dwie pozycje są takie same, jeśli elementy tego samego koloru i rodzaju leżą w tych samych miejscach.
# en: 4f6a60cf
rules-punct-end-uncovered = Jeśli Biały zdejmie z h5 element z kropką PÜNCT na j5, łańcuch Czarnego będzie domknięty i Czarny wygra.

# en: 5bfe2924
learn-dvonn-aim-title = Cel gry
# en: 91516380
learn-dvonn-aim-text = Wygrywa ten, kto na końcu ma w swoich stosach więcej pionów. Tu nikt nie może się już ruszyć: dwa stosy Białego mają 8 pionów, stos Czarnego ma 6. Biały wygrywa.
# en: b56690e3
learn-punct-aim-title = Cel gry
# en: 6097564e
learn-punct-aim-text = Połącz dwa przeciwległe boki planszy łańcuchem swoich kropek. Tu Biały to zrobił i wygrał. Pomarańczowa kropka każdego elementu to kropka PÜNCT: prowadzi element w ruchu, a w łańcuchu liczy się jak pozostałe.
# en: 709c198a
learn-punct-rare-title = Warto wiedzieć
# en: 423f314f
learn-punct-rare-text = Przesunięty element nie musi dotykać żadnego innego. Gdy ta sama pozycja powtórzy się po raz trzeci przy turze tego samego gracza, jest remis; tak samo po 100 turach z rzędu, w których nikt nie położył elementu. Gracz, który nie ma żadnego ruchu, pasuje.
