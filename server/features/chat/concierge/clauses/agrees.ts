import type { Clause } from '../../reader/index.ts'
import type { PlanWish } from '../day-by-day/plan-wish.ts'
import { itemsOf } from '../plan-edits/sentence.ts'
import type { WordClass } from '../plan-edits/word-classes.ts'
import { OF_THINGS } from './change-of-plan.ts'

type Kind = PlanWish['kind']

/** What each act may come to: the rules know more of how it is said, and are trusted as far as they read the same act. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  remove: ['drop', 'trade', 'which-out', 'swap', 'review', 'shun', 'empty', 'hours'],
  add: ['trade', 'more', 'add', 'move', 'split', 'each', 'shape', 'empty', 'offer'],
  replace: ['trade', 'swap', 'which-out', 'cheaper', 'shun'],
  move: ['move', 'trade', 'switch', 'which', 'which-days'],
  exchange: ['trade', 'switch', 'which-days', 'swap'],
  'ask-length': ['total', 'room'],
  empty: ['empty', 'fewer', 'hours'],
  lighter: ['fewer', 'swap', 'empty'],
  fuller: ['add', 'more', 'offer', 'all', 'swap'],
  accept: ['add', 'trade', 'swap', 'move', 'more'],
  fill: ['add', 'offer', 'day'],
  'more-of': ['more', 'trade', 'add'],
  'less-of': ['shun', 'drop', 'swap', 'review'],
  cheaper: ['cheaper', 'total'],
  back: ['trade'],
  shorter: ['swap', 'review', 'fewer'],
  plan: ['all', 'each', 'shape', 'again', 'onward', 'split', 'recap', 'day', 'add', 'more', 'offer'],
  'ask-total': ['total', 'cheaper'],
  'ask-left': ['total', 'cheaper'],
  'ask-plan': ['recap', 'day', 'onward', 'offer', 'total', 'room'],
  'ask-price': ['total'],
  'ask-best': ['total'],
  'ask-between': ['room'],
}

/** What tells of the plan, and leaves it as it is. */
const TELLS: ReadonlySet<Kind> = new Set(['total', 'recap', 'room', 'onward', 'offer', 'rain'])

export function onlyTells({ kind }: PlanWish): boolean {
  return TELLS.has(kind)
}

/** True where a wish that rules read out of the words may be what all of the clauses are for. */
export function agrees(wish: PlanWish | null, clauses: readonly Clause[]): wish is PlanWish {
  if (wish === null || clauses.length === 0) return false
  if (wish.kind === 'which-out' && wish.codes.length === 0) return false
  const isEach = clauses.every(({ act }) => act === 'keep' || KINDS[act]?.includes(wish.kind) === true)
  return wish.kind === 'trade' ? isEach && isWhole(wish, clauses) : isEach
}

/** True where rules would take things out for what is likely only thanks, a no, or a question. */
export function isUnheard({ kind }: PlanWish, heard: readonly Clause[]): boolean {
  return heard.length > 0 && TAKES_OUT.has(kind) && heard.every(({ act, share }) => share >= LIKELY && (TELLS_NOTHING.has(act) || act.startsWith('ask-') || (LOOKS.has(act) && ONLY_LESS.has(kind))) && KINDS[act]?.includes(kind) !== true)
}

/** These may take something out, or let it make room. */
const MAY_TAKE: ReadonlySet<string> = new Set(['remove', 'replace', 'move', 'exchange', 'empty', 'only', 'lighter', 'shorter', 'cheaper', 'dearer', 'less-of', 'back', 'keep', 'accept', 'decline', 'complaint', 'other', 'anew', 'plan'])
const TAKING_WORDS: ReadonlySet<WordClass> = new Set(['remove', 'off', 'goes', 'dislike', 'swap', 'instead-of', 'instead', 'not', 'no', 'leave', 'move'])

/** True where a thing would go that nothing of the message takes out: neither an act that may, nor a word of it. */
export function takesUnsaid(wish: PlanWish, heard: readonly Clause[]): boolean {
  const goes = wish.kind === 'trade' ? wish.out : wish.kind === 'drop' || wish.kind === 'swap' ? wish.codes : []
  if (goes.length === 0 || heard.length === 0 || heard.some(({ act }) => MAY_TAKE.has(act))) return false
  return heard.every(({ text }) => !itemsOf(text, []).some((item) => item.is === 'word' && item.classes.some((one) => TAKING_WORDS.has(one))))
}

const TAKES_OUT: ReadonlySet<Kind> = new Set(['drop', 'swap', 'trade', 'switch', 'which-out', 'fewer', 'shun', 'review', 'cheaper', 'split', 'empty'])
/** What leaves less than there was, and nothing in its place. */
const ONLY_LESS: ReadonlySet<Kind> = new Set(['fewer', 'drop', 'empty'])
const LOOKS: ReadonlySet<string> = new Set(['find', 'add', 'other', 'more-of'])
const TELLS_NOTHING: ReadonlySet<string> = new Set(['courtesy', 'decline', 'save', 'foreign'])
const LIKELY = 0.4

/** What is to go goes, and what is to come comes. */
function isWhole({ out, puts, lost }: Extract<PlanWish, { kind: 'trade' }>, clauses: readonly Clause[]): boolean {
  const does = (...acts: string[]): boolean => clauses.some(({ act }) => acts.includes(act))
  if (does('exchange') && !puts.some(({ isExchange }) => isExchange === true)) return false
  return (!does('remove', 'replace') || out.length + lost.length > 0) && (!does('add', 'replace', 'move', 'back') || puts.length > 0)
}

/** Whether all of it is done to single things. */
export function changesThings(clauses: readonly Clause[]): boolean {
  return clauses.length > 0 && clauses.every(({ act }) => OF_THINGS.has(act)) && clauses.some(({ act }) => act !== 'keep')
}

/** Whether every thing of it is known by its words: what has to be asked for is none that is. */
export function isKnown(wish: PlanWish): boolean {
  return wish.kind !== 'which-out' || wish.codes.length > 0
}

/** Whether two readings take out the same things, and put in or elsewhere the same: then the one with more of the words is right. */
export function isOfSame(left: PlanWish, right: PlanWish, clauses: readonly Clause[]): boolean {
  // 'The Colosseum slot, for Bernini': what makes room for it may be in words that no clause tells of.
  const isSwap = clauses.some(({ act }) => act === 'add') && left.kind === 'trade' && left.puts.length > 0 && left.puts.every(({ instead }) => instead.length > 0) && goesIn(right) === ''
  return left.kind !== 'which-out' && (isSwap || (goesIn(left) === goesIn(right) && comesIn(left) === comesIn(right)))
}

function goesIn(wish: PlanWish): string {
  return [...(wish.kind === 'trade' ? wish.out : wish.kind === 'drop' || wish.kind === 'swap' ? wish.codes : [])].toSorted().join()
}

function comesIn(wish: PlanWish): string {
  if (wish.kind === 'trade') return wish.puts.map(({ codes, day, time }) => `${codes.toSorted().join('+')}@${day?.date ?? ''}${day?.part?.name ?? ''}${time ?? ''}`).toSorted().join()
  return wish.kind === 'move' ? wish.codes.map((code) => `${code}@${wish.to.date}${wish.to.part?.name ?? ''}`).toSorted().join() : wish.kind
}
