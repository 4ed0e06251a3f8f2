import { useEffect, useMemo, useState } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { compare as text } from '../../../i18n/en/compare.ts'
import { Dialog } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Activities } from '../activities.ts'
import { createCompare, type Dates } from './compare.ts'
import sheet from './Compare.css?inline'
import { CompareTable } from './CompareTable.tsx'
import type { Party } from './party.ts'
import { WhoAndWhen } from './WhoAndWhen.tsx'

export interface CompareDialogProps {
  /** The most reviewed first. */
  compared: readonly Activity[]
  api: Parameters<typeof createCompare>[0]['api']
  currency: string
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'booking'>
  /** As far as the conversation knows them. */
  party: Party
  dates: Dates | null
  onClose: () => void
}

/** Two or three activities side by side, for those who travel and on their days. */
export function CompareDialog({ compared, api, currency, activities, party: known, dates: agreed, onClose }: CompareDialogProps) {
  const [party, setParty] = useState(known)
  const [dates, setDates] = useState(agreed)
  const compare = useMemo(() => createCompare({ api, currency, activities: compared }), [api, currency, compared])
  useEffect(() => {
    compare.lookUp()
    return compare.destroy
  }, [compare])
  useEffect(() => compare.lookAt(dates), [compare, dates])
  const found = useStore(compare.$found)
  return (
    <Dialog title={text.title} size="vast compare-dialog" sheet={sheet} onClose={onClose}>
      <WhoAndWhen party={party} onParty={setParty} dates={dates} onDates={setDates} />
      <CompareTable compared={compared} found={found} party={party} dates={dates} activities={activities} />
    </Dialog>
  )
}
