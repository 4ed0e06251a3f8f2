export type Intent = 'travel' | 'small-talk' | 'other'
/** 'unclear' is what only a conversation that is already about a trip makes travel: 'and the evening?' */
export type TurnIntent = Intent | 'unclear'

const GREETING = /^\W*(?:hi|hiya|hello|hey|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hola|bonjour|ciao)\b[\s\w,]{0,24}\W*$/
const COURTESY =
  /^\W*(?:(?:many |ok(?:ay)?,? )?thank(?:s| you)\b.{0,40}|cheers|ok(?:ay)?|great|perfect|cool|nice|lovely|awesome|sounds (?:good|great|lovely)|that's (?:great|perfect|good|lovely).{0,20}|bye|good ?bye|see you.{0,12}|good ?night|nice to meet you|well done|you're (?:great|welcome|funny)|haha\w*|lol|sorry)\W*$/
const ABOUT_US =
  /\b(?:how are you|how's it going|how do you do|who are you|what are you|what(?:'s| is) your name|are you (?:a |an )?(?:human|real|robot|bot|person|ai|there)|what can you do|what do you do|how do you work|who made you|can you help(?: me)?\W*$|tell me a joke|how was your|have a (?:nice|good|great) (?:day|one|evening|weekend))\b/
/** Things a travel desk is not asked. Grammar of the question, not its subject. */
const OTHER_TASK =
  /\b(?:capital (?:city )?of|population of|president of|prime minister of|king of|queen of|square root|derivative|integral|equation|solve|calculate|what is \d|convert \d|how much is \d+ ?[-+*x/]|\d+ ?[-+*x/] ?\d+ ?=|python|javascript|java|sql|html|css|code|program(?:ming)?|algorithm|function|debug|regex|compile|essay|poem|haiku|lyrics|homework|translate|synonym|spell|grammar|define|definition|meaning of|who (?:invented|wrote|painted|discovered|won|is the|was the)|when (?:was|did|were)|how many (?:people|planets|bones|legs|states|countries)|how (?:tall|old|far is the (?:moon|sun)|deep|heavy) is|stock|bitcoin|crypto|invest(?:ing|ment)?|mortgage|loan|insurance claim|credit card|bank account|transfer \$?\d|my (?:balance|bill|account|package|order|taxes|tax|password|phone|laptop|computer|car|pc)|recipe|order (?:me |us )?(?:an?|some)|calories|symptoms?|headache|diagnos\w+|medicine|lawyer|legal advice|remind me|set (?:an? )?(?:alarm|timer|reminder)|play (?:some|the|a) |turn (?:on|off)|text (?:my|mom|dad)|call (?:my|mom|dad)|e-?mail (?:my|to)|shopping list|to-?do list|news|election|politic\w+|football score|who is winning|movie|tv show|video ?game)\b/
const TRAVEL =
  /\b(?:travel\w*|trips?|holidays?|vacations?|getaways?|weekend away|visit\w*|tours?|touring|sightsee\w*|itinerar(?:y|ies)|activit(?:y|ies)|things to (?:do|see)|what to (?:do|see)|attractions?|explor(?:e|ing)|stay(?:ing)?|hotels?|hostels?|airbnb|flights?|fly(?:ing)?|airport|airline|destinations?|abroad|journey|backpack\w*|honeymoon|road ?trip|cruise|excursions?|book(?:ing)?|reservations?|tickets?|guides?|recommend\w*|suggest\w*|plan(?:ning)? (?:a|an|my|our|the|for|to|something|it|this|me|us|day)|day \d+|where (?:should|can|could|do|to)|go(?:ing)? (?:to|on|somewhere)|somewhere|beach|city break|museums?|passport|visa|luggage|packing|rent a car|train to|bus to|day trip|budget|adults|nights?|itinerary|schedule|calendar|free time|(?:want|like|love|hope|hoping|dream\w*) to (?:see|go|visit|do|try|experience|swim|ski|hike|eat)|show me|find me|compare|which (?:one|is better|of)|cancel\w*|refund\w*|meeting point|kid|kids)\b/

/** What a message is about. `hasFacts` tells that a place, days, people, money or wishes were found in it. */
export function readIntent(text: string, hasFacts: { place: boolean; other: boolean }): TurnIntent {
  if (!hasFacts.place && (GREETING.test(text) || COURTESY.test(text))) return 'small-talk'
  if (OTHER_TASK.test(text) && !isPlainlyTravel(text)) return 'other'
  if (hasFacts.place || TRAVEL.test(text)) return 'travel'
  if (ABOUT_US.test(text)) return 'small-talk'
  return hasFacts.other ? 'travel' : 'unclear'
}

function isPlainlyTravel(text: string): boolean {
  return /\b(?:trips?|travel\w*|vacation|holiday|tours?|visit\w*|itinerary|things to do|flights?|hotels?)\b/.test(text)
}
