const MONTHS = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
/** Where these follow, an ordinal counts days and weeks, not cards. */
const NOT_CARDS = String.raw`(?!\s+(?:week|weekend|day|half|night|time|timers?|of\s+(?:the\s+)?(?:month|${MONTHS})|${MONTHS}\b|(?:to|till|until|through|-)\s+(?:the\s+)?\d))`
/** Before a word such as 'first', which is no card in 'first we eat'. */
const POINTS = String.raw`\b(?:the|that|this|and|or|than|from|with|vs|versus|compare|between|your|about)\s+(?:very\s+)?`
const THING = String.raw`\s+(?:one|option|tour|activity|suggestion|card|choice|idea|item|of (?:them|these|those))\b`
const WORDS = ['first|1st|one', 'second|2nd|two', 'third|3rd|three', 'fourth|4th|four', 'fifth|5th|five', 'sixth|6th|six', 'seventh|7th|seven', 'eighth|8th|eight']
const LAST = /\b(?:the|and|or|that) (?:very )?(?:last|final|bottom)(?: one| option| activity| of (?:them|these|those))?\b(?!\s+(?:week|day|night|weekend|time|minute|year|month))/
/** Where cards are set side by side, plain numbers are theirs. */
const SETS_SIDE_BY_SIDE = /\b(?:compare|difference|versus|vs)\b/

/** Cards that a message points at by where they stand, in the order of its words: 'the second', 'number 3', 'compare 3 and 1'. */
export function readPlaced(lower: string, lastShown: readonly string[], count: number): string[] {
  const found = WORDS.flatMap((words, index) => {
    const code = lastShown[index]
    const at = code === undefined ? -1 : placeOf(lower, words, index + 1)
    return code === undefined || at < 0 ? [] : [{ code, at }]
  })
  const last = LAST.exec(lower)
  const code = lastShown.slice(0, count).at(-1)
  const all = last === null || code === undefined ? found : [...found, { code, at: last.index }]
  return [...new Set(all.toSorted((left, right) => left.at - right.at).map((one) => one.code))]
}

/** The message without the words that only point: in 'how long is the last one' nothing lasts. */
export function withoutPlaces(lower: string): string {
  const ordinals = WORDS.flatMap((words) => words.split('|').slice(0, 2)).join('|')
  return lower.replace(new RegExp(LAST.source, 'g'), ' this one ').replace(new RegExp(String.raw`\b(?:the |that )?(?:${ordinals})(?: (?:one|option|tour|activity))?\b${NOT_CARDS}`, 'g'), ' this one ')
}

/** Where it is pointed at; -1 where it is not. */
function placeOf(lower: string, words: string, number: number): number {
  const [ordinal = '', short = '', count = ''] = words.split('|')
  const either = `(?:${ordinal}|${short})`
  const pointed = lower.search(new RegExp(String.raw`${POINTS}${either}\b${NOT_CARDS}`))
  if (pointed >= 0 && !isDayOfMonth(lower, short)) return pointed
  const alone = lower.search(new RegExp(String.raw`\b${either}${THING}|^\W*${either}\W*$`))
  if (alone >= 0) return alone
  const counted = lower.search(new RegExp(String.raw`(?:#\s?|\b(?:numbers?|no\.?|options?|card|item|choice)\s+)(?:${number}|${count})\b`))
  if (counted >= 0 || !SETS_SIDE_BY_SIDE.test(lower)) return counted
  return lower.replace(/\b(?:which|that|this|the \w+) one\b/g, ' ').search(new RegExp(String.raw`(?:^|[\s,&#])(?:${number}|${count})(?=$|[\s,&?.])(?! of (?:them|these))`))
}

/** 'On the 3rd' and 'the 3rd to the 5th' are days, where 'the 3rd' is a card. */
function isDayOfMonth(lower: string, short: string): boolean {
  return new RegExp(String.raw`\b(?:on|until|till|since|by|to|through|${MONTHS}|\d(?:st|nd|rd|th)? (?:to|-)) (?:the )?${short}\b|\bfrom (?:the )?${short}\b.*\b(?:to|till|until)\b`).test(lower)
}

/** 'The first', 'the second one': a card, and no day of a month. */
export function namesByPlace(text: string): boolean {
  return readPlaced(text.toLowerCase(), ['1', '2', '3', '4', '5', '6', '7', '8'], 8).length > 0
}
