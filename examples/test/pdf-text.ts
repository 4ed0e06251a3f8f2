import { inflateSync } from 'node:zlib'

export interface PrintedPdf {
  /** What a reader's window and a file's properties say. */
  title: string
  /** The words of each page, without the spaces between them: what stands in two runs of letters is one word on paper. */
  pages: string[]
}

/** Reads a PDF as Chromium prints them: plain objects, deflated streams, letters by the fonts' own tables. Not a reader for any other. */
export function readPdf(bytes: Buffer): PrintedPdf {
  const objects = readObjects(bytes.toString('latin1'))
  const fonts = new Map<string, (code: string) => string>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (table !== undefined) fonts.set(name, letters(objects.get(table)?.stream ?? ''))
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return {
    title: readTitle(objects),
    pages: pages.map(({ head }) => wordsOf(contentOf(head, objects), fonts).replace(/\s+/g, '')),
  }
}

interface PdfObject {
  head: string
  stream: string
}

function readObjects(source: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n/g)) {
    const begin = match.index + match[0].length
    const end = source.indexOf('endobj', begin)
    const opens = source.indexOf('stream\n', begin)
    if (opens === -1 || opens > end) {
      objects.set(match[1] ?? '', { head: source.slice(begin, end), stream: '' })
      continue
    }
    const head = source.slice(begin, opens)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const packed = Buffer.from(source.slice(opens + 7, opens + 7 + length), 'latin1')
    objects.set(match[1] ?? '', { head, stream: /FlateDecode/.test(head) ? inflateSync(packed).toString('latin1') : packed.toString('latin1') })
  }
  return objects
}

/** A page's own drawing, and the parts that it draws by reference. */
function contentOf(head: string, objects: Map<string, PdfObject>): string {
  const own = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? ''
  const parts = [...head.matchAll(/\/X\d+ (\d+) 0 R/g)].map(([, id = '']) => objects.get(id))
  const drawn = parts.filter((part) => part !== undefined && /\/Subtype \/Form/.test(part.head))
  return [objects.get(own)?.stream, ...drawn.map((part) => part?.stream)].join('\n')
}

/** What is written, in the order in which it is drawn. */
function wordsOf(content: string, fonts: Map<string, (code: string) => string>): string {
  let read = (_code: string) => ''
  let words = ''
  for (const [, font, code] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font !== undefined) read = fonts.get(font) ?? (() => '')
    else words += read(code ?? '')
  }
  return words
}

/** A font's table from codes to letters. */
function letters(table: string): (code: string) => string {
  const width = /begincodespacerange\s*<([0-9A-Fa-f]+)>/.exec(table)?.[1]?.length ?? 4
  const known = new Map<number, string>()
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, body = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', to = ''] of body.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g)) known.set(Number.parseInt(code, 16), text(to))
  }
  for (const [, body = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', until = '', to = ''] of body.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g)) {
      const first = Number.parseInt(from, 16)
      for (let code = first; code <= Number.parseInt(until, 16); code++) known.set(code, String.fromCodePoint((text(to).codePointAt(0) ?? 0) + code - first))
    }
  }
  return (codes) => (codes.match(new RegExp(`.{${width}}`, 'g')) ?? []).map((code) => known.get(Number.parseInt(code, 16)) ?? '').join('')
}

function readTitle(objects: Map<string, PdfObject>): string {
  for (const { head } of objects.values()) {
    const [, wide, plain] = /\/Title (?:<FEFF([0-9A-Fa-f]+)>|\(((?:\\.|[^)])*)\))/.exec(head) ?? []
    if (wide !== undefined) return Buffer.from(wide, 'hex').swap16().toString('utf16le')
    if (plain !== undefined) return plain.replace(/\\(.)/g, '$1')
  }
  return ''
}
