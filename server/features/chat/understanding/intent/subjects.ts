import { pattern } from '../../language/pattern.ts'

/** What a message may be about, as classes of words and small shapes of speech. Each pattern reads plain text in lower case. */

/** Nothing but a trip has these. */
export const JOURNEY = pattern()`
  \b(?:travel(?!er'?s? che)\w*|trips?|holidays? (?:to|in|for|at|with|abroad|package|from|destination|home)|
  (?:summer|winter|family|beach|ski|our|a|my) holiday|vacation\w*|getaways?|sightsee\w*|itinerar(?:y|ies)|tour(?!nament)(?:s|ing|ists?|ism)?|
  things to (?:do|see)|what to (?:do|see|visit)|attractions?|hotels?|hostels?|motels?|airbnb|b&b|resorts?|lodging|accommodations?|guest ?houses?|
  places? to stay|somewhere to stay|flights?|(?:available|cheap|direct|search|find|book)(?: (?:me|for|a|some|the))? fights?|flying|airports?|
  airlines?|airfares?|air ?fare|lay-?overs?|stop-?overs?|one[- ]way|round[- ]?trip|nonstop|non-stop|boarding pass|business class|economy class|
  first class|check[- ]?in|depart(?:ing|ure|ures|s)?|fares?|destinations?|abroad|overseas|journey|backpack\w*|honey ?moon|road ?trip|cruises?|
  ferr(?:y|ies)|excursions?|day trips?|city break|safari|passports?|luggage|baggage|suitcases?|carry[- ]?ons?|pack(?:ing)? (?:list|for|my)|jet ?lag|
  rental cars?|car (?:rental|hire)s?|(?:rent|hire|renting|hiring) (?:a|an|me a|the|some)?\s?(?:\w+ )?(?:car|van|suv|sedan|minivan|truck|vehicle|
  bike|scooter|motorcycle|boat|campervan)s?|train (?:to|from|ticket|station|journey|ride|times)|
  (?:find|book|need|want|get|take|catch)(?: me| us)? (?:a|an|the|some) (?:\w+ ){0,2}(?:bus|train|ferry|coach)\b|adventures?\b|experiences\b|
  trains? (?:leav|arriv|depart|going|from|to|on)\w*|bus(?:es)? (?:to|from|ticket|tickets|station|leaving|ride|tour)|amtrak|greyhound|shuttle|
  embassy|customs|tourist visa|visa (?:to|for|requirements?)|visas|vaccin\w+ (?:\w+ ){0,4}(?:for|to|before|visit|travel|need)|
  shots (?:\w+ ){0,4}(?:to|before) (?:go|travel|visit|enter)|(?:power |travel )?adapt[eo]rs?|plug (?:type|adapter|converter|adaptor)s?|
  (?:socket|outlet|plug|electrical) (?:type|converter|adapter|adaptor|outlets?|sockets?)s?|travel alert|safe to (?:go|visit|travel|be)|sights|
  landmarks?|museums?|beach(?:es)?|island hopping|snorkel\w*|scuba|hik(?:e|es|ing)|ski(?:ing)? (?:in|trip|resort)|bucket list|
  (?:cooking|pottery|surf|surfing|dance|painting|wine|yoga|photography|language) (?:class|lesson|course|workshop|tasting|school)(?:es|s)?|
  i(?:'ve| have)(?: got)? (?:\w+ ){1,3}off\b|been to (?!(?:the|my|a) )|on (?:the|a|my) (?:plane|ferry)|(?:lost|delayed|missing|my) bags?\b|
  (?:cheap|return|single|train|plane|bus|air) tickets?|ground transportation|aircrafts?|airplanes?|get away|
  get(?:ting)? out of (?:here|town|the|this)|vacay|staycation|(?:need|want|deserve|take) (?:a|some) (?:\w+ )?(?:break|
  rest)\b(?! from (?:my|the|you))|escape (?:the|from|to)|learn(?:ing)? (?:how )?to (?:cook|make|surf|ski|dive|sail|dance)|surprise (?:us|me)|guided|
  meeting point|multi[- ]day|day \d+|(?:first|second|third|fourth|last|next|final) (?:day|night|evening|stop)|
  how far is (?!the (?:moon|sun|earth)|earth|mars)|(?:do|can|to) (?:i|we|you)? ?get (?:to|from|around|there)|
  get (?:me|us|her|him|them|my \w+) (?:there|out of|away|home|to)|(?:go|going|send|take|run|
  fly) (?:\w+ ){0,3}away\b(?! (?:from (?:my|the) (?:computer|phone|desk)|for (?:free|nothing)))|
  where (?:should|could|can|do|would|shall|to) (?:i|we) (?:\w+ ){0,1}(?:go|travel|spend|head|fly)|out of (?:town|the country)|
  (?:sites?|sights?|spots?|places?|stuff|things?)(?: (?:are|is))?(?: there)? (?:\w+ ){0,1}to (?:see|visit|go|do|eat|try)|
  (?:take|fly|send|bring) (?:me|us|him|her|them|(?:my|our) \w+) (?:to\b|somewhere|on)|site[- ]?see\w*|
  (?:(?:book|reserve|recommend|suggest|offer|need|want|like|find(?! my| the)) (?:\w+ ){0,4}?|
  (?:vacation|holiday|travel|tour|trip|honey ?moon|all[- ]inclusive|available|of|any|some|nice|what|get|your|hotel) )packages?|
  packages? (?:deal|holiday|tour|trip|to|in|available|includes?)|taxi (?:to|from)|trams?|metro|nightlife|old town|star (?:hotel|rating|place)|
  (?:hotel|plane|train|bus|flight|museum|air) tickets?|book (?:me )?(?:a|an|the|my|us|it|that|this|one|two|\d)?\s?(?:flight|hotel|room|trip|ticket|
  tickets|seat|seats|table|car|train|stay|tour|night|place)s?|(?:see|visit|explore|discover) (?:the )?(?:city|country|world|museum|sights)|
  sunbath\w*|explor(?:e|ing)|visit(?:ing|s)?\b(?! (?:the |a |my )?(?:doctor|dentist|grandma|grandmother|mom|dad|bank|website|site|page|vet)))\b
`

