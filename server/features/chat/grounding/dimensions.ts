import { part, pattern } from '../language/pattern.ts'
import type { KnownActivity } from './known-activity.ts'

/** A figure by which activities are compared, and how one says which has more of it. */
export interface Dimension {
  more: RegExp
  less: RegExp
  most: RegExp
  least: RegExp
  read(activity: KnownActivity): { value: number; unit: string } | null
}

const form = (text: string): RegExp => new RegExp(String.raw`(?<!\b(?:no|any|even|not any|a)\s)\b(?:${text})\b`, 'gi')
const figure = (value: number | undefined, unit = ''): { value: number; unit: string } | null => (value === undefined || !Number.isFinite(value) ? null : { value, unit })

export const DIMENSIONS: readonly Dimension[] = [
  {
    more: form('dearer|pricier|costlier|more expensive|costs? (?:you )?more|more costly|higher(?:[- ]priced| in price)'),
    less: form('cheaper|less expensive|costs? (?:you )?less|less costly|lower(?:[- ]priced| in price)|more affordable|easier on the (?:purse|wallet|budget)|a bargain'),
    most: form('dearest|priciest|costliest|most expensive|costs? (?:you )?(?:the )?most|highest[- ]pric\\w+'),
    least: form('cheapest|least expensive|costs? (?:you )?(?:the )?least|lowest[- ]pric\\w+|most affordable|best value|best price'),
    read: ({ amounts: [first] }) => figure(first?.amount, first?.currency),
  },
  {
    more: form(part`
      (?:is |are )?rated (?:\w+ )?(?:higher|better|above)|(?:better|higher)[- ](?:rated|reviewed|scored)|
      (?:a )?(?:higher|better) (?:rating|score|marks)|scores (?:higher|better)|(?:better|more) (?:liked|loved|praised)|has better reviews
    `),
    less: form('rated (?:\\w+ )?(?:lower|worse|below)|(?:lower|worse)[- ](?:rated|reviewed)|(?:lower|worse) (?:rating|score)|scores (?:lower|worse)'),
    most: form(part`
      (?:best|highest|top)[- ](?:rated|reviewed|scored|scoring)|rated (?:the )?(?:best|highest)|(?:best|highest|top) (?:rating|score|marks)|
      scores (?:the )?(?:best|highest)|(?:best|most)[- ](?:loved|liked|praised)
    `),
    least: form('(?:worst|lowest)[- ](?:rated|reviewed)|rated (?:the )?(?:lowest|worst)|(?:worst|lowest) (?:rating|score)'),
    read: ({ ratings: [first] }) => figure(first),
  },
  {
    more: form(part`
      more reviews|(?:reviewed|rated|judged) (?:by more|more often)
    `), less: form('fewer reviews'), most: form('(?:the )?most reviews|most[- ]reviewed'), least: form('(?:the )?fewest reviews|least reviewed'),
    read: ({ reviewCounts: [first] }) => figure(first),
  },
  {
    more: form('(?:is|are|lasts?|takes?|runs?|much|far|somewhat|bit|rather|little|the) longer|longer than|takes? more time'),
    less: form('(?:is|are|much|far|somewhat|bit|rather|little|the) (?:shorter|quicker|briefer|faster)|(?:shorter|quicker|briefer|faster) than|takes? less time'),
    most: form('longest|takes? the most time|lasts? the most'), least: form('shortest|quickest|briefest|takes? the least time'),
    read: ({ durations: [first], minutes: [minutes] }) => figure(minutes ?? first?.[1]),
  },
  {
    more: form('(?:starts?|begins?|leaves?|departs?) later than'), less: form('(?:starts?|begins?|leaves?|departs?) earlier than'), most: form('(?:starts?|begins?|leaves?) (?:the )?latest'), least: form('(?:starts?|begins?|leaves?) (?:the )?earliest'),
    read: ({ starts }) => figure(Math.min(...[...starts.values()].flatMap((times) => [...times].map((time) => Number(time.replace(':', '')))))),
  },
  {
    more: form('(?:larger|bigger) groups?'), less: form('smaller groups?'), most: form('(?:largest|biggest) groups?'), least: form('smallest groups?'),
    read: ({ groupSizes: [first] }) => figure(first),
  },
]

export function valueOf({ read }: Dimension, activity: KnownActivity): { value: number; unit: string } | null {
  return read(activity)
}

/** Comparisons for which no result has a figure. */
export const UNKNOWN = pattern('i')`
  \b(?:(?:the |it is |is )?(?:closest|nearest|nearer|closer|farthest|furthest|farther|most central|
  handiest)(?! (?:to (?:what|your (?:wish|budget)))|look)|(?:the )?(?:quietest|busiest|oldest|newest|(?:biggest|largest|smallest)(?! groups?)|
  tallest|steepest|deepest|emptiest|least crowded|most (?:popular|famous|visited|central|booked|exclusive|recommended|crowded|photographed|
  requested))|(?:quieter|busier|older|newer|bigger|taller|steeper|deeper|less crowded|more (?:popular|famous|central|crowded|exclusive)) than|
  (?:half|twice|double|a third|a quarter|three times|\d times) (?:of )?(?:the price(?! (?:back|again|returned|refunded))|as (?:long|much|expensive|many|big|cheap|far)))\b
`
