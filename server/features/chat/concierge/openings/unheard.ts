import { part, pattern } from '../../language/pattern.ts'
import { readInterests } from '../../understanding/interests.ts'
import { readManner } from '../../understanding/manner.ts'
import type { Clause } from '../../reader/index.ts'
import { fearsIn } from '../fears.ts'

/** What somebody does not want, or cannot do, in four languages. */
const DISLIKES = part`
  hates?|loathes?|dislikes?|can['’]?t stand|can['’]?t bear|cannot (?:stand|bear)|(?:do(?:es)?(?:n['’]?t| not)|can(?:['’]?t|not)|not) (?:\p{L}+ )?(?:like|eat|want|do|drink|take|enjoy|care for)|avoid|
  rather avoid|hasse|hassen|ungern|meiden|verträgt|vertrage|détest\p{L}+|évit\p{L}+|odi[oa]\p{L}*|(?:no|ne) (?:me |nos |le |aguant|soport|support|gust)\p{L}*
`
const DENIES = String.raw`no|not|nothing|without|never|nicht|nichts|kein\p{L}*|ohne|pas(?: de| d['’])?|rien(?: de)?|sans|nada de|sin|no`
const NEGATIVE = new RegExp(String.raw`(?<![\p{L}'’])(?:${DISLIKES}|${DENIES})(?![\p{L}'’])`, 'iu')
const PLAINLY = new RegExp(String.raw`(?<![\p{L}'’])(?:${DISLIKES})(?![\p{L}'’])`, 'iu')
/** Denies, and dislikes nothing. */
const IDIOM = pattern('iu')`
  \b(?:don['’]?t (?:know|mind|have|need|worry)|not (?:sure|yet|been|only|far|including|counting|bothered|fussy|the first|a problem)|never been|no (?:idea|problem|rush|hurry|need|matter|car|kids|children|more than|longer|preference|budget)|can['’]?t wait|
  nothing (?:booked|planned|special|fixed)|not (?:so|that|too|very) (?:much|keen|fussed)(?=\W*$)|noch nicht|nicht (?:sicher|wichtig)|keine (?:ahnung|eile|kinder)|pas encore|no (?:sé|sabemos|importa))\b
`
const JOINTS = /[.;:!?\n]+\s*|,\s+|\s(?:but|aber|mais|pero|although|though)\s|\s(?:and|und|et|y)\s(?=(?:\p{L}+\s){2,})/giu
/** Hours and days are read by others. */
const OF_TIME = /\d|\b(?:mornings?|evenings?|afternoons?|nights?|early|late|before|after|morgens?|abends?|früh\p{L}*|matins?|soirs?|mañanas?|noches?|madrug\p{L}*)\b/iu
/** Tells what somebody likes or cannot do, or may do so where it was not cut well. */
const TELLS: ReadonlySet<string> = new Set(['taste', 'trip', 'hours', 'find', 'less-of', 'shorter', 'other'])
const LONGEST = 8

/** What an opening says is unwanted and no search can keep out, in its own words: 'hate queues', 'nichts Überlaufenes'. */
export function unheardIn(text: string, clauses: readonly Clause[]): string[] {
  const told = clauses.filter(({ act, share }) => TELLS.has(act) && share >= SURE)
  let at = 0
  const pieces = text.split(JOINTS).map((words) => { const start = text.indexOf(words, at); at = start + words.length; return { words, start } })
  return [...new Set(pieces.flatMap(({ words, start }) => {
    const negative = NEGATIVE.exec(words)
    const clause = told.find((one) => one.start <= start + (negative?.index ?? 0) && start < one.end)
    if (negative === null || clause === undefined || IDIOM.test(words) || OF_TIME.test(words) || (clause.act !== 'taste' && negative.index > 0 && !PLAINLY.test(words))) return []
    const said = unheardOf(negative[0], words.slice(negative.index + negative[0].length)).replace(/\s+/g, ' ').replace(/\s+(?:please|pls|bitte|s['’]il vous plaît|por favor|if (?:possible|it can be helped)|si possible|either|x+)\W*$/iu, '').trim()
    const count = said.split(' ').length
    return count < 2 || count > LONGEST ? [] : [said]
  }))].slice(0, MOST)
}

/** Of several things that are unwanted, those that no search takes up. */
function unheardOf(negation: string, rest: string): string {
  const each = rest.split(AND)
  const unheard = each.filter((one) => !isHeard(`${negation} ${one.trim()}`))
  return unheard.length === each.length ? `${negation}${rest}` : unheard.length === 0 ? '' : `${negation} ${unheard.map((one) => one.trim()).join(', ')}`
}

const AND = /,? (?:and|or|nor|und|oder|noch|et|ou|ni|y|o) /iu
const SURE = 0.4
const MOST = 2

/** What any search takes up. */
function isHeard(words: string): boolean {
  const lower = words.toLowerCase().replaceAll('’', "'")
  const { needs, pace, style, times } = readManner(lower)
  return readInterests(lower) !== null || needs.length > 0 || pace !== null || style !== null || times !== null || fearsIn([lower]).length > 0
}
