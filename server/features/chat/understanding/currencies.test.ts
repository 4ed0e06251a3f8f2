import { describe, expect, it } from 'vitest'
import { readBudget } from './budget.ts'
import { lowerCase, plainText } from './plain-text.ts'

const sumIn = (text: string, away?: string): [number | undefined, string | undefined] => {
  const budget = readBudget(lowerCase(plainText(text)), { away })
  return [budget?.amount, budget?.currency]
}

describe('a sum in the money of any town we sell in', () => {
  it.each([
    ['R15 000 for the two of us', 15000, 'ZAR'], ['R15\u202f000', 15000, 'ZAR'], ['budget R15000', 15000, 'ZAR'], ['R 15,000 in all', 15000, 'ZAR'], ['R15k', 15000, 'ZAR'],
    ['our budget is R 800', 800, 'ZAR'],
    ['15.000 TL', 15000, 'TRY'], ['E£15000', 15000, 'EGP'], ['LE 15,000', 15000, 'EGP'], ['15\u2009000 Kč', 15000, 'CZK'], ['200 000 Ft', 200000, 'HUF'],
    ['KSh 50,000', 50000, 'KES'], ['Dhs 5000', 5000, 'AED', 'AE'],
    ['5000 DH', 5000, 'MAD', 'MA'], ['150\u00a0000 円', 150000, 'JPY'], ['15.000.000 đ', 15000000, 'VND'], ['AR$ 500.000', 500000, 'ARS'], ['S/ 3000', 3000, 'PEN'],
    ['3000 soles', 3000, 'PEN'], ['15 000 kr', 15000, 'CZK', 'CZ'],
    ['€1\u2007500', 1500, 'EUR'],
  ])('%j', (text, amount, currency, away?: string) => expect(sumIn(text, away)).toEqual([amount, currency]))

  it.each(['the R15 bus', 'the R310 to Stellenbosch', 'a flight at 30,000 ft', 'room R12', 'r2d2 fans', 'le 3 mai', 'Fr. 15. Mai'])('is none in %j', (text) => {
    expect(sumIn(text)).toEqual([undefined, undefined])
  })
  it('leaves an article an article', () => expect(sumIn('le 15 000 euros')).toEqual([15000, 'EUR']))
})
