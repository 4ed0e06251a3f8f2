import { isDay } from '@meander/sdk/contract/days'
import { namingWords } from '../../ranking/index.ts'
import type { DayNamed, Part } from '../day-by-day/days-named.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import { editsOf, isOfThings, LIKELY, outShare, share } from './edits.ts'
import type { Edits } from './edits.ts'
import { mentionsIn } from './mentions.ts'
import type { Mention } from './mentions.ts'
import type { Moment } from './moments.ts'
import { readRoles } from './read-roles.ts'
import type { Judged, Roles } from './read-roles.ts'
import { sentenceAround } from './signs.ts'

type Edit = Extract<PlanWish, { kind: 'trade' | 'which-out' | 'drop' | 'move' | 'swap' }>

/** What a message does to what stands, and how far it can be trusted. */
export interface ReadEdits {
  /** Null where it does nothing to it. */
  wish: Edit | null
  /** True where a thing is named that stands or was shown; else a kind or a day is, of which other readers know more. */
  isOfThings: boolean
  /** What may be unwanted and may not. */
  doubtful: readonly string[]
  /** What is named, and surely stays. */
  kept: readonly string[]
  /** True where anything is named that stands or was shown. */
  isKnown: boolean
}

const NOTHING: ReadEdits = { wish: null, isOfThings: false, doubtful: [], kept: [], isKnown: false }
/** Asked about rather than done. */
const DOUBTFUL = 0.4
const KEPT = 0.8

/** Read from every thing and moment that the message names. */
export function readEdits({ plan, days, reading, isTown }: Pick<Told, 'plan' | 'days' | 'reading' | 'isTown'>): ReadEdits {
  if (plan.length === 0) return NOTHING
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const roles = readRoles(said, mentionsIn({ text: said, plan, cards: reading.cards, days, isTown }))
  const edits = editsOf(roles)
  const named = roles.things.filter(({ one }) => one.planned.length === 1)
  const codesOf = (some: readonly Judged<Mention>[]): string[] => [...new Set(some.flatMap(({ one }) => one.planned.map(({ productCode }) => productCode)))]
  const doubtful = codesOf(named.filter((one) => !edits.outs.includes(one) && outShare(one.roles) >= DOUBTFUL))
  return {
    wish: wishOf(edits, { plan, roles }),
    isOfThings: isOfThings(edits),
    doubtful,
    isKnown: roles.things.some(({ one }) => one.planned.length + one.shown.length > 0),
    kept: codesOf(named.filter((one) => share(one, 'none') >= KEPT)).filter((code) => !doubtful.includes(code)),
  }
}

function wishOf(edits: Edits, { plan, roles }: { plan: readonly Standing[]; roles: Roles }): Edit | null {
  const { outs, moves, exchanged, cleared } = edits
  const unclear = [...outs, ...moves].find(({ one }) => one.planned.length > 1)
  if (unclear !== undefined) return { kind: 'which-out', codes: unclear.one.planned.map(({ productCode }) => productCode), said: unclear.one.words }
  const out = [...new Set([...outs.flatMap(({ one }) => one.planned), ...plan.filter(({ date }) => cleared.some((day) => day === date) && !moves.some(({ one }) => one.planned.some((other) => other.date === date)))].map(({ productCode }) => productCode))]
  const puts = [...exchangesOf(exchanged), ...moves.flatMap((one) => moveOf(one, roles)), ...putsOf(edits, { out, roles })]
  return out.length === 0 && puts.length === 0 ? null : plainly({ out, puts, moves })
}

/** One thing alone is a wish of its own, for which there are plainer words. */
function plainly({ out, puts, moves }: { out: readonly string[]; puts: readonly PutWish[]; moves: readonly Judged<Mention>[] }): Edit {
  const [only] = puts
  if (only === undefined) return { kind: 'drop', codes: out }
  if (out.length === 0 && puts.length === 1 && moves.length === 1 && only.day !== null && only.time === null) return { kind: 'move', codes: only.codes, to: only.day }
  if (puts.every(({ words, instead }) => words === '' && instead.length > 0) && puts.length === out.length) return { kind: 'swap', codes: out, wish: null, day: null, ...(out.length > 1 ? { isEach: true } : {}) }
  return { kind: 'trade', out, puts, lost: [] }
}

/** Each comes to the day and hour of the other. */
function exchangesOf(exchanged: readonly Judged<Mention>[]): PutWish[] {
  const [left, right] = exchanged.map(({ one }) => one.planned[0])
  if (left === undefined || right === undefined) return []
  return [[left, right], [right, left]].map(([one, other]) => ({ ...putAs(one as Standing), day: dayOf((other as Standing).date, null), time: null, instead: [], isFirm: false, isExchange: true }))
}

function putAs({ productCode, card }: Standing): Pick<PutWish, 'codes' | 'words' | 'said' | 'isKind'> {
  return { codes: [productCode], words: card.title, said: card.title, isKind: false }
}

function dayOf(date: string, part: Part | null): DayNamed | null {
  return isDay(date) ? { date, part } : null
}

