import { pattern } from '../language/pattern.ts'
import { isOtherMatter } from './other-matters.ts'

/** What the words before and after a date make of it. */
export type DateRole = 'start' | 'end' | 'leave' | 'deadline' | 'none'

/** 'Nothing before noon on Friday' is an hour of that day; 'home before noon on Friday' ends by it. */
const NOON = '(?<!(?<!\\b(?:back|home|out|off)\\s)before\\s)(?:noon|midday|lunchtime)'
const LEAD = `(?:\\s+(?:on|by|at|around|about|until|before|and including|including|the|of|is|would be|will be|:|early|late|${NOON}|sometime))*\\s*[:(]?\\s*`
const END = pattern()`
  (?:\b(?:until|till|'?til|through|thru|by|before|to|no later than|not later than|return(?:s|ing|ed)?(?: (?:flight|date|trip|home))?|
  (?:be|get|come|coming|go|going|fly|flying|head|heading) (?:back|home)|back(?: home)?|ends?|ending|concluding|concludes?|end date|
  check(?:ing)?[- ]?out(?: date)?|inbound|drop(?:ping)?[- ]?off|finish(?:ing)?|up to|last day))${LEAD}$
`
/** With words of a place between: 'fly home from Naples on', 'returning to London on'. */
const END_FAR = pattern('u')`
  \b(?:return(?:s|ing)?|fly(?:ing)? (?:home|back)|head(?:ing)? (?:home|back)|(?:com|go)(?:e|ing)? (?:home|back)|back|(?<!\bleav(?:e|es|ing)\s+)home|
  check(?:ing)?[- ]?out(?= (?:of|from|at)\b))\s+(?:(?:from|to|in|of|at|the|our|my|hotel)\s+|\p{L}+\s+){0,7}(?:on|by|the)?\s*(?:the\s+)?$
`
const LEAVE = pattern('u')`
  \b(?:off (?:again|home|back)|away again|etd|leav(?:e|es|ing)(?!\s+out\b(?!\s+of\b))|gone|sails?|sailing|dep|dpt|depart(?:s|ing|ure)?|fly(?:ing)? out|
  (?<!\b(?:tak(?:e|es|ing)|leav(?:e|es|ing)|cut|cross|cut|rule|keep|plan|set|lay|work|map|find)\s+(?:\w+\s+)?)out)(?:\s+(?:from\s+|for\s+|to\s+|
  at\s+)?[\p{L}\d:.]+){0,3}?(?:\s+(?:on|by|date|is))*\s*:?\s*(?:the\s+)?$
`
/** 'Not before 5 June' names the first day. */
const EARLIEST = /\b(?:not|n't|no) (?:\w+ )?(?:before|earlier than|sooner than|until)\s+(?:the\s+)?$/
const NEGATED = pattern()`
  \b(?:not|n't|except(?:\s+for)?|excluding|avoid(?:ing)?|anything but|other than|rather than|instead of|unless(?:\s+it's)?|
  (?:can't|cannot|can not|couldn't|don't want to|won't)\s+(?:go|travel|do|make|be there|leave|fly|come)(?:\s+(?:it|there|away))?)\s+(?:in|on|during|
  for|over|the|from|around|at|any|of|before)?\s*(?:the\s+)?$
`
const ONE_MORE_STEP = /\b(?:go|do|make it|leave|travel|look(?:ing)? (?:at|for)|think(?:ing)? (?:of|about))\s*$/
/** What happened is no plan, unless one only thought of it. */
const PAST = pattern()`
  \b(?:went|tried|visited|spent|travell?ed|lived|stayed|flew|came|were|wer(?= (?:in|at|there))|was|been|had|did|saw|born|married|met|moved|
  (?:birthday|anniversary|wedding|exams?)\s+(?:is|was|are|falls)|(?<!\bfor (?:my|her|his|our|their|\w+'s|\w+) (?:\w+ )?)birthday\s+on|since|engaged|
  graduated|loved it|happened|sold|retired|proposed|divorced|lost|found|broke|quit|died|passed away|won|read|heard|watched|wrote|signed|adopted|
  (?:got|just|only just|are|am|is|we're|i'm|he's|she's|they're) back from|(?<!\bwhen i )returned|opened|founded|built)\b[^.;!?,]*$
`
const NO_PAST = /\b(?:think|thought|hop|plan|look|wonder|consider|want|would|should|going|dream|suppos|schedul|book|if|will|could|prefer|mind|wish|aim|suggest)\w*\b/
const PAST_BEFORE = /\b(?:last|past|previous|since|back in|each|every|all)\s+(?:the\s+)?$/
const PAST_AFTER = /^\s*(?:(?:was|were(?! (?:looking|going|hoping|thinking|planning|flying|leaving))|has been|had been)\b|ago\b|earlier\b|before\b(?!\s+\w))/

/** 'Back at work on Monday': by then all is over, and no day of it is the trip's. */
const DEADLINE = pattern()`
  \b(?:(?:be |get |am |i'm |are )?(?:back|due)(?: back)? (?:at|to|in|for) (?:my |the |our )?(?:work|job|office|school|class(?:es)?|college|uni\w*|
  desk|lectures?|duty|shift)|(?:school|term|classes|work|my (?:new )?job|university|semester) (?:starts?|begins?|resumes?|is back)|
  (?:start|starting|begin) (?:my |a |the )?(?:new )?(?:work|job|school|term|university)(?: again)?)(?:\s+(?:on|by|from|again|for|the))*\s*(?:the\s+)?$
`
/** 'Move it to 3 June' says the new first day. */
const MOVED_TO = pattern()`
  \b(?:mov|shift|chang|push|postpon|delay|reschedul|bring|switch)\w*\s+(?:(?!(?:the\s+|our\s+|my\s+)?(?:end|return|departure|leav\w+|last|final|
  check(?:ing)?[- ]?out|flight (?:back|home))\b)[\w'-]+\s+){0,5}?to(?:\s+(?:the|start|begin|on))*\s+$
`
/** 'A week starting 3 June', whatever stands before. */
const STARTS = /\b(?:starting|beginning|starts|begins)(?:\s+(?:on|from|the))*\s+$/
const END_AFTER = /^\s*(?:back|return|home|inbound)\b(?=\s*(?:$|[.,;!?)]))/

