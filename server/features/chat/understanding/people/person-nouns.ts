import { wordList } from '../../language/word-list.ts'
import { pattern } from '../../language/pattern.ts'
import { misspeltNoun } from './misspelt-nouns.ts'
import { isWord, numberAt, readOnce, skipHyphen } from './tokens.ts'
import type { Read, Token } from './tokens.ts'

export type NounKind = 'adult' | 'child' | 'kin' | 'pair' | 'couple' | 'doer'

/** A word that means people, and whether it means one of them. */
export interface PersonNoun {
  kind: NounKind
  plural: boolean
  /** In the singular, without other words: 'wife', 'little one'. */
  lemma: string
}

/** Words for grown people that are always counted. */
const ADULTS = wordList(`adult grownup senior pensioner person human soul traveller traveler guest passenger student man woman guy lad lass lassie bloke chap dude gal lady gentleman gent other member attendee
  participant individual backpacker tourist visitor head body adt`)
const CHILDREN = wordList(`child kid kiddo kiddie toddler baby infant newborn teen teenager tween preteen pupil schoolchild schoolkid son daughter boy girl minor twin triplet tot youngster bairn rugrat munchkin nipper
  grandchild grandkid grandson granddaughter grandbaby stepson stepdaughter stepchild stepkid godson goddaughter godchild lo littlie tiddler kidlet sprog tyke bambino anklebiter dd ds dgs dgd preschooler schoolboy schoolgirl bub bubba chd inf youth adolescent`)
const KIN = wordList(`wife wifey missus mrs hubby hubs husband partner girlfriend boyfriend fiance fiancé fiancee fiancée spouse gf bf bff bestie mother father mom mum mam mommy mummy daddy momma mama papa pa dad ma sister brother
  sibling sis bro friend mate buddy pal cousin cuz uncle aunt auntie aunty grandmother grandfather grandma grandpa granddad grandad granny gran nan nana nanna nannie nanny pop pops gramps gramma pappy mimi nonna nonno abuela oma opa nephew niece boss colleague coworker
  workmate roommate roomie flatmate housemate nanny associate companion assistant sweetheart mrs ex fella fellow lover bride groom classmate teammate godmother godfather neighbour neighbor stepmother stepfather
  stepmom stepmum stepdad stepbrother stepsister dh dw dp bil sil dsis dbro homie chum amigo in-law inlaw mil fil babysitter carer caregiver au-pair lady`)
const PAIRS = wordList('parents grandparents folks grandfolks godparents newlyweds in-laws inlaws')
/** People of a trade, an age or a belief that no ending tells. */
const DOERS = wordList(`expert novice pro amateur intermediate nurse chef cook monk nun judge coach athlete vegan geek nerd foodie junkie newbie rookie expat graduate grad undergrad postgrad alumnus freshman sophomore veteran vet cop clerk apprentice architect
  musician nomad dane swede finn brit scot pole turk aussie kiwi yank spaniard serb croat czech slovak greek thai arab widow widower bachelor bachelorette bridesmaid groomsman millennial boomer octogenarian
  pilgrim surgeon priest pastor rabbi imam scout sailor soldier marine medic paramedic therapist dj model mother-to-be colleague celebrity rep exec lawyer attorney accountant techie creative
  crewmate goth punk hippie hipster yogi introvert extrovert ladyfriend workaholic recruit cadet diplomat acrobat bookworm oldie singleton spouse newlywed golfer`)
