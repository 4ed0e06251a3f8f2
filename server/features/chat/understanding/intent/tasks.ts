/** What is asked of a clever machine that can write, reckon and explain: work that has nothing to do with a journey, whatever words of journeys stand in it. */

const MAKE = /\b(?:write|draft|compose|create|generate|make|give|build|design|produce|craft|prepare|come up with|think of|suggest|need|want|develop|implement|invent|tell|continue|finish|improve|proofread|edit|rewrite|summari[sz]e|paraphrase|analy[sz]e|translate|read|check)\b/.source

/** Texts, programs and lessons; not 'plan', 'list' or 'guide', which journeys have as well. */
const PIECE =
  /\b(?:stor(?:y|ies)|novels?|chapters?|poems?|haikus?|limericks?|lyrics|songs?|raps?|essays?|articles?|paragraphs?|blog posts?|posts?|tweets?|captions?|slogans?|taglines?|headlines?|titles?|e-?mails?|letters?|speech(?:es)?|toasts?|eulogy|vows|scripts?|screenplays?|scenes?|sketch|dialogues?|monologues?|conversations?|diary entr(?:y|ies)|biograph(?:y|ies)|bios?|summar(?:y|ies)|reviews? for|press releases?|ads?|advertisements?|adverts?|descriptions?|newsletters?|surveys?|questionnaires?|quiz(?:zes)?|crosswords?|riddles?|jokes?|puns?|worksheets?|lessons?|lesson plans?|rubrics?|flashcards|thesis|theses|dissertations?|research (?:papers?|questions?|proposals?)|sentences?|synonyms|rhymes?|metaphors?|functions?|class(?:es)? [A-Za-z]|code|programs?|apps?|apis?|websites?|web ?pages?|landing pages?|databases?|schemas?|quer(?:y|ies)|spreadsheets?|macros?|formulas?|algorithms?|regex|prompts?|resumes?|cvs?|cover letters?|contracts?|polic(?:y|ies)|business plans?|business ideas?|marketing \w+|pitch(?:es)?|user stor(?:y|ies)|logos?|job (?:ads?|descriptions?|postings?)|usernames?|passwords?|trivia|characters?|plots?|recipes?|meal plans?|workouts?|workout plans?|training (?:plans?|schedules?|programs?)|study (?:plans?|schedules?|guides?))\b/
    .source

const MAKES_PIECE = new RegExp(`${MAKE}(?: [^.?!\\n]{0,60}?)?${PIECE}`)

/** The stuff of the work stands beside it: 'the text below', 'in the following sentence', 'read the passage'. */
const GIVEN_TEXT =
  /\b(?:the following|below|above|(?:this|these|the given|given (?:the|a|an|this)|the) (?:text|sentence|paragraph|passage|article|e-?mail|essay|code|function|list of|table|json|data|dataset|words?|numbers?|statements?|reviews?|quotes?|transcript|context)s?)\b/

/** Sums in words: somebody has so many, and how many are left. */
const SUM_IN_WORDS =
  /\b(?:how (?:many|much|long|fast|far|old|tall)\b[^?]{0,80}\b(?:left|remain|altogether|in total|each|per hour|now|apart|travel(?:led)?|need to|does (?:he|she|it|each)|do they|will (?:it|he|she|they))\b|mph\b|km\/h|kilomet(?:er|re)s per hour|miles per hour|average speed|what (?:is|was) the (?:speed|distance|probability|total cost|average|perimeter|area|volume|original price))/

/** 'Act as a linux terminal', not as one who knows the way. */
const ROLE = /\b(?:act (?:as|like)|pretend|role ?-?play|you are (?:an? |the |my |now )|i want you to be|imagine (?:you|that you)|take the role)\b/
const TRAVEL_ROLE = /\b(?:travel|tour|trip|guide|concierge|local\b|holiday|vacation)/

export function makesPiece(text: string): boolean {
  return MAKES_PIECE.test(text)
}

export function isGivenText(text: string): boolean {
  return GIVEN_TEXT.test(text)
}

export function isSumInWords(text: string): boolean {
  return SUM_IN_WORDS.test(text) && /\d/.test(text)
}

/** Which part the reader shall play, if any. */
export function roleOf(text: string): 'guide' | 'other' | null {
  const at = text.search(ROLE)
  if (at < 0) return null
  return TRAVEL_ROLE.test(text.slice(at, at + 70)) ? 'guide' : 'other'
}
