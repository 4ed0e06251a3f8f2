import { part, pattern } from '../language/pattern.ts'

export type Topic =
  | 'accessibility' | 'effort' | 'cancellation' | 'included' | 'booking' | 'free' | 'meeting' | 'ages' | 'language' | 'diet' | 'rain' | 'duration' | 'price' | 'rating' | 'crowd' | 'group' | 'times' | 'description' | 'unrecorded' | 'unknown' | 'alcohol' | 'romance' | 'safety'

/** Whoever pays by age, as one speaks of them. */
export const BY_AGE = part`
  (?:child(?:ren)?|kids?|teen(?:ager)?s?|toddlers?|bab(?:y|ies)|infants?|under[- ]?\d+s?|seniors?|pensioners?|students?|
  little (?:one|boy|girl|guy|man|lad|sister|brother)s?|
  (?:our |the |my )?(?:teachers?|grown-?ups?|chaperones?|carers?|accompanying adults?|residents?|locals|veterans?|soldiers)|
  (?:our |the |my )?(?:young|old|eld|small|bigg)(?:er|
  est)(?: (?:one|boy|girl|son|daughter|child))?|(?:our|my|the) (?:sons?|daughters?|boys?|girls?|grand\w+)|(?:girl|boy|son|daughter)s? of \w+|
  \d+[- ]years?[- ]olds?)
`

