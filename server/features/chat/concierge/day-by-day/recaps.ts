import { part, pattern } from '../../language/pattern.ts'

const PLAN = part`(?:(?:the|our|my|this|whole|full|final|complete|entire|current|new|updated) )+(?:plan|itinerary|schedule|programme|program|timetable|days)`

/** 'So what are we doing when?', 'show me the plan', 'what have we got so far': asks what stands, and wants nothing made anew. */
export const RECAPS = pattern('i')`
  \b(?:what (?:are|will) we (?:be )?doing (?:when|on (?:which|what) day|each day|every day)|recap|sum up the (?:plan|trip|days)|
  (?:show|send|give|tell|read|repeat|list|print)\b(?: (?:it|me|us|out|to))* (?:(?:the|our|my|whole|full|final|complete|entire|current|new) )*(?:plan|
  itinerary|schedule|programme|program|timetable)(?: (?:again|as it (?:stands|is)|now|once more|so far|please))+|
  (?:show|read|repeat|print|see|view|(?:have|take|get) (?:a |another )?look at|look at|run (?:me|us) through|go through|remind (?:me|us) of)\b(?: (?:it|me|us|out|to))* ${PLAN}(?=\W*(?:please|then|now|thanks)?\W*$|, | and | with (?:the )?prices)|
  what(?:'s| is| does) (?:the|our) (?:\w+ )?(?:plan|itinerary|schedule) (?:now|again|look(?:s)? like(?: now)?|so far)|
  what (?:do|have) we (?:have|got|now have)(?: now)? (?:so far|now|in the plan|planned)|
  (?:the|our) (?:plan|itinerary) (?:so far|as it stands|once more)|where do we stand)\b|
  (?<!\p{L})(?:zeig\p{L}*|schick\p{L}*)(?: (?:mir|uns|bitte|doch|mal|noch|einmal))* (?:den|unseren|meinen|ganzen|aktuellen)(?: \p{L}+)? ?plan(?!\p{L})|
  (?<!\p{L})(?:enséña\p{L}*|muéstra\p{L}*|muestra\p{L}*)(?: (?:otra|vez))* (?:el|nuestro|mi) (?:plan|itinerario)(?!\p{L})|(?<!\p{L})(?:montre\p{L}*)(?:-(?:moi|nous))? (?:le|notre|mon) (?:plan|programme|itinéraire)(?!\p{L})
`
