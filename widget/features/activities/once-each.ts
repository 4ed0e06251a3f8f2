import type { Activity } from '@meander/sdk/contract/activities'

/** Each product once, the first time it came; told by its id where it has no code. */
export function onceEach(activities: readonly Activity[]): Activity[] {
  const known = new Set<string>()
  return activities.filter((activity) => {
    const key = activity.productCode || activity.id
    return !known.has(key) && known.add(key)
  })
}
