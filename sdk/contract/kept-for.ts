/** How long things are kept: what keeps them and what tells of it say the same. */
export const KEPT_FOR = {
  /** A sign-in on the site, in days: without use, and however much it is used. */
  sessionIdleDays: 30,
  sessionDays: 180,
  /** A sign-in of a planner in another site's page, however much it is used. */
  embedHours: 12,
  /** A sign-in that is under way. */
  signInMinutes: 30,
  /** What was taken out or changed can be undone for so long; what is over is thrown away once a day. */
  undoDays: 1,
} as const
