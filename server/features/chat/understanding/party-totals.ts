import { part, pattern } from '../language/pattern.ts'
import { COUNT, readCount } from './numbers.ts'
import { areOthers } from './people/others.ts'
import { isOfAnotherTime } from './people/past.ts'
import { nounOf } from './people/person-nouns.ts'
import { readMultiplied } from './party-multiplied.ts'
import { isEnglishWord } from './places/english-words.ts'
import { matchSpan } from './plain-text.ts'
import type { Span } from './plain-text.ts'

const MANY = `(?:\\d{1,3}|half a dozen|a dozen|${COUNT})`
const RANGE = `(?:${MANY}\\s*(?:-|to|or)\\s*)?`
const NO_PEOPLE_AFTER = part`
  (?!\s*(?:-\s*)?(?:couples|days?|nights?|weeks?|weekends?|hours?|hrs?|months?|minutes?|mins?|years?|rooms?|beds?|stars?|miles?|km|cities|places|
  stops|things|museums|bottles|k\b|%|dollars|euros|pounds|usd|eur|gbp|[/.:,]\d|st\b|nd\b|rd\b|th\b|am\b|pm\b|o'clock|of (?:the|them|those|these)|
  (?:or|to|-) \d))(?![\w$%])
`
/** What may follow a number of people that stands without a noun. */
const OPEN_AFTER = part`
  (?=[ \t]*\n|\s*(?:$|[.,;:!?)#(&+-]|(?:of us|not (?:just |only )?\d{1,2}(?=\s*(?:$|[.,;!?)]|people|persons|of us|anymore|any more|as i|like|now))|
  instead|in (?:our|my|the|total|all)|in|on|at|from|to|with|and|but|please|who|all|including|incl|around|near|next|this|tomorrow|tonight|today|
  travell?ing|going|coming|flying|joining|staying|leaving|now|after all|altogether|total|instead|plus|under|max|then|that|by|if|is|are|would|will|we|i|for|
  adults?|kids?|child(?:ren)?|friends|people|persons?|guests|grown)\b))
`

/** Of us some do one thing, and the rest another: they are not all. */
const SOME_BEFORE = /\b(?:if|only|just|can|could|should|would|when|while|but|at least|some|maybe|for|except|which|what if|that|since|because|as|hope|unless)\s+(?:only\s+)?$/
const SOME_AFTER = pattern()`
  ^\s*(?:hates?|can't|cannot|don't|doesn't|won't|isn't|aren't|dislikes?|would rather|prefers?|needs?|is|has|uses?|loves?|likes?|gets?|
  (?:have|has) (?:already )?(?:been|done|seen)\b|(?:are|have) (?:kids?|child|under|over|allerg|vegetarian|vegan|coeliac|celiac|not|afraid|scared|
  in (?:a )?wheelchair))
`

