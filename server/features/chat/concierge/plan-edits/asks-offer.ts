import { dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { pattern } from '../../language/pattern.ts'
import type { DayNamed } from '../day-by-day/days-named.ts'
import { daysNamed } from '../day-by-day/days-named.ts'
import type { PlanWish } from '../day-by-day/plan-wish.ts'
import type { Told } from '../day-by-day/told.ts'
import { wishNamed } from '../day-by-day/wish-named.ts'
import { momentsIn } from './moments.ts'

/** Wants to hear of something, and has nothing done yet. */
const ASKS = pattern('iu')`
  \b(?:what|which|anything|something)\b[^.!?]{0,40}\b(?:would|could|can|should|might) (?:you|we|i)\b[^.!?]{0,20}\b(?:put|suggest|recommend|do|add|propose|have|see|offer|advise|fill|place|go for)\b|
  \b(?:can|could|would|do) you (?:suggest|recommend|propose|advise|have|offer)\b|\b(?:any|your|a|some|got any) (?:suggestions?|recommendations?|ideas?|tips?|proposals?)\b|\bwhat (?:else )?(?:is|'s) there (?:to do |left |still )?(?:for|on)\b|
  \bwhat (?:have you got|would be (?:nice|good)|is possible|would you)\b|
  \bwas\b[^.!?]{0,60}\b(?:schlagen|schlägst|schlägt|schlügen|empfehlen|empfiehlst|empfiehlt|würden|würdest|könnten|könnte|kann man|können|hättest|hätten|gäbe|gibt)\b|\b(?:vorschläge?|ideen?|empfehlung(?:en)?|tipps?) für\b|
  (?:\bque|qu'est-ce que|quoi)\b[^.!?]{0,40}\b(?:propose[zsr]?|proposeriez|suggère[sz]?|suggérez|conseille[zs]?|conseilleriez|recommande[zs]?|mettriez|pourrait|peut-on|feriez)\b|
  \b(?:une? |des |vos )(?:idées?|suggestions?|propositions?)\b|
  (?<!\p{L})qu[ée](?!\p{L})[^.!?]{0,30}\b(?:propones?|proponen|sugieres?|sugieren|recomiendas?|recomiendan|aconsejas?|pondr[íi]as?|podemos hacer|podr[íi]amos hacer|hacemos|hay)\b|\balguna (?:idea|sugerencia|propuesta)\b
`
/** The day that was spoken of before. */
const THERE = /\b(?:there|(?:that|the same) (?:day|morning|afternoon|evening|night)|(?:these|those|the) (?:free |empty |open )?(?:days|slots?|gaps?)|then|instead|in its place|stattdessen|dann|dort|an dem tag|dafür|ce jour-là|à la place|ese día|en su lugar|ahí)\b|\b(?:empty|free|open) (?:days?|slots?|mornings?|afternoons?|evenings?)\b/iu
const MOST = 3

/** True where it is asked for a day that is named, or was spoken of. */
export function asksForOffer(said: string, { hasDay }: { hasDay: boolean }): boolean {
  return ASKS.test(said) && (hasDay || THERE.test(said))
}

/** 'What would you put on Friday morning', 'Que proposez-vous pour lundi': something is proposed for it, and nothing changed. */
export function readOfferAsked(told: Told): PlanWish | null {
  const { days, plan, reading } = told
  const said = (reading.turns.at(-reading.lastLength) ?? '').replaceAll('’', "'")
  const [from] = days
  const to = days.at(-1)
  if (plan.length === 0 || from === undefined || to === undefined || !ASKS.test(said)) return null
  const named = dayParts(said, { from, to })
  const meant = named.length > 0 ? named : THERE.test(said) ? spokenOf(told, { from, to }) : []
  if (meant.length === 0 || meant.length > MOST) return null
  return { kind: 'offer', days: meant, wish: wishNamed(told) }
}

function dayParts(text: string, trip: { from: Day; to: Day }): DayNamed[] {
  const moments = momentsIn(text, trip)
  return moments.flatMap((one, at) => {
    if (!('date' in one)) return []
    const next = moments[at + 1]
    const before = moments[at - 1]
    const beside = next !== undefined && 'part' in next ? next : before !== undefined && 'part' in before && moments.filter((other) => 'date' in other).length === 1 ? before : null
    return [{ date: one.date, part: beside !== null && 'part' in beside ? beside.part : null }]
  }).filter((one, at, all) => all.findIndex(({ date, part }) => date === one.date && part === one.part) === at)
}

/** What the last answer has freed, else all days with nothing on them. */
function spokenOf({ plan, days, reading }: Told, trip: { from: Day; to: Day }): DayNamed[] {
  const freed = /([^.!?\n]+) (?:is|are) free now\b/.exec(reading.lastAnswer)?.[1]
  const last = freed === undefined ? [] : daysNamed(freed, trip).map(({ date }) => ({ date, part: null }))
  return last.length > 0 ? last : dayRange(trip.from, trip.to).filter((date) => days.includes(date) && !plan.some((one) => one.date === date)).map((date) => ({ date, part: null }))
}
