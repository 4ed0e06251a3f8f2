import { readInterests } from '../../understanding/interests.ts'
import { part, pattern } from '../../language/pattern.ts'
import { likingsOf } from '../../understanding/index.ts'
import { UNKNOWN, wishesInEnglish } from './in-english.ts'
import { saysLittle, thingOfItem } from './item-words.ts'
import { speltRight } from './spelt-right.ts'

/** What tells that a list of likings or of things asked for follows. */
const LIKES = part`
  love|loves|loved|enjoy|enjoys|adore|adores|like|likes|fancy|fancies|prefer|prefers|want|wants|need|wish for|into|keen on|fond of|mad about|crazy about|nuts about|
  interested in|
  interests? (?:are|include)|here for|fans? of|passionate about|obsessed with|dream(?:ing|s)? of|look(?:ing)? for(?:ward to)?|hop(?:e|ing) for|in the mood for|up for|
  must(?:-| )(?:see|do)s?(?: (?:is|are))?|
  would be|think of|thinking of|thought of|curious about|geek out on
`
const ASKS = part`
  any|(?:is|are) there|do you (?:have|sell|offer|do)|have you(?: got)?|got|what about|how about|(?:something|anything|some things?|one thing) (?:with|like|on|at|about|
  around|involving|by|near|to do with|for)|
  (?:can|could|may|shall) (?:we|i) (?:also |maybe |perhaps )?(?:see|do|go on|go to|go for|try|take|have|visit|join|book|get)|(?:see|do|try|visit|taste|hear|watch|
  experience|fit in|squeeze in)|
  go (?:on|for|to see)
`
const FRAME = new RegExp(String.raw`(?<![\p{L}'-])(?:${LIKES}|${ASKS})(?![\p{L}'-])`, 'gu')
/** 'A boat trip and a market are a must': what comes before it is asked for. */
const IS_A_MUST = /^\W*(?:(?:and|but|also|oh|for (?:us|me)|to (?:us|me))\W+)*(.+?) (?:is|are|would be) (?:(?:an?|the|our|my|absolutely|really|simply|just|such) )*(?:musts?|must-?(?:do|see|have)s?|essential|non-?negotiable)\b/u
/** Where a clause begins that is no list any more. */
const ENDS = /\s(?:but|because|since|so|if|when|while|we|i|they|he|she|it|you|our budget|my budget|budget|instead of|rather than|not|don't|doesn't)\s/u
const JOINTS = /\s*(?:,|&|\/|\+|\s(?:and|or|plus|as well as|followed by|along with)\s)\s*/u
const SENTENCES = /[^.!?;:\n–—()]+|\s-\s/gu
/** What has one of these is a sentence, and no list of things. */
const VERBS = pattern('u')`
  (?<![\p{L}'])(?:i|we|you|he|she|they|it|i'm|we're|we'll|it's|is|are|was|were|am|be|will|would|can|could|should|do|does|did|have|has|had|want|need|love|like|enjoy|
  please|preferred|wanted|welcome|needed|appreciated|hiya|heya|howdy|hullo|hallo|greetings|cheers|dear|hola|bonjour|salut|moin|servus|ciao|plan|travel\w*|going|visiting|arrive|leave|land|landing|let|let's|make|give|show|tell|book|find|help|looking|celebrat\w+|don't|no|not|without|only|per|max|
  budget|about|around|under|ok|okay|yes|thanks?|hi|hello|hey|from|until|till|between|for|swap|move|remove|drop|put|add|take|keep|change|replace|instead|cancel|delete|
  skip|switch|get|see|go|come|what|how|where|when|which|who|why|any)(?![\p{L}'])
`
/** A word of another language that is all of one item: among others it may be anything. */
const LONE = new RegExp(String.raw`(?<=(?:^|,|\b(?:and|or))\s*(?:(?:the|a|some|of|in|by)\s+)*)${UNKNOWN}\p{L}+(?=\s*(?:$|,|(?:and|or)\b))`, 'gu')
const MOST = 12
const THING_LIST = /(?:,[^,]+){2,}/
/** People, months and money in other languages. */
const NO_THINGS_ELSEWHERE = pattern('u')`
  (?:personen|erwachsene|freunde?|freundin|freundinnen|kinder|familie|paar|leute|frau|mann|budget|zusammen|insgesamt|personnes?|adultes|enfants|amis|amies|couples?|femme|mari|
  personas?|adultos|niñ[oa]s|amig[oa]s|pareja|mujer|marido|novi[oa]|presupuesto|total|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|
  septembre|octobre|décembre|enero|febrero|marzo|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ostern|weihnachten|pâques|navidad|semana|woche|semaine)
`

