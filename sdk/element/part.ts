/** A chunk that is fetched only where a page asks for what it does. */
export interface Part<Wish> {
  /** Settles when what is wished is there, or does not come. */
  readonly ready: Promise<void>
  /** What the page wishes; null where nothing. The same again changes nothing. */
  wish(wish: Wish | null): void
  /** Ends what was begun. */
  leave(): void
}

interface PartDeps<Module, Wish> {
  load: (wish: Wish) => Promise<Module>
  /** Returns what ends it. */
  start: (module: Module, wish: Wish) => () => void
  onFailed: (error: unknown) => void
  /** Nothing is wished any more. */
  onEnd?: () => void
}

export function createPart<Module, Wish>({ load, start, onFailed, onEnd = () => {} }: PartDeps<Module, Wish>): Part<Wish> {
  let now = 'null'
  /** What loads for an earlier one comes too late. */
  let turn = 0
  let stop = () => {}
  const part = {
    ready: Promise.resolve(),
    wish(wish: Wish | null): void {
      const said = JSON.stringify(wish)
      if (said === now) return
      part.leave()
      now = said
      const own = turn
      if (!wish) return onEnd()
      part.ready = load(wish).then(module => {
        if (own === turn) stop = start(module, wish)
      }).catch(onFailed)
    },
    leave(): void {
      stop()
      stop = () => {}
      now = 'null'
      turn += 1
    },
  }
  return part
}
