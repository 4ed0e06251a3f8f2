import type { Recognition } from './live-transcript.ts'
import { recognitionClass } from './support.ts'

/** Makes the browser's own recognition of speech; null where it has none. */
export function browserRecognition(): (() => Recognition) | null {
  const Made = recognitionClass()
  return Made ? () => new Made() as Recognition : null
}
