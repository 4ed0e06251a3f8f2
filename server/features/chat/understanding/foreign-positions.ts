import { pattern } from '../language/pattern.ts'
import { english, NAMES, SHARED, WEEKDAYS } from './foreign-names.ts'
import type { Rewriting } from './rewritten-text.ts'

type Names = readonly [english: string, words: string][]

const ORDINALS: Names = [
  ['first', 'erste[rnms]?|premi(?:er|ère)|primer[oa]?|prim[oa]|primeir[oa]|eerste'],
  ['second', 'zweite[rnms]?|deuxième|second[oea]|segund[oa]|tweede'],
  ['third', 'dritte[rnms]?|troisième|tercer[oa]?|terz[oa]|terceir[oa]|derde'],
  ['fourth', 'vierte[rnms]?|quatrième|cuart[oa]|quart[oa]|vierde'],
  ['last', 'letzte[rnms]?|derni(?:er|ère)|últim[oa]|ultim[oa]|laatste'],
]
const UNITS: Names = [
  ...WEEKDAYS, ['weekend', 'wochenende|week-?end|fin de semana|fine settimana|fim de semana'], ['day', 'tag|jour|día|dia|giorno|dag'], ['week', 'woche|semaine|semana|settimana|week'],
]
const SEASONS: Names = [
  ['summer', 'sommer|été|verano|estate|verão|zomer'], ['winter', 'winter|hiver|invierno|inverno'], ['spring', 'frühling|frühjahr|printemps|primavera|lente|voorjaar'],
  ['autumn', 'herbst|automne|otoño|autunno|outono|herfst'],
]
const any = (names: Names): string => names.map(([, words]) => words).join('|')

function wordOf(names: Names, said = ''): string {
  return names.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(said))?.[0] ?? said
}

/** 'Der letzte Montag im März', 'la première semaine d'août', 'el último día de octubre de 2027'. */
const IN_MONTH = pattern('gu')`
  (?<![\p{L}\d])(?:(?:in der|am|im|den|dem|der|die|das|le|la|el|il|o|a|de|het)\s+)?(?<place>${any(ORDINALS)})\s+(?<unit>${any(UNITS)})\s+(?:im|in|des|von|vom|de|d'|di|del|do|van)\s*
  (?<month>${NAMES}|${SHARED})(?!\p{L})(?:\s+(?:de\s+|del\s+)?(?<year>20\d{2})\b)?
`
/** 'Letzten Sonntag', 'dimanche dernier': it is over. */
const OVER = pattern('gu')`
  (?<![\p{L}\d])(?:(?:am )?(?:letzte|vergangene|vorige)[rnms]? (?<german>${any(WEEKDAYS)})|(?:el |il |le )?(?<other>${any(WEEKDAYS)}) (?:dernier|pasad[oa]|scors[oa]|passad[oa]))(?!\p{L})
`
const THIS_SEASON = pattern('gu')`
  (?<![\p{L}\d])(?:(?:in )?diese[mnrs]?|cet|ce|este|quest'|questo|questa|deze)\s*(?<season>${any(SEASONS)})(?![\p{L}-])
`
const NEXT_SEASON = pattern('gu')`
  (?<![\p{L}\d])(?:(?:im )?nächste[nmrs]? (?<german>${any(SEASONS)})|(?:l'|le |el |il |la )(?<before>${any(SEASONS)}) (?:prochain|próximo|prossim[oa]|que viene)|(?:el |il |la )?(?:próximo|prossim[oa]|volgende) (?<after>${any(SEASONS)}))(?![\p{L}-])
`

const AFTER_NEXT = pattern('gu')`(?<![\p{L}\d])(?:am )?übernächste[nr]? (?<day>${any(WEEKDAYS)})(?!\p{L})`
const FIRST_OF = pattern('gu')`(?<![\p{L}\d])(?:(?:am|der|den|le|el|il)\s+)?(?:erste[nr]|1er|premier|primero de|primo)\s+(?<month>${NAMES}|${SHARED})(?!\p{L})`

/** The place of a day or week in a month, days that are over, and seasons, as other languages say them, in English. */
export const POSITIONS: readonly Rewriting[] = [
  [IN_MONTH, ({ groups }) => {
    const { place, unit, month = '', year } = groups ?? {}
    return `the ${wordOf(ORDINALS, place)} ${wordOf(UNITS, unit)} of ${english(month)}${year === undefined ? '' : ` ${year}`}`
  }],
  [OVER, ({ groups }) => `last ${wordOf(WEEKDAYS, groups?.german ?? groups?.other)}`],
  [THIS_SEASON, ({ groups }) => `this ${wordOf(SEASONS, groups?.season)}`],
  [NEXT_SEASON, ({ groups }) => `next ${wordOf(SEASONS, groups?.german ?? groups?.before ?? groups?.after)}`],
  [AFTER_NEXT, ({ groups }) => `${wordOf(WEEKDAYS, groups?.day)} after next`],
  // 'Erster März', 'Freitag, den 18.07.2027'.
  [FIRST_OF, ({ groups }) => `1 ${english(groups?.month ?? '')}`],
  [/(?<=tag|abend|mittwoch),? (?:den|der|dem) (?=\d{1,2}\.)/gu, () => ', '],
  // 'Am 15ten'.
  [/(?<!\p{L})(?:am|den|dem) (\d{1,2})(?:ten|sten)(?!\p{L})/gu, ([, day = '']) => `on the ${Number(day)}th`],
  // 'Am Morgen des 15. Februar' is on that day.
  [/(?<!\p{L})am (?:frühen |späten )?(?:morgen|vormittag|mittag|nachmittag|abend) des (?=\d)/gu, () => 'am '],
]
