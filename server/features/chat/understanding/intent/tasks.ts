import { pattern } from '../../language/pattern.ts'

/** What is asked of a clever machine that can write, reckon and explain: work that has nothing to do with a journey, whatever words of journeys stand in it. */

const MAKE = pattern()`
  \b(?:write|draft|compose|create|generate|make|give|build|design|produce|craft|prepare|come up with|think of|suggest|need|want|develop|implement|
  invent|tell|continue|finish|improve|construct|outline|brainstorm|provide|convert|turn|transform|reformat|simulate|paint|draw|proofread|edit|rewrite|summari[sz]e|paraphrase|analy[sz]e|translate|read|check)\b
`.source

/** Texts, programs and lessons; not 'plan', 'list' or 'guide', which journeys have as well. */
const PIECE = pattern()`
  \b(?:stor(?:y|ies)|novels?|chapters?|poems?|haikus?|limericks?|lyrics|songs?|raps?|essays?|articles?|paragraphs?|blog posts?|posts?|tweets?|
  captions?|slogans?|taglines?|headlines?|titles?|e-?mails?|letters?|speech(?:es)?|toasts?|eulogy|vows|scripts?|screenplays?|scenes?|sketch|
  dialogues?|monologues?|conversations?|diary entr(?:y|ies)|biograph(?:y|ies)|bios?|summar(?:y|ies)|reviews? for|press releases?|ads?|
  advertisements?|adverts?|descriptions?|newsletters?|surveys?|questionnaires?|quiz(?:zes)?|crosswords?|riddles?|jokes?|puns?|worksheets?|lessons?|
  lesson plans?|rubrics?|flashcards|thesis|theses|dissertations?|research (?:papers?|questions?|proposals?)|sentences?|synonyms|rhymes?|metaphors?|
  functions?|class(?:es)? [A-Za-z]|code|programs?|apps?|apis?|websites?|web ?pages?|landing pages?|databases?|schemas?|quer(?:y|ies)|spreadsheets?|
  macros?|formulas?|algorithms?|regex|prompts?|resumes?|cvs?|cover letters?|contracts?|polic(?:y|ies)|business plans?|business ideas?|marketing \w+|
  pitch(?:es)?|user stor(?:y|ies)|logos?|job (?:ads?|descriptions?|postings?)|usernames?|passwords?|trivia|characters?|plots?|recipes?|meal plans?|
  timelines?|outlines?|presentations?|case stud(?:y|ies)|analog(?:y|ies)|arguments?|json|csv|xml|yaml|hashtags?|infographics?|(?:bar|pie|line) charts?|graphs?|diagrams?|flowcharts?|mind ?maps?|mascots?|app ideas?|
  (?:(?:into|in|as) an? (?:\w+ )?table)|names? for an? (?:\w+ ){0,3}(?:agency|company|business|brand|blog|app|shop|start-?up|hotel|hostel|restaurant|airline|band|dog|cat|baby|boat|character|podcast|channel|state|country)|
  workouts?|workout plans?|training (?:plans?|schedules?|programs?)|study (?:plans?|schedules?|guides?))\b
`
    .source

const MAKES_PIECE = new RegExp(`${MAKE}(?: [^.?!\\n]{0,60}?)?${PIECE}`)

/** The stuff of the work stands beside it: 'the text below', 'in the following sentence', 'read the passage'. */
const GIVEN_TEXT = pattern()`
  \b(?:here(?:'s| is| are) (?:an?|the|some|my) (?:text|sentences?|paragraph|passage|article|e-?mail|essay|code|reviews?|complaint|quote|poem|story|list|table)|
  seo|(?:search )?keywords for|meta descriptions?|
  the following|(?:below|above)(?!\s+(?:[$€£\d]|an?\b|my\b|our\b|the\b|zero|about|around|all\b|[a-z]+ (?:hundred|thousand|grand)))|(?:this|these|the given|given (?:the|a|an|this)|the) (?:text|sentence|paragraph|passage|article|e-?mail|essay|code|
  function|list of|table|json|data|dataset|words?|numbers?|statements?|reviews?|quotes?|transcript|context)s?)\b
`

/** Sums in words: somebody has so many, and how many are left. */
const SUM_IN_WORDS = pattern('u')`
  \b(?:how (?:many|much|long|fast|far|old|tall)\b[^?]{0,80}\b(?:left|remain|altogether|in total|each|per hour|now|apart|travel(?:led)?|need to|
  does (?:he|she|it|each)|do they|will (?:it|he|she|they))\b|mph\b|km\/h|kilomet(?:er|re)s per hour|miles per hour|average speed|
  what (?:is|was) the (?:speed|distance|probability|total cost|average|perimeter|area|volume|original price)|
  (?:leave|start|set off|depart) at the same time|how (?:much|many|long|far) (?:is|was|are|were) (?:that|it|this|they|he|she)\b|
  how (?:much|many)\b[^?]{0,50}\b(?:does|did|do|will|must|has|have) (?:each|every|he|she|they|it|the \w+|
  \p{L}+)\b(?! (?:cost|include|have|offer|take|charge))[^?]{0,40}\b(?:pay|earn|make|need|get|spend|save|sell|sold|owe|run|eat|read)\b)
`