interface Item {
  thing: string
  from: number
  to: number
}

/** Things that a message says somebody likes or asks for, each by the words it was called by, in English. */
export function namedWishes(text: string, places: readonly string[]): string[] {
  const called = [...text.matchAll(CALLED)].map((match) => match[1] ?? '').filter((name) => name !== '')
  const lower = speltRight(wishesInEnglish(text.toLowerCase().replaceAll('’', "'").replace(CHATTER, ' ')))
  const out = new Set(places.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))
  const items = [...lower.matchAll(SENTENCES)].flatMap((match) => inSentence(match[0], match.index))
  const wanted = items.toSorted((left, right) => left.from - right.from).filter(({ from }, at, all) => at === 0 || all[at - 1]?.from !== from)
  const likings = likingsOf(lower, wanted)
  return [...new Set(wanted.flatMap(({ thing }, at) => (likings[at] === 'unwanted' ||
   isPlace(thing, out) || thing.split(' ').every((word) => called.some((name) => name.toLowerCase() === word)) || isOfKindsAlone(thing) ? [] : [thing])))].slice(0, MOST)
}

/** Said along with anything, and part of no name: 'Gaudí obvs', 'castles i guess', 'rome w/ the kids'. */
const CHATTER = pattern('gu')`
  (?<![\p{L}'])(?:obvs|obv|obviously|def(?:o|fo|initely)|tho|though|lol|lmao|haha+|omg|smth|sth|stuff like that|and stuff|i guess|i think|i suppose|of course|ofc|for sure|if (?:it can be helped|possible|we can|you can)|
  innit|ngl|tbh|imo|fyi|pls|plz)(?![\p{L}'])|(?<!\p{L})w\/(?!\p{L})
`

/** 'Mia (4)': who comes is no thing to do. */
const CALLED = /(\p{Lu}\p{L}+) ?\(\d{1,2}\)/gu

/** 'Clubs street food' without a mark between: two kinds, and no one thing. */
function isOfKindsAlone(thing: string): boolean {
  const kinds = readInterests(thing)
  const words = thing.split(' ')
  return words.length > 2 && (kinds?.spans?.length ?? 0) > 1 && kinds?.spans?.reduce((sum, { from, to }) => sum + thing.slice(from, to).split(' ').length, 0) === words.length
}

/** 'Kyoto temples' names the town, and temples of any kind. */
function isPlace(thing: string, out: ReadonlySet<string>): boolean {
  const words = thing.split(' ')
  return words.some((word) => out.has(word)) && words.every((word) => out.has(word) || saysLittle(word))
}

function inSentence(sentence: string, offset: number): Item[] {
  const must = IS_A_MUST.exec(sentence)?.[1]
  if (must !== undefined && !VERBS.test(must)) return itemsOf(must, offset + sentence.indexOf(must))
  const framed = [...sentence.matchAll(FRAME)].at(0)
  if (framed !== undefined) {
    const from = framed.index + framed[0].length
    const tail = sentence.slice(from).replace(ENDS, (all) => `\u0000${all}`).split('\u0000')[0] ?? ''
    // In a list of likings a word of another language is what it is called there.
    return itemsOf(tail.replace(LONE, (all) => all.replace(UNKNOWN, ' ')), offset + from)
  }
  // 'Dinosaurs, Harry Potter and a boat': a list by itself, of which one thing alone is no list.
  const segments = sentence.split(',')
  const starts = segments.map((_, at) => segments.slice(0, at).join(',').length + (at === 0 ? 0 : 1))
  const plain = segments.map((segment, at) => ({ segment, from: offset + (starts[at] ?? 0) })).filter(({ segment }) => !VERBS.test(segment) && !/[\d§]/.test(segment))
  const known = plain.flatMap(({ segment, from }) => itemsOf(segment, from))
  // Among words that are known others are things as well.
  const found = known.length === 0 && !THING_LIST.test(sentence) ? known : plain.flatMap(({ segment, from }) => itemsOf(NO_THINGS_ELSEWHERE.test(segment) ? segment
    : segment.replace(LONE, (all) => all.replace(UNKNOWN, ' ')), from))
  return found.length > 1 || (found.length === 1 && segments.length === 1) ? found : []
}

function itemsOf(list: string, offset: number): Item[] {
  let at = 0
  return list.split(JOINTS).flatMap((item) => {
    const from = list.indexOf(item, at)
    at = from + item.length
    const thing = item.trim() === '' ? null : thingOfItem(item)
    return thing === null ? [] : [{ thing, from: offset + from, to: offset + at }]
  })
}
