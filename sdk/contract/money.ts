import type { Money } from './activities.ts'
import { kept } from './kept.ts'

/**
 * An amount as it is read, in en-US: '$42', '$42.50', '€1,200', '¥6,500'; in de-DE: '42 €'. Cents are left out where there
 * are none, unless `cents` is 'always'. An amount in a currency that does not exist, as somebody's data may have it, keeps
 * its letters.
 */
export function sayMoney({ amount, currency }: Money, cents: 'needed' | 'always' = 'needed', locale = 'en-US'): string {
  try {
    const formatOf = cents === 'needed' && Number.isInteger(amount) ? wholeOf : withCentsOf
    return formatOf(locale, currency || 'USD').format(amount)
  } catch {
    return `${amount.toFixed(2)} ${currency}`
  }
}

const wholeOf = kept((locale: string, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 0 }))
const withCentsOf = kept((locale: string, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }))

/**
 * A price as a card shows it. One that was converted is about right and no more, so it is rounded and says so: '≈ $42'.
 */
export function sayPrice({ price, priceConversion }: { price: Money; priceConversion?: unknown }, locale = 'en-US'): string {
  if (priceConversion === undefined) return sayMoney(price, 'needed', locale)
  const step = price.amount < 10 ? 0.1 : 1
  return `≈ ${sayMoney({ ...price, amount: Math.round(price.amount / step) * step }, 'needed', locale)}`
}
