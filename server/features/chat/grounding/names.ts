import { pattern } from '../language/pattern.ts'
import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { isNameOf } from './mentions.ts'
import { isActivityWord, isHeading, isOfferWord, plainWords, tellingWords } from './words.ts'

/** Says which title of a sentence no tool result has. */
export function findForeignName(sentence: string, grounds: Grounds): string | null {
  const foreign = titlesIn(sentence).find((claimed) => !isGrounded(claimed, grounds))
  return foreign === undefined ? null : `It names ${JSON.stringify(foreign.text.slice(0, 80))}, an activity that no tool result has.`
}

interface Claimed {
  text: string
  /** In bold, in quotes, or at the head of a list's line: all of it is meant as the title. */
  isMarked: boolean
}

const MARKED = [
  /\*\*([^*]+)\*\*/g,
  /__([^_]+)__/g,
  /(?<![\p{L}\d*])\*([^*\s][^*]*)\*(?![\p{L}\d*])/gu,
  /[“«„]([^”»“]+)[”»“]/g,
  /"([^"]+)"/g,
  /(?<![\p{L}\d])[‘']([^’']+)[’'](?!\p{L})/gu,
  /\[([^\]]+)\]\(/g,
  /`([^`]+)`/g,
]
const LIST_ITEM = /^\s*(?:[-*•]|\d+[.)]|#{1,4})\s+(.{4,90}?)\s*(?:[:–—(]|,\s|\.\s|\s-\s|$)/gm
/** Words that lead to a title at the head of a sentence and are none of it. */
const LEADING = pattern()`
  ^(?:Take|Book|Start|Begin|Try|Join|See|Visit|Do|Add|Choose|Pick|Enjoy|Consider|Reserve|Keep|Then|Go|Have|Spend|Finish|End|And|But|Or|For|After|
  Before|On|In|At|With|From|Next|First|(?:Walk|Stroll|Climb|Hike) (?:to|along|through|across|up|down|over|past))\s+
`
const RUN = String.raw`\p{Lu}[\p{L}\d’'-]*(?:\s+(?:(?:of|the|and|in|de|do|da|dos|das|di|del|du|la|le|by|at|to|with|&|on|for|from)\s+){0,2}(?:\p{Lu}[\p{L}\d’'-]*|\d+))+`
const CAPITALISED = new RegExp(String.raw`(?<![\p{L}])${RUN}`, 'gu')
/** What one is told to take, under a name. */
const OFFERED = pattern('gu')`
  \b(?:[Tt]ake|[Bb]ook|[Tt]ry|[Jj]oin|[Aa]dd|[Cc]hoose|[Rr]eserve|[Pp]ick|[Rr]ecommend|[Ss]uggest|[Oo]ffer|[Cc]onsider|[Gg]o (?:for|with|on)|
  (?:[Ss]tart|[Bb]egin|[Ee]nd) with|[Oo]pt for|[Ss]ettle on)\s+(?:(?:you|the|a|an|our|this)\s+)?(${RUN})
`
/** A small word in capitals within a sentence ('Start with The glass floor …') begins a title; it runs to the next mark, hour or price. */
const CAPITAL_BEGINNING = pattern('gu')`
  (?<=\p{Ll}\s)(?:The|An?|By|To|From|Under|Over|Up|Down|In|On|At|With|Without|Where|Two|Three|Four|Five|Six|Seven|Eight|Nine|
  Ten)\s.+?(?=\s+(?:at|for|on)\s+(?:\d|[€£$¥]|\p{Lu})|\s[–—-]\s|\s+(?:is|are)\s+included\b|[,.:;!?()]|$)
`

/** A known title, which 'it' stands for by now, and how one comes to it. */
const KNOWN_AFTER = /(?:\s+(?:at|in|on|with|for|of|to))?\s+it\b.*$/

/** What a sentence writes as one writes a title: marked, quoted, at the head of a list's line, offered, or in capitals with the word of an activity. */
function titlesIn(sentence: string): Claimed[] {
  const marked = MARKED.flatMap((form) => [...sentence.matchAll(form)].map(([, text = '']) => text)).filter(looksLikeTitle)
  const items = [...sentence.matchAll(LIST_ITEM)].map(([, text = '']) => text.replace(/[*_"“”]/g, '')).filter(looksLikeTitle)
  const capitalised = [...sentence.matchAll(CAPITALISED)].map(([text]) => withoutLead(text)).filter((text) => /\s/.test(text) && plainWords(text).some(isActivityWord))
  const offered = [...sentence.matchAll(OFFERED)].map(([, text = '']) => text)
  const begun = [...sentence.matchAll(CAPITAL_BEGINNING)].map(([text]) => text.replace(KNOWN_AFTER, ''))
  const plain = [...capitalised, ...[...offered, ...begun].filter((text) => tellingWords(text).length >= 2)]
  return [...marked.map((text) => ({ text, isMarked: true })), ...[...items, ...plain].map((text) => ({ text, isMarked: false }))]
}

function withoutLead(text: string): string {
  const rest = text.replace(LEADING, '')
  return rest === text ? rest : withoutLead(rest)
}

function looksLikeTitle(text: string): boolean {
  return tellingWords(text).filter((word) => !isHeading(word)).length >= 2 && /\p{Lu}/u.test(text) && text.length <= 120
}

const NEARLY_WHOLE = 0.6

/** A list of names is as good as each of them. */
function isGrounded(claimed: Claimed, grounds: Grounds): boolean {
  if (isOneGrounded(claimed, grounds)) return true
  const parts = claimed.text.split(/\s+(?:and|&)\s+/)
  return !claimed.isMarked && parts.length > 1 && parts.every((text) => isOneGrounded({ text, isMarked: true }, grounds))
}

function isOneGrounded({ text, isMarked }: Claimed, { activities, vocabulary, saidWords }: Grounds): boolean {
  const words = tellingWords(text).filter((word) => !isHeading(word))
  const isOwn = (word: string): boolean => saidWords.has(word) || vocabulary.has(word)
  if (words.every(isOwn)) return true
  return [...activities.values()].some((activity) => {
    const { words: title } = activity
    if (isNameOf(plainWords(withoutLead(text)), activity) || isPartOf(text, activity)) return true
    const share = shareOf(title, new Set(tellingWords(text)))
    // The whole title stands in it, and the sentence goes on.
    if (!isMarked && title.size > 1 && share === 1) return true
    const foreign = words.filter((word) => !title.has(word))
    // The first word may be that of the sentence ('Book …'); a place may stand beside it.
    return share >= NEARLY_WHOLE && foreign.every((word) => isOwn(word) || isHarmless(word, text))
  })
}

function shareOf(title: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const hits = [...title].filter((word) => words.has(word)).length
  return hits < Math.min(2, title.size) || title.size === 0 ? 0 : hits / title.size
}

/** What one passes, is given or meets at has a name as well, also within a title; what is booked has its title alone. */
function isPartOf(text: string, { title, contents, inclusions, exclusions, meetingPoints }: KnownActivity): boolean {
  const words = plainWords(withoutLead(text))
  if (words.some(isOfferWord)) return false
  return [title, ...contents, ...inclusions, ...exclusions, ...meetingPoints].some((part) => ` ${plainWords(part).join(' ')} `.includes(` ${words.join(' ')} `))
}

/** A word that only leads to the title: the first one of a run of capitals is often that of the sentence. */
function isHarmless(word: string, claimed: string): boolean {
  return plainWords(claimed)[0] === word && !isActivityWord(word)
}
