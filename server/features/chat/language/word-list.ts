/** The words of a text that are parted by spaces or lines. */
export function wordList(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''))
}
