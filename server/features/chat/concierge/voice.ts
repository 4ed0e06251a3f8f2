/** Chooses words, so that no two sentences of a conversation are the same. */
export interface Voice {
  /** The first of these ways, from another one each time, of which no sentence was said before. Empty when none is given. */
  say(...ways: readonly (string | null)[]): string
  /** The first of these ways, in their order, of which no sentence was said before. */
  first(...ways: readonly string[]): string
  /** Any head with any tail. */
  mix(heads: readonly string[], tails: readonly string[]): string
}

/** What goes before a sentence that has been said in every other way. */
const AGAIN = ['As said, ', 'Once more: ', 'To repeat: ', 'Still the same: ', 'As before, ', 'Again: ', 'I can only say it again: ', 'Nothing has changed: ', 'The same as ever: ', 'It stands as it did: ', 'As it was: ', 'No news there: ']

/** `names` keep their capital wherever they stand. `answered` is all that was said before; the same conversation is always answered in the same words. */
export function createVoice({ answered, seed, turn, names = [] }: { answered: string; seed: string; turn: number; names?: readonly string[] }): Voice {
  const said = new Set(sentencesOf(answered).map(normalized))
  let at = hashOf(seed) + turn
  const isNew = (way: string): boolean => sentencesOf(way).every((sentence) => !said.has(normalized(sentence)))
  const speak = (way: string): string => {
    for (const sentence of sentencesOf(way)) said.add(normalized(sentence))
    return way
  }
  const first = (...ways: readonly string[]): string => {
    const fresh = ways.find(isNew)
    return fresh !== undefined || ways.length === 0 ? speak(fresh ?? '') : speak(rephrased(ways[0] ?? '', isNew, names))
  }
  const say = (...given: readonly (string | null)[]): string => {
    const ways = given.filter((way): way is string => way !== null && way !== '')
    const from = ways.length === 0 ? 0 : at++ % ways.length
    return first(...ways.slice(from), ...ways.slice(0, from))
  }
  return { say, first, mix: (heads, tails) => say(...heads.flatMap((head) => tails.map((tail) => `${head}${tail}`))) }
}

/** Each sentence that was said before gets a word in front of it. */
function rephrased(way: string, isNew: (way: string) => boolean, names: readonly string[]): string {
  const inside = (sentence: string): string => (names.some((name) => name !== '' && sentence.startsWith(name)) ? sentence : lowered(sentence))
  return sentencesOf(way)
    .map((sentence) => (isNew(sentence) ? sentence : (AGAIN.map((head) => `${head}${inside(sentence)}`).find(isNew) ?? `${sentence.replace(/([.?])$/, ', as I said$1')}`)))
    .join(' ')
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function normalized(sentence: string): string {
  return sentence.toLowerCase().replace(/\s+/g, ' ')
}

/** Only words that have no capital of their own lose it. */
function lowered(sentence: string): string {
  return /^(?:The|A|An|It|That|This|These|For|In|With|Which|What|When|How|Who|Shall|Of|To|At|You|Nothing|There|Where|Anything|Tell|Save|All|Both|Here|If|Children|Made|One|Chosen|Listed|Together|Keep|Put|Take|Shorter|Close|Among|Free|Any|Only|Is|Would|Do|Does|Will|Can|Did|Are|Not|Without)\b/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
}

function hashOf(seed: string): number {
  let hash = 0
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return hash
}