/** Said of trips mostly, of other things too. */
export const LIKELY_JOURNEY = pattern()`
  \b(?:fly|leav(?:e|ing) (?:on|from|for|at|in|early|late)|stay(?:ing)?|holidays?|budget|adults?|kids?|children|nights?|days?|weekend|beach|
  mountains?|sunny|warm|snow|somewhere|anywhere|go(?:ing)? (?:to|on|away|there|out|for)|where (?:should|can|could|do|to|would|shall|might|else)|
  what (?:should|can|could) (?:i|we) (?:do|see|visit|eat|go)|reserv\w+|activit(?:y|ies)|schedule|guide|tickets?|seats?|cities|city|country|
  countries|place|places|island|europe|asia|africa|train|bus|parks?|restaurants?|food|eat|dinner|lunch|local|cafe|bars?|festival|carnival|concert|
  events?|tours?|cancel\w*|refund\w*|swap|replace|instead|cheaper|closer|option|options|evening|morning|afternoon|group|family|friends|wife|husband|
  couple|romantic|sea|seaside|woods|forest|lakes?|cabin|villa|crowds?|plane|sun\b|culture|art|history|nature|nightlife|views?|wine|diving|surf\w*|
  \w*(?:surf|board|sail|kayak|canoe|boulder|climb|div|snorkel|raft|trekk?|cycl|fish|golf|skat|sled|sledd|camp|glamp|para\w*|kit)ing\b|lessons?|
  spots?|animals?|wildlife)\b
`

/** Said of a place by those who may go there: 'is Dubai worth it', 'what is good in Hanoi'. */
export const OF_PLACES = pattern()`
  \b(?:safer?|nicer|nicest|prettier|prettiest|better|warmer|cheaper|quieter|teens?|teenagers|toddlers?|kids|ok|okay|suitable|doable|feasible|
  accessible|wheelchair|vegetarians?|vegans?|halal|kosher|quiet|busy|dangerous|crowd(?:s|ed|ing)|touristy|expensive|pricey|affordable|worth|nice|
  good|best|fun|boring|beautiful|pretty|famous for|known for|special|walkable|kid[- ]friendly|family[- ]friendly|english spoken|speak english|
  tap water|plugs?|sockets?|adapters?|voltage|sim cards?|etiquette|wear\b|seafood|tip|tipping|siesta|dress code|mosquito\w*|altitude|siestas?|
  must[- ](?:see|do)s?|what.{1,20} like in \w+|offers?|serves?|month|season|time of (?:the )?year|when to|enough|open in|need|should|want|love|
  going on|happening|near|beer|pubs?|markets?|shop|shopping|church(?:es)?|castles?|temples?|kayak\w*|swim\w*|dive|dives|sail\w*|cycl\w+|
  bik(?:e|es|ing))\b
`

