### Konto.

## Hasło
# en: d7a0f8ad
account-current-password = Obecne hasło
# en: 4941a1ef
account-new-password = Nowe hasło
# en: 77b4c865
account-change-password = Zmień hasło
# en: fdb5d1d9
account-password-changed = Hasło zmienione. Pozostałe urządzenia zostały wylogowane.
# en: 8b9b8a83
account-forgot = Nie pamiętasz hasła?
# en: e7638a88
account-recover = Zresetuj hasło
# en: 5e90bfe3
account-recover-lead = Podaj kod odzyskiwania i wybierz nowe hasło. Każdy kod działa tylko raz.
# en: cf5a68c9
account-recovery-code = Kod odzyskiwania
# en: 9a2b110e
account-back = Wróć do logowania
# en: 4309ddcb
account-appeal = Odwołaj się
# en: ed272eae
account-messages = Wiadomości od moderatorów
# en: 1d7fe9b2
account-moderation = Moderacja

## Potwierdzenie
# en: 349da5b0
account-confirm = Potwierdź, że to ty
# en: 06ea4f6b
account-confirm-lead = Podaj hasło, aby kontynuować.
# en: 9dc76ed8
account-continue = Dalej
# en: 1a85d411
account-second-factor = Kod z aplikacji albo kod odzyskiwania

## Uwierzytelnianie dwuskładnikowe
# en: d4698682
account-two-factor = Uwierzytelnianie dwuskładnikowe
# en: 5ed4338c
account-two-factor-lead = Przy logowaniu trzeba też podać kod z aplikacji uwierzytelniającej.
# en: 4e6e4930
account-on = Włączone
# en: 652575a0
account-off = Wyłączone
# en: f77748c7
account-set-up = Skonfiguruj
# en: ccd654b5
account-scan = Zeskanuj kod aplikacją uwierzytelniającą i wpisz 6 cyfr, które pokaże.
# en: dc2332d7
account-qr = Kod QR dla aplikacji uwierzytelniającej
# en: 59c1abb4
account-key = Nie możesz zeskanować? Wpisz ten klucz:
# en: 59b4fb99
account-digits = 6-cyfrowy kod
# en: 9160e5d9
account-turn-on = Włącz
# en: 60f02277
account-turn-off = Wyłącz

## Kody odzyskiwania
# en: 9ebaef29
account-codes = Kody odzyskiwania
# en: 3c0543cb
account-codes-lead = Kod pozwala zresetować zapomniane hasło albo raz zastępuje aplikację uwierzytelniającą.
# en: 2fe30d69
account-codes-left =
    { $count ->
        [one] Pozostał { $count } kod
        [few] Pozostały { $count } kody
       *[many] Pozostało { $count } kodów
    }
# en: 24a9e391
account-codes-none = Nie masz kodów. Utwórz je, aby nie stracić dostępu.
# en: 1e4087bb
account-codes-create = Utwórz nowe kody
# en: 6051b486
account-codes-once = Zapisz te kody teraz: nie zobaczysz ich ponownie. Starsze kody już nie działają.
# en: 56363ae5
account-codes-copy = Kopiuj
# en: 9d4024ed
account-codes-copied = Kody skopiowane
# en: 45f6acda
account-codes-not-copied = Nie udało się skopiować. Zaznacz kody i skopiuj je ręcznie.
# en: fb42dd7e
account-codes-save = Pobierz
# en: 2c5db6bd
account-codes-done = Kody zapisane

## Urządzenia
# en: 2026efd8
account-devices = Urządzenia
# en: da569ff9
account-devices-lead = Tu masz otwartą sesję. Po 90 dniach bez użycia urządzenie wylogowuje się samo.
# en: ff470beb
account-device-unknown = Nieznane urządzenie
# en: 70d684c2
account-device-current = To urządzenie
# en: eb5c0123
account-used-today = Używane dzisiaj
# en: e3ffdce2
account-used-days =
    { $days ->
        [one] Używane { $days } dzień temu
        [few] Używane { $days } dni temu
       *[many] Używane { $days } dni temu
    }
