import { expect, it } from 'vitest'
import { tripCompleteMessage } from './trip-complete.ts'

const usd = (amount: number) => ({ price: { amount, currency: 'USD' } })

it('sums the prices of what was selected, with two decimals [4.82]', () => {
  expect(tripCompleteMessage([usd(0.1), usd(0.2), usd(39)])).toBe("Trip planning complete! You've selected 3 activities with an estimated total cost of $39.30.")
})

it('counts what has no price, and says so of nothing at all', () => {
  expect(tripCompleteMessage([usd(12.5), {}])).toContain('selected 2 activities with an estimated total cost of $12.50.')
  expect(tripCompleteMessage([])).toContain('selected 0 activities with an estimated total cost of $0.00.')
})

it('says the sum in the currency of the prices, and never adds one currency to another', () => {
  const eur = { price: { amount: 1160, currency: 'EUR' } }
  expect(tripCompleteMessage([eur, { price: { amount: 23.2, currency: 'EUR' } }, {}])).toContain('selected 3 activities with an estimated total cost of €1,183.20.')
  expect(tripCompleteMessage([{ price: { amount: 6500, currency: 'JPY' } }])).toContain('cost of ¥6,500.')
  expect(tripCompleteMessage([eur, usd(12)])).toContain('cost of €1,160.00 and $12.00.')
})
