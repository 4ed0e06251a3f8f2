import { ReactiveElement, type PropertyDeclarations } from 'lit'
import type { Moved, PlannerHandle, PlannerHost, PlannerPanel } from '../bridge.ts'
import { ATTRIBUTE_NAMES } from '../config/attributes.ts'
import { languageOf } from '../config/language.ts'
import type { PlannerConfig, ResolvedConfig } from '../config/index.ts'
import { createEmit } from '../events/emit.ts'
import type { PlannerEvents } from '../events/index.ts'
import { createFrame, isPanel, markHost, type Frame } from './frame.ts'
import hostCss from './host.css?inline'
import { failure, hasFallback, placeholder } from './nodes.ts'
import { keepKeysInside } from './own-keys.ts'
import { hearPage } from './page-events.ts'
import { articlePart, themePart } from './parts.ts'
import { startPlanner, type PlannerRun } from './planner-run.ts'
import { createSettings } from './settings.ts'
import type { PlannerSource } from './source.ts'
import { onceViewed } from './viewed.ts'
import { wordsFor } from './words.ts'

/** What a running planner cannot take in. */
const REBUILD = ['view', 'origin', 'trip'] as const

const attributes: PropertyDeclarations = Object.fromEntries(ATTRIBUTE_NAMES.map(name => [name, { attribute: name }]))

/**
 * `<meander-planner>`: the travel planner in a page. Attributes and properties are the keys of `PlannerConfig`; children
 * are the fallback that shows until the planner runs, and stays when it cannot.
 * @fires ready viewed navigate message-sent recommendations-shown activity-opened activity-saved scheduled shared booking-clicked signed-in failed - see `PlannerEvents`
 */
export class MeanderPlanner extends ReactiveElement {
  static override properties: PropertyDeclarations = { ...attributes, config: { attribute: false } }
  /** Set by `definePlanner`. */
  static source: PlannerSource | null = null

  /** Configuration by script, as one object: wins over attributes. */
  declare config: PlannerConfig | undefined

