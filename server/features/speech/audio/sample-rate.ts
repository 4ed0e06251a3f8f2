/** Samples a second in which speech is heard, on one channel. */
export const SAMPLE_RATE = 16_000
