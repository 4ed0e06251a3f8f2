import { wordList } from '../../language/word-list.ts'
import { readPlaced } from '../../item-talk/by-place.ts'
import type { Card } from '../read-prompt.ts'
import { THINGS } from '../answers/written/things.ts'
import { NO_KIND } from './by-kind.ts'
import { KINDS, stems, stemsOnce } from './by-title.ts'
import type { Shown } from './shown.ts'

/** The one card that a clause speaks of, and the words that name it there. */
export interface CardOfClause {
  code: string
  /** In stems; empty where it is only 'it'. */
  own: ReadonlySet<string>
}

export interface Beside {
  /** What stands: it is meant before what was only shown. */
  standing: readonly string[]
  /** What the clause before spoke of. */
  before: string | null
}

const POINTED = /\b(?:the|that|this|our|my)\s+(?=((?:[\p{L}\p{N}'’.-]+\s*){1,5}))/giu
/** A name ends before these. */
const ENDS = /\b(?:is|are|was|do|does|did|has|have|takes?|costs?|starts?|includes?|included|comes?|bring\w*|give|gives|serve\w*|show\w*|stop|stops|ok|okay|good|fine|suitable|for|if|with|and|or|all|covered|heated|guided|open|need|needs|from|by|than|too|reachable|flat|hot|outdoors?|indoors?|without|over|long|during|a|an|any|some|still|really|all)\b.*$/iu
const ENDS_AT = /\b(?:in|on|at|to|of)\b.*$/iu
const MANY = /\b(?:both|these|those(?! (?:who|that))|all (?:of|three|four|five)|any of|which|either|neither|each(?= (?:of|one|day))|than|the (?:two|three|others?)(?= (?:of|first|ones|things|together)\b|\W*$))(?!\w)/
/** Whoever runs it is 'they'. */
const OPERATOR = /\b(?:they|them) (?:serve|give|provide|speak|have|allow|pick|teach|take|offer|bring|let|cook|use|supply|show|lend|do)\b/
const NOBODY = wordList('guide host teacher kids children child family everyone everything whole trip plan days day price hotel riad boys girls grandma grandpa mother father dad mum operator weather rain board way time start finish end')
const IN_TITLE = 3
const IN_TAG = 2
const IN_TEXT = 1
/** A word that only asks for a thing seldom names the card as well. */
const ASKING = 0.3
const UNPOINTED = 0.6
const LEAST = 1.7
const NEAR = 0.4

/** 'The narrowboat', 'at the hammam', 'the Agafay one', and 'it' of the clause before. 'many' where several are meant; null where none is named. */
export function cardOfClause(clause: string, shown: Shown, { standing, before }: Beside): CardOfClause | 'many' | null {
  const lower = clause.toLowerCase().replaceAll('’', "'")
  if (MANY.test(lower)) return 'many'
  const [placed, ...others] = readPlaced(lower, shown.lastShown, shown.lastNamed)
  if (others.length > 0) return 'many'
  if (placed !== undefined) return { code: placed, own: new Set(['first', 'second', 'third', 'fourth', 'last', 'one']) }
  const said = wordsOf(clause)
  const found = bestOf(said, shown, { standing, before }) ?? bestOf(said.map((one) => (one.isPointed ? { ...one, weight: 1 } : one)), shown, { standing, before })
  if (found !== null) return found
  if (/\b(?:they|them|their)\b/.test(lower) && !OPERATOR.test(lower) && before === null) return 'many'
  return before === null ? null : { code: before, own: new Set() }
}

const OUTING = '(?:tour|class|lesson|workshop|course|walk|trip|cruise|hike|concert|show|tasting|ride|visit|evening|dinner|supper|one)'
const CALLED = new RegExp(String.raw`\b(?:the|that)\s+((?:[\p{L}'’-]+\s+){1,2}${OUTING})\b`, 'iu')

const NAMED = /\b(?:the|that)\s+([\p{L}'’-]+)/iu

/** 'The surf lesson', where no card that was shown is one; null where nothing is called so. `isAny`: any noun is a name. */
export function calledInVain(clause: string, { cards }: Shown, isAny = false): string | null {
  const name = CALLED.exec(clause)?.[1] ?? (isAny ? NAMED.exec(clause)?.[1] : undefined) ?? ''
  const words = name.toLowerCase().split(/\s+/).filter((word) => word.length > 2 && !new RegExp(`^${OUTING}$`).test(word))
  const isOnCard = (word: string): boolean => cards.some((card) => `${card.title} ${card.tags.join(' ')}`.toLowerCase().includes(word.replace(/s$/, '')) || stems(word).some((stem) => weightIn(card, stem) > IN_TEXT))
  return words.length === 0 || words.some((word) => NO_KIND.test(word) || NOBODY.has(word) || isOnCard(word)) ? null : name.trim()
}

function bestOf(said: readonly Said[], shown: Shown, { standing, before }: Beside): CardOfClause | 'many' | null {
  const near = (code: string): number => (standing.includes(code) ? 2 : shown.lastShown.includes(code) ? 1 : 0) * NEAR
  const scored = shown.cards
    .map((card) => ({ code: card.productCode, own: namesIn(card, said), score: said.reduce((sum, one) => sum + weightOf(card, one), 0) }))
    .filter(({ score, code }) => score >= LEAST || (score >= IN_TEXT && near(code) > 0))
    .map((one) => ({ ...one, score: one.score + near(one.code) + (one.code === before ? NEAR : 0) }))
    .toSorted((left, right) => right.score - left.score)
  const [best, next] = scored
  if (best !== undefined && (next === undefined || best.score - next.score >= NEAR / 2)) return { code: best.code, own: best.code === before ? new Set() : new Set(best.own) }
  if (best === undefined) return null
  return before !== null && scored.some(({ code, score }) => code === before && best.score - score < NEAR / 2) ? { code: before, own: new Set() } : 'many'
}

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
  if (own === IN_TEXT && phrase.some((other) => weightIn(card, other) === 0)) return 0
  return own === IN_TITLE || isPointed ? own * weight : 0
}

/** Words by which the card is meant, and that are not asked for: those of its title and kind before those of its text. */
function namesIn(card: Card, said: readonly Said[]): string[] {
  const named = said.filter(({ word, isPointed }) => (isPointed ? weightIn(card, word) > IN_TEXT : weightIn(card, word) === IN_TITLE && !asksForThing(word)))
  return (named.length > 0 ? named : said.filter((one) => one.isPointed && weightOf(card, one) > 0)).map(({ word }) => word)
}

/** The telling words of a clause, those of a name heavier than the others. */
function wordsOf(clause: string): Said[] {
  const pointed = [...clause.matchAll(POINTED)].flatMap(([, words = '']) => {
    const name = words.replace(ENDS, '').replace(ENDS_AT, '')
    const isThing = /\b(?:one|tour|class|trip|walk|visit|evening|night|workshop|hike|cruise|boat|course|lesson)\b/i.test(name)
    const phrase = stems(name)
    return phrase.map((word): Said => ({ word, weight: isThing || !asksForThing(word) ? 1 : ASKING, isPointed: true, phrase }))
  })
  const known = new Set(pointed.map(({ word }) => word))
  const rest = stems(clause).filter((word) => !known.has(word)).map((word): Said => ({ word, weight: asksForThing(word) ? ASKING * UNPOINTED : UNPOINTED, isPointed: false, phrase: [] }))
  return [...new Map([...rest, ...pointed].map((one) => [one.word, one])).values()].filter(({ word }) => !NOBODY.has(word))
}

function asksForThing(word: string): boolean {
  return THINGS.some(({ asked }) => asked.test(word) || asked.test(`${word}s`))
}

function weightIn({ title, tags, about }: Card, word: string): number {
  const inTitle = stemsOnce(title)
  if (inTitle.includes(word) || inTitle.some((own) => own.length > 4 && word.length > 4 && (own.startsWith(word) || own.endsWith(word)))) return IN_TITLE
  const own = tags.slice(0, 4).map((tag) => tag.toLowerCase())
  if (own.some((tag) => stemsOnce(tag).includes(word)) || (KINDS[word] ?? []).some((kind) => own.includes(kind))) return IN_TAG
  return about !== undefined && stemsOnce(about).includes(word) ? IN_TEXT : 0
}
