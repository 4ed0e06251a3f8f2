/** Of an address that is none of the planner's. */
export const lost = {
  title: 'This page is not part of the planner',
  back: 'Back to the chat',
} as const
