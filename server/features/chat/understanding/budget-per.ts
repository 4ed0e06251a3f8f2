import type { Budget } from './budget.ts'

const PERSON = '(?:person|head|adult|travell?er|pax|pp|guest|passenger|participant|student|capita|one of us)'
const PER_PERSON = new RegExp(`^[\\s,]*(?:\\([^)]*\\)\\s*)?(?:each\\b(?! (?:way|day|night))|(?:per|a|an|\\/|for (?:each|every))\\s?${PERSON}\\b|pp\\b|p\\.p\\.|p\\/p|apiece|for each(?: of us)?\\b|every one|ea\\b)`)
const PER_DAY = /^[\s,]*(?:(?:per|a|each|every|\/|for (?:a|one|each|every))\s?(?:day|night|d\b|nite)|daily|nightly|pn\b|p\/n|pd\b|p\.d\.)/
const PER_BOTH = /^[\s,]*(?:pppn|pppd|p\.?p\.?\s?p\.?[nd]\b)/
const TOTAL = /^[\s,]*(?:max(?:imum)?\s+|tops?\s+)?(?:(?:in\s+|as a\s+)?total|in all\b|all told|all[ -]in|all together|altogether|combined|overall|for (?:everything|everyone|everybody|all of us|us all|all of it|the (?:whole|entire)|both|the (?:two|three|four|five|six|family|trip|lot|group)))\b/

const SAID_BEFORE = "(?:(?:that's|that is|that was|it's|it is|i mean|i meant|meaning|sorry|no|and|actually|oh|but|not in total|is)\\W+)*"
const SAID_AFTER = "(?:\\W+(?:i mean|i meant|that is|of course|please|by the way|i said|not (?:in )?total|not (?:for )?(?:all|both)(?: of us)?))*"
/** 'Per person, I mean': what the sum said before is for. */
const PER_ALONE = new RegExp(`^\\W*${SAID_BEFORE}(?<per>per (?:person|head|day|night)|for each(?: of us| person)?|each|apiece|pp|a (?:day|night|head)|(?:in )?total|altogether|for (?:all|both|the (?:two|three|four|five|six)) of us)${SAID_AFTER}\\W*$`)

/** What the sum agreed on is for, where a message says that and nothing else. */
export function readPerAlone(text: string): Budget['per'] | null {
  const said = PER_ALONE.exec(text)?.groups?.per
  return said === undefined ? null : perOf(said, '')
}

/** What a sum is for, from the words behind and before it: 'per person', 'a day', 'in total'. */
export function perOf(rest: string, before: string): Budget['per'] | null {
  if (PER_BOTH.test(rest)) return 'person-day'
  const person = PER_PERSON.exec(rest)
  const day = PER_DAY.exec(person === null ? rest : rest.slice(person[0].length))
  // What stands before another sum is said of that one.
  const near = (/[^.;!?#]*$/.exec(before.slice(-44))?.[0] ?? '').replace(/^.*\d[^,]*,/, '')
  const eachBefore = /\b(?:per (?:person|head)|each of (?:us|the (?:\w+ of us|\w+))|we (?:can )?each|apiece|pp)\b/.test(near)
  const dayBefore = /\b(?:daily|per (?:day|night)|a day|nightly|each day|every day)\b/.test(near)
  if ((person !== null || eachBefore) && (day !== null || dayBefore)) return 'person-day'
  if (day !== null) return PER_PERSON.test(rest.slice(day[0].length)) ? 'person-day' : 'day'
  if (person !== null || eachBefore) return 'person'
  if (dayBefore) return 'day'
  return TOTAL.test(rest) || /\b(?:total|overall|altogether|entire|whole)\b/.test(near) ? 'total' : null
}
