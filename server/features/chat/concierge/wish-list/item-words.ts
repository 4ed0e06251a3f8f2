import { pattern } from '../../language/pattern.ts'

/** Words that no thing to do is called by: who comes, when, where, how much, what people do on any trip, and all that joins words. */
const NO_THING = pattern('u')`
  ^(?:active|flowers?|baths?|dates?|fortnight|overnight|early|late|mid-.*|mid|thurs?|fri|tues?|wed|tomm?or?row|quarter|mothers?|valentines?|presidents|independence|pets?|dogs?|packages?|
  villas?|private|parking|quotes?|gracias|thx|greatly|appreciated|inclusive|flexib\w+|dining|foodies?|viewpoints|\p{L}+-friendly|returns?|reference|number|train|trains|
  road|round|premium|economy|somewhere|pick-?ups?|close|card|cards|everyday|anywhere|i|me|my|mine|you|your|yours|he|him|his|she|her|hers|it|its|we|us|our|ours|they|
  them|their|this|that|these|those|who|whom|what|which|when|where|why|how|there|here|
  am|is|are|was|were|be|been|being|do|does|did|done|doing|have|has|had|having|can|could|will|would|shall|should|may|might|must|let|lets|i'm|i'd|i'll|i've|we're|we'd|
  we'll|we've|it's|that's|
  he's|she's|they're|don't|doesn't|isn't|aren't|won't|can't|not|no|nor|none|never|if|then|than|so|because|since|while|until|though|although|but|however|also|too|very|
  really|quite|just|
  only|even|still|already|again|maybe|perhaps|please|pls|thanks?|thank|hi|hello|hey|yes|yeah|yep|ok|okay|sure|sorry|well|oh|wow|great|lol|etc|soon|later|earlier|now|
  once|twice|ever|almost|
  a|an|the|and|or|of|in|on|at|to|for|from|by|with|without|near|about|into|onto|over|under|as|per|plus|via|between|during|before|after|till|off|out|up|down|back|away|
  around|through|along|
  some|any|all|both|each|every|either|neither|other|others|another|else|same|such|own|few|many|much|more|most|less|least|lot|lots|several|enough|bit|one|ones|two|three|
  four|five|six|
  seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|half|first|second|third|last|next|
  want|wants|wanted|wanting|need|needs|like|likes|liked|love|loves|enjoy|enjoys|prefer|hope|hoping|wish|see|seeing|seen|go|going|goes|gone|get|gets|getting|give|take|
  taking|make|making|
  plan|plans|planned|planning|planner|show|tell|find|finding|look|looking|think|thinking|know|try|trying|come|comes|coming|stay|stays|staying|travel|travels|
  travell?ing|traveled|visit|visits|visiting|
  arrive|arrives|arriving|arrival|leave|leaves|leaving|departure|fly|flying|drive|driving|book|booking|booked|spend|spending|eat|eating|drink|drinking|recommend\w*|
  suggest\w*|propose|add|
  keep|put|swap|change|help|start|starting|end|ending|begin|finish|include|including|includes|cover|mix|combine|explore|exploring|discover|discovering|experience|
  experiencing|experiences|
  relax|relaxing|relaxation|sleep|sleeping|rest|resting|chill|chilling|wander|wandering|move|moving|work|working|meet|meeting|learn|learning|celebrate|celebrating|
  enjoying|budgeting|sightseeing|
  trip|trips|holiday|holidays|vacation|vacations|journey|getaway|break|weekend|weekends|week|weeks|day|days|month|months|year|years|hour|hours|minutes?|time|times|moment|
  january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|spring|summer|autumn|fall|
  winter|season|
  (?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|noon|midday|midnight|new|birthdays?|anniversar\w+|honeymoon\w*|weddings?|party|parties|hen|stag|
  christmas|easter|
  adults?|grown-?ups?|kids?|child|children|babies|baby|toddlers?|infant|teens?|teenagers?|people|persons?|pax|friends?|mates?|buddies|family|families|couples?|wife|
  husband|spouse|partner|fianc\w+|
  girlfriend|boyfriend|mother|father|mums?|moms?|dads?|parents?|sons?|daughters?|brothers?|sisters?|siblings|aunts?|uncle|cousins?|niece|nephew|in-laws|grand\w*|group|
  groups|team|class|colleagues|
  seniors?|elderly|women|woman|men|man|guys|girls?|boys?|lads|ladies|solo|alone|self|everyone|everybody|anyone|someone|folks|
  budget|money|cash|price|prices|priced|pricing|cost|costs|cheap\w*|affordable|expensive|dollars?|bucks|euros?|pounds?|quid|yen|usd|eur|gbp|cad|aud|chf|max|maximum|
  minimum|under|limit|total|total?ly|
  thing|things|stuff|something|anything|everything|nothing|whatever|activit\w+|options?|ideas?|tips?|suggestions?|advice|info\w*|places?|spots?|city|cities|town|towns|
  village|country|countries|area|areas|region|regions|centre|center|
  downtown|world|destination\w*|itinerar\w+|schedule|sights?|sites?|attractions?|landmarks?|highlights?|must-sees?|hotspots|
  good|nice|best|better|fun|cool|lovely|beautiful|special|easy|easily|possible|able|available|free|open|closed|interested|interesting|interests?|focus\w*|mostly|mainly|
  especially|ideally|preferably|
  hotels?|hostels?|resorts?|apartments?|airbnb|accommodations?|lodging|room|rooms|flights?|airfare|airports?|airlines?|stations?|cars?|rental|bus|buses|taxi|uber|
  transport\w*|transfers?|tickets?|visa|passport|insurance|luggage|
  wheelchairs?|allerg\w+|diet\w*|vegetarian\w*|vegan\w*|halal|kosher|gluten\w*|mobility|knees?|hips?|pregnant|disabled|stroller|pushchair|pram|age|aged|ages|old|older|
  young|younger|years?-old|
  food|foods|drinks?|meals?|lunch\w*|dinners?|breakfasts?|supper|restaurants?|bars?|weather|rain|rainy|warm|hot|cold|sun|sunny|sunshine|indoors?|outdoors?|nearby|home|
  business|conference|
  fine|perfect|interest|pace|vibe|vibes|style|kind|kinds|sort|sorts|type|types|way|ways|part|parts|side|rather|instead|exactly|together|separately|question|questions|
  answer|name|problem|idea|
  culture|cultural|local|locals|nature|history|historical|historic|art|arts|architecture|music|nightlife|shopping|adventure\w*|romance|romantic|walks?|walking|hikes?|
  hiking|cycling|biking|bikes?|museums?|galler\w+|
  view|views|photo\w*|photography|sports?|wellness|gardens?|parks?|churches|temples|castles?|palaces?|ruins|markets?|beach|beaches|boats?|wine|wines|beer|beers|coffee|
  tea|cuisine|cooking|gastronomy|
  animals?|wildlife|theatre|theater|dance|dancing|film|films|science|literature|paintings?|pictures|design|crafts?|religion|clubs?|clubbing|pubs?|partying|swimming|sea|
  seaside|ocean|mountains?|scenery|landscapes?|countryside|
  tours?|rides?|shows?|classes|lessons?|workshops?|excursions?|stories|events?|performances?|tastings?|courses?|strolls?|evenings?|nights?|mornings?|afternoons?|luxury|
  comfort\w*|quiet|peace|crowds?|crowded|touristy|tourists?)$
`
/** What a thing may be as well, and still be that thing. */
const DESCRIBES = pattern('u')`
  ^(?:good|great|nice|best|lovely|beautiful|pretty|amazing|awesome|cool|fun|fine|fancy|proper|real|true|typical|traditional|authentic|classic|classical|famous|local|
  hidden|secret|unusual|quirky|interesting|
  big|small|little|tiny|huge|long|short|quick|easy|gentle|slow|quiet|relaxed|relaxing|cosy|cozy|cheap|affordable|luxury|luxurious|romantic|private|guided|live|modern|
  contemporary|ancient|historic\w*|historical|old|new|
  different|various|fresh|special|outdoor|indoor|more|less|some|any|decent|scenic|vegan|vegetarian|(?!cheese|fish)\p{L}{2,}(?:ese|ish|ian|ican)|french|greek|thai|
  german|dutch|roman|czech|traditionally|lots|actual|nearby|
  crazy|silly|serious|light|mild|moderate|free|weird|spooky|scary)$
`
/** What something is done as: the thing is what stands before. */
const MANNERS = pattern('u')`
  ^(?:tours?|trips?|rides?|shows?|stor(?:y|ies)|class(?:es)?|lessons?|workshops?|experiences?|visits?|tastings?|things?|stuff|places?|spots?|scene|sessions?|tickets?|
  excursions?|adventures?|courses?|performances?|events?|evenings?|expeditions?|shops?|attractions?|activit(?:y|ies)|culture|history|sites?|sights?|spots|bits?|bars?|
  museums?|exhibitions?|locations?)$
`
const LEAD = pattern('u')`
  ^(?:(?:and|or|plus|but|maybe|perhaps|also|then|please|definitely|especially|mainly|mostly|obviously|of course|above all|even|just|only|really|possibly|ideally|
  a bit of|a little|bits? of|lots of|loads of|plenty of|
  a lot of|some|any|all|all the|a couple of|a few|many|more|a|an|the|our|my|your|its|their|to|see|seeing|go|going|go to|going to|do|doing|try|trying|visit|visiting|
  take|taking|have|having|eat|eating|watch|watching|hear|hearing|
  listen to|listening to|ride|experience|learn|learning|explore|exploring|about|for|with|in|on|something|anything|things?|places?|like|such as|including|good|great|
  nice|love|enjoy|want|kind of|sort of|types? of|every|both|time for|time at)\s+)+
`
const CUT = pattern('u')`
  \s(?:on|at|in|for|with|from|near|by|after|before|during|along|around|without|as|per|every|each|to|where|when|that|which|who|if|because|while|under|over|between|about|
  below|up|down|through|against|than|too|as well|instead|please|maybe|obviously|of course|if possible|would|is|are|and|or|we|i|it|they|he|she|there)\s.*$|\s(?:too|
  as well|please|maybe|instead|obviously|though|pls|etc)$
`
const MOST_WORDS = 4

