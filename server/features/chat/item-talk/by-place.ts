const MONTHS = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
/** Where these follow, an ordinal counts days and weeks, not cards. */
const NOT_CARDS = String.raw`(?!\s+(?:week|weekend|day|half|night|time|timers?|of\s+(?:the\s+)?(?:month|${MONTHS})|${MONTHS}\b|(?:to|till|until|through|-)\s+(?:the\s+)?\d))`
/** Before a word such as 'first', which is no card in 'first we eat'. */
const POINTS = String.raw`\b(?:the|that|this|and|or|than|from|with|vs|versus|compare|between|your|about)\s+(?:very\s+)?`
const THING = String.raw`\s+(?:one|option|tour|activity|suggestion|card|choice|idea|item|of (?:them|these|those))\b`
const WORDS = ['first|1st|one', 'second|2nd|two', 'third|3rd|three', 'fourth|4th|four', 'fifth|5th|five', 'sixth|6th|six', 'seventh|7th|seven', 'eighth|8th|eight']
const LAST = /\b(?:the|and|or|that) (?:very )?(?:last|final|bottom)(?: one| option| activity| of (?:them|these|those))?\b(?!\s+(?:week|day|night|weekend|time|minute|year|month|part|bit|stretch|piece|half|hour|steps?|stairs?|stop|course|song|set|train|tram|bus|ferry|boat back))/
/** Where cards are set side by side, plain numbers are theirs. */
const SETS_SIDE_BY_SIDE = /\b(?:compare|difference|versus|vs)\b/

/** How a card of one place in the list is pointed at. Made once: every message is held against all of them. */
const POINTERS = WORDS.map((words, index) => {
  const [ordinal = '', short = '', count = ''] = words.split('|')
  const either = `(?:${ordinal}|${short})`
  const number = index + 1
  return {
    pointed: new RegExp(String.raw`${POINTS}${either}\b${NOT_CARDS}`),
    alone: new RegExp(String.raw`\b${either}${THING}|^\W*${either}\W*$`),
    counted: new RegExp(String.raw`(?:#\s?|\b(?:numbers?|no\.?|options?|card|item|choice)\s+)(?:${number}|${count})\b`),
    beside: new RegExp(String.raw`(?:^|[\s,&#])(?:${number}|${count})(?=$|[\s,&?.])(?! of (?:them|these))`),
    /** 'On the 3rd' and 'the 3rd to the 5th' are days, where 'the 3rd' is a card. */
    dayOfMonth: new RegExp(String.raw`\b(?:on|until|till|since|by|to|through|${MONTHS}|\d(?:st|nd|rd|th)? (?:to|-)) (?:the )?${short}\b|\bfrom (?:the )?${short}\b.*\b(?:to|till|until)\b`),
  }
})
const ORDINALS = new RegExp(String.raw`\b(?:the |that )?(?:${WORDS.flatMap((words) => words.split('|').slice(0, 2)).join('|')})(?: (?:one|option|tour|activity))?\b${NOT_CARDS}`, 'g')
const EVERY_LAST = new RegExp(LAST.source, 'g')
/** What has none of these points at no place. */
const ANY = new RegExp(String.raw`\b(?:${WORDS.join('|')}|last|final|bottom)\b|\d`)

/** 'The first two'. */
const SEVERAL = /\b(?:the|your|these|those) (first|last) (two|three|four)\b(?! (?:days?|nights?|weeks?|hours?|evenings?|mornings?|of us))/
const HOW_MANY = ['', '', 'two', 'three', 'four']

/** Cards that a message points at by where they stand, in the order of its words: 'the second', 'number 3', 'compare 3 and 1'. */
export function readPlaced(lower: string, lastShown: readonly string[], count: number): string[] {
  if (!ANY.test(lower)) return []
  const [, end, many] = SEVERAL.exec(lower) ?? []
  if (many !== undefined) return end === 'last' ? lastShown.slice(0, count).slice(-HOW_MANY.indexOf(many)) : lastShown.slice(0, HOW_MANY.indexOf(many))
  const found = POINTERS.flatMap((pointer, index) => {
    const code = lastShown[index]
    const at = code === undefined ? -1 : placeOf(lower, pointer)
    return code === undefined || at < 0 ? [] : [{ code, at }]
  })
  const last = LAST.exec(lower)
  const code = lastShown.slice(0, count).at(-1)
  const all = last === null || code === undefined ? found : [...found, { code, at: last.index }]
  return [...new Set(all.toSorted((left, right) => left.at - right.at).map((one) => one.code))]
}

/** The message without the words that only point: in 'how long is the last one' nothing lasts. */
export function withoutPlaces(lower: string): string {
  return lower.replace(SEVERAL, ' these ').replace(EVERY_LAST, ' this one ').replace(ORDINALS, ' this one ')
}

/** Where it is pointed at; -1 where it is not. */
/** 'Compare all three' counts them, and points at no third. */
const COUNTED = /\b(?:all|the|those|these|any of the|each of the|your|of the) (?:two|three|four|five)\b/g

function placeOf(lower: string, { pointed, alone, counted, beside, dayOfMonth }: (typeof POINTERS)[number]): number {
  const at = lower.search(pointed)
  if (at >= 0 && !dayOfMonth.test(lower)) return at
  const byItself = lower.search(alone)
  if (byItself >= 0) return byItself
  const byNumber = lower.search(counted)
  return byNumber >= 0 || !SETS_SIDE_BY_SIDE.test(lower) ? byNumber : lower.replace(/\b(?:which|that|this|the \w+) one\b/g, ' ').replace(COUNTED, ' ').search(beside)
}

/** 'The first', 'the second one': a card, and no day of a month. */
export function namesByPlace(text: string): boolean {
  return readPlaced(text.toLowerCase(), ['1', '2', '3', '4', '5', '6', '7', '8'], 8).length > 0
}
