/** A word, a number or a mark of a message, and where it stands, in UTF-16 units. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Longer messages are read up to here: 160 words and marks. */
const MOST = 160
/** The same cut as `scripts/reader/marked.py`; joiners and variants of emojis are no tokens. */
const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.:,]\d+)*|[^\s\p{L}\p{M}\u200d]/gu

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { index, 0: token } of text.matchAll(TOKEN)) {
    if (tokens.push({ text: token, start: index, end: index + token.length }) === MOST) break
  }
  return tokens
}