/** What can be asked of an activity, by the words that ask it. The order decides where several are said. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['alcohol', pattern()`
    \b(?:pregnan\w+|teetotal\w*|sober|non-?drinkers?|(?:alcohol|booze)[- ]free|non-?alcoholic|
    (?:can't|cannot|can not|doesn't|don't|do not|does not|won't|never|not|no|without|avoid\w*|needs? no|needs? any|require no) (?:any )?(?:drink(?:s|ing)?(?! included)|alcohol\w*|booze))\b|
    \b(?:about|have|has|involves?|there) (?:any )?(?:alcohol\w*|drinking)\b
  `],
  ['romance', /\b(?:romantic\w*|romance|anniversar(?:y|ies)|honeymoon\w*|date night|valentine\w*|propos(?:e|al|ing)|for couples)\b/],
  ['group', pattern()`
    \b(?:minimum|least) (?:number|group|size|of (?:people|guests|travellers|participants|\w+ (?:people|persons))|people|participants|party|persons|pax|\d+)\b|
    \bat least (?:\w+) (?:people|persons|guests|participants)\b
  `],
  ['crowd', pattern()`
    \b(?:long|longer|longest|short|shorter|shortest|less|fewer|big|bigger) (?:queues?|lines?|waits?|waiting)\b|
    \b(?:queues?|queu\w*ing|(?:wait|waiting|stand|standing) in line|skip[- ]the[- ]lines?|line up)\b
  `],
  ['safety', /\b(?:safe|safely|safety)\b(?! (?:for (?:a |the |my |our )?(?:\w+ )?(?:kid|child|bab|toddler)|with (?:kid|child|bab)))/],
  ['accessibility', pattern()`
    \b(?:wheel-?chairs?|accessib\w*|step-?free|strollers?|push-?chairs?|prams?|bugg(?:y|ies)|mobility|disab\w+|crutches|walking frame|rollator|
    bad (?:knee|back|hip|leg)s?|stairs|steps|lift|elevator|(?:with|in|on) (?:the|my|his|her|a) (?:chair|scooter|walker|wheels)|uneven|cobble\w*|paving|ramps?|handrails?)\b
  `],
  ['free', new RegExp(String.raw`\bfree\b(?! cancel)(?=.{0,30}\b(?:${BY_AGE}|(?:for|of) (?:him|her|them))(?:$|\W))|\b${BY_AGE}\b.{0,40}\b(?:free|gratis|nothing)\b(?! cancel)`)],
  ['price', pattern()`
    \b${BY_AGE}\b.{0,20}\b(?:pay|pays|cost|costs|price|prices|cheaper|discount|reduced|half|fare)\b|
    \b(?:price|cost|pay|fare|much)\b.{0,20}\b(?:for|of) (?:the |a |our |my |an )?${BY_AGE}\b|\b(?:discounts?|reduced|concessions?)\b
  `],
  ['cancellation', /\b(?:cancel\w*|(?:get|fall|am|are|is) (?:sick|ill)|can't (?:come|make it)|cannot (?:come|make it)|something comes up|refund\w*|money back|change (?:my|our) minds?)\b/],
  ['booking', pattern()`
    \b(?:(?:need|have|necessary|required?|advisable|better|best|wise|should (?:i|we)) (?:\w+ ){0,2}(?:book(?:ed|ing)?|reserve|reserv\w+)|
    book(?:ed)? (?:in advance|ahead|beforehand)|in advance|reservations?|walk[- ]?ins?|turn up|show up|on the day|sell out|sold out|spaces left|
    places left|(?:still )?room (?:for|left)|how many (?:places|spaces|seats))\b
  `],
  ['included', pattern()`
    \b(?:includ\w*|comes? with|what (?:do|will) (?:we|i|you) get(?! to)|covered|part of (?:it|the price)|extra(?:s| costs?)?|need to (?:pay|bring)|
    what (?:should|do|must|shall) (?:we|i) bring|provided|guided|is there (?:a |any )?guide|(?:hidden|extra|additional) (?:fees?|costs?|charges?)|
    (?:anything|something) to (?:eat|drink)|(?:do|will) (?:we|i|they) (?:get(?! to| there| in| from| back| home| away)|have(?! to)|feed)|
    with (?:lunch|dinner|supper|breakfast|drinks|food|transfer|pick-?up)|
    (?<!\bwhere (?:can|could|should|shall|do|would|might|to) (?:(?:we|i|you|one) )?)
    (?:has|have|got|offers?|serves?|gives?) (?:any |some |a |the )?(?:\w+ )?(?:food|lunch|dinner|supper|breakfast|drinks?|meals?|wine|snacks?|guides?|transfers?|tastings?))\b|\bt[iy]c?k+[ei]ts?\W*$|
    ^\W*(?:and )?(?:is )?(?:there )?(?:any )?(?:lunch|supper|breakfast|food|meals?|snacks?|drinks?|(?:hotel )?pick-?up|transfers?|tickets?|entry|
    transport)(?: too| as well)?(?: for (?:the )?(?:kids|children|us|him|her|them))?\s*\?
  `],
  ['duration', pattern()`
    \b(?:how long|duration|how many hours|how much time|lasts?(?! one)|takes?(?! (?:any |some |our )?(?:photos?|pictures?|videos?|selfies|notes))|shorter|shortest|quick(?:er|est)?|longer|longest|length|
    (?:be|get|are|am|is) (?:\w+ )?(?:back|home|done|finished|out) (?:\w+ )?(?:by|before|at)|
    (?:when|what time) (?:does|do|will|would|is|are) (?:it|they|that|we|this one|the \w+) (?:end|finish|over|be over|be done|done|be back|back))\b
  `],
  ['unrecorded', pattern()`
    \b(?:(?:some|any)(?:where|thing)|places?|chairs?|benches|chance|possible|able) to (?:\w+ )?sit\b|\b(?:can|could|may|do|will) (?:\w+ ){1,3}sit\b(?!-| (?:down )?(?:dinner|meal|lunch|supper|restaurant))|\bto sit (?:on|down)\b|
    \bsit(?:ting)? down\b(?! (?:dinner|meal|lunch|supper|restaurant))|\bbench(?:es)?\b|\b(?:folding |any |some )chairs?\b|\bstools?\b|\bseating\b|\b(?:toilets?|loos?|restrooms?|bathrooms?|cloakrooms?|lockers?|wi-?fi|parking|changing (?:rooms?|tables?)|changing facilities)\b
  `],
  ['effort', pattern()`
    \b(?:strenuous|tiring|exhausting|demanding|difficult|hard|easy|easier|easiest|steep|hilly|uphill|
    fit(?:ness)?(?! (?:on|in|into|us|all|together|everyone|everybody)\b)|how (?:far|much|long) (?:do|will|must|would|should) (?:we|i|you|one) (?:have to |need to )?walk|far to walk|much walking|
    a lot of walking|walk far|knees?|hips?|elderly|seniors?|older people|frail|pregnant|walking distance|level of)\b
  `],
  ['meeting', pattern()`
    \b(?:meet(?:s|ing)?(?: point)?(?! (?:people|locals|others?|someone|new|singles|friends))|pick(?:ed)?[- ]?up|
    where (?:exactly )?(?:does|do|is|are|will|should|would) (?:it|we|they|i|that|this|these|those|the)\b|
    where(?:'s| is| are) (?:it|that|this|these|those|they|the)\b|starting point|address|how far|far from|
    how (?:do|can|will|would) (?:we|i) (?:get|go|walk|travel) (?:there|to|from)|(?:which|what) (?:part|area|district|neighbou?rhood|quarter))\b
  `],
  ['ages', pattern()`
    \b(?:kids?|child(?:ren)?(?:'s)?|toddlers?|bab(?:y|ies)|infants?|teen(?:ager)?s?|year[- ]olds?|ages|age limits?|minimum age|
    how old (?:do|does|must|should|can|need|have)|too young|too old|famil(?:y|ies)|(?:our|my) (?:sons?|daughters?|youngest|eldest|grand\w+)|
    little ones?|for (?:the|our|my|a|both|\w+) (?:\w+ )?(?:boys?|girls?|lads?))\b
  `],
  ['language', pattern()`
    \b(?:languages?|speaks?|speaking|in (?:english|spanish|french|german|italian|portuguese|japanese|chinese|dutch|arabic|greek|turkish|korean)|
    (?:english|spanish|french|german|italian|portuguese|japanese|chinese|dutch|arabic|greek|turkish|korean)[- ](?:guides?|tours?|speaking))\b
  `],
  ['diet', /\b(?:vegetarians?|veggie|vegans?|gluten\w*|co?eliacs?|allerg\w+|halal|kosher|dietary|lactose|nuts?)\b/],
  ['free', pattern()`
    \b(?:for free|free of charge|cost (?:me |us )?nothing|cost anything|free (?:entry|admission|entrance)|
    (?:is|are) (?:(?:one|any|some|either|both) of (?:them|these|those)|it|that|this|they|those|these|the \w+(?: \w+)?)(?: one)? free)\b(?! (?:on|at|
    in|for|then|that|this|next|during|cancel\w*))
  `],
  ['rain', /\b(?:(?:rain|weather|water)-?proof|rain(?:s|ing|y)?|wet|bad weather|indoors?|outdoors?|outside|umbrella)\b/],
  ['crowd', /\b(?:crowd\w*|busy|touristy|packed|queues?|lines?|quiet(?:er|est)?|how full)\b/],
  ['price', pattern()`
    \b(?:how much|prices?|costs?|cheaper|cheapest|expensive|dearer|dearest|pricey|pricier|(?:the|in) total|(?:the|your) sum|better value|best value|
    per person|in (?:dollars|euros|pounds))\b
  `],
  ['group', pattern()`
    \b(?:group size|groups?|how many (?:people|others|of us)|how (?:big|large|small)|fit (?:on|in|into|us|all|together)|
    (?:all|everyone|everybody|the whole group) (?:of us )?(?:go|come|fit|start|join)|private(?:ly)?|smaller|smallest)\b
  `],
  ['times', pattern()`
    \b(?:what times?|when (?:does|do|is|are|can|could|would|will)|start(?:s|ing)?(?: times?)?|which days?|what days?|opening hours|open(?:s|ed|ing)?|
    close[sd]?|available|availability|free (?:on|at|then|that)|time slots?|(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|runs?|running|
    in the (?:morning|afternoon|evening)|at (?:weekends?|night)|on (?:weekends?|weekdays?))\b
  `],
  ['rating', pattern()`
    \b(?:rat(?:ed|ings?)|reviews?|stars|any good(?! for\b| with\b)|worth (?:it|the)|popular|
    (?:people|others|guests|travellers|everyone) (?:say|think|said)|best|better|recommend\w*|nicer|nicest|favou?rites?|
    good(?: one)?(?! for\b| with\b| if\b)|fun|boring|dull|overrated|interesting)\b
  `],
  ['description', pattern()`
    \b(?:tell (?:me|us) (?:\w+ )?(?:more|about|of)|(?:more|know|hear|anything|something) (?:about|on|details?|info\w*)|describe|
    what(?:'s| is| are| happens| exactly| do (?:we|you|i|they) (?:do|see)| will (?:we|i))|details|explain|(?:what|how) about|and the|show me)\b
  `],
]

/** The one that a message asks first, if it asks any. */
export function topicOf(lower: string): Topic | null {
  return TOPICS.find(([, words]) => words.test(lower))?.[0] ?? null
}

