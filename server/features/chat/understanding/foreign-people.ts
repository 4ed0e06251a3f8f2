import { part, pattern } from '../language/pattern.ts'
import type { Rewriting } from './rewritten-text.ts'

/** Numbers up to ten in German, Dutch, Spanish, French, Italian and Portuguese. */
const NUMBERS: readonly string[] = [
  'ein|eine|einen|einem|een|un|una|uno|une|um|uma', 'zwei|twee|dos|deux|due|dois|duas', 'drei|drie|tres|trois|tre|três', 'vier|cuatro|quatre|quattro|quatro', 'fünf|fuenf|vijf|cinco|cinq|cinque', 'sechs|zes|seis|six|sei',
  'sieben|zeven|siete|sept|sette|sete', 'acht|ocho|huit|otto|oito', 'neun|negen|nueve|neuf|nove', 'zehn|tien|diez|dix|dieci|dez',
]
const WORDED = NUMBERS.join('|')
const NUMBER = `(?<count>\\d{1,2}|${WORDED})`
/** 'Zu dritt', 'met z'n tweeën'. */
const ORDINALS = ['zweit|tweeën', 'dritt|drieën', 'viert|vieren', 'fünft|fuenft|vijven', 'sechst|zessen', 'siebt|zevenen', 'acht|achten']

/** One and several of them, in English. */
const NOUNS: readonly (readonly [english: string, words: string])[] = [
  ['people', 'personen|leute|reisende|personas|viajeros|personnes|voyageurs|persone|viaggiatori|pessoas'],
  ['person', 'persona|personne|pessoa'],
  ['adults', 'erwachsenen?|adultos|adultas|adultes|adulti|volwassenen'],
  ['adult', 'erwachsener|adulto|adulta|adulte|volwassene'],
  ['children', 'kindern?|kinderen|niños|niñas|ninos|hijos|hijas|enfants|bambini|bambine|figli|crianças|filhos'],
  ['child', '(?<=ein |einem |een |1 )kind|bébé|bebé|bebê|kleinkind|säugling|neonato|niño|niña|hijo|hija|enfant|bambino|bambina|criança'],
  ['teenagers', 'ados|jugendlichen?|adolescentes|adolescenti|tieners|teenagern'],
  ['friends', 'freunden?|freundinnen|amigos|amigas|amis|amies|amici|amiche|vrienden'],
]
const MINE: readonly (readonly [english: string, words: string])[] = [
  ['wife', 'frau|mujer|esposa|femme|moglie|vrouw'], ['husband', 'mann|marido|esposo|mari|marito'], ['girlfriend', 'freundin|novia|copine|ragazza|fidanzata|namorada|vriendin'], ['boyfriend', 'freund|novio|copain|ragazzo|fidanzato|namorado|vriend'],
  ['partner', part`
    partnerin|partner|pareja|compagne|compagnon|compagno|compagna
  `], ['mother', 'mutter|mutti|madre|mam[aá]|maman|mère|mãe|moeder'], ['father', 'vater|vati|padre|pap[aá]|père|pai|vader'], ['sister', 'schwester|hermana|sœur|soeur|sorella|irmã|zus'],
  ['brother', 'bruder|hermano|frère|fratello|irmão|broer'], ['friend', 'amigo|amiga|ami|amie|amico|amica'], ['son', 'sohn|hijo|fils|figlio|zoon'], ['daughter', 'tochter|hija|fille|figlia|dochter'],
  ['parents', 'eltern|padres|parents|genitori|ouders'], ['children', 'kindern?|hijos|niños|enfants|bambini|figli|kinderen'], ['friends', 'freunden|amigos|amigas|amis|amies|amici|vrienden'],
]
const wordsOf = (list: readonly (readonly [string, string])[]): string => list.map(([, words]) => words).join('|')
const englishOf = (list: readonly (readonly [string, string])[], said: string): string => list.find(([, words]) => words.replace(/\(\?<=[^)]*\)/g, '').split('|').some((word) => new RegExp(`^(?:${word})$`, 'u').test(said)))?.[0] ?? said

