import { part, pattern } from '../language/pattern.ts'
import { MONTH, ORDINAL, WEEKDAY } from '../understanding/date-words.ts'

const PARTS = '(?:morning|afternoon|evening|night|lunch ?time|midday|noon)'
const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven)`
const GERMAN = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)'
const SPANISH = '(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo)'
const FRENCH = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)?(?: (?:of )?(?:${MONTH}|\p{L}+(?= ?:)))?|${MONTH} \d{1,2}(?:st|nd|rd|th)?)`
/** One day of the trip as it stands at the head of a sentence, with the part of it. */
const DAY = part`
  (?:(?:the )?(?:${WEEKDAY})(?:,? (?:the )?${DATE})?(?: ${PARTS})?|day (?:no\.? ?|number |#)?${NUMBER}|(?:the |our |my )?(?:${ORDINAL}|last|final) (?:day|${PARTS})|(?:the )?${DATE}|
  ${GERMAN}(?:vormittag|mittag|nachmittag|abend)?|tag ${NUMBER}|${SPANISH}(?: por la (?:mañana|tarde|noche))?|d[ií]a ${NUMBER}|${FRENCH}(?: (?:matin|après-midi|soir))?|jour ${NUMBER})
`
/** What leads on to it, and is said anew behind. */
const LEAD = part`(?:(?:ok|okay|so|and|but|also|then|hm+|oh|und|also|y|et)[ ,]+)?(?:(?:on|for|as for|about|regarding|re|now for|am|für|zu|el|para el|le|pour le)\s+)?(?:the )?`
const IN_FRONT = pattern('iu')`
  ^(?<lead>\W*${LEAD})(?<day>${DAY})(?<mark>\s*(?:[:,;–—]|\s-|\.\.\.?|…)\s+)(?<rest>\S[^]*)$
`
const ANY_DAY = new RegExp(String.raw`(?<!\p{L})(?:${WEEKDAY}s?|${GERMAN}|${SPANISH}|${FRENCH}|day ${NUMBER}|tag ${NUMBER}|d[ií]a ${NUMBER}|jour ${NUMBER}|(?:${ORDINAL}|last|final) day|${MONTH} \d|\d{1,2}(?:st|nd|rd|th)|other days?|whole trip)(?!\p{L})`, 'iu')
/** Says nothing of the day by itself. */
const TOO_LITTLE = /^\W*(?:(?:please|thanks|thank you|then|too|ok|okay|again|bitte|danke|por favor|gracias|and|or)\W*)*$/iu
/** 'And on Sunday morning, before our train': tells when on that day, and is no clause of its own. */
const GOES_ON = /^(?:before|after|until|till|when|while|once|between|from|around|about|at|by|with|or|and|bevor|vor|nach|bis|ab|zwischen|um|avant|après|vers|antes|después|hasta)(?!\p{L})/iu
/** Where the first clause ends, behind which the day stands as well as in front. */
const CLAUSE_END = /\s*(?:[.!?;:\n]|,\s|\s[–—-]\s|\s(?:because|since|as we|so that|but|weil|porque)\s|$)/u

/** The day that heads a message, said behind its first clause: 'Day 3: drop the museum' as 'drop the museum on day 3'. */
export function withDayBehind(text: string): string {
  const { day = '', rest = '' } = IN_FRONT.exec(text)?.groups ?? {}
  if (day === '' || TOO_LITTLE.test(rest) || ANY_DAY.test(rest) || GOES_ON.test(rest)) return text
  const asked = /^(?:please|bitte|por favor)[, ]+/iu.exec(rest)?.[0] ?? ''
  const body = rest.slice(asked.length)
  const end = endOfClause(body)
  const clause = body.slice(0, end)
  const polite = /,? (?:please|bitte|por favor)$/iu.exec(clause)?.[0] ?? ''
  return `${asked}${clause.slice(0, clause.length - polite.length)} ${whenOf(day)}${polite}${body.slice(end)}`
}

function endOfClause(body: string): number {
  const at = CLAUSE_END.exec(body)?.index ?? body.length
  return at === 0 ? body.length : at
}

/** 'On day 3', 'on the 14th', 'am Freitag'. */
function whenOf(said: string): string {
  const day = said.replace(/^(?:Day|The|Our|My|Last|First)(?= )/, (word) => word.toLowerCase())
  if (new RegExp(`^(?:${GERMAN}|tag )`, 'iu').test(day)) return `am ${day}`
  if (new RegExp(`^(?:${SPANISH}|d[ií]a )`, 'iu').test(day)) return `el ${day}`
  if (new RegExp(`^(?:${FRENCH}|jour )`, 'iu').test(day)) return `le ${day}`
  return new RegExp(`^(?:${ORDINAL}|last|final)`, 'iu').test(day) ? `on the ${day}` : `on ${day}`
}
