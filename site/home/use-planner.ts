import { useCallback, useEffect, useRef, useState } from 'react'
import type { MeanderPlanner, PlannerPanel } from '@meander/sdk'
import { fetchPlanner } from '../shell/fetch-planner.ts'

/** So long the planner waits for a hand, once the screen is there; ms. */
const PATIENCE_MS = 4000
const HANDS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * The planner behind the home screen: fetched as soon as the screen is there, and set up when a hand or a key comes, or after a
 * while. `open` may be called before: it opens the panel once it can.
 */
export function usePlanner(screenStands: boolean) {
  const planner = useRef<MeanderPlanner>(null)
  const asked = useRef<PlannerPanel>(null)
  const [wanted, want] = useState(false)

  useEffect(() => {
    if (!screenStands || wanted) return
    void fetchPlanner()
    const come = () => want(true)
    const timer = window.setTimeout(come, PATIENCE_MS)
    for (const hand of HANDS) window.addEventListener(hand, come, { passive: true })
    return () => {
      window.clearTimeout(timer)
      for (const hand of HANDS) window.removeEventListener(hand, come)
    }
  }, [screenStands, wanted])

  /** Its script may still be on its way. */
  const tell = useCallback(async () => {
    await customElements.whenDefined('meander-planner')
    if (!planner.current || !asked.current) return
    planner.current.open(asked.current)
    asked.current = null
  }, [])
  const handleElement = useCallback(
    (element: MeanderPlanner | null) => {
      planner.current = element
      void tell()
    },
    [tell],
  )
  const open = useCallback(
    (panel: PlannerPanel) => {
      asked.current = panel
      want(true)
      void tell()
    },
    [tell],
  )
  return { wanted, open, handleElement }
}
