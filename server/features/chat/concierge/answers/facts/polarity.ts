import type { Asking, Fact } from './fact.ts'
import { youngestAge } from './people.ts'
import type { KnownFacts } from '../../../tools/read-activities.ts'

const LIMITS = /\b(?:age (?:limit|restriction)s?|minimum age|(?:any|an|is there (?:an?|any)) (?:age|rules? about age)|adults only|only (?:for )?adults|18 ?plus|too (?:young|small|little|old))\b/
const PAYS = /\b(?:pays?|paying|(?:need|needs|buy) (?:a |an |their own )?(?:\w+ )?tickets?|charged?|full (?:price|ticket|fare)|adult (?:price|ticket|fare)|extra)\b/
const FREE = /\b(?:free|nothing|gratis|discounts?|reduced|reduction|cheaper|less|half|concessions?|off)\b/
/** Later than most rules allow. */
const LATE = /\b(?:(?:the |that )?same day|on the day|day itself|that (?:very )?(?:day|morning)|last[- ]minute|(?:the )?day before)\b/
const CLOSED = /\b(?:closed|shut|sold[- ]out|fully booked|booked up|no (?:room|places|seats))\b/

/** 'Which of them can't be cancelled' wants those of which it is not true. */
const NOT = /\b(?:\w+n't|cannot|can not|cant|dont|doesnt|isnt|(?:do|does|is|are|has|have|will) not)\b(?! mind)/

/** A fact is told of what is offered; who asks for a limit, for what is to pay or whether it is shut hears yes where an offer is a no. */
export function turned(fact: Fact, { question }: Asking, known: KnownFacts): Fact {
  const { asked, topic } = question
  if (question.form === 'which' && NOT.test(asked)) return opposite(fact)
  const [, how] = topic === 'ages' ? (/\btoo (?!young\b|small\b|little\b|old\b|much\b|many\b)([a-z]+)\b/.exec(asked) ?? []) : []
  if (how !== undefined) return { verdict: 'unknown', says: fact.says.map((words) => `says nothing of how ${how} it is for them, only that it ${words}`), short: `nothing said on that, ${fact.short}` }
  if (topic === 'ages' && LIMITS.test(asked)) return /too (?:young|small|little|old)/.test(asked) ? opposite(fact) : { ...fact, verdict: limited(known) }
  if ((topic === 'price' || topic === 'free') && PAYS.test(asked) && !FREE.test(asked)) return opposite(fact, /full|adult/.test(asked) && fact.verdict === 'no')
  if (topic === 'rain' && OUTSIDE.test(asked)) return opposite(fact)
  if (topic === 'rating' && /\b(?:boring|bad|dull|terrible|awful|rubbish|overrated|tourist trap|waste)\b/.test(asked) && !/\bnot\b/.test(asked)) return opposite(fact)
  if (topic === 'rating' && /\b(?:guides?|hosts?|teachers?|instructors?|leaders?)\b/.test(asked)) return {
    verdict: 'unknown',
    says: fact.says.map((words) => `says nothing of its guide by name; as a whole it ${words}`),
    short: `nothing said of its guide, ${fact.short} for the whole`,
  }
  if (topic === 'cancellation' && fact.verdict === 'yes' && LATE.test(asked) && (known.refund?.days ?? 0) > (/day before/.test(asked) ? 1 : 0)) return { ...fact, verdict: 'no' }
  if (topic === 'included' && /\b(?:extras?|hidden|additional)\b/.test(asked) && !/\bno extra\b/.test(asked)) return opposite(fact)
  if ((topic === 'times' || topic === 'booking') && CLOSED.test(asked) && !/\bclose[sd]? (?:to|by)\b/.test(asked)) return /\b(?:what|and) if\b/.test(asked) ? { ...fact, verdict: 'told' } : opposite(fact)
  return fact
}

/** 'Is it outside': where it is good to be under a roof that is a no. */
const OUTSIDE = /^(?!.*\b(?:rain\w*|wet|weather)\b).*\b(?:outside|outdoors?|in the open|open[- ]air)\b/

function limited(known: KnownFacts): Fact['verdict'] {
  const from = youngestAge(known)
  return from === null ? 'unknown' : from > 0 ? 'yes' : 'no'
}

/** A lower price for the young is a no to the full one all the same. */
function opposite(fact: Fact, stays = false): Fact {
  const verdict = fact.verdict === 'yes' ? 'no' : fact.verdict === 'no' && !stays ? 'yes' : fact.verdict
  return { ...fact, verdict }
}