/** Topics that say what is wanted of things that may not be shown yet: 'cheaper', 'good', 'open'. */
export const LANGUAGES = ['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Japanese', 'Chinese', 'Dutch', 'Arabic', 'Greek', 'Turkish', 'Korean']

/** Things that a price may include, by the words that ask for them and those that operators write. */
export const INCLUDABLE: readonly (readonly [name: string, asked: RegExp, written: RegExp])[] = [
  ['lunch', /\blunch\b/, /\blunch|\bmeals?\b/i],
  ['dinner', /\b(?:dinner|supper|evening meal)\b/, /\b(?:dinner|supper|meals?|courses?)\b/i],
  ['breakfast', /\bbreakfast\b/, /\bbreakfast|\bmeals?\b/i],
  ['alcohol', /\b(?:wine|beer|alcohol|cocktails?)\b/, /\b(?:wines?|beers?|ale|cider|vinho|cava|vermouths?|pints?|prosecco|champagne|cocktails?|sake|ginjinha|jenever|spritz|whisk(?:e)?y|port|toast)\b/i],
  ['drinks', /\b(?:drinks?|water|coffee|tea)\b/, /\b(?:drinks?|wines?|beers?|ale|water|coffees?|teas?|matcha|juice|vinho|cava|vermouths?|sake|pints?|squash|lassi|prosecco|cocktails?|hot chocolate)\b/i],
  ['food', /\b(?:food|meals?|eat|snacks?|tastings?|feed)\b/, /\b(?:food|meals?|lunch|dinner|supper|breakfast|snacks?|tastings?|picnic|courses?)\b/i],
  ['hotel pick-up', /\b(?:pick(?:ed)?[- ]?up|collect(?:ed)?|shuttles?|fetch(?:ed|es)?|from (?:our|my|the) hotel)\b/, /\b(?:pick-?up|collection from)\b/i],
  ['transport', pattern()`
    \b(?:transport\w*|transfers?|bus|minibus|train|taxi|ride|boat fare|fares?|drive)\b
  `, pattern('i')`
    \b(?:transport|transfer|bus|minibus|train|tram|metro|ferry|fares?|coach|van|boat both ways|both ways)\b
  `],
  ['admission', /\b(?:t[iy]c?k+[ei]ts?|entry|entrance|admission|fees?)\b/, /\b(?:tickets?|entry|entrance|admission|fees?)\b/i],
  ['equipment', pattern()`
    \b(?:equipment|gear|bikes?|helmets?|boards?|wetsuits?|life ?jackets?|snorkels?|rental|poles?|towels?)\b
  `, pattern('i')`
    \b(?:equipment|gear|bicycles?|bikes?|helmets?|boards?|wetsuits?|life jackets?|snorkels?|poles?|towels?|apron|tripod)\b
  `],
  ['a guide', /\bguides?\b/, /\b(?:guides?(?!['’])|historian|botanist|host|skipper|teacher|instructor|cook)\b/i],
  ['insurance', /\binsurance\b/, /\binsurance\b/i],
  ['tips', /\b(?:tips?|gratuit\w+)\b/, /\b(?:tips?|gratuit\w+)\b/i],
]
