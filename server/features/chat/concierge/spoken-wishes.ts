import { part, pattern } from '../language/pattern.ts'
import { bearsThing, subjectsIn } from '../ranking/index.ts'
import { likingsOf } from '../understanding/index.ts'
import { asksForName } from './name-asked-for.ts'
import type { Reading } from './read-prompt.ts'

/** Things that somebody may come for by their own name: where a place has none, that is said. */
const THINGS = part`
  northern lights|aurora(?: borealis)?|muay thai|thai boxing|sumo(?: wrestling)?|kabuki|geishas?|onsens?|hammams?|turkish baths?|saunas?|massages?|yoga|
  operas?|ballet|concerts?(?! tours?)|orchestra|musicals?|puppets?|circus|cabaret|flamenco|fado|tango|salsa|samba|jazz|karaoke|
  stand-?up(?: comedy)?|comedy shows?|casinos?|sushi|ramen|dumplings|dim sum|tapas|pintxos|pizzas?|gelato|ice[- ]cream|chocolates?|oysters?|
  steaks?|asado|barbecue|bbq|tacos?|croissants?|waffles?|mezcal|tequila|sake|whiske?y|gin|rum|cocktails?|champagne|port wine|sherry|absinthe|
  pub crawls?|rooftop bars?|speakeas(?:y|ies)|whales?|dolphins?|penguins?|elephants?|monkeys?|turtles?|puffins?|pandas?|kangaroos?|koalas?|lions?|gorillas?|
  sharks?|crocodiles?|sloths?|reindeers?|hus(?:ky|kies)|safaris?|zoos?|aquariums?|surf(?:ing)?|kayak(?:s|ing)?|canoe(?:s|ing)?|paddle ?board(?:s|ing)?|rafting|
  scuba(?: diving)?|diving|snorkel(?:l?ing)?|ski(?:ing)?|snowboarding|dog sled(?:s|ding)?|zip[- ]?lin(?:es?|ing)|bungee(?: jump(?:s|ing)?)?|paraglid(?:ing|ers?)|
  skydiving|(?:hot[- ]air )?balloon(?:s|ing| rides?| flights?)?|helicopters?(?: rides?| flights?| tours?)?|horse[- ]?(?:back )?(?:riding|rides?)|camels?(?: rides?)?|
  golf|football|soccer|baseball|basketball|tennis|cricket|rugby|floating markets?|flea markets?|christmas markets?|
  cherry blossoms?|tulips?|lavender|volcano(?:es)?|glaciers?|ice caves?|geysers?|lava|waterfalls?|caves?|deserts?|pyramids?|
  gondolas?|trams?|steam trains?|cable cars?|ferris wheel|roller ?coasters?|planetariums?|bonsai|mosaics?|azulejos|glass ?blowing|calligraphy|
  origami|pottery|lace|perfumes?|batik|catacombs?|bunkers?|penguin colon(?:y|ies)
`
const THING = new RegExp(String.raw`(?<![\p{L}\d'’-])(?:${THINGS})(?![\p{L}\d])(?!['’-]\p{L})`, 'giu')

/** A thing by the one word that it is looked for by. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^aurora.*/, 'northern lights'], [/^thai boxing$/, 'muay thai'], [/^turkish baths?$/, 'hammam'], [/^soccer$/, 'football'], [/^bbq$/, 'barbecue'], [/^stand-?up.*/, 'comedy'],
  [/^comedy shows?$/, 'comedy'], [/^surf$/, 'surfing'], [/^whiskey$/, 'whisky'], [/^ice-cream$/, 'ice cream'], [/^penguin colon.*/, 'penguins'],
  [/^(.*?(?:helicopter|balloon|camel|horse|bungee|scuba)s?)(?:ing)? .*$/, '$1'], [/^hot-air/, 'hot air'],
]

/** Things that are named in a message and wanted, the first said first. */
export function thingsIn(text: string): string[] {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const subjects = subjectsIn(lower)
  const things = [...lower.matchAll(THING)].map((match) => ({ word: match[0], from: match.index, to: match.index + match[0].length }))
  const found = [...subjects, ...things.filter(({ from, to }) => !subjects.some((one) => one.from < to && from < one.to))].toSorted((left, right) => left.from - right.from)
  const likings = likingsOf(lower, found)
  return [...new Set(found.flatMap(({ word, from, to }, at) => (likings[at] === 'unwanted' || isNoWish(word, lower.slice(to)) || LEFT_OUT.test(lower.slice(0, from)) ? [] : [nameOf(word)])))]
}

/** What asks of things that are none of the cards: whether it costs, when it is, what comes with it. */
const OF_CARDS = /\b(?:tell|describe|explain|includ\w*|allowed|is (?:it|that|this|there)|does (?:it|that|this|the)|do (?:they|the)|how (?:much|long|far)|what time|when|where|cancel\w*|refund\w*|price|cost)\b/i

/** 'What about some mezcal', in the middle of a trip: a wish for what nothing is that was named last. */
export function wishesForThing(text: string, { cards, lastShown, lastNamed }: Pick<Reading, 'cards' | 'lastShown' | 'lastNamed'>): boolean {
  if (lastShown.length > 0 && asksForName(text)) return true
  const things = lastShown.length === 0 || OF_CARDS.test(text) ? [] : thingsIn(text)
  const named = lastShown.slice(0, lastNamed)
  return things.length > 0 && !things.some((thing) => cards.some((card) => named.includes(card.productCode) && bearsThing(card, thing, { inText: true })))
}