/** Of these nobody else knows anything, whatever is asked of them. */
export const BY_AIR = /\b(?:fares?|airfares?|flights?|airlines?|airports?|aircrafts?|airplanes?|nonstop|class of service|ground transportation|seating capacity)\b/

/** Words of journeys within names of other things. */
export const NO_JOURNEY = pattern('g')`
  (?<!\b(?:the|our|my|your|very) )\blast night\b|\b(?:cruise control|(?:airplane|flight|vacation|holiday|travel|tour) mode|
  (?:speeding|parking|lottery|raffle|support) tickets?|flight simulator|cabin fever|hotel california|packing tape|travel mug|job market|
  time travel\w*|space travel|tour of duty|(?:guilt|ego|acid) trip|trip (?:over|up)|trip wire|resort to|last resort|
  vacations? (?:bank|accrual|policy)|business class(?:es)?\b(?= at))\b
`

/** Things a travel desk is not asked. Nouns of other trades, and what is done with them. */
export const OTHER_TRADES: readonly RegExp[] = [
  // money and banks
  pattern()`
    \b(?:bank(?:ing|s)?\b(?! holiday)|(?:credit|debit|gift|visa|rewards?|amex|discover|sim|business|id|social security|green|report|new|
    replacement) cards?|wallet|credit (?:score|limit|rating|union|report|history)|mastercard|amex|american express|my (?:visa|card|cards)|
    (?:checking|savings?|bank|my|the|joint) accounts?|(?:my|our|the) (?:checking|savings?)\b|transferr?(?:ed|ing)? (?:out of |into |from |to )?my|
    account (?:number|balance|blocked|frozen|locked)|balances?|routing number|(?:my|the|an?|what) apr\b|apr on|interest rates?|direct deposit|deposit|
    withdraw\w*|overdraft|payment|pay(?:ing)? (?:my|the|off|for my|this)|pay ?(?:check|day|slip|roll|stub)|paid (?:this|next|on)|bills?\b|
    transactions?|transfer (?:\$|£|€|money|funds|\d|from)|wire\b|spent|spending (?:history|habits|on)|send (?:money|\$)|loans?|mortgages?|invest\w*|
    stocks?|shares|bitcoin|crypto\w*|taxes|tax (?:return|form|refund)|w-?2|w-?4|401k|ira\b|roth|rollover|pin(?: number| code)?\b|
    checks? (?:bounce|book)|check ?books?|order (?:more |new |some )?checks|fraud\w*|cvv|expir\w+ date|salary|income|
    (?:state|income|property|sales|federal|do my|my|pay) tax(?:es)?|raise\b|minimum (?:payment|due)|venmo|zelle|paypal|freeze|unfreeze|
    foreign transaction|insurance)\b
  `,
  // work and offices
  pattern()`
    \b(?:pto|vacation (?:days|time|request|balance|hours)|days? off|(?:take|taking|have|get|need) (?!day)[\w# ]{0,24} off\b|time off|
    request(?:ing)? (?:\w+ )?off\b|sick (?:day|leave)s?|leave (?:request|balance)|(?:my|the) boss|approv\w+|manager\b|meetings?\b(?! point)|
    conference (?:call|room)|appointment|calendar|agenda|(?:on|in) my schedule|call(?:ing|ed)? in sick|to-?do|reminders?|remind me|
    colleague'?s? (?:number|email)|resume|cover letter|job|jobs|interview|homework|assignment|essay|thesis|exam|class(?:es)? (?:schedule|today)|
    work (?:schedule|phone))\b
  `,
  // the home and its devices
  pattern()`
    \b(?:alarms?|timer|stopwatch|(?<!northern )lights?\b(?! (?:show|house|festival))|thermostat|tv\b|television|volume|playlists?|songs?|
    music\b(?=.*\b(?:play|stop|pause|skip|next|louder|spotify)\b)|play (?:some|the|a|me|my|next|music|\w+ (?:radio|by))|spotify|podcasts?|radio|
    lyrics|album|netflix|movies?|films?|tv shows?|episodes?|series|video ?games?|shopping list|grocer\w+|laundry|vacuum|dishes|lawn|plumb\w+|
    electrician|roof|(?:apartments?|houses?|condos?|flats?)\b.{0,40}\b(?:a month|per month|monthly|for sale)|my name\b|simulators?|
    apartment(?:s)? (?:for rent|to rent|complex|building)|bedroom (?:apartment|house)|
    (?:rent|buy|find|need|want) (?:me )?(?:an?|the) (?:apartment|house|home)\b|landlord|furniture|fridge|freezer|oven|microwave|wifi|wi-fi|router|
    printer|laptop|computer|password|username|phone|smartphone|iphone|battery|screen|smart home|order (?:status|number|a pizza|pizza|me)|
    (?:track|where(?:'s| is| are)|when(?:'s| is| will| are| can)|has|have|did|status of|find|receive|deliver\w*|ship\w*|ordered)\b[^.?!]{0,16} (?:my|
    the|our|that) packages?|packages? (?:\w+ ){0,3}(?:deliver|arriv|ship|late|track|here|come)\w*|deliver\w*|shipping|amazon order|return policy)\b
  `,
  // cars, not journeys in them
  pattern()`
    \b(?:oil (?:change|pressure|light)|tires?\b|tyres?\b|mpg|miles per gallon|gas (?:tank|mileage|level|gauge|type|station|price)|fuel|jump[- ]?start|
    car battery|engine|brakes?|windshield|mechanic|car (?:insurance|repair|wash|loan|service|payment)|my car|the car's|dashboard|transmission|traffic|
    (?<!\b(?:is|does|are|has|have) )(?:uber|lyft)\b(?! (?:available|there))|parking ticket|license plate|driver'?s licen[sc]e|last service)\b
  `,
  // the kitchen and the body
  pattern()`
    \b(?:recipes?|ingredients?|calories|nutrition\w*|carbs?|protein|cook(?:ing)?\b(?! (?:class|course|lesson|school|workshop))|cooked|bake|baking|
    boil|fry|simmer|marinade|substitut\w+|how (?:do|can|to) (?:i |you |we )?(?:make|cook|prepare)|tablespoons?|teaspoons?|cups? of|expire[ds]?|
    spoil\w*|go(?:ne|es)? bad|leftovers?|in the (?:fridge|freezer)|meals? (?:from|ideas?|for (?:dinner|lunch|tonight))|
    (?:dinner|lunch|breakfast|meal|recipe) (?:ideas?|suggestions?|recommendations?)|reservations? (?:\w+ ){0,3}at\b|lose (?:\d+|some|a few|weight)|
    diet|healthy|symptoms?|headache|fever|pain|hurts?|doctor|dentist|medicine|medication|prescription|diagnos\w+|pregnan(?:t|cy) test|
    allerg(?:y|ies) medicine|therapist|haircut|hair ?stylist|salon|barber|gym|workout|exercise|weight)\b
  `,
  // words and numbers
  pattern()`
    \b(?:translat\w+|how (?:do|would|can) (?:you|i|we) (?:say|spell|pronounce|greet)|
    (?:what|how)(?:'s| is| are| do).{1,40}\b(?:in (?:spanish|french|german|italian|japanese|chinese|latin|portuguese|russian|korean|arabic|hindi))|
    say .{1,40} in (?:spanish|french|german|italian|japanese|chinese|portuguese|russian|korean|swahili)|spell\b|spelling|synonyms?|antonyms?|
    defin(?:e|ition|itions)|meaning of|what does .{1,30} mean|means?\b(?= in english)|grammar|rhymes?|square root|derivative|integral|equation|solve|
    calculat\w*|multipl\w+|divided? by|\d plus \d|\d minus \d|\d times \d|percent of|\d ?[-+*x/^] ?\d+ ?=|sum of|convert\b|
    how many (?:\w+ )?(?:euros?|dollars?|pounds|yen|rupees|pesos|inches|feet|cups|ounces|grams|pounds|kilograms|liters|litres|gallons|centimeters|
    meters|yards|people|planets|bones|legs|states|countries|teaspoons|seconds|minutes in|days in)|roll (?:a|the|some|two) (?:die|dice)|dice|
    flip a coin|coin (?:flip|toss)|random number|pick a number)\b
  `,
  // machines and makers of text
  pattern()`
    \b(?:python|javascript|typescript|java (?:code|program|class)|sql|html|css|code|coding|program(?:ming)?|algorithm|functions?|debug|regex|compile|
    api|poem|haiku|limerick|short story|write (?:me )?(?:a|an|some)|jokes?|riddles?|facts? (?:about|on)|
    name (?:a|an|some|\d+|two|three|four|five|ten)\b|teach (?:me|my|him|her)|fun facts?|trivia|horoscope|zodiac|
    change (?:your|the) (?:name|accent|language|voice)|speak (?:slower|faster|more|in)|talk (?:slower|faster)|whisper|factory reset|
    reset (?:yourself|settings)|sync (?:my )?device|your (?:name|favou?rite|hobbies|boss|age|birthday|creator|mother|job|pets?|maker)|
    do you (?:have (?:any )?(?:pets|hobbies|feelings|kids|dogs?|cats?)|like|love|believe|dream|sleep|work for|ever)|how old (?:are|is|was|do)|
    are you (?:a|an|real|human|alive|ai|single|married|male|female|sentient)|what are you (?:made|interested|called)|
    where (?:are|were) you (?:from|born|made|located)|who (?:made|built|created|programmed|do you) (?:you|work))\b
  `,
  // news and knowledge
  pattern()`
    \b(?:news|election|politic\w*|president|prime minister|mayor of|governor|senator|congress|
    (?:football|soccer|basketball|baseball|hockey) (?:score|scores|team|season|results)|scores?\b|
    who (?:is winning|won|wins|invented|wrote|painted|discovered|is the|was the|sings|sang|directed|plays|played|founded|starred)|republican|
    democrat\w*|(?:beat|defeat(?:ed)?|lost to|won against) (?!the (?:heat|crowds|cold|rush|queue))|championship|league|lottery|crime|cost of living|
    how (?:expensive|much) is it to live|wait time|how (?:many days|long) (?:until|till|til)|
    (?:i'm|i am|im|i feel) (?:so |very |really |a bit )?(?:sad|bored|tired|happy|angry|lonely|hungry|thirsty|depressed|sick|cold|hot)|volleyball|
    teams?\b|(?:average|monthly) rent|zip code|area code|(?:what|which) (?:state|continent|county|hemisphere)|
    schools?\b(?! (?:trip|holiday|group|class|break))|universit(?:y|ies)|colleges?|real estate|hiring|unemployment|minimum wage|dow\b|nasdaq|
    algebra\w*|prime numbers?|author|novel|band\b|celebrity|actor|actress|did .{1,30} (?:win|lose)|capital (?:city )?of|population of|
    (?:king|queen|history|founder|inventor|area|size|flag|anthem|currency) of|
    when (?:was|did|were|is) (?!the (?:next|first|last|best|flight|train)|my|our|it|low|high|good|peak|best)|
    how (?:tall|deep|heavy|big|large|fast|loud) (?:is|are|was|can|does)|why (?:is|are|do|does|did|was|were)\b|
    what (?:causes?|happens?(?! (?:if|to (?:us|our|my)))|year)|meaning of life|evolution|gravity|photosynthesis|climate change|world war|lawyer|
    notary|contractor|accountant|realtor|veterinarian|handyman|therapist|babysitter|daycare|tailor|legal|
    (?:buy|sell|lease|finance) (?:an? |my |some )?(?:used |new |second[- ]hand |cheap |good )*(?:car|truck|house|home|condo|laptop|computer|phone|tv|
    couch|bike|dog|cat|gun)\b|lawsuit|divorce|adopt|weather|climate\b|forecast|wind(?:y|s)?\b|humidity|precipitation|
    (?:what|how) (?:are|is) (?:the )?conditions?|conditions? like|how (?:hot|cold|warm|humid|windy|chilly) (?:is|will|
    was) it\b(?! (?:usually|normally|in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter)))|
    umbrella|(?:will|does|is|did) it (?:going to )?(?:be )?(?:rain|snow|hot|cold|sunny|windy|storm)\w*|temperature|raining|humid\w*|timezone|
    time zone|what(?:'s| is) the (?:time|date)\b|what time is it|current time|hours? (?:ahead|behind)|what day is|today's date|exchange rate|
    text (?:my|mom|dad|him|her|\w+ that)|call (?:my|mom|dad|him|her|\w+ and)|(?:send|write|read|check) (?:\w+ )?(?:e-?mails?|texts?|messages?)|
    voicemail|share my location|where am i|current location|find my (?:phone|keys)|dating|girlfriend (?:is|hates)|boyfriend (?:is|hates)|
    relationship)\b
  `,
]

