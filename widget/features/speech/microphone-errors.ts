import { speech as texts } from '../../i18n/en/speech.ts'

/** Whether the visitor, the browser or the page's own policy said no. */
export const isDenied = (error: unknown): boolean => isNamed(error, 'NotAllowedError') || isNamed(error, 'SecurityError')

/** What else may be in the way, as far as the browser tells. */
export function causeOf(error: unknown): string | null {
  if (isNamed(error, 'NotFoundError')) return texts.causes.missing
  return isNamed(error, 'NotReadableError') || isNamed(error, 'AbortError') ? texts.causes.taken : null
}

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name
