import { ApiError } from '../../api/request-errors.ts'
import { serverMessage } from '../../api/server-message.ts'
import { detail } from '../../i18n/en/detail.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'

/** What a failed scheduling says: a deleted itinerary, else the server's own words, else its status, else our words. */
export function scheduleFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return text.scheduleFailedText
  if (error.status === 404) return text.gone
  if (isChangedElsewhere(error)) return detail.changedElsewhere
  return serverMessage(error) ?? messageIn(error.message) ?? text.serverError(error.status)
}

/** It was made on an itinerary that others have changed since, in what it is about. */
export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'itinerary-changed'
}

/** A message in an answer that is JSON but not the contract's own. */
function messageIn(failure: string): string | null {
  try {
    const answer: unknown = JSON.parse(failure.slice(failure.indexOf(': ') + 2))
    if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null
    return typeof answer.message === 'string' && answer.message.trim() !== '' ? answer.message : null
  } catch {
    return null
  }
}
