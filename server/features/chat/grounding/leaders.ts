import { part, pattern } from '../language/pattern.ts'
import { wordList } from '../language/word-list.ts'
import { matched, textsOf } from './claim.ts'
import type { Claim } from './claim.ts'
import { isNamed, wordsOf } from './covered.ts'
import type { KnownActivity } from './known-activity.ts'

const PERSON = part`
  (?:guides?|hosts?|captain|skipper|driver|instructors?|teachers?|chef|cook|owners?|staff|crew|company|operator|storyteller|leader|(?:man|woman|lady|
  people|brothers|sisters|fellow)(?= (?:at|behind|who|leading|in charge)\b)(?: (?:at|behind) the \w+)?)
`
/** Who takes part by a trade, told by how such words end, or by what they were. */
const TRADE = part`
  (?:historian|archaeologist|architect|sommelier|biologist|naturalist|professor|artist|painter|potter|baker|fisherman|winemaker|musician|singer|actor|
  chef|expert|specialist|native|local|student|scholar|journalist|photographer|monk|nun|geisha|curator|scientist|geologist|veteran|champion|master|
  doctor|graduate|pilot|sailor|conductor|cook|dancer|butcher|priest|nurse|officer|soldier|pupil|[\p{L}-]{3,}(?:ologist|ographer|ician|ist|iolo|aiolo|
  eer|tender|keeper|maker|monger|smith|wright|woman|man))s?
`
const WAS = String.raw`(?:former|retired|ex-|one-time|[\p{L}\d]+[\s-]generation|trained|qualified|certified|professional|seasoned|born-and-bred)`
/** What of a guide is known otherwise: languages, where they meet, that there is one. */
const OTHERWISE = String.raw`(?:speaks?|spoken|meets?|waits?|in|included|not|can|will|asks?|also speaks|carries|comes|leads?|takes?|picks?|knows your)\b`
const LEADS = part`
  (?:leads|guides|teaches|shows|takes|walks|steers|tells|explains|hosts|runs|cooks|pours|plays|brings|welcomes|greets|waits for|goes along|comes along|joins|is at the|is your|
  is in charge|stands at|sits at)
`
const WHO = [
  pattern('iu')`
    \b(?:your|the|its|their|our|a|his|her|every|each|all|both)\s+(?:\w+\s+)?${PERSON}(?:\s+who \w+ (?:it|you|this|them))?\s+(?:(?:of|on|at|for|with) (?:it|this|that)\s+)?(?:is|are|was|
    were|has|have|had|used to|grew|knows?|once|spent|spends|trained|served|played|sailed|learn(?:t|ed)|began|studies|worked|works|studied|lives?|loves?|
    comes from|hails|,)(?!\s+(?:${OTHERWISE}|at|by))\s+[^.;:!?]+
  `,
  // What only people do, and of their past.
  pattern('iu')`
    \b(?:your|its|their|the|our)\s+(?:[\p{L}-]+\s+)?\p{L}+(?:er|or|ist|ian|man|woman|smith|chef|cook)\s+(?:who \w+ (?:it|you)\s+)?(?:once |has |
    had )*(?:learn(?:t|ed)|stud(?:ied|ies)|trained|grew up|spent|served|worked|apprenticed|married|retired|emigrated)\b[^.;]*
  `,
  // 'Led by' whomever: whoever it is stands in a field.
  pattern('iu')`
    \b(?:led|guided|taught|hosted|shown (?:round|around|about)|accompanied|steered|skippered|captained|presented|narrated|sung|played|performed|
    cooked|in the hands of)(?:\s+\w+ly)?\s+(?:by\s+)?(?:an?|two|three|one of|\d)\s+[^.;,:!?()]+
  `,
  pattern('iu')`
    \b(?:led|guided|taught|run|given|hosted|shown|told|explained|accompanied|written|made|owned|with|from|by)(?:\s+\w+ly)?\s+(?:by\s+)?(?:an?|the|two|
    your|our)?\s*(?:[\p{L}-]+\s+){0,2}?(?:${WAS}\s+[\p{L}-]+|${TRADE})(?![\p{L}-])
  `,
  new RegExp(String.raw`\b(?:has|have|with)\s+(?:an?|the)\s+(?:\w+\s+)?${TRADE}\s+(?:for|as)\s+(?:an?\s+)?${PERSON}`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:an?|two|its|your)\s+(?:(?:${WAS}[\s-]*)(?:[\p{L}-]+\s+){1,3}|(?:[\p{L}-]+\s+){0,2}?${TRADE}\s+)(?:(?:with|from|of) [^.;,]{3,40}?\s)?${LEADS}(?!\p{L})`, 'iu'),
]
const NAMED = new RegExp(String.raw`\b(?:[Gg]uides?|[Hh]ost|[Cc]aptain|[Ss]kipper|[Cc]hef|[Tt]eacher|[Ii]nstructor|[Dd]river)(?:,?\s+(?:called|named|is))?,?\s+\p{Lu}\p{Ll}+\b`, 'u')
const PERSONAL = wordList(`
  guide host captain skipper driver instructor teacher your who for led leads lead guided taught run given hosted shown told explained accompanied has
  have had was were been an been this speaking operator provider company team friendly round around about through takes take shows show leading by in
  on at each start group two three named
`)
/** Where it is, when, and in how many words: nothing about the person. */
const TAIL = /\s(?:in|on|at|for|through|to|around|into|from|along|over|who|and)\s.*$/i

function isKnownPerson(activity: KnownActivity, _sentence: string, found: string): boolean {
  const words = wordsOf(/^(?:led|guided|taught|hosted|shown|accompanied|steered)/i.test(found) ? found.replace(TAIL, '') : found).filter((word) => !PERSONAL.has(word))
  return words.every((word) => isNamed([word], [...textsOf(activity), ...activity.languages]))
}

/** Who leads it: the person, the trade and the past stand in a field, or are not told. */
export const LEADERS: readonly Claim[] = [{ what: 'who leads it', find: matched(...WHO, NAMED), isBorne: isKnownPerson }]
