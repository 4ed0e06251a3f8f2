import { COUNT, readCount } from './numbers.ts'
import type { Span } from './plain-text.ts'

/** Who travels. `size` is absent when the message says only that there are children. */
export interface Party {
  size?: number
  adults?: number
  children?: number
  ages: number[]
  spans: Span[]
}

const KIN =
  '(?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse|gf|bf|mother|father|mom|mum|dad|sister|brother|son|daughter|friend|best friend|mate|buddy|cousin|uncle|aunt|grandmother|grandfather|grandma|grandpa|nephew|niece|boss|colleague|roommate|baby|toddler|child|kid|boy|girl|teenager|mother-in-law|father-in-law|parents|grandparents|in-laws)'
const CHILD = '(?:(?:grand)?kids?|(?:grand)?children|child|toddlers?|babies|baby|infants?|teens?|teenagers?|sons?|daughters?|boys?|girls?|little ones)'
const ADJECTIVES = '(?:(?:\\d{1,2}[- ](?:years?|yrs?)[- ]old|small|young|little|teenage|grown-up|other|old|elderly|dear|lovely|best|good|close|school|older|younger)\\s+)*'
const ONE = new RegExp(`^(?:my |our |the |his |her |an? )?${ADJECTIVES}(${KIN})\\b`)
const SEVERAL = new RegExp(`^(?:my |our |the |his |her |their )?(${COUNT})\\s+${ADJECTIVES}(?:adult\\s+)?(${CHILD}|friends?|adults?|grown-?ups?|seniors?|people|others|mates|sisters|brothers|cousins|parents|grandparents|colleagues|couples)\\b`)
const PAIRS = new Set(['parents', 'grandparents', 'in-laws'])
const NOT_PEOPLE = '(?!\\s*(?:-\\s*)?(?:couples|days?|nights?|weeks?|weekends?|hours?|hrs?|months?|minutes?|years?|rooms?|beds?|stars?|miles?|km|cities|places|stops|things|museums|bottles|k\\b|%|dollars|euros|pounds|usd|eur|gbp|[/.:]\\d|st\\b|nd\\b|rd\\b|th\\b|am\\b|pm\\b|of the|or \\d))'

