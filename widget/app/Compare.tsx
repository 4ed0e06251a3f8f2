import { useState } from 'react'
import { compared, type Comparison } from '../features/activities/compare/comparison.ts'
import { CompareDialog, type CompareDialogProps } from '../features/activities/compare/CompareDialog.tsx'
import type { Planner } from './planner.ts'
import { tripDays } from './trip-days.ts'

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
      dates={tripDays(planner)}
      onClose={() => $comparison.set({ ...comparison, stage: 'choosing' })}
    />
  )
}

function partyOf({ chat }: Planner): CompareDialogProps['party'] {
  const { groupSize = 1, childAges = [] } = chat.$facts.get() ?? {}
  return { adults: Math.max(1, groupSize - childAges.length), children: childAges }
}