/** 'Leave Thursday empty', 'leave the 4th as it is': nobody goes. */
export const LEFT_AS = pattern()`
  ^\s*(?:(?:morning|afternoon|evening|night|all|completely|totally|entirely|mostly)\s+)*(?:empty|free|open|clear|alone|blank|unplanned|untouched|
  unbooked|off|light(?:er)?|easy|easier|quiet|slow|loose|relaxed|calm|short|half|as (?:it|they|is)\b|for (?:us|ourselves|me|myself|resting|later|(?:the|a|some|our) (?!airport|station|port|flight|plane|train|hotel)\w+|shopping|wandering|strolling|browsing|swimming|sleeping)\b|out\b|without)
`

/** 'Two days in Bath before we head to Cornwall on the 9th': where the stay ends and another begins. */
const STAY_BEFORE = pattern('u')`
  \b(?:days?|nights?|weeks?|weekend|stay|time)\s+(?:in|at|on|around|near)\s+[^.;!?]{2,40}?\bbefore\s+(?:(?:we|i|they|our|my|the)\s+)?(?:\p{L}+\s+){1,7}?
  (?:on\s+)?(?:the\s+)?$
`

/** 'I have to be in Phoenix by the 10th', 'arriving by Friday': the first day there, and not the last. */
const THERE_BY = pattern('u')`
  \b(?:(?:be|get|arriv(?:e|ing)|reach(?:ing)?|land(?:ing)?)(?!\s+(?:back|home|out|away|done|off))(?:\s+(?:there|in|at|to|into))*(?:\s+\p{L}[\p{L}.'-]*){0,3}?)\s+(?:by|before|no later than)\s+(?:the\s+)?$
`

