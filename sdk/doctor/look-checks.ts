import type { Finding, Patient } from './finding.ts'

const SHEET = 'in your style sheet'
const TAG = 'meander-planner'
/** Narrower than any phone. In px. */
const NARROW = 280

/** What the page's style sheets do to the element. */
export function checkLook({ planners }: Patient): Finding[] {
  return planners.filter((planner) => !/floating|drawer/.test(planner.getAttribute('view') ?? '')).flatMap(lookAt)
}

function lookAt(planner: HTMLElement): Finding[] {
  const found: Finding[] = []
  const style = getComputedStyle(planner)
  const { width, height } = planner.getBoundingClientRect()
  const say = (problem: string, rule: string) => found.push({ problem, line: `${TAG} { ${rule} }`, where: SHEET })
  if (style.display === 'none') return [{ problem: 'A rule of the page hides the planner.', line: `${TAG} { display: block !important }`, where: SHEET }]
  if (style.visibility !== 'visible' || Number(style.opacity) < 0.9) say('A rule of the page makes the planner invisible, or nearly.', 'visibility: visible !important; opacity: 1 !important')
  if (style.pointerEvents === 'none') say('A rule of the page keeps presses from the planner.', 'pointer-events: auto !important')
  if (/^(inline|contents)$/.test(style.display)) say(`The planner’s place is “${style.display}”, which has no height.`, 'display: block; min-height: 640px')
  else if (height < 400) say(`The planner’s place is ${Math.round(height)} px high: less than the chat needs, and the page moves when it comes.`, 'display: block; min-height: 640px')
  if (width > 0 && width < NARROW) say(`The planner’s place is ${Math.round(width)} px wide.`, `min-width: ${NARROW}px; width: 100%`)
  const zoomed = style.zoom && style.zoom !== '1' && style.zoom !== 'normal'
  if (zoomed || style.scale !== 'none') say('A rule of the page scales the planner, so that its type is not the size that it should be.', 'zoom: 1; scale: none')
  return [...found, ...cutOff(planner)]
}

/** What stands around it and shows only a part of it. */
function cutOff(planner: HTMLElement): Finding[] {
  const own = planner.getBoundingClientRect()
  for (let around = planner.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    const box = around.getBoundingClientRect()
    const cuts = (overflowY !== 'visible' && overflowY !== 'auto' && overflowY !== 'scroll' && own.bottom > box.bottom + 1) || (/hidden|clip/.test(overflowX) && own.right > box.right + 1)
    if (!cuts) continue
    return [{ problem: `${nameOf(around)} around the planner cuts it off.`, line: `${nameOf(around)} { overflow: visible; height: auto }`, where: SHEET }]
  }
  return []
}

const nameOf = ({ localName, id, classList }: Element): string => (id ? `#${id}` : classList[0] ? `.${classList[0]}` : localName)

/** What the document itself says of itself. */
export function checkDocument(): Finding[] {
  const found: Finding[] = []
  if (document.compatMode === 'BackCompat') found.push({ problem: 'The page has no doctype: browsers draw it as in 1998.', line: '<!doctype html>', where: 'as the first line of the page' })
  if (!document.querySelector('meta[name="viewport" i]')) found.push({ problem: 'The page names no viewport: phones show it, and the planner in it, as a shrunken desk.', line: '<meta name="viewport" content="width=device-width, initial-scale=1">', where: 'in the head of the page' })
  if (!document.documentElement.lang) found.push({ problem: 'The page does not say in which language it is.', line: '<html lang="en">', where: 'in the page' })
  return found
}
