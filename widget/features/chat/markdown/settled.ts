/** At the end of a text: what may yet become a list's or a heading's mark, a link, bold or code. */
const LINE_MARK = /(?:^|\n)[ \t]*(?:[-*•]|\d{1,3}[.)]?|#{1,6})?[ \t]*$/
const LINK = /\[[^\]\n]*(?:\](?:\((?:[^()\s]|\([^()\s]*\)?)*)?)?$/
const CODE = /`[^`\n]*$/
const MARKS = /[*_]+$/

/**
 * As much of a text that is still arriving as can be drawn for good: what may turn out to be a mark waits, so that
 * nothing that was seen goes away again.
 */
export function settled(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  const inCode = line.split('`').length % 2 === 0
  return (inCode ? text.replace(CODE, '') : text).replace(LINK, '').replace(MARKS, '').replace(LINE_MARK, '').trimEnd()
}