/** The thing of one item of a list, by the words that it is asked for by. Null where it is none. */
export function thingOfItem(item: string): string | null {
  const bare = item.replace(/\(.*?\)?$|["“”„»«]/gu, '').trim().replace(LEAD, '')
  const [head, behind] = [bare.replace(CUT, ''), /\s(?:to|of|in|on|at|like)\s+(.*)$/u.exec(bare)?.[1]]
  // 'A day out to Ha Long Bay' is told by where; 'the beach at the Lido' by what.
  return thingIn(head) ?? (behind === undefined || behind === bare || !IS_NO_WISH.test(head) ? null : thingIn(behind.replace(LEAD, '').replace(CUT, '')))
}

const IS_NO_WISH = /^(?:(?:full |half |whole |good )?(?:days?(?: (?:out|trips?))?|tours?|trips?|visits?|excursions?|things?|something|anything|tickets?|entry|seats?)|)$/u

function thingIn(text: string): string | null {
  const all = text.trim().split(/\s+/).map((word) => word.replace(/[’']s$|^[’']|[’']$/gu, ''))
  if (all.length > MOST_WORDS + 1 || !all.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word))) return null
  const from = all.findIndex((word) => !DESCRIBES.test(word))
  const words = from < 0 ? [] : all.slice(from)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const telling = words.filter((word) => !NO_THING.test(word) && !MANNERS.test(word) && !DESCRIBES.test(word))
  // Every word between is part of the name: 'game of thrones'; a sentence is none.
  const others = words.filter((word) => NO_THING.test(word) && !MANNERS.test(word) && !MAY_JOIN.test(word))
  if (isNamedByTime(words)) return words.join(' ')
  const isAction = telling.length === 1 && words.length === 1 && /ly$/.test(words[0] ?? '')
  return telling.length === 0 || others.length > 0 || isAction || telling.join('').length < 3 ? null : words.join(' ')
}

/** Whether a word alone names no thing. */
export function saysLittle(word: string): boolean {
  return NO_THING.test(word) || MANNERS.test(word) || DESCRIBES.test(word)
}

/** 'Night market', 'Christmas market', 'beach walk': each word says little, both together a thing. */
function isNamedByTime(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length !== 2) return false
  return (TIME_OR_PLACE.test(first) && OF_IT.test(last)) || (first === 'night' && /^(?:tours?|cruises?|shows?|rides?|views?)$/.test(last))
}

const TIME_OR_PLACE = /^(?:night|christmas|easter|evening|moonlight|sunrise|sunset|beach|mountain|food|wine|boat|bike|street|garden|family)$/
const OF_IT = /^(?:markets?|walks?|hikes?|part(?:y|ies)|festivals?|parades?|climbs?|swims?|dives?|runs?|trains?|boats?)$/

/** Words that are nothing by themselves, and part of many a name. */
const MAY_JOIN = pattern('u')`
  ^(?:of|the|night|nights|day|food|foods|street|beach|boats?|bikes?|wine|beer|tea|coffee|walks?|walking|hikes?|hiking|markets?|gardens?|parks?|castles?|palaces?|
  temples|museums?|music|dance|dancing|dinners?|lunch|breakfasts?|bars?|pubs?|clubs?|party|christmas|easter|new|year|hot|cold|sun|family|house|home|city|town|sea|
  mountains?|views?|driving|swimming|cycling|cooking|watching|spring|springs|winter|summer|design|art|arts|history|film|films|drive|car|cars|class|fly|bus|train|
  station|open|evening|morning|world|work|back|top|down|up|in|at|photo|light|show|ride|rides|drinks?|sport|sports|time|theatre|theater)$
`
