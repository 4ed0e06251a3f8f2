import { part, pattern } from '../language/pattern.ts'
import type { Rewriting } from './rewritten-text.ts'

const COUNT = part`
  (?<count>\d{1,2}|eine?n?|zwei|drei|vier|fünf|une?|deux|trois|quatre|cinq|una?|dos|tres|cuatro|cinco)
`
const UNIT = '(?<unit>tagen?|tage?|nächte?|nacht|wochen?|jours?|nuits?|semaines?|d[ií]as?|noches?|semanas?)'
const BY = String.raw`(?:um|alles um|die reise um|d'|de|tout d'|tout de|todo)?\s*`
const NUMBERS: readonly RegExp[] = [/^(?:ein|une?$|una?$|1$)/u, /^(?:zwei|deux|dos|2$)/u, /^(?:drei|trois|tres|3$)/u, /^(?:vier|quatre|cuatro|4$)/u, /^(?:fünf|cinq|cinco|5$)/u]
const MOVES = String.raw`(?:verschieb\p{L}*|verleg\p{L}*|(?:nach hinten|zurück)\p{L}*|repouss\p{L}*|décal\p{L}*|déplac\p{L}*|retras\p{L}*|aplaz\p{L}*|pospon\p{L}*)`

function lengthOf(groups: Record<string, string | undefined> | undefined): string {
  const { count = '', unit = '' } = groups ?? {}
  const at = NUMBERS.findIndex((words) => words.test(count))
  const english = /^(?:tag|jour|d)/u.test(unit) ? 'day' : /^(?:n)/u.test(unit) ? 'night' : 'week'
  return `${at < 0 ? count : at + 1} ${english}${at === 0 ? '' : 's'}`
}

const form = (words: string): RegExp => pattern('giu')`(?<!\p{L})${words}(?!\p{L})`

/** A day more or less, in other languages as in English. */
export const MORE_OR_LESS: readonly Rewriting[] = [
  [form(`${COUNT}\\s+${UNIT}\\s+(?:länger|mehr|de plus|más|extra)`), ({ groups }) => `${lengthOf(groups)} longer`],
  [form(`noch\\s+${COUNT}\\s+${UNIT}(?=\\s+(?:bleib|dranhäng|anhäng))`), ({ groups }) => `${lengthOf(groups)} longer`],
  [form(`(?:ajout(?:ez|er|e|ons)|añad(?:e|ir|imos)|agrega)\\s+${COUNT}\\s+${UNIT}(?=\\W*$)`), ({ groups }) => `${lengthOf(groups)} longer`],
  [form(`${COUNT}\\s+${UNIT}\\s+(?:kürzer|weniger|de moins|menos)`), ({ groups }) => `${lengthOf(groups)} shorter`],
  [form(`${COUNT}\\s+${UNIT}\\s+(?:früher|plus tôt|avant|antes)(?=\\s+(?:\\p{L}+\\s+)?(?:abreis|heim|nach hause|zurück))`), ({ groups }) => `${lengthOf(groups)} shorter`],
  [form(`(?:partir|repartir|rentrer|salir|volver|irnos)\\s+${COUNT}\\s+${UNIT}\\s+(?:plus tôt|avant|antes)`), ({ groups }) => `${lengthOf(groups)} shorter`],
]

/** Days moved by some, in other languages as in English. */
export const MOVED_BY: readonly Rewriting[] = [
  [form(`${BY}${COUNT}\\s+${UNIT}\\s+(?:nach hinten |zu )?${MOVES}`), ({ groups }) => `move it by ${lengthOf(groups)}`],
  [form(`${MOVES}\\s+(?:(?:wir|uns|das|es|tout|todo|le voyage|el viaje|die reise|alles)\\s+){0,3}${BY}${COUNT}\\s+${UNIT}`), ({ groups }) => `move it by ${lengthOf(groups)}`],
  [form(`${COUNT}\\s+${UNIT}\\s+(?:später|plus tard|más tarde|después)`), ({ groups }) => `${lengthOf(groups)} later`],
  [form(`${COUNT}\\s+${UNIT}\\s+(?:früher|plus tôt|antes)`), ({ groups }) => `${lengthOf(groups)} earlier`],
]
