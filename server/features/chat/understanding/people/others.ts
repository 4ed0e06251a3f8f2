import { pattern } from '../../language/pattern.ts'

/** People that are counted and do not travel: those a house or a tour holds, those met on another day, those who gave advice. */

/** 'A hotel with 200 guests', 'a village of 300 people': so many live or lodge there. */
const HOLDS = pattern()`
  \b(?:hotels?|hostels?|resorts?|ships?|liners?|planes?|villages?|towns?|city|cities|islands?|country|countries|dorms?|restaurants?|festivals?|
  schools?|stadiums?|tours? groups?)\s+(?:\w+\s+)?(?:with|of|for|has|have|holds?)\s+(?:about |around |over |almost |nearly |up to |more than )?$
`
const MANY_THERE = 20
const MANY = 8

/** 'Small groups, max 8 people', 'a tour limited to ten': a limit of what is sold. */
const LIMIT = pattern()`
  \b(?:tours?|groups?|class(?:es)?|workshops?|excursions?|trips?|boats?|vans?|lessons?)\b[^.;!?\n]{0,20}(?:\bmax(?:imum)?\.?:?|\blimited to|
  \bcapped at|\bat most|\bno (?:more|bigger|larger) than|\bfewer than|\bless than|\bunder|\bup to|<)\s*(?:of\s+|about\s+)?$
`

/** 'There were 3 people on the last tour'. */
const THERE_WERE = /\bthere\s+(?:was|were|had been|used to be)\s+(?:only |just |about |around |like )*$/

/** 'A family of five recommended it', 'the two adults next to us said'. */
const HAVE_SAID = pattern()`
  ^\s*,?\s*(?:who\s+|that\s+)?(?:(?:has|have|had|just|also|all|both)\s+)*(?:recommended|told (?:me|us)|says?|said|wrote|thinks?|owns? (?:the|a|it)|
  suggested|raved|warned|complained|loved it|went|visited|came back|moved|lived|lives? (?:there|here|in|next)|
  (?:was|were) (?:there|on it|killed|hurt|waiting|in front))\b
`
/** 'Rooms sleep 4 people', 'the tour needs 4 people', '9 out of 10 people': so many fit, or are asked for, or are a share. */
const FIT_BEFORE = pattern()`
  \b(?:out of|(?:one|1) in|sleeps|accommodates|(?:rooms?|cabins?|tents?|boats?|vans?|cars?|jeeps?|bus(?:es)?|tours?|trips?|class(?:es)?|courses?|
  operators?|groups?)\s+(?:needs?|requires?|takes?|holds?|seats?|fits?|sleep|carr(?:y|ies))(?:\s+(?:at least|a minimum of|up to|about|only))?)\s+$
`
const FIT_AFTER = /^\s*(?:kayak|canoe|dorms?|cabins?|tents?|jeep|gondola|sauna|raft|minimum\b|min\b)/
/** 'Per group of 6', 'one guide for every 12 guests', 'one of 50 people', 'the crew is 4 people', 'the last group had 9 people'. */
const SHARE_BEFORE = pattern()`
  \b(?:per|every|each|one of|(?:crew|staff|team) (?:is|are|has|of|with)|
  (?:last|previous|other|average|biggest|largest|next) (?:group|tour|trip|class|boat|party) (?:had|has|was|were|with|is)|
  (?:family|group) (?:tickets?|pass(?:es)?|cards?|rates?|prices?) (?:is |are |covers? |good |valid )*(?:for)?|
  (?:kids'?|children'?s) (?:clubs?|menus?|pools?|rides?|camps?) for|(?:gifts|presents|souvenirs?|postcards?|magnets?|chocolates?) (?:for|to)|
  (?:2|two|3|three) for)\s+(?:(?:a |an |the |my |our |about |up to |at least )+)?$
`
/** 'A wedding with 120 guests', 'a bus with 49 seats'. */
const EVENT = pattern()`
  \b(?:weddings?|conferences?|concerts?|congress|fairs?|receptions?|part(?:y|ies)|meetings?|bus(?:es)?|coach(?:es)?|minibus(?:es)?|cars?|vans?|tours?|
  theat(?:re|er)s?|halls?|cinemas?)\s+(?:with|of|has|have)\s+(?:only |about |around |over |up to )?$
`
const SEATS = /\b(?:seats?|places|spots)\b/
/** 'Two people to run', '6 guests per guide', '10 people or more', '2 people short', 'seven sisters cliffs'. */
const SHARE_AFTER = pattern()`
  ^\s*(?:per (?:guide|group|tour|class|boat|session|table|instructor)\b|to (?:run|go ahead|start|take place)\b|short\b|at a time|at once\b|or more\b|
  and (?:over|more)\b|required|mountains?\b|cliffs?\b|rocks?\b|peaks?\b|trail\b|lighthouses?\b|statues?\b|falls\b|monuments?\b)
`
/** Nobody's own people: 'with 40 other people on a bus', 'not with 20 strangers', 'a guide and two drivers'. */
const STRANGERS = /\bstrangers\b/
const OTHERS = /\bother (?:people|persons|tourists|guests|passengers|travell?ers)\b|\btourists\b/
const STAFF = /\b(?:drivers?|cooks?|porters?|waiters?|guides?|skippers?|receptionists?|bodyguards?|cleaners?)\b/
const STAFF_BEFORE = /\b(?:(?:guides?|drivers?|captain|cooks?|skipper) and|they (?:have|had|bring|employ)|there(?:'s| is| are))\s+$/
const SPEAKER = /\b(?:we|us|i|me|our)\b/

/** Whether people counted between two places of a text are no travellers of this trip. */
export function areOthers(text: string, { from, to, size }: { from: number; to: number; size: number }): boolean {
  const before = text.slice(Math.max(0, from - 64), from)
  if (THERE_WERE.test(before) || LIMIT.test(before) || FIT_BEFORE.test(before) || FIT_AFTER.test(text.slice(to, to + 16))) return true
  const said = text.slice(from, to)
  if (SHARE_BEFORE.test(before) || SHARE_AFTER.test(text.slice(to, to + 24))) return true
  if (size >= MANY_THERE && (HOLDS.test(before) || EVENT.test(before))) return true
  if (SEATS.test(said) && EVENT.test(before)) return true
  if (STRANGERS.test(said) || (size >= MANY && OTHERS.test(said)) || (STAFF.test(said) && STAFF_BEFORE.test(before))) return true
  return HAVE_SAID.test(text.slice(to, to + 48)) && !SPEAKER.test(text.slice(from, to))
}
