import type { FactChange } from '../../item-talk/fact-change.ts'
import type { Situation } from '../words/situation.ts'
import { sayDays } from '../words/trip.ts'
import { partyOf, sayBudget } from './told-facts.ts'

/** A fact of the trip is to be otherwise, and nobody said how, or not so that it was understood: what holds is said, and the new one asked for. */
export function sayWhatToChange({ fact, value }: FactChange, { facts, voice, today }: Situation): string {
  const lost = value === '' ? '' : `${voice.say(`"${value}" I could not read.`, `From "${value}" I cannot tell it.`)} `
  switch (fact) {
    case 'budget': {
      const purse = sayBudget(facts)
      return `${lost}${purse === ''
        ? 'There is no budget yet.'
        : voice.say(`The budget is ${purse} so far.`, `So far I keep to ${purse}.`)} ${voice.say('What shall it be?', 'How much shall it be now?')}`
    }
    case 'people':
      return `${lost}${facts.groupSize === undefined
        ? 'I do not know yet how many you are.'
        : voice.say(`I have ${partyOf(facts)} down.`, `So far it is ${partyOf(facts)}.`)} ${voice.say('How many will you be?', 'How many shall I count?')}`
    default: {
      const days = facts.startDate === undefined ? '' : sayDays({ facts, today })
      return `${lost}${days === ''
        ? 'No days are agreed yet.'
        : voice.say(`So far it is ${days}.`, `I have ${days} down.`)} ${voice.say('Which days shall it be instead?', 'From when to when, then?')}`
    }
  }
}