const WITH = '(?:mit|con|avec|com|met)'
const OWNER = '(?:mein(?:er|em|en|e)?|mis?|la mia|il mio|mia|mio|i miei|le mie|ma|mon|mes|minha|meu|mijn)'
const FAMILY = '(?:familie|familia|famille|famiglia|família|gezin)'
/** A letter on neither side. */
const ALONE = (form: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${form})(?![\\p{L}\\d])`, 'gu')

/** Whether a text may hold any of these: most hold none. */
export const FOREIGN_PEOPLE = pattern('u')`
    (?<!\p{L})(?:zu (?:${ORDINALS.join('|')})|met z'?n|(?:wir|ihr) sind|we zijn|somos|seremos|nous (?:sommes|serons)|siamo|saremo|
    à (?:deux|trois|quatre|cinq|six)|un couple|una pareja|ein (?:ehe)?paar|una coppia|um casal|een (?:koppel|stel)|(?:${wordsOf(NOUNS)})(?!\p{L})|kindern?(?!\p{L})|${FAMILY}\s|im alter von|(?:wir|nous) (?:beide|deux)|paare(?!\p{L})|parejas(?!\p{L})|
    (?:für|pour|para|per|voor) (?:uns|nous|nosotr|noi|nós|ons|los|las|les|${WORDED})|${OWNER} (?:${wordsOf(MINE)})(?!\p{L})|${WITH} ${OWNER}|
    (?:ich (?:reise|bin|fahre)|viajo|je (?:voyage|pars)|viaggio) (?:\p{L}+ )?(?:allein|sol|seul|da sol))
  `

const AND = '(?:und|y|e|et|en|&|,)'
/** 'Vor drei Jahren', 'hace 3 años': a length of time, and no age. */
const NO_AGE = '(?<!(?:vor|seit|pour|depuis|il y a|hace|desde|durante|fa|in|für|für die|nach|über) )'
const AGES = `(?<ages>\\d{1,2}(?:\\s*${AND}\\s*\\d{1,2})*)`
const YEARS = '(?:años?|ans?|jahren?|jährigen?|anni|anos|jaar)(?:\\s+(?:alt|oud))?'
const EVERY_NOUN = 'couples|people|person|adults?|children|child|friends|teenagers'
/** What may follow 'für uns zwei', so that nothing else is counted. */
const ENDS_PARTY = `(?=\\s*(?:$|[.,;!?)\\n]|(?:und|et|y|e|in|im|à|a|en|nach|mit|avec|con|vom|du|del|dal|am|au|au mois|de|pour|para|per|zu|bitte|gracias|merci)(?!\\p{L})))`
const ME = '(?:ich|mich|mir|moi|yo|io|me|eu|ik)'

/** Who travels, said in other languages, put into English words. */
export const TRANSLATED_PEOPLE: readonly Rewriting[] = [
  // 'Un couple avec deux enfants', 'ein Paar mit zwei Kindern'; 'ein paar Tage' are a few.
  [pattern('gu')`
    (?<![\p{L}\d])(?:(?:nous sommes|on est|somos|wir sind|siamo|we zijn)\s+)?(?:un couple|una pareja|ein (?:ehe)?paar(?=\s*(?:$|[.,;!?]|mit|und))|una coppia|um casal|
    een (?:koppel|stel))(?!\p{L})(?:\s+(?:avec|con|mit|com|met)(?=\s))?
  `, ([said]) => (/(?:avec|con|mit|com|met)$/.test(said) ? 'we are a couple with' : 'we are a couple')],
  [ALONE(`(?:zu|met z'?n)\\s+(?<ordinal>${ORDINALS.join('|')})`), ({ groups }) => `the ${positionOf(ORDINALS, groups?.ordinal ?? '') + 2} of us`],
  [pattern('gu')`
    (?<![\p{L}\d])à (?<count>deux|trois|quatre|cinq|six)(?!\p{L}| (?:pas|heures?|minutes?|jours?|nuits?|semaines?|kilom|km|euros))
  `, ({ groups }) => `the ${countOf(groups?.count ?? '')} of us`],
  [ALONE(part`
    (?:für|pour|para|per|voor)\s+(?:uns|nous|nosotr[oa]s|noi|nós|ons|los|las|les|alle)?\s*${NUMBER}${ENDS_PARTY}
  `), ({ groups }) => (countOf(groups?.count ?? '') > 1 ? `for the ${countOf(groups?.count ?? '')} of us` : null)],
  [ALONE('(?:für uns beide|pour nous deux|para nosotr[oa]s dos|per noi due|para nós dois|voor ons beiden|wir beide|nous deux)'), () => 'for the 2 of us'],
  [ALONE(`${FAMILY}\\s+(?:de|von|aus|di|van|mit)\\s+${NUMBER}(?!\\s+(?:${wordsOf(NOUNS)}))`), ({ groups }) => `family of ${countOf(groups?.count ?? '')}`],
  [ALONE(`${OWNER}\\s+(?<noun>${wordsOf(MINE)})\\s+(?:und|et|y|e|en)\\s+${ME}`), ({ groups }) => `my ${englishOf(MINE, groups?.noun ?? '')} and i`],
  [ALONE(part`
    (?:${NO_AGE}(?:im alter von|de|d'|di|von|van|mit)\s*)${AGES}\s+${YEARS}|im alter von\s+(?<alter>\d{1,2}(?:\s*${AND}\s*\d{1,2})*)(?:\s+${YEARS})?|
    (?<=\p{L},? |\()(?<said>\d{1,2}(?:\s*${AND}\s*\d{1,2})*)\s+(?:jahre alt|jährigen?|años de edad|jaar oud)
  `), ({ groups }) => `aged ${listOf(groups?.ages ?? groups?.alter ?? groups?.said ?? '')}`],
  [ALONE(part`
    ${NUMBER}\s+(?<noun>${wordsOf(NOUNS.slice(2))})(?=\s*(?:\(|aged|und|et|y|e|en|con|mit|avec|,|:|[.!?]|$))
  `), ({ groups }) => `${countOf(groups?.count ?? '')} ${englishOf(NOUNS, groups?.noun ?? '')}`],
  // 'Kinder 6 und 9', 'mit Kindern (4 und 7)', 'mit den Kindern'.
  [ALONE(part`
    (?:(?<lead>${WITH})\s+(?<ours>den|die|unseren|les|los|nos|nuestros|i|os)?\s*)?(?<noun>kindern?|niños|niñas|enfants|bambini|crianças|
    kinderen)(?=\s*(?:\(?\s*\d|aged|,\s*\d|:\s*\d|$|[.!?]))
  `), ({ groups }) => `${groups?.lead === undefined ? '' : groups.ours === undefined ? 'with ' : 'with our '}children`],
  [/(?<=(?:children|child|aged)[\s(,:]{0,3}\d{1,2})\s*(?:und|y|e|et|en)\s+(?=\d)/gu, () => ' and '],
  [ALONE(`${NUMBER}\\s+(?:paare|parejas|couples|coppie|casais|koppels)`), ({ groups }) => `${countOf(groups?.count ?? '')} couples`],
  [ALONE(`(?:wir sind|we zijn|somos|nous sommes|siamo)\\s+(?=\\d{1,2} (?:${EVERY_NOUN})|family)`), () => 'we are '],
  [ALONE(`(?:wir sind|we zijn|somos|nous sommes|siamo)\\s+${NUMBER}(?=,? with )`), ({ groups }) => `we are ${countOf(groups?.count ?? '')}`],
  [ALONE(part`
    (?:wir sind|we zijn(?: met)?|somos|seremos|nous sommes|nous serons|siamo(?: in)?|saremo(?: in)?)\s+${NUMBER}(?!\s+(?:${EVERY_NOUN}))
  `), ({ groups }) => `we are ${countOf(groups?.count ?? '')} of us`],
  [ALONE(part`
    (?:(?<lead>für|para|pour|per|voor)\s+)?${NUMBER}\s+(?<noun>${wordsOf(NOUNS)})
  `), ({ groups }) => `${groups?.lead === undefined ? '' : 'for '}${countOf(groups?.count ?? '')} ${englishOf(NOUNS, groups?.noun ?? '')}`],
  [
    ALONE(`${WITH}\\s+${OWNER}\\s+(?:${NUMBER}\\s+)?(?<noun>${wordsOf(MINE)})`),
    ({ groups }) => `with my ${groups?.count === undefined ? '' : `${countOf(groups.count)} `}${englishOf(MINE, groups?.noun ?? '')}`,
  ],
  [ALONE('(?:ich (?:reise|bin|fahre)|viajo|je (?:voyage|pars)|viaggio)\\s+(?:\\p{L}+\\s+)?(?:alleine?|sol[oa]|seule?|da sol[oa])'), () => 'travelling solo'],
  // 'Zwei Erwachsene und ein Kind'.
  [/(?<=\d (?:people|adults?|children|child|friends|person|teenagers|couples)|my \p{L}{3,12})\s+(?:und|y|e|et|en|con)\s+(?=\d)/gu, () => ' and '],
  [pattern('gu')`
    (?<=with my \p{L}{3,12}(?: \p{L}{3,12})?)\s+(?:und|y|e|et|en)\s+(?:(?:mein\p{L}*|mis?|mes|mon|ma)\s+(?<noun>\p{L}+)|(?=my ))
  `, ({ groups }) => (groups?.noun === undefined ? ' and ' : ` and my ${englishOf(MINE, groups.noun)}`)],
]

/** '6 und 9' as '6 and 9'. */
function listOf(ages: string): string {
  return (ages.match(/\d+/g) ?? []).join(' and ')
}

function countOf(said: string): number {
  return /^\d/.test(said) ? Number(said) : positionOf(NUMBERS, said) + 1
}

function positionOf(lists: readonly string[], word: string): number {
  return lists.findIndex((list) => list.split('|').includes(word))
}
