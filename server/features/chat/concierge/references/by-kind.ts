import type { Stands } from './what-stands.ts'
import { topicOf } from '../../item-talk/topics.ts'

const THING = '(?:one|ones|thing|things|tour|tours|activity|activities|outing|experience|event|visit)'
/** 'The food one', 'that boat tour'. */
const OF_KIND = new RegExp(String.raw`\b(?:the|that|this|our|your)\s+((?:\p{L}[\p{L}'-]*\s+){1,2})${THING}\b`, 'gu')
/** What points in another manner than by a kind. */
export const NO_KIND = /^(?:first|second|third|fourth|fifth|sixth|seventh|last|final|other|same|next|only|whole|main|best|worst|right|wrong|good|new|old|big|small|long|short|late|early|cheap|dear|\w+est|\w+er|most|more|one|two|three|day|morning|afternoon|evening|night|\w+day|\w+day's)$/

/** Tags that go by another word as well. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  class: ['workshop', 'cooking'],
  course: ['workshop', 'cooking'],
  cruise: ['boat', 'water'],
  ship: ['boat'],
  sailing: ['boat', 'water'],
  concert: ['music'],
  hike: ['hiking'],
  bike: ['cycling'],
  bicycle: ['cycling'],
  eating: ['food'],
  foodie: ['food'],
  tasting: ['food', 'wine', 'beer'],
  gallery: ['art', 'museum'],
  animal: ['wildlife'],
  temple: ['religion', 'temple'],
  church: ['religion'],
  palace: ['castle', 'architecture'],
  drink: ['wine', 'beer', 'nightlife'],
  swimming: ['water', 'beach'],
}

/** The things of a kind that a clause points at; `kind` alone where nothing that stands is of it. Null where no kind is named. */
export function readOfKind(clause: string, things: readonly Stands[]): { kind: string; codes: string[]; rest: string } | null {
  const lower = clause.toLowerCase().replaceAll('’', "'")
  for (const [whole, words = ''] of lower.matchAll(OF_KIND)) {
    const said = words.trim().split(/\s+/)
    const word = said.at(-1) ?? ''
    if (NO_KIND.test(word) || topicOf(word) === 'cancellation') continue
    const codes = codesOf(said, things)
    return { kind: said.join(' '), codes, rest: lower.replace(whole, 'it') }
  }
  return null
}

/** Those whose title or first tags say it best. */
function codesOf(said: readonly string[], things: readonly Stands[]): string[] {
  const scored = things.map(({ card }) => ({ code: card.productCode, score: said.reduce((sum, word) => sum + scoreOf(stem(word), card), 0) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ code }) => code)
}

function scoreOf(word: string, { title, tags }: Stands['card']): number {
  const inTitle = title.toLowerCase().split(/[^\p{L}]+/u).some((one) => stem(one) === word)
  const kinds = [word, ...(KINDS[word] ?? [])]
  const at = tags.findIndex((tag) => kinds.includes(stem(tag.toLowerCase())))
  return (inTitle ? 3 : 0) + (at < 0 ? 0 : at === 0 ? 3 : 2)
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:(?<=[sx]|ch|sh)es|s)$/, '') : word
}
