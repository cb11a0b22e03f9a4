//! The rules of PÜNCT, sentence by sentence, as the crate and its slow twin play them in drawn
//! positions.

#[path = "../punct"]
mod punct {
    #[allow(dead_code, reason = "these tests start from pictures only")]
    pub(crate) mod pair;
    pub(crate) mod picture;
    #[allow(dead_code, reason = "these tests ask for turns only")]
    pub(crate) mod same;
    pub(crate) mod scene;
    #[allow(dead_code, unreachable_pub, reason = "these tests do not ask the twin everything")]
    pub(crate) mod twin;
    pub(crate) mod twin_text;
}

mod ends;
mod levels;
mod pieces;
mod turns;
