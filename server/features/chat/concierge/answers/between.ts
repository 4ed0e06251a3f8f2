import type { Situation } from '../words/situation.ts'
import { sayDays } from '../words/trip.ts'

/** How one travels between places is not sold here, and asking for it moves no trip. */
export function sayBetween({ facts, today, voice }: Situation): string {
  const where = facts.destination?.name
  const days = sayDays({ facts, today })
  const stays = where === undefined ? '' : ` ${voice.say(
    `${where} stays as we have it${facts.startDate === undefined ? '' : `, ${days}`}.`,
    `Nothing changes for ${where}${facts.startDate === undefined ? '' : `, ${days}`}.`,
  )}`
  return `${voice.say(
    'Trains, buses and flights are not on my books, nor their times: the railway or a route planner tells you.',
    'How one gets from one place to the other I cannot look up; a route planner can, and I sell no tickets for it.',
    'The way there is nothing that I sell or know the times of. A route planner will tell you.',
  )}${stays}`
}
