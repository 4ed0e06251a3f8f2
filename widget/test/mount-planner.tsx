import type { PlannerHandle } from '@meander/sdk/bridge'
import type { ResolvedConfig } from '@meander/sdk/config'
import type { PlannerEventName, PlannerEvents } from '@meander/sdk/events'
import { vi } from 'vitest'
import { mount } from '../entry.tsx'
import { RootContext } from '../kit/ui/index.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { FakeServer } from './fake-server.ts'

export const embedConfig: ResolvedConfig = {
  view: 'inline',
  scheme: 'auto',
  locale: 'en-US',
  currency: 'USD',
  route: '/',
  origin: 'https://meander.test',
  firstParty: false,
}

export interface MountedPlanner {
  root: ShadowRoot
  box: HTMLElement
  handle: PlannerHandle
  events: { name: PlannerEventName; detail: PlannerEvents[PlannerEventName] }[]
  destroy(): void
}

/** The whole planner in a real shadow root, against a server made of handlers. */
export function mountPlanner(server: FakeServer, config: Partial<ResolvedConfig> = {}, left?: unknown): MountedPlanner {
  vi.stubGlobal('fetch', server.fetch)
  const element = document.createElement('div')
  document.body.append(element)
  const root = element.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  root.append(container)
  const events: MountedPlanner['events'] = []
  const handle = mount({
    root,
    container,
    left,
    config: { ...embedConfig, ...config },
    emit: (name, detail) => {
      events.push({ name, detail })
      return true
    },
  })
  return {
    root,
    box: container,
    handle,
    events,
    destroy() {
      handle.destroy()
      element.remove()
    },
  }
}

/** One component in a real shadow root. */
export function mountView(view: ReactNode): { root: ShadowRoot; box: HTMLElement; destroy(): void } {
  const element = document.createElement('div')
  document.body.append(element)
  const root = element.attachShadow({ mode: 'open' })
  const box = document.createElement('div')
  box.className = 'meander'
  root.append(box)
  const tree = createRoot(box)
  tree.render(<RootContext.Provider value={root}>{view}</RootContext.Provider>)
  return {
    root,
    box,
    destroy() {
      tree.unmount()
      element.remove()
    },
  }
}
