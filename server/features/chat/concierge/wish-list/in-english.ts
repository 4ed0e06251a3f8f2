import { readFileSync } from 'node:fs'
import { longestKnown } from '../../language/longest-known.ts'
import { SMALL_WORDS } from '../../language/small-words.ts'
import { isOtherLanguage } from '../../understanding/index.ts'

type Words = ReadonlyMap<string, string>

const LANGUAGES = ['german', 'french', 'spanish'] as const

const WISHES: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { german: wordsOf('german'), french: wordsOf('french'), spanish: wordsOf('spanish') }
const LONGEST = 5
/** What stands before a word that nobody has put into English, and before one that joins others. */
export const UNKNOWN = '\u00a4'
const JOINING = '\u00a7'
/** German joins its words, with a letter or two between them. */
const LEAST_PART = 3
const BETWEEN = ['', 's', 'n', 'en', 'er', 'e']

function wordsOf(language: string): Words {
  const lines = readFileSync(new URL(`./data/${language}.txt`, import.meta.url), 'utf8').split('\n').filter((line) => line.includes(' = '))
  return new Map(lines.map((line) => line.split(' = ').map((side) => side.trim()) as [string, string]))
}

/** What is liked and asked for in German, French or Spanish, in English word for word; English as it is. */
export function wishesInEnglish(lower: string): string {
  if (!isOtherLanguage(lower)) return lower
  const said = new Set(lower.match(/[\p{L}\p{M}]+/gu) ?? [])
  const counted = LANGUAGES.map((language) => ({ language, count: [...said].filter((word) => SMALL_WORDS.find(({ tongue }) => tongue === language)?.words.has(word)).length }))
  const best = counted.toSorted((left, right) => right.count - left.count)[0]
  if (best === undefined || best.count === 0) return lower
  return lower.split(/([^\p{L}\p{M}'\s-]+\s*)/u).map((part, at) => (at % 2 === 1 ? part : translated(part, WISHES[best.language], best.language === 'german'))).join('')
}

type Language = (typeof LANGUAGES)[number]

/** What stands before a thing that is named, and between what goes and what comes. */
const BEFORE_THINGS: Readonly<Record<Language, RegExp>> = {
  german: /^(?:de[rnms]|die|das|eine?[nmrs]?|zu[mr]|keine?[nmrs]?|statt|gegen|durch|mit|ohne|etwas|was|unser\p{L}*|lieber|noch)$/iu,
  french: /^(?:l[ae]s?|une?|des|du|au|aux|par|contre|avec|sans|chose|plutôt|notre|de)$/iu,
  spanish: /^(?:el|las?|los|una?|unos|unas|del|al|por|con|sin|algo|nuestr\p{L}+|de)$/iu,
}

/** Things that are named in one of these languages by their English names, all else as it was said: 'tausch die boat trip gegen was outdoors'. A plan bears English titles. */
export function thingsInEnglish(text: string, language: Language): string {
  const words = [...text.matchAll(/[\p{L}\p{M}-]+/gu)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))
  const known = WISHES[language]
  let said = ''
  let done = 0
  for (let at = 1; at < words.length; at += 1) {
    const [before, first] = [words[at - 1], words[at]]
    if (before === undefined || first === undefined || first.from < done || !BEFORE_THINGS[language].test(before.word)) continue
    const beside = words.slice(at).filter(({ from }, next) => next === 0 || /^\s+$/.test(text.slice(words[at + next - 1]?.to, from)))
    const size = longestKnown(beside.map(({ word }) => word.toLowerCase()), 0, { most: LONGEST, isKnown: (phrase) => isThing(known.get(phrase)) })
    const name = size > 0 ? known.get(beside.slice(0, size).map(({ word }) => word.toLowerCase()).join(' ')) : language === 'german' ? joined(first.word.toLowerCase(), known) : null
    if (name === undefined || name === null) continue
    said += text.slice(done, first.from) + name
    done = beside[Math.max(1, size) - 1]?.to ?? first.to
  }
  return said + text.slice(done)
}

/** Of the words that are known some are verbs, and some say nothing. */
function isThing(english: string | undefined): boolean {
  return english !== undefined && english !== '' && !NO_THING.test(english)
}

const NO_THING = /^(?:(?:we|i|is|are|do|does|have|has|the|a|an|and|or|with|without|of|for|in|on|at|by|to|from|no|not|some|something|any|there|near|about)\b.*|like|love|want|see|visit|go|eat|drink|taste|try|hear|likes|loves|good|nice|local|old|new|small|big|best|gladly|keen on)$/

function translated(part: string, known: Words, isGerman: boolean): string {
  const words = part.split(/\s+/).flatMap((word) => (known.has(word) ? [word] : word.replace(/^(?:l|d|qu|j|n|s)'(?=.)/u, (all) => `${all.slice(0, -1)} `).split(' ')))
  const made: string[] = []
  for (let at = 0; at < words.length; ) {
    const size = longestKnown(words, at, { most: LONGEST, isKnown: (phrase) => known.has(phrase) })
    const word = words[at] ?? ''
    made.push(size > 0 ? (known.get(words.slice(at, at + size).join(' ')) ?? '') : ((isGerman ? joined(word, known) : null) ?? (/^\p{L}/u.test(word)
      ? `${isSmall(word) ? JOINING : UNKNOWN}${word}` : word)))
    at += Math.max(1, size)
  }
  return made.join(' ')
}

function isSmall(word: string): boolean {
  return SMALL_WORDS.some(({ words }) => words.has(word))
}

/** 'Käsemarkt': a cheese market. */
function joined(word: string, known: Words): string | null {
  for (let at = word.length - LEAST_PART; at >= LEAST_PART; at -= 1) {
    const [first, last] = [word.slice(0, at), known.get(word.slice(at))]
    if (last === undefined) continue
    const stem = BETWEEN.map((end) => (first.endsWith(end) ? known.get(first.slice(0, first.length - end.length)) : undefined)).find((one) => one !== undefined)
    if (stem !== undefined) return `${stem} ${last}`
  }
  return null
}
