import type { Day } from '@meander/sdk/contract/days'
import { isIndoors } from '../../ranking/index.ts'
import { list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Standing } from './standing-plan.ts'

/** What of the plan is under a roof, and what could come in the place of the rest. Where the card says nothing, nothing is said but that. */
export function sayRain({ voice }: Situation, { wish: { dates }, plan }: { wish: Extract<PlanWish, { kind: 'rain' }>; plan: readonly Standing[] }): string {
  const there = plan.filter(({ date }) => dates.length === 0 || dates.some((one) => one === date))
  const dry = there.filter(({ card }) => isIndoors(card))
  const open = there.filter(({ card }) => !isIndoors(card))
  if (there.length === 0) return voice.say('Nothing is planned then, so rain spoils nothing.', 'There is nothing planned then that rain could spoil.')
  if (open.length === 0) return voice.say(`Then nothing changes: ${titles(dry)} ${dry.length === 1 ? 'is' : 'are'} fine in the rain.`, `Rain does no harm to ${titles(dry)}.`)
  const fine = dry.length === 0 ? '' : `${voice.say(`${titles(dry)} ${dry.length === 1 ? 'is' : 'are'} fine in the rain.`, `Rain does no harm to ${titles(dry)}.`)} `
  const days = list([...new Set(open.map(({ date }) => weekday(date as Day)))])
  const rest = dry.length === 0 ? voice.say('Nothing of it is marked for rainy days.', 'No card of it says that rain does not matter.') : open.length > 2 ? voice.say('Of the rest no card says so.', 'The rest is not marked for it.') : voice.say(
    `Of ${titles(open)} no card says so.`,
    `${titles(open)} ${open.length === 1 ? 'is' : 'are'} not marked for it.`,
  )
  return `${fine}${rest} ${voice.say(`Shall I look for something for a wet day on ${days}?`, `Would you like things for a wet day on ${days} instead?`)}`
}

function titles(some: readonly Standing[]): string {
  return list(some.map(({ card }) => shortTitle(card.title)))
}
