import type { Standing } from '../day-by-day/standing-plan.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import type { Reading } from '../read-prompt.ts'
import { readTrait } from '../references/by-trait.ts'
import { shortTitle } from '../words/format.ts'

/** 'Whatever is the most tiring', 'the thing that costs most': the same with the trait in front. */
const WHATEVER = /\b(?:whatever|whichever|the (?:thing|one|bit|part)(?: (?:that|which))?) (?:is|was|looks|seems|comes out) (?:the )?((?:most|least) \w+|\w+est)(?: (?:thing|one|of (?:them|all|it)))?\b/i
const COSTS_MOST = /\b(?:whatever|whichever(?: one)?|the (?:thing|one|bit|part)(?: (?:that|which))?) (costs?|takes?|lasts?) (?:the )?(most|least|longest)\b/i
const OF_COSTS: Readonly<Record<string, string>> = { 'cost most': 'the most expensive one', 'cost least': 'the cheapest one', 'take longest': 'the longest one', 'last longest': 'the longest one', 'take most': 'the longest one', 'take least': 'the shortest one' }
/** 'Drop whatever is on Sunday': all of it. */
const ALL_OF_DAY = /\b(?:drop|remove|delete|scrap|skip|cancel|lose|ditch|bin|cut|clear) (?:whatever|anything|everything|all)(?: (?:that )?(?:is|we have|there is|you have|we['’]ve got))?(?: (?:planned|booked|set|there))? (?:on|for) (?=(?:the |our )?(?:\w+day|day \d|(?:first|second|third|fourth|last) (?:day|morning|afternoon|evening))\b)/i

/** What is to be done with it, where a question would ask which it is. */
const CHANGES = /(?:^|[.!?,;]\s+|\b(?:and|then|please|can (?:you|we)|could (?:you|we)|let['’]?s|i(?:['’]d| would) (?:like|rather)|we(?:['’]d| would) (?:like|rather))\s+(?:to )?)(?:please )?(?:drop|remove|delete|scrap|skip|cut|take|leave|lose|ditch|bin|cancel|swap|replace|change|exchange|trade|switch|move|put|push|shift|bring|get rid of|do|keep|start with|have)\b/i

/**
 * 'Drop the most expensive one', of a plan that stands: the thing that has most of it in that plan, by its name, so that it is no other card that was
 * ever shown. Any other text as it is.
 */
export function withSuperlativesNamed(said: string, reading: Pick<Reading, 'plan' | 'cards'>): string {
  const text = said.replace(ALL_OF_DAY, 'take out everything on ')
  if (reading.plan.length < 2 || !CHANGES.test(text)) return text
  const plain = text.replace(COSTS_MOST, (all, verb: string, end: string) => OF_COSTS[`${verb.toLowerCase().replace(/s$/, '')} ${end.toLowerCase()}`] ?? all).replace(WHATEVER, 'the $1 one')
  const standing = withCards(reading)
  const named = namesOf(plain, standing)
  return named ?? text
}

function namesOf(text: string, standing: readonly Standing[]): string | null {
  const words = SUPERLATIVE.exec(text)
  if (words === null) return null
  const trait = readTrait(words[0].toLowerCase(), standing.map(({ card }) => card))
  const one = standing.find(({ productCode }) => productCode === trait?.codes[0])
  return one === undefined ? null : `${text.slice(0, words.index)}${shortTitle(one.card.title)}${text.slice(words.index + words[0].length)}`
}

const SUPERLATIVE = /\bthe (?:(?:most |least )?(?:expensive|tiring|strenuous|exhausting|demanding|physical|taxing|costly)|(?:cheap|dear|pric(?:e)?i|short|quick|long|hard|tough|steep)est|(?:best|top|highest)[- ]rated)(?: (?:one|thing|activity|part|bit|item|option|tour|trip|walk|of (?:the )?(?:two|three|lot|them|those|these|all)))?\b/i
