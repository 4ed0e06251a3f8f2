import { ApiError } from '../../../http/errors.ts'
import { storable } from '../conversation/conversations.ts'

/** Lines and tabs are written by people; nobody types or sees the others. */
const CONTROLS = /(?![\n\r\t])\p{Cc}/gu
/** What leaves nothing to be seen when it stands alone: white space, joiners, marks of direction, and the blanks of several scripts. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}

/** What a person said, as it may be stored: something that can be seen, without signs that cannot. */
export function requireWords(text: string, field: string): void {
  requirePlain(text, field)
  if (isBlank(text)) throw new ApiError('bad-request', `Please check "${field}": it must not be blank.`)
}

export function requirePlain(text: string | undefined, field: string): void {
  if (text !== undefined && text.search(CONTROLS) >= 0) throw new ApiError('bad-request', `Please check "${field}": it holds control characters. Please type the words anew.`)
}

/** One `requestId` names one message: who sends another under it would be answered what they have not asked. */
export function requireSame(before: string | undefined, now: string): void {
  if (before !== undefined && before !== storable(now)) {
    throw new ApiError('bad-request', 'Please check "requestId": another message was sent under it before. Please send this one under a new one.')
  }
}

/** What was said before and is only handed over: a stray sign in it is no reason to refuse what is said now. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '')
}
