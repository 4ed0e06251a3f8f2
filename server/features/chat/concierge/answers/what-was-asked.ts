/** Who asks is 'you' to who answers. */
const TURNED: Readonly<Record<string, string>> = { i: 'you', we: 'you', me: 'you', us: 'you', my: 'your', our: 'your', mine: 'yours', ours: 'yours', am: 'are', "i'm": 'you are', "we're": 'you are' }
const LEAD = /^\W*(?:(?:and|but|so|ok|okay|also|then|well|hi|hello|thanks|please|actually|btw|by the way|one more thing|just|quick question)\W+)*/i
const SUBJECT = String.raw`(?:i|we|they|he|she|it|this|that|there|you|one|(?:the|my|our|their|its) [\p{L}'’-]+(?: (?:one|ones|thing|tour|there))?)`
const INVERTED = new RegExp(String.raw`^(will|can|could|would|should|may|might|must|is|are|was|were|do|does|did|has|have) (${SUBJECT}) (.+)$`, 'iu')
const OF_WHAT = /^(?:what(?:'s|s| is| are| about)|how(?:'s| is| are| about)|tell (?:me|us) (?:more )?about|who(?:'s| is)|where(?:'s| is)) ((?:the|their|its|any|a|an) .+)$/i
/** 'Or do we share it': the one way says enough. */
const OR_ELSE = /,? or (?:do|does|is|are|can|could|should|must|would|will|did|shall|not|only|just|rather|what)\b.*$/i
/** Longer than this nobody repeats a question. */
const MOST_WORDS = 12

/** What a question asks, as part of an answer: 'whether you will meet people', 'the mood'. Null where it cannot be said back in few words. */
export function sayWhatWasAsked(text: string): string | null {
  const clause = text.split(/[?!]+|(?<=\p{L})\.\s/u).map((part) => part.replace(LEAD, '').trim()).findLast((part) => part !== '') ?? ''
  const plain = clause.replaceAll('’', "'").replace(OR_ELSE, '').replace(/[\s.,;:]+$/, '')
  if (plain === '' || plain.split(/\s+/).length > MOST_WORDS || /["[\]{}<>|]/.test(plain)) return null
  const [, noun] = OF_WHAT.exec(plain) ?? []
  if (noun !== undefined) return turned(noun)
  const [, verb = '', subject = '', rest = ''] = INVERTED.exec(plain) ?? []
  return verb === '' ? null : `whether ${inOrder(verb.toLowerCase(), turned(subject), turned(rest))}`
}

function turned(words: string): string {
  return words.split(' ').map((word) => TURNED[word.toLowerCase()] ?? word).join(' ').replace(/^The\b/, 'the')
}

function inOrder(verb: string, subject: string, rest: string): string {
  if (verb === 'do') return `${subject} ${rest}`
  if (verb === 'does') return `${subject} ${rest.replace(/^([\p{L}-]+)/u, inThirdPerson)}`
  const own = subject === 'you' && verb === 'is' ? 'are' : verb
  return `${subject} ${own} ${rest}`
}

function inThirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'do' || verb === 'go') return `${verb}es`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
}
