# en: a11074d2
explorer-heat = Mapa cieplna
# en: fecadf26
explorer-move = Ruch
# en: 867d9e96
explorer-games = Partie
# en: 22bf26c0
explorer-results = Biały / remis / Czarny
# en: f940db9e
explorer-all = Razem
# en: 42f6e134
explorer-bar = Biały { $white }%, remisy { $draws }%, Czarny { $black }%
# en: ceab5217
explorer-space =
    { $games ->
        [one] Zagrano tu w { $games } partii, wynik gracza na ruchu: { $score }%.
        [few] Zagrano tu w { $games } partiach, wynik gracza na ruchu: { $score }%.
        [many] Zagrano tu w { $games } partiach, wynik gracza na ruchu: { $score }%.
       *[other] Zagrano tu w { $games } partii, wynik gracza na ruchu: { $score }%.
    }
# en: 20d4de2d
explorer-empty = Nie ma partii z tej pozycji.
# en: 06c4d275
explorer-fair = Baza otwarć jest wyłączona podczas twojej partii rankingowej.
# en: d196ab89
explorer-engine = Partie silnika
# en: dc5db7f4
explorer-site = Ta strona
# en: 74b91d2b
explorer-offline = Partie z tej strony wymagają połączenia.