/** 'Act as a linux terminal', not as one who knows the way. */
const ROLE = /\b(?:act (?:as|like)|assume the role|pretend|role ?-?play|you are (?:an? |the |my |now )|i want you to be|imagine (?:you|that you)|take the role)\b/
const TRAVEL_ROLE = /\b(?:travel(?!l?er)|trips?\b|tour(?:ist)?\b|(?:city|mountain|safari|local|hiking|my|our|the|an?|good|great) guide\b|concierge|local\b|holiday|vacation)/
const ROLE_REACH = 90
/** Said outright: 'act as', 'pretend to be', 'be my lawyer'; 'you are the best' is none. */
const OUTRIGHT = pattern('u')`
  ^[^\p{L}\p{N}]*(?:(?:please|i (?:want|need) you to|i'd like you to|i would like you to|can you|could you|let'?s|now|ok)[\s,]+)*(?:act (?:as|like)|
  (?:let'?s )?pretend|role ?-?play|play the|take (?:on )?the role|assume the role|be (?:an?|my|the) (?!bit|little))
`

/** Nobody writes one to be told of a journey, while many read them. */
const WRITES_REVIEW = /\b(?:write|draft|compose|generate|create)\b(?: [^.?!\n]{0,40}?)? reviews?\b/

export function makesPiece(text: string): boolean {
  return MAKES_PIECE.test(text) || WRITES_REVIEW.test(text)
}

export function isGivenText(text: string): boolean {
  return GIVEN_TEXT.test(text)
}

export function isSumInWords(text: string): boolean {
  return SUM_IN_WORDS.test(text) && /\d/.test(text)
}

/** Which part the reader shall play, if any. */
/** Whether the reader is asked outright to play a part that knows nothing of journeys. */
export function playsAnotherPart(text: string): boolean {
  return OUTRIGHT.test(text) && !TRAVEL_ROLE.test(text.slice(0, ROLE_REACH))
}

export function roleOf(text: string): 'guide' | 'other' | null {
  const at = text.search(ROLE)
  if (at < 0) return null
  return TRAVEL_ROLE.test(text.slice(at, at + ROLE_REACH)) ? 'guide' : 'other'
}

/** Trouble with other people, or with oneself: 'my sister won't talk to me, what should I do?'. */
const ADVICE = pattern()`
  \b(?:what (?:should|shall|can|do|would) (?:i|we|you) do(?: about (?:it|this|him|her|them)| now| then)?\W*$|
  how (?:do|should|can|could|would) (?:i|we) (?:tell|talk to|deal|cope|handle|stop|explain to|make (?:him|her|them)|get (?:over|him|her|them|my)|
  break up|apologi[sz]e|forgive|support)|(?:i feel|i'm|i am|i've been|makes me|we are|we're) (?:so |very |really |always |a bit |
  feeling )*(?:stressed|lonely|sad|depressed|anxious|guilty|jealous|angry|afraid|scared|heartbroken|overwhelmed|burnt out|worried|upset|ashamed)|
  (?:had|having) (?:an argument|a fight|a row)|(?:cheated|cheating) on|(?:won't|will not|doesn't|refuses to) (?:talk|speak|listen) to)
`

/** Told of others, by nobody and to nobody: 'a hotel has 24 rooms on 3 floors'. */
const SPEAKER = /\b(?:i|i'm|i'd|i'll|i've|me|my|mine|we|we're|we'd|we'll|we've|us|our|ours|you|your|let's|lets|please|pls)\b/

export function asksForAdvice(text: string): boolean {
  return ADVICE.test(text)
}

export function isTold(text: string): boolean {
  return !SPEAKER.test(text) && /^\W*(?:an?|the|each|every|one|two|three|four|five|six|seven|eight|nine|ten|\d+|if an?|if the|suppose|\p{L}+) (?:\p{L}+ ){0,3}(?:has|have|had|costs?|sells?|sold|buys?|bought|drives?|drove|walks?|runs?|ran|leaves?|left|takes?|took|saves?|earns?|pays?|paid|makes?|made|goes|went|travels|travelled|starts?|carries|carried|holds?|reads?|eats?|ate|gives?|gave|gets?|got|is|are|was|were)\b/u.test(text)
}
