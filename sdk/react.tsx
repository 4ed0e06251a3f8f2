import { createElement, forwardRef, useCallback, useEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { PlannerConfig } from './config/index.ts'
import { TAG } from './element/tag.ts'
import type { PlannerEventName, PlannerEvents } from './events/index.ts'
import { load, type LoadOptions } from './load.ts'
import type { MeanderPlanner as PlannerElement } from './element/meander-planner.ts'

type Listeners = { [Name in PlannerEventName]?: (event: CustomEvent<PlannerEvents[Name]>) => void }

export interface MeanderPlannerProps extends Omit<PlannerConfig, 'origin'>, LoadOptions {
  /** Listeners by event name: `on={{ scheduled: event => … }}`. May be a new object at every render. */
  on?: Listeners
  /** Classes of the tag. */
  className?: string
  /** Its own style, such as a height. */
  style?: CSSProperties
  /** Shown until the planner runs, and when it cannot; rendered on a server as well. */
  children?: ReactNode
}

/**
 * `<meander-planner>` for React 18 and 19. Configuration goes to the element as one property, so that React's handling of
 * attributes on custom elements does not matter. A `ref` gives the element, for `open` and `send`. Safe in StrictMode:
 * running its effects twice changes nothing.
 */
export const MeanderPlanner = forwardRef<PlannerElement, MeanderPlannerProps>(function MeanderPlanner(props, ref): ReactElement {
  const { on, className, style, children, ...config } = props
  const own = useRef<PlannerElement>(null)
  const listeners = useRef(on)
  listeners.current = on
  // One value for all keys, so that a new but equal `dates` object is no change.
  const said = JSON.stringify(config)

  useEffect(() => {
    void load({ origin: config.origin })
  }, [config.origin])
  useEffect(() => {
    if (own.current) own.current.config = JSON.parse(said) as PlannerConfig
  }, [said])
  useEffect(() => {
    const listening = new AbortController()
    for (const name of EVENTS) {
      const tell = (event: Event) => listeners.current?.[name]?.(event as CustomEvent)
      own.current?.addEventListener(name, tell, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [])

  const keep = useCallback(
    (element: PlannerElement | null) => {
      own.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  return createElement(TAG, { ref: keep, class: className, style }, children)
})

/** All of them: what is left out does not compile. */
const EVERY: Record<PlannerEventName, true> = {
  ready: true, viewed: true, navigate: true, 'message-sent': true, 'recommendations-shown': true, 'activity-opened': true, 'activity-saved': true, scheduled: true, shared: true,
  'booking-clicked': true, 'signed-in': true, failed: true,
}
const EVENTS = Object.keys(EVERY) as PlannerEventName[]
