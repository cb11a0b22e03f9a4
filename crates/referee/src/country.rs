//! The country that a member names.

use std::fmt;
use std::str::FromStr;

use crate::unknown_id::UnknownId;

/// A country or territory, as two letters of ISO 3166-1.
///
/// ```
/// use basalt_referee::Country;
///
/// assert_eq!("IS".parse::<Country>().expect("Iceland").to_string(), "IS");
/// assert!("XX".parse::<Country>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Country([u8; 2]);

/// All codes of ISO 3166-1, which change about once in ten years.
const CODES: &str = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW \
                     BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI \
                     FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN \
                     IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME \
                     MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF \
                     PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV \
                     SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE \
                     YT ZA ZM ZW";

impl Country {
    /// All countries, by their codes.
    pub fn all() -> impl Iterator<Item = Self> {
        CODES.split_ascii_whitespace().filter_map(|code| code.parse().ok())
    }
}

impl FromStr for Country {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let unknown = || UnknownId::new("country", text);
        let code: [u8; 2] = text.as_bytes().try_into().map_err(|_| unknown())?;
        let is_code = CODES.split_ascii_whitespace().any(|known| known == text);
        is_code.then_some(Self(code)).ok_or_else(unknown)
    }
}

impl fmt::Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_a_country_and_nothing_else_is() {
        let all: Vec<String> = Country::all().map(|country| country.to_string()).collect();
        assert_eq!(all.len(), 249);
        assert!(all.is_sorted());
        assert_eq!(all.join(" "), CODES.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
        for text in ["", "I", "is", "EU", "UK", "ISL", "Ü", "A B", "D A"] {
            assert!(text.parse::<Country>().is_err(), "{text}");
        }
    }
}
