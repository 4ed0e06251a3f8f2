import { preload } from './preload.ts'
import { createReel, type Clip, type Reel } from './reel.ts'
import { keepPaused, keepStanding, readPaused, readStanding, type FilmPlace, type StandingArea } from './standing.ts'
import { onStill, wantsLessData, wantsLessMotion, wantsStill } from './still.ts'

/** After the page has loaded, what it is for comes first; ms. */
const QUIET_MS = 1200

export interface FilmState {
  /** The clip that one sees. */
  index: number
  /** False once it has been stopped, and where stillness is wanted. */
  playing: boolean
}

export interface FilmOptions {
  /** Under which name it is kept where it stands. */
  name: FilmPlace
  area: StandingArea
  clips: readonly Clip[]
  /** How long the next clip takes to appear; ms. */
  dissolve: number
  /** With which clip it begins where nothing is kept. Default: the first. */
  first?: number
  /** The clip that follows another. Default: that which stands next in `clips`, and after the last the first. */
  next?: (index: number) => number
  /** How many of the coming clips are loaded beforehand. Default: all. */
  ahead?: number
}

/** A film of several clips behind a screen or at its head: goes on where it stood, and can be stopped. */
export interface Film {
  read(): FilmState
  /** Returns the function that stops listening. */
  listen(then: () => void): () => void
  /** Lays it into a box that shows the clip's poster, once the page is quiet. Returns the function that takes it out again. */
  mount(place: HTMLElement): () => void
  /** Stops it, or has it go on; the next screen keeps to it. */
  toggle(): void
  /** Lets a clip have its turn now. */
  show(index: number): void
}

export function createFilm({ name, area, clips, dissolve, first = 0, next, ahead = clips.length }: FilmOptions): Film {
  let standing = readStanding(area, name, clips.length) ?? { index: first, time: 0 }
  let state: FilmState = { index: standing.index, playing: !readPaused(area) && !wantsStill() }
  let reel: Reel | null = null
  let stopLoading: (() => void) | null = null
  const listeners = new Set<() => void>()

  function set(changes: Partial<FilmState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function follow() {
    if (!reel) return
    if (!state.playing || document.hidden) return reel.rest()
    reel.run()
    if (!wantsLessData()) stopLoading ??= preload(inOrder(clips, state.index).slice(0, 2 * ahead))
  }

  return {
    read: () => state,
    listen(then) {
      listeners.add(then)
      return () => listeners.delete(then)
    },
    mount(place) {
      const lay = () => {
        reel = createReel({
          place,
          clips,
          from: standing,
          dissolve: wantsLessMotion() ? 0 : dissolve,
          next,
          onShown: (index) => set({ index }),
          onKeep: (now) => keepStanding(area, name, (standing = now)),
        })
        follow()
      }
      const stopWaiting = whenQuiet(lay)
      const stopWatching = onStill(() => {
        set({ playing: false })
        follow()
      })
      document.addEventListener('visibilitychange', follow)
      return () => {
        stopWaiting()
        stopWatching()
        document.removeEventListener('visibilitychange', follow)
        stopLoading?.()
        reel?.destroy()
        reel = stopLoading = null
      }
    },
    toggle() {
      set({ playing: !state.playing })
      keepPaused(area, !state.playing)
      follow()
    },
    show(index) {
      if (reel) return reel.show(index)
      if (index === standing.index) return
      standing = { index, time: 0 }
      set({ index })
    },
  }
}

/** What comes next first; of each clip two: the still picture, which is seen until it plays, and the clip. */
function inOrder(clips: readonly Clip[], index: number): string[] {
  const coming = [...clips.slice(index + 1), ...clips.slice(0, index)]
  return coming.flatMap(({ poster, video }) => [poster, video])
}

/** Once the page has loaded and a moment has passed. Returns the function that waits no more. */
function whenQuiet(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const loaded = () => (timer = setTimeout(then, QUIET_MS))
  if (document.readyState === 'complete') loaded()
  else window.addEventListener('load', loaded, { once: true })
  return () => {
    window.removeEventListener('load', loaded)
    clearTimeout(timer)
  }
}
