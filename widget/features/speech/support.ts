/** What this browser, on this page, lets somebody do with their voice. */
export const canRecord = (): boolean => globalThis.isSecureContext && typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** The browser's own recognition of speech; older names come with a prefix. */
export function recognitionClass(): (new () => unknown) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => unknown>>
  return globalThis.isSecureContext ? (SpeechRecognition ?? webkitSpeechRecognition ?? null) : null
}

export const canSpeak = (): boolean => canRecord() || recognitionClass() !== null
