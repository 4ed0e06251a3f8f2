import { memo, useState } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { ActivitiesPanel, ActivityPrint } from '../features/activities/index.ts'
import { Findings, type FindingsProps, type ShownPanel } from '../features/chat/found.ts'
import { later } from '../kit/later.tsx'
import { useSelected } from '../kit/use-selected.ts'
import { ChoiceOf, ChoiceOfContents, CompareTools } from './Comparing.tsx'
import type { Planner } from './planner.ts'

type FoundInLetterProps = { planner: Planner } & Pick<FindingsProps, 'chat' | 'recommendations' | 'shown'>

const ActivityGrid = later(async () => (await import('./later/dialogs.ts')).ActivityGrid)
const ActivitiesSheet = later(async () => (await import('./later/dialogs.ts')).ActivitiesSheet)

/** Two rows where two stand in one, one row where there are three. */
const SPREAD_AT_FIRST = 4

/** What was found, in the letter that speaks of it: drawn anew only when something else was found, not with every word. */
export const FoundInLetter = memo(function FoundInLetter({ planner, ...props }: FoundInLetterProps) {
  const { activities, navigation, $comparison } = planner
  const [all, setAll] = useState(false)
  const among = props.recommendations
  const choosing = useSelected($comparison, (comparison) => comparison?.among === among)
  const choose = choosing ? (activity: Activity) => <ChoiceOf planner={planner} activity={activity} /> : undefined
  return (
    <>
      <Findings
        {...props}
        print={(activity, number) => <ActivityPrint key={activity.productCode} activity={activity} activities={activities} number={number} choose={choose?.(activity)} />}
        grid={<ActivityGrid items={among} activities={activities} first={choosing ? undefined : SPREAD_AT_FIRST} numbered choose={choose} />}
        onOpen={activities.open}
        $pointed={activities.$pointed}
        onAll={() => setAll(true)}
        comparing={{ choosing, tools: <CompareTools planner={planner} among={among} />, contents: <ChoiceOfContents planner={planner} among={among} /> }}
      />
      {all && (
        <ActivitiesSheet
          items={among}
          destination={planner.chat.$facts.get()?.destination ?? null}
          activities={activities}
          onViewTrip={() => navigation.go('/itineraries', { page: 'chat' })}
          onClose={() => setAll(false)}
        />
      )}
    </>
  )
})

interface FoundBesideProps {
  planner: Planner
  state: ShownPanel
  folded: boolean
  onClose: () => void
}

/** The same beside the conversation. */
export function FoundBeside({ planner, state, folded, onClose }: FoundBesideProps) {
  const { activities, navigation, $comparison, chat } = planner
  // There the cards of the letter are the list: that they could not be asked for once more does not make it an empty one.
  const lettered = useSelected(chat.$messages, (messages) => (messages.at(-1)?.recommendations?.length ?? 0) > 0)
  const among = useSelected($comparison, (comparison) => comparison?.among)
  const choose = (activity: Activity) => among?.some(({ productCode }) => productCode === activity.productCode) && <ChoiceOf planner={planner} activity={activity} />
  if (folded && state.state === 'ready' && lettered) return null
  return <ActivitiesPanel state={state} folded={folded} activities={activities} choose={choose} onViewTrip={() => navigation.go('/itineraries', { page: 'chat' })} onClose={onClose} />
}
