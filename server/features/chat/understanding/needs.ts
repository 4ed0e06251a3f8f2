import { part, pattern } from '../language/pattern.ts'

/** What a traveller cannot do without, or cannot do: the names are those of activities' tags where there is one. */
export type Need =
  | 'vegetarian' | 'vegan' | 'pescatarian' | 'halal' | 'kosher' | 'gluten-free' | 'nut-free' | 'dairy-free' | 'shellfish-free' | 'no-pork' | 'no-alcohol'
  | 'accessible' | 'little-walking' | 'pregnant' | 'stroller'

/** What somebody keeps to, by its own word. */
const KEPT: [Need, string][] = [
  ['vegetarian', "vegetarians?|vegetarier(?:in|innen)?|vegetarisch\\w*|vegetarian[oa]s?|v[ée]g[ée]tarien(?:ne)?s?|veggies?(?! tour)|veg(?:gie)? (?:food|options?|meals?)|meat[- ]free|meatless|(?:no|(?:don't|doesn't|do not|does not|never|can'?t|cannot|won't) eat(?: any| \\w+ (?:or|and))?|without|nothing (?:with|that has|containing)(?: any)?) meat"],
  ['vegan', 'vegans?|veganer(?:in|innen)?|veganos?|veganas?|plant[- ]based'],
  ['pescatarian', 'pescatarians?|pescetarians?'],
  ['halal', 'halal'],
  ['kosher', 'kosher'],
]
/** What somebody does not take, by the words for it. */
const NOT_TAKEN: [Need, string][] = [
  ['gluten-free', 'gluten|wheat'],
  ['nut-free', '(?:tree ?|pea)?nuts?|peanuts?|almonds?|hazelnuts?'],
  ['dairy-free', 'dairy|lactose|milk'],
  ['shellfish-free', 'shell ?fish|sea ?food|prawns?|shrimps?|crustaceans?|fruits de mer|mariscos?|meeresfrüchten?|crustac[ée]s?'],
  ['no-pork', 'pork'],
  ['no-alcohol', 'alcohol|booze'],
]
const BODY: [Need, RegExp][] = [
  ['accessible', pattern()`
    \b(?:wheel ?chairs?|step[- ]free|accessib\w+|(?<!no )disab(?:led|ility|ilities)|mobility|walking (?:stick|frame|aid)|zimmer|rollator|
    walker\b(?! tour)|crutches|no (?:stairs|steps)|without (?:stairs|steps)|
    (?:can'?t|cannot|can not|unable to|(?:struggles?|trouble|problems?|difficulty) with) (?:(?:do|manage|climb|take|use) )?(?:\w+ )?(?:stairs|steps)|
    mobility scooter)\b
  `],
  [
    'little-walking',
    pattern()`
      \b(?:(?:can'?t|cannot|can not|unable to|not able to|struggles? to|
      hard to) walk(?! (?:in|into|away|to)\b)(?: (?:very |too |that |so )?(?:far|much|long|well|fast|a lot|more than))?|
      walk(?:ing|s)?(?: \w+){0,2} (?:is|are|gets?|has become) (?:\w+ )?(?:hard|not possible|out of the question|difficult|painful|tough|a problem|
      a struggle|not easy|impossible|tiring|slow)|(?:trouble|difficulty|problems?|difficulties|pain|struggles?) (?:with |when |in )?walking|
      walking difficult\w+|(?:bad|sore|weak|dodgy|new|replaced|arthritic|broken|injured|stiff|poor) (?:knees?|hips?|backs?|legs?|ankles?|foot|feet|
      heart)|(?:knee|hip|back|foot|leg|ankle) (?:problems?|trouble|pain|injur\w+|surgery|replacement|operation)|arthritis|hard of walking|(?:walks?|walking|gets about|goes) (?:\w+ )?(?:with|on) (?:a|an|her|his|my|the) (?:walking )?(?:stick|cane|frame|walker|limp|rollator|zimmer)|(?:uses?|needs?|has|with) (?:a|an|her|his) (?:walking )?(?:stick|cane|rollator)|
      (?:nothing|not|no|avoid(?:ing)?|without|hates?) (?:\w+ ){0,3}?(?:a lot of|lots of|much|too much|long) (?:walks?|walking)|
      not (?:very |too |so )?mobile|no long walks|(?:can'?t|cannot|can not|don'?t|won'?t|unable to) (?:do|manage|take|handle|like|want) (?:\w+ (?:or|and) )?(?:any |the )?(?:long|much) walk(?:s|ing)|walks? (?:very |so |too |quite )?slowly|not too much walking|(?:as )?little walking|
      (?:no|nothing|avoid(?:ing)?|without|hates?|(?:not|isn't|nowhere) (?:too |very |so )?|(?:can'?t|cannot|can not|don'?t|won'?t|
      unable to) (?:do|manage|climb|take|handle|like|want)) ?(?:any |the |those |too |very |much |many |big )*(?:steep\w*|hills|hilly|uphill|slopes)|tires? easily|
      (?:a )?heart condition)\b
    `,
  ],
  ['pregnant', /\b(?:pregnan\w+|expecting (?:a baby|our|my)|(?:months|weeks) (?:along|pregnant)|babymoon|bump)\b/],
  ['stroller', /\b(?:strollers?|push ?chairs?|prams?|buggy|buggies|baby carriages?)\b/],
]
const NO = /\b(?:not|none of (?:us|them) (?:is|are)|nobody is|isn't|aren't|no longer|neither|never)\s+(?:a |an |be |been |in a |all |actually )?$/
const REFUSE = part`
  (?:(?:can'?t|cannot|don't|doesn't|do not|does not|mustn't|won't|never|not allowed to) (?:eat|have|drink|tolerate|take|do|touch)|
  allerg(?:ic|y|ies) (?:to|against)|allergiques? (?:aux?|à la|à)|al[ée]rgic[oa]s? (?:a|al)(?: los| las)?|allergisch (?:gegen|auf)|intoleran(?:t|ce) (?:to|of)|avoid(?:s|ing)?|no|without|free of|free from)
`