const TOTALS: RegExp[] = [
  new RegExp(`\\b(?:family|group|party|bunch|team|crew|total|table)\\s+of\\s+(?<count>${COUNT})\\b${NOT_PEOPLE}`),
  new RegExp(`\\b(?<count>${COUNT}|both|couple|the two|the three)\\s+of\\s+us\\b`),
  new RegExp(`\\bus\\s+(?<count>${COUNT})\\b${NOT_PEOPLE}`),
  new RegExp(`\\b(?:we(?:'re| are| will be|'ll be)|there(?:'s| is| are|'ll be| will be))\\s+(?:a (?:group|party|family) of |only |just |all )?(?<count>${COUNT})\\b${NOT_PEOPLE}(?!\\s+(?:adult|kid|child|flying|going to))`),
  new RegExp(`(?<![\\w$€£])(?<count>\\d{1,3}|${COUNT})\\s+(?:adult\\s+)?(?:people|persons?|pax|travell?ers|guests|passengers|ppl|friends(?: going| travell?ing)?|girls|guys|women|men|ladies|students|seniors)\\b`),
  new RegExp(`\\bfor\\s+(?:just |only |the )?(?<count>${COUNT})\\b${NOT_PEOPLE}(?!\\s*(?:${CHILD}|adults?))`),
]
const SOLO = /\b(?:solo|alone|by myself|on my own|just me|only me|just myself|travell?ing single)\b/
const COUPLE = /\b(?:(?:as|for|we're|we are)\s+(?:a|an?\s+\w+)\s+couple|couples?\b(?! of)|honeymoon(?:ers)?|newlyweds|babymoon)\b/
const AGES: RegExp[] = [
  /\b(?:aged?|ages)\s+(?:are\s+)?((?:\d{1,2}(?:\s*(?:,|and|&)\s*)*)+)/g,
  /(?<![\d$€£])(\d{1,2})[\s-]*(?:years?|yrs?|y)[\s/-]*(?:olds?|o)\b/g,
  new RegExp(`\\b${CHILD}\\s*(?:\\(|,|of|who are|are|aged?)?\\s*((?:\\d{1,2}\\s*(?:,|and|&)\\s*)+\\d{1,2}|\\(\\d{1,2}\\))(?!\\s*(?:days?|nights?|weeks?|${COUNT}|st|nd|rd|th))`, 'g'),
]

/** Reads who travels from plain lower-case text; null when it says nothing of it. Rooms are not people. */
export function readParty(text: string): Party | null {
  const { ages, spans } = readAges(text)
  const counted = countAdultsAndChildren(text) ?? countNamed(text) ?? countTotal(text)
  if (counted === null && ages.length === 0) return hasChildren(text) ? { ages, spans: [], children: 1 } : null
  return { ...counted, ages, spans: [...spans, ...(counted?.spans ?? [])] }
}

function hasChildren(text: string): boolean {
  return new RegExp(`\\b(?:with|my|our|the|and)\\s+${ADJECTIVES}(?:kids|children|toddlers|little ones)\\b`).test(text)
}

/** 'Two adults and a child', '2 adults, 3 kids'. */
function countAdultsAndChildren(text: string): Omit<Party, 'ages'> | null {
  const adults = new RegExp(`(?<![\\w$€£])(${COUNT}|an?)\\s+(?:adults?|grown-?ups?|seniors?)\\b`).exec(text)
  if (adults === null) return null
  const size = readCount(adults[1]) ?? 0
  const children = countChildren(text) ?? 0
  return { size: size + children, adults: size, children, spans: [spanOf(adults)] }
}

function countChildren(text: string): number | null {
  const matches = [...text.matchAll(new RegExp(`(?<![\\w$€£])(${COUNT}|an?)\\s+${ADJECTIVES}(?:kids?|children|child|toddlers?|babies|baby|infants?|teens?|teenagers?)\\b`, 'g'))]
  return matches.length === 0 ? null : matches.reduce((sum, match) => sum + (readCount(match[1]) ?? 0), 0)
}

/** 'My mother and I', 'me and three friends', 'with my wife and two kids'. */
function countNamed(text: string): Omit<Party, 'ages'> | null {
  const list = /(?<![\w])(?:with|w\/|and|&|plus|me,?|myself,?|i,?)\s+(?=(?:my|our|two|three|four|five|six|\d|a|an|the)\s)/g
  const speaker = new RegExp(`\\b(my|our)\\s+${ADJECTIVES}${KIN}(?:[^.;!?#]{0,40}?)\\b(?:and|&)\\s+(?:i|me|myself)\\b`).exec(text)
  const others = new RegExp(`(?<![\\w$€£])(${COUNT})\\s+${ADJECTIVES}(?:friends?|mates|colleagues|cousins|sisters|brothers|buddies)\\s*(?:,|and|&|\\+|plus)\\s*(?:i|me|myself)\\b`).exec(text)
  if (others !== null) return { size: (readCount(others[1]) ?? 0) + 1, spans: [spanOf(others)] }
  const subjects = namedAsSubject(text)
  if (subjects !== null) return subjects
  const start = speaker?.index ?? [...text.matchAll(list)].map((match) => match.index + match[0].length).find((at) => countOne(text.slice(at)) !== null)
  if (start === undefined) return bringing(text)
  return countList(text, start)
}

/** 'My husband and our two kids want a week': two or more who open a sentence, and the one who writes it. */
function namedAsSubject(text: string): Omit<Party, 'ages'> | null {
  for (const { index, 0: opening } of text.matchAll(/(?:^|[.!?;]\s+)(?=(?:my|our)\s)/g)) {
    const found = countList(text, index + opening.length)
    if (found !== null && (found.size ?? 0) > 2) return found
  }
  return null
}

/** 'Bringing my mum', 'taking our two kids'. */
function bringing(text: string): Omit<Party, 'ages'> | null {
  const match = /\b(?:bringing|taking|joined by|accompanied by|surprise|surprising|treat(?:ing)?)\s+(?=(?:my|our)\s)/.exec(text)
  return match === null ? null : countList(text, match.index + match[0].length)
}

/** People named one after another, and the one who speaks. */
function countList(text: string, start: number): Omit<Party, 'ages'> | null {
  let size = 0
  let children = 0
  let at = start
  for (;;) {
    at += SPEAKER.exec(text.slice(at))?.[0].length ?? 0
    const next = countOne(text.slice(at))
    if (next === null) break
    size += next.count
    if (next.child) children += next.count
    at += next.length
    const joint = /^\s*(?:,\s*(?:and\s+)?|(?:and|&|plus|with)\s+)/.exec(text.slice(at))
    if (joint === null) break
    at += joint[0].length
  }
  if (size === 0) return null
  // 'We are bringing our kids': both parents speak.
  const partnered = /\b(?:we|us|our)\b/.test(text.slice(0, start)) && children === size ? 2 : 1
  return { size: size + partnered, adults: size - children + partnered, children, spans: [{ from: start, to: at }] }
}

/** The one who speaks is counted apart, wherever named. */
const SPEAKER = /^(?:i|me|myself)(?:\s*,?\s*(?:and|&|plus)\s+|,\s*)(?:also\s+)?/
/** Grown-up friends call each other so as well. */
const NO_CHILD = /girls|boys|sisters|brothers/

function countOne(text: string): { count: number; child: boolean; length: number } | null {
  const several = SEVERAL.exec(text)
  if (several !== null) {
    const couples = several[2] === 'couples' ? 2 : 1
    return { count: (readCount(several[1]) ?? 0) * couples, child: new RegExp(`^${CHILD}$`).test(several[2] ?? '') && !NO_CHILD.test(several[2] ?? ''), length: several[0].length }
  }
  const one = ONE.exec(text)
  if (one === null) return null
  const kin = one[1] ?? ''
  return { count: PAIRS.has(kin) ? 2 : 1, child: new RegExp(`^${CHILD}$`).test(kin), length: one[0].length }
}

function countTotal(text: string): Omit<Party, 'ages'> | null {
  for (const form of TOTALS) {
    const match = form.exec(text)
    const size = match === null ? null : (readCount(match.groups?.count) ?? threeOf(match.groups?.count))
    if (match !== null && size !== null && size >= 1 && size <= 200) {
      return { size, ...countChildrenWithin(text, size), spans: [spanOf(match)] }
    }
  }
  const couples = new RegExp(`(?<![\\w])(${COUNT})\\s+couples\\b`).exec(text)
  if (couples !== null) return { size: (readCount(couples[1]) ?? 0) * 2, spans: [spanOf(couples)] }
  const solo = SOLO.exec(text)
  if (solo !== null) return { size: 1, adults: 1, spans: [spanOf(solo)] }
  const couple = COUPLE.exec(text)
  return couple === null ? null : { size: 2, adults: 2, spans: [spanOf(couple)] }
}

function threeOf(count: string | undefined): number | null {
  return count === 'the three' ? 3 : count === 'the two' ? 2 : null
}

function countChildrenWithin(text: string, size: number): { children?: number; adults?: number } {
  const children = countChildren(text)
  return children === null || children >= size ? {} : { children, adults: size - children }
}

function readAges(text: string): { ages: number[]; spans: Span[] } {
  const found = AGES.flatMap((form) => [...text.matchAll(form)])
  const apart = found.filter((match, at) => !found.slice(0, at).some((earlier) => overlap(spanOf(earlier), spanOf(match))))
  return {
    ages: apart.flatMap((match) => [...(match[1] ?? '').matchAll(/\d{1,2}/g)].map((age) => Number(age[0]))).filter((age) => age < 100),
    spans: apart.map(spanOf),
  }
}

function overlap(left: Span, right: Span): boolean {
  return left.from < right.to && right.from < left.to
}

function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, to: match.index + match[0].length }
}
