import { pattern } from '../language/pattern.ts'
import { english, NAMES, SHARED, SURE, WEEKDAYS } from './foreign-names.ts'
import { POSITIONS } from './foreign-positions.ts'
import type { Rewriting } from './rewritten-text.ts'

const FROM = "(?:vom|von|ab dem|ab|desde el|desde|del|du|dès le|depuis le|à partir du|dal|dall'|de|do|a partir de|entre el|entre le|entre|zwischen dem|zwischen|tra il|fra il|van|vanaf)"
const TO = "(?:bis zum|bis|hasta el|hasta|jusqu'au|fino al|até|tot en met|tot|al|au|ao|a|e|und|y el|y|et le|et)"
const ON = '(?:am|den|el|le|il|dia|op|em|no dia)'
const NUMBER = '\\d{1,2}(?:\\.(?!\\d)|er\\b|º|ª|°)?'
const OF = "(?:\\s*(?:de|di|d')\\s*|\\s+|-)"
const YEAR = "(?:\\s+(?:de\\s+|del\\s+)?(?<year>20\\d{2})\\b)?"
const DATE = pattern('gu')`
  (?:(?<![\p{L}\d])(?:(?<since>${FROM})|(?<until>${TO})|${ON})\s+)?(?<![\p{L}\d.])(?<day>${NUMBER})(?:\s*(?:-|
  ${TO}(?![\p{L}]))\s*(?<last>${NUMBER}))?${OF}(?<month>${NAMES})(?![\p{L}'])${YEAR}
`
const GERMAN = pattern('gu')`
  (?:(?<since>vom|von|ab dem|ab|zwischen dem|vanaf|van)|(?<until>bis zum|bis|tot en met|tot)|am|den|
  op)\s+(?<day>\d{1,2})\.?(?:\s*(?:-|bis(?: zum)?|tot(?: en met)?|und(?: dem)?|en)\s*(?<last>\d{1,2})\.?)?\s*(?<month>${SHARED})(?!\p{L})${YEAR}
`
/** The first day's month goes without saying: 'vom 28. bis zum 3. Mai' and 'du 3 au 9 mai' are one pattern, '28. Mai bis 3. Juni' two dates. */
const PART: [RegExp, string][] = [[pattern()`
  ^(?:anfang|début|debut|a principios de|a comienzos de|inizio|a inizio|all'inizio di|no início de|inicio de|begin)$
`, 'early'], [/^(?:mitte|mi|a mediados de|metà|a metà|em meados de|half)$/, 'mid'], [pattern()`
  ^(?:ende|fin|a finales de|a fines de|fine|a fine|no fim de|no final de|eind)$
`, 'late']]
const WINDOW = pattern('gu')`
    (?<![\p{L}\d])(?<lead>im|anfang|mitte|ende|en|au mois d[e']|début|debut|mi|fin|a principios de|a comienzos de|a mediados de|a finales de|
    a fines de|in|a|ad|nel mese di|inizio|a inizio|metà|a metà|fine|a fine|em|no início de|em meados de|no fim de|no final de|begin|
    eind)[\s-]+(?<month>${NAMES})(?![\p{L}'])${YEAR}
  `
/** A river, a street or a bridge that bears the month's name, as Rio de Janeiro does, is no time of the year. */
const NAMED_AFTER = "(?<!(?<![\\p{L}])(?:rio|río|puerto|porto|villa|vila|plaza|praça|praia|playa|calle|rua|rue|avenida|puente|ponte|pont|place|piazza|via) (?:de |do |del |d'|du )?(?:\\d+ (?:de )?)?)"
const LONE = new RegExp(`(?<![\\p{L}\\d'-])${NAMED_AFTER}(?<month>${SURE})(?![\\p{L}'-])${YEAR}`, 'gu')

