import { minutesOf } from '@meander/sdk/contract/days'
import type { TripFacts } from '../understanding/index.ts'

/** How a message turns what was shown into something else. */
export type RefinementKind = 'free' | 'meal' | 'cheapest' | 'cheaper' | 'dearer' | 'shorter' | 'longer' | 'closer' | 'other' | 'alike' | 'better' | 'indoors' | 'easier' | 'quieter' | 'diet' | 'dinner' | 'swap' | 'remove'

export interface Refinement {
  kind: RefinementKind
  /** The meal that something is wanted for: 'lunch'. */
  meal?: string
}

const THING = '(?:one|ones|thing|things|tour|tours|trip|trips|walk|walks|activity|activities|option|options|place|places)'

const REFINEMENTS: readonly (readonly [RefinementKind, RegExp])[] = [
  ['swap', /\b(?:swap|replace|exchange|switch|trade|change)\b.{0,30}\b(?:the|number|it|that|this|one|#)\b|\binstead of (?:the|number|that|it)\b/],
  ['remove', /\b(?:remove|drop|delete|scrap|cross (?:off|out)|take (?:out|off|away)|leave out|skip|lose|without)\b.{0,20}\b(?:the|number|it|that|this|#)\b(?! (?:day|days|museums?|food)\b)/],
  ['cheapest', /\b(?:cheapest|least expensive|lowest[- ]priced?)\b/],
  ['cheaper', /\b(?:cheaper|less (?:expensive|pricey|dear)|lower[- ]priced?|too (?:expensive|pricey|dear|much money)|not so (?:expensive|dear)|cost(?:s)? less|save (?:some )?money|more affordable|(?:any|some)thing (?:for )?free\b(?! on)|free of charge|for free|free (?:things|activities|stuff))\b/],
  ['dearer', /\b(?:(?:more|most) (?:expensive|exclusive|luxurious|upscale|upmarket|premium)|dearer|pricier|fancier|fanciest|posher|higher[- ]end|more special|money (?:is )?no object|treat ourselves|splurge)\b/],
  ['shorter', /\b(?:short(?:er|est)|quick(?:er)?|less time|too long|not so long|fewer hours)\b/],
  ['longer', new RegExp(String.raw`\b(?:longer ${THING}|${THING} (?:that (?:is|are|lasts?|takes?) )?longer|too short|all[- ]day|full[- ]day|more time)\b|^\W*(?:something )?longer\W*(?:please)?\W*$`)],
  ['easier', /\b(?:less (?:strenuous|tiring|walking|demanding|exhausting|physical|active)|(?:not|nothing) (?:so |too |very )?(?:strenuous|tiring|exhausting|demanding|hard)|easier|gentler|gentle|too (?:strenuous|tiring|hard|exhausting|demanding|much walking|difficult)|easy on the (?:legs|knees|feet)|without (?:much|a lot of) walking|(?:can't|cannot|can not|hard to) walk (?:\w+ )?(?:far|much|long))\b/],
  ['quieter', /\b(?:(?:not|less|nothing|nowhere) (?:so |too |very )?(?:crowded|busy|touristy|packed|full of tourists)|fewer (?:people|tourists|crowds)|quieter|calmer|off the beaten (?:track|path)|too (?:crowded|touristy|busy|many (?:people|tourists))|no crowds|away from (?:the )?(?:crowds|tourists)|avoid (?:the )?(?:crowds|queues|tourists)|hidden gems?|secret places)\b/],
  ['diet', /\b(?:vegetarians?|veggie|vegans?|gluten[- ]free|halal|kosher)\b/],
  ['dinner', /\b(?:dinner|supper|restaurants?|evening meal|somewhere to eat|place to eat|eat out|eat (?:tonight|in the evening)|dine)\b/],
  ['closer', /\b(?:closer|nearer|nearest|closest|nearby|close by|around the corner|too far|near (?:it|there|that|here|me|us|(?:my|our|the) hotel|the (?:first|second|third|last))|walking distance|walkable)\b/],
  ['alike', /\b(?:(?:more|something|others?|anything|things|another(?: one)?) (?:\w+ )?(?:like|similar)|similar (?:to|ones?)|of (?:this|that|the same) kind)\b/],
  ['better', /\b(?:better[- ]rated|best[- ]rated|top[- ]rated|highest[- ]rated|higher rat\w+)\b/],
  ['indoors', /\b(?:indoors?|inside|rain(?:y|ing|s)?|bad weather|rainy[- ]day)\b/],
  ['other', /\b(?:something else|anything else|others?|another|different|alternatives?|more (?:things|activities|options|ideas|suggestions|please)|what else|show (?:me|us) more|any more|instead|none of (?:these|those|them)|(?:hate|dislike|don't (?:like|want|fancy)) (?:all of |any of )?(?:these|those|them|any|it)|boring|again)\b|^\W*more\W*$/],
]

/** What the understanding has read names some wishes better; in all else the words of the message itself decide. */
export function refinementOf(text: string, { refinement }: Pick<TripFacts, 'refinement'>): Refinement | null {
  if (refinement?.kind === 'free') return { kind: 'free' }
  if (refinement?.kind === 'at' && refinement.meal !== undefined && refinement.meal !== 'dinner') return { kind: 'meal', meal: refinement.meal }
  const own = readRefinement(text)
  const other = refinement === undefined ? undefined : SAME[refinement.kind]
  return own ?? (other === undefined ? null : { kind: other })
}

const SAME: { [Kind in NonNullable<TripFacts['refinement']>['kind']]?: RefinementKind } = {
  cheaper: 'cheaper', dearer: 'dearer', shorter: 'shorter', longer: 'longer', closer: 'closer', quieter: 'quieter', easier: 'easier', remove: 'remove', replace: 'swap', different: 'other', similar: 'alike', more: 'other',
}

/** A wish to pay less than for what was shown. */
export function asksForCheaper(text: string): boolean {
  return readRefinement(text)?.kind === 'cheaper'
}

function readRefinement(text: string): Refinement | null {
  const lower = text.toLowerCase()
  const found = REFINEMENTS.find(([, words]) => words.test(lower))
  return found === undefined ? null : { kind: found[0] }
}

/** Hours of the day, from and to, by the words that name them. */
const TIMES: readonly (readonly [RegExp, string, string | null])[] = [
  [/\b(?:early morning|sunrise|breakfast)\b/, '05:00', '11:30'],
  [/\bmornings?\b/, '05:00', '14:00'],
  [/\b(?:lunch(?:time)?|midday|noon)\b/, '11:00', '16:30'],
  [/\bearlier\b(?! (?:than|in the (?:month|year|week)))/, '05:00', '13:00'],
  [/\blater\b(?! (?:than|in the (?:month|year|week)))/, '14:00', null],
  [/\bafternoons?\b/, '12:00', '19:30'],
  [/\b(?:evenings?|tonight|at night|nights? out|dinner|after dark|after work)\b/, '17:30', null],
]
const HOUR = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'clock)?`
const NOT_BEFORE = new RegExp(String.raw`\b(?:(?:nothing|not|no \w+|never|don't start|don't want (?:anything|to start)) (?:\w+ )?before|(?<!\b(?:nothing|not|never|no \w+) (?:\w+ )?)(?:only |any ?time |starting |from |start )?after|not earlier than|from)\s+${HOUR}(?!\s*(?:to|-|days?|people|of|(?:st|nd|rd|th)\b|\w*(?:january|february|march|april|may|june|july|august|september|october|november|december)))`)
const NOT_AFTER = new RegExp(String.raw`\b(?:back by|(?:nothing|not|no \w+|never) (?:\w+ )?after|be back (?:by|before)|finish(?:ed)? (?:by|before)|done by)\s+${HOUR}(?!\s*(?:to|-|days?|people|of|(?:st|nd|rd|th)\b))`)

export interface TimeWish {
  earliest?: string
  latest?: string
  /** In the message's own word: 'evening', 'after 11:00 AM'. */
  words: string
}

/** The time of day that a message asks for; null when it names none. */
export function readTimeWish(text: string): TimeWish | null {
  const lower = text.toLowerCase().replace(/\b(before|after|by) (?:noon|midday)\b/, '$1 12:00')
  const before = /\bnothing before\b|\bnot before\b|\bnot earlier\b|\bno \w+ before\b|\bafter\b/.test(lower) ? hourOf(NOT_BEFORE.exec(lower), 'morning') : null
  const after = /\bback by\b|\bnothing after\b|\bnot after\b|\bfinish|\bdone by\b|\bbe back\b/.test(lower) ? hourOf(NOT_AFTER.exec(lower), 'evening') : null
  if (before !== null || after !== null) return { ...(before === null ? {} : { earliest: before }), ...(after === null ? {} : { latest: after }), words: '' }
  const named = TIMES.find(([words]) => words.test(lower))
  if (named === undefined || /\b(?:no|not|without|hate|avoid|skip) (?:\w+ )?(?:mornings?|evenings?|afternoons?|dinner|breakfast|lunch)\b/.test(lower)) return avoided(lower)
  const [words, earliest, latest] = named
  const word = words.exec(lower)?.[0] ?? ''
  return { earliest, ...(latest === null ? {} : { latest }), words: { earlier: 'early hours', later: 'later hours' }[word] ?? word }
}

const ONE_EVENING = /\b(?:one|a|an|my|our|only|single) (?:\w+ )?(?:free |spare )(?:morning|afternoon|evening|night)\b|\bfree (?:morning|afternoon|evening|night)\b(?!s)/i

/** The only time that somebody has: then it holds for all that follows. */
export function isOnlyTime(text: string): boolean {
  return ONE_EVENING.test(text)
}

/** Hours that were set for the whole trip hold on; a time of day named in passing is for its answer. */
export function hoursThatHold(turns: readonly string[]): { earliest?: string; latest?: string } {
  const hours: { earliest?: string; latest?: string } = {}
  turns.forEach((turn, at) => {
    const wish = readTimeWish(turn)
    if (wish === null || (wish.words !== '' && at < turns.length - 1 && !isOnlyTime(turn))) return
    if (wish.earliest !== undefined) hours.earliest = wish.earliest
    if (wish.latest !== undefined) hours.latest = wish.latest
  })
  if (hours.earliest !== undefined && hours.latest !== undefined && minutesOf(hours.latest) <= minutesOf(hours.earliest)) delete hours.latest
  return hours
}

function avoided(text: string): TimeWish | null {
  if (/\b(?:no|not|without|hate|avoid|skip) (?:\w+ )?mornings?\b/.test(text)) return { earliest: '11:00', words: '' }
  return /\b(?:no|not|without|hate|avoid|skip) (?:\w+ )?(?:evenings?|nights?)\b/.test(text) ? { latest: '18:00', words: '' } : null
}

/** A bare number is meant as one says it: eleven is in the morning, back by seven in the evening. */
function hourOf(match: RegExpExecArray | null, part: 'morning' | 'evening'): string | null {
  if (match === null) return null
  const [, hour = '', minute = '00', half = ''] = match
  const number = Number(hour)
  if (number > 23) return null
  const isAfternoon = half.startsWith('p') || (!half.startsWith('a') && number < 12 && (part === 'evening' ? number < 12 : number < 6))
  return `${String((number % 12) + (isAfternoon || number >= 12 ? 12 : 0)).padStart(2, '0')}:${minute}`
}
