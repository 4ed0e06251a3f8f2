import { useEffect, useRef } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { found as texts } from '../i18n/en/found.ts'
import { focusWithoutScroll } from '../kit/dom.ts'
import { later } from '../kit/later.tsx'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'

const Choose = later(async () => (await import('./later/discover.ts')).Choose)
const ChooseFromContents = later(async () => (await import('./later/discover.ts')).ChooseFromContents)
const ChoosingTools = later(async () => (await import('./later/discover.ts')).ChoosingTools)

/** 'Compare Activities'; once it is pressed, what ends the choosing. */
export function CompareTools({ planner: { $comparison }, among }: { planner: Planner; among: readonly Activity[] }) {
  const comparison = useStore($comparison)
  const choosing = comparison?.among === among
  const before = useRef(choosing)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Left by Cancel, which is gone.
    if (before.current && !choosing) focusWithoutScroll(button.current)
    before.current = choosing
  }, [choosing])

  if (choosing) return <ChoosingTools comparison={comparison} $comparison={$comparison} />
  return (
    <button
      ref={button}
      className="button"
      type="button"
      onPointerEnter={ChoosingTools.preload}
      onFocus={ChoosingTools.preload}
      onClick={() => $comparison.set({ among, chosen: [], stage: 'choosing' })}
    >
      {texts.compare}
    </button>
  )
}

/** What stands in the place of a card's number while one chooses. */
export function ChoiceOf({ planner: { $comparison }, activity }: { planner: Planner; activity: Activity }) {
  return <Choose $comparison={$comparison} activity={activity} />
}

export function ChoiceOfContents({ planner: { $comparison }, among }: { planner: Planner; among: readonly Activity[] }) {
  return <ChooseFromContents $comparison={$comparison} among={among} />
}
