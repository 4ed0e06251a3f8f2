import type { IndexArrays } from '../format/index-arrays.ts'
import { AIRPORT_CODE, ALIAS, PLACE } from '../format/posting.ts'
import type { BestOf } from './best-of.ts'
import { FEW_LETTERS, kindOfName, KINDS } from './kinds.ts'
import type { NameList, Range } from './name-list.ts'
import { BLOCK } from './ranks.ts'
import type { Ranks } from './ranks.ts'

export interface NameSearch {
  readonly index: IndexArrays
  readonly names: NameList
  readonly ranks: Ranks
}

/** Names that are what was typed. */
export function offerWhole({ index, names, ranks }: NameSearch, query: string, best: BestOf): void {
  const key = names.find(query)
  if (key === null) return
  for (let at = index.postingAt[key] ?? 0; at < (index.postingAt[key + 1] ?? 0); at += 1) {
    const posting = index.postings[at] ?? 0
    const kind = kindOfName(posting)
    best.offer(posting & PLACE, kind, (ranks.place[posting & PLACE] ?? 0) + KINDS[kind].worth, 1)
  }
}

/** Names that begin with what was typed. */
export function offerBeginnings(search: NameSearch, query: string, best: BestOf): void {
  const range = search.names.beginningWith(query)
  offerRange(search, range, { best, aliases: false, worth: KINDS.beginning.worth, read: (key) => ({ kind: 'beginning', closeness: query.length / search.names.lengthOf(key) }) })
  offerRange(search, range, {
    best,
    aliases: true,
    worth: query.length < FEW_LETTERS.below ? FEW_LETTERS.worth : KINDS.aliasBeginning.worth,
    read: (key) => ({ kind: 'aliasBeginning', closeness: query.length / search.names.lengthOf(key) }),
  })
}

export interface RangeOffer {
  readonly best: BestOf
  readonly aliases: boolean
  /** What is added to a place's rank. */
  readonly worth: number
  readonly read: (key: number) => { kind: 'beginning' | 'aliasBeginning' | 'slip'; closeness: number }
}

/** The best places of names side by side; blocks without a chance are passed over. */
export function offerRange({ index, ranks }: NameSearch, { from, to }: Range, { best, aliases, worth, read }: RangeOffer): void {
  const byName = aliases ? ranks.alias : ranks.name
  const byBlock = aliases ? ranks.aliasBlocks : ranks.nameBlocks
  for (let key = from; key < to; key += 1) {
    if (key % BLOCK === 0) {
      while (key + BLOCK <= to && (byBlock[key / BLOCK] ?? 0) + worth <= best.floor()) key += BLOCK
      if (key >= to) return
    }
    const rank = byName[key] ?? 0
    if (rank === 0 || rank + worth <= best.floor()) continue
    for (let at = index.postingAt[key] ?? 0; at < (index.postingAt[key + 1] ?? 0); at += 1) {
      const posting = index.postings[at] ?? 0
      if ((posting & AIRPORT_CODE) !== 0 || ((posting & ALIAS) !== 0) !== aliases) continue
      const total = (ranks.place[posting & PLACE] ?? 0) + worth
      if (total <= best.floor()) continue
      const { kind, closeness } = read(key)
      best.offer(posting & PLACE, kind, total, closeness)
    }
  }
}
