import { likeliest } from './arithmetic.ts'
import type { Clause, Span } from './clause.ts'
import type { Told } from './network.ts'
import type { Token } from './tokens.ts'

const OUTSIDE = 0
const BEGIN = 1

/** What the numbers of the network mean. */
export interface Names {
  readonly acts: readonly string[]
  readonly labels: readonly string[]
}

/** The clauses of a message, in their order. */
export function clausesOf(text: string, tokens: readonly Token[], { begins, tags, actsOf }: Told, names: Names): Clause[] {
  const ends = tokens.map(({ text: token, end }, at) => /[.?!;]/.test(token) && !/^\d/.test(tokens[at - 1]?.text ?? '') && tokens[at + 1] !== undefined && tokens[at + 1]?.start !== end)
  return stretchesOf(begins.map(likeliest).map((tag, at) => (at > 0 && ends[at - 1] === true && tag !== OUTSIDE ? BEGIN : tag))).map(({ from, to }) => {
    const shares = actsOf(from, to)
    const act = likeliest(shares)
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    const spans = spansOf(text, tokens.slice(from, to), tags.slice(from, to).map(likeliest)).map(({ label, ...span }) => ({ label: names.labels[label] ?? '', ...span }))
    return { act: names.acts[act] ?? '', share: shares[act] ?? 0, start, end, text: text.slice(start, end), spans }
  })
}

/** Where clauses begin and end; a message without any is one. */
function stretchesOf(tags: readonly number[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  let from: number | null = null
  for (const [at, tag] of [...tags, OUTSIDE].entries()) {
    if (tag !== OUTSIDE && tag !== BEGIN) {
      from ??= at
      continue
    }
    if (from !== null) stretches.push({ from, to: at })
    from = tag === BEGIN ? at : null
  }
  return stretches.length > 0 ? stretches : [{ from: 0, to: tags.length }]
}

type NumberedSpan = Omit<Span, 'label'> & { label: number }

/** Tags are 0, or 1 + 2 × label at the first word of a span and 2 + 2 × label at further ones. */
function spansOf(text: string, tokens: readonly Token[], tags: readonly number[]): NumberedSpan[] {
  const spans: NumberedSpan[] = []
  let last: number | null = null
  for (const [at, { start, end, text: word }] of tokens.entries()) {
    const tag = tags[at] ?? 0
    const label = tag === 0 ? null : (tag - 1) >> 1
    const before = spans.at(-1)
    if (label !== null && label === last && tag % 2 === 0 && before !== undefined) spans[spans.length - 1] = { ...before, end, words: text.slice(before.start, end) }
    else if (label !== null) spans.push({ label, start, end, words: word })
    last = label
  }
  return spans
}
