import { part, pattern } from '../language/pattern.ts'
import { CLOCK_HOUR, clockTime } from '../language/clock-hours.ts'
import { lateStart } from './late-starts.ts'

/** A part of every day, HH:MM to HH:MM. */
export interface PartOfDay {
  from: string
  to: string
}

const NO_HOUR = String.raw`(?!\s*(?:to|-|days?|people|of|o'?clock (?:train|flight)|(?:st|nd|rd|th)\b))`
const AWAY = String.raw`(?:take|leave|cut|drop|remove|throw|skip|scrap|cancel|lose|ditch|delete|avoid|get rid of|no|not|nothing|without)`
const ALL_THAT = String.raw`(?:any ?thing|every ?thing|all|whatever|things?|stuff|activities|tours?|starts?)(?: (?:that|which|what))?(?: (?:is|are|starts?|begins?|goes|comes))?`
/** 'Leave out everything before 9', 'no earlier than 10', 'we never start before 10', 'start every day after 11'. */
const NONE_BEFORE = [
  new RegExp(String.raw`\b${AWAY}(?: (?:out|off|away|of))* ${ALL_THAT} (?:before|earlier than) ${CLOCK_HOUR}${NO_HOUR}`),
  new RegExp(String.raw`\b(?:no|not|never|nothing|n't)(?: (?:\w+ ){0,3}?)(?:earlier|sooner) than ${CLOCK_HOUR}${NO_HOUR}`),
  pattern()`
    \b(?:never|not|n't|don't like to|rather not|hate to) (?:start|begin|get up|get going|leave|be ready|do anything)
    (?: (?:anything|the day|out))? (?:before|until|till) ${CLOCK_HOUR}${NO_HOUR}
  `,
  // 'I would like to sleep until 9'.
  new RegExp(String.raw`\b(?:sleep|lie|stay|rest)(?:[ -]?in)?(?: (?:in )?bed)? (?:until|till|til) ${CLOCK_HOUR}${NO_HOUR}`),
  new RegExp(String.raw`\b(?:start|begin)(?:ing)?(?: (?:every|each|the|our|all|days?|things?|everything))* (?:after|no earlier than|not before|from) ${CLOCK_HOUR}${NO_HOUR}`),
]
const OVER = '(?:of|it|that|this|must|should|has|have|needs?|to|be|is|are|want|like|prefer|done|over|finished?|home|back|in|at|the|hotel|end|ends|happens?|please|only)'
/** 'Everything has to be over by 4', 'all of it before 3', 'we like to be done by 10'. */
const NONE_AFTER = [
  new RegExp(String.raw`\b${AWAY}(?: (?:out|off|away|of))* ${ALL_THAT} (?:after|later than|past) ${CLOCK_HOUR}${NO_HOUR}`),
  new RegExp(String.raw`\b(?:all|everything|it all)(?: ${OVER}){0,8} (?:before|by|until) ${CLOCK_HOUR}${NO_HOUR}`),
  new RegExp(String.raw`\b(?:no|not|never|nothing|n't)(?: (?:\w+ ){0,3}?)later than ${CLOCK_HOUR}${NO_HOUR}`),
]
/** Who sleeps long begins late, whatever the hour. */
const SLEEPS = part`
  \b(?:(?:like|love|want|need|prefer|hope|plan)(?:s|d)? (?:to|a) (?:sleep|lie)(?:[ -]in| late| long)?(?! (?:in|under|on|at|near|by) (?:a|an|the|tents?|\d))|
  (?:we|i)(?: always| usually| both| all)? (?:sleep|get up|rise) (?:in|late|long)(?! (?:a|the)\b)|late (?:risers?|sleepers?)|no (?:alarm clocks?|alarms?))\b
`
const SLEEP_ENDS = '11:00'
const MORNINGS = String.raw`(?:mornings|(?:every|each|all) (?:of )?(?:the |our )?mornings?)`
const AFTERNOONS = MORNINGS.replaceAll('morning', 'afternoon')
const EVENINGS = MORNINGS.replaceAll('morning', '(?:evening|night)')
const FREE = '(?:free|empty|open|clear|unplanned|to (?:ourselves|myself|ourself|us)|for (?:ourselves|myself|sleep(?:ing)?))'
/** 'Our mornings should stay free'; who has the mornings free can come then. */
const keptFree = (parts: string): RegExp => pattern()`
  \b(?:keep|leave|want|like|need|prefer|with)\b[^.,;?]{0,24}\b${parts} (?:completely |always |all )?${FREE}|
  \b${parts} (?:(?:should|must|need to|have to|has to|shall|are to|can|will|to|please) )*(?:stay|remain|be kept|be left|be)(?: completely)? ${FREE}|
  ^\W*(?:(?:please|and|but|ok|also|the|our|my) )*${parts} ${FREE}\b|\b(?:keep|leave) (?:free|open|empty|clear) (?:the |our |my |all )*${parts}\b
`
const FREE_PARTS: readonly (readonly [RegExp, PartOfDay])[] = [
  [keptFree(MORNINGS), { from: '00:00', to: '12:00' }],
  [keptFree(AFTERNOONS), { from: '12:00', to: '17:00' }],
  [keptFree(EVENINGS), { from: '17:30', to: '24:00' }],
]
const SLEEPING = new RegExp(SLEEPS)

/** Parts of every day that are to be kept free: 'mornings free please'. */
export function partsKeptFree(lower: string): PartOfDay[] {
  const clauses = [lower, ...lower.split(/[,;.]\s+/)]
  return FREE_PARTS.flatMap(([words, kept]) => (clauses.some((clause) => words.test(clause)) ? [kept] : []))
}

/** The hours before and after which nothing may be, where that is said as a rule; null where it is not. */
export function hoursSet(lower: string): { earliest?: string; latest?: string } | null {
  const earliest = hourIn(NONE_BEFORE, lower, 6) ?? (SLEEPING.test(lower) ? SLEEP_ENDS : lateStart(lower, SLEEP_ENDS))
  const latest = hourIn(NONE_AFTER, lower, 12)
  return earliest === null && latest === null ? null : { ...(earliest === null ? {} : { earliest }), ...(latest === null ? {} : { latest }) }
}

function hourIn(forms: readonly RegExp[], lower: string, laterBelow: number): string | null {
  const match = forms.map((form) => form.exec(lower)).find((found) => found !== null)
  return match === undefined || match === null ? null : clockTime([match[1], match[2], match[3]], laterBelow)
}
