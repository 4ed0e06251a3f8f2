import { readFileSync } from 'node:fs'
import { longestKnown } from '../language/longest-known.ts'
import { wordList } from '../language/word-list.ts'
import { glossaryOf } from './glossaries.ts'
import type { Glossary } from './glossaries.ts'

/** Words that tell in which language somebody asks, and that English has not. */
const SIGNS = {
  german: wordList('der die das und ist sind wie was wir uns ich kann man muss für mit von vom beim im am zum den dem ein eine einen nicht welche welcher gibt kostet dauert viel bleibt auch noch dabei darf'),
  french: wordList('le la les et est que qui des du un une nous on pour avec combien est-ce quel quelle quels il ça pas sur dans où faut peut au aux ce reste y y a-t-il à de sont'),
  spanish: wordList('el la los las y es qué que cuánto cuánta cuántos nos se un una para con por cómo dónde está hay del lo en de al puede son tiene queda cuesta'),
}
type Language = keyof typeof SIGNS

const ENGLISH = wordList('the is are do does what how which can we it of and in on for to a an our with you any have will there that this when where')

const LEAST_SIGNS = 2
const LONGEST = 5

const KNOWN: Readonly<Record<Language, Glossary>> = { german: withQuestions('german'), french: withQuestions('french'), spanish: withQuestions('spanish') }

function withQuestions(language: Language): Glossary {
  const lines = readFileSync(new URL(`./data/questions-${language}.txt`, import.meta.url), 'utf8').split('\n').filter((line) => line !== '')
  return new Map([...glossaryOf(language), ...lines.map((line) => line.split(' =').map((side) => side.trim()) as [string, string])])
}

/** A question in English word for word, as far as its words are known, with its marks: not to be read aloud, but to be read by readers of English. English stays as it is. */
export function inPlainEnglish(text: string, isName: (word: string) => boolean = () => false): string {
  const language = languageOf(text)
  if (language === null) return text
  const known = KNOWN[language]
  return text
    .split(/([?.!;,:…]+\s*)/)
    .map((part, at) => (at % 2 === 1 ? part : translated(language === 'german' ? apart(part, known) : part, known, isName)))
    .join('')
    .replace(/[¿¡]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function languageOf(text: string): Language | null {
  const words = text.toLowerCase().match(/[\p{L}’'-]+/gu)?.flatMap((word) => word.split(/['’]/)) ?? []
  const count = (signs: ReadonlySet<string>): number => words.filter((word) => signs.has(word)).length
  const [first] = (Object.keys(SIGNS) as Language[]).map((language) => ({ language, signs: count(SIGNS[language]) })).toSorted((left, right) => right.signs - left.signs)
  const isMarked = /[äöüßéèêàçñ¿¡óíú]/u.test(text.toLowerCase())
  return first === undefined || first.signs <= count(ENGLISH) || first.signs < (isMarked ? 1 : LEAST_SIGNS) ? null : first.language
}

/** 'D’huîtres', 'qu’on', 'reste-t-il': two words in one. */
function wordsOf(part: string, known: Glossary): string[] {
  const whole = part.replaceAll('’', "'").match(/[\p{L}\p{M}'-]+|\d[\d.,]*|[€$£¥]/gu) ?? []
  return whole.flatMap((word) => {
    const lower = word.toLowerCase()
    if (known.has(lower)) return [word]
    const [, elided, rest] = /^(d|l|qu|j|n|s|m|t|c|jusqu|lorsqu)'(.+)$/iu.exec(word) ?? []
    if (elided !== undefined && rest !== undefined) return [{ d: 'de', l: 'le', qu: 'que', j: 'je', n: "n'", s: /^ils?$/i.test(rest) ? 'si' : 'se', m: 'me', t: 'te', c: 'ce' }[elided.toLowerCase()] ?? '', ...wordsOf(rest, known)]
    const [, stem] = /^(.+?)(?:-t)?-(?:il|elle|on|ils|elles|ce|nous|vous|là|ci)$/iu.exec(word) ?? []
    if (stem !== undefined) return [stem]
    // 'Mozart-Konzert', '17-Jährige'.
    return lower.includes('-') && lower.split('-').some((one) => known.has(one)) ? word.split('-') : [word]
  })
}

/** 'Felsenkrankenhaus', 'Weinprobe': German writes as one word what is known as two, or whose end is known. */
function apart(part: string, known: Glossary): string {
  return part.replace(/(?<!\p{L})\p{Lu}[\p{L}]{8,}(?!\p{L})/gu, (word) => {
    const lower = word.toLowerCase()
    if (known.has(lower)) return word
    for (let at = SHORTEST_END - 1; at <= lower.length - SHORTEST_END; at += 1) {
      const tail = lower.slice(at)
      const head = lower.slice(0, at)
      if (known.has(tail)) return `${known.has(head) ? head : head.replace(/s$/, '')} ${tail}`
    }
    return word
  })
}

const SHORTEST_END = 4

function translated(part: string, known: Glossary, isName: (word: string) => boolean): string {
  const words = wordsOf(part, known)
  const made: string[] = []
  for (let at = 0; at < words.length; ) {
    const size = longestKnown(words, at, { most: LONGEST, isKnown: (phrase) => known.has(phrase.toLowerCase()) })
    const [word = ''] = words.slice(at, at + 1)
    made.push(size === 0 || (size === 1 && isName(word.toLowerCase())) ? (words[at] ?? '') : (known.get(words.slice(at, at + size).join(' ').toLowerCase()) ?? ''))
    at += Math.max(1, size)
  }
  return inOrder(made.filter((word) => word !== '').join(' '))
}

/** An article alone is a pronoun, and 'the coffee is it included' is how French asks. */
function inOrder(said: string): string {
  return said
    .replace(/\bdoes (?=(?:can|do|is|are|will) )/u, '')
    .replace(/^((?:and )?)(?:is it|is this) (?:what )?(?=(?:the|a|it|we|there|is|they|our|my) )/u, '$1does ')
    .replace(/^((?:and )?)(the (?:\p{L}+ ){1,3})(is|are) (?:it|they)\b/u, '$1$3 $2')
    .replace(/\b(is|are) (included|free|open|indoors|outdoors) (the (?:\p{L}+ ?){1,3}?)(?= (?:in|at|on|and)\b|$)/u, '$1 $3 $2')
    .replace(/\bis the (?=(?:all|far|long|much|also|still|possible|good)\b)/g, 'is it ')
}