function moveOf(move: Judged<Mention>, roles: Roles): PutWish[] {
  const [stood] = move.one.planned
  const when = whenFor(move, roles, new Set())
  if (stood === undefined || (when.day === null && when.part === null && when.time === null)) return []
  const day = dayOf(when.day ?? stood.date, when.part)
  return [{ ...putAs(stood), day, time: when.time, instead: [], isFirm: false }]
}

/** What comes, each in the place of something that goes as long as there is any; and something else for what is to be made anew. */
function putsOf({ outs, ins, moves }: Edits, { out, roles }: { out: readonly string[]; roles: Roles }): PutWish[] {
  const free = [...outs]
  const taken = new Set(moves.flatMap((move) => momentsFor(move, roles)))
  const named = ins.map((one): PutWish => {
    const when = whenFor(one, roles, taken)
    const day = when.day === null ? null : dayOf(when.day, when.part)
    const [place] = day === null || free.some(({ one: { planned } }) => planned[0]?.date === day.date) || share(free[0] ?? NOBODY, 'replace') > share(free[0] ?? NOBODY, 'remove') ? free.splice(0, 1) : []
    const stood = place?.one.planned[0]
    return {
      codes: one.one.shown.length === 1 ? one.one.shown.map(({ productCode }) => productCode) : [],
      words: namingWords(one.one.words).join(' '),
      said: one.one.words,
      isKind: one.one.isKind,
      day: day ?? (when.part === null || stood === undefined ? null : dayOf(stood.date, when.part)),
      time: when.time,
      instead: stood === undefined ? [] : [stood.productCode],
      isFirm: place !== undefined && isFirm(roles),
    }
  })
  const renewed = free.filter((one) => share(one, 'renew') > share(one, 'remove')).map(({ one: { planned } }): PutWish => ({
    codes: [], words: '', said: '', isKind: false, day: null, time: null, instead: planned.map(({ productCode }) => productCode), isFirm: false,
  }))
  return [...named, ...renewed].filter(({ instead }) => instead.every((code) => out.includes(code)))
}

/** Taken out whatever comes: not 'instead', and not 'swapped'. */
function isFirm({ items }: Roles): boolean {
  const classes = new Set(items.flatMap((item) => (item.is === 'word' ? item.classes : [])))
  return (classes.has('remove') || classes.has('off') || classes.has('dislike') || classes.has('goes')) && !classes.has('swap') && !classes.has('instead-of')
}

const NOBODY = { roles: {} }

interface When {
  day: string | null
  part: Part | null
  time: string | null
}

/** The day and hours that are nearest to a thing among those that something comes to. */
function whenFor(thing: Judged<Mention>, roles: Roles, taken: ReadonlySet<Judged<Moment>>): When {
  const own = momentsFor(thing, roles).filter((one) => !taken.has(one)).map(({ one }) => one)
  const day = own.find((one) => 'date' in one) ?? nextDay(thing, roles)
  const part = own.find((one) => 'part' in one)
  const time = own.find((one) => 'time' in one)
  return { day: day !== undefined && 'date' in day ? day.date : null, part: part !== undefined && 'part' in part ? part.part : null, time: time !== undefined && 'time' in time ? time.time : null }
}

/** 'Put it on Wednesday', where something else stands: the day right behind it, as long as it is another than its own. */
function nextDay({ at, one: { planned } }: Judged<Mention>, { things, moments }: Roles): Moment | undefined {
  const next = moments.find((moment) => moment.at > at && 'date' in moment.one && moment.at - at <= NEAR && share(moment, 'clear') < LIKELY && !things.some((other) => other.at > at && other.at < moment.at))?.one
  return next !== undefined && 'date' in next && planned.every(({ date }) => date !== next.date) ? next : undefined
}

const NEAR = 3
const TO_ITSELF = 3

/** Nothing goes to the day on which it stands. */
function isItsOwn({ one: { planned } }: Judged<Mention>, { one }: Judged<Moment>): boolean {
  return 'date' in one && planned.some(({ date }) => date === one.date)
}

/** Those moments that no other thing that comes or moves stands nearer to; what stands behind a thing is nearer than what stands before it. */
function momentsFor(thing: Judged<Mention>, { things, moments, items }: Roles): Judged<Moment>[] {
  const takers = things.filter((one) => (one.one.planned.length > 0 ? share(one, 'move') : share(one, 'in')) >= LIKELY)
  const farness = (one: Judged<Mention>, moment: Judged<Moment>): number => (moment.at > one.at ? moment.at - one.at : (one.at - moment.at) * 1.5 + TO_ITSELF)
  const inSentence = sentenceAround(items, thing.at)
  const isBeside = ({ at }: Judged<Moment>): boolean => at >= inSentence.from && at < inSentence.to
  // What another sentence says of days is its own matter, where this one names some.
  const isOwnTime = moments.some((moment) => isBeside(moment) && share(moment, 'dest') >= LIKELY)
  const own = moments.filter((moment) => (!isOwnTime || isBeside(moment)) && share(moment, 'dest') >= LIKELY && !isItsOwn(thing, moment) && takers.every((other) => other === thing || farness(thing, moment) <= farness(other, moment)))
  return own.toSorted((left, right) => farness(thing, left) - farness(thing, right))
}
