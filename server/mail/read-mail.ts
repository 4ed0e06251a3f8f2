/** What a person sees of a mail that this server wrote itself; not a reader for mail from anywhere. */
export interface ReadableMail {
  to: string
  subject: string
  date: string
  text: string
  /** Empty where there is none. */
  html: string
}

export function readMail(source: string): ReadableMail {
  const { headers, body } = splitPart(source)
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [source] : `\n${body}`.split(`\n--${boundary}`)
  const textOf = (type: string): string => {
    const part = parts.map(splitPart).find(({ headers: own }) => own.get('content-type')?.startsWith(type))
    return part === undefined ? '' : decodeBody(part.body, part.headers.get('content-transfer-encoding'))
  }
  return {
    to: headers.get('to') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    date: headers.get('date') ?? '',
    text: textOf('text/plain'),
    html: textOf('text/html'),
  }
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const text = part.replace(/\r\n/g, '\n').replace(/^\n/, '')
  const end = text.indexOf('\n\n')
  const head = (end === -1 ? text : text.slice(0, end)).replace(/\n[ \t]+/g, ' ')
  const headers = head.split('\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon === -1 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]]
  })
  return { headers: new Map(headers), body: end === -1 ? '' : text.slice(end + 2) }
}

function decodeBody(body: string, encoding = ''): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  return /quoted-printable/i.test(encoding) ? unquote(body.replace(/=\n/g, '')) : body
}

/** `=?UTF-8?Q?Vier_Tage?=` and `=?UTF-8?B?…?=`, as headers carry letters beyond ASCII. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replace(/_/g, ' ')),
    )
}

function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
