import type { KnownActivity } from './known-activity.ts'
import type { Mention } from './mentions.ts'

/** A part of a sentence, and what it is about: each member is one thing, of which one reading is meant. */
export interface Segment {
  text: string
  /** What of the sentence comes before it. */
  before: string
  members: readonly (readonly KnownActivity[])[]
}

const JOINED = /^[\s*_"“”‘’'),]*(?:(?:,|and|or|&|plus|as well as|with|then)[\s*_"“”‘’'(]*)*$/i
const STRONG = /[;.]|\b(?:and|but|while|whereas|then|against)\b/gi
const WEAK = /,|\s[–—-]\s|:|\b(?:or|with|than|for|at)\b/gi

/** Cuts a sentence so that what is said stands with the activity of which it is said. Those named in one breath stay together. */
export function segmentsOf(sentence: string, mentions: readonly Mention[]): Segment[] {
  const groups: { mentions: Mention[]; from: number; to: number }[] = []
  let from = 0
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1]
    const group = groups.at(-1)
    const between = last === undefined ? '' : sentence.slice(last.to, mention.from)
    if (last !== undefined && group !== undefined && JOINED.test(between)) {
      group.mentions.push(mention)
      continue
    }
    if (last !== undefined && group !== undefined) {
      group.to = last.to + cutIn(between)
      from = group.to
    }
    groups.push({ mentions: [mention], from, to: sentence.length })
  }
  const last = groups.at(-1)
  if (last !== undefined) last.to = sentence.length
  return groups.map((group) => ({ text: sentence.slice(group.from, group.to), before: sentence.slice(0, group.from), members: group.mentions.map(({ options }) => options) }))
}

/** ', €120 for' leads to the name behind it. */
const PRICE_BEFORE = /,\s*(?:about\s+)?(?:[€$£¥]|\p{Lu}{3}\s)\s?\d[\d.,]*\s+(?:for|at)\s*$/u

/** Where the next one begins between two names. */
function cutIn(between: string): number {
  const price = PRICE_BEFORE.exec(between)
  if (price !== null) return price.index
  const strong = [...between.matchAll(STRONG)].at(-1)
  const weak = [...between.matchAll(WEAK)].at(-1)
  return (strong ?? weak)?.index ?? between.length
}

/**
 * Whether each written figure is that of its activity: as many figures as names go one by one, a single figure is each
 * one's, several of one name are all its own.
 */
export function areBorne<Written>(written: readonly Written[], members: Segment['members'], bears: (activity: KnownActivity, one: Written) => boolean): Written | undefined {
  const some = (options: readonly KnownActivity[] | undefined, one: Written): boolean => (options ?? []).some((activity) => bears(activity, one))
  return written.find((one, at) => {
    if (written.length === members.length) return !some(members[at], one)
    if (written.length === 1) return !members.every((options) => some(options, one))
    return !members.some((options) => some(options, one))
  })
}
