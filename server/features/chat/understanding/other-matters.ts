import { part, pattern } from '../language/pattern.ts'
import { MONTH, ORDINAL } from './date-words.ts'
import type { DateMention } from './date-mention.ts'

/** Talk of the things that were suggested; 'the second' is one of them. */
const ITEMS = pattern()`
  \b(?:ones?|options?|choices?|tours?|suggestions?|activit(?:y|ies)|hotels?|restaurants?|museums?|places?|ideas?|picks?|items?|compar\w*|difference|
  which|whichever|what about|how about|what's|better|best|cheaper|nicer|closer|vs|versus|prefer|swap|replace|switch|exchange|add|pick(?! up)|choose|
  select|remove|drop|keep|show|tell me|more about|like|love|liked|take|sounds?|looks?|seems?|than|it|them|those|these|both|neither|detail\w*)\b
`
/** Talk of days, in which 'the second' is one. */
const DAYS = pattern()`
    \b(?:leav\w*|depart\w*|arriv\w*|return\w*|back|travel\w*|fly\w*|flight|land\w*|stay\w*|nights?|days?|dates?|check(?:ing)?[- ]?(?:in|out)|
    pick(?:ing)?[- ]?up|drop(?:ping)?[- ]?off|trip|month|week|until|till|start\w*|begin\w*|there|suits?|works? (?:much )?better|mornings?|afternoons?|evenings?|noon|lunch|dinner|
    breakfast)\b|${ORDINAL}\s*(?:-|to|until|till|through|thru)\s*(?:the\s+)?${ORDINAL}
  `
const LOOSE_PAIR = new RegExp(`\\b(?:the\\s+)?${ORDINAL}\\s+(?:from|or|with|for|and|versus|vs)\\s+(?:the\\s+)?${ORDINAL}`)

/** 'July second and third'. */
const AFTER_MONTH = new RegExp(`\\b${MONTH}\\.?\\s+(?:the\\s+)?${ORDINAL}\\s*(?:-|and|&|to|until|till|through|thru)\\s*(?:the\\s+)?$`)

/** Whether 'the second' is one of several things and no day: only high numbers are surely days. */
export function isReference(text: string, mention: DateMention): boolean {
  if (mention.kind !== 'calendar' || mention.month !== null || mention.weekday !== null || mention.bare || mention.day > 10 || mention.year !== null) return false
  if (AFTER_MONTH.test(text.slice(0, mention.from))) return false
  if (/\b(?:on|until|till|by|between)\s+(?:the\s+)?$/.test(text.slice(0, mention.from)) && !/\b(?:difference|choose|decide|compare)\b/.test(text)) return false
  const isPair = LOOSE_PAIR.test(text) && !/\b(?:from|on)\s+(?:the\s+)?$/.test(text.slice(0, LOOSE_PAIR.exec(text)?.index))
  return (ITEMS.test(text) || isPair) && !DAYS.test(text)
}

