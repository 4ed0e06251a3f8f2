import type { Clause } from '../../reader/index.ts'

/** From here on a reading is acted on, by what a wrong one costs: a question that is answered amiss is asked again, and a wish that is passed over is lost. */
const SURE = { changes: 0.6, beside: 0.65, other: 0.5 }
/** What makes the plan another. */
const CHANGES: ReadonlySet<string> = new Set(['remove', 'replace', 'move', 'exchange', 'empty', 'lighter', 'less-of', 'back', 'anew', 'plan', 'cheaper', 'dearer', 'shorter'])

/** So sure a reading is, before it is taken for what no rule reads, or for another change than the rules read. */
const PLAIN = 0.85

export function isPlain({ share }: Pick<Clause, 'share'>): boolean {
  return share >= PLAIN
}

export function isSure(clause: Clause): boolean {
  const { act, share } = clause
  return share >= (CHANGES.has(act) || asks(clause) ? SURE.changes : BESIDE.has(act) ? SURE.beside : SURE.other)
}

/** What a message tells of the trip itself; the trip's own reader reads it word by word. */
const OF_TRIP: ReadonlySet<string> = new Set(['trip', 'taste', 'hours'])
/** Wants to be shown things, or the days set out: what is told beside it belongs to it. */
const LOOKS: ReadonlySet<string> = new Set(['plan', 'find', 'other', 'anew'])
/** Says nothing that anything follows from, where something else is said beside it. */
const BESIDE: ReadonlySet<string> = new Set(['aside', 'courtesy'])

export function isOfTrip({ act }: Clause): boolean {
  return OF_TRIP.has(act)
}

export function looks({ act }: Clause): boolean {
  return LOOKS.has(act)
}

/** Asks, and changes nothing. */
export function asks({ act }: Clause): boolean {
  return act.startsWith('ask-') || act === 'compare'
}

/** Beside what is surely said, so likely an aside is one. */
const LIKELY_BESIDE = 0.4

const REQUESTS = /(?<!\p{L})(?:please|pls|bitte|por favor|s['’]il (?:vous|te) pla[iî]t)(?!\p{L})/iu

/** What may do something, beside what surely does; empty where nothing surely does. */
export function doingIn(clauses: readonly Clause[]): readonly Clause[] {
  const doing = clauses.filter(({ act, share, text }) => !BESIDE.has(act) || share < LIKELY_BESIDE || (share < SURE.beside && REQUESTS.test(text)))
  return doing.some((clause) => isSure(clause) && clause.share >= SURE.changes && (!isIdle(clause) || clause.act === 'hours')) ? doing.filter((clause) => isSure(clause) || !isIdle(clause) || REQUESTS.test(clause.text) || (clause.share < LIKELY_BESIDE && clause.spans.some(({ label }) => label === 'item' || label === 'out' || label === 'in'))) : []
}

/** Where something else is surely done, nothing follows from these when they are not sure. */
const IDLE: ReadonlySet<string> = new Set(['aside', 'courtesy', 'complaint', 'taste', 'keep', 'accept', 'decline', 'foreign', 'trip', 'hours'])

export function isIdle({ act, spans }: Clause): boolean {
  return IDLE.has(act) && !(act === 'keep' && spans.some(({ label }) => label === 'item' || label === 'in' || label === 'out'))
}

/** Makes the plan another. */
export function changes({ act }: Clause): boolean {
  return CHANGES.has(act) || act === 'add'
}

/** 'We do not swim', 'you took it out': beside what is to be done about the plan these say why. */
const REASONS: ReadonlySet<string> = new Set(['taste', 'complaint'])

export function withoutReasons(clauses: readonly Clause[]): readonly Clause[] {
  const doing = clauses.filter(({ act }) => !REASONS.has(act))
  return doing.some((clause) => changes(clause) || asks(clause)) ? doing : clauses
}

/** The clauses that something follows from; null where any of them may be another. */
export function sureOf(clauses: readonly Clause[]): readonly Clause[] | null {
  const doing = clauses.filter((clause) => !(BESIDE.has(clause.act) && isSure(clause)))
  if (clauses.length === 0 || doing.some((clause) => !isSure(clause))) return null
  return doing.length > 0 ? doing : clauses
}
