import { pattern } from '../language/pattern.ts'
import { foreignDigits } from './foreign-digits.ts'
import { findForeignFigure } from './foreign-figures.ts'
import { ABOUT, FOREIGN_KINDS } from './foreign-kinds.ts'
import type { Grounds } from './grounds.ts'
import { kindText } from './kinds.ts'
import type { KnownActivity } from './known-activity.ts'
import { CHECKED, ELSEWHERE, ENGLISH, languageOf, SHARED, wordsIn } from './languages.ts'
import type { Subject } from './subject.ts'
import { THINGS, givenText } from './things-given.ts'
import { PLAIN_TALK } from './plain-talk.ts'
import { plainWords } from './words.ts'

const ASKS = /[?？؟;]\s*["”’»)]*\s*$/u
const NOT = /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|ne|n’|pas|sans|aucun\p{L}*|sin|ningun\p{L}*|ningún|non|senza|nessun\p{L}*|não|sem|nenhum\p{L}*|niet|geen|zonder)(?!\p{L})/iu
const CAPITALS = /(?<=[\p{Ll},;:]\s)\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|do|da|dos|das|di|del|della|du|des|la|le|el|van|von|der)\s+){0,2}\p{Lu}[\p{L}’'-]+)+/gu
/** A currency beside its amount is held with it. */
const CURRENCY = /(?<=\d\s?)[A-Z]{3}(?!\p{L})|(?<!\p{L})[A-Z]{3}(?=\s?\d)/gu
/** Small words within a name. */
const PARTICLES = /(\p{Lu}[\p{L}’'-]*\s+)(?:(?:de|do|da|dos|das|di|del|della|du|des|la|le|el|van|von|der|e|y|et)\s+)+(?=\p{Lu})/gu
const REPAIR = 'Write that sentence in plain English, with nothing but what the tool results hold.'

/**
 * Says what a sentence in another language than English claims that cannot be held against a field.
 *
 * Figures, names in capitals, kinds and things given are held as in English. What is left of a sentence about an
 * activity must be words of which the figures are held; anything else nobody here can read, so it is not said.
 */
export function findForeignAssertion(grounds: Grounds, subject: Subject): string | null {
  const text = tellingText(grounds, subject)
  const language = languageOf(text)
  if (isAllEnglish(text, language)) return null
  const all = [...grounds.activities.values()]
  const named = subject.isBound ? subject.segments.flatMap(({ members }) => members.flat()) : subject.spokenOf.length > 0 ? subject.spokenOf : all
  const complaint = foreignThing(subject.claims, named) ?? foreignKind(subject.claims, all)
  if (complaint !== null) return `It speaks of ${JSON.stringify(complaint)}, which no tool result bears. ${REPAIR}`
  if (ASKS.test(subject.claims)) return null
  const figure = findForeignFigure(foreignDigits(subject.claims), { named, grounds })
  if (figure !== null) return `It says ${figure}, which no tool result has of what it speaks of. ${REPAIR}`
  const name = [...text.matchAll(CAPITALS)].find(([run]) => plainWords(run).some((word) => !ELSEWHERE.has(word)))
  if (name !== undefined) return `It names ${JSON.stringify(name[0])}, which no tool result has. ${REPAIR}`
  const isAbout = subject.isBound || ABOUT.test(subject.claims) || THINGS.some(({ said }) => subject.claims.match(said) !== null) || FOREIGN_KINDS.some(({ said }) => subject.claims.match(said) !== null)
  if (!isAbout && (language !== 'unknown' || all.length === 0)) return null
  const unread = wordsIn(withoutCancelling(foreignDigits(text).replace(CURRENCY, ' '), named)).find((word) => word.length > 1 && !ELSEWHERE.has(word) && !CHECKED.has(word) && !CALENDAR.test(word) && !(ENGLISH.has(word) && word.length < 4))
  return unread === undefined && language !== 'unknown' ? null : `It says of an activity what cannot be read here (${JSON.stringify(unread ?? text.trim().slice(0, 40))}). ${REPAIR}`
}

/** Whether the words of a sentence are English, but for titles, places and the traveller's own. */
export function isEnglish(grounds: Grounds, subject: Subject): boolean {
  const text = tellingText(grounds, subject)
  return isAllEnglish(text, languageOf(text))
}

/** Of one that counts as English: some word is of no other language, or none is of one. */
function isAllEnglish(text: string, language: ReturnType<typeof languageOf>): boolean {
  if (language !== 'english') return false
  const words = wordsIn(text)
  return words.some((word) => ENGLISH.has(word) && !SHARED.has(word)) || !words.some((word) => (ELSEWHERE.has(word) || CHECKED.has(word)) && !PLAIN_TALK.has(word) && !ENGLISH.has(word))
}

function tellingText(grounds: Grounds, subject: Subject): string {
  // Where a name stood, 'it' stands.
  const claims = subject.here.length > 0 ? subject.claims.replace(/\bit\b/g, ' ') : subject.claims
  return withoutKnownWords(claims.replace(PARTICLES, '$1'), grounds)
}

const CANCELS = /(?<!\p{L})(?:stornier|storno|annul|cancel)\p{L}*/iu
const CANCELLING = pattern('giu')`
  (?<!\p{L})(?:(?:stornier|storno|annul|cancel|kostenlos|kostenfrei|gratuit|grátis|gratis)\p{L}*|könnt|können|kannst|kann|lässt|peut|peuvent|
  pouvez|puede|pueden|vorher|jusqu|hasta|antes|avant|possible|möglich|posible)(?!\p{L})
`

/** That one cancels free of charge, where a field says so; the time of it is held as a figure. */
function withoutCancelling(text: string, named: readonly KnownActivity[]): string {
  const isFree = named.length > 0 && named.every(({ cancellation }) => [...cancellation].some((one) => /^free cancellation/i.test(one)))
  return isFree && CANCELS.test(text) ? text.replace(CANCELLING, ' ') : text
}

/** The days and months, whose figures and starts are held. */
const CALENDAR = pattern('u')`
  ^(?:\p{L}*tags?|mittwochs?|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|
  lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|feira|segunda-feira|terça-feira|quarta-feira|
  quinta-feira|sexta-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januar|februar|märz|april|mai|juni|juli|august|september|
  oktober|november|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|
  julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|
  março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|december|eur|usd|gbp|chf|jpy|h|min|std|uhr|it|km|
  ca)$
`

/** Titles, places and the traveller's own words tell no language. */
function withoutKnownWords(text: string, { activities, vocabulary, saidWords }: Grounds): string {
  const own = new Set([...vocabulary, ...[...activities.values()].flatMap(({ title, contents, meetingPoints }) => [title, ...contents, ...meetingPoints].flatMap(plainWords))])
  return text.replace(/\p{L}[\p{L}\p{M}’'-]*/gu, (word) => {
    const plain = plainWords(word)
    const lower = word.toLowerCase()
    if (ELSEWHERE.has(lower) || ENGLISH.has(lower) || plain.length === 0) return word
    return plain.every((one) => own.has(one) || (/^\p{Lu}/u.test(word) && saidWords.has(one))) ? ' ' : word
  })
}

function foreignThing(text: string, named: readonly KnownActivity[]): string | null {
  if (NOT.test(text)) return null
  for (const { said, bears } of THINGS) {
    const match = text.match(said)
    if (match !== null && !named.some((activity) => bears.test(givenText(activity)) || match.every((one) => givenText(activity).toLowerCase().includes(one.toLowerCase())))) return match[0]
  }
  return null
}

function foreignKind(text: string, all: readonly KnownActivity[]): string | null {
  if (NOT.test(text)) return null
  for (const { said, bears } of FOREIGN_KINDS) {
    const match = text.match(said)
    if (match !== null && !all.some((activity) => bears.test(kindText(activity)))) return match[0]
  }
  return null
}
