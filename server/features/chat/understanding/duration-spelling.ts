import { pattern } from '../language/pattern.ts'
import { MORE_OR_LESS, MOVED_BY } from './foreign-changes.ts'
import type { Rewriting } from './rewritten-text.ts'

const COUNTS: [figure: string, words: string][] = [
  ['1', 'eine?n?|una?|une|um|uma|een'], ['2', 'zwei|dos|deux|due|dois|duas|twee'], ['3', 'drei|tres|trois|tre|três|drie'], ['4', 'vier|cuatro|quatre|quattro|quatro'], ['5', 'fünf|cinco|cinq|cinque|vijf'],
  ['6', 'sechs|seis|sei|zes'], ['7', 'sieben|siete|sept|sette|sete|zeven'], ['8', 'acht|ocho|huit|otto|oito'], ['9', 'neun|nueve|neuf|nove|negen'], ['10', 'zehn|diez|dix|dieci|dez|tien'],
]
const UNITS: [unit: string, words: string][] = [
  ['days', 'tagen?|tage?|d[ií]as?|jours?|giorn[oi]|dagen|dag'],
  ['nights', 'nächten?|nacht|noches?|nuits?|nott[ei]|noites?|nachten'],
  ['weeks', 'wochen?|semanas?|semaines?|settiman[ae]|weken'],
]
const FOREIGN = pattern('gu')`
  (?<![\p{L}\d.,-])(?<!(?<!\p{L})(?:vor|hace|il y a) )(?<lead>(?:per|por|pendant|für|fuer|durante|voor)\s+)?(?<count>\d{1,2}|
  ${COUNTS.map(([, words]) => words).join('|')})\s+(?<unit>${UNITS.map(([, words]) => words).join('|')})(?!\p{L}|
  \s+(?:de|di|d')\s+(?:lluvia|pluie|pioggia|chuva|descanso|repos|fiesta))
`
const SLIPS: [unit: string, words: string][] = [['days', 'dys|dyas|dayz|daays|dasy|adys|dayss'], ['nights', 'nigths|nihgts|nghts|nigts|nightss|nites|nts'], ['weeks', 'weks|wekks|weeeks|wekes|weeeks']]
const SLIP = new RegExp(`(?<=\\d\\s?|\\b(?:two|three|four|five|six|seven|eight|nine|ten|few|of)\\s)(?<unit>${SLIPS.map(([, words]) => words).join('|')})\\b`, 'g')

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const TAKEN_BACK = pattern('g')`
  \b${NUMBER}[\s-](?<unit>days?|nights?|weeks?)\W+(?:(?:no|sorry|actually|wait|rather|better|make (?:it|that)|i mean|i meant|say)\W+)+(?:it's |that's )?(?<meant>${NUMBER})(?=\s*(?:$|[.,;!?]|then|please|instead))
`

/** 'Can we add another night?', 'another day please': one on top, and not a different one. */
const ANOTHER = /(?<=\b(?:add|adding|stay|staying|have|spend|tack on|extend(?: it| the trip| our stay)? by|(?:want|like|need|take|book)(?: to (?:add|stay|have|spend))?)\s+(?:on\s+)?|^\W*(?:(?:and|just|maybe|perhaps|ok|yes)\W+)*)another (?=(?:day|night|week)\b(?! (?:trip|tour|time|off|when|where|that|for)\b))/g

/** 'Week and a half from the 3rd': one of them, where no count stands before it. */
const AND_A_HALF = /(?<=^\W*|[,;:(]\s*|\b(?:for|about|around|say|maybe|want|roughly|almost|nearly|of|than)\s+)(?=(?:week|month|fortnight|day) and a half\b)/g

function wordOf(table: readonly [string, string][], said: string): string {
  return table.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(said))?.[0] ?? said
}

/** Lengths of other languages in English, and slips of the hand in their units. */
export const SPELT_LENGTHS: readonly Rewriting[] = [
  ...MORE_OR_LESS,
  ...MOVED_BY,
  [FOREIGN, ({ groups }) => `${groups?.lead === undefined ? '' : 'for '}${wordOf(COUNTS, groups?.count ?? '')} ${wordOf(UNITS, groups?.unit ?? '')}`],
  [/(?<count>\b(?:\d{1,2}|one|two|three|four|five|six|seven))[\s-]nighters?\b/g, ({ groups }) => `${groups?.count ?? ''} nights`],
  [/\b(?:a\s+)?single (?=(?:day|night)\b)/g, () => 'one '],
  [ANOTHER, () => 'one more '],
  [AND_A_HALF, () => 'one '],
  // '10ish days', 'a week-ish'.
  [/(?<=\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|days?|weeks?|nights?))[ -]?ish\b/g, () => ''],
  // 'Four days? No, five': the second is meant.
  [TAKEN_BACK, ({ groups }) => `${groups?.meant ?? ''} ${groups?.unit ?? ''}`],
  [SLIP, ({ groups }) => wordOf(SLIPS, groups?.unit ?? '')],
]
