import { part, pattern } from '../language/pattern.ts'
import type { CountedDays } from './no-length.ts'

/** What is bought, or allowed, for so many days. */
const BOUGHT = part`
  (?:pass(?:es)?|\w*cards?|tickets?|visas?|e-?sims?|sims?|permits?|vouchers?|vignettes?|insurance|warranty|subscriptions?|trials?|parking|rental|
  quotes?|offers?)
`
/** What takes place without the traveller, or holds them up. */
const EVENT = part`
  (?:festivals?|fairs?|exhibitions?|courses?|class(?:es)?|quarantine|isolation|(?:weather )?forecasts?|delays?|strikes?|sales?|cancell?ations?|
  refunds?|notice|conference|meetings?|workshop|congress|seminar|exams?|maintenance|closures?|validity|promotions?)
`
/** What the body needs, and what is packed. */
const NEED = '(?:antibiotics|medications?|medicines?|meds|tablets|pills|insulin|jet ?lag|fever|recovery|treatment|clothes|clothing|underwear|luggage|bags?|suitcases?|laundry|nappies|diapers)'

/** 'The travel card for 7 days', 'antibiotics for 5 days', 'the meeting is 3 days', 'the pass is good for 5 days'. */
const OTHER_BEFORE = pattern()`
  \b(?:${BOUGHT}|${EVENT}|${NEED})(?:\s+(?:that\s+)?(?:is|are|was|were|will be|it's|has been|have been))?
  (?:\s+(?:lost|delayed|needed|required|only|just|good|valid|available|free|runs?|goes? on|going on|lasts?|lasting|open|closed|worth|usable))*
  (?:\s+(?:for|of|up to|about|around|within|the|a|an|is|are))*\s*$|
  \b(?:rain(?:s|ed|ing)?|snow(?:s|ed|ing)?|runs|goes on|(?:is|are|be|it's|stays?) (?:open|closed|shut|valid)|delayed|postponed|out of (?:order|service))
  \s+(?:for|by)\s+(?:about\s+|around\s+|up to\s+|the\s+)*$|
  \b${EVENT}\s+(?:in|at|of)\s+[a-z]+\s+(?:is|are|lasts|takes|runs)\s+(?:for\s+)?$|
  \bcancell?(?:ed|able|ations?|s|ing)?\b[^.;!?,]{0,30}\b(?:up to|until|within|before|at least)\s+(?:the\s+)?$|
  \b(?:stays|staying|stay)\s+(?:of\s+)?(?:over|beyond|exceeding|more than|longer than)\s+$|
  \b(?:repl(?:y|ies)|respond|answer|get back|come back to (?:me|us)|deliver\w*|arrives?|ready|confirm\w*|refund\w*)\b[^.;!?,]{0,16}
  \b(?:in|within)\s+(?:the\s+)?$
`
/** 'On two days': some of them. */
const ON_SOME = /(?<!\b(?:plan|count|bas|settl|decid|agre|budget|go|away|trip|holiday|vacation|insist|keen|set|bent|think|reckon)\w*\s)\bon\s+(?:just\s+|only\s+)?$/
/** 'A 10-day forecast', '3 days' quarantine', '15-day eSIM'. */
const OTHER_AFTER = pattern()`
  ^[\s-]*(?:(?!in\b|at\b|for\b|to\b|and\b|or\b|with\b|from\b|then\b|without\b|trip\b|stay\b|holiday\b|vacation\b|itinerary\b|package\b|tour\b|break\b)[a-z]+\s+){0,2}?
  (?:${BOUGHT}|forecasts?|quarantine|isolation|festivals?|cancell?ations?|delays?|refunds?|(?:return|refund|privacy) polic(?:y|ies)|waiting (?:period|time|list))\b|
  ^'?s?\s+worth\b|^'\s*(?:drive|ride|walk|hike|journey|flight|pay|notice|work|delay|march|sail|travel)\b|^s'?\s+(?:pay|drive|walk)\b|
  ^\s+(?:pregnant|along|postpartum|post[- ]op|sober|clean|overdue|ahead(?! of us)|beforehand|up ?front|late|early|minimum|min\b|in a row|on end|
  at a time|running|to go(?=\W*$|[.,;!?]|\s+(?:until|till|before|now))|either (?:way|side)|more or less|or so (?:either|each) way|
  (?:until|till)\s(?=[a-z])|of (?:rain|snow|sun(?:shine)?|delay|validity|quarantine|antibiotics|training|treatment|meetings?))
`
/** A way to a place takes so long: 'it's a 3 day drive', 'two days by boat from Manaus'. */
const WAY_AFTER = /^[\s-]*(?:drive|ride|journey|crossing|flight|sail|road)\b\s*(?:from|to|away|between|each way|one way|there|across|$|[.,;!?])/
const BY_AFTER = /^\s+(?:by (?:boat|car|bus|train|plane|ferry|road|rail|foot|bike|river|ship|sea|land)|away|long|from|walk|hike|drive|on foot)\b/
const IT_IS = /\b(?:is|are|it's|that's|its|be|only|was)\s+(?:(?:about|around|roughly|only|just|some|still|another|an?|at least|more like)\s+)*$/
/** What is itself the trip, or wants to be: 'our trip is 10 days long', 'we're doing a 10 day drive'. */
const OF_TRIP = /\b(?:trip|holiday|vacation|stay|visit|honeymoon|tour|itinerary|journey|break)\b[^.;!?,]*$/
const WANTED = /\b(?:want|plan|planning|doing|do|like|love|looking for|take|taking|on|booking|book|for)\s+(?:to do\s+|to take\s+|on\s+)?(?:an?\s+|our\s+|my\s+)?$/
/** So many days are what a visa allows. */
const VISA = /\b(?:visas?|schengen|esta|overstay\w*|e-?visa)\b/

/** 'The weather for the next ten days'. */
const SKY_OVER = /\b(?:weather|forecasts?|temperatures?)\b[^.;!?,]*\b(?:for|over|in|of)\s+(?:the\s+)?$/

const ANOTHER_COUNT = /(?:\b[\w-]+\s+(?:days?|nights?|weeks?|months?)\s*(?:,|or|and|,\s*or)\s*)+$/

/** Whether so many days are how long something else lasts than the trip: a card, a festival, a drive, a delay, a course of tablets. */
export function isOfSomethingElse({ before: said, after, words, count }: CountedDays): boolean {
  // 'The rail pass for 7 days or 14 days'.
  const before = said.replace(ANOTHER_COUNT, '')
  if (OTHER_BEFORE.test(before) || OTHER_AFTER.test(after) || (SKY_OVER.test(before) && /^(?:the\s+)?(?:next|first|coming)\b/.test(words))) return true
  if (ON_SOME.test(before) && /^(?!the\b).*(?:days|nights)$/.test(words) && !/^\s+(?:of|trip|tour|itinerary)\b/.test(after)) return true
  if (WAY_AFTER.test(after) && !WANTED.test(before)) return true
  if (BY_AFTER.test(after) && IT_IS.test(before) && !OF_TRIP.test(before)) return true
  return Number(count) >= 60 && VISA.test(`${before} ${after}`)
}
