import type { Clause } from '../../reader/index.ts'
import { pattern } from '../../language/pattern.ts'
import type { Reading } from '../read-prompt.ts'
import { saysYes } from '../offers/yes.ts'
import { isPlain } from './sure.ts'

/** What the last message does, as far as it was read: there where the whole of it is not sure, too. */
export function heardIn({ clauses = [], clausesOf, turns, lastLength }: Pick<Reading, 'clauses' | 'clausesOf' | 'turns' | 'lastLength'>): readonly Clause[] {
  return clauses.length > 0 ? clauses : (clausesOf?.(turns.at(-lastLength) ?? '') ?? [])
}

/** 'We plan our weeks around food': told of those who plan. */
const TELLS = /^\W*(?:we|i|they|people|my \p{L}+|our \p{L}+)(?:['’]ve| always| usually| never| often| have| had)? (?:plan(?:ned|s)?|make|made)\b/iu
/** 'Is my plan too busy?' asks of a plan; 'make it five days' makes the trip longer. */
const NO_PLAN = /^\W*(?:and |but |so )?(?:is|are|was|does|do|did|has|have|how (?:much|long|many|busy)|what(?:['’]s| is| does))\b(?! you\b)|\b(?:make|turn) (?:it|that|this) (?:\p{L}+ ){0,2}(?:\p{L}+|\d+) (?:days?|nights?|weeks?)\b/iu

/** So sure a reading is, before days that stand nowhere yet are set out by it: at worst there is a plan. */
const LIKELY = 0.6

/** Whether the days are to be set out, in whatever words; where they are already, only what is said plainly makes them anew. */
export function wantsDays(reading: Pick<Reading, 'cards' | 'clauses' | 'clausesOf' | 'turns' | 'lastLength' | 'plan'>): boolean {
  const isOpen = reading.plan.length === 0
  const said = reading.turns.at(-reading.lastLength) ?? ''
  if (isOpen && (speaksOfDays(said) || BIDS_PLAN.test(said))) return true
  if (isOpen && reading.cards.length > 0 && (heardIn(reading).some(goesOn) || isShortYes(reading.turns.at(-reading.lastLength) ?? ''))) return true
  return heardIn(reading).some((clause) => clause.act === 'plan' && !TELLS.test(clause.text) && !NO_PLAN.test(clause.text) && (isOpen ? clause.share >= LIKELY : isPlain(clause) && !clause.text.includes('?')))
}

/** 'Plan that one then', 'plan Vienna 3 to 6 June for two': bidden, whatever stands behind it. */
const BIDS_PLAN = /^\W*(?:(?:please|ok|okay|so|now|then|yes|great|and|actually|can you|could you|would you|just)\W+)*(?:plan(?:e|t|en|ea|ear|eadnos|ifica|ifie[rz]?)?|organiza|organiser?)(?=\W*$|\s)(?! (?:[ab]\b(?! (?:trip|stay|week))|on\b|to\b|was\b|is\b|for (?:lunch|dinner|tonight|tomorrow)|(?:our|my|the) (?:lunch|dinner|route|wedding|party)))/iu

/** 'Yep, go', 'yes show me': to the cards that were shown, before there is a plan. */
function goesOn({ act, share, text }: Clause): boolean {
  return act === 'accept' && share >= LIKELY && GOES.test(text)
}

/** Of words that are too short to be heard. */
function isShortYes(text: string): boolean {
  return text.split(/\s+/).length <= FEW_WORDS && saysYes(text, []) && GOES.test(text)
}

const FEW_WORDS = 4
const GOES = /(?<!\p{L})(?:go(?: on| ahead| for it)?|show (?:me|us)|do (?:it|that|so)|let['’]?s|carry on|proceed|draw it up|make it|bring it on|los|mach\p{L}*|allez|vas-y|adelante|vamos|venga)(?!\p{L})/iu

/** The days or their plan as what something is to be done with, in German, French or Spanish; whatever the verb is. */
const DAYS_WANTED = pattern('iu')`
  (?<=\p{L}{2,}[\s,]+)(?<!(?:^|\s)(?:para|en|de|por|desde|con|sobre|für|an|in|mit|zu|von|vor|nach|aus|pour|pendant|dans|avec|sur|entre|durant)\s+)
  (?:el|un|los|nuestros|den|einen|die|unsere|unseren|le|les|nos|notre|nuestro)\s+
  (?:plan|programa|itinerario|d[ií]as|programm|reiseplan|tagesplan|tage|programme|itinéraire|jours|journées)(?!\p{L})(?!\s+\p{L}+\s+(?:gratis|libres?|frei))
`
const ASKS_OR_DENIES = /^\W*(?:(?:y|und|et)\s+)?(?:cu[aá]nt\p{L}*|qu[eé]|cu[aá]l\p{L}*|d[oó]nde|cu[aá]ndo|c[oó]mo (?:es|est\p{L}+)|est[aá]n?|hay|wie|was|wann|welche\p{L}*|wo|ist|sind|gibt|quel\p{L}*|combien|o[uù]|quand|est-ce|y a-t-il)(?!\p{L})|(?<!\p{L})(?:no|nicht|kein\p{L}*|ne|pas|sin|ohne|sans)(?!\p{L})|\d/iu
/** More says more than that. */
const MOST_WORDS = 11

function speaksOfDays(text: string): boolean {
  return text.split(/\s+/).length <= MOST_WORDS && DAYS_WANTED.test(text) && !ASKS_OR_DENIES.test(text)
}

/** Of a short message that wants the days set out no word is a thing to do; kinds of things are heard by others. */
export function withoutDaysWanted(text: string): string {
  return speaksOfDays(text) ? '' : text
}
