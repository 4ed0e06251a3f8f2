import { pattern } from '../../language/pattern.ts'
import { AGAINST_IT, BARE, FROM_STRONG, PASSED, STOPPED, TO_STRONG, TO_WEAK } from './cue.ts'
import type { Cue } from './cue.ts'
import { afterFrom, afterIn, afterTo, homeAmong, recent } from './prepositions.ts'
import { isBreak } from './tokens.ts'
import type { Token } from './tokens.ts'
import { AGAINST, CHOOSING, FROM, GOES_ON, LEAVING, MOVING, PASSABLE, PASSING, PEOPLE, SAID_OF_PEOPLE, SEEN, STAYING, STOPPING, TO, TRIP_NOUNS, VISITING } from './word-classes.ts'

/** 'Departing city is', 'get out of town, the town being': what follows is left. */
const IS_LEFT = pattern()`
  \b(?:home|hometown|origin|departure|(?:my|our) (?:city|town|airport|location)|starting (?:city|point)|point of departure|
  (?:departing|departure|starting|home) (?:city|airport|town|point)|(?:out of|leav\w+|escap\w+) (?:the |this |my |our )?(?:town|city|country|place|
  state|here)\b.*\b(?:town|city|country|place|state)(?: in question)?)(?: (?:will|would))?$
`
/** 'Home: Leeds', 'departure city: Leeds'. */
const LABEL_LEFT = /\b(?:home|hometown|origin|from|start|starting|begin|departure|departing|(?:departure|departing|starting|home|my|our|origin) (?:city|airport|town|point|place|location))$/
/** '6 people Ibiza': they are counted, not named. */
const COUNTED = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several|a|of)$/
/** 'Couple greece', 'family ibiza': a note, where nobody is named. */
const COLLECTIVE = /^(?:couple|family|group|team|friends|people|tourists?|travell?ers?|visitors|parents|grandparents)$/
/** 'Not keen on', 'not a fan of', 'never fussed about'. */
const WITHOUT_LIKING = /\b(?:not|never|n't|don't|isn't|aren't|no longer|hardly) (?:\w+ )?(?:keen|fan|interested|bothered|fussed|crazy|fond|sold|mad|convinced)$/
/** 'Bored of Brighton', 'fed up with Bath', 'allergic to Paris'. */
const FED_UP = /\b(?:tired of|sick of|bored (?:of|with|by)|weary of|fed up with|allergic to|(?:i'm|im|we're|are|am) done with|had enough of|disappointed (?:by|with|in)|over(?:dosed|done) on)$/
/** Seen from above, or in passing: 'we flew over Greenland'. */
const FLOWN_OVER = /\b(?:flew|flown|fly|flying|passed|passing|drove|driven) (?:right |straight |just )?(?:over|past|by)$/
/** 'Leave out Venice', 'cut out Venice'. */
const LEFT_OUT = /\b(?:leav(?:e|ing)|cut(?:ting)?|tak(?:e|ing)|cross(?:ing)?|miss(?:ing)?) (?:out|off)$/
/** 'Don't want to go to', 'won't be flying to', 'no plans to visit', unlike 'why don't we go to'. */
const UNWANTED = pattern()`
  (?<!\bwhy |\bif (?:i|we|you) )\b(?:don't|dont|do not|doesn't|didn't|did not|won't|will not|wouldn't|would not|am not|i'm not|im not|are not|
  aren't|we're not|not|never|no longer|no plans? (?:of|to|for)|rather not)(?: (?:really|actually|be|ever|planning|plan|want|wanting|wanna|wish|care|
  like|fancy|feel like|interested in|going|to|on|in))* (?:go|going|fly|flying|travel|travell?ing|head|heading|visit|visiting|return|returning|back|
  see|drive|driving)$
`
/** 'Our last trip', 'the previous holiday'. */
const BEHIND_US = pattern()`
  \b(?:my|our|the|his|her|their|since|from|on) (?:very )?(?:last|previous|earlier|past|recent) (?:\w+ )?(?:trip|holiday|vacation|visit|honeymoon|
  cruise|tour|stay|journey|getaway|flight|time)s?$
`
const FOR_A_TRIP = pattern()`
  ^(?:leav|depart|head|bound|off$|flights?$|flying|tickets?$|trains?$|bus|trips?$|itinerar|visas?$|alerts?$|advisor(?:y|ies)$|warnings?$|
  requirements?$|restrictions?$|vaccin\w+$|advice$|plans?$|guides?$|hotels?$|weekend|tours?$|week$|days?$|looking|searching|fare|airfares?$|activit|
  suggestions?$|recommendations?$|ideas?$|tips?$|booking|reservations?$|packing|pack$|holiday|vacation|set$|seats?$|options?$|packages?$|deals?$|aim)
`

/** 'Rome, not the one in Georgia'. */
const NAMESAKE = /\bnot (?:the|that) (?:\w+ )?(?:one|ones|city|town|place|version)\b/

/** 'Somos cuatro amigos de Madrid', 'wir sind vier Freunde aus Wien': where they come from. */
const COMPANY_ELSEWHERE = /\b(?:somos|siamo|sommes|sind|zijn) (?:\S+ ){1,3}$|\b(?:amig[oa]s|pareja|familia|amis|amies|famille|couple|freunde|freundinnen|familie|paar|amic[ih]e?|famiglia|coppia|vrienden)$/

