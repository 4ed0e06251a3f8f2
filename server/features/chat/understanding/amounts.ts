import { part } from '../language/pattern.ts'
import { readCount, scaleOf, SPOKEN_COUNT } from './numbers.ts'

const GROUPED = "\\d{1,3}(?:[ ,.'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)"
const PLAIN = '\\d{1,9}(?:[.,]\\d{1,2})?(?!\\d)'
const WORD_SCALE = '(?:hundred|thousand|grand|million|lakhs?|crores?)'
/** 'Two thousand five hundred', 'fifteen hundred', 'a grand', 'half a grand', 'a couple of thousand'. */
const SPELLED = part`
  (?:half\s+(?=a))?(?:(?:a\s+)?(?:couple(?:\s+of)?|few)|an?|
  ${SPOKEN_COUNT})(?:\s+and\s+a\s+half)?\s+${WORD_SCALE}(?:(?:\s+and)?\s+${SPOKEN_COUNT}(?:\s+hundred)?(?:(?:\s+and)?\s+${SPOKEN_COUNT})?)?\b
`
/** 'Forty dollars': without a scale a number in words is money only beside its currency, or before an upper one that has both. */
const SMALL = part`
  ${SPOKEN_COUNT}(?=\s+(?:dollars?|euros?|pounds?|bucks|quid)\b|\s+(?:a (?:day|night|head|person)|each|per (?:day|night|head|person)|pp)\b(?! way)|
  \s*(?:-|to|and|or)\s*${SPOKEN_COUNT}\s+(?:hundred|thousand|grand)\b)
`
export const AMOUNT_NUMBER = `(?:${GROUPED}|${PLAIN}|${SPELLED}|${SMALL})`
export const AMOUNT_SCALE = '(?:k|thousand|grand|hundred|mil|million|m|lakhs?|lacs?|l(?=\\s?(?:inr|rupees|rs)\\b)|(?<=(?:inr|₹|rs\\.?) ?[\\d.,]+ ?)l(?![a-z])|crores?|cr)'
/** '1500,-', '1500.-', '50000/-': nothing behind the comma. */
export const NO_CENTS = '(?:[,.]-{1,2}|/-)'

/** The number that figures or words say, times their scale. */
export function readAmount(text: string, scale?: string): number {
  const amount = (/^\d/.test(text) ? readFigures(text) : readSpelled(text)) * scaleOf(scale)
  return Math.round(amount * 100) / 100
}

/** The scale that a number in words ends with: 'hundred' of 'three hundred'. */
export function spelledScale(text: string): string | undefined {
  return /\b(?:hundred|thousand|grand)$/.exec(text)?.[0]
}

/** '1,200.50', '1.200,50', '1 200', '1,20,000' and '2.5' (of '2.5k'). */
function readFigures(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimals === null ? text : text.slice(0, -decimals[0].length)).replace(/[ .,'’]/g, '')
  return Number(`${whole}.${decimals?.[1] ?? '0'}`)
}

function readSpelled(text: string): number {
  if (text.startsWith('half ')) return readSpelled(text.slice(5)) / 2
  let sum = 0
  let open: string[] = []
  for (const word of text.split(/[\s-]+/)) {
    const scale = scaleOf(word)
    if (scale === 1) {
      open.push(word)
      continue
    }
    const half = open.includes('half') ? 0.5 : 0
    sum += ((readCount(open.filter((part) => !/^(?:and|half)$/.test(part)).join(' ')) ?? 1) + half) * scale
    open = []
  }
  return sum + (readCount(open.filter((part) => part !== 'and').join(' ')) ?? 0)
}
