import { pattern } from '../../language/pattern.ts'
import { AGAINST_IT, PASSED } from './cue.ts'
import { isOfAThing, isTownKept, isTownLeftOut } from './left-out.ts'
import type { Mention } from './mentions.ts'
import type { Span } from '../plain-text.ts'
import { putAside } from './put-aside.ts'
import { startElsewhere } from './start-of-trip.ts'
import { takesBackElsewhere } from './takes-back.ts'
import type { Tokens } from './tokens.ts'

const BY_MEANS_OF_TRAVEL = pattern('i')`
  \b(?:fl(?:y|ies|ight|ights|ying)|airfares?|fares?|planes?|airlines?|trains?|bus(?:es)?|tickets?|drive|driving|ferry|return|route|one[- ]way|
  round[- ]?trips?|nonstop|non-stop|cab|taxi|ride|distance|transfer)\b
`
const LISTING = pattern('i')`
  ^(?:\s*[,/&+]\s*|\s+(?:and|or|then|plus|y|und|et|e|maybe|possibly|perhaps|afterwards|later|finally|followed by|on to|after that|as well as|both|
  either|vs\.?|versus|or maybe)\b\s*|\s*\band\s+|\s*(?:->|→|=>|>)\s*|\s*(?:the|a)\s+)+$
`
const CORRECTING = /\b(?:no|nope|actually|sorry|rather|wait|scratch that|i mean|correction|make (?:that|it)|change (?:that|it)|or better|better yet)\b/i
const GIVEN_UP = pattern('i')`
  ^'s (?:weather|rain|heat|cold|winters?|summers?|crowds) (?:is|are)\b|
  ^(?:'s|\s+is) (?:(?:a|such a|quite a|really|very|rather|so|still|just|pretty) )*(?:long way|far|miles)\b(?! (?:is|are|can)\b)|
  ^\s+(?:is|was|seems?|looks?) (?:too|overrated|boring|not|so expensive|out of|off\b|off the table|full)\b|^\s+(?:isn't|wasn't|doesn't|won't)\b
`
/** 'Leave Venice out'. */
const LEAVES = /\b(?:leave|leaving|take|taking|cut|cross|drop) $/i
/** 'A friend in Berlin recommended …' */
const SOMEBODY = pattern('i')`
  \b(?:friends?|sister|brother|cousins?|uncle|aunt|mother|father|mum|mom|dad|parents|colleagues?|neighbou?rs?|boss|guy|someone|somebody|people|man|
  woman|lady) (?:in|from|at) (?:the )?$
`
const SAYING = /^,? (?:recommend\w*|says?|said|told|suggest\w*|has|have|had|is|are|lives?|invited|keeps?|swears?|raves?|sent|showed|went|talks?)\b/i
const STARTED_FROM = pattern('i')`
  ^(?:-based|\s+based|,?\s+(?:is|being)\s+(?:home\b|where (?:i|we)(?:'m| am| are|'re)? (?:\w+ )?(?:live|living|call home|based|leav\w*|start\w*|
  com\w*|fly\w*)|(?:my|our|the) (?:home|hometown|departure|starting|origin|point of (?:departure|origin)))|
  \s+as (?:my|our|the) (?:starting|origin|departure|home)|,?\s+\(?(?:where|which is where) (?:i|we) (?:live|am|are based)|
  \s+(?:i|we) (?:live\b(?! (?:in|at|near|outside|around|on)\b)|(?:am|are) (?:from|based)\s*(?:$|[.,;!?]|and\b|but\b)))
`
/** 'A Leeds family of four wants Malta.' */
const OF_A_PARTY = pattern('i')`
  ^(?:-based)?\s+(?:\w+ ){0,2}(?:family|couple|group|team|offsite|company|clients?|agency|friends|party|residents?|locals|
  students?)\b(?=[^.!?]*\b(?:wants?|needs?|looking|heading|going|travell?ing|flying|seeks?|requests?|trip to)\b)
`
/** After a name: 'like Capri but cheaper'. */
const BUT_OTHER = /^,?\s+but (?:\w+ )?(?:cheaper|smaller|quieter|warmer|cooler|closer|nearer|calmer|less|more|without|not (?=so|as|too|that|quite)|with fewer)\b/i
const BACK_AGAIN = pattern('i')`
  \b(?:go|going|come|get|heading) back\b(?! (?:to|from|home)\b)|\b(?:want|like|love|plan\w*) to (?:return|revisit)\b(?! (?:to|from|home)\b)|
  \b(?:there|do it) again\b|\b(?:see|visit|explore) (?:it|there|her|him|them|his|their)\b|\bgo there\b
`
/** Whoever is somewhere and speaks so wants to be elsewhere. */
const AWAY_FROM_HERE = pattern('i')`
  \b(?:(?:too|so|that's|it's|that is|very) far\b(?! from (?:the|our) )|closer to (?:us|me|home)\b|nearer (?:to )?(?:us|me|home)\b|long[- ]haul\b|
  too long a flight\b|(?:week|weekend|days?|nights?|holiday|trip|get|getting|go|going|break|
  far) (?:\w+ )?away\b(?! from (?:the |all the )?(?:crowds|tourists))|get(?:ting)? out\b|escape|out of (?:town|here|the country)|abroad|overseas|
  where (?:can|could|should|shall|do|might|would) (?:i|we|you) (?:go|travel|fly|head|
  drive)\b(?=[^.!?]*\b(?:weekends?|holidays?|vacation|week|trip|break|getaway|\d+ days|(?:two|three|four|five) days|from here|
  in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn))\b)|
  (?:looking for|want|need|fancy|after) (?:an? )?(?:\w+ ){0,2}?(?<!day )(?:holidays?|vacations?|getaways?|
  weekend (?:trips?|breaks?))\b(?! (?:in|within|around|here|rental|home|flat|apartment))|
  (?:any|some|which|good|cheap|quick) (?:weekend|short) (?:trips|getaways|breaks)\b)
`
/** 'I'm in Leeds', and nothing else: it answers where one starts. */
const SAYS_ONLY_WHERE = pattern('iu')`
  ^\W*(?:(?:well|oh|so|yes|sorry|ok|hi)[,\s]+)*(?:i'm|im|i am|we're|we are) (?:currently |both |all |here |now |based |living |
  located )*in (?:\p{L}+[ ,]*){1,4}(?:right now|now|at the moment|currently|by the way|btw)?\W*$
`
const FROM_THERE = /\b(?:see|watch|tours?|excursions?|(?<!(?:\d|two|three|four|five|six|seven)[- ])day trips?|in a day|in one day|for the day|nearby|pick-?up|walking distance)\b/i
const ONWARD = /^\s*(?:(?:->|→|=>|>|–>)\s*|(?:to|until|till|into|a|à|nach|naar|para|vers|til|до|в)\s+(?:the\s+)?)$/i

