import { wordList } from '../../language/word-list.ts'
import { pattern } from '../../language/pattern.ts'

/**
 * Small talk is spoken in few words. A message is small talk when one of them greets, thanks, takes leave or says sorry,
 * and all the others belong to the few that stand beside such words. So nobody has to think of every sentence.
 */

const GREETS = 'h+[aeiy]+o?|hell+o+|hiya|heya|howdy|yo|sup|ahoy|hoy|ji|ay|greetings|salutations|hola|bonjour|ciao|namaste|aloha|salut|hallo|wassup|whats?up|welcome'
const THANKS = "thanks?|thankyou|thankful|thx|tx|tysm|ty|cheers|gracias|merci|danke|grazie|obrigad[oa]|arigato|appreciat\\w+|grateful|kudos|bravo"
const LEAVES = '(?:b(?:uh)?-?)?bye+|byes|goodbye|farewell|cya|adios|ttyl|goodnight|later|later[sz]|toodles|sayonara|au revoir|gtg'
const REGRETS = 'sorry|apolog\\w+|pardon|oops|whoops'
const CORE = new RegExp(`^(?:${[GREETS, THANKS, LEAVES, REGRETS].join('|')})$`)
/** 'How are you', 'how is everything', 'what is new', 'good morning', 'see you', 'nice to meet you'. */
const PHRASE = pattern()`
  \b(?:how(?:'s|s|'re| is| are| have| has| goes| was)? (?:it|things?|everything|everybody|everyone|life|you|u|ya|your|
  the (?:day|morning|evening|week))|(?:what's|whats|what is) (?:up|new|going on|happening|cooking|
  good(?! (?:there|here|around|near|nearby|for|to|in|at|on))|shaking|cracking)|good (?:morning|afternoon|evening|day|night)|morning all|
  (?:see|catch|talk to|speak to) (?:you|ya|u)|(?:nice|good|great|pleased|lovely|happy) (?:to|2) (?:see|meet|hear from|talk to|chat with) (?:you|u|
  ya)|(?:nice|great|lovely|good) (?:meeting|talking to|chatting with|seeing) (?:you|u|ya)|take care|(?:have|gotta|got) to (?:go|run|leave)|
  gotta (?:go|run)|(?:i )?owe you one|my bad|you too|(?:are )?you (?:doing|feeling) (?:ok|okay|good|well|alright|fine)|
  any(?:one|body) (?:there|here|home)|talk later|(?:don't|do not|didn't|won't) need anything)\b
`
const BESIDE = wordList(`
  a about advice again ai alexa all alright am an and another any anybody anyone anything are around as assistance assistant at awesome back bad be
  been best bit booking bot brilliant bro brother bud buddy bunch but can care chat chatting computer cool cooperation could date day days dear delay
  did didn't do doing doll don't done dude enjoy evening everybody everyone everything excellent fantastic feeling few fine first for friend friends
  from fun fuss gang get getting girl give glad go going gonna good google got gotta great guys had hanging happening happy has have haven't having
  hear heard hearing help helped helpful helping here home hope hour how how's hows huge i i'll i'm i've if im in info information is it it's its just
  keep kind know late lately latest leave let life like little ll lot lots love lovely ma'am madam man many mate may me mean meander meant meet
  meeting message messages might million miss mister moment month more morning mr much must my need never new next nice night no nope not nothing now
  of off oh ok okay old on once one our out patience people perfect please rude earlier being else owe goes ife before ago mistake confusion bother
  bothering typo pleasure quick quickly really reply replies response robot run said say saying see seeing seen service shall sir siri sleep so some
  something soon speak speaking still stopping such suggestion suggestions super sure sweet take talk talking team tell than that that's thats the
  then there these they thing things this time tip tips to today tomorrow tonight too treating trouble u until up very wait waiting wanna want wanted
  was we we'll we're week weekend well were what what's whats when while why will wish with without wonderful work would wow ya job jobs star stars
  legend lifesaver angel gem hero doin yeah year yep yes you you'll you're you've your youre beaucoup mucho muchas mille ap doc folks peeps kindly
  dearly indeed
`)
/** 'You are a star', 'are you alive', 'what do people call you': said of the one who answers. */
const ABOUT_YOU = pattern()`
  \b(?:(?:are|were|r) (?:you|u) (?:really |actually |just |a |an |the |some |kind of |any |even )*(?:alive|real|human|person|people|automated|
  automatic|computer|machine|robot\w*|bot|chatbot|ai|program|live|living|artificial|sentient|here to|employed)|how real (?:are|r) (?:you|u)|
  (?:think|know|guess|bet|believe) (?:that )?(?:you|u)(?:'re| are| r) (?:a |an |not |just )*(?:bot|robot|human|ai|computer|machine|real|person)|
  (?:your|the (?:ai|bot|assistant)'?s?) (?:full |real |first |last |own )?name|
  (?:people|they|i|we|others|anyone|everyone) (?:should |can |could |may |usually |normally )*call you|(?:you|u) (?:called|named|known as)|
  (?:introduce|describe|about) yourself|name (?:do )?(?:you|u) (?:\w+ ){0,4}(?:go by|use|have|prefer)|name i (?:can|should|could) use|
  who (?:do )?you work for|do you have (?:an |a )?(?:employer|boss|name)|to serve me|name of your boss|
  i'm (?:talking|speaking|chatting) (?:to|with) a)\b
`
const COMPLIMENT = pattern()`
  ^\W*(?:(?:wow|well|oh|ok|okay|i think|thanks|honestly|siri|ai)\W+)*(?:you|u|ya)(?:'re|'ve been| are| r| have been|
  re)\b(?: (?:so|such|very|really|the|a|an|too|my|quite|just|absolutely|truly|simply|super|not|pretty))* [\w']+(?: [\w']+)?\W*$
`
/** 'What's good there' asks of a place. */
const ASKS_OF_PLACE = /\bwhat(?:'s|s| is) (?:good|nice|new|happening|going on|cooking) (?:out |over )?(?:there|around|nearby|near|locally)\b/
const LONGEST = 14

/** Whether nobody could mean anything else than to be polite. */
export function isSmallTalk(text: string): boolean {
  // 'Later this month' takes no leave.
  const words = text.replace(/\blater(?=\s+(?:this|next|in|on)\b)/g, ' ').replace(/(\p{L})\1{2,}/gu, '$1').replace(/\bai'?s?\b/g, 'ai').match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length === 0 || words.length > LONGEST) return false
  const hasCore = words.some((word) => CORE.test(word)) || PHRASE.test(text)
  if (!hasCore || ASKS_OF_PLACE.test(text)) return false
  // One word that nobody knows may be a name, or a slip.
  const strange = words.filter((word) => !BESIDE.has(word) && !CORE.test(word))
  return strange.length === 0
}

/** Whether a message speaks of the one who answers. */
export function isAboutAssistant(text: string): boolean {
  return ABOUT_YOU.test(text) || (COMPLIMENT.test(text) && text.length < 60)
}
