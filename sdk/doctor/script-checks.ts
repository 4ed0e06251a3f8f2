import type { Finding, Patient } from './finding.ts'

/** Without imports from the element: the doctor is a file of its own. */
const TAG = 'meander-planner'
const ATTRIBUTES = ['partner', 'destination', 'trip', 'dates', 'view', 'scheme', 'accent', 'theme', 'article', 'locale', 'currency', 'campaign', 'route', 'origin']
const GLOBAL_ATTRIBUTES = /^(id|class|style|slot|part|hidden|title|lang|dir|role|tabindex|inert|nonce|is|(data|aria|on)[-\w]*)$/
const IN_SCRIPT = 'in the page, in place of the tag that is there'

/** The script: once, unchanged, and the one that has defined the tag. */
export function checkScript({ origin, script }: Patient): Finding[] {
  const found: Finding[] = []
  const all = [...document.querySelectorAll<HTMLScriptElement>('script')].filter((one) => isOurs(one))
  const addresses = new Set(all.map(({ src }) => new URL(src || '', location.href).pathname))
  const line = `<script async src="${origin}/sdk/v1.js"></script>`
  if (all.length > 1 && addresses.size <= 1) found.push({ problem: `The script stands in the page ${all.length} times. It does no harm, but one will do.`, line, where: 'in the page, once' })
  for (const one of all) {
    if (one.type && !/^(module|text\/javascript|application\/javascript)$/.test(one.type)) {
      found.push({ problem: `Something has changed the type of the script to “${one.type}”, so that browsers run it late or never: an optimiser of scripts, or a manager of consent.`, line: line.replace('<script', '<script data-cfasync="false" data-no-optimize="1"'), where: IN_SCRIPT })
    }
    if (one.integrity) found.push({ problem: 'The script of the tag is evergreen: its bytes change with every release, and then its integrity fails.', line, where: IN_SCRIPT })
  }
  const definition = customElements.get(TAG)
  if (definition && !('source' in definition)) found.push({ problem: `Something else in this page has defined <${TAG}> before us.`, line: `customElements.define('${TAG}', …)`, where: 'in your own scripts: take it out' })
  if (!definition && script) found.push({ problem: `<${TAG}> is not defined: the element’s script did not come. The network panel says why; a line of a policy below may mend it.`, line: 'await Meander.load()', where: 'in the console, to try again' })
  return found
}

const isOurs = (script: HTMLScriptElement): boolean => /\/sdk\/v1\.js/.test(script.src || script.dataset.src || '')

/** The tag: what is written on it, and what it stands in. */
export function checkTag({ planners }: Patient): Finding[] {
  if (planners.length === 0) return [{ problem: `There is no <${TAG}> in this page.`, line: `<${TAG} destination="Lisbon"></${TAG}>`, where: 'in the page, where the planner should be' }]
  return planners.flatMap((planner) => [...checkAttributes(planner), ...checkAround(planner)])
}

function checkAttributes(planner: HTMLElement): Finding[] {
  return planner.getAttributeNames().flatMap((name) => {
    if (ATTRIBUTES.includes(name) || GLOBAL_ATTRIBUTES.test(name)) return []
    const meant = ATTRIBUTES.find((known) => alike(known, name))
    return [{ problem: `The tag has an attribute “${name}”, which means nothing to it.`, line: meant ? `<${TAG} ${meant}="${planner.getAttribute(name)}">` : `<${TAG}>`, where: 'in the page' }]
  })
}

/** One letter more, less or other, or two in each other’s place. */
function alike(known: string, written: string): boolean {
  if (Math.abs(known.length - written.length) > 1) return false
  let start = 0
  while (start < known.length && known[start] === written[start]) start++
  let end = 0
  while (end < known.length - start && known.at(-1 - end) === written.at(-1 - end)) end++
  return Math.max(known.length, written.length) - start - end <= 2
}

function checkAround(planner: HTMLElement): Finding[] {
  const found: Finding[] = []
  const around = planner.closest('a, button, [inert], [aria-hidden="true"], label')
  if (around) {
    const name = around.localName + (around.hasAttribute('inert') ? '[inert]' : around.getAttribute('aria-hidden') ? '[aria-hidden]' : '')
    found.push({ problem: `The planner stands in <${name}>, so that it cannot be used, or not be heard, as it should.`, line: `</${around.localName}><${TAG}></${TAG}>`, where: 'in the page: after that element, not in it' })
  }
  return found
}