  readonly #emit = createEmit(this)
  readonly #theme = themePart(this, problem => this.#warn(problem))
  readonly #article = articlePart(this, {
    tell: problem => this.#warn(problem),
    onDestination: name => this.#settings.find(name),
    write: (words, before) => this.#tell(handle => handle.write?.(words, before)),
  })
  readonly #settings = createSettings({
    said: name => this.config?.[name] ?? this[name as keyof this],
    source: () => MeanderPlanner.source,
    onChange: () => this.requestUpdate(),
    onProblem: problem => this.#fail(problem),
  })
  readonly #warned = new Set<string>()
  #resolved: ResolvedConfig | null = null
  #frame: Frame | null = null
  #run: PlannerRun | null = null
  #listening: AbortController | null = null
  #viewed = false
  /** What the planner left that ran here in another locale. */
  #left: unknown

  /** Merges configuration in; keys that are left out keep their value. */
  configure(changes: Partial<PlannerConfig>): void {
    this.config = { ...this.config, ...changes }
  }

  /** Shows a part of the planner, and the panel itself in the views 'floating' and 'drawer'. */
  open(panel: PlannerPanel = 'chat'): void {
    this.#tell(handle => handle.open(panel))
  }

  /** Closes the panel of the views 'floating' and 'drawer'. */
  close(): void {
    this.#frame?.hide()
  }

  /** Puts the focus where the planner's screen begins: at its heading, which is read aloud. A closed panel's is its button. */
  override focus(options?: FocusOptions): void {
    if (this.#frame && !this.#frame.shown) return super.focus(options)
    void this.updateComplete.then(() => this.#run?.whenRunning(handle => handle.begin?.()))
  }

  /** Sends a message as the visitor; it counts as a user action. */
  send(text: string): void {
    this.#tell(handle => handle.send(text))
  }

  /** The planner, once it runs; where its panel is closed, that opens. */
  #tell(call: (handle: PlannerHandle) => void): void {
    void this.updateComplete.then(() => {
      this.#frame?.show()
      this.#run?.whenRunning(call)
    })
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.#frame) {
      // Moved: the browser has taken what lay above the page down into it.
      this.#frame.back?.()
      this.shadowRoot?.dispatchEvent(new Event('moved' satisfies Moved))
    } else {
      // Back after its parts were taken away: they are built again.
      this.requestUpdate()
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    // A move is a removal and an insertion in one go (drag and drop, StrictMode, page transitions): only who is still
    // gone a moment later is gone.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end()
    })
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(hostCss)
    root.adoptedStyleSheets = [sheet, this.#theme.sheet]
    return root
  }

  protected override updated(): void {
    const before = this.#resolved
    const { config: now, bad } = this.#settings.resolve()
    for (const { message } of bad) this.#warn({ code: 'bad-attribute', message })
    markHost(this, now)
    this.#resolved = now
    if (!this.isConnected) return
    this.#wish(now)
    if (!this.#frame || REBUILD.some(name => before?.[name] !== now[name])) {
      this.#tearDown()
      this.#build()
    } else if (before?.locale !== now.locale) {
      this.#speakAnew()
    } else {
      this.#run?.whenRunning(handle => handle.update(now))
    }
  }

  #wish({ origin, scheme, accent, theme, article, locale }: ResolvedConfig): void {
    const { source } = MeanderPlanner
    if (!source) return
    this.#theme.wish(accent || theme ? { origin, scheme, accent, registered: this.#settings.accent(), theme, load: source.loadTheme } : null)
    this.#article.wish(article ? { origin, use: article, locale, load: async from => (await Promise.all([source.loadArticle(from), this.#theme.ready]))[0] } : null)
  }

  /** Once. */
  #warn(problem: PlannerEvents['failed']): void {
    if (this.#warned.has(problem.message)) return
    this.#warned.add(problem.message)
    this.#fail(problem)
  }

  #fail(problem: PlannerEvents['failed']): void {
    console.warn(`<meander-planner> ${problem.message}`)
    this.#emit('failed', problem)
  }

  #build(): void {
    const root = this.shadowRoot
    const config = this.#resolved
    if (!root || !config) return
    this.#listening = new AbortController()
    keepKeysInside(root, this.#listening.signal)
    hearPage({ running: () => this.#run?.running ?? false, answer: event => this.#tell(handle => handle.hear?.(event)) }, this.#listening.signal)
    this.#frame = createFrame(config.view, { host: this, root, words: wordsFor(config.locale), onShow: () => this.#show() })
    if (!isPanel(config.view)) this.#start()
  }

  /** A panel has opened: whoever opened it goes on in it. */
  #show(): void {
    this.#start()
    this.#run?.whenRunning(handle => handle.begin?.())
  }

  #start(): void {
    const { source } = MeanderPlanner
    const config = this.#resolved
    const frame = this.#frame
    if (this.#run || !source || !config || !frame) return
    const waits = placeholder(this)
    frame.box.append(waits)
    this.#run = startPlanner({
      // Both are fetched at once; nothing is seen undressed.
      loadWidget: () => Promise.all([source.loadWidget(config.origin, languageOf(config.locale)), this.#theme.ready, this.#article.ready]).then(([widget]) => widget),
      host: () => this.#host(frame),
      onRunning: () => {
        waits.remove()
        delete this.dataset.fallback
        this.#appear(frame, config)
      },
      onFailed: problem => {
        if (!hasFallback(this)) waits.replaceWith(failure(wordsFor(config.locale), () => this.#retry()))
        this.#fail(problem)
      },
    })
  }

  #appear({ box }: Frame, { view }: ResolvedConfig): void {
    this.#emit('ready', { view })
    if (this.#viewed || !this.#listening) return
    onceViewed(box, () => {
      this.#viewed = true
      this.#emit('viewed', { view })
    }, this.#listening.signal)
  }

  #host(frame: Frame): PlannerHost {
    const config = this.#resolved
    const root = this.shadowRoot
    if (!config || !root) throw new Error('the element is not in a page')
    const host = { root, container: frame.box, config, emit: this.#emit, left: this.#left }
    this.#left = undefined
    return isPanel(config.view) ? { ...host, show: () => frame.show(), close: () => frame.hide() } : host
  }

  /** The same planner in another locale: it goes on where it was, in the panel that was open. */
  #speakAnew(): void {
    const shown = this.#frame?.shown
    this.#left = this.#run?.leave() ?? this.#left
    this.#tearDown()
    this.#build()
    if (shown) this.#frame?.show()
  }

  /** Also what else did not come: it was the same network. */
  #retry(): void {
    this.#end()
    this.#settings.retry()
    this.requestUpdate()
    this.#tell(handle => handle.begin?.())
  }

  #end(): void {
    this.#tearDown()
    this.#theme.leave()
    this.#article.leave()
  }

  #tearDown(): void {
    this.#run?.stop()
    this.#run = null
    this.#frame?.remove()
    this.#frame = null
    this.#listening?.abort()
    this.#listening = null
    delete this.dataset.fallback
  }
}
