import { pattern } from '../../language/pattern.ts'
import { classesOf } from './word-classes.ts'

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)'
/** Where only the kind of a word matters: what is learned of Monday holds of Friday. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/[$€£¥₹]\s?\d[\d.,]*k?|\b\d[\d.,]*k? ?(?:[$€£¥]|euros?|dollars?|pounds?|quid|bucks?|francs?|kron(?:or|er|e)|yen|eur|usd|gbp|chf)(?![a-z])/g, ' xsum '],
  [/\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|uhr|h)\b|\b\d{1,2}:\d{2}\b|\b(?:half past|quarter (?:to|past)) \w+|\b\w+ o'?clock\b|\b(?:noon|midday|midnight)\b/g, ' xtime '],
  [pattern('g')`
    \b\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?${MONTH}\b|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?\b|
    \b(?:christmas|easter|boxing|new year'?s?)(?: (?:day|eve))?\b|\b\d{1,2}\.\d{1,2}\.
  `, ' xday '],
  [pattern('g')`
    \b(?:mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|
    vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?\b
  `, ' xday '],
  [new RegExp(String.raw`\b${MONTH}\b`, 'g'), ' xmonth '],
  [/\b(?:the |number |no\.? ?|option )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|number \w+) (?:one|option|tour)\b|\b(?:number|option) (?:\d|one|two|three|four)\b/g, ' xcard '],
  [/\b\d{1,2}(?:st|nd|rd|th)\b/g, ' xnth '],
  [new RegExp(String.raw`\b\d[\d.,]*\b|\b${COUNT}\b`, 'g'), ' xn '],
]
const WORD = /[a-z][a-z'-]*|\?/g
const LETTERS = 4

/**
 * What the act of a message is told by, each a short name: `is there` its words and those that follow each other, `~hote` four letters of one (so that
 * slips and unknown words still say something), `@child` a class of words,
 * `^how long` how it begins, `#2` how long it is. Learned weights stand beside these names, so
 * a change here needs `npm run train:acts`.
 */
export function signsOfAct(message: string): string[] {
  const row = wordsOf(message)
  const plain = row.filter((word) => word !== '?')
  const signs = new Set<string>([`#${Math.min(5, Math.ceil(Math.log2(plain.length + 1)))}`, `^${plain.slice(0, 2).join(' ')}`, `^${plain[0] ?? ''}`, `$${plain.at(-1) ?? ''}`])
  const classes = new Set(row.flatMap(classesOf))
  for (const [at, name] of [...classes].entries()) {
    signs.add(`@${name}`)
    signs.add(`@${name} ^${plain[0] ?? ''}`)
    for (const other of [...classes].slice(at + 1)) signs.add(name < other ? `@${name} @${other}` : `@${other} @${name}`)
  }
  for (const [at, word] of row.entries()) {
    signs.add(word)
    const next = row[at + 1]
    if (next !== undefined) signs.add(`${word} ${next}`)
    const third = row[at + 2]
    if (next !== undefined && third !== undefined) signs.add(`${word} ${next} ${third}`)
    if (word.length < LETTERS || KINDS.has(word)) continue
    const edged = `_${word}_`
    for (let from = 0; from + LETTERS <= edged.length; from += 1) signs.add(`~${edged.slice(from, from + LETTERS)}`)
  }
  return [...signs]
}

const KINDS: ReadonlySet<string> = new Set(['xsum', 'xtime', 'xday', 'xmonth', 'xcard', 'xnth', 'xn'])

function wordsOf(message: string): string[] {
  let text = message.slice(0, LONGEST).toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
  for (const [words, kind] of CLASSES) text = text.replace(words, kind)
  return text.match(WORD)?.map((word) => (word === "what's" ? 'whats' : word.replace(/(.)\1{2,}/g, '$1$1'))) ?? []
}

/** Nobody asks one thing in more letters. */
const LONGEST = 300
