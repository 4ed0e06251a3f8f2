import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import { pattern } from '../../language/pattern.ts'
import { comesBy } from '../clauses/meant-things.ts'
import { say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import type { Card } from '../read-prompt.ts'
import { dayName, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

/** 'Is Topkapi in there?', 'ist der Dom dabei?', 'le Louvre est-il dans le programme ?', '¿está la casa azul en el plan?' */
const ASKS = [
  pattern('iu')`^\W*(?:(?:and|so|but|ok)\W+)*(?:is|are)\s+(?:the |our )?(?<name>[^?.,;]{3,50}?)\s+(?:(?:already |also |even )?(?:in (?:there|it|(?:the|our|my) (?:plan|days|programme|program|itinerary))|on (?:the|our) (?:plan|list|programme)))(?: too| already| somewhere| anywhere)?\s*\?`,
  pattern('iu')`^\W*(?:und )?(?:ist|sind)\s+(?:der |die |das )?(?<name>[^?.,;]{3,50}?)\s+(?:(?:schon |auch )?(?:dabei|drin|im (?:plan|programm)))\s*\?`,
  pattern('iu')`^\W*(?:et )?(?:est-ce que )?(?:le |la |les |l['’])?(?<name>[^?.,;]{3,50}?)\s+(?:est|sont)(?:-ils?|-elles?)?\s+(?:déjà )?(?:dedans|dans le (?:plan|programme)|au programme)\s*\?`,
  pattern('iu')`^\W*(?:y )?(?:está|están)\s+(?:el |la |los |las )?(?<name>[^?.,;]{3,50}?)\s+(?:en el (?:plan|programa)|incluid[oa]s?(?: en el plan)?)\s*\?`,
]
/** Points at what was spoken of, or asks of the price. */
const NO_NAME = /^(?:it|that|this|they|these|those|there|lunch|dinner|breakfast|food|drinks?|tickets?|entry|everything|all|anything|something|es|das|todo|tout|im|in|beim|bei|am|at|on|with|with|dans|en)\b/i

/** Whether a thing stands in the plan, asked by its name; null where that is not all that is asked. */
export function answerInPlan({ reading, voice }: Situation): Decision | null {
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const name = reading.plan.length === 0 ? undefined : ASKS.flatMap((words) => words.exec(said)?.groups?.name ?? [])[0]
  const isAlone = (said.match(/[?.!]\s+\S/g) ?? []).length === 0
  if (name === undefined || !isAlone || NO_NAME.test(name)) return null
  const plan = withCards(reading)
  const { planned, shown } = comesBy(name, plan, reading.cards.filter(({ productCode }) => !plan.some((one) => one.productCode === productCode)))
  const stands = planned.find(({ card }) => bears(card, name))
  const card = shown.find((one) => bears(one, name))
  if (stands !== undefined && isDay(stands.date)) return say(voice.say(`Yes: ${shortTitle(stands.card.title)}, on ${dayName(stands.date)} at ${sayTime(stands.startTime)}.`, `It is: ${shortTitle(stands.card.title)}, ${dayName(stands.date)} at ${sayTime(stands.startTime)}.`))
  if (card !== undefined) return say(voice.say(`No, not yet. I do have ${shortTitle(card.title)}: name a day, and I put it in.`, `Not so far; ${shortTitle(card.title)} would be it. Say on which day, and it goes in.`))
  // In another language it may as well be asked what a thing comes with.
  if (!/^\W*(?:(?:and|so|but|ok)\W+)*(?:is|are)\b/i.test(said)) return null
  return say(voice.say(`No, the plan has no ${name} in it. Say “add ${name}”, and I look for it.`, `No ${name} stands in the plan so far. Tell me to add it, and I look whether I have it.`))
}

/** A name that is written as one stands on its card: Windsor Castle is no other castle. */
function bears({ title, about = '', details = '' }: Card, name: string): boolean {
  const own = name.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []
  const text = `${title} ${about} ${details}`.toLowerCase()
  return own.every((word) => text.includes(word.toLowerCase()))
}
