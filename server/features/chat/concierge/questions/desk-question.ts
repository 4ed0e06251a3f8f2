/** What people ask of the assistant itself, not of the trip. */
export type DeskTopic = 'privacy' | 'payment' | 'booking' | 'human' | 'identity' | 'language' | 'lodging' | 'crowd' | 'weather' | 'papers' | 'complaint'

const LANGUAGE = '(?:german|deutsch|french|français|francais|spanish|español|espanol|italian|italiano|portuguese|português|dutch|nederlands|polish|russian|chinese|mandarin|japanese|korean|arabic|turkish|greek|swedish|danish|norwegian|czech|hebrew|hindi|english|other languages?|another language)'

/** You, whoever answers: what is asked of a guide or a tour is not asked of the desk. */
const TOPICS: readonly (readonly [DeskTopic, RegExp])[] = [
  ['privacy', /\b(?:privacy|gdpr|personal (?:data|information|details)|(?:my|our) (?:data|details|information|conversations?|chats?|messages?)\b.{0,30}\b(?:stor|sav|kept|keep|safe|private|shared?|sell|sold|use|delet|secure|see)|(?:stor|keep|sav|track|record|collect|know|remember|share|sell|delete)\w*\b.{0,25}\b(?:about (?:me|us)|(?:my|our) (?:data|details|information|conversations?|chats?|messages?|name|e-?mail|location)|what (?:i|we) (?:say|write|type)|everything (?:i|we) (?:say|write))|(?:who|anybody|anyone) (?:can |else )?(?:sees?|reads?|has access))\b|\bis this (?:private|confidential|secure|recorded|safe)\b|\bspy/],
  ['human', /\b(?:(?:speak|talk|chat|write) (?:to|with) (?:a |an |some ?|the )?(?:human|person|real|agent|somebody|someone|staff|manager|operator|advis\w+|representative|people|actual)|(?:a |an )?(?:real|actual|live|human) (?:person|human|being|agent|people|one|help)|phone number|call (?:you|someone|somebody|a person)|customer (?:service|support|care)|hot ?line|e-?mail (?:address|you)|(?:can|may|how (?:can|do)) (?:i|we) (?:ring|phone|call|contact|reach|e-?mail) (?:you|someone|somebody|anyone|them))\b/],
  ['identity', /\b(?:who (?:are|r) (?:you|u)\b|what are you\b|are you (?:a |an |really |even )*(?:real|human|person|robot|bot|machine|computer|ai|chatgpt|gpt|alive|there|program)|who (?:made|built|wrote|runs|owns|is behind) (?:you|this)|what(?:'s| is) your name|your name\W*$|am i (?:talking|speaking|chatting) (?:to|with)|what (?:can|do) you do\b|how (?:do|does) (?:you|this|it) (?:work|function)\b|what is this\W*$)/],
  ['language', new RegExp(String.raw`(?:\b(?:do|can|could) you (?:also |please |even )?(?:speak|write|talk|understand|answer|reply|switch|do)\b.{0,20}\b${LANGUAGE}|^\W*(?:please |can we |could we |let's )?(?:answer|reply|write|speak|talk|continue|switch)(?: to me| with me| to)?(?: please)? (?:in |to )?${LANGUAGE}|\b(?:sprechen sie|sprichst du|parlez[- ]vous|parles[- ]tu|hablas? (?:usted )?(?:español|ingl[eé]s)|habla usted|parli|fala|what languages? do you)\b)`)],
  ['payment', /\b(?:(?:how|where|when|can|could|do|must|should|may) (?:do |can |must |should )?(?:i|we|one) (?:have to |need to )?pay\b|pay (?:by|with|in|now|here|later|cash|on)|payments?|credit cards?|debit cards?|visa card|mastercard|amex|paypal|apple pay|google pay|invoice|deposit|charged?|booking fee|commission|(?:take|accept) (?:cards?|cash))\b/],
  ['booking', /\b(?:how (?:do|can|would|does|should) (?:i|we|one|it|booking) (?:book|reserve|get (?:a |the )?tickets?|buy|order|work)|(?:can|could|will|would|do) you (?:please )?(?:book|reserve|buy|order|make (?:a |the )?(?:booking|reservation))|(?:where|how) (?:do|can) (?:i|we) (?:book|reserve|buy)|(?:book|reserve) (?:it|them|that|this|those|these|everything|all(?: of)?(?: it| them)?)(?: for (?:me|us))?(?: please| now)?\W*$|(?:is|are|have) (?:it|they|we|i|that) (?:already )?(?:booked|reserved|confirmed)|confirmation|confirm (?:my|the|our) (?:booking|reservation)|^\W*(?:please )?book\W*$|i(?:'d| would) like to book\W*$|where do the tickets)\b/],
  ['lodging', /\b(?:hotels?\b(?! pick)|hostels?|flights?|fly|airlines?|airports?|car hire|hire a car|rental cars?|rent a car|apartments?|airbnb|accommodation|place to (?:stay|sleep)|where (?:to|should we|should i|can we|do we) (?:stay|sleep)|train tickets?|ferry tickets?)\b/],
  ['papers', /\b(?:visas?\b(?! card)|passports?|vaccin\w+|travel insurance|is it safe\b(?! for (?:a |the |my |our )?(?:kid|child|bab|toddler))|safe (?:to|for|there|at night)|dangerous|crime|customs|embassy|sim cards?|plug|tap water|tipping|currency there|exchange money)\b/],
  ['weather', /\b(?:weather|forecast|temperature|how (?:hot|cold|warm)|will it (?:rain|snow|be (?:hot|cold|warm|sunny))|is it (?:hot|cold|warm|rainy|sunny|humid)|what (?:to|should (?:i|we)) (?:pack|wear))\b/],
  ['crowd', /\b(?:is (?:it|the (?:city|town|place|island)|\p{L}+) (?:\w+ )?(?:crowded|busy|touristy|packed|full)|how (?:crowded|busy|full)|many (?:tourists|people|crowds)|high season|peak season)\b/u],
  ['complaint', /\b(?:useless|stupid|rubbish|terrible|awful|crap|shit|dumb|idiot|(?:don't|do not|doesn't) (?:understand|listen|get it|help)|not helpful|unhelpful|what are you talking about|makes no sense|you (?:already )?(?:said|asked|showed) (?:that|this|me that)|(?:already|just) (?:told|said|answered)|not what i (?:asked|meant|said|wanted))\b/],
]

/** What a message wants to know of the desk; null where it is about the trip. */
export function readDeskQuestion(text: string): DeskTopic | null {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return text.length > 200 ? null : (TOPICS.find(([, words]) => words.test(lower))?.[0] ?? null)
}

/** Those that are about the assistant whatever is shown; the others may be about a card. */
export const ABOUT_DESK: ReadonlySet<DeskTopic> = new Set(['privacy', 'human', 'identity', 'language', 'payment', 'booking', 'lodging', 'papers'])
