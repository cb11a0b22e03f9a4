//! Short sounds, made by the browser itself.

use basalt_input::Volume;
use web_sys::AudioContext;

use crate::browser::{after_frame, has_been_used};
use crate::preferences::Preferences;

thread_local! {
    /// A browser allows only a few of these, so there is one.
    static VOICE: Option<AudioContext> = AudioContext::new().ok();
}

/// The sound of a move.
pub(crate) fn moved(preferences: Preferences) {
    play(preferences, &[(330.0, 0.07)]);
}

/// Something is refused.
pub(crate) fn refused(preferences: Preferences) {
    play(preferences, &[(150.0, 0.12)]);
}

/// The game is over.
pub(crate) fn over(preferences: Preferences) {
    play(preferences, &[(262.0, 0.16), (330.0, 0.16), (392.0, 0.3)]);
}

/// Plays tones one after the other: frequency in hertz and duration in seconds. The picture comes first: an audio context takes long to
/// create.
fn play(preferences: Preferences, tones: &'static [(f32, f64)]) {
    if let (Some(volume), true) = (preferences.volume(), has_been_used()) {
        // A browser that makes no sound leaves the page as usable as before.
        after_frame(move || {
            let loudness = loudness(volume);
            let _ =
                VOICE.with(|voice| voice.as_ref().and_then(|voice| sing(voice, tones, loudness)));
        });
    }
}

/// The amplitude at which tones begin.
const fn loudness(volume: Volume) -> f32 {
    match volume {
        Volume::Quiet => 0.06,
        Volume::Normal => 0.16,
        Volume::Loud => 0.4,
    }
}

fn sing(voice: &AudioContext, tones: &[(f32, f64)], loudness: f32) -> Option<()> {
    let mut begin = voice.current_time();
    for &(pitch, length) in tones {
        let (tone, volume) = (voice.create_oscillator().ok()?, voice.create_gain().ok()?);
        tone.set_type(web_sys::OscillatorType::Triangle);
        tone.frequency().set_value(pitch);
        volume.gain().set_value_at_time(loudness, begin).ok()?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, begin + length).ok()?;
        tone.connect_with_audio_node(&volume).ok()?;
        volume.connect_with_audio_node(&voice.destination()).ok()?;
        tone.start_with_when(begin).ok()?;
        tone.stop_with_when(begin + length).ok()?;
        begin += length * 0.8;
    }
    Some(())
}