/** The words of a label: 'starting tomorrow. Place:' is 'place'. */
function label(words: readonly Token[], head: number): string {
  let from = head
  while (from > 0 && head - from < 3 && !/[.!?;,#\n]/.test(words[from]?.gap ?? '')) from -= 1
  return words.slice(from, head + 1).map(({ lower }) => lower).join(' ')
}

/** 'Within 4 hours flight of', 'an hour's train ride of'. */
const FAR = /^(?:within|hours?|hour's|hours'|hrs?|h|minutes?|mins?|reach|distance|short)$/

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
  if (gap.includes(':') && LABEL_LEFT.test(label(words, head))) return FROM_STRONG
  if (gap.includes(':') && /^(?:end|ending|finish|destination|to|arrival|going|where|city|town|place|country|island|region|resort)$/.test(lower)) return TO_STRONG
  if (gap.includes(':') && !VISITING.has(lower) && !LEAVING.has(lower)) return BARE
  if (WITHOUT_LIKING.test(recent(words, head, 4).join(' ')) || LEFT_OUT.test(recent(words, head + 1, 4).join(' ')) || FED_UP.test(recent(words, head + 1, 4).join(' '))) return AGAINST_IT
  if (FLOWN_OVER.test(recent(words, head + 1, 4).join(' '))) return STOPPED
  if ((TO.has(lower) && UNWANTED.test(recent(words, head, 8).join(' '))) || (VISITING.has(lower) && UNWANTED.test(recent(words, head + 1, 8).join(' ')))) return AGAINST_IT
  if ((TO.has(lower) || STAYING.has(lower)) && BEHIND_US.test(recent(words, head, 5).join(' '))) return PASSED
  if (/^(?:de|di|aus|uit)$/.test(lower) && COMPANY_ELSEWHERE.test(recent(words, head, 4).join(' '))) return FROM_STRONG
  if (TO.has(lower)) return afterTo(words, head, governor)
  if (FROM.has(lower) || (lower === 'of' && governor === 'out')) return afterFrom(words, head, governor)
  if (lower === 'for') return FOR_A_TRIP.test(governor) || /^(?:go|going|opt|settle|settled|left|leave)$/.test(governor) ? TO_STRONG : TO_WEAK
  if (PASSING.has(lower) || (lower === 'through' && STOPPING.has(governor))) return PASSED
  if (lower === 'through') return MOVING.has(governor) ? TO_STRONG : PASSED
  if (lower === 'over' && recent(words, head, 4).some((word) => /^(?:prefer|choose|pick|chose|picked|rather)$/.test(word))) return PASSED
  if ((STAYING.has(lower) || lower === 'of') && NAMESAKE.test(recent(words, head, 6).join(' '))) return AGAINST_IT
  if (STAYING.has(lower)) return afterIn(words, head, governor)
  if (lower === 'than' || lower === 'unlike' || lower === 'besides') return PASSED
  if ((lower === 'it' || lower === 'that') && /^(?:make|change)$/.test(governor)) return TO_STRONG
  if (lower === 'of' && /^(?:flights?|flying|plane)$/.test(governor) && recent(words, head, 6).some((word) => FAR.test(word))) return FROM_STRONG
  if (lower === 'of' && /^(?:ride|train|bus|walk|ferry|boat)$/.test(governor) && recent(words, head, 6).some((word) => FAR.test(word))) return PASSED
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
  if (SAID_OF_PEOPLE.has(lower) || (PEOPLE.has(lower) && !COUNTED.test(governor) && !(COLLECTIVE.test(lower) && governor === '')) || (lower === 'is' && governor === 'name') || /^(?:i'm|im)$/.test(lower)) return { role: 'person', strength: 'weak' }
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

function afterVerb(words: readonly Token[], head: number, governor: string): Cue {
  const lower = words[head]?.lower ?? ''
  if (VISITING.has(lower)) return governor === 'not' || governor === "don't" || governor === 'already' ? AGAINST_IT : TO_STRONG
  if (/^(?:is|being|be|was)$/.test(lower) && IS_LEFT.test(recent(words, head, 14).join(' '))) return FROM_STRONG
  if (lower === 'live' || lower === 'residing') return { role: 'home', strength: 'strong' }
  if (/^(?:point|city|airport|town|place|location|base)$/.test(lower) && /^(?:start|starting|departure|departing|home|origin)$/.test(governor)) return FROM_STRONG
  if (/^(?:point|city|airport|town|place|location)$/.test(lower) && /^(?:end|ending|arrival|arriving|destination|final)$/.test(governor)) return TO_STRONG
  if (LEAVING.has(lower)) return FROM_STRONG
  // 'What did Malta look like', 'we never saw Viterbo'.
  if (lower === 'did' && /^(?:what|how|when|why|where)$/.test(governor)) return BARE
  if (SEEN.has(lower)) return governor === 'never' ? TO_WEAK : PASSED
  if (CHOOSING.has(lower)) return governor === 'not' || governor === "don't" ? AGAINST_IT : TO_WEAK
  if (lower === 'is' && /^(?:destination|place|city|choice)$/.test(governor)) return TO_STRONG
  if (lower === 'of') return /^(?:capital|president|mayor|king|queen|prince|princess|duke|population|university|bank|government|currency|flag|history|minister|lady|church|battle|bishop|language|leader|ruler)$/.test(governor) ? PASSED : TO_WEAK
  if (TRIP_NOUNS.has(lower) || /^(?:flying|fly|flies|departs|train|bus|take)$/.test(lower)) return { role: 'bare', strength: 'weak' }
  return BARE
}