const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries({
  children: 'child', grandchildren: 'grandchild', stepchildren: 'stepchild', schoolchildren: 'schoolchild', godchildren: 'godchild', men: 'man', women: 'woman', people: 'person', peoples: 'person', ppl: 'person', pax: 'person', persons: 'person', pers: 'person', folk: 'person',
  wives: 'wife', bambini: 'bambino', ladies: 'lady', babies: 'baby', gentlemen: 'gentleman', buddies: 'buddy', alumni: 'alumnus',
}))
/** Nouns of several words, and how they are said in one. */
const PHRASES: ReadonlyMap<string, string> = new Map(Object.entries({
  'grown up': 'adult', 'grown ups': 'adults', 'little one': 'child', 'little ones': 'children', 'wee one': 'child', 'wee ones': 'children', 'young one': 'child', 'young ones': 'children', 'other half': 'partner', 'better half': 'partner',
  'significant other': 'partner', 'old lady': 'wife', 'old man': 'husband', 'baby girl': 'baby', 'baby boy': 'baby', 'baby girls': 'babies', 'baby boys': 'babies', 'co worker': 'coworker', 'co workers': 'coworkers', 'room mate': 'roommate',
  'room mates': 'roommates', 'house mate': 'housemate', 'house mates': 'housemates', 'flat mate': 'flatmate', 'flat mates': 'flatmates', 'class mates': 'classmates', 'team mates': 'teammates', 'travel buddy': 'buddy', 'in laws': 'in-laws',
  'parents in law': 'parents', 'mother in law': 'mother', 'father in law': 'father', 'sister in law': 'sister', 'brother in law': 'brother', 'son in law': 'brother', 'daughter in law': 'sister', 'sisters in law': 'sisters', 'brothers in law': 'brothers',
  'mum and dad': 'parents', 'mom and dad': 'parents', 'mother and father': 'parents', 'grandma and grandpa': 'grandparents', 'gran and grandad': 'grandparents', 'au pair': 'nanny', 'newly weds': 'newlyweds', 'lads and lassies': 'children', 'senior citizen': 'adult',
  'senior citizens': 'adults', 'boys and girls': 'children', 'girl friend': 'girlfriend', 'boy friend': 'boyfriend', 'step son': 'stepson', 'step daughter': 'stepdaughter', 'high schooler': 'teen', 'high schoolers': 'teens', 'birthday girl': 'friend', 'him indoors': 'partner', 'her indoors': 'partner',
}))
/** What ends like a doer and is a thing, in the singular. */
const THINGS = wordList(`dinner beer tower river flower number border corner paper letter meter litre liter kilometer layover stopover transfer theater center burger summer winter order offer quarter trailer after under over ever later earlier
  better cheaper shorter longer smaller larger bigger older younger easier quieter poster charger adapter charter computer printer trainer shutter cruiser steamer power shower drawer locker water layer lever oyster lobster fritter cracker starter
  appetizer platter wonder gardener cloister manner monster tiger panther spider badger beaver otter plover lizard finger shoulder counter cover banner sticker slipper sneaker snorkeler jumper blazer trouser boxer glacier crater geyser ladder hammer
  answer matter master reminder member weekender centimeter millimeter hanger sweater river feeder chapter character disaster encounter filter folder freezer cooker boiler heater kinder lager amber cider copper silver leather feather weather timber
  door floor color colour tutor sector harbor harbour factor motor mirror refrigerator elevator escalator calculator radiator generator favor favour flavor flavour humor honor indoor outdoor odor
  error anchor armor razor vector monitor projector corridor equator tractor meteor decor labor plan pan fan van can tan loan ocean bean swan clan span scan oran urban median ban fran jean sedan cardigan divan toucan pelican
  caravan slogan orphanage titan organ hooligan tree fee coffee knee bee degree committee levee pedigree toffee jubilee flee see three entree settee buffee agree list twist wrist fist mist playlist waitlist checklist wishlist
  blacklist shortlist chest exist resist insist consist persist estimate climate private debate chocolate plate gate date state rate template bookmate omen women cheese these cornish geese sleep rose purpose because`)
const GRAND_PLACES = /^(?:canaria|paradiso|chaco|via|sasso|turismo|canyon|sabana|teatro)$/
const DOER_ENDING = /^[a-z]{2,}(?:ers?|ors?|ists?|ians?|ans?|ees?|mates?|men|man|women|woman|folk|aholics?|philes?|smiths?)$/
/** Of those in -ents and -ants few are people. */
const AGENTS = pattern()`
  ^(?:accountants|consultants|assistants|attendants|sergeants|lieutenants|immigrants|migrants|servants|tenants|merchants|participants|applicants|
  contestants|pageants|infants|debutants|agents|patients|residents|presidents|correspondents|students|adolescents|dissidents|superintendents|
  recipients|clients|respondents|regents)$
`

