import { part, pattern } from '../language/pattern.ts'

const VERB = '(?:change|switch|set|update|move|alter|adjust|raise|lower|increase|reduce|correct|put|make|shift|bump)'
const LEAD = part`
  ^\W*(?:(?:and|ok|okay|so|then|well|actually|please|now|also|can you|could you|can we|could we|let's|let us|i want to|we want to|i'd like to|
  we'd like to|i need to|we need to)\W+)*
`
const FACT = part`
  (?<dates>(?:(?:travel|trip|start|arrival) )?(?:dates?|days)|when we go)|(?<budget>(?:(?:total|whole|daily) )?budget|(?:spending )?limit)|
  (?<people>(?:(?:number|amount) of )?(?:people|persons|travell?ers|adults|guests|participants)|head ?count|
  group(?: size)?|party(?: size)?)|
  (?<length>length(?: of (?:the|our|my) (?:trip|stay))?|duration|number of (?:days|nights))
`
/** 'Change the budget to 800 euros': what is to be otherwise is a fact of the trip, and none of its things. */
const CHANGES = pattern('iu')`${LEAD}${VERB} (?:(?:my|our|the) )?(?:${FACT})(?: (?:up|down))?(?: (?:from .{1,40}? )?(?:to|be|for|by|into|at)\b\s*(?<value>(?:(?!\band (?!\d)|[,;]\s|[.!?] ).)*?))?\W*$`

export interface FactChange {
  fact: 'dates' | 'budget' | 'people' | 'length'
  /** What it is to be; empty where nobody said. */
  value: string
}

export function readFactChange(text: string): FactChange | null {
  const { value = '', ...facts } = CHANGES.exec(text.replaceAll('’', "'"))?.groups ?? {}
  const fact = (['dates', 'budget', 'people', 'length'] as const).find((one) => facts[one] !== undefined)
  return fact === undefined ? null : { fact, value: value.trim() }
}

const COUNT = /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i

/** Such a change in the plain words of a fact: 'we are four people'. Any other text as it is. */
export function withFactPlain(text: string): string {
  const change = readFactChange(text)
  if (change === null || change.value === '') return text
  if (change.fact === 'people') return COUNT.test(change.value) ? `we are ${change.value} people` : `we are ${change.value}`
  if (change.fact === 'dates') return change.value
  return text
}