/** Tells where the trip goes from where it starts and from what is named in passing. */
export function assignRoles(mentions: Mention[], tokens: Tokens, said = tokens.text): void {
  for (const [index, mention] of mentions.entries()) {
    const between = betweenThem(tokens, mentions[index - 1], mention)
    mention.role = ownRole(mention) ?? inheritedRole(mentions[index - 1], between)
    const after = tokens.text.slice(mention.to, mention.to + 48)
    const isHearsay = SOMEBODY.test(tokens.text.slice(0, mention.from)) && SAYING.test(after)
    const isLeftOut = (LEAVES.test(tokens.text.slice(0, mention.from)) && /^\s+out\b(?! of\b)/i.test(after)) || isTownLeftOut(tokens, mention)
    if (mention.cue.role === 'against' && !isLeftOut && isOfAThing(tokens, mention)) mention.cue = PASSED
    if (mention.cue.role === 'against' && !isLeftOut && isTownKept(tokens, mention)) mention.role = 'wanted'
    if (isLeftOut) mention.cue = AGAINST_IT
    if (isLeftOut || (mention.role === 'wanted' && (GIVEN_UP.test(after) || isHearsay || BUT_OTHER.test(after)))) mention.role = 'passed-over'
    if (STARTED_FROM.test(after) || MUST_BE_BACK.test(tokens.text.slice(0, mention.from))) mention.role = 'origin'
    // 'Five travellers from Oslo to Rome', unlike 'a friend from Oslo'.
    const next = mentions[index + 1]
    if (mention.cue.role === 'passed' && /\bfrom (?:the )?$/i.test(tokens.text.slice(0, mention.from)) && next !== undefined && ONWARD.test(betweenThem(tokens, mention, next))) mention.role = 'origin'
    if (mention.role === 'wanted' && next !== undefined && OF_A_PARTY.test(after)) mention.role = 'origin'
    const before = mentions[index - 1]
    if (before?.role === 'wanted' && mention.role === 'wanted' && takesBack(tokens, before, mention)) before.role = 'passed-over'
  }
  giveUp(mentions, tokens)
  pairUp(mentions, tokens)
  goOnElsewhere(mentions, tokens)
  putAside(mentions, tokens)
  const goesElsewhere = mentions.some(({ role, cue }) => role === 'wanted' && cue.role !== 'here')
  for (const mention of mentions) if (mention.cue.role === 'from' && isBase(mentions, tokens)) mention.role = 'wanted'
  const goesAnywhere = mentions.some(({ role }) => role === 'wanted')
  for (const mention of mentions) if (mention.cue.role === 'home' && mention.cue.strength === 'weak' && !goesAnywhere && !MUST_BE_BACK.test(tokens.text.slice(0, mention.from))) mention.role = 'wanted'
  startElsewhere(mentions, tokens)
  for (const mention of mentions) if (isOnlyStop(mention, mentions) || comesBack(mention, mentions, said)) mention.role = 'wanted'
  if (!goesElsewhere && (AWAY_FROM_HERE.test(said) || SAYS_ONLY_WHERE.test(said))) for (const mention of mentions) if (mention.cue.role === 'here' && mention.cue.strength === 'strong') mention.role = 'origin'
  for (const mention of mentions) if (mention.cue.role === 'here' && goesElsewhere && mention.role === 'wanted') mention.role = mention.cue.strength === 'weak' ? 'passed-over' : 'origin'
}

