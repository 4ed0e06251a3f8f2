import { pattern } from '../language/pattern.ts'
import type { Budget } from './budget.ts'
import { COUNT, readCount } from './numbers.ts'

const PERSON = '(?:person|head|adult|travell?er|pax|pp|guest|passenger|participant|student|capita|one of us)'
const PER_PERSON = pattern()`
  ^[\s,]*(?:\([^)]*\)\s*)?(?:pro (?:person|kopf|nase)\b|por (?:persona|cabeza)\b|par (?:personne|tête)|a (?:persona|testa)\b|per persona\b|
  por pessoa\b|each\b(?! (?:way|day|night))|(?:per|a|an|\/|for (?:each|every))\s?${PERSON}\b|pp\b|p\.p\.|p\/p|apiece|for each(?: of us)?\b|every one|
  ea\b)
`
const PER_DAY = pattern()`
  ^[\s,]*(?:pro (?:tag|nacht)\b|(?:am|am ersten) tag\b|por (?:d[ií]a|noche)\b|al (?:d[ií]a|giorno)\b|par (?:jour|nuit)\b|a notte\b|
  per (?:dag|nacht)\b|(?:per|a|each|every|\/|for (?:a|one|each|every))\s?(?:day|night|d\b|nite)|daily|nightly|pn\b|p\/n|pd\b|p\.d\.)
`
const PER_BOTH = /^[\s,]*(?:pppn|pppd|p\.?p\.?\s?p\.?[nd]\b)/
const TOTAL = pattern()`
  ^[\s,]*(?:max(?:imum)?\s+|tops?\s+)?(?:(?:in\s+|as a\s+)?total|in all\b|all told|all[ -]in|all together|altogether|combined|overall|
  between (?:us|(?:the )?(?:two|both|three|four|five|six|all) of us)|
  for (?:everything|everyone|everybody|all of us|us (?:all|both|two)|all of it|the (?:whole|entire)|(?:the )?both|the pair|
  the (?:two|three|four|five|six|family|trip|lot|group)))\b
`

/** Of a couple the sum is that of both. */
const PER_COUPLE = /^[\s,]*(?:per|a|each|for each|\/)\s?couple\b/
const COUPLES = new RegExp(`\\b(?<count>${COUNT})\\s+(?:\\w+\\s+)?couples\\b`)

/** How many couples a sum per couple is for: those that the message counts. */
export function couplesOf(text: string, rest: string): number {
  return PER_COUPLE.test(rest) ? (readCount(COUPLES.exec(text)?.groups?.count) ?? 1) : 1
}

/** Whether the words right behind a number say what it is for, so that it is money: '500 each', '2000 for both of us'. */
export function isShared(said: string): boolean {
  const rest = said.replace(BETWEEN, '')
  return PER_PERSON.test(rest) || PER_COUPLE.test(rest) || /^\s*(?:for (?:all of us|us (?:all|both|two)|(?:the )?both|the pair of us|the (?:two|three|four|five|six|seven|eight) of us|the whole (?:trip|family|group))|between (?:us|(?:the )?(?:two|both|three|four|five|six) of us))\b/.test(rest)
}

const SAID_BEFORE = "(?:(?:that's|that is|that was|it's|it is|i mean|i meant|meaning|sorry|no|and|actually|oh|but|not in total|is)\\W+)*"
const SAID_AFTER = "(?:\\W+(?:i mean|i meant|that is|of course|please|by the way|i said|not (?:in )?total|not (?:for )?(?:all|both)(?: of us)?|btw|though|tho|i think|by the by|fyi|just to be clear))*"
/** 'Per person, I mean': what the sum said before is for. */
const PER_ALONE = pattern()`
  ^\W*${SAID_BEFORE}(?<per>per (?:person|head|day|night)|for each(?: of us| person)?|each|apiece|pp|a (?:day|night|head)|(?:in )?total|altogether|
  for (?:all|both|the (?:two|three|four|five|six)) of us)${SAID_AFTER}\W*$
`

/** What the sum agreed on is for, where a message says that and nothing else. */
export function readPerAlone(text: string): Budget['per'] | null {
  // 'Total?' asks for a sum.
  const said = text.includes('?') ? undefined : PER_ALONE.exec(text)?.groups?.per
  return said === undefined ? null : perOf(said, '')
}

