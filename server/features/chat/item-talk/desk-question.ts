import { part, pattern } from '../language/pattern.ts'
import { remembered } from '../language/remembered.ts'

/** What people ask of the assistant itself, not of the trip. */
export type DeskTopic = 'privacy' | 'payment' | 'booking' | 'human' | 'identity' | 'language' | 'lodging' | 'crowd' | 'weather' | 'papers' | 'safety' | 'everyday' | 'cancelling' | 'complaint' | 'source' | 'codes' | 'haggling'

const LANGUAGE = part`
  (?:german|deutsch|french|français|francais|spanish|español|espanol|italian|italiano|portuguese|português|dutch|nederlands|polish|russian|chinese|
  mandarin|japanese|korean|arabic|turkish|greek|swedish|danish|norwegian|czech|hebrew|hindi|english|other languages?|another language)
`

/** You, whoever answers: what is asked of a guide or a tour is not asked of the desk. */
const TOPICS: readonly (readonly [DeskTopic, RegExp])[] = [
  ['privacy', pattern()`
    \b(?:privacy|gdpr|(?:what|where|who|how|does|do|is|are|can|will)\b.{0,40}\b(?:my|our) (?:data|personal|information|chats?|conversations?)\b|
    personal (?:data|information|details)|(?:my|our) (?:data|details|information|conversations?|chats?|messages?)\b.{0,30}\b(?:stor|sav|kept|keep|
    safe|private|shared?|sell|sold|use|delet|secure|see)|(?:stor|keep|sav|track|record|collect|know|remember|share|sell|
    delete)\w*\b.{0,25}\b(?:about (?:me|us)|(?:my|our) (?:data|details|information|conversations?|chats?|messages?|name|e-?mail|location)|
    what (?:i|we) (?:say|write|type)|everything (?:i|we) (?:say|write))|(?:who|anybody|anyone) (?:can |else )?(?:sees?|reads?|has access))\b|
    \bis this (?:private|confidential|secure|recorded|safe)\b|\bspy
  `],
  ['lodging', pattern()`
    \b(?:book|reserve|find|get|arrange|need|buy|search)\b(?:(?! (?:near|to|from|at|close)\b)[^.?!]){0,24}\b(?:flights?|hotels?|hostels?|airbnb|
    rental cars?|train tickets?|ferry tickets?|plane tickets?)\b
  `],
  ['human', pattern()`
    \b(?:(?:speak|talk|chat|write) (?:to|with) (?:a |an |some ?|the )?(?:human|person|real|agent|somebody|someone|staff|manager|operator|advis\w+|
    representative|people|actual)|(?:a |an )?(?:real|actual|live|human) (?:person|human|being|agent|people|one|help)|phone number|
    call (?:you|someone|somebody|a person)|customer (?:service|support|care)|hot ?line|e-?mail (?:address|you)|
    (?:can|may|how (?:can|do)) (?:i|we) (?:ring|phone|call|contact|reach|e-?mail) (?:you|someone|somebody|anyone|them))\b
  `],
  ['identity', pattern()`
    \b(?:who (?:are|r) (?:you|u)\b|what are you\b|are you (?:a |an |really |even )*(?:real|human|person|robot|bot|machine|computer|ai|chatgpt|gpt|
    alive|there|program)|who (?:made|built|wrote|runs|owns|is behind) (?:you|this)|what(?:'s| is) your name|your name\W*$|
    am i (?:talking|speaking|chatting) (?:to|with)|what (?:can|do) you do\b|how (?:do|does) (?:you|this|it) (?:work|function)\b|what is this\W*$)
  `],
  ['source', pattern()`
    \b(?:(?:is|are) (?:any of |all )?(?:this|these|it|that|they|those|the (?:reviews?|ratings?|prices?|activities|tours?)) (?:really |actually |
    even )?(?:real|genuine|fake|made up|true|invented)|who (?:sells|runs|operates|offers|provides|organi[sz]es)|
    where do (?:these|they|the) .{0,30}come from|who do (?:i|we) buy|are you paid|sample inventory)\b
  `],
  ['language', pattern()`
    (?:\b(?:do|can|could) you (?:also |please |even )?(?:speak|write|talk|understand|answer|reply|switch|do)\b.{0,20}\b${LANGUAGE}|
    ^\W*(?:please |can we |could we |let's )?(?:answer|reply|write|speak|talk|continue|switch)(?: to me| with me| to)?(?: please)? (?:in |
    to )?${LANGUAGE}|\b(?:sprechen sie|sprichst du|parlez[- ]vous|parles[- ]tu|hablas? (?:usted )?(?:español|ingl[eé]s)|habla usted|parli|fala|
    what languages? do you)\b)
  `],
  ['haggling', pattern()`
    \b(?:can|could|will|would|do|does|may|might) (?:you|we|i) (?:\w+ )?(?:give|offer|do|make|knock|get|have|arrange|haggle|negotiate|bargain)\b(?!.*\b(?:kids?|child\w*|seniors?|students?|teen\w*|babies|toddlers?|pensioners?|him|her|them)\b)
    .{0,30}\b(?:discount|\d+ ?(?:%|percent)|percent off|better (?:price|deal)|special (?:price|deal|rate)|money off|haggle|something off)(?!\w)|
    \bgive (?:me|us) (?:\w+ ){0,3}(?:discount|deal|better price|special price)\b|\b(?:haggle|negotiate|bargain)\b
  `],
  ['codes', pattern()`
    \b(?:promo(?:tion)?(?:al)? codes?|(?:discount|voucher|coupon|gift|referral|student) (?:codes?|cards?)|vouchers?|coupons?|with (?:the )?code|
    codes? [a-z]*\d+|apply (?:the |that |this |my )?(?:code|discount))\b
  `],
  ['payment', pattern()`
    \b(?:(?:how|where|when|can|could|do|must|should|may) (?:do |can |must |should )?(?:i|we|one) (?:have to |need to )?pay\b|
    pay (?:by|with|in|now|here|later|cash|on)|payments?|credit cards?|debit cards?|visa card|mastercard|amex|paypal|apple pay|google pay|invoice|
    deposit|(?<!free of )charged?|booking fee|commission|(?:take|accept) (?:cards?|cash))\b
  `],
  ['booking', pattern()`
    \b(?:how (?:do|can|would|does|should) (?:i|we|one|it|booking) (?:book|reserve|get (?:a |the )?tickets?|buy|order|work)|
    (?:can|could|will|would|do) you (?:please )?(?:book|reserve|buy|order|make (?:a |the )?(?:booking|reservation))|
    (?:where|how) (?:do|can) (?:i|we) (?:book|reserve|buy)|(?:book|reserve) (?:it|them|that|this|those|these|everything|
    all(?: of)?(?: it| them)?)(?: for (?:me|us))?(?: please| now)?\W*$|
    (?:is|are|have) (?:it|they|we|i|that) (?:already )?(?:booked|reserved|confirmed)|
    (?:hold|keep|block) (?:(?:a|the|us|me|\d+|two|three|four|five|six|ten|all|our) )*(?:place|seat|spot|table)s?|confirmation|
    confirm (?:my|the|our) (?:booking|reservation)|^\W*(?:please )?book\W*$|i(?:'d| would) like to book\W*$|where do the tickets)\b
  `],
  ['cancelling', pattern()`
    ^\W*(?:(?:please|i (?:want|need|would like|wish) to|i'd like to|how (?:do|can) i|can you|could you|and)\W+)*cancel (?:my|our|the|
    all my) (?:\w+ )?(?:bookings?|reservations?|orders?|tickets?|trips?|tours?)\b
  `],
  ['lodging', pattern()`
    \b(?:(?<!\b(?:from|to|at|near|of|by|in) (?:the |our |my |your )?)hotels?\b(?! pick)|hostels?|flights?|fly|airlines?|airports?|car hire|hire a car|
    rental cars?|rent a car|apartments?|airbnb|accommodation|places? to (?:stay|sleep)|where (?:to|should we|should i|can we|do we) (?:stay|sleep)|
    train tickets?|ferry tickets?)\b
  `],
  ['papers', /\b(?:visas?\b(?! card)|passports?|vaccin\w+|travel insurance|customs|embassy)\b/],
  ['safety', pattern('u')`
    \b(?:is it (?:really |very )?safe\b(?! for (?:a |the |my |our )?(?:kid|child|bab|toddler))|
    (?:is|are|how) (?:the (?:city|town|streets|metro|area|centre|country) |(?!it|this|that|the|these|they)\p{L}+ (?:\p{L}+ )?)?safe\b|
    safe (?:to (?:walk|travel|go)|there|at night|for (?:a )?(?:women|woman|solo|tourists))|dangerous|crime|pickpockets?|scams?)\b
  `],
  ['everyday', /\b(?:sim cards?|plugs?|adapters?|tap water|tipping (?:there|custom)|(?:which|what) currency|currency there|exchange money|cash machines?|atms?|time zone|jet ?lag)\b/],
  ['weather', pattern()`
    \b(?:weather|forecast|temperatures?|degrees|how (?:hot|cold|warm|wet)|climate|rainy season|monsoon|
    will it (?:rain|snow|be (?:hot|cold|warm|sunny))|is it (?:hot|cold|warm|rainy|sunny|humid)|what (?:to|should (?:i|we)) (?:pack|wear))\b
  `],
  ['crowd', pattern('u')`
    \b(?:is (?:it|the (?:city|town|place|island)|\p{L}+) (?:\w+ )?(?:crowded|busy|touristy|packed|full)|how (?:crowded|busy|full)|
    many (?:tourists|people|crowds)|high season|peak season)\b
  `],
  ['complaint', pattern()`
    \b(?:useless|stupid|rubbish|terrible|awful|crap|shit|dumb|idiot|(?:don't|do not|doesn't) (?:understand|listen|get it|help)|not helpful|unhelpful|
    what are you talking about|makes no sense|you (?:already )?(?:said|asked|showed) (?:that|this|me that)|(?:already|just) (?:told|said|answered)|
    not what i (?:asked|meant|said|wanted))\b
  `],
]

