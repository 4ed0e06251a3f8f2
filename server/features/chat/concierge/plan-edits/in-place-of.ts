import { isDay } from '@meander/sdk/contract/days'
import { namingWords } from '../../ranking/index.ts'
import { comesBy, standsBy } from '../clauses/meant-things.ts'
import { putAs } from '../clauses/put-of.ts'
import { daysNamed, withoutDays } from '../day-by-day/days-named.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Told } from '../day-by-day/told.ts'

/** What follows goes, in the four languages. */
const IN_PLACE_OF = /(?<!\p{L})(?:instead of|in (?:the )?place of|rather than|statt|anstatt|anstelle von|au lieu d[eu]|à la place d[eu]|en (?:vez|lugar) del?)\s+([^,.;!?]{3,60}?)(?=\s+(?:and|und|et|y)\s|[,.;!?]|$)/iu
const THING = /\s(?:things?|one|tour|visit|sache|truc|cosa)\s*$/iu
const THERE = /(?<!\p{L})(?:there|in (?:its|their|that|the same) (?:place|slot|spot)|(?:same|that) (?:slot|spot|time slot))(?!\p{L})/iu
const VERBS = /(?<!\p{L})(?:i|we|mean|meant|want|would|like|can|could|you|please|then|ok|put|move|bring|have|take|shift|add|do|see|visit|get|and|on|to|in|the)(?!\p{L})/giu

type Trade = Extract<PlanWish, { kind: 'trade' }>

/** 'A in place of B', 'drop B and do A there': the change as a whole, in which B makes room for A; `wish` is what the message was read for so far. */
export function withReplaced(given: PlanWish | null, told: Told): PlanWish | null {
  const said = (told.reading.turns.at(-told.reading.lastLength) ?? '').replaceAll('’', "'")
  const wish = given?.kind === 'trade' ? (compared(given, told) ?? linked(given, said)) : given
  const match = IN_PLACE_OF.exec(said)
  if (match !== null && (wish === null || (wish.kind === 'trade' && wish.out.length === 0) || wish.kind === 'move' || wish.kind === 'which-out')) return forThat(wish, { told, said, match }) ?? wish
  if (!THERE.test(said)) return wish
  return wish?.kind === 'trade' ? there(wish, told, said) : wish?.kind === 'drop' && wish.codes.length === 1 ? (dropped(wish.codes, told, said) ?? wish) : wish
}

/** 'Swap the tour for something shorter': nothing of that name, but what takes or costs less than it. */
function compared({ out, puts }: Trade, { plan }: Told): PlanWish | null {
  const [put, ...others] = puts
  const codes = [...new Set([...out, ...(put?.instead ?? [])])]
  const minutes = plan.flatMap(({ productCode, card }) => (codes.includes(productCode) && card.minutes !== null ? [card.minutes] : []))
  if (put === undefined || others.length > 0 || codes.length === 0) return null
  if (CHEAPER.test(put.said)) return { kind: 'cheaper', codes }
  return SHORTER.test(put.said) && minutes.length > 0 ? { kind: 'swap', codes, wish: null, day: null, mostMinutes: Math.min(...minutes) - LESS } : null
}

/** 'Swap the tour for something outdoors': what goes makes room for what comes, and stays where nothing comes. */
function linked(wish: Trade, said: string): Trade {
  const [put, ...others] = wish.puts
  if (put === undefined || others.length > 0 || put.codes.length > 0) return wish
  const words = put.words.replace(ANYTHING, '')
  const isSwap = SWAPS.test(said) && wish.out.length > 0 && put.instead.length === 0
  return { ...wish, puts: [{ ...put, ...(words === '' || words === put.words ? {} : { words, isKind: true }), ...(isSwap ? { instead: wish.out } : {}) }] }
}

