import { pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import type { DayNamed } from './days-named.ts'
import { answersWish, namingWords } from '../../ranking/index.ts'
import { partIn, withoutDays } from './days-named.ts'
import { standsBy } from '../clauses/meant-things.ts'
import { restIn } from '../day-rules/rest-day.ts'
import { asksToKeepFree, IS_BUSY } from './kept-free.ts'
import { readKinds, readTooMany } from './kinds-wanted.ts'
import { readLighter } from './lighter.ts'
import { readOfTown } from './of-town.ts'
import { readOneOfDay } from './one-of-day.ts'
import type { PlanWish } from './plan-wish.ts'
import { readPrice, readRain } from './price-and-rain.ts'
import { readPutIn } from './put-in.ts'
import { readReview } from './review.ts'
import { readSplit } from './read-split.ts'
import { readTrade } from './read-trade.ts'
import { dropsByClause, readNoSuch, readUnwanted } from './read-unwanted.ts'
import { readSumAsked } from './sums-asked.ts'
import { readLeft, readRoom, readTotal, WHOLE } from './sums-and-room.ts'
import { codesNamed, IN_ITS_PLACE, MOVES, RATHER } from './things-named.ts'
import type { Told } from './told.ts'
import { wishNamed } from './wish-named.ts'

const SWAPS = /\b(?:swap|replace|exchange|switch|change|trade|substitute)\b|\b(?:something|anything) (?:else|different)\b|\banother (?:thing|idea|option|one)\b|\binstead of\b/
const DROPS = pattern()`
  ^\W*(?:(?:ok|okay|and|but|so|please|actually|no|let's|lets|can you|we can|you can|i can|we should|we may as well|could you|can we|could we|we'll|we will|i'd|we'd|i would|we would|rather|just|then|
  well|hmm)\W+)*(?:drop|remove|delete|scrap|skip|cut|lose|cancel|ditch|forget|cross (?:off|out)|take (?:out|off|away|.{2,40} (?:out|off|away)\b)|
  leave out|without|not|no)\b
`
/** 'Take the last day out', 'take Monday off the plan'. */
const TAKES_DAY = /\b(?:drop|remove|skip|clear|cut|scrap|delete|lose|ditch|take (?:out|off|away|.{2,30} (?:out|off|away)\b)|leave out|cancel)\b/
/** 'Take that day out'. */
const OUT_OF_DAY = /\b(?:drop|remove|skip|clear|cut|scrap|delete|lose|ditch|take (?:out )?|leave out|cancel) ?(?:that|this|the whole|all of that) day\b/
const ADDS = /\b(?:add|surprise|also|extra|one more|another (?:thing|activity|one)|something|anything|fill|as well|too)\b/

/** What of the plan is to be otherwise, or is asked of it; null where it is about something else. */
export function readChange(text: string, { told, named }: { told: Told; named: readonly DayNamed[] }): PlanWish | null {
  const [first, second] = named
  const asked = readRoom(text, first?.date ?? null) ?? readLeft(text, told.facts.budget !== undefined)
  if (asked !== null) return asked
  const codes = codesNamed(withoutPlaces(text.replace(WHOLE, ' '), told), told, { day: first, count: named.length })
  const traded = readTrade(text, { told, codes })
  if (traded !== null) return traded
  if (first !== undefined && KEEPS_DAY.test(text)) return allBut(named, told)
  const one = readReview(text, told) ?? readSplit(text, { told, first }) ?? readOneOfDay(text, told)
  if (one !== null) return one
  const dates = named.map(({ date }) => date)
  const price = readSumAsked(text, { told, codes }) ?? readPrice(text, { told, codes, dates })
  if (price !== null) return price
  const total = codes.length > 0 ? null : readTotal(text, { told, named })
  if (total !== null) return total
  const less = readTooMany(text, { told, first }) ?? readLighter(text, { told, first })
  if (less !== null) return less
  const rain = readRain(text, { told, dates })
  if (rain !== null) return rain
  const rest = restOf(text, told)
  if (rest !== null) return rest
  if (first !== undefined && IS_BUSY.test(text)) return emptyOn(named)
  const kinds = readOfTown(text, told) ?? readKinds(text, { told, first })
  if (kinds !== null) return kinds
  if (SWAPS_DAYS.test(text) && named.length === 0) return { kind: 'which-days' }
  if (first !== undefined && codes.length === 0 && DISLIKES.test(text)) return { kind: 'swap', codes: [], wish: wishNamed(told), day: first }
  if ((MOVES.test(text) || CHANGES_PLACES.test(text) || DONE_ON.test(text)) && first !== undefined && second !== undefined && second.date !== first.date && codes.length === 0) return { kind: 'switch', days: [first.date, second.date] }
  const wish = wishNamed(told)
  const to = named.at(-1)
  if (codes.length > 0 && to !== undefined && (MOVES.test(text) || (RATHER.test(text) && !/\binstead of\b/.test(text))) && !IN_ITS_PLACE.test(text)) return { kind: 'move', codes, to, ...(/\binstead\b/.test(text) ? { isTrade: true } : {}) }
  if (codes.length > 0 && to === undefined && MOVES.test(text) && partIn(text) !== null) return {
    kind: 'move',
    codes,
    to: { date: told.plan.find(({ productCode }) => productCode === codes[0])?.date as Day, part: partIn(text) },
  }
  if (to !== undefined && codes.length === 0 && MOVES_A_THING.test(text) && !IN_ITS_PLACE.test(text)) return { kind: 'which', to }
  if ((SWAPS.test(text) || (wish !== null && /\brather\b/.test(text))) && (first !== undefined || codes.length > 0)) return (codes.length === 0 ? swapsAbsent(text, told) : null) ?? { kind: 'swap', codes: first !== undefined && SWAPS_DAY.test(text) ? [] : codes, wish, day: first ?? null }
  if (asksToKeepFree(text) && first !== undefined && codes.length === 0) return emptyOn(named)
  if (drops(text) && !asksOnly(text)) {
    if (first !== undefined && OUT_OF_DAY.test(text)) return emptyOn(named)
    const each = dropsByClause(text, told)
    if (each !== null) return { kind: 'drop', codes: each }
    if (codes.length > 0) return { kind: 'drop', codes }
    if (first !== undefined && TAKES_DAY.test(text) && !namesThing(text)) return emptyOn(named)
  }
  if (named.length > 1 && codes.length === 0 && wish === null && ADDS.test(text) && named.every(({ part }) => part !== null) && !ASKS_OF_PLAN.test(text)) return { kind: 'day', days: named }
  if (first !== undefined && codes.length === 0 && (ADDS.test(text) || wish !== null) && (first.part !== null || wish !== null || /\badd\b|\bmore\b|\bsurprise\b/.test(text)) && !ASKS_OF_PLAN.test(text) && !ASKS_OF_THINGS.test(text)) return moreOf(text, { told, first, wish }) ?? { kind: 'add', day: first, wish }
  return readPutIn(text, { told, named, wish }) ?? readUnwanted(text, told) ?? readNoSuch(text, told)
}

/** Something else on all other days. */
function allBut(named: readonly DayNamed[], { plan }: Told): PlanWish {
  return { kind: 'swap', codes: plan.filter(({ date }) => !named.some((day) => day.date === date)).map(({ productCode }) => productCode), wish: null, day: null }
}

/** In one of its clauses: 'we want to stay in, take that day out'. */
function drops(text: string): boolean {
  return DROPS.test(text) || text.split(/[,;.!]\s+|\s+(?:so|and then|and|then)\s+(?=(?:drop|remove|delete|scrap|skip|cut|take|leave out|cancel|ditch)\b)/).some((clause) => DROPS.test(clause) && !/^\W*(?:not|no|without|just|rather|actually|then|well|please)\b/.test(clause))
}

/** 'Take the Prado out on Sunday': that, whatever it is, and not the Sunday. */
function namesThing(text: string): boolean {
  const clauses = text.split(/[,;.!?]\s+|\s(?:and|but|so|because)\s/).filter((one) => TAKES_DAY.test(one))
  return clauses.length > 0 && clauses.every((one) => namingWords(withoutDays(one).replace(OF_DAY, ' ')).length > 0)
}

const OF_DAY = /\b(?:drop|remove|skip|clear|cut|scrap|delete|lose|ditch|take|leave|cancel|out|off|away|everything|every ?thing|all|anything|whatever|things?|stuff|the|it|of|on|from|whole|entire|complete(?:ly)?|day|days|plan|plans|programme?|itinerary|schedule|please|kindly|could|can|you|we|i|would|like|want|to|free|rest|lot|altogether|totally|just|for us|again|trip|that|this)\b/g

/** All days that are named stay free. */
export function emptyOn([first, ...others]: readonly DayNamed[]): PlanWish | null {
  if (first === undefined) return null
  return { kind: 'empty', day: first, ...(others.length === 0 ? {} : { others }) }
}

function restOf(text: string, { days }: Told): PlanWish | null {
  const [from] = days
  const to = days.at(-1)
  const date = from === undefined || to === undefined ? null : restIn(text, { from, to })
  return date === null ? null : { kind: 'empty', day: { date, part: null }, isRest: true }
}

/** 'The Rome part' is no thing in Rome. */
function withoutPlaces(text: string, { places }: Told): string {
  return places.reduce((rest, { name }) => rest.replace(new RegExp(`\\b${name.toLowerCase()} (?:part|leg|days?|bit|stay|stage|half|section)\\b`, 'g'), ' '), text)
}

/** 'My wife is not keen on the second day'. */
const DISLIKES = pattern()`
  \b(?:not (?:so |very |too |really |that )?(?:keen on|sold on|happy with|sure about|convinced (?:by|of)|fond of|a fan of|into|for us|what we)|
  (?:don't|doesn't|do not|does not|didn't) (?:really |much )?(?:like|fancy|care for|enjoy|suit)|hates?|dislikes?|isn't (?:right|for us|ideal|great)|
  bor(?:ed by|ing)|not our thing)\b
`
/** 'Can we do day 2 on day 4 instead'. */
const DONE_ON = /\b(?:do|have|put)\b.*\b(?:instead|rather)\b|\binstead of\b/
/** 'Days 2 and 3 the other way round'. */
const CHANGES_PLACES = /\b(?:change|trade|swap|switch) (?:their )?places\b|\b(?:the )?other way (?:round|around|about)\b|\bturn\b.*\b(?:about|around|round)\b|\b(?:exchange|trade|reverse)\b/
/** 'Swap two of the days'. */
const SWAPS_DAYS = /\b(?:swap|switch|change|exchange|turn)\b (?:around |about )?(?:(?:the|two|some|our|of|a couple of|round|these|those) )*days\b(?! (?:for|to|with|by)\b)/

/** 'Keep Monday but change the rest'. */
const KEEPS_DAY = /\bkeep\b.*\b(?:change|swap|replace|redo|do)\b.*\b(?:the rest|the others?|everything else|all else|other days)\b/

/** 'Swap the museum on day 2 for something outdoors', of a day without one: what else is on it stays. Null where no thing is named. */
function swapsAbsent(text: string, { plan }: Told): PlanWish | null {
  const said = SWAPS_THING.exec(text)?.[1] ?? ''
  const words = withoutDays(said).replace(OF_DAY, ' ').replace(PARTS_OF_DAYS, ' ').replace(/\s+/g, ' ').trim()
  return namingWords(words).length === 0 ? null : { kind: 'which-out', codes: standsBy(words, plan, []).planned.map(({ productCode }) => productCode), said: words }
}

const SWAPS_THING = /\b(?:swap|replace|exchange|change|trade|substitute)(?: out)?\s+(?:the|our|that|my)\s+([^.;,]{3,60}?)\s+(?:for|with|by|against)\b/
const PARTS_OF_DAYS = /\b(?:mornings?|afternoons?|evenings?|nights?|lunch(?:time)?|dinner|midday|first|second|third|fourth|last|final|one|activity|activities|tour|visit|slot|programme)\b/g

/** 'Swap day 2 for something else': all that is on it. */
const SWAPS_DAY = /\b(?:swap|switch|exchange|replace|trade|change)\s+(?:out )?(?:the |our |all of )?(?:day\b|\w+day\b|(?:first|second|third|fourth|fifth|sixth|seventh|last|final) day\b)/

/** 'Move the concert to Tuesday'. */
const MOVES_A_THING = /\b(?:move|shift|put|push|bring|reschedule)\s+(?:the|our|my|that|this)\s+(?!(?:trip|whole|entire|holidays?|stay|dates?|days?|plan)\b)\p{L}+.*\b(?:to|on|onto)\b/u

/** 'What is on' asks what stands there. */
const ASKS_OF_PLAN = /\b(?:what(?:'s|s| is)|whats) (?:there )?(?:on|in|planned|for|happening)\b/

/** 'Is there a lot of walking on Thursday' asks; 'is there anything for Thursday evening' wants something. */
const ASKS_OF_THINGS = pattern()`
  ^\W*(?:(?:and|so|but|ok|then)\W+)*(?:(?:is|are) there (?:a lot|much|many|lots|too (?:much|many)|any (?!thing)\w+ing\b)|(?:is|are|does|do|will|was) (?!there\b|you (?:have|know)\b|we have (?:time|room)\b)|
  how (?:much|many|long|far|hard|steep)\b|which\b|when\b|why\b)
`

/** 'Something more romantic on day 2': in the place of what is there, as long as that is none of it. */
function moreOf(text: string, { told, first, wish }: { told: Told; first: DayNamed; wish: string | null }): PlanWish | null {
  if (wish === null || !/\b(?:something|anything|one|thing) (?:\w+ )?(?:more|less)\b/.test(text) || /\badd\b/.test(text)) return null
  return told.plan.some(({ date, card }) => date === first.date && answersWish(card, wish) === 0) ? { kind: 'swap', codes: [], wish, day: first } : null
}

/** 'Can I cancel the boat' asks for terms. */
function asksOnly(text: string): boolean {
  return /\b(?:can|could|may|if|how|when|what|is|are|does|do) (?:i|we|it|there|they)?\b.*\bcancel/.test(text) || /^\W*(?:is|are|does|do|how|what|when|where|which|who|why)\b/.test(text)
}