/** Only where the day of leaving follows: 'by the 10th' alone is a limit. */
const GOES_ON_TO_LEAVE = /\b(?:leav|depart|return|fly(?:ing)? (?:out|home|back)|(?:com|go|head)(?:e|ing)? (?:home|back)|until|till|stay)/

export function roleOf(before: string, after: string): DateRole {
  if (END_AFTER.test(after)) return 'end'
  const clause = before.slice(-72)
  if (DEADLINE.test(clause)) return 'deadline'
  if (STARTS.test(clause) || MOVED_TO.test(clause) || EARLIEST.test(clause) || (THERE_BY.test(clause) && GOES_ON_TO_LEAVE.test(after))) return 'none'
  if (END.test(clause) || END_FAR.test(clause) || STAY_BEFORE.test(clause)) return 'end'
  return LEAVE.test(clause) && !LEFT_AS.test(after) ? 'leave' : 'none'
}

/** 'The 25 de Abril bridge', 'Avenida 9 de Julio', 'July 4th Street' are places. */
const NAME_BEFORE = /\b(?:ponte|puente|avenida|av\.?|calle|plaza|rua|praça|piazza|via|corso|rue|estadio|estación)\s+(?:(?:del?|da|on|from)\s+)*$/
const NAME_AFTER = /^\s*(?:bridge|avenue|street|square|boulevard|monument)\b/

/** Dates that are ruled out, or over: 'not in August', 'we went in May', 'last summer'. */
export function isNoPlan(text: string, { from, to }: { from: number; to: number }): boolean {
  const before = text.slice(Math.max(0, from - 80), from)
  if (isOtherMatter(before, text.slice(to, to + 40))) return true
  if (isNegated(before) || NAME_BEFORE.test(before) || NAME_AFTER.test(text.slice(to, to + 12))) return true
  if (PAST_BEFORE.test(before) || (PAST_AFTER.test(text.slice(to, to + 12)) && !/\b(?:if|wish|thought|when)\b[^.;!?]*$/.test(before))) return true
  // 'Busy since January, so Riga for 5 days': what was ends there.
  const clause = PAST.exec(before.split(/\b(?:so|but|and now|and (?=(?:i|we|then|want|need|plan|go|fly|travel|visit|head|leave|are|will|would|hope)\b))\b/).at(-1) ?? '')
  if (clause === null) return false
  const sentence = before.split(/[.;!?]/).at(-1) ?? ''
  return !NO_PAST.test(clause[0]) && !NO_PAST.test(sentence)
}

/** Words of what takes place beside a trip. */
export const TO_COME = /\b(?:getting|marry(?:ing)?|turn(?:s|ing)?|(?:birthday|anniversary|wedding|honeymoon|exams?|graduation|conference)s?(?:'s| is| are| falls)?)\b/
const TO_COME_BEFORE = new RegExp(`${TO_COME.source}[^,;]*$`)

/** What is to come and no part of the trip, but near it: 'we are getting married in May', 'my birthday is on 3 June'. */
export function isToCome(text: string, { from }: { from: number; to: number }): boolean {
  const before = text.slice(Math.max(0, from - 80), from).split(/[.;!?]/).at(-1) ?? ''
  return TO_COME_BEFORE.test(before) && !isNegated(before)
}

/** 'If not in May, then June' rules out one day of two; 'why not in May' none. */
function isNegated(before: string): boolean {
  if (/\b(?:why not|whether or not|if not)\s+(?:in|on|for)?\s*$/.test(before)) return /\bif not\b/.test(before)
  if (EARLIEST.test(before)) return false
  return NEGATED.test(before) || (/\b(?:not|n't)\s+(?:want\s+to\s+)?$/.test(before.replace(ONE_MORE_STEP, '')) && ONE_MORE_STEP.test(before))
}
