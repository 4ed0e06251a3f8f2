/** 'Double the days', 'half the budget': how many times as much there is to be, of what was agreed. */
export interface Multiple {
  of: 'days' | 'budget'
  by: number
}

const TIMES: readonly (readonly [words: string, by: number])[] = [
  ['doubl(?:e[sd]?|ing)|twice|two times|2\\s?x', 2],
  ['tripl(?:e[sd]?|ing)|three times|3\\s?x', 3],
  ['quadrupl(?:e[sd]?|ing)|four times|4\\s?x', 4],
  ['half|halv(?:e[sd]?|ing)', 0.5],
]
const FACTOR = `(?:${TIMES.map(([words]) => words).join('|')})`
const OBJECTS: readonly (readonly [Multiple['of'], string])[] = [
  ['budget', '(?:budget|money|sum|amount|funds|spending(?: limit)?|price limit|cash)'],
  ['days', '(?:days|nights|length|duration|time (?:there|we have|away)|stay|trip|holiday|vacation)'],
]
const MY = '(?:(?:the|our|my|that|this|your|its)\\s+)'
/** 'Twice as long', 'half as much money': what is compared goes without saying. */
const AS: readonly (readonly [Multiple['of'], string])[] = [
  ['days', 'as (?:long|many (?:days|nights)|much time)(?! as (?:the|it|that|this) (?:first|second|third|last|other)\\b)'],
  ['budget', 'as (?:much(?: money)?|high|big|large)(?=\\W*(?:$|now\\b|then\\b|please\\b|in total\\b|as (?:we|i|that|before|planned)\\b))'],
]
/** 'Half the budget is for food', 'half the days are wet': told of a part of it. */
const OF_A_PART = /^\s*(?:\w+\s+)?(?:is|are|was|were|goes?|went|will(?! do\b| be (?:enough|fine|plenty))|would(?! do\b)|on|to|for (?:the )?(?!two|three|four|five|six|both|all)\w+|of|in|at)\b/
/** A room, a bed and a decker are no change. */
const ASKED = /\?|^\W*(?:is|are|does|do|did|was|were|which|what|how|why)\b/

/** Reads by how much the length or the budget is to grow or shrink; null when by nothing. `text` is plain and in lower case. */
export function readMultiple(text: string): Multiple | null {
  if (text.length > 120) return null
  for (const [of, object] of OBJECTS) {
    const ahead = new RegExp(`\\b(?<factor>${FACTOR})\\s+(?:up\\s+)?(?:on\\s+)?(?:${MY}(?:number of\\s+|length of\\s+)?(?:whole\\s+|entire\\s+)?)${object}\\b`).exec(text)
    const behind = new RegExp(`\\b${MY}(?:\\w+\\s+)?${object}\\s+(?:(?:can|could|may|might|should|has|have|is|are|was|were|gets?|got|be|been|to be|now|just)\\s+)*(?<factor>${FACTOR})\\b`).exec(text)
    const found = ahead ?? behind
    if (found === null || isAsked(text)) continue
    const by = timesOf(found.groups?.factor ?? '')
    if (by < 1 && found === ahead && OF_A_PART.test(text.slice(found.index + found[0].length))) continue
    return { of, by }
  }
  for (const [of, compared] of AS) {
    const factor = new RegExp(`\\b(?<factor>${FACTOR})\\s+${compared}`).exec(text)?.groups?.factor
    if (factor !== undefined && !ASKED.test(text) && (of === 'days' || /\b(?:spend|pay|budget|afford|have|got|put in)\b/.test(text))) return { of, by: timesOf(factor) }
  }
  return null
}

/** 'Can you double the budget?' asks for it to be done; 'what is half the budget?' does not. */
function isAsked(text: string): boolean {
  return ASKED.test(text) && !/^\W*(?:(?:can|could|would|will|may|shall) (?:you|we|i)|what if|how about|what about|and if)\b/.test(text)
}

function timesOf(factor: string): number {
  return TIMES.find(([words]) => new RegExp(`^(?:${words})$`).test(factor))?.[1] ?? 1
}
