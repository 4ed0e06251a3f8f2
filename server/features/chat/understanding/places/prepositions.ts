import { AGAINST_IT, BEGINS, FROM_STRONG, PASSED, STOPPED, TO_STRONG, TO_WEAK } from './cue.ts'
import type { Cue } from './cue.ts'
import type { Token } from './tokens.ts'
import { BEEN, FROM, LIVING, MOVING, PEOPLE, SEEN, STOPPING, TO, TRIP_NOUNS, VISITING } from './word-classes.ts'

/** 'I'm a student in Leeds.' */
const IS_ONE = /\b(?:i'm|im|i am|we're|we are) (?:an? |both )?(?:\w+ )?(?!\w+(?:ing|ed)$)\w+$/
const LIVES = /\b(?:i|we|who|i'm|we're) (?:currently |both |all |'m )*(?:live|living|reside|based)\b/
const BORN = /\b(?:born|raised|grew up)\b/
/** 'What is there to do in Leeds', 'places to eat in'. */
const DOING = /^(?:do|doing|see|eat|visit|stay|fun|when|while|out|shop|drink|party|relax|sleep|explore|available)$/
/** 'Was kann man in Wien machen' asks, and tells of no past. */
const GERMAN_AFTER_WAS: ReadonlySet<string> = new Set(['kann', 'können', 'gibt', 'man', 'sollte', 'soll', 'machen', 'macht', 'ist', 'sind', 'unternimmt', 'muss'])
/** Something that was done there. */
const DONE = /^(?:honeymooned|holidayed|vacationed|lived|stayed|travelled|traveled|backpacked|hiked|stationed|partied|skied|camped|studied|worked|met|interned)$/
const BEGINNING = /^(?:start|starts|starting|begin|begins|beginning|commenc\w+|originat\w+|launch\w+|kick\w*)$/

/** 'A 5 day trip', 'a three-day tour', 'weekend getaways'. */
const OF_SOME_DAYS = /\b(?:(?!1\b|one\b|half\b)(?:\d+|two|three|four|five|six|seven|eight|nine|ten|few) (?:full )?days? (?:trips?|getaways?|breaks?|holidays?|itinerar\w+)|(?:long )?weekend (?:trips?|getaways?|breaks?|escapes?|aways?))$/
/** 'From our office in Chicago'. */
const FROM_OUR_HOUSE = /\b(?:from|leaving|out of) (?:my|our|the) (?:home |head |main )?(?:office|home|house|flat|place|base|headquarters|hq|school|company|campus|university|apartment)$/

/** The words just before one. */
export function recent(words: readonly Token[], head: number, count: number): readonly string[] {
  return words.slice(Math.max(0, head - count), head).map(({ lower }) => lower)
}

export function afterTo(words: readonly Token[], head: number, governor: string): Cue {
  const near = recent(words, head, 3)
  if (governor === 'been' && recent(words, head, 7).some((word) => /^(?:never|not|haven't|havent|hasn't|yet|anyone|anybody|someone|you|who|who's)$/.test(word))) return TO_WEAK
  // 'What if we went to Lima' is no past.
  if (governor === 'went' && near.includes('if')) return TO_STRONG
  if (governor === 'been' || governor === 'went' || governor === 'moved' || governor === 'gone') return governor !== 'moved' ? PASSED : isOfAnother(near) ? { role: 'here', strength: 'weak' } : { role: 'home', strength: 'strong' }
  if (/\b(?:why don't|don't mind|don't care if)\b/.test(recent(words, head, 5).join(' '))) return TO_STRONG
  if (near.at(-1) === 'not' || near.includes("don't") || near.includes('never') || (near.includes('not') && near.some((word) => MOVING.has(word)) && near.length > 1 && near.at(-2) === 'not')) return AGAINST_IT
  if (near.includes('prefer') || near.includes('compared') || near.includes('similar') || governor === 'similarly') return PASSED
  if (near.at(-1) === 'back' && recent(words, head, 5).some((word) => /^(?:want|wanna|love|like|wish|dying|dream|dreaming)$/.test(word))) return TO_STRONG
  if (near.at(-1) === 'home' || near.at(-1) === 'homeward') return { role: 'home', strength: 'strong' }
  // 'Back to Denver' ends a round trip, or begins another visit: what else is named tells.
  if (near.at(-1) === 'back' || near.some((word) => /^return(?:s|ing|ed)?$/.test(word))) return { role: 'home', strength: 'weak' }
  return MOVING.has(governor) || words[head]?.lower !== 'to' || STOPPING.has(governor) || VISITING.has(governor) || TRIP_NOUNS.has(governor) ? TO_STRONG : TO_WEAK
}

export function afterFrom(words: readonly Token[], head: number, governor: string): Cue {
  const near = recent(words, head, words[head]?.lower === 'of' ? 5 : 4)
  const said = near.join(' ')
  // 'A day trip from Lisbon' stays there; 'a five-day trip', 'a weekend getaway' begins there.
  if (OF_SOME_DAYS.test(said)) return FROM_STRONG
  if (/\b(?:day|side|short|half-day|boat|fishing|diving|sailing|bike|guided|snorkel\w*)[- ]?(?:trips?|excursions?|tours?|getaways?)(?: out)?$|\b(?:excursions?|tours?|daytrips?)(?: out)?$/.test(said)) return TO_WEAK
  if (/\b(?:far|way|hours?|minutes?|mins|miles|km|(?:hours?|minutes?|mins|miles|km) away|distance|different|drive|walk|hour's)$/.test(said) || /\bfar (?:away )?(?:is|are)\b/.test(said) || PEOPLE.has(governor)) return PASSED
  if (/^(?:is|are|comes?|was)$/.test(governor) && near.some((word) => PEOPLE.has(word))) return PASSED
  if (/\b(?:flights?|trains?|buses|ones?|that|which) return$/.test(said)) return FROM_STRONG
  if (/\b(?:back|home|return(?:ing)?|came|come back|picked|bought|heard)$/.test(said) && !/^(?:coming|come)$/.test(governor)) return PASSED
  return FROM_STRONG
}

export function afterIn(words: readonly Token[], head: number, governor: string): Cue {
  const lower = words[head]?.lower ?? ''
  const near = recent(words, head, 3)
  if (FROM_OUR_HOUSE.test(recent(words, head, 5).join(' '))) return FROM_STRONG
  if (governor === 'stuck') return { role: 'here', strength: 'strong' }
  if (lower !== 'in' && lower !== 'at' && lower !== 'near' && lower !== 'on' && lower !== 'around') return TRIP_NOUNS.has(governor) || MOVING.has(governor) ? TO_STRONG : TO_WEAK
  if (STOPPING.has(governor) && !near.includes('to')) return STOPPED
  if (BEGINNING.test(governor)) return BEGINS
  if (governor === 'lives') return { role: 'here', strength: 'weak' }
  if (/^(?:live|living|reside|residing|based|stuck|born|raised|located|studying|working|work)$/.test(governor)) return isAboutATown(near) ? TO_STRONG : isOfAnother(near) ? { role: 'here', strength: 'weak' } : { role: 'home', strength: 'strong' }
  if (near.some((word) => /^originat/.test(word))) return FROM_STRONG
  if (/\b(?:married|wed)\b/.test(clauseBefore(words, head))) return { role: 'here', strength: 'weak' }
  if (/^(?:homes?|houses?|apartments?|flats?|place)$/.test(governor) && near.some((word) => /^(?:my|our)$/.test(word)) && !near.some((word) => PEOPLE.has(word))) return { role: 'home', strength: 'strong' }
  if (DOING.test(governor)) return TO_STRONG
  if (BORN.test(clauseBefore(words, head)) || DONE.test(governor)) return PASSED
  if (IS_ONE.test(clauseBefore(words, head)) && !TRIP_NOUNS.has(governor)) return { role: 'here', strength: 'strong' }
  if (LIVES.test(clauseBefore(words, head))) return { role: 'home', strength: 'strong' }
  if (BEEN.has(governor) || SEEN.has(governor) || (near.some((word) => /^(?:was|were|been|had|lived|grew)$/.test(word)) && !near.some((word) => GERMAN_AFTER_WAS.has(word)) && !recent(words, head, 6).includes('if'))) return PASSED
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
export function homeAmong(said: readonly string[]): Cue {
  const last = said.findLast((word) => FROM.has(word) || TO.has(word) || VISITING.has(word) || word === 'see')
  if (last === undefined) return { role: 'home', strength: 'strong' }
  return FROM.has(last) ? FROM_STRONG : TO_STRONG
}

/** 'The hotel should be located in Paris', 'places to live in'. */
function isAboutATown(near: readonly string[]): boolean {
  return near.at(-1) === 'located' && !near.some((word) => /^(?:i|we|am|i'm|im|we're|currently)$/.test(word))
}
