/** What a screen reader is told of each step that something is carried by key. */
export const carrying = {
  noMore: {
    up: 'No earlier start on this day',
    down: 'No later start on this day',
    left: 'No earlier day with a start',
    right: 'No later day with a start',
  },
  passed: (closed: string) => `Passed over: ${closed}`,
  closed: (closed: string) => `Closed: ${closed}`,
  andMore: (closed: string, more: number) => `${closed} and ${more} more`,
} as const