/** 'A football fan', 'lions club': who comes, and not what for. */
function isNoWish(word: string, after: string): boolean {
  return /^ (?:fans?|players?|teams?|club|allerg\w+|intoleran\w+|teachers?|conference|congress|fair)\b/.test(after) || (/^(?:cheese|chocolate|seafood|shellfish|oyster)/.test(word) && /^ (?:allerg|intoleran)/.test(after))
}

/** 'Anything that isn't the pyramids'. */
const LEFT_OUT = /\b(?:isn't|aren't|is not|are not|not|no|other than|besides?|beyond|apart from|except(?: for)?|but) (?:the |a |an |just |only )*$/

function nameOf(word: string): string {
  const [from, name] = SAME.find(([words]) => words.test(word)) ?? [/$^/, '']
  return word.replace(from, name)
}

/** Words that are no thing: who, when, how many, how much, how, and what people do on any trip. */
const NO_THING = pattern('iu')`
  ^(?:\d.*|a|an|the|and|or|of|in|on|at|to|for|from|by|with|without|near|about|into|over|under|as|but|if|so|too|not|no|nor|only|just|also|even|very|really|quite|rather|more|most|less|least|
  much|many|lots?|few|some|any|all|both|each|every|other|others|another|else|same|such|own|i|you|he|she|it|we|they|me|him|her|us|them|my|your|his|its|our|their|mine|yours|this|that|these|those|
  there|here|who|what|which|when|where|why|how|is|are|was|were|be|been|being|am|do|does|did|done|have|has|had|can|could|will|would|shall|should|may|might|must|let|lets|please|thanks?|
  thank|hi|hello|hey|yes|yeah|ok|okay|sure|maybe|perhaps|well|then|now|after|before|until|till|since|while|during|between|around|instead|again|still|already|once|
  want|wants|need|needs|like|likes|love|loves|enjoy|enjoys|prefer|see|go|going|do|doing|get|give|take|make|plan|planning|show|tell|find|look|looking|think|know|hope|try|come|coming|stay|
  staying|travel|travell?ing|visit|visiting|arrive|arriving|leave|leaving|fly|flying|drive|walk|book|booking|spend|eat|recommend|suggest|add|keep|put|swap|change|
  trip|trips|tour|tours|holiday|holidays|vacation|travel|journey|weekend|weekends|week|weeks|day|days|night|nights|morning|mornings|afternoon|afternoons|evening|evenings|noon|midday|today|
  tonight|tomorrow|month|months|year|years|hour|hours|minutes?|time|times|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|fall|
  winter|easter|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|new|birthday|anniversary|honeymoon|wedding|party|hen|stag|adults?|kids?|child|children|baby|toddler|teens?|
  teenagers?|people|persons?|friends?|family|families|couple|wife|husband|partner|girlfriend|boyfriend|mother|father|mum|mom|dad|parents|son|daughter|brother|sister|grand\w+|group|team|
  senior\w*|solo|alone|budget|money|cheap\w*|price|cost|costs|dollars?|euros?|pounds?|usd|eur|gbp|max|maximum|under|thing|things|stuff|something|anything|everything|nothing|
  activit\w+|option\w*|idea\w*|place\w*|city|town|country|area|centre|center|good|nice|great|best|better|fun|cool|lovely|beautiful|special|local|authentic|real|
  typical|famous|classic|classy|easy|gentle|quiet|slow|relax\w*|short|long|big|small|little|early|late|first|second|third|last|one|two|three|four|five|six|seven|
  eight|nine|ten|hotel\w*|flight\w*|airport|train|station|car|bus|ticket\w*|wheelchair|vegetarian\w*|vegan\w*|food|drink\w*|lunch|dinner|breakfast|supper|cruise|
  interested|focus|mostly|mainly|especially|possible|able|free|sun|rain|weather|warm|hot|cold|indoor\w*|outdoor\w*|nearby|home|work|business|old|young|tired|knees?)$
`
/** What stands before the name of a wish in a list of them, and behind it. */
const LEAD = pattern('iu')`
  ^\s*(?:(?:and|or|plus|but|maybe|also|then|please|we|i|he|she|they|both|all|all of us|my \p{L}+|love|loves|like|likes|enjoy|enjoys|want|wants|would|to|see|try|do|visit|
  into|add|some|any|a|an|the|lots of|good|nice|more|mostly|mainly|above all|what about|how about|is there|do you have|with|for|about|interested in|keen on|fond of)\s+)+
`
const BEHIND = /\s+(?:please|too|as well|maybe|instead|if possible|of course|obviously|would be (?:nice|great|lovely)|in \p{Lu}.*|in \p{L}+)$/u
const MOST_WORDS = 3
const LETTERS = 4

/** Words of a list that may name a thing: whether they do, the titles of the inventory tell. Names of `places` are none. */
export function phrasesIn(text: string, places: readonly string[]): string[] {
  const out = new Set(places.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))
  const found = [...text.matchAll(/[^,.;:!?\n]+/g)].flatMap((match) => match[0].split(/\s(?:and|or|plus|&)\s/).flatMap((segment) => {
    const words = segment.replace(LEAD, '').replace(BEHIND, '').trim().toLowerCase().split(/\s+/)
    const isOne = words.length <= MOST_WORDS && words.every((word) => /^\p{L}[\p{L}'’-]+$/u.test(word) && !NO_THING.test(word) && !out.has(word)) && words.join('').length >= LETTERS
    const from = match.index + match[0].indexOf(segment)
    return isOne ? [{ words: words.join(' '), from, to: from + segment.length }] : []
  }))
  const likings = likingsOf(text.toLowerCase(), found)
  return [...new Set(found.flatMap(({ words }, at) => (likings[at] === 'unwanted' ? [] : [words])))].slice(0, 12)
}
