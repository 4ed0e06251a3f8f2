/** Where a browser keeps text under names: `localStorage` and `sessionStorage`, or what stands in for them. */
export interface KeptArea {
  keys(): string[]
  get(key: string): string | null
  remove(key: string): void
}

/** What the planner keeps under names that do not say whose they are. */
const NAMES = new Set(['authMethod', 'templateFormData', 'currentPage', 'navigationSource', 'openShareDialog'])
/** Ours by their beginning: identifier, conversations, places, plans; and what a conversation has understood. */
const OURS = /^(meander\.|extractedDates_)/
/** Text that is being written. A page around an embed may use such names too: ours say who wrote them. */
const DRAFTS = /^(chat-|temp-)/
const OWN = '{"meander":'

/** Takes away everything that tells of the person who used the planner here; what the page around it keeps stays. */
export function forgetPerson(area: KeptArea): void {
  for (const key of area.keys()) {
    if (NAMES.has(key) || OURS.test(key) || (DRAFTS.test(key) && area.get(key)?.startsWith(OWN))) area.remove(key)
  }
}
