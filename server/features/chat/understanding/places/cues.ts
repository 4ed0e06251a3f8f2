import { isBreak } from './tokens.ts'
import type { Token } from './tokens.ts'
import {
  AGAINST, BEEN, CHOOSING, FROM, GOES_ON, LEAVING, LIVING, MOVING, PASSABLE, PASSING, PEOPLE, SAID_OF_PEOPLE, SEEN, STAYING, STOPPING, TO, TRIP_NOUNS, VISITING,
} from './word-classes.ts'

/** What the words before a name make of it. */
export interface Cue {
  /** 'here' is where somebody is, which may be where the trip goes or where it starts. */
  role: 'to' | 'begins' | 'from' | 'here' | 'home' | 'passed' | 'against' | 'person' | 'bare'
  strength: 'strong' | 'weak' | 'none'
}

const BARE: Cue = { role: 'bare', strength: 'none' }
const PASSED: Cue = { role: 'passed', strength: 'weak' }
/** Where a ship or a train stops: passed through, unless the trip goes nowhere else. */
const STOPPED: Cue = { role: 'passed', strength: 'strong' }
const AGAINST_IT: Cue = { role: 'against', strength: 'weak' }
/** Where a tour begins, or where one sets out for it: what else is named tells. */
const BEGINS: Cue = { role: 'begins', strength: 'strong' }
const BEGINNING = /^(?:start|starts|starting|begin|begins|beginning|commenc\w+|originat\w+|launch\w+|kick\w*)$/
const TO_STRONG: Cue = { role: 'to', strength: 'strong' }
const TO_WEAK: Cue = { role: 'to', strength: 'weak' }
const FROM_STRONG: Cue = { role: 'from', strength: 'strong' }
/** 'I'm a student in Leeds.' */
const IS_ONE = /\b(?:i'm|im|i am|we're|we are) (?:an? |both )?(?:\w+ )?(?!\w+(?:ing|ed)$)\w+$/
const LIVES = /\b(?:i|we|who|i'm|we're) (?:currently |both |all |'m )*(?:live|living|reside|based)\b/
const BORN = /\b(?:born|raised|grew up)\b/
/** 'Departing city is', 'get out of town, the town being': what follows is left. */
const IS_LEFT = /\b(?:home|hometown|origin|departure|(?:my|our) (?:city|town|airport|location)|starting (?:city|point)|point of departure|(?:departing|departure|starting|home) (?:city|airport|town|point)|(?:out of|leav\w+|escap\w+) (?:the |this |my |our )?(?:town|city|country|place|state|here)\b.*\b(?:town|city|country|place|state)(?: in question)?)(?: (?:will|would))?$/
/** 'Home: Leeds', 'departure city: Leeds'. */
const LABEL_LEFT = /\b(?:home|hometown|origin|from|start|starting|begin|departure|departing|(?:departure|departing|starting|home|my|our|origin) (?:city|airport|town|point|place|location))$/
/** 'What is there to do in Leeds', 'places to eat in'. */
const DOING = /^(?:do|doing|see|eat|visit|stay|fun|when|while|out|shop|drink|party|relax|sleep|explore|available)$/
/** '6 people Ibiza': they are counted, not named. */
const COUNTED = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several|a|of)$/
/** Something that was done there. */
const DONE = /^(?:honeymooned|holidayed|vacationed|lived|stayed|travelled|traveled|backpacked|hiked|stationed|partied|skied|camped|studied|worked|met|interned)$/
const FOR_A_TRIP = /^(?:leav|depart|head|bound|off$|flights?$|flying|tickets?$|trains?$|bus|trips?$|itinerar|visas?$|plans?$|guides?$|hotels?$|weekend|tours?$|week$|days?$|looking|searching|fare|airfares?$|activit|suggestions?$|recommendations?$|ideas?$|tips?$|booking|reservations?$|packing|pack$|holiday|vacation|set$|seats?$|options?$|packages?$|deals?$|aim)/

