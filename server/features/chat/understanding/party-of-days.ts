import { addDays, dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { pattern } from '../language/pattern.ts'
import { MONTH, WEEKDAY } from './date-words.ts'
import { readCount, SPOKEN_COUNT } from './numbers.ts'
import type { Party } from './party.ts'

/** On one day of the trip so many more come than on the others, or fewer. */
export interface DayParty {
  date: Day
  change: number
}

interface Known {
  startDate?: Day
  groupSize?: number
  onDay?: Day
  onDays?: Day[]
  dayParties?: readonly DayParty[]
}

/** 'On Saturday', 'the 14th', 'day 3', 'that day'. */
const NAMES_DAY = pattern('u')`
  (?<!\p{L})(?:${WEEKDAY}|that (?:day|evening|night|morning|afternoon)|day \d{1,2}|(?:first|second|third|fourth|fifth|last) (?:day|evening|night)|
  \d{1,2}(?:st|nd|rd|th)|\d{1,2}\.? (?:of )?${MONTH}|${MONTH} \d{1,2}|
  montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|
  lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})
`
/** Who comes then comes for good, or leaves for good. */
const FROM_THEN = pattern('u')`
  (?<!\p{L})(?:from|since|until|till|as of|starting|onwards?|after|before|for the rest|arriv\p{L}+|fl(?:y|ies|ying)|land\p{L}*|lea(?:ve|ves|ving)|ab|bis|seit|desde|hasta|à partir|jusqu\p{L}*)(?!\p{L})
`
const SENTENCE = /[^.!?;\n]+/gu

const FEW: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:ein(?:e|en|er)?|mein(?:e|en)?|unser(?:e|en)?|un|una|une|uno|mi|nuestr[oa]|mon|ma|notre|my|our|an?)$/u],
  [2, /^(?:zwei|dos|deux)$/u], [3, /^(?:drei|tres|trois)$/u], [4, /^(?:vier|cuatro|quatre)$/u], [5, /^(?:fünf|cinco|cinq)$/u], [6, /^(?:sechs|seis|six)$/u],
]
const COUNTED = String.raw`(?<count>\d{1,2}|${SPOKEN_COUNT}|an?|my|our|ein(?:e|en|er)?|meine?n?|unsere?n?|zwei|drei|vier|un[oae]?|mi|nuestr[oa]|dos|tres|cuatro|mon|ma|notre|deux|trois|quatre)`
/** Whoever it is: two words at most, and perhaps whose. */
const WHO = String.raw`(?<who>\p{L}+(?: \p{L}+)?)(?: of (?:mine|ours))?`
/** Comes along for a while, in four languages. */
const JOINS = pattern('u')`
  (?<!\p{L})${COUNTED} ${WHO}
  (?: (?:is|are|will be|'s|will|wants? to|would like to|might|hopes to|may))?
  (?: (?:joins?|joining)(?: us)?| com(?:e|es|ing) (?:along|too|with us|by|over)| tag(?:s|ging)? along
  | (?:kommt|kommen|stößt|stoßen|schließt|schließen|begleitet|begleiten|ist|sind)(?=[^.,]*\b(?:dazu|mit|zu uns|uns|dabei|an)\b)
  | (?:viene|vienen|vendrá|vendrán|está|están)(?=[^.,]*\bcon nosotr[oa]s)| (?:se (?:nos )?(?:une|unen|suma|suman)|nos acompañan?)
  | (?:vient|viennent|sera|seront)(?=[^.,]*\bavec nous)| (?:nous (?:rejoint|rejoignent|accompagne|accompagnent)|se (?:joint|joignent)))(?!\p{L})
`
/** 'So six of us that day', 'then it is only me', 'da sind wir zu viert'. */
const IN_ALL = pattern('u')`
  (?<!\p{L})(?:it(?:'ll| will)? be|it's|it is|we(?:'ll| will) be|we(?:'re| are)|makes us|so|that(?:'s| is)|only|just|there(?:'ll| will) be|(?:wir sind|sind wir)(?: zu)?|seremos|somos|serán?|nous serons|on sera)
  (?: (?:only|just|nur|solo|sólo))?(?: (?<all>\d{1,2}|${SPOKEN_COUNT}|zweit|dritt|viert|fünft|sechst|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six)(?: (?:of us|people|persons?|leute|personen|personas|personnes))?
  (?=\W*$|[,:]| (?:on|that|am|an dem|el|ese|le|ce|then|for)\b)| (?<me>me|myself|ich|yo|moi)(?!\p{L}))
`
const ALL_ORDINALS: readonly string[] = ['zweit', 'dritt', 'viert', 'fünft', 'sechst']

