import { pattern } from '../language/pattern.ts'
import type { MessageRow } from '../conversation/conversations.ts'

/** One message as the understanding reads it. A destination chosen outside the text is said after it, so that it wins. */
export function turnsOf(text: string, explicitDestination: string | null | undefined): string[] {
  const destination = explicitDestination?.trim()
  return destination === undefined || destination === '' ? [text] : [text, `Destination: ${destination}`]
}

const ASSENT = /^\W*(?:yes|yeah|yep|yup|sure|ok|okay|please do|go ahead|why not|sounds good|good idea|do that|let's do that|right|correct|exactly|i did|of course)\b[\w\s,]{0,24}\W*$/i
/** How a reply offers another place, several places, or days; the words are the concierge's own. */
const OFFER = /([^.]+?)\. (?:[\w ]+[,:] )?(?:shall I look there instead|shall it be there|would that do)\?$/i
const PLACES = /\bshall it be ([^?]+)\?$/i
const DAYS = /\bDid you mean ([^?]+)\?$/

/** The same offer in short, to somebody who has heard it more than once. */
const OFFER_IN_SHORT = /\b(?:say|name|go on with|another town,) (?!another)([^.?]+?)(?:,? or (?:another town|any other|a town)|, and I look)/i
/** 'The second' points; 'two of us', 'the 2nd of May' and 'first week' do not. */
const NO_POINTING = String.raw`(?! (?:of|weeks?|weekend|days?|half|\p{L}{3,9} (?:\d|$)|january|february|march|april|may|june|july|august|september|october|november|december)\b)`
const pointer = (word: string, digit: number, number: string): RegExp => new RegExp(String.raw`\b(?:${word})\b${NO_POINTING}|\b(?:number|option|no\.?) (?:${digit}|${number})\b|^\W*(?:the )?(?:${digit}|${number})(?: please| then)?\W*$`, 'iu')
const WHICH = [pointer('first|1st|former', 1, 'one'), pointer('second|2nd|middle', 2, 'two'), pointer('third|3rd', 3, 'three')]
const LAST = /\b(?:last|latter)\b/i
const LEAVES_IT = pattern('i')`
  \b(?:you (?:choose|pick|decide)|your (?:choice|pick|call)|surprise (?:me|us)|whichever|any of (?:them|those|these)|either|
  (?:can't|cannot) (?:decide|choose)|what (?:would|do) you|up to you|i don't (?:mind|care)|don't know)\b
`
/** Longer than any pointing; then it says something of its own. */
const POINTING = 60

/** What a message agrees to of what the reply before it offered, as the traveller might have said it; null for anything else. */
export function agreedTo(text: string, replyBefore: string | undefined): string | null {
  if (replyBefore === undefined || text.length > POINTING) return null
  if (ASSENT.test(text)) {
    const days = DAYS.exec(replyBefore)?.[1]
    if (days !== undefined) return days
    const offered = OFFER.exec(replyBefore)?.[1] ?? ''
    const place = /\bis (.+?), about\b/.exec(offered)?.[1] ?? OFFER_IN_SHORT.exec(replyBefore)?.[1]
    if (place !== undefined) return `Destination: ${place}`
  }
  const place = placeOf(text, PLACES.exec(replyBefore)?.[1]?.split(/, | or /) ?? [])
  return place === undefined ? null : `Destination: ${place}`
}

/** Who asks about one of them has not taken it. */
const ASKS_ABOUT = /\b(?:tell|more (?:about|of|on)|about|describe|what(?:'s| is| about| can)|how (?:is|about)|why|details?)\b/i

function placeOf(text: string, places: readonly string[]): string | undefined {
  if (places.length === 0 || (ASKS_ABOUT.test(text) && !LEAVES_IT.test(text)) || /\b(?:none|neither|not|no|nothing|other|else|another)\b/i.test(text.replace(/\bdon't (?:mind|care|know)\b/i, ''))) return undefined
  if (LEAVES_IT.test(text) || (places.length === 1 && ASSENT.test(text))) return places[0]
  if (LAST.test(text)) return places.at(-1)
  return places[WHICH.findIndex((words) => words.test(text))]
}

type Said = Pick<MessageRow, 'role' | 'content' | 'explicit_destination'>

/** Everything that the traveller said, message by message, oldest first. */
export function turnsByMessage(messages: readonly Said[]): string[][] {
  return messages.map((message, at) => {
    if (message.role !== 'user') return []
    const agreed = message.explicit_destination === null || message.explicit_destination === undefined ? agreedTo(message.content, messages[at - 1]?.content) : null
    return agreed === null ? turnsOf(message.content, message.explicit_destination) : [message.content, agreed]
  })
}

export function userTurns(messages: readonly Said[]): string[] {
  return turnsByMessage(messages).flat()
}
