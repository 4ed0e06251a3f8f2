import { type KeyboardEvent, useRef, useState } from 'react'
import { PageBar } from '../shell/PageBar.tsx'
import { AllFeatures } from './AllFeatures.tsx'
import { ApiStatus } from './ApiStatus.tsx'
import { EnhancedSearch } from './EnhancedSearch.tsx'
import { RealTimeCalendar } from './RealTimeCalendar.tsx'
import { SmartDestinations } from './SmartDestinations.tsx'

const TABS = [
  { name: 'Smart Destinations', Panel: SmartDestinations },
  { name: 'Real-Time Calendar', Panel: RealTimeCalendar },
  { name: 'Enhanced Search', Panel: EnhancedSearch },
  { name: 'API Status', Panel: ApiStatus },
  { name: 'All Features', Panel: AllFeatures },
] as const

/** Five instruments that show the live API. */
export function Demo() {
  const [chosen, setChosen] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)
  const { Panel } = TABS[chosen] ?? TABS[0]

  function choose(next: number): HTMLElement | undefined {
    setChosen(next)
    const tab = tabs.current?.querySelectorAll('button')[next]
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
    return tab
  }

  function handleKey(event: KeyboardEvent) {
    const next = { ArrowRight: (chosen + 1) % TABS.length, ArrowLeft: (chosen + TABS.length - 1) % TABS.length, Home: 0, End: TABS.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageBar />
      <main className="page">
        <div className="page-title">
          <h1>Instruments</h1>
        </div>
        <div className="tabs" role="tablist" aria-label="Demo" ref={tabs} onKeyDown={handleKey}>
          {TABS.map(({ name }, index) => (
            <button
              key={name}
              id={`tab-${index}`}
              type="button"
              role="tab"
              aria-selected={index === chosen}
              aria-controls="instrument"
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => choose(index)}
            >
              {name}
            </button>
          ))}
        </div>
        <div className="instrument" id="instrument" role="tabpanel" aria-labelledby={`tab-${chosen}`}>
          <Panel />
        </div>
      </main>
    </>
  )
}