const TRAVELLER = "(?:i|we|i'll|we'll|i will|we will|let me|let us|let's|you|please|can you|could you)"
/** What the clause before a day is about, when it is not about travelling. */
const OTHER_BEFORE = new RegExp(
  [
    // What runs out, falls due or takes place without the traveller.
    part`
      \b(?:passports?|visas?|licen[cs]e|insurance|offers?|sale|discounts?|deals?|vouchers?|coupons?|contract|warranty|subscription|points|
      quote)\b[^.;!?]*?\b(?:ends?|expires?|expiring|runs? out|(?:is |are )?(?:only )?valid|due|good (?:until|till))\b[^.;!?,]*$
    `,
    part`
      \b(?:passports?|visas?|luggage|results|parcel|new card|refund|bonus|baby|grandchild|twins|surgery|renovations?)\b[^.;!?,]*?\b(?:arriv\w*|
      com(?:e|es|ing)|ready|due|deliver\w*|back|renew\w*|issued)\b[^.;!?,]*$
    `,
    "\\b(?:the|my|our) rent\\b[^.;!?]*\\bdue\\b[^.;!?]*$|\\brent is\\b[^.;!?]*$",
    part`
      \b(?:payday|salary|exams?|finals|semester|appointment|meetings?|interview|deadline|surgery|dentist|court|jury)\b[^.;!?,]*?\b(?:is|are|was|were|
      ends?|due|finish(?:es)?|starts?|on|in|until)\b[^.;!?,]*$
    `,
    part`
      \b(?:term|school|semester|uni(?:versity)?|college|lease|season|festival|exhibition|fair|christmas market)s?\b[^.;!?,]*?\b(?:ends?|finish(?:es)?|
      closes?|is over)\s+(?:on\s+|in\s+)?(?:the\s+)?$
    `,
    part`
      \b(?:i|we|he|she|they)(?:'ll| will)? (?:\w+ )?(?:finish|stop|end|get off|knock off|get out of) (?:work\w*|school|uni\w*|classes|the office)\b[^.;!?,]*$
    `,
    // What others run, from when on.
    part`
      (?<!\b(?:he|she|who|husband|wife|son|daughter|mum|mom|mother|dad|father|friend|partner|brother|sister|boyfriend|girlfriend) )\b(?:flies|operates|runs|sails|
      serves|reopens|opens|resumes|starts flying)\b(?:\s+(?!from\b)[\p{L}'-]+){0,5}\s+(?:again\s+)?from\s+(?:the\s+)?$
    `,
    // What is said of the talk itself.
    part`
      \b${TRAVELLER}\s+(?:\w+\s+)?(?:decide|think (?:about|it|over|on)|sleep on|get back|come back to you|talk|speak|let you know|tell you|tell my|
      remind|call|ring|email|text|write|confirm|check with|ask|discuss|message|pay|follow up|be in touch)\b(?![^.;!?]*\bfor\b)[^.;!?]*$
    `,
    '\\b(?:talk|speak|see|write) (?:to )?you\\b[^.;!?]*$',
    // What is wanted of the desk by then.
    part`
      \b(?:repl(?:y|ies)|answers?|respon(?:d|se)|quot(?:e|es|ation)|proposals?|confirm(?:ation|ed)?|feedback|estimates?|decisions?|visas?|documents?|
      deposit|paperwork|(?:need|want|have|get|send|finish|finali[sz]e|book|decide|sort|settle|arrange)\w*(?: me| us)? (?:it|this|that|them|everything|
      all|one))\b[^.;!?]*\b(?:by|before|no later than)\s+(?:the\s+)?$
    `,
    part`
      \b(?:send|give|show|email|mail|forward|get back to|write) (?:me|us)\b(?![^.;!?]*\b(?:there|home|back)\b)[^.;!?]*\b(?:by|before|no later than)\s+(?:the\s+)?$
    `,
    '\\b(?:cancel\\w*|refund\\w*|reminder)\\b[^.;!?]*\\b(?:by|until|till|before|up to|on)\\s+(?:the\\s+)?$',
    '\\b(?:booked|bought|paid|reserved|ordered|purchased)\\b(?:\\s+(?:it|them|this|that|the|my|our|all|flights?|tickets?|everything|hotel|trip|already))*\\s+(?:back\\s+)?(?:on|in)\\s+(?:the\\s+)?$',
    "\\b(?:i|we)(?:'m| am|'re| are)?\\s+(?:(?:have to|must|need to|still)\\s+)?work(?:ing)?\\b[^.;!?,]*$",
    '\\b(?:turn(?:s|ed|ing)?)\\s+(?:\\w+\\s+)?(?:on|in)\\s+(?:the\\s+)?$',
    "\\b(?:is|are|be|isn't|aren't)\\s+(?!there\\b)(?:it|that|they|this|the [^.;!?]{1,40}?|[\\p{L}' ]{1,40}?)\\s*(?:open|closed|shut|free)\\s+(?:on|at|over|in)?\\s*(?:the\\s+)?$",
    "\\b(?:opens|closes|closed|shuts)\\s+(?:early |late |at \\S+ )?(?:on|in|from|for)\\s+(?:the\\s+)?$",
    "^\\s*(?:and\\s+|so\\s+)?(?:when|what (?:day|date)(?: of the week)?|which (?:day|date)|how (?:long|many \\w+) (?:until|till|to))(?:'s| is| was| does| are)?\\s+$",
    '\\b(?:any(?:\\s?(?:day|time|where|thing|month|week|weekend))?|all|every\\w*) but (?:on |in |a |the )?$',
  ].join('|'),
  'u',
)
const OTHER_AFTER = /^\s*(?:(?:is|was) )?a (?:public|bank|national|school)? ?holiday\b|^\s*(?:is|was|are) (?:my|our|his|her|their|the) (?:birthday|anniversary|payday|deadline|exam)/

