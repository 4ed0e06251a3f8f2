import sheetText from './mark.css?inline'
import type { Place } from './places.ts'
import type { articleWords } from './words.ts'

/** Never defined: a name that no page has rules for, and that may have a shadow root. */
const TAG = 'meander-mark'
const SVG = 'http://www.w3.org/2000/svg'
const PLUS = 'M12 3v18M3 12h18'
const TICK = 'M3 13l6 6L21 5'
/** So much room behind a place shows the whole mark. In px. */
const ROOMY = 60
/** In which another button would be pressed along. */
const PRESSED = 'a, button, summary, label, [role=button], [role=link]'

export interface Mark {
  show(added: boolean): void
  remove(): void
}

interface MarkDeps {
  words: ReturnType<typeof articleWords>
  /** Colours of the planner that it belongs to, by token. */
  colours: Readonly<Record<string, string>>
  press: () => void
}

/** Puts a button beside a place. The page's own nodes stay as they are, and so does its layout. */
export function placeMark({ element, name }: Place, { words, colours, press }: MarkDeps): Mark {
  const host = document.createElement(TAG)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText)
  root.adoptedStyleSheets = [sheet]
  const { button, show } = drawButton(name, words)
  for (const [token, value] of Object.entries(colours)) if (value) button.style.setProperty(token, value)
  button.addEventListener('click', event => {
    // Of the page, nobody is meant: it may have a listener on the whole line.
    event.stopPropagation()
    press()
  })
  root.append(button)
  const roomy = Number.parseFloat(getComputedStyle(element).paddingInlineEnd) >= ROOMY
  button.toggleAttribute('data-roomy', roomy)
  const around = element.closest(PRESSED)
  if (around) around.after(host)
  else element.append(host)
  settle(element, { button, roomy })
  return { show, remove: () => host.remove() }
}

function drawButton(name: string, words: MarkDeps['words']): { button: HTMLButtonElement; show: Mark['show'] } {
  const path = document.createElementNS(SVG, 'path')
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  icon.append(path)
  const text = document.createElement('span')
  const line = document.createElement('div')
  line.append(icon, text)
  const button = document.createElement('button')
  button.type = 'button'
  button.lang = words.lang
  button.append(line)
  const show = (added: boolean) => {
    path.setAttribute('d', added ? TICK : PLUS)
    text.textContent = added ? words.added : words.add
    button.setAttribute('aria-label', added ? words.addedPlace(name) : words.addPlace(name))
  }
  show(false)
  return { button, show }
}

/** In the middle of the line, in the room there; or over the upper corner of the last letter. It goes with the line, wherever that goes. */
function settle(element: HTMLElement, { button, roomy }: { button: HTMLElement; roomy: boolean }): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const last = [...range.getClientRects()].filter(({ width }) => width > 0).at(-1)
  if (!last) return
  const is = button.getBoundingClientRect()
  const isLeftward = getComputedStyle(element).direction === 'rtl'
  const end = isLeftward ? last.left : last.right
  const wantedX = roomy ? (isLeftward ? end - is.width - 4 : end + 4) : end - is.width / 2
  const wantedY = roomy ? (last.top + last.bottom - is.height) / 2 : last.top - is.height / 2
  button.style.setProperty('translate', `${wantedX - is.left}px ${wantedY - is.top}px`)
}
