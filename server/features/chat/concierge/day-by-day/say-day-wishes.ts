import { wishingTurns } from '../clauses/wishing-turns.ts'
import { answersWish, bearsThing } from '../../ranking/index.ts'
import { rulesOfPlan } from '../day-rules/rules-of-plan.ts'
import { list } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { nameOfDay } from './say-days.ts'
import type { PlanDay } from './say-plan.ts'

/** A thing that was asked for on a day and does not stand there. */
export function sayDayWishes(days: readonly PlanDay[], { reading, voice }: Pick<Situation, 'reading' | 'voice'>, lacking: readonly string[]): string {
  const all = days.map(({ date }) => date)
  const [from] = all
  const to = all.at(-1)
  if (from === undefined || to === undefined) return ''
  const wishes = rulesOfPlan(wishingTurns(reading), { from, to }).flatMap((rules) => rules.wishes)
  return wishes.flatMap(({ dates, wish }) => {
    const stands = days.some(({ date, items }) => dates.includes(date) && items.some((one) => answersWish(one, wish) > 0 || bearsThing(one, wish, { inText: true })
      || one.reasons.some((reason) => reason.kind === 'wish' && reason.wish === wish)))
    if (stands || lacking.includes(wish)) return []
    const names = list(dates.map((date) => nameOfDay(date, all)), 'or')
    return [voice.say(`On ${names} I found no free start for ${wish} that goes with the rest.`, `For ${wish} nothing on ${names} goes with the rest.`)]
  }).join(' ')
}
