import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import { part } from '../../language/pattern.ts'
import { BACK_MINUTES, COMING_MINUTES, FLYING_MINUTES, GOING_MINUTES } from '../day-by-day/travel-hours.ts'
import { hoursSaid, inFigures, timeOf } from './clock-said.ts'
import type { HourSaid } from './clock-said.ts'

/** Hours of a day, HH:MM to HH:MM or 24:00. */
export interface Hours {
  from: string
  to: string
}

/** What somebody tells of hours at which they are not free. */
export interface OwnHours {
  busy: Hours[]
  /** Of which day, where the clause names none: the first, the last, every one, or one that nobody can know. */
  of: 'arrival' | 'departure' | 'each' | 'one'
}

const NOT = /(?<!\p{L})(?:no|not|never|nothing|none|nobody|cannot|without|hates?|avoid|stop|(?:do|does|ca|wo|is|are|would|could)n't|nicht|nichts|nie|niemals|kein\p{L}*|pas|rien|jamais|nada|nunca)(?!\p{L})/u
const TIRED = /\b(?:melts?|tired|asleep|sleeps?|falls?|fades?|cranky|done|finished|dead|exhausted|bed|bedtime|grumpy|gone|shuts?|wiped)\b/
const IN_BED = /\b(?:beds?|bedtime|asleep)\b/
const ARRIVES = part`
  \b(?:arriv\w+|lands?|landing|reach(?:es|ing)?|docks?|docking|touch(?:es)? down|check(?:ing)? in|(?:get|gets|getting|come|comes|coming|pull|pulls|roll|rolls) (?:in|into|there|here)\b|turn(?:s|ing)? up|due in|
  join(?:s|ing)? us|ankommen|kommen an|arriv\p{L}+|lleg\p{L}+|landen)
`
const LEAVES = part`
  \b(?:leav(?:e|es|ing)|depart\w*|(?:fly|flies|flying|go|goes|going|head|heads|heading) (?:home|back|off|out)|(?:our|the|my|a) (?:flight|plane|train|ferry|bus|coach|boat|ship|transfer|taxi)|
  to the (?:airport|station|port)|at the (?:airport|station|port)|set(?:ting)? off|sails?|abreisen|abflug|partons|départ|salimos|vuelo)\b
`
const FLIES = /\b(?:fly\w*|flies|flight|plane|airport)\b/
const BACK = /\b(?:back|home|in bed|at the hotel|finished|done|over|return\w*|zurück|rentrés?|de vuelta)\b/
const ONLY_FREE = /\b(?:only|just)\b[^.;]*\b(?:free|available|time|have|got|there|here)\b|\b(?:i'm|i am|we're|we are|is|are) (?:only |just )?(?:free|available)\b|\bwe (?:only|just) have\b/
const BEGINS = /\b(?:only|start\w*|begin\w*|free|up|awake|ready|earliest|available|time|open|out of|join\w*|starting)\b/
const WAITS = /\b(?:work\w*|busy|sleep\w*|asleep|nap\w*|rest\w*|meeting\w*|conference|course|class\w*|closed|away|out|shoot\w*|rehears\w*|on (?:duty|call)|not free|unavailable|booked|taken)\b/
const ALWAYS = /\b(?:every|each|always|usually|daily|naps?|nap time|siesta|bedtime|in bed|by then|never|all (?:three|four|five|the) days|mornings|afternoons|evenings|nights|generally|normally|kids?|children|little one|toddler|baby|grandpa|grandma|(?:grand)?(?:mother|father)|mum|dad|mom)\b/

/** Said without an hour, it is meant of after dinner. */
const EARLY_NIGHTS = /\b(?:bed early|early (?:nights?|to bed|bedtimes?|sleepers?)|sleep early|früh ins bett)\b/

/** Hours that a meal takes where nobody says them, and how long other things go on. */
const MEALS: readonly (readonly [RegExp, Hours])[] = [
  [/\b(?:breakfast|frühstück\p{L}*|petit-déjeuner|desayun\p{L}*)\b/u, { from: '07:30', to: '10:30' }], [/\bbrunch\b/, { from: '10:00', to: '13:00' }], [/\b(?:lunch|mittagessen|déjeuner|almuerzo)\b/u, { from: '12:00', to: '14:30' }],
  [/\b(?:dinner|supper|abendessen|dîner|cena)\b/u, { from: '18:30', to: '22:30' }],
]
const LATE_THINGS = /\b(?:dinner|supper|drinks|theatre|theater|opera|concert|show|musical|gig|evening|night|tonight|pm|bed|abend\p{L}*|soir|noche)\b/u
const EARLY_THINGS = /\b(?:morning|breakfast|sunrise|dawn|morgen\p{L}*|matin|mañana)\b/u
const LASTS: readonly (readonly [RegExp, number])[] = [[/\b(?:call|phone|zoom|dentist|doctor)\b/, 60], [/\b(?:dinner|supper|theatre|theater|opera|concert|show|musical|match|game|wedding|party)\b/, 180]]
const USUAL_MINUTES = 120
const WAY_THERE = 45

const PARTS: readonly (readonly [RegExp, Hours])[] = [
  [/\bmornings?\b|\bforenoon\b|(?<!\p{L})(?:vormittags?|matin(?:ée)?s?)(?!\p{L})/u, { from: '00:00', to: '12:00' }], [/\b(?:midday|noon|lunch ?time)\b|(?<!\p{L})(?:mittags?|midi|mediodía)(?!\p{L})/u, { from: '12:00', to: '14:00' }],
  [/\bafternoons?\b|(?<!\p{L})(?:nachmittags?|après-midi|tardes?)(?!\p{L})/u, { from: '13:00', to: '17:30' }], [/\b(?:evenings?|nights?|tonight)\b|(?<!\p{L})(?:abends?|soirs?|soirées?|noches?)(?!\p{L})/u, { from: '17:30', to: '24:00' }],
]
const KEPT = /\b(?:leave|keep|block|hold|want|need|with)\b[^.;]*\b(?:free|empty|open|clear|off|out|to (?:ourselves|myself))\b|\b(?:free|off|blocked|taken|booked|busy|gone|full)\b/
const OWN_WORDS = part`
  \b(?:already|booked|reserv\w+|tickets? (?:for|to)|meet(?:ing|s)?|see(?:ing)? (?:my|our|an?|some|friends?)|getting married|visit(?:ing|s)? (?:my|our|an?|some|friends?|famil\w+)|taken|not free|busy|rehears\w+|photographer|dentist|doctor|appointment|wedding|
  conference|service|mass|church|call|match|with (?:a|an|my|our|some|old|his|her) (?:\w+ )?(?:friends?|cousins?|aunt|uncle|famil\w+|colleagues?|boss|clients?|relatives?|in-laws)|we(?:'re| are) (?:at|with|away)|i(?:'m| am) (?:at|with|away))\b
`
const ALL_DAY = /\b(?:all|whole|entire|full) day\b|\bthe whole of\b/
const WHOLE = /\b(?:is|are|'s) (?:taken|booked|blocked|gone|out|off|full)\b|\bnot (?:free|available)\b|\baway\b/
/** Says when something is liked to be, and not when nobody can. */
const PREFERS = /\b(?:prefer\w*|want|would like|'d like|love|rather|start\w*|begin\w*|best|suits?|ideal\w*|early|late|could|can we|shall|please put|something|anything)\b/
const OWN = new RegExp(OWN_WORDS, 'u')
const ARRIVING = new RegExp(ARRIVES, 'u')
const LEAVING = new RegExp(LEAVES, 'u')

/** What a clause that tells of somebody's own hours says of them; null where it says none that can be made out. */
export function hoursInClause(text: string): OwnHours | null {
  const clause = inFigures(text)
  const [first, second] = hoursSaid(clause)
  if (first === undefined) return withoutHour(clause)
  const isFromTo = second !== undefined && (second.cue === 'until' || (first.cue === 'from' && second.cue === 'at')) && second.start - first.end < NEAR
  return isFromTo ? fromTo(clause, first, second) : atHour(clause, first)
}

/** Who has to be out of the room stays in the town. */
const CHECKS_OUT = /\bcheck(?:ing)?[- ]?out\b/
/** 'From five on we are at my cousin's', where 'Friday from ten please' begins. */
const IS_THEIRS = /\b(?:we|i|he|she|they|it|kids|children)(?:'re|'m|'s| are| am| is| have| has|'ve)\b|\b(?:busy|work\w*|away|sind|bin|habe\p{L}*|sommes|estamos)\b/u
/** 'We have the car until six'. */
const HAS_IT = /\b(?:have|has|got|rent(?:ed)?|keep) (?:the|our|that|this)\b/
const NEAR = 9

function fromTo(clause: string, first: HourSaid, second: HourSaid): OwnHours | null {
  const half = first.half ?? (Number(first.hour) <= Number(second.hour) ? second.half : undefined)
  const from = timeOf({ ...first, half }, laterBelow(clause, 8))
  const to = timeOf(second, laterBelow(clause, 8))
  if (from === null || to === null) return null
  const end = minutesOf(to) > minutesOf(from) ? to : timeOfMinutes(Math.min(1439, (minutesOf(to) % 720) + 720))
  if (minutesOf(end) <= minutesOf(from)) return null
  if (ONLY_FREE.test(clause)) return { busy: [{ from: '00:00', to: from }, { from: end, to: '24:00' }], of: always(clause) }
  return { busy: [{ from, to: end }], of: always(clause) }
}

function atHour(clause: string, said: HourSaid): OwnHours | null {
  if (CHECKS_OUT.test(clause)) return null
  const isNot = NOT.test(clause)
  const until = (laterThan: number): string | null => timeOf(said, laterBelow(clause, laterThan))
  const upTo = (time: string | null, of: OwnHours['of'] = 'each'): OwnHours | null => (time === null ? null : { busy: [{ from: '00:00', to: time }], of })
  const from = (time: string | null, of: OwnHours['of'] = 'each'): OwnHours | null => (time === null ? null : { busy: [{ from: time, to: '24:00' }], of })
  if (said.cue === 'by' || said.cue === 'before') {
    if (LEAVING.test(clause) && !BACK.test(clause)) return from(earlier(until(8), said.cue === 'by' ? BACK_MINUTES : 0), 'departure')
    if (said.cue === 'before' && isNot && !BACK.test(clause)) return upTo(until(6))
    return ARRIVING.test(clause) && !BACK.test(clause) ? upTo(later(until(7), 0), 'arrival') : from(until(12))
  }
  if (ARRIVING.test(clause)) return upTo(later(until(7), COMING_MINUTES), 'arrival')
  if (LEAVING.test(clause) && said.cue !== 'after') return from(earlier(until(8), FLIES.test(clause) ? FLYING_MINUTES : GOING_MINUTES), 'departure')
  if (BACK.test(clause) && said.cue === 'at') return from(until(12))
  if (said.cue === 'until' && HAS_IT.test(clause) && !WAITS.test(clause)) return null
  if (said.cue === 'until') return /\bfree\b|\bonly\b/.test(clause) && !isNot ? from(until(9)) : upTo(until(9), WAITS.test(clause) ? always(clause) : 'each')
  if (said.cue === 'after') return isNot || TIRED.test(clause) ? from(until(12)) : BEGINS.test(clause) ? upTo(until(8)) : WAITS.test(clause) ? from(until(8)) : null
  if (said.cue === 'from') return !isNot && (BEGINS.test(clause) || !IS_THEIRS.test(clause)) ? upTo(until(8)) : from(until(8))
  if (IN_BED.test(clause) || TIRED.test(clause)) return from(until(12))
  const start = until(8)
  if (start === null || (BEGINS.test(clause) && !OWN.test(clause))) return upTo(start)
  const minutes = LASTS.find(([words]) => words.test(clause))?.[1] ?? USUAL_MINUTES
  return { busy: [{ from: timeOfMinutes(Math.max(0, minutesOf(start) - WAY_THERE)), to: timeOfMinutes(Math.min(1439, minutesOf(start) + minutes)) }], of: always(clause) }
}

/** Parts of days, meals and whole days, without an hour. */
function withoutHour(clause: string): OwnHours | null {
  if (EARLY_NIGHTS.test(clause)) return { busy: [{ from: '20:00', to: '24:00' }], of: 'each' }
  const isNot = NOT.test(clause)
  const isOwn = OWN.test(clause)
  const said = PARTS.find(([words]) => words.test(clause))?.[1]
  const meal = MEALS.find(([words]) => words.test(clause))?.[1]
  if (KEPT.test(clause) && said !== undefined && !ONLY_FREE.test(clause)) return { busy: [said], of: 'each' }
  const own = said ?? meal
  if (isOwn && own !== undefined) return { busy: [own], of: 'one' }
  const isWhole = WHOLE.test(clause) || (ALL_DAY.test(clause) && (isOwn || isNot))
  if (isWhole && said === undefined) return { busy: [{ from: '00:00', to: '24:00' }], of: 'one' }
  if (said === undefined || (PREFERS.test(clause) && !isNot)) return null
  return isNot || TIRED.test(clause) ? { busy: [said], of: 'each' } : { busy: [said], of: 'one' }
}

function laterBelow(clause: string, usual: number): number {
  return EARLY_THINGS.test(clause) ? 0 : LATE_THINGS.test(clause) ? 12 : usual
}

function always(clause: string): OwnHours['of'] {
  return ALWAYS.test(clause) ? 'each' : 'one'
}

function later(time: string | null, minutes: number): string | null {
  return time === null ? null : timeOfMinutes(Math.min(1439, minutesOf(time) + minutes))
}

function earlier(time: string | null, minutes: number): string | null {
  return time === null ? null : timeOfMinutes(Math.max(0, minutesOf(time) - minutes))
}
