import { part, pattern } from '../language/pattern.ts'
import type { Span } from './plain-text.ts'

/** Liked, not liked, or neither: 'no spicy food' is not against food. */
export type Liking = 'wanted' | 'unwanted' | null

const DISLIKED = part`
  hate|hates|dislikes?|loathe|detest|can't stand|(?:don't|do not|doesn't|dont|didn't|won't|wouldn't|can't|cannot) (?:really )?(?:like|want|care|
  enjoy|do|need|fancy|stand|bear|love|eat|drink|see|be|book|include|plan|suggest|recommend|show(?: me| us)?|give(?: me| us)?|put|add|
  have time)(?: to| for)?|no time for|not (?:really |so |that |too |much )*(?:into|keen on|interested in|(?:a |big )*fans? of|fond of|
  bothered about|big on|crazy about|looking for)|(?:zero|no|little) interest in|(?:sick|tired|bored) of|enough(?: of)?|too many|seen enough|
  fed up with|(?:scared|afraid|terrified) of|rather not|no thanks to
`
const LEFT_OUT = part`
  no|not|without|skip(?:ping)?|avoid(?:ing)?|drop(?:ping)?|forget|remove|delete|ditch|scrap|swap|replace|exchange|cut(?: out)?|cancel|leave out|
  except(?: for)?|anything but|everything but|all but|other than|apart from|fewer|less|nothing|neither|nor|allergic to|instead of|rather than
`
const NEGATIVE = new RegExp(`^(?:${DISLIKED}|${LEFT_OUT})(?![\\w'-])`)
const STRONG = new RegExp(`^(?:${DISLIKED})(?![\\w'-])`)
/** Who cannot eat what is spicy has nothing against food. */
const OF_MEALS = /\b(?:eat|drink)$/
const SINGLE = /^(?:instead of|rather than|swap|replace|exchange)\b/
/** Words that end what a negation reaches over, or turn it round. */
const POSITIVE = pattern()`
  ^(?:can't (?:wait|get enough|live without|miss)(?: for| of)?|don't (?:forget|miss|skip|mind)|wouldn't mind|not (?:only|just)|
  no (?:problem|worries|matter|doubt)(?: with)?|never (?:get |have |see )?enough(?: of)?|(?:not|nothing) against|but|however|though|more|love|loves|
  adore|like|likes|want|wants|enjoy|enjoys|prefer|prefers|need|give me|show me|do|add|rather|into|keen on|i'd|we'd|i|we|anymore|any more|
  any longer)(?![\w'-])
`
const COMPARED = /^(?:than|to|over)(?![\w'-])/
const FILL = pattern()`
  ^(?:any|more|the|of|too|many|much|about|so|to|do|doing|with|for|in|on|at|kind|sort|a|an|all|those|these|such|visit|visiting|see|seeing|go|going|
  boring|old|big|crowded|touristy|long|expensive|loud|usual|spend|spending|day|days|time|hours|whole|entire|waste|our|my|his|her|inside|really|be|
  being|even|either|thing|things|have|having|your)$
`
const LIKED_AFTER = /^\s*(?:or \w+ |and \w+ )?(?:instead|rather)\b(?! (?:of|than))|^\s*(?:are|is|sounds?|would be)\s+(?:\w+\s+)?(?:in|fine|ok|okay|good|great|lovely|a must|perfect|nice|welcome)\b/
const DISLIKED_AFTER = pattern()`
  ^\s*(?:and such |either )?(?:(?:are|is|was|were)\s+(?:so |too |really |just |a bit )?(?:boring|dull|not (?:my|our|for)|a no|out)\b|
  (?:aren't|isn't)\s+(?:my|our|for|really)|bores?\b|not so much|put me off|\?\s*(?:no|nah|nope|not)\b)|^\?\s*(?:no|nah|nope|not)\b
`
const STEP = /[\w'-]+|[^\s\w]/g

interface Walk {
  /** What is said of the next wish: null while nothing has been. */
  negative: 'strong' | 'weak' | null
  /** Words between the negation and its first wish that only describe. */
  described: number
  /** True once the negation has met a wish. */
  met: boolean
  /** 'Instead of boats, bikes': what is left out for something else ends with its list. */
  single: boolean
  /** 'Prefer', 'rather' and 'more' wait for what they are compared with. */
  compares: boolean
}

/** What a text says of each of the wishes named in it, in order. */
export function likingsOf(text: string, wishes: readonly Span[]): Liking[] {
  const walk: Walk = { negative: null, described: 0, met: false, single: false, compares: false }
  return wishes.map((wish, at) => {
    const from = wishes[at - 1]?.to ?? 0
    step(walk, text.slice(from, wish.from), text.slice(wish.to, wish.to + 24))
    const after = text.slice(wish.to, wish.to + 40)
    if (DISLIKED_AFTER.test(after)) return 'unwanted'
    if (walk.negative === null || LIKED_AFTER.test(after)) return 'wanted'
    const { described, negative } = walk
    walk.met = true
    walk.described = 0
    if (described === 0) return 'unwanted'
    return negative === 'strong' && described < 3 ? 'unwanted' : null
  })
}

/** Goes on over the words between two wishes. */
function step(walk: Walk, between: string, after: string): void {
  STEP.lastIndex = 0
  for (let match = STEP.exec(between); match !== null; match = STEP.exec(between)) {
    const rest = between.slice(match.index)
    const isAtStart = match.index === 0 || !/[\w'-]/.test(between[match.index - 1] ?? '')
    const found = isAtStart ? (POSITIVE.exec(rest) ?? null) : null
    const negation = isAtStart && found === null ? NEGATIVE.exec(rest) : null
    // 'No more temples', 'rather not do museums'.
    const isGoingOn = found !== null && walk.negative !== null && !walk.met && /^(?:more|do|like|want|need|into|add)$/.test(found[0])
    if (isGoingOn) STEP.lastIndex = match.index + match[0].length
    else if (found !== null) {
      walk.compares ||= /^(?:prefer|rather|more|i'd|we'd)/.test(found[0])
      Object.assign(walk, { negative: null, described: 0, met: false })
      STEP.lastIndex = match.index + found[0].length
    } else if (negation !== null) {
      Object.assign(walk, { negative: STRONG.test(rest) && !OF_MEALS.test(negation[0]) ? 'strong' : 'weak', described: 0, met: false, single: SINGLE.test(rest) })
      STEP.lastIndex = match.index + negation[0].length
    } else if (COMPARED.test(rest) && (walk.compares || /^over\b/.test(rest)) && walk.negative === null && /\s$/.test(between) && between.slice(match.index).trim() === match[0]) {
      Object.assign(walk, { negative: 'weak', described: 0, met: false })
    } else word(walk, match[0], { rest: rest.slice(match[0].length), after })
  }
}

function word(walk: Walk, said: string, { rest, after }: { rest: string; after: string }): void {
  if (/[.;!?\n]/.test(said)) return void Object.assign(walk, { negative: null, described: 0, met: false, compares: false })
  if (walk.negative === null) return
  if (said === ',') {
    // 'No, museums'; and a list goes on while nothing else is said: 'no museums, churches or malls'.
    if (!walk.met || walk.single || (rest.trim() === '' && !isInList(after))) walk.negative = null
    return
  }
  // 'Avoid crowds and museums': what has no name here is the first of the list.
  if (/^(?:and|or|nor|&)$/.test(said)) return void (walk.described = 0)
  // 'Swap museums for gardens'.
  if (walk.met && /^(?:for|with)$/.test(said)) walk.negative = null
  else if (!FILL.test(said)) {
    if (walk.met) walk.negative = null
    else walk.described += 1
  }
}

/** Whether what follows a wish is more of a list, or its end. */
function isInList(after: string): boolean {
  return /^\s*(?:$|[,.;!?)]|(?:or|and|nor)\b)/.test(after)
}
