/** What the process is asked to do with a recording: to write down what is said, or only to read it. */
export type Task = 'text' | 'samples'

/** `warm` loads the model before anything is heard. */
export type ToProcess = { kind: 'warm' } | { kind: 'hear'; id: number; task: Task; recording: Uint8Array } | { kind: 'stop'; id: number }

/** On the way to the answer: it begins to read the file, it has read it. */
export type Step = { kind: 'reading' } | { kind: 'read' }

/** `samples` are at 16 kHz, and none where nobody speaks. */
export type Answer =
  | { kind: 'text'; text: string }
  | { kind: 'samples'; samples: Float32Array }
  | { kind: 'refused'; failure: 'unsupported' | 'too-long'; why: string }
  /** Nobody waits for it any more. */
  | { kind: 'stopped' }
  | { kind: 'failed'; why: string }

/** About what was asked under that `id`. */
export type FromProcess = { id: number; said: Step | Answer }
