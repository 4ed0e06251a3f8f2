import type { CardAsked } from '../../questions/clause-asked.ts'
import { stems } from '../../references/by-title.ts'
import { capital, list } from '../../words/format.ts'
import { lower } from '../facts/fact.ts'
import { withWords } from './find-written.ts'
import type { Line } from './find-written.ts'

const MOST = 2
const LONG = 200
const YES_NO = /^\W*(?:(?:and|but|so|ok|also|then)\W+)*(?:is|are|do|does|did|can|could|will|would|may|should|must)\b/

/** Who has to bring it himself is glad where it is there. */
const NEEDS = /\b(?:needs?|(?:should|must|shall|do|to) (?:we |i )?bring|our own|my own|must (?:we|i|one)|have to)\b/
/** Whether it has to be paid beside the price. */
const EXTRA = /\bextra\b|\bcosts? (?:more|anything)\b|\bpay (?:for|separately)\b|\bsupplement\b|\bon top\b/
/** Of two ways one is right, and neither is yes or no. */
const EITHER = /\bor (?:do|does|is|are|can|could|should|must|would|will|did|shall|only|just|rather|separate\w*|alone|together)\b|\bmen and women\b/
/** What one comes to on the way is seen there. */
export const SEES = /^\W*(?:(?:and|but|so|ok|also|then)\W+)*(?:do|does|will|can|is|are) .*\b(?:see|sees|visit|visits|go (?:to|into|inside|in)|enter|part of|on the (?:tour|way|route)|includes?|included)\b/
const STOPS = /\b(?:stops?|get off|land|halt)\b/
const DWELLS = /\b(?:hour|minutes|lunch|tea|museum|walk|climb|swim|inside|enter|visit)\b/i
const NEGATES = /\b(?:no|not|never|nobody|none|only|but|except|without|until|closed|from (?:below|outside|afar))\b|n[’']t\b/i

/** Who does not drink drinks tea. */
const AVOIDS_DRINKING = /\b(?:(?:do|does|did|ca|wo)(?:n't| not)|not|never|cannot) drink(?:s|ing)?\b(?! (?:milk|coffee|tea|water|juice))/
const ALCOHOL = /\b(?:wines?|beers?|ales?|lagers?|pints?|ciders?|cocktails?|spirits?|rum|gin|vodka|whisk(?:e)?y|drams?|sake|mezcal|tequila|cachaça|vinho|prosecco|cava|champagne|vermouth|ginjinha|jenever|absinthe|liqueurs?|schnapps|snaps|sherry|port|toast|alcohol\w*|bars?|drinks?)\b/i

/** 'Seven players, no drinks, no telephones': what it is without. */
const DENIES = /\b(?:no|without|never any|free of|non)[- ](?:any |a |other )?(?:\p{L}+ )?(?:drink\w*|alcohol\w*|wine|beers?|cocktails?|spirits|booze|meat|fish|food|nuts?|milk|dairy|gluten|pork|eggs?|shellfish)\b/iu

/** What was found on a card, with yes or no where its meaning is plain. `name` is what the card is called in this sentence. */
export function sayFound(found: readonly Line[], asked: CardAsked, { name, noun }: { name: string; noun: string }): string {
  const { clause, avoids } = asked
  const of = (...places: Line['place'][]): string[] => found.filter((line) => places.includes(line.place)).map(({ text }) => text)
  const isFood = asked.things.some((thing) => thing.noun === noun && thing.helps === 'table') || /\b(?:eats?|drinks?|allerg\w+)\b/.test(clause)
  const [within, out] = [of('included').map(lower), of('excluded').map(lower)]
  const seen = headOfSteps(found, asked)
  const all = seen.head === '' ? [...of('told'), ...of('step'), ...of('access'), ...of('meeting')] : seen.steps
  // Of two long ones the first says enough.
  const told = all.slice(0, all.slice(0, MOST).join('').length > LONG ? 1 : MOST)
  const isOfAlcohol = noun === 'a drink' && AVOIDS_DRINKING.test(clause)
  const has = [...of('included'), ...told].filter((text) => !DENIES.test(text) && (!isOfAlcohol || ALCOHOL.test(text)))
  if (avoids && isFood && has.length > 0) return `Take care: ${name} has ${noun.replace(/ or .*/, '')} in it, as its card says: ${list(has.slice(0, MOST).map(quoted))}.`
  const [yes, no] = !YES_NO.test(clause) || EITHER.test(clause) ? ['', ''] : NEEDS.test(clause) || EXTRA.test(clause) ? ['No: ', 'Yes: '] : ['Yes: ', 'No: ']
  const head = noun === 'a guide' && yes === 'Yes: ' && !within.some((line) => /\bguide/.test(line)) ? 'Yes, with a guide: ' : yes
  // In part it is, and in part it is not.
  if (within.length > 0) return headed(out.length > 0 ? '' : head, `${name} comes with ${list(within)}${out.length === 0 ? '' : `, but not ${list(out, 'or')}`}`)
  if (out.length > 0) return headed(no, `the price of ${name === 'it' ? 'this one' : name} leaves out ${list(out)}`)
  const card = name === 'it' ? 'its card' : `the card of ${name}`
  if (told.length > 0) return headed(noun === 'a guide' && yes === 'Yes: ' ? 'Yes, with a guide: ' : seen.head, `${card} says: ${list(told.map(quoted))}`)
  return headed('', `${name} has it in its name${asked.measure === null ? '' : `, ${list(of('title').map(quoted))}`}`)
}

/** 'Do we see the pond': yes where it is one of the steps, in plain words. */
function headOfSteps(found: readonly Line[], { clause, words }: CardAsked): { head: string; steps: string[] } {
  const plain = found.filter(({ place, text }) => place === 'step' && !NEGATES.test(text) && words.length > 0 && words.every((word) => stems(text).includes(word)))
  const some = STOPS.test(clause) ? plain.filter(({ text }) => DWELLS.test(text)) : plain
  const isAsked = YES_NO.test(clause) && !EITHER.test(clause) && (STOPS.test(clause) || SEES.test(clause))
  return { head: !isAsked || plain.length === 0 ? '' : some.length > 0 ? 'Yes: ' : 'It is on the way: ', steps: (some.length > 0 ? some : plain).map(({ text }) => text) }
}

/** 'Do we see the crown jewels' of what is called by them: yes, and where its text speaks of them. */
export function sayNamed(lines: readonly Line[], { named }: CardAsked, name: string): string {
  const some = withWords(lines.filter(({ place, text }) => (place === 'told' || place === 'step') && text.length < LONG), named)
  return `Yes: ${name} has it in its name${some[0] === undefined ? '' : `, and its card says: ${quoted(some[0].text)}`}.`
}

function headed(head: string, words: string): string {
  return head === '' ? `${capital(words)}.` : `${head}${words}.`
}

/** A sentence of the card, in quotes and without its last mark. */
function quoted(text: string): string {
  return `"${text.replace(/[.!?]+$/, '').replaceAll('!', '.').replaceAll('"', '’')}"`
}

