import { NUMBER_VALUES } from '../../../language/number-words.ts'
import { likeness, rowOf } from '../../../language/likeness.ts'
import { stems } from '../../references/by-title.ts'
import type { Line } from './find-written.ts'
import { THINGS } from './things.ts'

/** What a question wants to have a number of. */
export interface Measure {
  /** As it is spoken of where nobody tells it: 'how many steps there are'. */
  noun: string
  /** What stands behind the number. */
  of: RegExp | readonly string[]
  /** What else has to be said there: of a depth, that it goes down. */
  beside?: RegExp
}

const SIZES: readonly (readonly [asked: RegExp, noun: string, unit: RegExp, beside?: RegExp])[] = [
  [/\bhow (?:high|tall)\b/, 'how high it is', /^(?:metres?|meters?|feet|foot|storeys?|stories|floors?)$/],
  [/\bhow deep\b/, 'how deep it is', /^(?:metres?|meters?|feet|foot)$/, /\b(?:deep|depth|down|below|under\w*|beneath)\b/i],
  [/\bhow (?:cold|warm|hot)\b|\b(?:what|which) (?:is the )?temperature\b/, 'how cold or warm it is', /^(?:degrees?)$/],
  [/\bhow many (?:kms?|kilomet\w+|miles?)\b|\bhow far (?:do|does|must|will|is it|is the (?:ride|walk|route|way|tour|loop))\b(?!.* (?:from|to) )|\bhow long is the (?:route|loop|distance|trail)\b|\bwhat distance\b/, 'how far it goes', /^(?:kilomet(?:re|er)s?|kms?|miles?|metres?|meters?|mile)$/],
  [/\bhow (?:big|large|wide)\b(?!.*\bgroups?\b)/, 'how large it is', /^(?:metres?|meters?|feet|acres?|hectares?|rooms?|halls?)$/],
  [/\bhow heavy\b/, 'how heavy it is', /^(?:kilos?|kilograms?|tonnes?|tons?|pounds?)$/],
]
const COUNT = /\bhow many ([\p{L}'-]+ of [\p{L}'-]+|(?:[\p{L}'-]+ )?[\p{L}'-]+)(?![\p{L}'-])/u
/** These are counted in fields of their own. */
const NOT_COUNTED = /^(?:other |more |different )?(?:people|persons?|pax|others|guests|visitors|members|students|nights|weeks|tickets|in|per|participants|travellers|of us|hours?|minutes|days?|times?|places?|seats|spaces|spots|stars|reviews|groups?|kids|children|adults|euros|dollars|things|can|are|will|do|does|is)\b/
/** Behind the noun the question goes on. */
const TAIL = / (?:is|are|was|do|does|can|could|will|would|did|have|has|on|in|at|to|of|there|we|you|i|they|for|up|down|included|roughly|about)$/
const LEADS = /^(?:different|other|kinds? of|sorts? of|types? of|more|new|small|big|courses? of)\s+/

/** 'How many steps', 'how high', 'how cold': what is to be counted or measured; null where nothing is, or where a field of its own tells it. */
export function readMeasure(clause: string): Measure | null {
  const size = SIZES.find(([asked]) => asked.test(clause))
  if (size !== undefined) return { noun: size[1], of: size[2], ...(size[3] === undefined ? {} : { beside: size[3] }) }
  const counted = COUNT.exec(clause)?.[1]?.replace(TAIL, '').replace(LEADS, '') ?? ''
  if (counted === '' || NOT_COUNTED.test(counted)) return null
  return { noun: `how many ${counted} there are`, of: counted.split(/ of /).toReversed() }
}

/** Words behind the number, in which what is counted has to stand. */
const NEAR = 3
const NUMBER = new RegExp(String.raw`^(?:\d[\d.,]*|(?:${[...NUMBER_VALUES.keys(), 'hundred', 'thousand', 'dozen', 'both'].join('|')})(?:-\p{L}+)?)$`, 'iu')
const ALIKE = 0.62

/** The lines that tell the number, those of the price first. */
export function measuredIn(lines: readonly Line[], { of, beside }: Measure): Line[] {
  if (of instanceof RegExp) return lines.filter((line) => (beside?.test(line.text) ?? true) && pairs(line.text).some(({ behind }) => behind.some((word) => of.test(word))))
  for (const noun of of) {
    const [stem] = stems(noun).slice(-1)
    const thing = THINGS.find(({ asked }) => asked.test(noun))
    const same = (word: string): boolean => stem !== undefined && (stems(word).includes(stem) || like(noun, word))
    const found = lines.filter(({ text }) => pairs(text).some(({ before, behind }) => [...behind, ...before].some(same)))
    if (found.length > 0) return found
    const kin = thing === undefined ? [] : lines.filter(({ text }) => pairs(text).some(({ behind }) => behind.some((word) => thing.written.test(word))))
    if (kin.length > 0) return kin
  }
  return []
}

function like(left: string, right: string): boolean {
  const [one, other] = [rowOf(left.toLowerCase()), rowOf(right.toLowerCase())]
  return one !== null && other !== null && likeness(one, other) >= ALIKE
}

/** Each number of a text with the words behind it, and with those of the title that it stands behind: 'The steps: Two hundred and sixty'. */
function pairs(text: string): { behind: string[]; before: string[] }[] {
  const words = text.split(/[^\p{L}\p{N}'’:.,-]+/u).filter((word) => word !== '')
  const bare = words.map((word) => word.replace(/[:.,'’]+$|['’]s$/gu, '').toLowerCase())
  return bare.flatMap((word, at) => {
    if (!NUMBER.test(word)) return []
    const title = words.slice(0, at).findLastIndex((one) => one.endsWith(':'))
    // 'Three small beers', and not the words of the next sentence.
    const end = words.slice(at, at + NEAR + 1).findIndex((one, index) => index > 0 && /[.:,]$/.test(one))
    const behind = bare.slice(at + 1, end < 0 ? at + NEAR + 1 : at + end + 1)
    return [{ behind, before: title === at - 1 ? bare.slice(Math.max(0, title - 1), title + 1) : [] }]
  })
}