/** What may stand between a sum and what it is for: '900 max, flights included, per person', '900 (each)'. */
const BETWEEN = pattern()`
  ^(?:[\s,(]*\b(?:budget|max(?:imum)?|tops|or (?:so|less|under)|at (?:the )?(?:most|max)|all[- ]in(?:clusive)?|
  (?:incl?|excl?)(?:uding|\.)? (?:the )?(?:flights?|hotels?|food|everything|breakfast|taxes?)|
  (?:with|without|plus) (?:the )?(?:flights?|hotels?|food)|(?:the )?(?:flights?|food) (?:included|excluded|not included)|
  not (?:counting|including) (?:the )?flights?|as a (?:max\w*|limit)|
  for (?:the )?(?:hotels?|food|flights?|accommodation|activities|rooms?|stay))\b)+(?=[\s,(]*(?:each|per|pp|p\.p|a (?:head|person|day|night)|apiece|
  pro|por|par|for each|daily|\/))|^\s*\((?=(?:each|per|pp|a (?:head|person|day|night)|apiece|\/)[^)]*\))
`
/** 'Everyone pays 500', 'budget each about 900', 'we each have'. */
const EACH_BEFORE = pattern()`
  \b(?:per (?:person|head|pax|adult|traveller|capita)|each of (?:us|the (?:\w+ of us|\w+))|we (?:can )?each|
  (?:everyone|everybody|each|every one of us|each one) (?:can |will |could |would )?(?:pays?|spends?|has|have|puts? in|chips? in)|
  each(?=\W*(?:about|around|roughly|max\w*|up to|of|is|at most|under|no more than|only|would be|[$€£])?\W*$)|apiece|pp)\b
`

/** 'Daily budget of', 'each day we can spend': in the clause of the sum. 'Plan something for each day, budget 600' is for all of them. */
function isSaidOfDays(clause: string): boolean {
  if (/\b(?:daily (?!plan|schedule|programme|program|itinerary|activit)|daily$|per (?:day|night)|nightly)\b/.test(clause)) return !OF_A_PLAN.test(clause)
  return /\b(?:a|each|every) day\b/.test(clause) && /\b(?:spend\w*|budget\w*|pay\w*|afford|costs?|allow\w*|max\w*|up to|at most|limit\w*|cap|have|manage)\b/.test(clause) && !OF_A_PLAN.test(clause)
}

const OF_A_PLAN = /\b(?:plan\w*|something|anything|(?:one|two|three|a few|some) (?:\w+ )?(?:things?|activit\w+|tours?)|do(?:ing)?|see(?:ing)?|out)\b[^,]*\b(?:a|each|every|per) day\b/

/** What a sum is for, from the words behind and before it: 'per person', 'a day', 'in total'. */
export function perOf(said: string, before: string): Budget['per'] | null {
  const rest = said.replace(BETWEEN, '')
  if (PER_COUPLE.test(rest)) return 'total'
  if (PER_BOTH.test(rest)) return 'person-day'
  const person = PER_PERSON.exec(rest)
  const day = PER_DAY.exec(person === null ? rest : rest.slice(person[0].length))
  // What stands before another sum is said of that one.
  const near = (/[^.;!?#]*$/.exec(before.slice(-44))?.[0] ?? '').replace(/^.*\d[^,]*,/, '')
  const eachBefore = EACH_BEFORE.test(near)
  const dayBefore = isSaidOfDays(near.split(/[,\n]|\s[-–]\s/).at(-1) ?? '')
  if ((person !== null || eachBefore) && (day !== null || dayBefore)) return 'person-day'
  if (day !== null) return PER_PERSON.test(rest.slice(day[0].length)) ? 'person-day' : 'day'
  if (person !== null || eachBefore) return 'person'
  if (dayBefore) return 'day'
  return TOTAL.test(rest) || /\b(?:total|overall|altogether|entire|whole)\b/.test(near) ? 'total' : null
}

const COUNTED = /\b(?:both|two|three|four|five|six)\b/

/** How many characters right behind a sum say what it is for: they are part of it. */
export function perLength(rest: string): number {
  for (const form of [PER_COUPLE, PER_BOTH]) {
    const whole = form.exec(rest)
    if (whole !== null) return whole[0].length
  }
  const first = PER_PERSON.exec(rest) ?? PER_DAY.exec(rest) ?? TOTAL.exec(rest)
  // 'For the four of us' tells who goes as well.
  if (first === null || COUNTED.test(first[0])) return 0
  const behind = rest.slice(first[0].length)
  return first[0].length + (PER_DAY.exec(behind) ?? PER_PERSON.exec(behind) ?? [''])[0].length
}
