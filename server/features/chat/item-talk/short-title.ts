/** A title that was named before, as one speaks of it: 'Fado in Alfama' of 'Fado in Alfama, with supper'. */
export function shortTitle(title: string): string {
  const [before = ''] = title.split(/[:;]\s/)
  const [short = ''] = before.split(/,\s/)
  // 'Pickles, bialys and dumplings' is a list, and its first word no name for it.
  const name = short.includes(' ') ? short : before
  return name.length >= 4 ? inline(name) : inline(title)
}

/** A title in the middle of a sentence. */
export function inline(title: string): string {
  return title.replace(/[.]$/, '')
}
