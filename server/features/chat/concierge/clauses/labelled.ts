import type { Clause, Span } from '../../reader/index.ts'
import { isAny } from './clause-things.ts'

/** A clause whose spans fit what it does: what is exchanged for something goes and the other comes, and what is taken out goes, whatever they were read for. */
export function labelled(clause: Clause): Clause {
  const { act, spans } = clause
  const has = (...labels: string[]): boolean => spans.some(({ label }) => labels.includes(label))
  const as = (label: string, isIt: (span: Span, at: number) => boolean): Clause => ({ ...clause, spans: spans.map((span, at) => (isIt(span, at) ? { ...span, label } : span)) })
  if ((act === 'add' || act === 'remove') && has('out') && has('in')) return { ...clause, act: 'replace' }
  if (act === 'remove' && !has('out', 'item')) return as('out', ({ label }) => label === 'in' || label === 'wish')
  if (act !== 'replace' || has('in', 'wish')) return clause
  if (has('out') && has('item')) return as('in', ({ label }) => label === 'item')
  const first = spans.findIndex(({ label }) => label === 'out' || label === 'item')
  // 'The Kiss for a museum'.
  return as('in', ({ label, words }, at) => at > first && (label === 'out' || label === 'item') && isAny(words))
}
