import type { Clause, Span } from '../../reader/index.ts'
import { isAny, OF_THING } from './clause-things.ts'

/** A clause whose spans fit what it does: what is exchanged for something goes and the other comes, and what is taken out goes, whatever they were read for. */
export function labelled(given: Clause): Clause {
  const clause = traded(withOutOf(takenOut(asMove(given))))
  const { act, spans } = clause
  const has = (...labels: string[]): boolean => spans.some(({ label }) => labels.includes(label))
  const as = (label: string, isIt: (span: Span, at: number) => boolean): Clause => ({ ...clause, spans: spans.map((span, at) => (isIt(span, at) ? { ...span, label } : span)) })
  if (act === 'keep' && has('out', 'item') && LEFT_OUT.test(clause.text)) return { ...as('out', ({ label }) => label === 'item'), act: 'remove' }
  if (act === 'replace' && !has('out', 'item') && ADDS.test(clause.text)) return { ...clause, act: 'add' }
  // 'One free afternoon on Monday'.
  if (act === 'add' && !has('in', 'item', 'wish', 'out') && FREE.test(clause.text)) return { ...clause, act: 'empty' }
  // 'Drop the tower, the Reforma thing and the ballet': all of it goes.
  if (act === 'remove' && has('out') && has('in', 'wish') && !FOR_IT.test(clause.text)) return as('out', ({ label }) => label === 'in' || label === 'wish')
  if ((act === 'add' || act === 'remove') && has('out') && has('in', 'wish')) return { ...clause, act: 'replace' }
  if (act === 'remove' && !has('out', 'item')) return as('out', ({ label }) => label === 'in' || label === 'wish')
  // 'Swap out anything with stairs'.
  if (act === 'replace' && !has('out', 'item') && OUT.test(clause.text)) return as('out', ({ label }) => label === 'in' || label === 'wish')
  if (act !== 'replace' || has('in', 'wish')) return clause
  if (has('out') && has('item')) return as('in', ({ label }) => label === 'item')
  const first = spans.findIndex(({ label }) => label === 'out' || label === 'item')
  // 'The Kiss for a museum'.
  return as('in', ({ label, words }, at) => at > first && (label === 'out' || label === 'item') && isAny(words))
}

/** 'Can you put the beer one earlier?' asks for it. */
function asMove(clause: Clause): Clause {
  const isOther = clause.share >= PLAINLY_OUT || clause.act.startsWith('ask-total')
  return !isOther && MOVES_HOUR.test(clause.text) && clause.spans.some(({ label }) => OF_THING.has(label)) ? { ...clause, act: 'move', share: PLAINLY_OUT } : clause
}

const MOVES_HOUR = /^\W*(?:(?:and|but|also|ok|hm+|maybe|please)\W+)*(?:can|could|would|will) (?:you|we|i) (?:please |maybe |also )?(?:put|make|move|have|do|get|shift|start) .*\b(?:earlier|later|sooner)\b/iu

/** 'Drop the market on Monday', 'then the sail out': whatever else it was read for, what it names goes. */
function takenOut(clause: Clause): Clause {
  const isOut = LETS_GO.test(clause.text) || (TAKES_OUT.test(clause.text) && !INSTEAD.test(clause.text))
  if (!(PUTS.has(clause.act) || clause.act === 'keep') || !isOut || !clause.spans.some(({ label }) => OF_THING.has(label))) return clause
  return { ...clause, act: 'remove', share: Math.max(clause.share, PLAINLY_OUT), spans: clause.spans.map((span) => (OF_THING.has(span.label) ? { ...span, label: 'out' } : span)) }
}