/** Reads leftward from a name: its preposition or verb, and what governs that. */
export function cueBefore(words: readonly Token[], at: number): Cue {
  const head = passOver(words, at)
  const word = words[head]
  if (word === undefined) return BARE
  const lower = word.lower
  const governor = words[head - 1] !== undefined && !/[.!?;]/.test(word.gap) ? before(words, head) : ''
  const gap = words[head + 1]?.gap ?? ''
  if (/[,.;!?#(]/.test(gap) && !SAID_OF_PEOPLE.has(lower)) return BARE
  if (gap.includes(':') && /^(?:names?|contact|guests?|passengers?|attn|signed|regards)$/.test(lower)) return { role: 'person', strength: 'weak' }
  if (gap.includes(':') && LABEL_LEFT.test(recent(words, head + 1, 4).join(' '))) return FROM_STRONG
  if (gap.includes(':') && /^(?:end|ending|finish|destination|to|arrival|going|where)$/.test(lower)) return TO_STRONG
  if (gap.includes(':') && !VISITING.has(lower) && !LEAVING.has(lower)) return BARE
  if (TO.has(lower)) return afterTo(words, head, governor)
  if (FROM.has(lower) || (lower === 'of' && governor === 'out')) return afterFrom(words, head, governor)
  if (lower === 'for') return FOR_A_TRIP.test(governor) || /^(?:go|going|opt|settle|settled|left|leave)$/.test(governor) ? TO_STRONG : TO_WEAK
  if (PASSING.has(lower) || (lower === 'through' && STOPPING.has(governor))) return PASSED
  if (lower === 'through') return MOVING.has(governor) ? TO_STRONG : PASSED
  if (lower === 'over' && recent(words, head, 4).some((word) => /^(?:prefer|choose|pick|chose|picked|rather)$/.test(word))) return PASSED
  if (STAYING.has(lower)) return afterIn(words, head, governor)
  if (lower === 'than' || lower === 'unlike' || lower === 'besides') return PASSED
  if ((lower === 'it' || lower === 'that') && /^(?:make|change)$/.test(governor)) return TO_STRONG
  if (lower === 'of' && /^(?:km|kms|miles|kilometers|kilometres|minutes|hours?|drive|radius)$/.test(governor)) return PASSED
  if (lower === 'behind' && LEAVING.has(governor)) return FROM_STRONG
  if (lower === 'outside' || (lower === 'of' && governor === 'outside')) return PASSED
  if (lower === 'of' && /^(?:get|getting|got|gotta|escape)$/.test(governor)) return FROM_STRONG
  if (lower === 'of' && /^(?:hometown|homeland|birthplace)$/.test(governor)) return homeAmong(recent(words, head, 7))
  if (AGAINST.has(lower) || (lower === 'of' && (governor === 'instead' || governor === 'tired')) || (lower === 'but' && /^(?:anything|anywhere|everywhere)$/.test(governor))) return AGAINST_IT
  if (lower === 'between') return { role: 'bare', strength: 'strong' }
  if (lower === 'like' && recent(words, head, 4).some((word) => /^(?:somewhere|someplace|anywhere|places?|city|cities|destinations?)$/.test(word))) return TO_STRONG
  if (lower === 'like') return /^(?:would|i'd|we'd|'d|i|we|might|may|really)$/.test(governor) ? TO_WEAK : PASSED
  if (lower === 'about' && /^(?:what|how|thinking|think|dreaming|thought|info|information|more|advice)$/.test(governor)) return TO_STRONG
  if (SAID_OF_PEOPLE.has(lower) || (PEOPLE.has(lower) && !COUNTED.test(governor)) || (lower === 'is' && governor === 'name') || /^(?:i'm|im)$/.test(lower)) return { role: 'person', strength: 'weak' }
  return afterVerb(words, head, governor)
}

/** True when what follows a name fits the name of a place that one goes to. */
export function goesOnAsPlace(words: readonly Token[], last: number): boolean {
  const next = words[last + 1]
  return next === undefined || /[^\s'-]|\s-\s/.test(next.gap) || GOES_ON.has(next.lower) || /^\d/.test(next.lower)
}

function passOver(words: readonly Token[], at: number): number {
  let head = at - 1
  while (head >= 0 && !isBreak(words[head + 1] as Token, words[head]) && PASSABLE.has(words[head]?.lower ?? '')) {
    // 'the north of', 'the city of': only behind such a word is 'of' no sign of its own.
    head -= 1
    if (words[head]?.lower === 'of' && words[head + 1]?.lower === 'the') break
  }
  if (words[head]?.lower === 'of' && PASSABLE.has(words[head - 1]?.lower ?? '')) return passOver(words, head)
  return head
}

function before(words: readonly Token[], head: number): string {
  const word = words[head - 1]
  if (word === undefined) return ''
  return /ly$|^(?:back|then|again|just|also|together|alone|directly|straight|soon|now|still|all|right)$/.test(word.lower) && words[head - 2] !== undefined ? `${words[head - 2]?.lower ?? ''}` : word.lower
}

function recent(words: readonly Token[], head: number, count: number): readonly string[] {
  return words.slice(Math.max(0, head - count), head).map(({ lower }) => lower)
}

function afterTo(words: readonly Token[], head: number, governor: string): Cue {
  const near = recent(words, head, 3)
  if (governor === 'been' && near.some((word) => /^(?:never|not|haven't|havent|hasn't|yet|anyone|anybody|someone|you|who|who's)$/.test(word))) return TO_WEAK
  if (governor === 'been' || governor === 'went' || governor === 'moved' || governor === 'gone') return governor === 'moved' ? { role: 'home', strength: 'strong' } : PASSED
  if (near.at(-1) === 'not' || near.includes("don't") || near.includes('never') || (near.includes('not') && near.some((word) => MOVING.has(word)) && near.length > 1 && near.at(-2) === 'not')) return AGAINST_IT
  if (near.includes('prefer') || near.includes('compared') || near.includes('similar') || governor === 'similarly') return PASSED
  if (near.at(-1) === 'back' && recent(words, head, 5).some((word) => /^(?:want|wanna|love|like|wish|dying|dream|dreaming)$/.test(word))) return TO_STRONG
  if (near.at(-1) === 'home' || near.at(-1) === 'homeward') return { role: 'home', strength: 'strong' }
  // 'Back to Denver' ends a round trip, or begins another visit: what else is named tells.
  if (near.at(-1) === 'back' || near.some((word) => /^return(?:s|ing|ed)?$/.test(word))) return { role: 'home', strength: 'weak' }
  return MOVING.has(governor) || words[head]?.lower !== 'to' || STOPPING.has(governor) || VISITING.has(governor) || TRIP_NOUNS.has(governor) ? TO_STRONG : TO_WEAK
}

function afterFrom(words: readonly Token[], head: number, governor: string): Cue {
  const near = recent(words, head, words[head]?.lower === 'of' ? 5 : 4)
  const said = near.join(' ')
  if (/\b(?:day|side|weekend|short|half-day)[- ]?(?:trips?|excursions?|tours?|getaways?)(?: out)?$|\b(?:excursions?|tours?|daytrips?)(?: out)?$/.test(said)) return TO_WEAK
  if (/\b(?:far|hours?|minutes?|mins|miles|km|(?:hours?|minutes?|mins|miles|km) away|distance|different|drive|walk|hour's)$/.test(said) || /\bfar (?:away )?(?:is|are)\b/.test(said) || PEOPLE.has(governor)) return PASSED
  if (/^(?:is|are|comes?|was)$/.test(governor) && near.some((word) => PEOPLE.has(word))) return PASSED
  if (/\b(?:flights?|trains?|buses|ones?|that|which) return$/.test(said)) return FROM_STRONG
  if (/\b(?:back|home|return(?:ing)?|came|come back|picked|bought|heard)$/.test(said) && !/^(?:coming|come)$/.test(governor)) return PASSED
  return FROM_STRONG
}

function afterIn(words: readonly Token[], head: number, governor: string): Cue {
  const lower = words[head]?.lower ?? ''
  const near = recent(words, head, 3)
  if (lower !== 'in' && lower !== 'at' && lower !== 'near' && lower !== 'on' && lower !== 'around') return TRIP_NOUNS.has(governor) || MOVING.has(governor) ? TO_STRONG : TO_WEAK
  if (STOPPING.has(governor) && !near.includes('to')) return STOPPED
  if (BEGINNING.test(governor)) return BEGINS
  if (governor === 'lives') return { role: 'here', strength: 'weak' }
  if (/^(?:live|living|reside|residing|based|stuck|born|raised|located|studying|working|work)$/.test(governor)) return isAboutATown(near) ? TO_STRONG : isOfAnother(near) ? { role: 'here', strength: 'weak' } : { role: 'home', strength: 'strong' }
  if (near.some((word) => /^originat/.test(word))) return FROM_STRONG
  if (/\b(?:married|wed)\b/.test(clauseBefore(words, head))) return { role: 'here', strength: 'weak' }
  if (/^(?:homes?|houses?|apartments?|flats?|place)$/.test(governor) && near.some((word) => /^(?:my|our)$/.test(word))) return { role: 'home', strength: 'strong' }
  if (DOING.test(governor)) return TO_STRONG
  if (BORN.test(clauseBefore(words, head)) || DONE.test(governor)) return PASSED
  if (IS_ONE.test(clauseBefore(words, head)) && !TRIP_NOUNS.has(governor)) return { role: 'here', strength: 'strong' }
  if (LIVES.test(clauseBefore(words, head))) return { role: 'home', strength: 'strong' }
  if (BEEN.has(governor) || SEEN.has(governor) || (near.some((word) => /^(?:was|were|been|had|lived|grew)$/.test(word)) && !recent(words, head, 6).includes('if'))) return PASSED
  if (LIVING.has(governor) || governor === 'currently') return { role: 'here', strength: 'strong' }
  if (TRIP_NOUNS.has(governor) || MOVING.has(governor) || near.some((word) => TRIP_NOUNS.has(word) && word !== 'interested')) return near.includes('interested') && governor === 'interested' ? TO_WEAK : TO_STRONG
  return TO_WEAK
}

/** The words of the same clause. */
function clauseBefore(words: readonly Token[], head: number): string {
  const said = recent(words, head, 6)
  return said.slice(said.findLastIndex((word) => /^(?:and|but|so|then|to|want|going|visit|for)$/.test(word)) + 1).join(' ')
}

/** 'My brother is studying in Leeds': he is there, and not the one who writes. */
function isOfAnother(near: readonly string[]): boolean {
  return near.some((word) => PEOPLE.has(word) || /^(?:he|she|they|he's|she's|they're)$/.test(word))
}

/** 'From my hometown of Leeds', 'to see the hometown of Dante'. */
function homeAmong(said: readonly string[]): Cue {
  const last = said.findLast((word) => FROM.has(word) || TO.has(word) || VISITING.has(word) || word === 'see')
  if (last === undefined) return { role: 'home', strength: 'strong' }
  return FROM.has(last) ? FROM_STRONG : TO_STRONG
}

/** 'The hotel should be located in Paris', 'places to live in'. */
function isAboutATown(near: readonly string[]): boolean {
  return near.at(-1) === 'located' && !near.some((word) => /^(?:i|we|am|i'm|im|we're|currently)$/.test(word))
}

function afterVerb(words: readonly Token[], head: number, governor: string): Cue {
  const lower = words[head]?.lower ?? ''
  if (VISITING.has(lower)) return governor === 'not' || governor === "don't" || governor === 'already' ? AGAINST_IT : TO_STRONG
  if (/^(?:is|being|be|was)$/.test(lower) && IS_LEFT.test(recent(words, head, 14).join(' '))) return FROM_STRONG
  if (lower === 'live' || lower === 'residing') return { role: 'home', strength: 'strong' }
  if (/^(?:point|city|airport|town|place|location|base)$/.test(lower) && /^(?:start|starting|departure|departing|home|origin)$/.test(governor)) return FROM_STRONG
  if (/^(?:point|city|airport|town|place|location)$/.test(lower) && /^(?:end|ending|arrival|arriving|destination|final)$/.test(governor)) return TO_STRONG
  if (LEAVING.has(lower)) return FROM_STRONG
  if (SEEN.has(lower)) return PASSED
  if (CHOOSING.has(lower)) return governor === 'not' || governor === "don't" ? AGAINST_IT : TO_WEAK
  if (lower === 'is' && /^(?:destination|place|city|choice)$/.test(governor)) return TO_STRONG
  if (lower === 'of') return /^(?:capital|president|mayor|king|queen|prince|princess|duke|population|university|bank|government|currency|flag|history|minister|lady|church|battle|bishop|language|leader|ruler)$/.test(governor) ? PASSED : TO_WEAK
  if (TRIP_NOUNS.has(lower) || /^(?:flying|fly|flies|departs|train|bus|take)$/.test(lower)) return { role: 'bare', strength: 'weak' }
  return BARE
}