/** 'Is it vegetarian?', 'is the second one halal': what a thing is like, and not how somebody eats. */
const ASKED_OF_IT = /(?:^|[.!?]\s*)(?:(?:and|but|so|ok|well|oh)\W+)*(?:is|are|was|were)\s+(?:it|this|that|these|those|they|both|(?:the|either|any)\s+(?:\w+\s+){1,3}?)\s*(?:all\s+|both\s+|really\s+|also\s+)?(?=(?:vegetarian|vegan|halal|kosher|pescatarian)\b)\w+\W*(?:$|[.?!])/g

/** Reads from plain lower-case text what cannot be done without. */
export function readNeeds(text: string): Need[] {
  return [
    ...KEPT.filter(([, words]) => isSaid(text.replace(ASKED_OF_IT, ' '), new RegExp(`\\b(?:${words})\\b`, 'g'))),
    ...NOT_TAKEN.filter(([, words]) => isNotTaken(text, words)),
    ...BODY.filter(([, form]) => isSaid(text, new RegExp(form, 'g'))),
  ].map(([need]) => need)
}

function isSaid(text: string, form: RegExp): boolean {
  return [...text.matchAll(form)].some(({ index }) => !NO.test(text.slice(Math.max(0, index - 28), index)))
}

/** 'Allergic to nuts', 'nut allergy', 'gluten-free', 'can'?t eat pork', 'coeliac'. */
function isNotTaken(text: string, words: string): boolean {
  if (/gluten/.test(words) && /\b(?:coeliacs?|celiacs?|coeliac disease|coeliaques?|cœliaques?|cel[ií]ac[oa]s?|zöliakie)(?!\p{L})/u.test(text)) return true
  const refused = new RegExp(`\\b${REFUSE}\\s+(?:any |all |to |[a-z]+(?:,| or| and) )*(?:${words})\\b`)
  return refused.test(text) || new RegExp(`\\b(?:${words})[- ](?:allerg\\w+|intoleran\\w+|free)\\b`).test(text)
}