# en: 3b6414b3
account-device-end = Wyloguj
# en: f5a22d61
account-device-end-name = Wyloguj: { $device }
# en: d5e49ead
account-device-ended = Urządzenie wylogowane
# en: 785b0817
account-everywhere = Wyloguj wszędzie
# en: cc2de082
account-everywhere-ask = Wylogować wszędzie?
# en: d4d64472
account-everywhere-text = Nastąpi wylogowanie na każdym urządzeniu, także na tym.

## Klucze dostępu
# en: cb0279f8
account-passkeys = Klucze dostępu
# en: cac6c8b4
account-passkeys-lead = Loguj się odciskiem palca, twarzą albo blokadą ekranu, bez hasła.
# en: 48e7a202
account-passkey-add = Dodaj klucz dostępu
# en: 665f07cb
account-passkey-added = Dodano klucz dostępu
# en: bd5b93cd
account-passkey-remove = Usuń
# en: 35692ebd
account-passkey-remove-name = Usuń: { $device }
# en: 6009498f
account-passkey-removed = Usunięto klucz dostępu
# en: bc9b91e7
account-passkey-unused = Jeszcze nieużywany
# en: d7ecfcbf
account-passkey-sign-in = Zaloguj się kluczem dostępu
# en: 50c1a2c6
account-passkey-register = Utwórz konto z kluczem dostępu
# en: 8873a5d2
account-passkey-use = Użyj klucza dostępu
# en: 44e8941e
account-passkey-confirm-lead = Użyj klucza dostępu, aby kontynuować.
# en: 6aa150d8
account-no-password = Nie masz hasła. Logujesz się kluczem dostępu.
# en: 80cbaa74
account-set-password = Ustaw hasło

## Nazwa, dane i koniec konta
# en: 44042da8
account-rename = Zmień nazwę użytkownika
# en: cf6dc4eb
account-rename-lead = Możesz to zrobić raz w roku. Stara nazwa nadal prowadzi do ciebie.
# en: f66b0ee2
account-rename-from = Możesz ją znów zmienić { $day }.
# en: a6b3f9be
account-new-name = Nowa nazwa użytkownika
# en: a715aaba
account-renamed = Zmieniono nazwę użytkownika
# en: a2faf851
account-profile = Profil publiczny
# en: 81677cf7
account-profile-lead = Widzą to wszyscy. Możesz pominąć, co chcesz.
# en: 052c979c
account-country = Kraj
# en: ea57ae5c
account-country-none = Nie pokazuj
# en: 1005e05d
account-about = O tobie
# en: e3685a9b
account-profile-save = Zapisz profil
# en: cacc2793
account-profile-saved = Zapisano profil
# en: 9036381d
account-data = Twoje dane
# en: 442ce101
account-data-lead = Wszystko, co ten serwer o tobie wie, razem z twoimi partiami, w jednym pliku JSON.
# en: 565dbbe9
account-data-download = Pobierz moje dane
# en: ad4107b1
account-delete = Usuń konto
# en: a6a34135
account-delete-lead = Twoje zakończone partie zostaną, pod nazwą „usunięty gracz”. Nazwa, rankingi, wiadomości i sposoby logowania zostaną usunięte. Trwające partie zostaną poddane.
# en: 0683e123
account-delete-ask = Usunąć konto?
# en: 17f990aa
account-delete-warning = Tego nie można cofnąć.
# en: 3b10346c
account-delete-type = Wpisz { $name }, aby potwierdzić

