import type { Day } from '@meander/sdk/contract/days'
import { wordList } from '../../language/word-list.ts'
import { readPlaced } from '../../item-talk/by-place.ts'
import { answersWish } from '../../ranking/index.ts'
import { daysNamed, partIn } from '../day-by-day/days-named.ts'
import type { Card } from '../read-prompt.ts'
import { THINGS } from '../answers/written/things.ts'
import { NO_KIND } from './by-kind.ts'
import { KINDS, stems, stemsOnce } from './by-title.ts'
import type { Shown } from './shown.ts'
import type { Stands } from './what-stands.ts'

/** The cards that a clause speaks of, one most often, and the words that name them there. */
export interface CardOfClause {
  codes: readonly string[]
  /** In stems; empty where it is only 'it'. */
  own: ReadonlySet<string>
  by: 'name' | 'day' | 'pronoun'
}

export interface Beside {
  /** What stands: it is meant before what was only shown. */
  standing: readonly Stands[]
  /** What the clause before spoke of. */
  before: readonly string[]
  trip: { from: Day; to: Day } | null
}

/** Behind 'the' and its like, or a name behind 'at' or 'in'. */
const POINTED = /(?:\b(?:[Tt]he|[Tt]hat|[Tt]his|[Oo]ur)\s+|\b(?:[Aa]t|[Ii]n|[Oo]n|[Oo]f|[Ff]or)\s+(?=\p{Lu}))(?=((?:[\p{L}\p{N}'’.-]+\s*){1,5}))/gu
/** A name ends before these. */
const ENDS = /\b(?:is|are|was|do|does|did|has|have|takes?|costs?|starts?|includes?|included|comes?|bring\w*|give|gives|serve\w*|show\w*|stop|stops|ok|okay|good|fine|suitable|for|if|with|and|or|all|covered|heated|guided|open|need|needs|from|by|than|too|ourselves|myself|bake|reachable|flat|hot|cold|warm|private|mixed|spicy|raw|difficult|hard|noisy|loud|crowded|safe|dark|outdoors?|indoors?|without|over|long|during|a|an|any|some|still|really|all|also|end|speaks?|runs?|go|goes|sells?|says?)\b.*$/iu
const ENDS_AT = /\b(?:in|on|at|to|of)\b.*$/iu
const MANY = /\b(?:both|these|those(?! (?:who|that))|all (?:of|three|four|five)|any of|which(?! (?:\p{L}+ )?does)|either|neither|each(?= (?:of|one|day))|than|the (?:two|three|others?)(?= (?:of(?! us)|first|ones|things|together)\b|\W*$))(?!\w)/u
/** Whoever runs it is 'they'. */
const OPERATOR = /\b(?:they|them) (?:serve|give|provide|speak|have|allow|pick|teach|take|offer|bring|let|cook|use|supply|show|lend|do)\b/
const NOBODY = wordList('guide host teacher kids children child family everyone everything whole trip plan days day price hotel riad boys girls grandma grandpa mother father dad mum operator weather rain board way time start finish end year month week lot rest side meet meeting point charge money total second fourth next player see left friend sister brother wife husband partner people pers thing euro pound dollar yen')
/** A part of a day points at what stands in it, where it is the part of a thing. */
const PART_OF_THING = /\b(?:the|that|our|this) (?:\p{L}+ ){0,2}(evening|night|morning|afternoon)\b|\b(evening|night|morning|afternoon)(?:'s)? (?:one|thing|tour|walk|show|event|activity|visit|class)\b/u
const OF_DAY = /\b\p{L}+(?:day|days)'s\b|\b(?:one|thing|tour|walk|activity|outing|event|visit|class)s? (?:on|for|of)\b|^(?!.*\b(?:to|on|free|open|possible)\b).*\b(?:the|our) (?:walk|tour|outing|visit)\b|\p{L}+day (?:morning |afternoon |evening |night )?(?:one|thing|tour|walk|show|event|activity|outing|visit|class)\b/u
const IN_TITLE = 3
const OF_KIND = 2
const IN_TEXT = 1
const IN_DETAILS = 0.8
/** A word that only asks for a thing seldom names the card as well. */
const ASKING = 0.3
const UNPOINTED = 0.6
const LEAST = 1.3
const NEAR = 0.4
const ON_THAT_DAY = 1.5

/** 'The narrowboat', 'the whisky evening', 'Sunday's walk', and 'it' of the clause before. 'many' where several are meant; null where none is named. */
export function cardOfClause(clause: string, shown: Shown, beside: Beside): CardOfClause | 'many' | null {
  const lower = clause.toLowerCase().replaceAll('’', "'")
  if (MANY.test(lower)) return 'many'
  const ofDay = thingsOfDay(lower, beside)
  // 'The first one on Tuesday' is that of the day, and not of all.
  const isOfDay = ofDay !== null && ofDay.codes.length > 0 && ORDINAL_THING.test(lower)
  const [placed, ...others] = isOfDay ? readPlaced(lower, ofDay.codes, ofDay.codes.length) : readPlaced(lower, shown.lastShown, shown.lastNamed)
  if (others.length > 0) return 'many'
  if (placed !== undefined) return { codes: [placed], own: new Set(['first', 'second', 'third', 'fourth', 'last', 'one', ...(isOfDay ? ofDay.words : [])]), by: 'name' }
  const said = wordsOf(clause)
  const both = sidesOf(clause, shown, { ...beside, ofDay })
  if (both !== null) return both
  const found = bestOf(said, shown, { ...beside, ofDay }) ?? bestOf(said.map((one) => (one.isPointed ? { ...one, weight: 1 } : one)), shown, { ...beside, ofDay })
  if (found !== null) return found
  if (ofDay !== null && ofDay.isPlain && ofDay.codes.length > 0) return ofDay.codes.length > MOST ? 'many' : { codes: ofDay.codes, own: ofDay.words, by: 'day' }
  if (/\b(?:they|them|their)\b/.test(lower) && !OPERATOR.test(lower) && beside.before.length === 0) return 'many'
  return beside.before.length === 0 ? null : { codes: beside.before, own: new Set(), by: 'pronoun' }
}

const MOST = 3
const ORDINAL_THING = /\b(?:first|second|third|last)\s+(?:one|thing|activity|tour|outing|visit|event|item)s?\b/u

interface OfDay {
  codes: string[]
  /** By the day alone, whatever else is named. */
  isPlain: boolean
  words: ReadonlySet<string>
}

/** What stands on the day, or in the part of a day, that a clause names. */
function thingsOfDay(lower: string, { standing, trip }: Beside): OfDay | null {
  const days = trip === null ? [] : daysNamed(lower, trip)
  const name = PART_OF_THING.exec(lower)?.slice(1).find((word) => word !== undefined)
  const part = days[0]?.part ?? (name === undefined ? null : partIn(name))
  if (days.length === 0 && part === null) return null
  const isInPart = ({ startTime }: Stands): boolean => part === null || startTime === null || (startTime >= part.earliest && startTime < (part.latest ?? '24:00'))
  const there = standing.filter((one) => (days.length === 0 || days.some(({ date }) => date === one.date)) && isInPart(one))
  return { codes: there.map(({ card }) => card.productCode), isPlain: (days.length > 0 && OF_DAY.test(lower)) || (name !== undefined && there.length === 1), words: new Set(stems(lower).filter((word) => /day$|night$/.test(word))) }
}

const OUTING = '(?:tour|class|lesson|workshop|course|walk|trip|cruise|hike|concert|show|tasting|ride|visit|evening|dinner|supper|one)'
const CALLED = new RegExp(String.raw`\b(?:the|that)\s+((?:[\p{L}'’-]+\s+){1,2}${OUTING})\b`, 'iu')

const NAMED = /\b(?:the|that)\s+([\p{L}'’-]+)/iu

/** 'The surf lesson', where no card that was shown is one; null where nothing is called so. `isAny`: any noun is a name. */
export function calledInVain(clause: string, { cards }: Shown, isAny = false): string | null {
  const name = CALLED.exec(clause)?.[1] ?? (isAny ? NAMED.exec(clause)?.[1] : undefined) ?? ''
  const words = name.toLowerCase().split(/\s+/).filter((word) => word.length > 2 && !new RegExp(`^${OUTING}$`).test(word))
  const isOnCard = (word: string): boolean => cards.some((card) => `${card.title} ${card.tags.join(' ')}`.toLowerCase().includes(word.replace(/s$/, '')) || stems(word).some((stem) => weightIn(card, stem) > 0))
  return words.length === 0 || words.some((word) => NO_KIND.test(word) || NOBODY.has(word) || isOnCard(word)) ? null : name.replace(/\s(?:an?|the)\s.*$/i, '').trim()
}

/** 'At the Rialto and in the risotto': each by its own name. */
function sidesOf(clause: string, shown: Shown, beside: Beside & { ofDay: OfDay | null }): CardOfClause | null {
  const sides = clause.split(/\s+(?:and|or)\s+(?=(?:in |at |on |for )?(?:the|our)\s)/i)
  const found = sides.length === 2 ? sides.map((side) => bestOf(wordsOf(side).filter(({ isPointed }) => isPointed), shown, { ...beside, before: [] })) : []
  const some = found.flatMap((one) => (one === null || one === 'many' || one.codes.length > 1 ? [] : [one]))
  const codes = [...new Set(some.flatMap((one) => one.codes))]
  return codes.length === 2 ? { codes, own: new Set(some.flatMap(({ own }) => [...own])), by: 'name' } : null
}

function bestOf(said: readonly Said[], shown: Shown, { standing, before, ofDay }: Beside & { ofDay: OfDay | null }): CardOfClause | 'many' | null {
  const stands = new Set(standing.map(({ card }) => card.productCode))
  const near = (code: string): number => (stands.has(code) ? 2 : shown.lastShown.includes(code) ? 1 : 0) * NEAR + (ofDay?.codes.includes(code) === true ? ON_THAT_DAY : 0)
  // What many cards have tells none of them apart.
  const rarity = new Map(said.map(({ word }) => [word, 1 / Math.sqrt(Math.max(1, shown.cards.filter((card) => weightIn(card, word) > 0).length))]))
  const scored = shown.cards
    .map((card) => ({ code: card.productCode, own: namesIn(card, said), score: said.reduce((sum, one) => sum + weightOf(card, one) * (rarity.get(one.word) ?? 1), 0) }))
    .filter(({ score, code }) => score >= LEAST || (score >= LEAST_OF_NEAR && near(code) > 0))
    .map((one) => ({ ...one, score: one.score + near(one.code) + (before.includes(one.code) ? NEAR : 0) }))
    .toSorted((left, right) => right.score - left.score)
  const [best] = scored
  if (best === undefined) return null
  const alike = scored.filter(({ score }) => best.score - score < NEAR / 2)
  if (alike.length === 1) return { codes: [best.code], own: before.length === 1 && best.code === before[0] ? new Set() : new Set(best.own), by: 'name' }
  if (before.length === 1 && alike.some(({ code }) => code === before[0])) return { codes: before, own: new Set(), by: 'pronoun' }
  const named = alike.filter(({ code }) => stands.has(code))
  const some = named.length > 0 ? named : alike
  return some.length > MOST ? 'many' : { codes: some.map(({ code }) => code), own: new Set(some.flatMap(({ own }) => own)), by: 'name' }
}

/** What stands needs fewer words. */
const LEAST_OF_NEAR = 0.75

interface Said {
  word: string
  weight: number
  /** Behind 'the' or 'our', as a name is. */
  isPointed: boolean
  /** All of the name that it is part of. */
  phrase: readonly string[]
}

/** What stands only in the text, or is a kind of thing, names the card where the words point at it. */
function weightOf(card: Card, { word, weight, isPointed, phrase }: Said): number {
  const own = weightIn(card, word)
  // 'The tavern crawl' goes by its taverns, and 'the tennis player' by no player.
  if (own <= IN_TEXT && phrase[0] !== undefined && weightIn(card, phrase[0]) === 0) return 0
  return own === IN_TITLE || isPointed ? own * weight : 0
}

/** Words by which the card is meant, and that are not asked for: those of its title and kind before those of its text, with all that stands beside them in the name. */
function namesIn(card: Card, said: readonly Said[]): string[] {
  const named = said.filter(({ word, isPointed, weight }) => (isPointed ? weightIn(card, word) > IN_TEXT && weight > ASKING : weightIn(card, word) === IN_TITLE && !asksForThing(word)))
  const some = named.length > 0 ? named : said.filter((one) => one.isPointed && weightOf(card, one) > 0)
  // What its lines hold may be asked for, and what stands nowhere only goes with its name.
  const goesWith = (word: string): boolean => { const weight = weightIn(card, word); return (weight === 0 && !asksForThing(word)) || weight > IN_TEXT }
  return [...new Set(some.flatMap(({ word, phrase }) => [word, ...phrase.filter(goesWith)]))]
}

const IS_THING = /\b(?:one|tour|class|trip|walk|visit|evening|night|workshop|hike|cruise|boat|course|lesson|day|meal|concert|tickets?|show|thing)\b/i

/** The telling words of a clause, those of a name heavier than the others. */
function wordsOf(clause: string): Said[] {
  const pointed = [...clause.matchAll(POINTED)].flatMap(([, words = '']) => {
    const name = words.replace(ENDS, '').replace(ENDS_AT, '').replace(/\s(?:the|an?|our|my)\s.*$/i, '')
    const phrase = stems(name)
    return phrase.map((word): Said => ({ word, weight: IS_THING.test(name) || !asksForThing(word) ? 1 : ASKING, isPointed: true, phrase }))
  })
  const known = new Set(pointed.map(({ word }) => word))
  const rest = stems(clause).filter((word) => !known.has(word)).map((word): Said => ({ word, weight: asksForThing(word) ? ASKING * UNPOINTED : UNPOINTED, isPointed: false, phrase: [] }))
  return [...new Map([...rest, ...pointed.toReversed()].map((one) => [one.word, one])).values()].filter(({ word }) => !NOBODY.has(word))
}

function asksForThing(word: string): boolean {
  return THINGS.some(({ asked }) => asked.test(word) || asked.test(`${word}s`))
}

function weightIn({ title, tags, about = '', details = '' }: Card, word: string): number {
  const inTitle = stemsOnce(title)
  if (inTitle.includes(word) || inTitle.includes(`${word}es`) || inTitle.includes(`${word}e`) || inTitle.some((own) => own.length > 4 && word.length > 4 && (own.startsWith(word) || own.endsWith(word)))) return IN_TITLE
  const own = tags.slice(0, 4).map((tag) => tag.toLowerCase())
  const at = own.findIndex((tag) => stemsOnce(tag).includes(word) || (KINDS[word] ?? []).includes(tag))
  // What it is above all comes first.
  if (at >= 0) return at === 0 ? OF_KIND + 0.6 : OF_KIND - at * 0.2
  // Whisky is told of by its drams.
  if (stemsOnce(about).includes(word)) return IN_TEXT
  if (word.length > 4 && answersWish({ title, tags: [], description: about }, word) > 0) return OF_KIND
  return stemsOnce(details).includes(word) || (word.length > 6 && stemsOnce(details).some((own) => own.startsWith(word))) ? IN_DETAILS : 0
}
