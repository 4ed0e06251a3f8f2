import { part } from '../language/pattern.ts'

/** The names of the months in German, Dutch, French, Spanish, Italian and Portuguese; those that are words or names in English too stand apart. */
const MONTHS: [english: string, sure: string, doubtful: string][] = [
  ['january', 'januar|jänner|januari|enero|janvier|gennaio|janeiro', ''],
  ['february', 'februar|februari|febrero|février|fevrier|febbraio|fevereiro', ''],
  ['march', 'märz|maerz|maart|março', 'marzo|mars'],
  ['april', 'avril|aprile|abril', ''],
  ['may', 'maggio|maio', 'mai|mayo|mei'],
  ['june', 'junio|juin|giugno|junho', 'juni'],
  ['july', 'juillet|luglio|julho', 'juli|julio'],
  ['august', 'agosto|août|aout', 'augustus'],
  ['september', 'septiembre|setiembre|septembre|settembre|setembro', ''],
  ['october', 'oktober|octubre|octobre|ottobre|outubro', ''],
  ['november', 'noviembre|novembre|novembro', ''],
  ['december', 'dezember|diciembre|décembre|decembre|dicembre|dezembro', ''],
]
/** Those that are no words of English. */
export const SURE = MONTHS.map(([, names]) => names).join('|')
export const NAMES = `(?:${SURE}|${MONTHS.flatMap(([, , names]) => (names === '' ? [] : [names])).join('|')})`
/** German shares these with English; they count where German stands before them. */
export const SHARED = '(?:april|august|september|november)'

export function english(name: string): string {
  return MONTHS.find(([, sure, doubtful]) => `${sure}|${doubtful}`.split('|').includes(name))?.[0] ?? name
}

export const WEEKDAYS: [english: string, names: string][] = [
  ['monday', 'montag|lunes|lundi|lunedì|maandag'], ['tuesday', 'dienstag|martes|mardi(?! gras)|martedì|dinsdag'], ['wednesday', 'mittwoch|miércoles|miercoles|mercredi|mercoledì|woensdag'],
  ['thursday', 'donnerstag|jueves|jeudi|giovedì|donderdag'], ['friday', 'freitag|viernes|vendredi|venerdì|vrijdag'], ['saturday', 'samstag|sonnabend|sábado|samedi|sabato|zaterdag'], ['sunday', part`
    sonntag|(?<!santo )domingo(?! (?:santo|mart[ií]n))|domenica|dimanche|zondag
  `],
]