## E-mail
# en: 80d53a43
account-email = Poczta e-mail
# en: 63bc99e1
account-email-lead = Służy do resetowania hasła i ostrzegania o zmianach logowania. Nikt inny go nie widzi.
# en: 2a135772
account-email-address = Adres e-mail
# en: 48b26d47
account-email-save = Wyślij link potwierdzający
# en: 376be2ee
account-email-sent = Wysłaliśmy ci link. Otwórz go, aby potwierdzić adres.
# en: 956f434c
account-email-verified = Potwierdzony
# en: 99180d28
account-email-unverified = Jeszcze niepotwierdzony
# en: 2f4a4b29
account-email-remove = Usuń
# en: 12c69025
account-email-subscribed = Ostrzegaj mnie o zmianach logowania
# en: 9821f900
account-email-confirmed = Adres e-mail potwierdzony
# en: df32c531
account-email-unsubscribed = Nie dostaniesz więcej takich wiadomości
# en: a3787f89
account-forgot-email = Wyślij mi link e-mailem
# en: f068dd3a
account-forgot-sent = Jeśli to konto ma potwierdzony adres e-mail, link jest już w drodze.
# en: fd264431
account-reset-lead = Wybierz nowe hasło.

## Notifications on this device
# en: c1f87632
account-push = Powiadomienia
# en: 4bce1fb7
account-push-lead = To urządzenie da ci znać, gdy czeka na ciebie ruch w partii korespondencyjnej, gdy ktoś rzuci ci wyzwanie albo gdy zacznie się twoja partia. Gdy Basalt jest otwarty, powiadomień nie ma.
# en: 52371ad2
account-push-on = Powiadamiaj mnie na tym urządzeniu
# en: 81edb355
account-push-off = Wyłącz na tym urządzeniu
# en: 67a90db9
account-push-active = Włączone na tym urządzeniu
# en: 1ef2318e
account-push-inactive = Wyłączone na tym urządzeniu
# en: 57afd54b
account-push-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
# en: f32e1569
account-push-unsupported = Ta przeglądarka nie może tu odbierać powiadomień. Na iPhonie i iPadzie najpierw dodaj Basalt do ekranu głównego.
# en: 607874b2
account-push-failed = Przeglądarce nie udało się włączyć powiadomień. Sprawdź połączenie i spróbuj ponownie.

## E-mail about games
# en: b4af565f
account-email-turns = Pisz do mnie, gdy partie czekają na mój ruch: jedna lista, najwyżej co 8 godzin i tylko jeśli od tego czasu mnie tu nie było

## Tokeny API
# en: 6a72bdae
account-tokens = Tokeny API
# en: 7d1f102c
account-tokens-lead = Token pozwala programowi działać w Twoim imieniu. Daj mu tylko potrzebne prawa.
# en: 673cdddc
account-tokens-docs = Dokumentacja API
# en: a56769f7
account-token-new = Nowy token
# en: ac3ab50e
account-token-name = Nazwa programu
# en: bdc976d0
account-token-expiry = Ważny przez
# en: 8f6be075
account-token-forever = do odwołania
# en: 9dd8dfc9
account-token-create = Utwórz token
# en: 17d7be34
account-token-once = Skopiuj token teraz. Nie zobaczysz go ponownie.
# en: 31dc1f97
account-token-copied = Token skopiowany
# en: 93d06951
account-token-not-copied = Nie udało się skopiować. Zaznacz token i skopiuj go ręcznie.
# en: a6656ab6
account-token-revoke = Odwołaj
# en: 7b14ccf5
account-token-revoke-name = Odwołaj: { $name }
# en: c8c2bc8f
account-token-revoked = Token odwołany
# en: 8389e472
account-token-expires = Wygasa { $date }
# en: 40c4fa0c
account-token-expired = Wygasł
# en: d7ff5572
account-token-scope =
    { $scope ->
        [account-read] widzieć Twoje trwające partie
        [challenge-read] widzieć Twoje wyzwania
        [challenge-write] tworzyć wyzwania i na nie odpowiadać
        [game-play] grać i pisać na czacie w Twoich partiach
       *[bot-play] grać jako bot lub nim zostać
    }
