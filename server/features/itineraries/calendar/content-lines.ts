/** A property of iCalendar (RFC 5545): its name, parameters such as `;TZID=…`, and a value that is written as it is. */
export function line(name: string, value: string): string {
  return fold(`${name}:${value}`)
}

/** A property whose value is text for people. */
export function textLine(name: string, value: string): string {
  return line(name, escapeText(value))
}

export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // No other control character may be in a calendar.
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Octets of a line without its end. */
const WIDEST = 75

/** Breaks a line that is longer than 75 octets; no character is broken. */
function fold(content: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of content) {
    const size = Buffer.byteLength(character)
    if (octets + size > WIDEST) {
      parts.push(part)
      // The space that a continued line begins with counts as well.
      ;[part, octets] = ['', 1]
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** Lines as a file: each ends with CR and LF, the last too. */
export function fileOf(lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n`
}
