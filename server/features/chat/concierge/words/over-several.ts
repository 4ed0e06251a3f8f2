import type { FoundSummary } from '../../tools/find-activities.ts'
import type { Stage } from '../../trip/stages.ts'
import { sayAskFirst } from './ask-first.ts'
import { sayBlocked } from './blocked.ts'
import { ending } from './ending.ts'
import { dateRange, list } from './format.ts'
import { sayItems } from './letter.ts'
import { isSold, sayNotSold } from './not-sold.ts'
import type { Searched } from './not-sold.ts'
import { sayOpening } from './opening.ts'
import { affordable, picksOf } from './picks.ts'
import type { Situation } from './situation.ts'
import { sayCost } from './sum.ts'

/** What is said beside the items where there are several places: then one thing of each is enough. */
const WORDS_OF_SEVERAL = 50

/** Several places in the order of the trip, each with its days and the best thing to do. */
export function overSeveral(situation: Situation, searched: readonly Searched[]): string[] {
  const sold = searched.filter(isSold)
  const chosen = affordable(sold.flatMap(({ found }) => picksOf(found, 1)), situation)
  const paragraphs = sold.flatMap(({ stage, found }, at) => {
    const picks = chosen.filter((pick) => found.activities.includes(pick))
    const head = sayStage(situation, stage, found)
    return [[head, sayBlocked(situation, found)].filter(Boolean).join(' '), ...sayItems(picks, situation, { wordsBefore: WORDS_OF_SEVERAL, from: at })]
  })
  const first = sold.find(({ found }) => found.activities.length > 0)?.found
  return [
    sayOrder(situation, sold),
    ...paragraphs,
    [
      sayAskFirst(chosen, situation),
      sayCost(chosen, situation),
      sayNotSold(searched.filter((one) => !isSold(one)), situation),
      first === undefined ? '' : ending(situation, first),
    ].filter(Boolean).join(' '),
  ]
}

/** The places that something is said of, in their order. */
export function sayOrder(situation: Situation, sold: readonly Searched[]): string {
  const { facts, before, voice } = situation
  const names = sold.map(({ stage, found }) => found.destination ?? stage.place.name)
  const isNew = facts.destinations?.map(({ id }) => id).join() !== before.destinations?.map(({ id }) => id).join()
  if (!isNew) return sayOpening(situation, list(names))
  return voice.say(`${list(names)}, in that order.`, `First ${names.join(', then ')}.`, `I would take ${list(names)} one after the other.`)
}

/** 'Lisbon, 3 to 5 May.' */
export function sayStage({ facts, voice, today }: Situation, stage: Stage, found: FoundSummary): string {
  const days = stage.startDate !== null && facts.flexible !== true ? `, ${dateRange(stage.startDate, stage.endDate ?? undefined, today)}` : ''
  const where = found.destination ?? stage.place.name
  return voice.first(`${where}${days}.`, `${where}${days}:`, `In ${where}${days}:`, `For ${where}${days}:`, `${where} has the days${days.slice(1)}.`)
}
