import type { Activity } from './activities.ts'

/** Whether it cannot really be booked, which is said wherever it stands. A trip saved before activities said so themselves names the provider alone. */
export function isSample({ provider, sample }: Pick<Activity, 'provider' | 'sample'>): boolean {
  return sample ?? provider === 'sample'
}
