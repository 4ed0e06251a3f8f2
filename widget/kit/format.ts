import type { Money } from '@meander/sdk/contract/activities'

/** '$42', '$42.50', '€1,200': en-US, without needless cents. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(amount)
}

/** The time of an instant where the reader is: '10:42 AM'. */
export function formatClock(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}
