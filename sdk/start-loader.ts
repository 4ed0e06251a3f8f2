import type { examine, Finding } from './doctor/index.ts'
import { mountPlanner } from './mount.ts'
import { offerRetry } from './offer-retry.ts'

/** `window.Meander` once the loader has run. */
export interface MeanderGlobal {
  /** `Meander.q.push(meander => …)`: called at once; before the loader ran, kept and called then. */
  q: { push(callback: MeanderCallback): unknown }
  mount: typeof mountPlanner
  /** Resolves when `<meander-planner>` is defined. Called again after a failure it tries again. */
  load(): Promise<void>
  /**
   * Names what on this page is in the planner's way, and the line that mends it; says so in the console as well. Rejects where it cannot be
   * loaded, as on a page that loads the script from elsewhere than `/sdk/v1.js` and names no `origin`.
   */
  doctor(): Promise<Finding[]>
}

export type MeanderCallback = (meander: MeanderGlobal) => void

/** What a page may set before the loader: `window.Meander ||= { q: [] }`. `origin` is for pages without our script tag. */
export interface MeanderStub {
  q?: MeanderCallback[] | MeanderGlobal['q']
  origin?: string
  mount?: MeanderGlobal['mount']
}

declare global {
  interface Window {
    Meander?: MeanderStub | MeanderGlobal
  }
}

interface Doctor {
  examine: typeof examine
}

interface LoaderDeps {
  /** Where the element's module lies, seen from the loader's own address. */
  element: string
  importModule: (url: string) => Promise<unknown>
  /** Waits before each further try, in milliseconds. */
  pauses?: number[]
}

/** Defines `window.Meander`, starts loading the element, then serves what waited in the queue. Never throws. */
export function startLoader({ element, importModule, pauses = [1e3, 3e3, 9e3, 27e3] }: LoaderDeps): void {
  const stub = (window.Meander ||= {}) as MeanderStub
  // A second copy of the script: the first one is in charge.
  if (stub.mount) return
  const scripts = [document.currentScript, ...document.scripts] as (HTMLScriptElement | null)[]
  const base = scripts.find(script => script?.src?.includes('/sdk/v1.js'))?.src ?? (stub.origin && `${stub.origin}/sdk/v1.js`)

  let loading: Promise<void> | null = null
  let tries = 0
  // A failed address is asked for again with a query: some browsers keep the failure of a module for the page's life.
  const ask = () => {
    const again = tries ? `?${tries}` : ''
    tries++
    return importModule(new URL(element + again, base).href)
  }
  const attempt = (failed: number): Promise<void> =>
    ask().then(
      () => {},
      error => {
        // One failure may be a moment's; a page that waits longer says so.
        if (failed || !pauses[0]) offer()
        const pause = pauses[failed]
        if (!pause) throw error
        return new Promise(resolve => setTimeout(resolve, pause)).then(() => attempt(failed + 1))
      },
    )
  const load = () => (loading ??= new Promise<void>(resolve => resolve(attempt(0))).catch(error => {
    loading = null
    console.warn('Meander could not be loaded:', error)
    throw error
  }))
  /** A press does not wait for the next try of the loader's own. */
  const offer = () => offerRetry(() => void ask().catch(offer))

  const meander: MeanderGlobal = {
    q: { push: run },
    mount: mountPlanner,
    load,
    doctor: async () => ((await importModule(new URL('v1/doctor.js', base).href)) as Doctor).examine(base ?? ''),
  }
  const waiting = Array.isArray(stub.q) ? stub.q : []
  Object.assign(stub, meander)
  load().catch(() => {})
  waiting.forEach(run)

  function run(callback: MeanderCallback): void {
    try {
      callback(meander)
    } catch (error) {
      // The page's own fault: reported, but not thrown through the loader, so that the next in the queue still runs.
      console.error(error)
    }
  }
}
