import { createContext, createElement, useContext, useLayoutEffect, useState, type ComponentType } from 'react'

/** How long to wait before each further attempt to load; the last one again and again. */
const AGAIN_MS = [500, 1000, 2000, 4000, 8000]
const LAST = AGAIN_MS.length - 1
/** A hiccup is over before it is told. */
const TOLD_AFTER = 2

/** Hears of a part that did not load, and how it is asked for at once; what it returns is called when that is over. */
export type TellMissing = (missing: { error: unknown; again: () => void }) => () => void
export const MissingContext = createContext<TellMissing>(() => () => {})

export type Later<Props> = ComponentType<Props> & {
  /** Loads it before it is wanted. A failure is kept for whoever wants it. */
  preload(): void
}

/**
 * A component whose chunk comes after the page: nothing stands in its place until it is there, once it is it is drawn at
 * once, and a chunk that does not come is asked for again instead of breaking what stands around it.
 * @param Meanwhile Stands in its place until then.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, Meanwhile: ComponentType | null = null): Later<Props> {
  let loaded: ComponentType<Props> | null = null
  const get = async () => void (loaded = await load())

  function Later(props: Props) {
    const [, redraw] = useState(0)
    const tell = useContext(MissingContext)
    useLayoutEffect(() => {
      if (loaded) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let here = true
      let untell: (() => void) | null = null
      const attempt = (failures: number): void => {
        clearTimeout(timer)
        get().then(
          () => {
            untell?.()
            if (here) redraw(1)
          },
          (error: unknown) => {
            console.warn('Meander: a part of the planner did not load', error)
            if (!here) return
            if (failures + 1 >= TOLD_AFTER) untell ??= tell({ error, again: () => attempt(0) })
            timer = setTimeout(() => attempt(failures + 1), AGAIN_MS[Math.min(failures, LAST)])
          },
        )
      }
      attempt(0)
      return () => {
        here = false
        clearTimeout(timer)
        untell?.()
      }
    }, [tell])
    if (loaded) return createElement(loaded, props)
    return Meanwhile && createElement(Meanwhile)
  }
  return Object.assign(Later, { preload: () => void (loaded || get().catch(() => {})) })
}