/** Who comes on single days of the trip alone, after a message that tells of it; null where it tells of no such thing. */
export function dayParties(known: Known, { party, text }: { party: Party | null; text: string }): DayParty[] | null {
  const { groupSize, onDay, onDays = onDay === undefined ? [] : [onDay], dayParties: before = [] } = known
  if (groupSize === undefined || onDays.length === 0 || text.includes('?')) return null
  const span = party?.spans[0]
  const sentences = [...text.matchAll(SENTENCE)]
  const sentence = (sentences.find(({ index, 0: words }) => span !== undefined && index <= span.from && span.from < index + words.length) ?? sentences.find(([words]) => NAMES_DAY.test(words)))?.[0]
  if (sentence === undefined || !NAMES_DAY.test(sentence)) return null
  const later = comingLater(sentence, known)
  if (later !== null) return [...before.filter(({ date }) => !later.some((one) => one.date === date)), ...later]
  if (FROM_THEN.test(sentence)) return null
  const size = allIn(sentence) ?? party?.size
  const change = party?.change ?? (size === undefined ? joiningIn(sentence) : size - groupSize)
  if (change === 0 || groupSize + change < 1) return null
  return [...before.filter(({ date }) => !onDays.includes(date)), ...onDays.map((date) => ({ date, change }))]
}

/** 'Two of the girls arrive only on Friday': so many fewer on the days before. */
const LATER = pattern('u')`
  (?<!\p{L})(?<count>\d{1,2}|${SPOKEN_COUNT}) of (?:us|them|(?:the|our|my) \p{L}+) (?:will |are |is )?(?:only |just )?(?:arriv\p{L}+|com(?:es?|ing)|join\p{L}*(?: us)?|lands?|gets? (?:in|here|there))(?: us| only| just| later)* (?:on |from )?(?:the )?(?=${NAMES_DAY.source})
`

function comingLater(sentence: string, { startDate, onDay, groupSize = 0 }: Known): DayParty[] | null {
  const count = countOf(LATER.exec(sentence)?.groups?.count ?? '')
  return count === null || count >= groupSize || startDate === undefined || onDay === undefined || onDay <= startDate ? null : dayRange(startDate, addDays(onDay, -1)).map((date) => ({ date, change: -count }))
}

/** 'So four that day': how many they are in all. */
function allIn(sentence: string): number | undefined {
  const { all, me } = IN_ALL.exec(sentence)?.groups ?? {}
  return me !== undefined ? 1 : all === undefined ? undefined : (countOf(all) ?? undefined)
}

/** How many come along, in words that no reader of the whole party knows. */
function joiningIn(sentence: string): number {
  const { count = '', who = '' } = JOINS.exec(sentence)?.groups ?? {}
  const one = countOf(count)
  // 'My cousins', however many they are.
  return one === null || who === '' ? 0 : one === 1 && /^(?:my|our|mi|nuestr[oa])$/.test(count) && /(?:s|men|people)$/.test(who) ? LEAST_OF_SEVERAL : one
}

const LEAST_OF_SEVERAL = 2

function countOf(word: string): number | null {
  const ordinal = ALL_ORDINALS.indexOf(word)
  return ordinal >= 0 ? ordinal + 2 : (FEW.find(([, words]) => words.test(word))?.[0] ?? readCount(word))
}
