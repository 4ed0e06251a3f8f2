import type { Money } from './activities.ts'
import { sayMoney } from './money.ts'

/**
 * What is said when a trip that was planned day by day is done. Sums whole cents; an activity without a price counts as
 * one and costs nothing. Prices in several currencies, where no rate is known, are told apart: added up they would be false.
 */
export function tripCompleteMessage(selected: readonly { price?: Money | undefined }[]): string {
  return `Trip planning complete! You've selected ${selected.length} activities with an estimated total cost of ${sumsOf(selected).map(saySum).join(' and ')}.`
}

function sumsOf(selected: readonly { price?: Money | undefined }[]): Money[] {
  const cents = new Map<string, number>()
  for (const { price } of selected) if (price) cents.set(price.currency, (cents.get(price.currency) ?? 0) + Math.round(price.amount * 100))
  return cents.size === 0 ? [{ amount: 0, currency: 'USD' }] : [...cents].map(([currency, sum]) => ({ amount: sum / 100, currency }))
}

/** Dollars as the sentence has always had them, '$1234.50'; all others as prices are written, '€1,234.50'. */
const saySum = ({ amount, currency }: Money): string => (currency === 'USD' ? `$${amount.toFixed(2)}` : sayMoney({ amount, currency }, 'always'))