const PHRASES: [english: string, words: string][] = [
  ['the day after tomorrow', 'übermorgen|pasado mañana|après-demain|dopodomani|depois de amanhã|overmorgen'],
  ['tomorrow', '(?<!(?:guten|am|jeden|heute)\\s)morgen(?! früh| abend)|(?<!(?:la|por la|cada|de|esta|una)\\s)mañana|demain|domani|amanhã'],
  ['next week', '(?:in der |der )?(?:nächste|naechste|kommende)[nr]? woche|(?:de )?la semana que viene|(?:de )?(?:la )?próxima semana|(?:de )?la semaine prochaine|la settimana prossima|la prossima settimana|semana que vem|volgende week'],
  ['this week', '(?:in )?diese[r]? woche|(?:de )?cette semaine|(?:de )?esta semana|questa settimana|deze week'],
  ['next year', '(?:im )?nächste[ns] jahr|l\'année prochaine|l\'an prochain|el próximo año|el año que viene|l\'anno prossimo|ano que vem|volgend jaar'],
  ['next month', 'nächsten monat|el mes que viene|(?:el )?próximo mes|le mois prochain|il mese prossimo|il prossimo mese|mês que vem|volgende maand'],
  ['next weekend', 'nächstes wochenende|(?:el )?próximo fin de semana|le week-?end prochain|il prossimo (?:weekend|fine settimana)|próximo fim de semana|volgend weekend'],
  ['valentine\'s day', 'valentinstag|la saint-valentin|saint-valentin|san valentín|san valentino'],
  ['new year\'s day', 'neujahr(?:stag)?|le jour de l\'an|jour de l\'an|año nuevo|capodanno'],
  ['mother\'s day', 'muttertag'], ['6 december', 'nikolaus(?:tag)?'],
  ['next quarter', '(?:im )?nächste[ns] quartal|le prochain trimestre|el próximo trimestre'],
  ['easter', 'ostern|osterwochenende|(?<!(?:île|ile|l\'île) de )pâques|(?<!isla de )pascua|pasqua|páscoa|pasen'],
  ['christmas', 'weihnachten|noël|navidad|natale|kerstmis'],
  ['pentecost', 'pfingsten|pentecôte|pentecostés|pinksteren'],
  ['this weekend', 'dieses wochenende|am wochenende|este fin de semana|ce week-?end|questo (?:weekend|fine settimana)|este fim de semana|dit weekend'],
]

function dated({ groups }: RegExpExecArray): string {
  const { since, until, day = '', last, month = '', year } = groups ?? {}
  const lead = since !== undefined ? 'from ' : until !== undefined ? 'to ' : 'on '
  const range = last === undefined ? '' : ` - ${Number.parseInt(last, 10)}`
  return `${lead}${Number.parseInt(day, 10)}${range} ${english(month)}${year === undefined ? '' : ` ${year}`}`
}

/** Whether a text may hold any of these: most hold none, and need not be looked at closer. */
export const FOREIGN_WORD = new RegExp(`(?<![\\p{L}])(?:${NAMES}|(?:am|vom|bis|ab|zum|van|tot|op|du|del|dal|do)\\s+\\d|woche|sommer|winter|herbst|frühling|frühjahr|semaine|semana|settimana|été|verano|estate|jahr|année|año|${[...WEEKDAYS, ...PHRASES].map(([, words]) => words).join('|')})`, 'u')

/** '19' as '19th': English that is read by a program may say '1th'. */
function ordinal(day = ''): string {
  return `${Number(day)}th`
}

/** Dates written in other languages, put into English ones. */
export const TRANSLATED: readonly Rewriting[] = [
  ...POSITIONS,
  // 'El fin de semana del 30 de enero', 'am Wochenende um den 5. Juni'.
  [pattern('gu')`
    (?<![\p{L}])(?:el |le |am |il |no |das |dem |het )?(?:fin de semana|week-?end|wochenende|fine settimana|fim de semana)\s+(?:del?|du|di|do|vom|
    um den|ab dem|am|van|rond)\s+(?=\d{1,2}(?!\d))
  `, () => 'weekend of '],
  [DATE, dated],
  [GERMAN, dated],
  // 'Im März, vom 19. bis 21.', 'en mai, du 3 au 6': the month stands apart.
  [pattern('gu')`
    (?<![\p{L}\d])(?:vom|du|del|dal|do|van)\s+(\d{1,2})\.?\s+(?:bis(?: zum)?|au|al|ao|tot)\s+(\d{1,2})(?![\d:]|
    \s*(?:uhr|heures?|h\b|€|euros?))(?:\.(?=\s|$))?
  `, ([, first, last]) => `from the ${ordinal(first)} to the ${ordinal(last)}`],
  [WINDOW, ({ groups }) => {
    const { lead = '', month = '', year } = groups ?? {}
    if (lead === 'in' && /^(?:mayo|julio|mars|marzo)$/.test(month)) return null
    return `${PART.find(([words]) => words.test(lead))?.[1] ?? 'in'} ${english(month)}${year === undefined ? '' : ` ${year}`}`
  }],
  [LONE, ({ groups }) => `in ${english(groups?.month ?? '')}${groups?.year === undefined ? '' : ` ${groups.year}`}`],
  ...[...WEEKDAYS, ...PHRASES].map(([words, foreign]): Rewriting => [new RegExp(`(?<![\\p{L}-])(?:${foreign})(?![\\p{L}-])`, 'gu'), () => words]),
  // 'Was können wir am Donnerstag machen?' has been nowhere.
  [/(?<![\p{L}])was(?=\s+(?:können|könnten|kann|machen|gibt|ist|läuft|haben|hat|geht|wäre|sollen|sollten|empfehl\w+|kostet|würde\w*|habt|habe)(?!\p{L}))/gu, () => 'what'],
  // 'Von Freitag bis Sonntag', 'de viernes a domingo'.
  [new RegExp(`(?<=day)\\s+(?:bis|a|al|à|au|tot|hasta el|até)\\s+(?:el )?(?=[a-z]+day|$|[.,!?])`, 'g'), () => ' to '],
]
