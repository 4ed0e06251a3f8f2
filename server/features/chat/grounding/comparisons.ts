import { pattern } from '../language/pattern.ts'
import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { DIMENSIONS, UNKNOWN, valueOf } from './dimensions.ts'
import type { Dimension } from './dimensions.ts'
import type { Subject } from './subject.ts'
import { plainWords } from './words.ts'

const NOT = /\b(?:not|never|isn|aren|nor|neither)\b|n[’']t\b/i
const ASKS = /\?\s*["”’)]*\s*$/
/** Set against a figure, an expectation or a wish, which are checked elsewhere or are nobody's. */
const THAN_FIGURE = /^[^.;]*?\bthan\s+(?:(?:about|some|your|the)\s+)*(?:[€$£¥]|\d|an? hour|half|two|three|budget|you\b|most people|planned|expected|one (?:might|would))/i
const THAN_NAMED = pattern('u')`
  ^[^.;]*?\bthan\s+(?:(?:the|all|any|most|both|either|every|each)\s+)*(?:it\b|others?|rest|one|ones|these|those|them|all|any|both|two|first|second|
  third|last|that|this|tour|walk|of|\p{Lu})
`
const AMONG = /\b(?:one|some|two|several) of\s+(?:\S+\s+){0,2}$|\bamong\s+(?:\S+\s+){0,2}$/i
const ORDINAL = /\b(second|third|next|fourth)[\s-]+$/i

/** Cheaper than itself on another day or by another way: of that there is no figure. */
const ELSEWHERE = /^[^.;,]*\b(?:on (?:week|mon|tue|wed|thu|fri|sat|sun)\w*|online|elsewhere|at other \w+|if you|when you|in (?:winter|summer|spring|autumn|the (?:morning|afternoon|evening)))\b/i

interface Said {
  dimension: Dimension
  /** Whether the greater value is meant. */
  isUp: boolean
  isMost: boolean
  at: number
  text: string
}

/** Says which comparison of a sentence the figures of the results do not bear. */
export function findForeignComparison(grounds: Grounds, subject: Subject): string | null {
  if (ASKS.test(subject.claims)) return null
  for (const [at, { text, members }] of subject.segments.entries()) {
    const unknown = subject.isBound ? UNKNOWN.exec(text) : null
    if (unknown !== null && !members.flat().some((activity) => isWritten(unknown[0], activity))) return complaint(unknown[0])
    for (const said of comparisonsIn(text)) {
      if (!subject.isBound && !/^\W*(?:it|this|that|they)\b/i.test(subject.claims)) continue
      const after = text.slice(said.at) + (subject.segments[at + 1]?.text ?? '')
      if (!said.isMost && THAN_FIGURE.test(after)) continue
      if (!said.isMost && /\bthan\b/i.test(after) && !THAN_NAMED.test(after) && ownerOf(after, grounds) === null) return complaint(after.slice(0, 60))
      if (!said.isMost && subject.isBound && ELSEWHERE.test(after)) return complaint(after.slice(0, 60))
      const isAgainst = at === 0 && subject.goesOnAbout.length > 0 && !said.isMost && /\bthan\b/i.test(text.slice(said.at))
      const these = isAgainst ? subject.goesOnAbout : subject.isBound ? members.flat() : subject.spokenOf
      const next = subject.segments[at + 1]
      const byWord = said.isMost ? null : ownerOf(after, grounds)
      const others = byWord !== null && !these.includes(byWord) ? [byWord] : isAgainst && subject.here.length > 0 ? members.flat() : !said.isMost && next !== undefined && /^\W*(?:\w+\s+){0,4}?than\b/i.test(next.text) ? next.members.flat() : []
      const isNegated = NOT.test(text.slice(0, said.at))
      if (these.length === 0 || !these.some((one) => holds(one, said, { grounds, subject, others, text }) !== isNegated)) return complaint(said.text)
    }
  }
  return null
}

const complaint = (text: string): string => `It compares (${JSON.stringify(text.trim())}), which the figures of the tool results do not bear. Leave it out, or compare by their figures.`

function comparisonsIn(text: string): Said[] {
  return DIMENSIONS.flatMap((dimension) =>
    (['more', 'less', 'most', 'least'] as const).flatMap((form): Said[] => [...text.matchAll(dimension[form])].map((match) => ({ dimension, isUp: form.startsWith('mo'), isMost: form.endsWith('st'), at: match.index, text: match[0] }))),
  )
}

/** 'Than the volcano': what a single word of its title tells among all that was found. */
function ownerOf(after: string, { activities }: Grounds): KnownActivity | null {
  const [word = ''] = plainWords(/\bthan (?:the|that|this) (\p{L}{4,})/u.exec(after)?.[1] ?? '')
  const owners = [...activities.values()].filter(({ words }) => words.has(word))
  return owners.length === 1 ? (owners[0] ?? null) : null
}

interface Beside {
  grounds: Grounds
  subject: Subject
  others: readonly KnownActivity[]
  text: string
}

/** Against what is named; a plain 'longer' against anything that it may mean; the most of all that was found together. */
function holds(one: KnownActivity, said: Said, { grounds, subject, others, text }: Beside): boolean {
  const mine = valueOf(said.dimension, one)
  if (mine === null) return false
  const isBeyond = (other: KnownActivity): boolean | null => {
    const theirs = valueOf(said.dimension, other)
    if (other === one || theirs === null || theirs.unit !== mine.unit) return null
    return said.isUp ? mine.value > theirs.value : mine.value < theirs.value
  }
  const isTied = (other: KnownActivity): boolean => valueOf(said.dimension, other)?.value === mine.value
  const lists = [...grounds.lists.map((codes) => [...codes].flatMap((code) => grounds.activities.get(code) ?? [])), subject.soFar, [...grounds.activities.values()]]
  if (others.length > 0) return others.every((other) => isBeyond(other) === true)
  if (!said.isMost) {
    const isOfAll = /\bthan (?:all|any|every|the (?:others|rest))\b/i.test(text.slice(said.at))
    if (isOfAll) return lists.some((list) => list.length > 1 && list.every((other) => other === one || isBeyond(other) !== false))
    return [...grounds.activities.values()].some((other) => isBeyond(other) === true)
  }
  const before = text.slice(0, said.at)
  const ordinal = ORDINAL.exec(before)?.[1]?.toLowerCase()
  const rank = ordinal === undefined ? 0 : ['next', 'second', 'third', 'fourth'].indexOf(ordinal) || 1
  const open = /\bof (?:all|everything|them all)\b|\banywhere\b/i.test(text.slice(said.at)) ? lists.slice(-1) : lists
  return open.some((list) => {
    if (list.length < 2 || !list.includes(one)) return false
    const beyond = list.filter((other) => isBeyond(other) === false && !isTied(other)).length
    return AMONG.test(before) ? beyond < list.length / 2 : ordinal === undefined ? beyond === 0 : beyond === rank
  })
}

function isWritten(found: string, { title, contents, inclusions, tags }: KnownActivity): boolean {
  const word = found.toLowerCase().split(' ').at(-1) ?? ''
  return [title, ...contents, ...inclusions, ...tags].some((text) => text.toLowerCase().includes(word))
}
