import ownSheet from './TripSheet.css?inline'

/* All of the page but the paper is left out, whatever it says of itself: a page cut off at the height of a window has one sheet. */
const WHOLE_PAGE = `
[data-meander-print] { display: none }
@media print {
  html, body { display: block !important; position: static !important; width: auto !important; height: auto !important; max-height: none !important;
    margin: 0 !important; padding: 0 !important; overflow: visible !important; background: #fff !important; transform: none !important }
  body > :not([data-meander-print]) { display: none !important }
  [data-meander-print] { display: block !important; color-scheme: light }
}`

export interface PrintPlace {
  /** What is drawn here is on the paper, and nothing else. */
  paper: HTMLElement
  /** Leaves the page as it was. */
  close(): void
}

/**
 * Makes room on the page around us for what is printed: an embed is a box that scrolls, of which paper shows what a window does.
 * It lies at the end of the body, behind a shadow of its own; style sheets are adopted, which every Content Security Policy lets.
 */
export function openPrintPlace(like: Element): PrintPlace {
  const host = document.createElement('div')
  host.dataset.meanderPrint = ''
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(ownSheet)]
  const paper = root.appendChild(document.createElement('div'))
  const { direction } = getComputedStyle(like)
  paper.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  for (const name of ['--sans', '--serif']) paper.style.setProperty(name, getComputedStyle(like).getPropertyValue(name))
  const page = sheetOf(WHOLE_PAGE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page]
  document.body.append(host)
  return {
    paper,
    close() {
      host.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page)
    },
  }
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