/** Whether a day is said of something else than the trip: a birthday, a meeting, an offer, the talk itself. */
export function isOtherMatter(before: string, after: string): boolean {
  return OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)
}

/** How things are today, and nobody sets out. */
const TODAY = /^(?:today|tonight|this\s+(?:morning|afternoon|evening))/
const SETS_OUT = /\b(?:land(?:ed|s|ing)?|arriv\w+|fl(?:y|ying|ew|ight)|leav\w+|depart\w*|check(?:ed|ing)?[- ]?in|start\w*|from|here|trip|go|going|stay\w*|until|till)\b/
const HAD_PLANNED = /\b(?:had|was|were) (?:originally |first |once )?(?:planned|planning|going|meant|supposed|thinking|booked|hoping|thought)\b[^.;!?]*$/
const SKY = /\b(?:weather|forecasts?|temperatures?)\b[^.;!?,]*$/

/** 'It's my day off today. A trip in May': what is said of today, or of the sky of the next days, beside the days of a trip. */
export function isOfTheDay(text: string, mention: DateMention, last: DateMention | undefined): boolean {
  if (last === undefined || last === mention) return false
  const words = text.slice(mention.from, mention.to)
  const sentence = text.slice(0, mention.from).split(/[.;!?]/).at(-1) ?? ''
  if (TODAY.test(words)) return /^[^.;!?]{0,40}[.;!?]/.test(text.slice(mention.to, last.from)) && !SETS_OUT.test(sentence + text.slice(mention.to, last.from).split(/[.;!?]/)[0])
  // 'We had planned Oslo for February, but now it's May.'
  if (HAD_PLANNED.test(sentence) && /[,;.-]?\s*\b(?:but|now|instead)\b/.test(text.slice(mention.to, last.from))) return true
  return /\b(?:next|coming)\b.*\b(?:days|weeks?)\b/.test(words) && SKY.test(sentence)
}

const STATE = pattern()`
  \b(?:closed|open|shut|closing|busy|busier|crowded|packed|full|quiet|hot|cold|warm|wet|rainy|rain|sunny|weather|temperatures?|snow|fall|falls|
  falling|holidays?|affected|affect|crowds?|what(?:'s| is| are| do| does|s)? (?:on|happen\w*|special|like)|happen\w*|celebrat\w*|fireworks|
  (?:good|bad|nice|great|right|wrong|best|worst|terrible|sensible) time|worth it)\b
`
const GOES_THEN = /\b(?:instead|go|going|travel\w*|come|coming|visit\w*|move|change|switch|rather|trip (?:to|in)|book|plan|find|show|recommend|suggest)\b/

/** 'What about Easter, is everything closed?': how things are then is asked, and nothing planned. */
export function asksHowItIs(text: string): boolean {
  return text.includes('?') && STATE.test(text) && !GOES_THEN.test(text)
}
