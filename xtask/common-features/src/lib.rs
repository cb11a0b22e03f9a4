//! This package has no code; its manifest explains its purpose.