const TOTALS: RegExp[] = [
  new RegExp(`\\b(?:make|call) (?:it|that|this)\\s+(?:for\\s+)?(?<count>${MANY})${NO_PEOPLE_AFTER}(?=\\s*(?:$|[.,;!?(]|(?:of us|people|then|now|please|as|because|since|instead|in)\\b))`, 'g'),
  pattern('g')`
    \b(?:now|this time|so only|so just|leaving|leaves)\s+(?:there(?:'s| are) |we(?:'re| are) |it's |with |us )*(?:only |
    just )*(?<count>${MANY})(?:\s+of us)?\s*(?=[.,;!)]|$)${NO_PEOPLE_AFTER}
  `,
  pattern('g')`
    (?<!'s )\b(?:family|fam|choir|orchestra|band|squad|club|troop|delegation|group|party|bunch|team|crew|gang|class|total|table|household|
    wedding party)\s+(?:of|size(?: is| of)?|for)[\s:]+(?:about |around |roughly |only |just )?${RANGE}(?<count>${MANY})\b${NO_PEOPLE_AFTER}
  `,
  // 'Change the number of people to four', 'switch to four adults'.
  new RegExp(`\\b(?:number of (?:people|persons|guests|travell?ers)|(?:party|group)(?: size)?|head ?count)\\s+(?:(?:has|have|is|was|went|goes|changed|up|down|now)\\s+)*to\\s+(?:only |just )?(?<count>${MANY})\\b${NO_PEOPLE_AFTER}`, 'g'),
  new RegExp(`\\b(?:chang|switch|updat|correct)(?:e|ing|ed|es)?\\s+(?:it |that |this )?to\\s+(?:only |just )?(?<count>${MANY})\\s+(?:of us|people|persons|adults|travell?ers|guests|pax)\\b`, 'g'),
  new RegExp(`\\b${RANGE}(?<count>${MANY}|both|couple|pair)\\s+of\\s+us\\b`, 'g'),
  new RegExp(`\\bthe\\s+(?<count>${COUNT})\\s+of\\s+them\\b`, 'g'),
  // 'How much for all 5'; 'all three' may be what was shown.
  new RegExp(`\\bfor\\s+all\\s+(?:the\\s+)?(?!(?:3|three|2|two)\\b)(?<count>${COUNT})${NO_PEOPLE_AFTER}(?=\\s*(?:$|[.,;!?)]))`, 'g'),
  pattern('g')`
    \b(?:us|friends|mates|colleagues|people|group|party|team|family)\s+\(\s*(?:we're |we are |there(?:'s| are) |about |
    all )?(?<count>${MANY})(?:\s+(?:of us|people|pax|in total|in all|persons|adults))?\s*\)
  `,
  new RegExp(`\\b(?:me|we|us|girls|boys|guys|friends|family|kids|children|people)\\b[^.;!?\\n\\d]{0,30}\\b(?<count>${MANY})\\s+(?:in total|in all|altogether|total)\\b`, 'g'),
  // 'A plan for a duo'.
  /\b(?:for|as|we're|we are|we'd be)\s+an?\s+(?:(?:young|old|happy|little|small)\s+)?(?<count>duo|trio|quartet|foursome)\b/g,
  // 'Paris x4, 18-21 December'.
  /(?<=\p{L}\s)(?<!\b(?:rooms?|beds?|bags?|doubles?|twins?|nights?|days?)\s)x\s?(?<count>[2-9]|1\d)(?![\w.:/])/gu,
  new RegExp(`\\bus\\s+(?<count>${COUNT})\\b${NO_PEOPLE_AFTER}(?!\\s+(?:of|more|other|options?|ideas?|good|great|nice|things?))`, 'g'),
  pattern('g')`
    (?<!\bthere )\b(?:we(?:'re| are|'d be|'ll be| will be| would be| were|re)|there(?:'s| is| are|'ll be| will be| would be)|
    it(?:'s| is|'ll be| will be)|make (?:it|that))\s+(?:now |actually |a (?:group|party|family) of |only |just |all |going to be |gonna be |about |
    like )*${RANGE}(?!one\b|1\b)(?<count>${MANY})\b${NO_PEOPLE_AFTER}(?!\s*(?:,|and|&)\s*\d{1,2}\s*(?:$|years|yrs))${OPEN_AFTER}
  `,
  pattern('g')`
    (?<![\w$€£#/.-])${RANGE}(?<count>${MANY})[\s-]+(?:(?!other|more|extra|million|thousand|hundred|per|a|an|each|every|for)\w+\s+)?(?:peoples?|persons?|pers|pax|ppl|travell?ers|
    guests|passengers|participants|attendees)\b(?!\s+(?:tent|tour|boat|kayak|canoe|dorm|cabin|room|car|van|jeep|gondola|sauna|minimum|min\b|
    per (?:room|car|boat|cabin|tent)))
  `,
  new RegExp(`(?<![\\w$€£#/.-])(?<count>${MANY})\\s+(?:(?!to\\b|in\\b|and\\b|of\\b|day\\b|way\\b|stop\\b)[a-z-]+\\s+){0,3}(?:tickets?|seats?|(?:places|spots)(?!\\s+(?:to (?:see|eat|visit|go|stay|drink|shop|explore|swim|hike|dine)|near|around|worth|where|that)\\b))\\b(?!\\s+(?:each|per))`, 'g'),
  pattern('g')`
    \b(?:tickets?|seats?|rooms?|reservations?|bookings?|table|dinner|lunch|trip|holiday|vacation|itinerary|hotel|flights?|something|getaway|weekend|
    plan|week|days?)\s+(?:is\s+)?for\s+(?:just |only |the )?${RANGE}(?<count>${MANY})\b${NO_PEOPLE_AFTER}
  `,
  new RegExp(`(?<!\\b(?:wait|look|looking|ask|year|except|known|famous|open)\\s)\\bfor\\s+(?:just |only |the |about |us )?${RANGE}(?<count>${MANY})\\b${NO_PEOPLE_AFTER}${OPEN_AFTER}`, 'g'),
  pattern('g')`
    \b(?:so|then|making|makes|that's|that is|which makes)\s+(?:just |only |it |us |that makes |that's |we're |we are |
    makes )?(?<count>${MANY})(?:\s+(?:of us|in (?:all|total)|altogether|now))?(?=\s*(?:$|[.!;](?!\d)|,\s*(?:in|to|for|and|please|at)\b))
  `,
]
/** 'We both', 'us three', 'we two old friends': weaker than whoever is named. */
const WE = new RegExp(`\\b(?:we|us)\\s+(?<count>both|${COUNT})\\b${NO_PEOPLE_AFTER}(?=\\s+(?!hundred|thousand|more|other|\\w+(?:ings?|eums?|ours)\\b)\\p{L}|\\s*(?:$|[.,;!?]))`, 'gu')
/** 'A cottage that sleeps 8', 'beds for nine': room for so many is wanted, unless it is told of one that is known. */
const SLEEPS = new RegExp(`\\b(?:sleeps|sleeping|(?:to|must|should|can) sleep|(?:beds?|room|space|accommodation) for)\\s+(?:up to\\s+|all\\s+)?(?<count>${COUNT})\\b${NO_PEOPLE_AFTER}`, 'g')
const KNOWN_ROOM = /\b(?:the|this|that|your|it|does|do)\b(?![^.;!?]*\b(?:need|want|find|look|book|show|get|rent)\w*\b)[^.;!?,]*$/
/** 'Mum of two here', 'we are parents of three'. */
const PARENT_OF = new RegExp(`\\b(?:mum|mom|mam|mummy|mother|dad|daddy|father|parent(?<both>s)?)\\s+(?:of|to)\\s+(?<count>${COUNT})\\b`, 'g')
const IS_ONE = /(?:^|[.!?\n(,]\s*|\b(?:i'm|im|i am|as|we're|we are|being|from)\s+)(?:an?\s+)?(?:(?!the\b)[a-z-]+\s+){0,2}$/
const PLUS = pattern('g')`
  \b(?:me|myself|i)\s*(?:\+|plus|and|&)\s*(?<count>${COUNT})\b${NO_PEOPLE_AFTER}(?:\s+(?:others?|more|(?:other )?people|friends?))?(?=\s*(?:$|
  [.,;:!?)]|(?:in|on|to|from|for|going|others?|more|who)\b))|\b(?<guest>(?:me |myself )?(?:and (?:my |a )|\+|plus |
  with (?:my |a )plus )\s?(?:plus[- ])?(?:one|1))\b(?=\s*(?:$|[.,;!?)]|(?:in|on|to|from|for)\b))
`
/** 'Five nurses coming with me': whoever they are, they are people. */
const COMERS = pattern('g')`
  (?<![\w$])(?<count>${COUNT})\s+(?:[a-z]+\s+){1,3}?(?:(?:who|that)\s+(?:are|will be)\s+)?(?:coming|going|travell?ing|flying|joining|
  tagging)\s+(?:along\s+)?with\s+(?:me|us)\b
`
const SHORTHAND = /(?<![\w$])(?<adults>\d{1,2})\s?(?:a|ads?|adts?)\s*(?:[+,&/]|and\b)?\s*(?<children>\d{1,2})\s?(?:c|ch|chds?)\b/g
/** '2+2': grown-ups and children, as travel agents write. */
const SUM = /(?<![\w.+$€£#/-])(?<adults>[1-9])\s?\+\s?(?<children>[1-9])(?![\w+$€£#/=-]|\.\d|\s*(?:=|\+|hours?|days?|nights?))/g
/** 'Priya and I want the sea': whatever is no word is a name. */
const NAMED_AND_I = pattern('gu')`
  (?:^|(?<!\bst)[.!?\n]\s*)(?:(?:hi|hey|hello|so|well|ok)[,!.]?\s+)?(?<name>\p{L}{3,}) (?:and|&) i (?:are|were|need|want|wanna|would|will|have|plan|
  love|like|wish|hope|got|can|could|decided|am|'d)\b
`
const SOLO = pattern()`
  \b(?:solo(?!\s+(?:tengo|quiero|busco|necesito|puedo|quer[ií]a|queremos|tenemos|buscamos|necesitamos|un|una|unos|unas|el|la|los|las|
  voglio|vorrei|ho|abbiamo)\b)(?!\s+(?:and solo\s+)?(?:\w+\s+)?(?:travell?ers|women|females|men|people|backpackers|guests)\b)|alone(?!\s+(?:was|were|is|are|costs?|will|would)\b)|by myself|on my own|
  only (?:the )?one of me|(?:just|only) one of us(?! (?:is|has|can|wants?|likes?|will|eats?|drinks?|goes|needs?))|(?:just|only) (?:me|myself|for me|for myself)|(?:just|only) (?:(?:little|old|poor|lonely|plain) )+me|me only|
  me,? (?:myself and i|alone)|myself only|travell?ing single|single (?:travell?er|person|adult|woman|man|female|male|lady|guy|girl)|for myself|
  lone travell?er|it's (?:just )?me|me and my (?:little |old |big )?(?:dogs?|cats?|puppy|horse|camera|bike|bicycle|motorbike|camper ?van|guitar)|
  my (?:little |old |big )?(?:dogs?|cats?|puppy|horse|camera|bike|bicycle|motorbike|camper ?van|guitar) and (?:me|i))\b
`
const COUPLE = pattern()`
  \b(?:(?:as|for|we're|we are|us|are|were)\s+(?:a|an|just a)\s+(?:\w+\s+)?couple\b(?! of)|
  (?:young|retired|married|older|elderly|newlywed|gay|lesbian|travell?ing) couple\b|couple's\b|
  couples?(?:\s+(?:trip|getaway|retreat|holiday|vacation|weekend|massage))|(?:our|my|for (?:a|the|our)|on (?:a|our|my)|honeymoon) ?honey ?moon|
  honey ?moon(?:ers)?|newly[- ]?weds?\b(?! wing)|babymoon|just us two|(?:the|us|we) two\b(?!\s+\w)|as a pair|
  (?:i'm|i am|i'll|i will|i want to|i'd like to|i would like to|so i)\s+(?:tak(?:e|ing)|bring(?:ing)?|surpris(?:e|ing)|treat(?:ing)?)\s+(?:her|
  him)\b(?! \w+s?\b(?<!\b(?:to|for|on|along|there|away|out|with|in|somewhere)))|
  (?:father|mother|dad|mum|mom|daddy|mummy|mommy)(?:-|\/| and | & | )?(?:and-)?(?:son|daughter)\s+(?:\w+\s+)?(?:weekend|trip|time|holiday|vacation|
  break|getaway|bonding|day|adventure|tour|week)|mr\.? (?:and|&) mrs|our (?:\w+ )?(?:wedding )?anniversary)\b|
  \b(?:father|mother|dad|mum|mom)(?:-|\/| and | & | )?(?:and-)?(?:son|daughter)\s+(?:\w+\s+)?#|
  (?:^|[,.;:(\n]\s*)(?:(?:an?|one|young|retired|married|older|elderly|gay|for|mid|early|late|\d0s|mid-\d0s|\w+-something|fit|active|
  child-?(?:free|less)|newlywed|[a-z]{3,}(?:ish|ese|ian|can)) )*couple\b(?! (?:of|more|days?|nights?|weeks?|hours?|things|questions?|times|drinks|
  beers|options|friends|ideas)\b| [a-z]+s\b(?<!\b(?:wants|needs|plus|seeks|loves|likes|hopes|plans|as|is|us)))
`

/** 'Both vegetarian', 'both in our sixties': a clause of its own, about those who travel, and no two things of which both are liked. */
const BOTH = pattern('u')`
  (?:^|[.,;:!?(\n#]\s*)(?:(?:and|but|we|we're|we are)\s+)?both\s+(?:of us\s+)?(?!of\b|the\b|these\b|those\b|are\b|is\b|would\b|sound\b|(?:\p{L}+ )?(?:days?|evenings?|mornings?|nights?|weeks?|weekends?|times?|places|cities|towns|things|ways|tours|trips|clubs|teams|stadiums?|stadia|museums|castles|beaches|parks|islands|sides|routes|options|ones|hotels|dates|palaces|churches|markets|coasts|countries|languages|airports|lakes)\b|
  \p{L}+(?: \p{L}+)? (?:and|or|&)\b)(?<told>\p{L}{2,}|[2-9]\d(?=\s*(?:$|[.,;!?)])))
`

/** 'Rome, two, 5 days, May': a number between commas, beside a length or days, which are blanked out. */
const FEW = '(?:two|three|four|five|six|seven|eight|[2-9]|1[0-2])'
const AMONG_FACTS = new RegExp(`^[^.;!?\\n]*?(?:(?<=#)\\s*,\\s*(?<count>${FEW})\\s*(?=,|$)|(?<=\\p{L}\\s*),\\s*(?<before>${FEW})\\s*,(?=\\s*#))`, 'u')
/** '#, 4 people want this, the other 3 that': all of them. */
const SOME_AND_OTHERS = new RegExp(`(?<![\\w$])(?<some>${COUNT}) of us\\b[^.!?\\n]{1,60}\\b(?:the )?other (?<others>${COUNT})\\b(?!\\s+(?:days?|nights?|times?|things?|places|tours?|hours?|weeks?|options?|museums?|cities|towns))`)

/** 'For 300' is money sooner than people. */
const MOST_WITHOUT_NOUN = 60
/** More than any desk is asked for: a number of something else. */
const MOST_PEOPLE = 2000

export interface PartyTotal {
  size: number
  adults?: number
  children?: number
  /** A number after 'for' and nothing else; any list of people says more. */
  weak: boolean
  span: Span
}

/** 'We are all 20': that old, and not so many. */
const ALL_AGED = /\b(?:we|they)(?:'re| are) all (?:about |around |just |over |nearly )?(?:1[6-9]|[2-9]\d)(?=\s*(?:$|[.,;!?)]|ish\b|years?\b|and (?!of)))/g

/** Who travels, said as one number: 'family of five', 'we are four', 'table for 4', 'just me', 'honeymoon'. */
export function readTotal(said: string): PartyTotal | null {
  const text = said.replace(ALL_AGED, (words) => ' '.repeat(words.length))
  const short = [...text.matchAll(SHORTHAND)][0]
  if (short !== undefined) {
    const [adults, children] = [Number(short.groups?.adults), Number(short.groups?.children)]
    return { size: adults + children, adults, ...(children > 0 ? { children } : {}), weak: false, span: matchSpan(short) }
  }
  const sum = [...text.matchAll(SUM)][0]
  if (sum !== undefined) {
    const [adults, children] = [Number(sum.groups?.adults), Number(sum.groups?.children)]
    return { size: adults + children, adults, children, weak: false, span: matchSpan(sum) }
  }
  const multiplied = readMultiplied(text)
  if (multiplied !== null) return multiplied
  const split = SOME_AND_OTHERS.exec(text)
  if (split !== null) return { size: (readCount(split.groups?.some) ?? 1) + (readCount(split.groups?.others) ?? 1), weak: false, span: matchSpan(split) }
  for (const [at, form] of TOTALS.entries()) {
    const found = [...text.matchAll(form)].filter((match) => !isRuledOut(text, match))
    const match = found.at(-1)
    const size = readCount(match?.groups?.count)
    const differing = at === TOTALS.length - 2 && found.length > 1
    if (match !== undefined && size !== null && size >= 1 && size <= (at === TOTALS.length - 2 || at === TOTALS.length - 3 ? MOST_WITHOUT_NOUN : MOST_PEOPLE) && !differing) return { size, weak: at >= TOTALS.length - 4 && at < TOTALS.length - 1, span: matchSpan(match) }
  }
  const sleeps = [...text.matchAll(SLEEPS)].find((match) => !KNOWN_ROOM.test(text.slice(Math.max(0, match.index - 60), match.index).replace(/\b(?:that|which)\s+$/, '')))
  const few = [...text.matchAll(WE)].find((match) => !isRuledOut(text, match)) ?? sleeps
  if (few !== undefined) return { size: readCount(few.groups?.count) ?? 1, weak: true, span: matchSpan(few) }
  const plus = [...text.matchAll(PLUS)][0] ?? [...text.matchAll(COMERS)][0]
  if (plus !== undefined) return { size: (readCount(plus.groups?.count) ?? 1) + 1, weak: false, span: matchSpan(plus) }
  const listed = AMONG_FACTS.exec(text)
  if (listed !== null) return { size: readCount(listed.groups?.count ?? listed.groups?.before) ?? 1, weak: true, span: matchSpan(listed) }
  const parent = [...text.matchAll(PARENT_OF)].find((match) => IS_ONE.test(text.slice(0, match.index)))
  if (parent !== undefined) {
    const [adults, children] = [parent.groups?.both === undefined ? 1 : 2, readCount(parent.groups?.count) ?? 1]
    return { size: adults + children, adults, children, weak: true, span: matchSpan(parent) }
  }
  const named = [...text.matchAll(NAMED_AND_I)].find((match) => !isEnglishWord(match.groups?.name ?? ''))
  if (named !== undefined) return { size: 2, weak: true, span: matchSpan(named) }
  const solo = SOLO.exec(text) ?? oneAlone(text)
  if (solo !== null && !/\b(?:not|aren't|never|every|any|meet|met)\s+(?:a\s+)?(?:travell?ing\s+)?$/.test(text.slice(Math.max(0, solo.index - 24), solo.index))) return { size: 1, adults: 1, weak: true, span: matchSpan(solo) }
  const couple = COUPLE.exec(text) ?? bothOf(text)
  return couple === null ? null : { size: 2, adults: 2, weak: true, span: matchSpan(couple) }
}

function bothOf(text: string): RegExpExecArray | null {
  const both = BOTH.exec(text)
  return both === null || nounOf(both.groups?.told ?? '')?.plural === true ? null : both
}

/** 'As a lone older woman', 'for a single gentleman', 'this is for an individual'. */
function oneAlone(text: string): RegExpExecArray | null {
  const found = [...text.matchAll(/\b(?:as|for|be|being|i'm|im|i am)\s+(?:just\s+|only\s+)?(?:an?\s+|one\s+)?(?:(?:[a-z-]+\s+){0,2}?(?:single|solo|lone)\s+(?<words>(?:[a-z-]+\s+){0,3}[a-z-]+)|(?<one>individual)\b(?!\s+(?:room|ticket|tour|visit|museum|dish|need)))/g)]
  return found.find(({ groups }) => groups?.one !== undefined || isOneOf((groups?.words ?? '').split(/\s+/))) ?? null
}

/** Whether one of the words after 'single' names one person, who is no parent. */
function isOneOf(words: string[]): boolean {
  if (words.some((word) => /^(?:fe)?male$/.test(word))) return true
  const noun = words.map(nounOf).find((said) => said !== null)
  return noun !== undefined && noun !== null && !noun.plural && !/^(?:mum|mom|mam|mother|dad|father|parent|mummy|mommy|couple)$/.test(noun.lemma)
}

/** Ends like the plural of a thing, and is none. */
const NO_NOUN = /^(?:this|was|has|does|plus|thus|always|besides|perhaps|unless|towards|adults|across|less|needs|wants|loves|likes|happens|christmas|thanks|friends|guests)$/

function isRuledOut(text: string, match: RegExpExecArray): boolean {
  if (/ of us$/.test(match[0]) && isSome(text, match)) return true
  if (isOfAnotherTime(text, match.index)) return true
  if (areOthers(text, { ...matchSpan(match), size: readCount(match.groups?.count) ?? 0 })) return true
  // 'Do three people fit in?'
  if (/^\s+(?:fit|share)\b/.test(text.slice(match.index + match[0].length)) && /\b(?:do|can|could|would|will)\s+(?:the\s+)?$/.test(text.slice(0, match.index))) return true
  // 'A table for two is not what I need.'
  if (/^\s*(?:isn't|is not|is no\b|won't do|will not do|wasn't|was not|is useless)/.test(text.slice(match.index + match[0].length))) return true
  if (/^\s*(?:died|were killed|live[ds]?|too many|too few|attend|visit(?:ed)? (?:it|there|every|each))\b/.test(text.slice(match.index + match[0].length))) return true
  const counted = /^(?:family|group|party)\b/.test(match[0]) ? undefined : /\d\s?$|[a-z]$/.test(match[0]) ? /^ (?<noun>[a-z]{3,}(?<!ou|s)s)\b/.exec(text.slice(match.index + match[0].length))?.groups?.noun : undefined
  if (counted !== undefined && !NO_NOUN.test(counted) && nounOf(counted) === null && /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))$/.test(match[0])) return true
  return /\b(?:not(?: an?| the)?|instead of|than|out of|\b(?:one|1) in|sleeps|accommodates|seats|capacity of|fits?|holds?|carry|carries|up to|groups of|(?<!\bwhat )(?:can|could)|maximum of|min(?:imum)? of)\s*$/.test(text.slice(Math.max(0, match.index - 16), match.index))
}

/** 'What if one of us is late', 'two of us hate boats': not all who travel. */
function isSome(text: string, match: RegExpExecArray): boolean {
  const [before, after] = [text.slice(Math.max(0, match.index - 16), match.index), text.slice(match.index + match[0].length)]
  const one = /^(?:1|one)\b/.test(match[0])
  if (one && !/^\W*$/.test(before + after)) return true
  if (/\b(?:the|all)\s+(?:\w+\s+)?$/.test(before) || /^(?:all|both)\b/.test(match[0])) return false
  return (SOME_BEFORE.test(before) && !/\b(?:for|only|just|that|as)\s+$/.test(before)) || (SOME_AFTER.test(after) && !/^\s*(?:needs? (?:to|a)|loves? to|like to)/.test(after)) || /\b(?:the (?:rest|others?)|other (?:one|two|three))\b/.test(after.slice(0, 60))
}
