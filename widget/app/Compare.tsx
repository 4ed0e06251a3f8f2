import { useState } from 'react'
import { addDays, isDay, type Day } from '@meander/sdk/contract/days'
import { compared, type Comparison } from '../features/activities/compare/comparison.ts'
import { CompareDialog, type CompareDialogProps } from '../features/activities/compare/CompareDialog.tsx'
import { dayOf } from '../kit/dates.ts'
import type { Planner } from './planner.ts'

/** 'Compare Activities', for whom the conversation says and on its dates. */
export function Compare({ planner, comparison }: { planner: Planner; comparison: Comparison }) {
  const { api, config, activities, $comparison } = planner
  const [items] = useState(() => compared(comparison))
  return (
    <CompareDialog
      compared={items}
      api={api}
      currency={config.currency}
      activities={activities}
      party={partyOf(planner)}
      dates={datesOf(planner)}
      onClose={() => $comparison.set({ ...comparison, stage: 'choosing' })}
    />
  )
}

function partyOf({ chat }: Planner): CompareDialogProps['party'] {
  const { groupSize = 1, childAges = [] } = chat.$facts.get() ?? {}
  return { adults: Math.max(1, groupSize - childAges.length), children: childAges }
}

/** What the conversation has agreed on, else what the page around us named; days that are over are no help. */
function datesOf({ chat, config }: Planner): CompareDialogProps['dates'] {
  const { startDate, endDate, duration } = chat.$facts.get() ?? {}
  const agreed = isDay(startDate) ? { from: startDate, to: endDate ?? addDays(startDate, Math.max(0, (duration ?? 1) - 1)) } : config.dates
  if (!agreed || agreed.to < dayOf(new Date())) return null
  return { from: agreed.from as Day, to: agreed.to as Day }
}