export const GREETING = pattern()`
  ^\W*(?:hi|hiya|hello|hey|howdy|yo|heya|sup|good (?:morning|afternoon|evening|day)|greetings|hola|bonjour|ciao|namaste|aloha|salut|hallo|what'?s up|
  wassup)\b(?:[\s,]+(?:there|again|everyone|all|friend|mate|buddy|meander|you|bot|to you|sir|madam|and|good (?:morning|afternoon|evening)))*\W*$
`
export const COURTESY = pattern()`
  ^\W*(?:(?:(?:oh|ok|okay|alright|great|perfect|cool|no|awesome|wonderful|excellent|yes|wow|well|got it|good|nice|fine|thanks|thank you|many thanks|
  all right)[\s,.!]+)*(?:(?:many )?thanks?(?: you| u| so much| a lot| a bunch| again| very much| for (?:the|your|all|that|everything|being|helping|
  it)\b[\w\s,']{0,40})*|thx|ty|cheers|much appreciated|i (?:really )?appreciate (?:it|that|your|the|you)[\w\s]{0,20}|appreciated)|great|perfect|
  cool|lovely|awesome|wonderful|excellent|brilliant|sounds (?:good|great|lovely|perfect)|
  that'?s (?:great|perfect|good|lovely|nice|awesome|cool|all|it|fine)(?: for now)?|bye(?: bye)?|good ?bye|goodnight|good night|
  see (?:you|ya)(?: later| soon| around)?|later|take care|farewell|cya|
  have a (?:nice|good|great|lovely|wonderful) (?:day|one|evening|weekend|night|time)|
  nice (?:to meet|meeting|talking to|chatting with) you[\w\s]{0,20}|well done|
  you(?:'re| are|'ve been| have been) (?:(?:very|so|too|really|super|such a|a|the) )*(?:great|welcome|funny|best|awesome|amazing|helpful|kind|sweet|
  nice|star|lifesaver|help|good)|haha\w*|lol|sorry|nothing else|that will be all|that would be all|no,? that'?s (?:all|it)|
  good job)(?:[\s,.!]+(?:bye|goodbye|have a (?:nice|good|great) (?:day|one)|thanks?(?: you)?|so much|then|now|very much|
  for (?:your|the|all)[\w\s]{0,20}|today|dear|again|mate|see you|you(?:'re| are|'ve been)[\w\s]{0,24}))*\W*$
`
export const ABOUT_US = pattern()`
  \b(?:how are (?:you|things)|how(?:'s| is) (?:it going|everything|your day|life)|how do you do|how have you been|who are you|what are you\b|
  what(?:'s| is) your name|do you have a name|are you (?:a |an )?(?:human|real|robot|bot|person|ai|machine|there|ok|okay)|
  am i (?:talking|speaking|chatting) (?:to|with)|what can you do|what can (?:i|you) (?:ask|help)|what do you do|what else can you|how do you work|
  how does this work|who made you|who created you|can you help(?: me)?(?: out)?\W*$|i need (?:some )?help\W*$|help\W*$|how was your|
  nice to meet you|pleased to meet you)
`
/** What a room or a house has: two of them in one question are asked of a place to stay. */
export const AMENITY = pattern()`
  \b(?:rooms?|balcon(?:y|ies)|terrace|fridge|mini-?fridge|minibar|(?:cable )?tv|wi-?fi|fireplace|pool|gym|breakfast|parking|air ?con\w*|
  coffee(?: maker| machine)?|kitchen\w*|bath(?:tub|room)?|spa|sauna|laundry|pets?|smoking|bar|restaurant|elevator|lift|view)\b
`
