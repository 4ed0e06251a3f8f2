import { pattern } from '../../language/pattern.ts'
import { THINGS } from '../answers/written/things.ts'

const ASKING = /^\W*(?:(?:and|but|so|ok|okay|also|then|well|oh|by the way)\W+)*(?:is|are|was|do|does|did|can|could|will|would|may|should|must|what(?:'s|s)?|where(?:'s|s)?|when|how|who(?:'s|se)?|tell (?:me|us)|describe|explain)\b/i
/** Such words want something to be otherwise, or something new. */
export const CHANGES = pattern('i')`
  \b(?:swap|replace|exchange|substitute|instead|remove|drop(?! us| me| off)|delete|ditch|scrap|get rid|skip(?! the)|move|shift|switch|add|put|rather|another|cheaper|shorter|fill|
  change(?! our minds?| my mind)|find|suggest|recommend|take (?:[\w'’-]+ ){1,6}(?:out|off|away)\b|(?:can|could|may|would) (?:the (?!kids|child|boy|girl|bab|little)|that|this|it\b)[^?]{1,40} (?:be|go|come|start|happen) (?:at|on|in|to|later|earlier|before|after|moved|shifted|put|first|last)\b|(?<!\bstops? )(?:some|any)where(?! to (?:sit|rest|leave|park|change|swim))|
  (?:some|any)thing (?:else|more|with|for|like|on|in|that)\b(?! (?:it|board|there)\b)|plan (?:the|every|each|all|my|our|us|it)|leave (?:it )?out|let's|
  (?:do|have) you (?:have|got)(?! to\b)|(?:can|could|may|shall|should) (?:we|i|you) (?:go(?! (?:up|down|in|inside|into|onto?|through|near|close|out on)\b)|book|visit|make|do(?! (?:it|that|this)\b)|start|come|move|stay)\b)\b
`
export const SUMS = /\b(?:how much|total|sum|left|remain\w*|budget|altogether|in all|all of it|it all|everything|per (?:person|head)|each|cost|costs|spend|pay|limit|enough)\b/i
/** Held against an amount it is a sum as well. */
export const AMOUNT = /[$€£¥]\s?\d|\b\d+ ?(?:euros?|dollars?|pounds?|quid|yen|dirhams?|bucks)\b/i
/** 'If it rains, can we change the day': asks what may be changed. */
export const MAY_CHANGE = /\b(?:can|could|may) (?:we|i) (?:still )?change (?:the|our) (?:day|date|booking|tickets?|time)\b/i

/** 'What about toilets' asks, and 'what about a museum' wishes. */
export function isAsking(part: string): boolean {
  return ABOUT.test(part) ? THINGS.some(({ asked }) => asked.test(part.toLowerCase())) : ASKING.test(part)
}

export const ABOUT = /^\W*(?:and |but |so )?(?:what|how) about\b/i

/** What is asked of the whole plan is a sum. */
export function isOfAll(part: string): boolean {
  return /\b(?:all of (?:it|that|this)|it all|everything|altogether|in total|the (?:whole )?(?:plan|trip|lot)|left of|(?:what(?:'s| is)|how much) (?:is |do we have )?left|our limit|our budget)\b/i.test(part)
}
