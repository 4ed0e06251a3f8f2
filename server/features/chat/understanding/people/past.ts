const WAS = /\b(?:were|was|went|had|visited|stayed|travell?ed)\b/
const LONG_AGO = /\b(?:last (?:year|time|week|weekend|night|summer|winter|spring|autumn|fall|month|trip|christmas|easter)|ago|previously|back then)\b/

/** Whether the sentence around a place in a text tells of another journey: 'we were eight last year'. */
export function isOfAnotherTime(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 120), at).split(/[.;!?\n]/).at(-1) ?? ''
  const after = text.slice(at, at + 120).split(/[.;!?\n]|,? but\b/)[0] ?? ''
  const sentence = `${before}${after}`
  return WAS.test(sentence) && LONG_AGO.test(sentence)
}