const PLAINLY_OUT = 0.65
const SOFTLY = String.raw`^\W*(?:(?:ok|okay|so|then|and|also|please|pls|just|oh|dann|bitte|also|und|alors|et|entonces|y|por favor|can (?:you|we)|could (?:you|we)|let['’]?s)\W+)*`
const TAKES_OUT = new RegExp(String.raw`${SOFTLY}(?:drop|remove|delete|scrap|ditch|lose|cut out|take out|leave out|streich\p{L}*|entfern\p{L}*|enl[eè]v\p{L}*|supprim\p{L}*|retir\p{L}*|elimin\p{L}*|quit\p{L}*)(?!\p{L})|(?:^|\s)(?:out|raus|heraus|fuera|afuera)\W*(?:please\W*|then\W*|bitte\W*)?$`, 'iu')
/** 'Take the Louvre off Monday', 'the workshop can go'. */
const LETS_GO = /(?<!\p{L})(?:tak(?:e|ing) (?:\S+ ){0,6}?(?:off|away)|get rid of|can go\W*$|(?:is|are)(?:n['’]t| not) (?:really )?(?:for us|us)\W*$)(?!\p{L})/iu
const INSTEAD = /(?<!\p{L})(?:instead|for|and|und|et|y|statt\p{L}*|replace\p{L}*|swap\p{L}*|try|find|figure|check|work|go(?:ing)?|night|day|eat(?:ing)?)(?!\p{L})/iu

/** What is taken out is to make room. */
const FOR_IT = /(?<!\p{L})(?:instead|for|with|by|rather|replac\p{L}*|swap\p{L}*|put\p{L}*|add\p{L}*|have|want|like|better|something|anything|in|statt\p{L}*|anstelle|durch|gegen|für|lieber|besser|etwas|dafür|pour|par|contre|plutôt|mets?|mettez|remplac\p{L}*|por|para|mejor|algo|pon\p{L}*|cambi\p{L}*|en vez|en lugar)(?!\p{L})/iu

const LEFT_OUT = /\b(?:leave|keep|miss|cut)\b.*\b(?:out|off)\b/iu
const ADDS = /^\W*(?:(?:can|could|please|and|also|we|you|i|would|like|d)\W+)*(?:add|put in|squeeze in|fit in|include)\b(?!.*\b(?:instead|for|place)\b)/iu
const FREE = /\b(?:free|nothing|rest|off|frei|libre)\b/iu
const OUT = /\b(?:swap|switch|trade|change|throw|take|kick)\b.*\bout\b(?!.*\bfor\b)/iu

/** 'In place of', in the four languages; and what may stand between it and the name. */
const INSTEAD_OF = /(?<!\p{L})(?:instead of|rather than|in (?:the )?place of|in lieu of|(?:an)?statt|anstelle|au lieu de|plut[oô]t que|à la place de|en (?:lugar|vez) del?|in for(?= (?:the|our|that|this)\b| \p{Lu}))(?!\p{L})\s*/giu
const SMALL = /^(?:(?:going|doing|to|the|a|an|that|our|vom|von|der|die|das|den|dem|des|ins?|im|zum|zur|le|la|les|l['’]|du|de|el|los|las|al)\s+)*/iu
const ENDS = /[.,;:!?]|(?<!\p{L})(?:zu|on|am|um|and|und|et|y|then|please|bitte|rather|lieber|besser|plutôt|mejor)(?!\p{L})/iu
const MOST_WORDS = 4

/** Behind 'instead of' stands what goes, whatever it was read for. */
function withOutOf(clause: Clause): Clause {
  const { text, start, spans, act } = clause
  if (!PUTS.has(act)) return clause
  const [found] = text.matchAll(INSTEAD_OF)
  if (found === undefined) return clause
  const behind = found.index + found[0].length
  const from = behind + (SMALL.exec(text.slice(behind))?.[0].length ?? 0)
  const rest = text.slice(from)
  const name = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim().split(/\s+/).slice(0, MOST_WORDS).join(' ')
  const isThing = ({ label }: Span): boolean => OF_THING.has(label)
  const before = spans.filter((span) => !isThing(span) || span.end - start <= behind || span !== spans.find((one) => isThing(one) && one.end - start > behind))
  const there = spans.filter((span) => isThing(span) && span.end - start > behind).slice(0, 1)
  if (NOTHING.test(name) || (there.length === 0 && (name === '' || HOUR.test(name)))) return clause
  const [first] = there
  const last = there.at(-1)
  const out = first === undefined || last === undefined
    ? { label: 'out', words: name, start: start + from, end: start + from + name.length }
    : { label: 'out', words: text.slice(Math.max(from, first.start - start), last.end - start), start: Math.max(first.start, start + from), end: last.end }
  const comes = before.map((span) => (span.label === 'item' || span.label === 'wish' ? { ...span, label: 'in' } : span))
  return { ...clause, act: comes.some(({ label }) => label === 'in') ? 'replace' : act, spans: [...comes, out].toSorted((left, right) => left.start - right.start) }
}

const PUTS: ReadonlySet<string> = new Set(['add', 'replace', 'move', 'find'])
const NOTHING = /^(?:nothing|anything|nichts|rien|nada)$/iu
const HOUR = /^(?:at |around )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)\b)/iu

const FOR_OTHER = /\s(?:with|by|for|mit|durch|gegen|für|par|contre|pour|por|con)\s/iu

/** 'The Kiss with the porcelain', read for one name: the first goes, the other comes. */
function traded(clause: Clause): Clause {
  const { act, spans } = clause
  const [only, ...others] = spans.filter(({ label }) => OF_THING.has(label))
  const [second] = others
  const between = only === undefined || second === undefined || others.length > 1 ? '' : clause.text.slice(only.end - clause.start, second.start - clause.start)
  if (act === 'replace' && second !== undefined && only?.label === second.label && FOR_OTHER.test(between)) return { ...clause, spans: spans.map((span) => (span === only ? { ...span, label: 'out' } : span === second ? { ...span, label: 'in' } : span)) }
  const found = act === 'replace' && only !== undefined && others.length === 0 && !isAny(only.words) ? FOR_OTHER.exec(only.words) : null
  if (only === undefined || found === null) return clause
  const at = only.start + found.index
  const out = { label: 'out', words: only.words.slice(0, found.index), start: only.start, end: at }
  const comes = { label: 'in', words: only.words.slice(found.index + found[0].length), start: at + found[0].length, end: only.end }
  return { ...clause, spans: spans.flatMap((span) => (span === only ? [out, comes] : [span])) }
}
