import { readFileSync } from 'node:fs'

/**
 * Subjects that people talk of, and words of each: what is learned of an oven holds of a skillet that no sentence had. One line of the file is one
 * subject. A word may belong to several; what each speaks for is learned.
 */
const TOPICS_OF: ReadonlyMap<string, readonly string[]> = topicsByWord(readFileSync(new URL('./data/topics.txt', import.meta.url), 'utf8'))

function topicsByWord(file: string): Map<string, string[]> {
  const known = new Map<string, string[]>()
  for (const line of file.split('\n')) {
    const [topic = '', words = ''] = line.split(': ')
    for (const word of words.split(' ')) known.set(word, [...(known.get(word) ?? []), topic])
  }
  return known
}

/** 'Recipes' and 'baked' as well as 'recipe' and 'bake'. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [[/'s?$/, ''], [/ies$/, 'y'], [/es$/, ''], [/s$/, ''], [/ed$/, ''], [/d$/, ''], [/ing$/, ''], [/ing$/, 'e'], [/(.)\1(?:ed|ing)$/, '$1']]
const SHORTEST = 3
const NONE: readonly string[] = []

/** The subjects that a word belongs to, none for most words. */
export function topicsOf(word: string): readonly string[] {
  const known = TOPICS_OF.get(word)
  if (known !== undefined || word.length <= SHORTEST) return known ?? NONE
  for (const [ending, base] of ENDINGS) {
    const found = ending.test(word) ? TOPICS_OF.get(word.replace(ending, base)) : undefined
    if (found !== undefined) return found
  }
  return NONE
}

const MANY = 3
const OF_JOURNEYS: ReadonlySet<string> = new Set(['lodging', 'transport', 'sight', 'nature', 'outing', 'trip'])
/** Travellers speak of these as well. */
const OF_ALL: ReadonlySet<string> = new Set(['family', 'weather', 'time', 'party', 'shopping', 'trivia', 'talk', 'convert', 'animals', 'society', 'play', 'love'])

/** `t cooking`, `t cooking 2` for two words of it, and what stands beside them. */
export function topicSigns(row: readonly string[], { head, frame }: { head: string | undefined; frame: string }): string[] {
  const counts = new Map<string, number>()
  for (const word of new Set(row)) for (const topic of topicsOf(word)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  if (counts.size === 0) return [`t none ${frame}`]
  const signs = [...counts].flatMap(([topic, count]) => [
    `t ${topic}`, `t ${topic} ${frame}`, ...(count > 1 ? [`t ${topic} ${Math.min(MANY, count)}`] : []), ...(head === undefined ? [] : [`t ${topic} ${head}`]),
  ])
  const ofJourneys = [...counts.keys()].filter((topic) => OF_JOURNEYS.has(topic)).length
  return [...signs, `t all ${Math.min(MANY, ofJourneys)} ${Math.min(MANY, counts.size - ofJourneys)}`]
}

/** 'Two hundred more is fine' speaks of no law. */
const IS_FINE = /\b(?:is|are|be|s|also|all|just|perfectly|totally) fine\b/g

/** Whether words of another trade stand in a message and none of journeys. */
export function isOfOtherTopic(text: string): boolean {
  const topics = (text.replace(IS_FINE, ' ').match(/\p{L}[\p{L}'-]*/gu) ?? []).flatMap(topicsOf)
  return !topics.some((topic) => OF_JOURNEYS.has(topic)) && topics.some((topic) => !OF_ALL.has(topic))
}