/** 'Rome is too far, maybe Athens?': what is given up for another is no longer wanted. */
function giveUp(mentions: readonly Mention[], { text }: Tokens): void {
  if (!mentions.some(({ role }) => role === 'wanted')) return
  for (const mention of mentions) if (mention.role === 'passed-over' && GIVEN_UP.test(text.slice(mention.to, mention.to + 48))) mention.cue = AGAINST_IT
}

function takesBack(tokens: Tokens, left: Mention, right: Mention): boolean {
  const between = betweenThem(tokens, left, right)
  return (CORRECTING.test(between) && between.length < 60) || takesBackElsewhere(tokens.words, left.last, right.at)
}

const ASKS_WHETHER = /\b(?:is|are|was|would|will|does|do|isn't|wouldn't|if|whether)\s+(?:the\s+)?$/i
const COMPARED = /^\s+(?:(?!than\b)[\w'-]+\s+){0,3}?(?:\w{3,}er|more|less|worse)\b[^.;!?]{0,24}\bthan\s+(?:in\s+|to\s+)?(?:the\s+)?$/i

/** 'Is Dublin better than Edinburgh?': one of them is to be chosen. */
export function areCompared(text: string, left: Mention, right: Mention): boolean {
  return ASKS_WHETHER.test(text.slice(0, left.from)) && COMPARED.test(text.slice(left.to, right.from))
}

/** 'Is Rome nicer than Paris?' wishes for nothing nicer: where such words stand. */
export function betweenCompared(text: string, places: readonly Span[]): Span[] {
  const inOrder = places.toSorted((left, right) => left.from - right.from)
  return inOrder.slice(1).flatMap(({ from }, at) => {
    const { to } = inOrder[at] ?? { to: from }
    return COMPARED.test(text.slice(to, from)) ? [{ from: to, to: from }] : []
  })
}

/** 'Our cruise stops in Cozumel': where the trip goes nowhere else, a stop is what is asked about. */
function isOnlyStop({ cue }: Mention, mentions: readonly Mention[]): boolean {
  return cue.role === 'passed' && cue.strength === 'strong' && !mentions.some(({ role }) => role === 'wanted')
}

/** 'We were in Bali once and want to go back.' */
function comesBack({ role, cue }: Mention, mentions: readonly Mention[], said: string): boolean {
  return role === 'passed-over' && cue.role === 'passed' && !mentions.some((one) => one.role === 'wanted') && BACK_AGAIN.test(said)
}

function ownRole({ cue }: Mention): Mention['role'] | null {
  if (cue.role === 'to' || cue.role === 'here' || cue.role === 'begins') return 'wanted'
  if (cue.role === 'from' || cue.role === 'home') return 'origin'
  if (cue.role === 'passed' || cue.role === 'against') return 'passed-over'
  return null
}

/** A name in a list is what the list is. */
function inheritedRole(before: Mention | undefined, between: string): Mention['role'] {
  if (before === undefined || !LISTING.test(between)) return 'wanted'
  if (before.cue.role === 'against' && /^\s*,\s*$/.test(between)) return 'wanted'
  return before.role === 'origin' && /then|->|→|>|^\s*,\s*$/.test(between) && before.cue.role !== 'from' ? 'wanted' : before.role
}

/** 'We have to be back in Leeds by Monday' tells where one lives; 'I would love to be back in Rome' where one goes. */
const MUST_BE_BACK = /\b(?:must|needs? to|have to|has to|gotta|got to|should) (?:\w+ )?(?:be|get) (?:back|home)(?: home)? (?:in|to|at)\s+$/i

/** 'How about Denver to Boston' is no trip to Denver. */
const ASKED_OF = /\b(?:what|how) about\s+$/i

/** 'Denver to Boston', 'Denver → Boston', 'LAX-JFK', 'flights between Denver and Boston': the first is where one starts. */
function pairUp(mentions: readonly Mention[], tokens: Tokens): void {
  const travels = BY_MEANS_OF_TRAVEL.test(tokens.text)
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1]
    if (next === undefined || next.role !== 'wanted' || mention.role !== 'wanted') continue
    const between = betweenThem(tokens, mention, next)
    const isFree = ASKED_OF.test(tokens.text.slice(0, mention.from)) || mention.cue.role === 'bare' || mention.cue.role === 'person' || (mention.cue.role === 'to' && mention.cue.strength === 'weak')
    if (!isFree) continue
    const alone = mentions.length === 2 || (mentions.length === 3 && mentions[2]?.place.id === mention.place.id)
    const isPair = alone && index === 0 && (travels || bothCodes(tokens, mention, next))
    const before = mentions[index - 1]
    // 'India customer, Bangalore to Dubai': the country only says more of where it starts.
    const isFirst = before === undefined || (index === 1 && before.place.kind === 'country' && before.place.countryCode === mention.place.countryCode && next.place.countryCode !== mention.place.countryCode)
    // 'A Maldives trip, Delhi to Male': the country says where it goes.
    const isIntoIt = before?.place.kind === 'country' && before.place.countryCode === next.place.countryCode && before.place.countryCode !== mention.place.countryCode
    if (ONWARD.test(between) && (isFirst || isIntoIt || (before.role !== 'wanted' && !ONWARD.test(betweenThem(tokens, before, mention)))) && (/\p{L}/u.test(between) || alone)) {
      mention.role = 'origin'
      if (before !== undefined && isFirst) before.role = 'passed-over'
    }
    else if (isPair && (/^\s*[-–—]\s*$|^\s+$/.test(between) || (mention.cue.strength === 'strong' && /^\s+and\s+$/.test(between)))) mention.role = 'origin'
  }
}

