/** People that are counted and do not travel: those a house or a tour holds, those met on another day, those who gave advice. */

/** 'A hotel with 200 guests', 'a village of 300 people': so many live or lodge there. */
const HOLDS = /\b(?:hotels?|hostels?|resorts?|ships?|liners?|planes?|villages?|towns?|city|cities|islands?|country|countries|dorms?|restaurants?|festivals?|schools?|stadiums?|tours? groups?)\s+(?:\w+\s+)?(?:with|of|for|has|have|holds?)\s+(?:about |around |over |almost |nearly |up to |more than )?$/
const MANY_THERE = 20

/** 'Small groups, max 8 people', 'a tour limited to ten': a limit of what is sold. */
const LIMIT = /\b(?:tours?|groups?|class(?:es)?|workshops?|excursions?|trips?|boats?|vans?|lessons?)\b[^.;!?\n]{0,20}(?:\bmax(?:imum)?\.?:?|\blimited to|\bcapped at|\bat most|\bno (?:more|bigger|larger) than|\bfewer than|\bless than|\bunder|\bup to|<)\s*(?:of\s+|about\s+)?$/

/** 'There were 3 people on the last tour'. */
const THERE_WERE = /\bthere\s+(?:was|were|had been|used to be)\s+(?:only |just |about |around |like )*$/

/** 'A family of five recommended it', 'the two adults next to us said'. */
const HAVE_SAID = /^\s*,?\s*(?:who\s+|that\s+)?(?:(?:has|have|had|just|also|all|both)\s+)*(?:recommended|told (?:me|us)|suggested|raved|warned|complained|loved it|went|visited|came back|moved|lived|lives? (?:there|here|in|next)|(?:was|were) (?:there|on it|killed|hurt|waiting|in front))\b/
/** 'Rooms sleep 4 people', 'the tour needs 4 people', '9 out of 10 people': so many fit, or are asked for, or are a share. */
const FIT_BEFORE = /\b(?:out of|(?:one|1) in|sleeps|accommodates|(?:rooms?|cabins?|tents?|boats?|vans?|cars?|jeeps?|bus(?:es)?|tours?|trips?|class(?:es)?|courses?|operators?|groups?)\s+(?:needs?|requires?|takes?|holds?|seats?|fits?|sleep|carr(?:y|ies))(?:\s+(?:at least|a minimum of|up to|about|only))?)\s+$/
const FIT_AFTER = /^\s*(?:kayak|canoe|dorms?|cabins?|tents?|jeep|gondola|sauna|raft|minimum\b|min\b)/
const SPEAKER = /\b(?:we|us|i|me|our)\b/

/** Whether people counted between two places of a text are no travellers of this trip. */
export function areOthers(text: string, { from, to, size }: { from: number; to: number; size: number }): boolean {
  const before = text.slice(Math.max(0, from - 64), from)
  if (THERE_WERE.test(before) || LIMIT.test(before) || FIT_BEFORE.test(before) || FIT_AFTER.test(text.slice(to, to + 16))) return true
  if (size >= MANY_THERE && HOLDS.test(before)) return true
  return HAVE_SAID.test(text.slice(to, to + 48)) && !SPEAKER.test(text.slice(from, to))
}
