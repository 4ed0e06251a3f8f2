/** Markup that is safe to send: made by `html` alone, so that text from people is escaped wherever it is put in. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | null | false | undefined | readonly Part[]

/** `html`<p>${name}</p>`` escapes every value that is no markup itself; null and false are left out, lists are joined. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  const markup = strings.reduce((text, string, index) => text + string + (index < values.length ? render(values[index]) : ''), '')
  return { markup }
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(render).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
