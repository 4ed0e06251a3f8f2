import type { Money } from './activities.ts'

/**
 * An amount as it is read, in en-US: '$42', '$42.50', '€1,200', '¥6,500'; in de-DE: '42 €'. Cents are left out where there
 * are none, unless `cents` is 'always'. An amount in a currency that does not exist, as somebody's data may have it, keeps
 * its letters.
 */
export function sayMoney({ amount, currency }: Money, cents: 'needed' | 'always' = 'needed', locale = 'en-US'): string {
  try {
    return formatOf(locale, currency || 'USD', cents === 'needed' && Number.isInteger(amount)).format(amount)
  } catch {
    return `${amount.toFixed(2)} ${currency}`
  }
}

/** Making a format takes fifty times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>()
const MOST_FORMATS = 400

function formatOf(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency}${isWhole ? '' : '.00'}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...(isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}) })
  if (formats.size < MOST_FORMATS) formats.set(key, format)
  return format
}

/**
 * A price as a card shows it. One that was converted is about right and no more, so it is rounded and says so: '≈ $42'.
 */
export function sayPrice({ price, priceConversion }: { price: Money; priceConversion?: unknown }, locale = 'en-US'): string {
  if (priceConversion === undefined) return sayMoney(price, 'needed', locale)
  const step = price.amount < 10 ? 0.1 : 1
  return `≈ ${sayMoney({ ...price, amount: Math.round(price.amount / step) * step }, 'needed', locale)}`
}
