import { part, pattern } from '../../language/pattern.ts'
import { WEEKDAY } from '../../understanding/date-words.ts'
import { daysInEnglish } from '../day-rules/days-in-english.ts'

const EACH_DAY = String.raw`(?:day[- ]by[- ]day|day to day|(?:for )?(?:each|every|all) (?:of )?(?:the |our |my |those |these )?(?:\w+ )?days?)`
const MAKES = String.raw`(?:plan|schedule|program(?:me)?|outline|itinerary|timetable|overview)`
/** What others plan is none of ours: 'we plan our whole week around food'. */
const NOBODY = String.raw`(?<!\b(?:we|i|they|you|people|who)(?:'ll|'d| will| would| always| usually| never| did| do)? )`
const POLITE = String.raw`(?:(?:please|can you|could you|would you|will you|ok|okay|so|then|and|now|great|yes|just)\W+)*`
/** Days of the trip, the first and the last of them or one after the other. */
const WHEN = String.raw`${WEEKDAY}s?(?: (?:morning|afternoon|evening|night|lunch|noon))?,?(?: (?:to|until|till|through|thru|and|-)|,) `
/** A plan of all the days, and not only of one or of what to do at all. */
const ASKS_FOR_PLAN = [
  new RegExp(String.raw`\bday[- ]by[- ]day\b`),
  new RegExp(String.raw`\b(?:daily|full|whole|complete|entire) ${MAKES}\b`),
  new RegExp(String.raw`\b${MAKES} (?:us |me )?${EACH_DAY}`),
  /\b(?:split|divide|spread|fill|lay out|set out|map out|organi[sz]e|arrange|structure|sketch) (?:up |out )?(?:all |each of |every one of )?(?:the|our|my|those|these) (?:\w+ )?days\b/,
  new RegExp(String.raw`\b(?:an?|one|(?:\d+|\w+)[- ]days?) (?:\w+ )?(?:itinerary|timetable)\b|^\W*itinerary\b(?! of)`),
  /^\W*(?:(?:please|can you|could you|would you|hi|hello)\W+)*plan (?:me |us |out )?(?:a |the |our |my |these |those )?(?:\d+|two|three|four|five|six|seven)[- ](?:full )?days?\b/,
  /\bplan (?:out )?(?:all |each of )?(?:the|our|my|those|these) (?:\w+ )?days\b/,
  /\b(?:enough|something|things?) (?:to do )?(?:to do \w+ )?(?:for |on )?(?:each|every) (?:single )?day\b/,
  /\b(?:what|how) (?:would|will|could|might|do|does|should) (?:all |each of )?(?:our|the|my|your|those) (?:\w+ )?(?:days|trip|stay|week) (?:together )?look(?: like)?\b/,
  // 'Build the whole trip', 'put it all together'.
  pattern()`
    \b(?:build|arrange|organi[sz]e|assemble|sort out|work out|design|compose) (?:me |us )?(?:it all|everything|all of it|
    (?:the|our|my|this) (?:whole |entire |full )?(?:trip|stay|days|holiday|week|weekend|time|visit))\b(?! (?:is|was|around))
  `,
  /\bput (?:it|this|that|them|everything|all(?: of (?:it|that|this|them))?|(?:the|our|my) (?:whole )?(?:trip|days|week|weekend|stay)) (?:all )?together\b/,
  /\bwhat (?:would|should|could|do|shall) (?:\w+ )?(?:do|put|see) (?:on )?(?:each|every) day\b/,
  // 'Map out each day', 'sort out what to do every day'.
  pattern()`
    \b(?:plan|map|lay|set|sort|work|figure|write|draw|sketch|line|fill|arrange|organi[sz]e|choose|pick)\b(?: (?:me|us|it|all|this|that|everything|out|up|
    down|in|what|something|things?|to|we|i|will|should|could|can|might|do|see|for|on|of|the|our|a|bit)){0,8} (?:(?:each|every)(?: single)? day|day (?:for|by|to) day)\b
  `,
  // 'Plan our whole week in Rome'; 'plan our trip' may begin with the question where to.
  pattern()`
    ${NOBODY}\bplan (?:out |us |me |for us )?(?:the|our|my|this) (?:whole|entire|full|complete) (?:\w+ )?(?:trip|stay|week|weekend|time|visit|holidays?|vacation|days)\b
  `,
  new RegExp(String.raw`^\W*${POLITE}(?:make (?:me |us )?a plan|plan(?: it| this| them)?)(?: (?:from|for|on|:))?(?: the)? ${WHEN}`),
  // 'Put together Friday to Monday', 'put the weekend together'.
  new RegExp(String.raw`^\W*${POLITE}(?:put|pull|throw|get) (?:together |me together )(?:(?:the|our|my|a) )*(?:${WEEKDAY}s?(?: (?:to|until|till|through|thru|and|-) |-)${WEEKDAY}|weekend|week|days|trip|plan|programme|itinerary)\b`),
  // 'I want every evening planned', 'every day something', 'all our evenings filled'.
  /\b(?:every|each|all(?: of)?(?: the| our| my)?) (?:single )?(?:days?|evenings?|mornings?|afternoons?|nights?) (?:\w+ )?(?:planned|filled|set out|sorted|something|one thing|a thing|booked)\b/,
  /\bplan (?:us |me |out )?(?:every|each|all(?: of)?(?: the| our| my)?) (?:single )?(?:evenings?|mornings?|afternoons?|nights?)\b/,
  // 'Make a plan with one special thing', 'do a full plan'.
  pattern()`
    ^\W*${POLITE}(?:we'd like |i'd like |we want |i want )?(?:make|give|write|draw up|put together|create|build|prepare|work out|draft|do)
    (?: me| us)? (?:a|the|our|my) (?:\w+ )?(?:plan|schedule|programme|program|itinerary)\b(?! (?:b\b|for (?:dinner|lunch|tonight|tomorrow)))(?: (?:with|where|that|of|for|but|so|evenings?|mainly|only|in)\b|\W*$|,)
  `,
  /\b(?:write|put|note|jot) (?:it|this|that|everything|the (?:whole )?plan) (?:all )?down\b|\b(?:the|a|our) (?:whole |full )?(?:list|plan|schedule) with (?:the |all |all the )?(?:times|hours|days)\b/,
]
/** 'Ok, plan it', 'plan the day for us', 'make me a plan'. */
const ASKS_TO_PLAN = pattern()`
  ^\W*(?:(?:ok|okay|yes|yeah|please|so|then|great|now|and|just|can you|could you|would you|will you|i want you to|let's|
  go ahead and)\W+)*(?:plan (?:it|(?:this|that)(?: one)?|them|everything|all(?: of it)?|
  (?:(?:the|my|our|this) )(?:whole )?(?:trip|stay|time|days?|mornings?|afternoons?|evenings?|weekend|week|visit|holiday|vacation))(?: out)?|
  (?:set|lay|map|write|sort|work|plot) (?:it|this|that|them|everything|the days)(?: all)? out|(?:make|give|write|draw up|put together|create|build|prepare|work out|draft) (?:me |us )?(?:a|the|our|my) (?:\w+ )?(?:plan|schedule|programme|
  program|itinerary))\b(?: (?:for|of|with) (?:me|us|the|our|my|all|every|each|both|it|\d|a|two|three|four|five|six|seven)\b.*)?(?: (?:please|then|now|
  out|all))*\W*$
`

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`
const TIMES = String.raw`(?:days|evenings|nights|mornings|afternoons)`
const OUR = String.raw`(?:the|our|my|these|those|your)`
/** All days of the trip, or all of one part of them. */
const ALL_DAYS = part`
  (?:(?:each|every)(?: single| one)?(?: of (?:the|our|my|those|these|all)(?: ${COUNT})?)? (?:${TIMES}|day|evening|night|morning|afternoon)|all(?: of)?(?: ${OUR})?(?: ${COUNT})? (?:single |full |whole )?${TIMES}|all ${COUNT}(?! (?:of us|people))\b|
  ${OUR} (?:${COUNT} |whole |full |few |next )+${TIMES}|${OUR} days|${OUR} (?:whole|entire) (?:\w+ )?(?:trip|stay|thing|week|weekend|time|visit)|day by day|
  ${WEEKDAY}(?: ?(?:to|-|–|until|till|through)) ?${WEEKDAY}|${WEEKDAY},? ${WEEKDAY},? (?:and |& )?${WEEKDAY})
