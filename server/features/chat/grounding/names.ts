import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { isCovered } from './covered.ts'
import { isActivityWord, isHeading, isOfferWord, plainWords, tellingWords } from './words.ts'

/** The activities that a sentence names: by their whole title, or by most of its telling words. */
export function activitiesNamed(sentence: string, { activities }: Grounds): KnownActivity[] {
  const words = new Set(plainWords(sentence))
  const shares = [...activities.values()].map((activity) => ({ activity, share: shareOf(activity.words, words) }))
  const best = Math.max(0, ...shares.map(({ share }) => share))
  const whole = shares.filter(({ share }) => share === 1)
  const chosen = whole.length > 0 ? whole : shares.filter(({ share }) => share === best && share >= 0.5)
  return chosen.map(({ activity }) => activity)
}

function shareOf(title: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const hits = [...title].filter((word) => words.has(word)).length
  return hits < Math.min(2, title.size) || title.size === 0 ? 0 : hits / title.size
}

const CODES = [
  /\b[A-Z]{3}(?:-[A-Z\d]{2,})+\b/g,
  /\b\d{3,}[A-Z]+\d*\b/g,
  /\b(?:product |booking )?(?:code|ref(?:erence)?)\b(?:\s+is)?\s*:?\s*#?([A-Z\d][A-Z\d-]{3,})\b/g,
]

/** Says which product code of a sentence, or which title, no tool result has. */
export function findForeignName(sentence: string, grounds: Grounds): string | null {
  for (const form of CODES) {
    for (const [whole, inside] of sentence.matchAll(form)) {
      const code = inside ?? whole
      if (!grounds.activities.has(code) && !grounds.said.includes(code)) return `It names ${quoted(code)}, a product code that no tool result has.`
    }
  }
  const title = titlesIn(sentence).find((claimed) => !isGrounded(claimed, grounds))
  if (title !== undefined) return `It names ${quoted(title)}, an activity that no tool result has.`
  return findForeignOffer(sentence, grounds)
}

const MARKED = [/\*\*([^*]+)\*\*/g, /__([^_]+)__/g, /[“«]([^”»]+)[”»]/g, /"([^"]+)"/g, /(?<![\p{L}\d])[‘']([^’']+)[’'](?!\p{L})/gu, /\[([^\]]+)\]\(/g]
const LIST_ITEM = /^\s*(?:[-*•]|\d+[.)]|#{1,4})\s+(.{4,90}?)\s*(?:[:–—(]|,\s|\.\s|\s-\s|$)/gm
/** Words that lead to a title at the head of a sentence and are none of it. */
const LEADING = /^(?:Take|Book|Start|Begin|Try|Join|See|Visit|Do|Add|Choose|Pick|Enjoy|Consider|Then|Go|Have|Spend|Finish|End|And|But|Or|For|After|Before|On|In|At)\s+/
const CAPITALISED = /(?<![\p{L}])\p{Lu}[\p{L}\d’'-]*(?:\s+(?:(?:of|the|and|in|de|do|da|dos|das|di|del|du|la|le|by|at|to|with|&|on|for|from)\s+){0,2}(?:\p{Lu}[\p{L}\d’'-]*|\d+))+/gu

/** A small word in capitals within a sentence ('Start with The glass floor …') begins a title; it runs to the next mark, hour or price. */
const CAPITAL_BEGINNING = /(?<=\p{Ll}\s)(?:The|An?|By|To|From|Under|Over|Up|Down|In|On|At|With|Without|Where|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\s.+?(?=\s+(?:at|for|on)\s+(?:\d|[€£$¥]|\p{Lu})|\s[–—-]\s|\s+(?:is|are)\s+included\b|[,.:;!?()]|$)/gu

/** What a sentence writes as one writes a title: marked, quoted, at the head of a list's line, or in capitals with the word of an activity. */
function titlesIn(sentence: string): string[] {
  const marked = MARKED.flatMap((form) => [...sentence.matchAll(form)].map(([, text = '']) => text)).filter(looksLikeTitle)
  const items = [...sentence.matchAll(LIST_ITEM)].map(([, text = '']) => text.replace(/[*_"“”]/g, '')).filter(looksLikeTitle)
  const capitalised = [...sentence.matchAll(CAPITALISED)].map(([text]) => text.replace(LEADING, '')).filter((text) => /\s/.test(text) && plainWords(text).some(isActivityWord))
  const begun = [...sentence.matchAll(CAPITAL_BEGINNING)].map(([text]) => text).filter((text) => tellingWords(text).length >= 2)
  return [...marked, ...items, ...capitalised, ...begun]
}

function looksLikeTitle(text: string): boolean {
  return tellingWords(text).length >= 2 && /\p{Lu}/u.test(text) && text.length <= 120
}

function isGrounded(claimed: string, { activities, vocabulary, saidWords }: Grounds): boolean {
  const words = tellingWords(claimed).filter((word) => !isHeading(word))
  const all = new Set(tellingWords(claimed))
  const open = words.filter((word) => !saidWords.has(word) && !vocabulary.has(word))
  if (open.length === 0) return true
  return [...activities.values()].some((activity) => {
    // What one finds or is given there may have a name as well.
    if (open.every((word) => isCovered([word], activity))) return true
    const { words: title } = activity
    // The whole title stands in it, and the sentence goes on.
    if (title.size > 1 && shareOf(title, all) === 1) return true
    const foreign = words.filter((word) => !title.has(word))
    // A title may be cut short, or stand with its first word of the sentence ('Book …') and its place.
    return foreign.length === 0 || (shareOf(title, new Set(words)) >= 0.6 && foreign.every((word) => isHarmless(word, claimed) || vocabulary.has(word) || saidWords.has(word)))
  })
}

/** A word that only leads to the title: the first one of a run of capitals is often that of the sentence. */
function isHarmless(word: string, claimed: string): boolean {
  return plainWords(claimed)[0] === word && !isActivityWord(word)
}

const PRICED_OR_TIMED = /[€£¥$₹]\s?\d|\d\s?(?:€|£|euros?|dollars?|pounds?|EUR|USD|GBP)\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b/i

/** Who names an hour or a price for a kind of thing that was not found offers what is not there, however it is written. */
function findForeignOffer(sentence: string, { activities, saidWords, vocabulary }: Grounds): string | null {
  if (!PRICED_OR_TIMED.test(sentence)) return null
  const foreign = plainWords(sentence).find((word) => isOfferWord(word) && !saidWords.has(word) && !vocabulary.has(word) && ![...activities.values()].some(({ words }) => words.has(word)))
  return foreign === undefined ? null : `It offers a ${foreign}, and no tool result has one.`
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 80))
}
