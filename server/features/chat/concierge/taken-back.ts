import { pattern } from '../language/pattern.ts'

/** What stands before these was thought better of in the same breath, where a whole sentence follows. */
const NEVER_MIND = pattern('iu')`
  ^([^]*?)(?<![\p{L}'’])(?:never ?mind(?: that)?|forget (?:it|that)|scratch that|ignore that|no,? wait|wait,? no|vergiss (?:es|das)|nein,? halt|laisse(?:z)? tomber|non,? attend(?:s|ez)|olv[ií]da(?:lo|te)|no,? espera)
  (?!\p{L})\s*(?:[,.;:!–—-]|then\b)[\s,.;:!–—-]*(?:(?:actually|rather|instead|then)[\s,]+)?(?=\S+(?:\s+\S+){3,})
`
const BEFORE = /\p{L}{3,}/u

/** 'How far is it from, never mind, when does it end?': the last part alone. */
export function withoutTakenBack(text: string, isBehind = false): string {
  const match = NEVER_MIND.exec(text)
  return match === null || (!isBehind && !BEFORE.test(match[1] ?? '')) ? text : withoutTakenBack(text.slice(match[0].length), true)
}
