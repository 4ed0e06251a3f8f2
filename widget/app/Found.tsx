import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { ActivitiesPanel, ActivityPrint } from '../features/activities/index.ts'
import { Findings, type FindingsProps, type ShownPanel } from '../features/chat/found.ts'
import { ChoiceOf, ChoiceOfContents, CompareTools } from './Comparing.tsx'
import type { Planner } from './planner.ts'

type FoundInLetterProps = { planner: Planner } & Omit<FindingsProps, 'print' | 'onOpen' | 'comparing'>

/** What was found, in the letter that speaks of it: drawn anew only when something else was found, not with every word. */
export const FoundInLetter = memo(function FoundInLetter({ planner, ...props }: FoundInLetterProps) {
  const { activities, $comparison } = planner
  const among = props.recommendations
  const choosing = useStore($comparison)?.among === among
  return (
    <Findings
      {...props}
      print={(activity, number) => <ActivityPrint key={activity.productCode} activity={activity} activities={activities} number={number} choose={choosing && <ChoiceOf planner={planner} activity={activity} />} />}
      onOpen={activities.open}
      comparing={{ choosing, tools: <CompareTools planner={planner} among={among} />, contents: <ChoiceOfContents planner={planner} among={among} /> }}
    />
  )
})

interface FoundBesideProps {
  planner: Planner
  state: ShownPanel
  onClose: () => void
}

/** The same beside the conversation. */
export function FoundBeside({ planner, state, onClose }: FoundBesideProps) {
  const { activities, navigation, $comparison } = planner
  const comparison = useStore($comparison)
  const choose = (activity: Activity) => comparison?.among.some(({ productCode }) => productCode === activity.productCode) && <ChoiceOf planner={planner} activity={activity} />
  return <ActivitiesPanel state={state} activities={activities} choose={choose} onViewTrip={() => navigation.go('/itineraries', { page: 'chat' })} onClose={onClose} />
}
