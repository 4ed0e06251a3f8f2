import { part } from '../language/pattern.ts'
import { AMOUNT_NUMBER, AMOUNT_SCALE, NO_CENTS, readAmount, spelledScale } from './amounts.ts'
import { CURRENCY_CODE, CURRENCY_SIGN, CURRENCY_WORD, currencyOf } from './currencies.ts'
import type { MoneyOf } from './currencies.ts'
import type { Span } from './plain-text.ts'

/** A number that may be a sum of money, with what is said of it. */
export interface Money {
  amount: number
  /** The lower end of a range. */
  from?: number
  currency: string | null
  /** The figures as written, and their scale: '1.5' and 'k'. */
  figures: string
  scale: string | undefined
  span: Span
}

const FIRST = part`
  (?:(?<code>${CURRENCY_CODE}(?=\s?[\d$€£¥₹])|
  (?!won\b)${CURRENCY_WORD}(?=\s\d))\s?)?(?<sign>${CURRENCY_SIGN})?\s?(?<number>${AMOUNT_NUMBER})${NO_CENTS}?\s?(?<scale>${AMOUNT_SCALE}(?![\w\u00c0-\u1eff]))?
  (?:-?ish\b)?(?<between>\s?(?:${CURRENCY_SIGN}(?!\d)|${CURRENCY_WORD}))?
`
const SECOND = `(?:\\s?(?<joint>-|to|or|and|up to)\\s?(?:${CURRENCY_CODE}\\s?)?(?<upperSign>${CURRENCY_SIGN})?\\s?(?<upper>${AMOUNT_NUMBER})${NO_CENTS}?\\s?(?<upperScale>${AMOUNT_SCALE}(?![\\w]))?)?`
const MONEY = new RegExp(`(?<![\\w.,#])${FIRST}${SECOND}(?:\\s?-?(?:in\\s+)?(?<after>${CURRENCY_SIGN}(?!\\d)|${CURRENCY_WORD}))?`, 'g')
const BETWEEN = /\bbetween\s+(?:about |around |like )*$/

/** Everything in plain lower-case text that may be money, in order. */
export function findMoney(text: string, of: MoneyOf): Money[] {
  const form = new RegExp(MONEY)
  const found: Money[] = []
  for (let match = form.exec(text); match !== null; match = form.exec(text)) {
    const { joint, number = '' } = match.groups ?? {}
    // 'Two people and 500 euros': what does not belong together is read apart.
    const isApart = joint === 'and' && !BETWEEN.test(text.slice(0, match.index))
    const said = isApart ? match[0].slice(0, match[0].indexOf('and', number.length)) : match[0]
    if (isApart) form.lastIndex = match.index + said.length
    found.push(readMoney(match, { said, isApart, of }))
  }
  return found
}

function readMoney(match: RegExpExecArray, { said, isApart, of }: { said: string; isApart: boolean; of: MoneyOf }): Money {
  const { code, sign, number = '', scale, between, upperSign, upper, upperScale, after } = match.groups ?? {}
  const isRange = upper !== undefined && !isApart
  const shared = isRange ? (upperScale ?? (/^\d/.test(number) && /^\d/.test(upper) ? undefined : spelledScale(upper))) : undefined
  const lower = readAmount(number, scale ?? shared ?? undefined)
  const amount = isRange ? readAmount(upper, upperScale ?? (scale !== undefined && readAmount(upper) < lower ? scale : undefined)) : lower
  const currency = currencyOf(sign !== '$' || code === undefined ? (sign ?? code ?? between ?? (isApart ? undefined : (upperSign ?? after))) : code, of)
  const span = { from: match.index + (said.length - said.trimStart().length), to: match.index + said.trimEnd().length }
  return { amount, ...(isRange && lower < amount ? { from: lower } : {}), currency, figures: number, scale: scale ?? (isRange ? upperScale : undefined), span }
}