/** What a message wants to know of the desk; null where it is about the trip. */
export const readDeskQuestion = remembered((text): DeskTopic | null => {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return text.length > 200 ? null : (TOPICS.find(([, words]) => words.test(lower))?.[0] ?? null)
})

/** Those that are about the assistant whatever is shown; the others may be about a card. */
export const ABOUT_DESK: ReadonlySet<DeskTopic> = new Set([
  'source', 'codes', 'haggling', 'privacy', 'human', 'identity', 'language', 'payment', 'booking', 'lodging', 'papers', 'safety', 'everyday', 'cancelling',
])

/** What is asked of a place and not of the days there: 'is Lisbon safe', 'do we need a visa for Portugal' change no trip. */
const OF_A_PLACE: ReadonlySet<DeskTopic> = new Set(['lodging', 'papers', 'safety', 'everyday', 'weather'])
const TELLS_OF_TRIP = /\d|\b(?:we(?:'re| are)|i(?:'m| am)|two|three|four|five|week|weekend|days|nights|instead|plan|things to do|tours?|activities|show|suggest|recommend|make it)\b/

/** A question about a place that no activity answers, and nothing else. */
export function asksOfPlaceOnly(text: string): boolean {
  const topic = readDeskQuestion(text)
  const lower = text.toLowerCase()
  return topic !== null && OF_A_PLACE.has(topic) && text.length < 90 && !TELLS_OF_TRIP.test(lower.replaceAll('’', "'"))
}

/** The place that such a question names: 'in Lisbon'. Empty where it names none. */
export function placeAskedOf(text: string): string {
  return /\b(?:in|to|for|at|is|of|into) (?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u.exec(text)?.[1] ?? ''
}