const ANYTHING = /^(?:something|anything|smth|sth)\s+(?!else\b|different\b)(?:(?:with|that is|that's|which is|a bit|more)\s+)*/i
const SWAPS = /\b(?:swap|replace|exchange|trade|change|substitute)\b.*\b(?:for|with|by)\b/i

const ONLY = String.raw`^\W*(?:(?:something|anything|one|a|the|much|bit|little|etwas|was|quelque chose|algo|de|más|plus|moins|less|thing)\s+)*`
const SHORTER = new RegExp(String.raw`${ONLY}(?:short(?:er)?|quick(?:er)?|brief(?:er)?|kürzer\p{L}*|court|corto|long|largo)(?:\s+(?:one|thing|please|bitte))*\W*$`, 'iu')
const CHEAPER = new RegExp(String.raw`${ONLY}(?:cheap(?:er)?|expensive|günstiger\p{L}*|billiger\p{L}*|cher|barato|caro|costly)(?:\s+(?:one|thing|please|bitte))*\W*$`, 'iu')
/** A quarter of an hour is worth a change. */
const LESS = 15

/** 'Drop B and do A there', of which only the first half was read. */
function dropped(out: readonly string[], told: Told, said: string): Trade | null {
  const words = said.split(/[.;!?]\s+|,?\s+(?:and|then|und|et|y)\s+/iu).find((piece) => THERE.test(piece)) ?? ''
  const put = comesIn(null, { told, words: words.replace(THERE, ' ') })
  return put === null || put.codes.some((code) => out.includes(code)) ? null : there({ kind: 'trade', out, puts: [put], lost: [] }, told, said)
}

function forThat(wish: PlanWish | null, { told, said, match }: { told: Told; said: string; match: RegExpExecArray }): Trade | null {
  const [place, ...others] = standsBy(withoutDays((match[1] ?? '').replace(THING, '')), told.plan, []).planned
  const before = said.slice(0, match.index).split(/[.;!?]\s+|,?\s+(?:and|und|et|y)\s+/iu).at(-1) ?? ''
  const put = place === undefined || others.length > 0 ? null : comesIn(withoutOther(wish, place.productCode), { told, words: before })
  return put === null || place === undefined || put.codes.includes(place.productCode) ? null : { kind: 'trade', out: [place.productCode], puts: [{ ...put, instead: [place.productCode] }], lost: [] }
}

/** Two were read to change places: what goes is none that comes. */
function withoutOther(wish: PlanWish | null, code: string): PlanWish | null {
  return wish?.kind === 'trade' ? { ...wish, puts: wish.puts.filter(({ codes }) => !codes.includes(code)).map(({ isExchange: _exchange, ...put }) => put) } : wish
}

/** The one thing that comes: as it was read, or by its name. */
function comesIn(wish: PlanWish | null, { told, words }: { told: Told; words: string }): PutWish | null {
  if (wish?.kind === 'trade') return wish.puts.length === 1 ? (wish.puts[0] ?? null) : null
  const moves = wish?.kind === 'move' && wish.codes.length === 1 ? told.plan.find(({ productCode }) => productCode === wish.codes[0]) : undefined
  if (wish?.kind === 'move' && moves !== undefined) return { ...putAs(moves), day: wish.to }
  const names = withoutDays(words).replace(VERBS, ' ').replace(/\s+/g, ' ').trim()
  const others = told.reading.cards.filter(({ productCode }) => !told.plan.some((one) => one.productCode === productCode))
  const { planned, shown } = namingWords(names).length === 0 ? { planned: [], shown: [] } : comesBy(names, told.plan, others)
  const card = planned[0]?.card ?? shown[0]
  const [from] = told.days
  const to = told.days.at(-1)
  const [day = null] = from === undefined || to === undefined ? [] : daysNamed(words, { from, to })
  return card === undefined || planned.length + shown.length > 1 ? null : { codes: [card.productCode], words: card.title, said: card.title, isKind: false, day, time: null, instead: [], isFirm: false }
}

/** What comes 'there' comes where the one thing stood that goes. */
function there(wish: Trade, { plan, days }: Told, said: string): Trade {
  const [code, ...more] = wish.out
  const [put, ...puts] = wish.puts
  const place: Standing | undefined = plan.find(({ productCode }) => productCode === code)
  if (place === undefined || more.length > 0 || put === undefined || puts.length > 0 || put.instead.length > 0 || !isDay(place.date)) return wish
  const own = plan.find(({ productCode }) => put.codes[0] === productCode)
  const [from] = days
  const to = days.at(-1)
  const named = from === undefined || to === undefined ? [] : daysNamed(said, { from, to })
  // Another day that is named for it is where it comes.
  const isElsewhere = put.day !== null && put.day.date !== own?.date && named.some(({ date }) => date !== place.date)
  return isElsewhere ? wish : { ...wish, puts: [{ ...put, day: { date: place.date, part: put.day?.part ?? null }, instead: [place.productCode], isFirm: true }] }
}