/** 'Students from Leeds, Budapest': behind where they come from stands where they go, when nothing else says it and it lies elsewhere. */
function goOnElsewhere(mentions: readonly Mention[], tokens: Tokens): void {
  if (mentions.some(({ role }) => role === 'wanted')) return
  const last = mentions.at(-1)
  const before = mentions.at(-2)
  if (last === undefined || before === undefined || last.cue.role !== 'bare' || !/\bfrom (?:the )?$/i.test(tokens.text.slice(0, before.from))) return
  const isElsewhere = last.place.countryCode !== before.place.countryCode || (last.place.kind === 'city' && last.place.region !== before.place.name && last.place.region !== before.place.region)
  if (!isElsewhere || !/^\s*[,;–-]\s+$/.test(betweenThem(tokens, before, last))) return
  last.role = 'wanted'
  before.role = 'origin'
}

/** 'I want to see the fjords, coming from Madrid.' */
const SETS_OUT = /\b(?:coming|leaving|departing|setting (?:off|out)|starting)\s+(?:out\s+)?(?:of|from)\b/i

/** 'What can I see from Reykjavik in a day?' stays there. */
function isBase(mentions: readonly Mention[], { text }: Tokens): boolean {
  return !mentions.some(({ role }) => role === 'wanted') && FROM_THERE.test(text) && !SETS_OUT.test(text) && !BY_MEANS_OF_TRAVEL.test(text.replace(/\b(?:train|bus|drive|driving|ferry)\b/gi, ''))
}

function bothCodes({ text }: Tokens, left: Mention, right: Mention): boolean {
  return [left, right].every(({ from, to }) => /^[A-Z]{3}$/.test(text.slice(from, to)))
}

function betweenThem({ text }: Tokens, left: Mention | undefined, right: Mention): string {
  return left === undefined ? '' : text.slice(left.to, right.from)
}