`
const PLANS = part`
  (?:plan|fill(?: up| in| out)?|put (?:\w+ )?together|sort(?: out)?|set(?: \w+)? (?:up|out)|lay(?: \w+)? out|line(?: \w+)? up|draw(?: \w+)? up|sketch(?: out)?|build|arrange|organi[sz]e|
  map(?: out)?|work out|figure out|schedule|come up with|prepare|design|create|suggest|propose|recommend|rundown|run-?through|outline|programme|program|schedule|itinerary|timetable)
`
const SMALL = String.raw`(?:[\w'-]+[,:]? ){0,5}?`
/** What is no wish for a plan by itself: only with a thing for each of them. */
const THINGS = part`(?:something|some things|things?|one thing|one or two things|two things|ideas?|stuff|what|a thing)`
const OF_ALL_DAYS = [
  new RegExp(String.raw`\b${PLANS}\b[,:]? ${SMALL}${ALL_DAYS}(?!\w)`),
  new RegExp(String.raw`\b(?:give|do|get|have|find|want|need|like|make|book|put|pick|choose|show) ${SMALL}${THINGS} ${SMALL}${ALL_DAYS}(?!\w)`),
  new RegExp(String.raw`^\W*${POLITE}(?:do|give|make|cover|write|take)(?: (?:me|us|up|out|for))* ${ALL_DAYS}(?!\w)`),
  // 'What should we do each day?', 'what would you put on each?', 'so what do I do on each of the four days?'
  new RegExp(String.raw`\bwhat (?:should|shall|would|could|can|do|might|will) (?:i|we|you) (?:do|see|put|suggest|recommend|plan|have|advise|go for|propose) ${SMALL}(?:${ALL_DAYS}|each|every one)(?!\w)`),
]
/** What is asked of a thing, or of what it costs. */
const ASKS_OF_THINGS = /^\W*(?:how (?:much|many|long|far|expensive)|is|are|does|do (?:they|you have|the)|which|when|was (?!suggest)|were|will (?:it|they|the))\b/

/** 'Fill all five days', 'put something together for each of our evenings', 'plan fri sat sun': in whatever words. */
function asksForAllDays(lower: string): boolean {
  return lower.split(/[.!?;]\s+/).some((sentence) => !ASKS_OF_THINGS.test(sentence) && OF_ALL_DAYS.some((words) => words.test(sentence)))
}

/** 'My itinerary' is one that is there already, and 'day 2' one of the days. */
const OF_ONE_THAT_IS = /\b(?:my|our|the) (?:saved |current )?(?:itinerary|schedule)\b(?! for)|\b(?:only|just) (?:for )?(?:the )?(?:day|first|second|third)\b/

/** 'Set it out day by day', 'an itinerary for four days', 'how would you split the days': all days of the trip are wanted. */
export function asksForPlan(text: string): boolean {
  const lower = daysInEnglish(text.toLowerCase().replaceAll('’', "'"))
  return asksForAllDays(lower) || lower.split(/[.!?;:,]\s+/).some((sentence) => ASKS_TO_PLAN.test(sentence)) || (!OF_ONE_THAT_IS.test(lower) && ASKS_FOR_PLAN.some((words) => words.test(lower)))
}
