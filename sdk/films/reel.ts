import { TURN_MS, type Standing } from './turn.ts'

/** After what time a clip that did not come is asked for again; ms. */
export const RETRY_MS = 2000
/** So often while it runs it is kept how far it has come; ms. */
const KEEP_MS = 1000
/** The first clip takes the place of its poster, which is one of its own frames; ms. */
const OVER_POSTER_MS = 400

/** One clip, which is seven seconds long and can be looped. */
export interface Clip {
  /** Address of the video. */
  video: string
  /** Address of its still picture, shown until it plays, and where it does not. */
  poster: string
  /** Its crop, as custom properties of the look: '--focal' and the like. */
  crop: Readonly<Record<string, string>>
}

export interface ReelOptions {
  /** The box of the picture. Clips are laid into it, above what is there already. */
  place: HTMLElement
  clips: readonly Clip[]
  from: Standing
  /** How long the next clip takes to appear; ms. */
  dissolve: number
  /** The clip that follows; without one, that which stands next in `clips`, and after the last the first. */
  next?: (index: number) => number
  /** Hears which clip one sees by now: half way through a dissolve that is the coming one. */
  onShown: (index: number) => void
  onKeep: (standing: Standing) => void
}

/** Clips that follow each other, each fading in above the one before, which stays opaque. */
export interface Reel {
  run(): void
  rest(): void
  /** Lets a clip have its turn now; without effect where it has it. */
  show(index: number): void
  /** Takes away all that it laid into its place, and keeps where it stood. */
  destroy(): void
}

interface Playing extends ReelOptions {
  index: number
  /** Seconds of the turn that were over when it began to run. */
  before: number
  /** When it began to run, by `performance.now`; null while it rests. */
  since: number | null
  timers: Set<ReturnType<typeof setTimeout>>
  turn: ReturnType<typeof setTimeout> | undefined
  keeping: ReturnType<typeof setInterval> | undefined
}

export function createReel(options: ReelOptions): Reel {
  const reel: Playing = { ...options, index: options.from.index, before: options.from.time, since: null, timers: new Set(), turn: undefined, keeping: undefined }
  return {
    run: () => run(reel),
    rest: () => rest(reel),
    show(index) {
      if (index !== reel.index) take(reel, index)
    },
    destroy() {
      rest(reel)
      for (const timer of reel.timers) clearTimeout(timer)
      for (const video of videosOf(reel)) drop(video)
    },
  }
}

function run(reel: Playing): void {
  if (reel.since !== null) return
  reel.since = performance.now()
  if (videosOf(reel).length === 0) lay(reel, null)
  for (const video of videosOf(reel)) play(video)
  wait(reel)
  reel.keeping = setInterval(() => keep(reel), KEEP_MS)
}

function rest(reel: Playing): void {
  if (reel.since === null) return
  reel.before = timeOf(reel)
  reel.since = null
  clearTimeout(reel.turn)
  clearInterval(reel.keeping)
  for (const video of videosOf(reel)) video.pause()
  keep(reel)
}

/** The next turn begins when this one is over. */
function wait(reel: Playing): void {
  clearTimeout(reel.turn)
  reel.turn = setTimeout(() => take(reel, reel.next?.(reel.index) ?? (reel.index + 1) % reel.clips.length), TURN_MS - timeOf(reel) * 1000)
}

function take(reel: Playing, index: number): void {
  reel.index = index
  reel.before = 0
  if (reel.since === null) {
    for (const video of videosOf(reel)) drop(video)
    reel.onShown(index)
  } else {
    reel.since = performance.now()
    dissolve(reel)
    wait(reel)
  }
  keep(reel)
}

function dissolve(reel: Playing): void {
  const below = videosOf(reel)
  const { index } = reel
  play(lay(reel, reel.dissolve))
  after(reel, reel.dissolve / 2, () => reel.index === index && reel.onShown(index))
  after(reel, reel.dissolve, () => below.forEach(drop))
}

/** Lays the clip on top. `fade`: in so many ms; null for the first, which waits for its frame above its own poster. */
function lay(reel: Playing, fade: number | null): HTMLVideoElement {
  const clip = reel.clips[reel.index] as Clip
  const video = document.createElement('video')
  Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'auto', disableRemotePlayback: true, ariaHidden: 'true' })
  // What a browser plays by itself is told by the attribute.
  video.setAttribute('muted', '')
  for (const [name, value] of Object.entries(clip.crop)) video.style.setProperty(name, value)
  video.addEventListener('error', () => after(reel, RETRY_MS, () => again(reel, video)))
  if (fade === null) {
    video.style.setProperty('opacity', '0')
    video.addEventListener('loadeddata', () => appear(video), { once: true })
    video.addEventListener('loadedmetadata', () => (video.currentTime = timeOf(reel)), { once: true })
  } else {
    video.poster = clip.poster
    video.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: fade })
  }
  video.src = clip.video
  reel.place.append(video)
  return video
}

function appear(video: HTMLVideoElement): void {
  video.style.removeProperty('opacity')
  video.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: OVER_POSTER_MS })
}

function again(reel: Playing, video: HTMLVideoElement): void {
  if (!video.isConnected) return
  video.load()
  if (reel.since !== null) play(video)
}

/** A browser may refuse to play by itself: then the poster stays. */
function play(video: HTMLVideoElement): void {
  void video.play()?.catch(() => {})
}

/** Lets go of what it has loaded, too. */
function drop(video: HTMLVideoElement): void {
  video.pause()
  video.removeAttribute('src')
  video.load()
  video.remove()
}

const videosOf = ({ place }: Playing): HTMLVideoElement[] => [...place.querySelectorAll('video')]
const timeOf = ({ before, since }: Playing): number => Math.min(TURN_MS / 1000, before + (since === null ? 0 : (performance.now() - since) / 1000))
const keep = (reel: Playing): void => reel.onKeep({ index: reel.index, time: timeOf(reel) })

function after(reel: Playing, ms: number, then: () => void): void {
  const timer = setTimeout(() => {
    reel.timers.delete(timer)
    then()
  }, ms)
  reel.timers.add(timer)
}
