import { mountPlanner } from './mount.ts'

/** `window.Meander` once the loader has run. */
export interface MeanderGlobal {
  /** `Meander.q.push(meander => …)`: called at once; before the loader ran, kept and called then. */
  q: { push(callback: MeanderCallback): unknown }
  mount: typeof mountPlanner
  /** Resolves when `<meander-planner>` is defined. Called again after a failure it tries again. */
  load(): Promise<void>
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
  // A failed address is asked for again with a query: some browsers keep the failure of a module for the page's life.
  const attempt = (tries: number): Promise<void> =>
    importModule(new URL(element + (tries ? `?${tries}` : ''), base).href).then(
      () => {},
      error => {
        const pause = pauses[tries]
        if (!pause) throw error
        return new Promise(resolve => setTimeout(resolve, pause)).then(() => attempt(tries + 1))
      },
    )
  const load = () => (loading ??= new Promise<void>(resolve => resolve(attempt(0))).catch(error => {
    loading = null
    console.warn('Meander could not be loaded:', error)
    throw error
  }))

  const meander: MeanderGlobal = {
    q: { push: run },
    mount: mountPlanner,
    load,
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
