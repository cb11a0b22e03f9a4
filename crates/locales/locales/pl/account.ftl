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