/** Reads the noun that begins at a token; null where it names no people. */
export const nounAt = readOnce(readNoun)

function readNoun(tokens: readonly Token[], at: number): Read<PersonNoun> | null {
  for (const length of [3, 2]) {
    const phrase = phraseAt(tokens, at, length)
    const noun = phrase === null ? null : nounOf(PHRASES.get(phrase.value) ?? '')
    if (phrase !== null && noun !== null) return { value: noun, next: phrase.next }
  }
  const token = tokens[at]
  if (token?.text.endsWith("'s") === true && isAgeSaid(tokens, at + 1)) return wrap(nounOf(token.text.slice(0, -2)), at + 1)
  // 'Gran Canaria' is no grandmother.
  if (token?.text === 'gran' && isWord(tokens, at + 1, GRAND_PLACES)) return null
  const noun = token?.kind === 'word' ? (nounOf(token.text) ?? (isSaidOfPeople(tokens[at - 1]) ? nounOf(misspeltNoun(token.text) ?? '') : null)) : null
  return noun === null ? null : { value: noun, next: at + 1 }
}

function wrap(noun: PersonNoun | null, next: number): Read<PersonNoun> | null {
  return noun === null ? null : { value: noun, next }
}

/** 'My boy's 9.' */
function isAgeSaid(tokens: readonly Token[], at: number): boolean {
  const number = numberAt(tokens, at)
  return number !== null && number.value < 18 && (tokens[number.next] === undefined || isWord(tokens, number.next, /^(?:[.,;!?)]|and|years?|yo|months?)$/))
}

/** A slip is forgiven behind a number or 'my': 'fried' is no friend. */
function isSaidOfPeople(before: Token | undefined): boolean {
  return before !== undefined && (before.kind === 'number' || /^(?:my|our|his|her|two|three|four|five|six|seven|eight|nine|ten|with|other|more|little|young)$/.test(before.text))
}

/** So many words on end, hyphens or none between them. */
function phraseAt(tokens: readonly Token[], at: number, length: number): Read<string> | null {
  const words: string[] = []
  let next = at
  while (words.length < length) {
    const token = tokens[words.length === 0 ? next : (next = skipHyphen(tokens, next))]
    if (token?.kind !== 'word') return null
    words.push(token.text)
    next += 1
  }
  return { value: words.join(' '), next }
}

export function nounOf(word: string): PersonNoun | null {
  if (PAIRS.has(word)) return { kind: 'pair', plural: true, lemma: word }
  if (/^couples?$/.test(word)) return { kind: 'couple', plural: word.endsWith('s'), lemma: 'couple' }
  const irregular = IRREGULAR.get(word)
  for (const lemma of irregular === undefined ? singulars(word) : [irregular]) {
    const plural = lemma !== word
    if (CHILDREN.has(lemma)) return { kind: 'child', plural, lemma }
    if (lemma === 'lady' && !plural) return { kind: 'kin', plural, lemma }
    if (ADULTS.has(lemma)) return { kind: 'adult', plural, lemma }
    if (KIN.has(lemma)) return { kind: 'kin', plural, lemma }
    if (DOERS.has(lemma)) return { kind: 'doer', plural, lemma }
  }
  const lemma = word.replace(/s$/, '')
  if (AGENTS.test(word)) return { kind: 'doer', plural: true, lemma }
  if (!DOER_ENDING.test(word) || THINGS.has(lemma)) return null
  return { kind: 'doer', plural: /(?:s|men|women|folk)$/.test(word), lemma }
}

function singulars(word: string): string[] {
  if (/ies$/.test(word)) return [word, word.slice(0, -1), `${word.slice(0, -3)}y`]
  if (/ves$/.test(word)) return [word, word.slice(0, -1), `${word.slice(0, -3)}fe`]
  // 'Miles' are no mothers-in-law.
  return word.endsWith('s') ? [word, word.slice(0, -1), ...(word.length > 5 ? [word.slice(0, -2)] : [])] : [word]
}
