const LEAD = String.raw`^\W*(?:(?:and|but|so|wait|ok|okay|oh|also|then|well|hey|hm+|btw|by the way)\W+)*`
const NAME = String.raw`(?:(?:the|this|that|our|my) )?[\p{L}' ’-]{3,34}?`
/** 'The sloop, how long is it', 'this museum, we need passport': what is spoken of stands before what is asked. */
const TOPIC_FIRST = new RegExp(String.raw`${LEAD}(?:(?:for|in|at|on|with|about) )?(${NAME}), ((?:we|i|is|are|do|does|did|if|can|could|how|what|where|when|who|it|will|must|should)\b.+)$`, 'iu')
const DAYS = /day\b|\d|\b(?:morning|evening|afternoon|noon|night|yes|no|sorry|thanks|thank you|please|great|good|perfect|course|question)\b/i
/** Told in the order of a statement, with a mark of a question behind: 'the ticket is included?', 'we need passport?' */
const STATED = new RegExp(String.raw`${LEAD}(${NAME}) (is|are|was|were|will|can|could|does|has|have|must|should) (.+)$`, 'iu')
const WE_NEED = new RegExp(String.raw`${LEAD}(we|i|you|they) (need|have to|get|pay|bring|see|eat|walk|wear|meet|start|stop|go) ?(.*)$`, 'iu')
const WHERE_IT = /\b(where|when|how long|what time) (it|they|we|the [\p{L}'-]+) (starts?|begins?|ends?|takes?|meets?|finish(?:es)?)\b/giu
/** 'If it rains, we can change the day?' */
const IF_FIRST = /^\W*if (.+?), (?:then )?(we|i|you) (can|could|may|will|would) (.+)$/i
const ASKS_ALREADY = /^\W*(?:(?:and|but|so|ok|okay|also|then|well|oh)\W+)*(?:is|are|was|do|does|did|can|could|will|would|may|should|must|what|where|when|how|who|which|whose|why|tell|describe|explain|if)\b/i
/** The other way, of which nobody asks what it is: 'or should we book dinner somewhere before'. */
const OTHER_WAY = /,? or (?:should|shall|must|do|would) (?:we|i) (?:rather |better )?(?:book|eat|have|find|get|buy|look|go)\b.*$/i

/** Wants something done beside it. */
const CHANGES = /\b(?:take|drop|remove|skip|instead|replace|swap|move|put|add|leave|cancel|rather|other|switch)\b/i

/** Whether a message asks of what it names in front of the question. */
export function isTopicFirst(text: string): boolean {
  const [first = '', ...others] = text.split('?')
  return others.length > 0 && !CHANGES.test(text) && !/\bif\b/i.test(others.join(' ')) && asAsked(first, true).length > 1
}

/** A question as English asks it, with what it speaks of cut off in front of it where that stands there by itself. */
export function asAsked(part: string, isMarked: boolean): string[] {
  const [, topic, rest] = isMarked ? (TOPIC_FIRST.exec(part) ?? []) : []
  if (topic !== undefined && rest !== undefined && !DAYS.test(topic) && !ASKS_ALREADY.test(topic)) return [topic, ...asAsked(rest, isMarked)]
  const plain = part.replace(IF_FIRST, '$3 $2 $4 if $1').replace(OTHER_WAY, '').replace(WHERE_IT, (_all, word: string, who: string, verb: string) => `${word} does ${who} ${verb.replace(/(?<!e)s$|(?<=sh)es$|(?<=e)s$/, '')}`)
  if (!isMarked || ASKS_ALREADY.test(plain)) return [plain]
  const [, who, verb, what] = WE_NEED.exec(plain) ?? []
  if (who !== undefined) return [`do ${who} ${verb} ${what}`.trim()]
  const [, subject, is, told] = STATED.exec(plain) ?? []
  if (subject !== undefined && is?.toLowerCase() === 'has') return [`does ${subject} have ${told}`]
  return [subject === undefined ? plain : `${is?.toLowerCase()} ${subject} ${told}`]
}
