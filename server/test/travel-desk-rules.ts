import { sayTime } from '@meander/sdk/contract/clock'
import { sayMoney } from '@meander/sdk/contract/money'
import { shortTitle } from '../features/chat/concierge/words/format.ts'
import type { Inventory, Talk } from './travel-desk.ts'

/** What a conversation breaks of the rules that hold for all of them; empty when it keeps them. */
export function brokenRules({ replies, inventory }: Talk): string[] {
  const texts = replies.map(({ text }) => text)
  return [
    ...texts.flatMap((text, at) => [...styleOf(text).map((fault) => `reply ${at + 1}: ${fault}`), ...falseClaims(text, inventory).map((fault) => `reply ${at + 1}: ${fault}`)]),
    ...repeated(texts.flatMap(sentences)).map((sentence) => `said twice: ${sentence}`),
    ...askedTwice(texts).map((question) => `asked twice: ${question}`),
    ...replies.flatMap(({ cards }, at) => cards.filter(({ reason }) => reason === undefined || reason === '').map(({ title }) => `reply ${at + 1}: no reason for ${title}`)),
  ]
}

const FORM_LETTER = /\b(?:as an ai|i hope this helps|feel free|don't hesitate|happy to help|certainly|absolutely|great choice|dive in|unforgettable|stunning|vibrant)\b/i
const BROKEN = /undefined|NaN|\[object|\{|\}| {2}|\.\.|,\s*\.|\bnull\b/

function styleOf(text: string): string[] {
  const questions = text.split('?').length - 1
  return [
    text.trim() === '' ? 'nothing said' : '',
    /^\p{Ll}/u.test(text) ? 'begins in the middle of a sentence' : '',
    questions > 1 ? `${questions} questions` : '',
    /[!\p{Extended_Pictographic}]/u.test(text) && !text.startsWith('Trip planning complete!') ? 'shouts' : '',
    FORM_LETTER.exec(text)?.[0] ?? '',
    BROKEN.exec(text)?.[0] ?? '',
    text.length > 1900 ? `${text.length} letters` : '',
  ].filter(Boolean)
}

export function sentences(text: string): string[] {
  return text.split(/(?<=[.?])\s+|\n+/).map((sentence) => sentence.trim().toLowerCase()).filter((sentence) => sentence.length > 3)
}

function repeated(all: readonly string[]): string[] {
  return [...new Set(all.filter((sentence, at) => all.indexOf(sentence) !== at))]
}

/** Questions by what they want to know, however they are put. */
const WANTED: readonly RegExp[] = [
  /how many of you|who is coming|how many are you/i,
  /when are you going|which days do you have/i,
  /which day do you arrive|on which day does it begin/i,
  /what should the days be about|what do you like most/i,
  /how many days do you have|how long will you stay/i,
]

function askedTwice(texts: readonly string[]): string[] {
  return WANTED.filter((question) => texts.filter((text) => question.test(text)).length > 1).map(({ source }) => source)
}

/** Prices, ratings, reviews and hours beside a title that the inventory does not have for it. */
function falseClaims(text: string, inventory: Inventory): string[] {
  return text.split('\n\n').flatMap((paragraph) => {
    const named = [...inventory.values()].filter(({ title }) => paragraph.includes(shortTitle(title)))
    const [one] = named
    // Where a limit is told it stands beside the price.
    if (one === undefined || named.length > 1 || /\bor less\b|below every price|costs (?:less|more|no less) than/.test(paragraph)) return []
    const rest = paragraph.replaceAll(one.title.replace(/[.]$/, ''), '')
    return [...falseMoney(rest, one.prices), ...falseRating(rest, one), ...falseHours(rest, one.starts), ...falseLength(rest, one.minutes)].map((fault) => `${fault} for ${one.title}`)
  })
}

function falseMoney(text: string, prices: { amount: number; currency: string }[]): string[] {
  const each = /((?:about )?[^\s\d,;]{0,4}\s?\d[\d,]*(?:\.\d+)?) (?:a person|each)\b/.exec(text)?.[1]?.trim()
  if (each === undefined) return []
  const right = prices.flatMap((price) => [sayMoney(price), `about ${sayMoney({ ...price, amount: Math.round(price.amount) })}`])
  return right.some((words) => words === each || each.endsWith(` ${words}`) || each === words.replace(/^about /, '')) ? [] : [`price ${each}, not ${right.join(' or ')}`]
}

function falseRating(text: string, { ratings, reviews }: { ratings: number[]; reviews: number[] }): string[] {
  const claims = [...text.matchAll(/(?:rated|stands at|it has|give it) (\d\.\d)\b|\b(\d\.\d) (?:out of 5|by [\d,]+ travellers)/g)].map((match) => Number(match[1] ?? match[2]))
  const counts = [...text.matchAll(/([\d,]+) (?:travellers|reviews)\b/g)].map((match) => Number(match[1]?.replaceAll(',', '')))
  return [
    ...claims.filter((claim) => !ratings.some((rating) => rating.toFixed(1) === claim.toFixed(1))).map((claim) => `rating ${claim}`),
    ...counts.filter((count) => !reviews.includes(count)).map((count) => `${count} reviews`),
  ]
}

const LENGTH = /\b(?:a full day \((\d+) hours\)|(one|\d+)(½)? hours?(?: (\d+) minutes)?|(\d+) minutes)(?! (?:from|away|before|ahead))/gi

/** Lengths of pick paragraphs, in minutes; a full day is told in whole hours. */
function falseLength(text: string, minutes: readonly number[]): string[] {
  if (!/ (?:a person|each)\b/.test(text)) return []
  const [first] = [...text.replaceAll(/\b24 hours (?:ahead|before)\b/g, '').matchAll(LENGTH)]
  if (first === undefined) return []
  const [words, whole, hours, half, rest, alone] = first
  const told = whole !== undefined ? Number(whole) * 60 : alone !== undefined ? Number(alone) : (hours === 'one' || hours === 'One' ? 1 : Number(hours)) * 60 + (half === undefined ? 0 : 30) + Number(rest ?? 0)
  return minutes.some((known) => Math.abs(known - told) <= (whole === undefined ? 0 : 30)) ? [] : [`length ${words}`]
}

function falseHours(text: string, starts: ReadonlySet<string>): string[] {
  if (starts.size === 0) return []
  const hours = [...text.replaceAll(/\b(?:over|ends) at \d{1,2}:\d\d [AP]M/g, '').matchAll(/\b\d{1,2}:\d\d [AP]M\b/g)].map(([hour]) => hour)
  const known = new Set([...starts].map((start) => sayTime(start.slice(11))))
  return hours.filter((hour) => !known.has(hour)).map((hour) => `start ${hour}`)
}
