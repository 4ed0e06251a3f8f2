import { memo } from 'react'
import { ActivitiesPanel, ActivityPrint } from '../features/activities/index.ts'
import { Findings, type FindingsProps, type ShownPanel } from '../features/chat/found.ts'
import type { Planner } from './planner.ts'

type FoundInLetterProps = { planner: Planner } & Omit<FindingsProps, 'print' | 'onOpen'>

/** What was found, in the letter that speaks of it: drawn anew only when something else was found, not with every word. */
export const FoundInLetter = memo(function FoundInLetter({ planner: { activities }, ...props }: FoundInLetterProps) {
  return (
    <Findings
      {...props}
      print={(activity, number) => <ActivityPrint key={activity.productCode} activity={activity} activities={activities} number={number} />}
      onOpen={activities.open}
    />
  )
})

interface FoundBesideProps {
  planner: Planner
  state: ShownPanel
  onClose: () => void
}

/** The same beside the conversation. */
export function FoundBeside({ planner: { activities, navigation }, state, onClose }: FoundBesideProps) {
  return <ActivitiesPanel state={state} activities={activities} onViewTrip={() => navigation.go('/itineraries', { page: 'chat' })} onClose={onClose} />
}
