import { part, pattern } from '../language/pattern.ts'
import type { Grounds } from './grounds.ts'
import { plainWords } from './words.ts'

const NAME = String.raw`\p{Lu}[\p{L}\p{N}’'-]*(?:\s+(?:(?:of|the|and|de|do|da|dos|das|di|del|della|du|la|le|les|el|los|al|van|von|der|zum|zur|&)\s+){0,2}(?:\p{Lu}[\p{L}\p{N}’'-]*|\d+))*`
/** Of two words or more: one alone may be a quarter. */
const LONG_NAME = NAME.replace(/\*$/, '+')
const PLACE = part`
  [Rr]estaurants?|[Cc]af[ée]s?|[Cc]offee (?:shop|house)|[Hh]otels?|[Hh]ostels?|[Bb]ars?|[Bb]istros?|[Bb]rasseries?|[Tt]averna?s?|[Tt]aberna|
  [Tt]averns?|[Pp]ubs?|[Ii]nns?|[Tt]rattorias?|[Oo]steria|[Pp]izzeria|[Cc]ervejaria|[Tt]asca|[Pp]astelaria|[Cc]onfeitaria|[Bb]odegas?|[Mm]es[óo]n|
  [Gg]asthaus|[Ww]irtshaus|[Bb]eisl|[Ii]zakaya|[Gg]elateria|[Bb]akery|[Bb]eer hall|[Pp]ension|[Aa]partments?|[Gg]uest ?house|[Aa]gency|[Tt]ours|
  [Rr]entals?|[Cc]ompany|[Aa]irlines?|[Aa]irways|[Rr]oof ?top|[Nn]ight ?club
`
/** Where everybody may go: squares, streets, parks and quarters are no houses. */
const PUBLIC = part`
  Piazza|Piazzale|Plaza|Pla[çc]a|Pra[çc]a|Place|Platz|Square|Street|Road|Avenue|Rua|Via|Calle|Carrer|Rue|Park|Parque|Parco|Jard[ií]n|Jardins?|Gardens?|Quarter|Bridge|
  Ponte|Pont|Beach|Playa|Praia|Old Town|Town|Quay|Quai|Harbour|Harbor|Port|Hill|Mount|Monte|Campo|Largo|Island|Isola|Castle|Lungomare|Promenade|River|Lake|
  Day|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
`
const EATEN = part`
  (?:ice[ -]creams?|gelat[oi]|pizzas?|pastr(?:y|ies)|cakes?|sandwich(?:es)?|beers?|snacks?|tapas|coffees?|espresso|lunch|dinner|breakfast|
  croissants?|bread|tarts?|cocktails?|drinks?|bite)
`
const PURPOSE = part`
  (?:\s+\p{Ll}+){0,3}?\s+(?:for|to)\s+(?:an?\s+|some\s+|the\s+|your\s+)?(?:\p{Ll}+\s+){0,2}?(?:lunch|dinner|breakfast|brunch|supper|coffee|
  espresso|drinks?|bite|meal|snacks?|ice[ -]cream|cakes?|pastr(?:y|ies)|wine|beer|cocktails?|shopping|souvenirs|eat|drink|shop|buy|taste|
  dine)(?!\p{L})
`
const FORMS: readonly RegExp[] = [
  // 'Lunch at Name', 'eat in Name', 'sleep at the Name'.
  pattern('gu')`
    \b(?:[Ll]unch|[Dd]inner|[Bb]reakfast|[Bb]runch|[Ss]upper|[Cc]offee|[Dd]rinks?|[Bb]ite|[Mm]eal|[Tt]able|[Ee]at(?:ing)?|[Dd]in(?:e|ing)|
    [Ss]tay(?:ing)?|[Ss]leep(?:ing)?|[Cc]heck in|[Ss]hop(?:ping)?|[Rr]ooms?|[Cc]ocktails?|[Pp]astries|[Mm]ittagessen|[Aa]bendessen|[Dd][îi]ner|
    [Dd][ée]jeuner|[Cc]ena[r]?|[Pp]ranzo|[Aa]lmuerzo|[Aa]lmo[çc]o|[Jj]antar)(?:\s+\p{Ll}+){0,2}\s+(?:at|from|im|bei|chez|au|al|
    bij)\s+(?:the\s+)?(${NAME})
  `,
  // 'Stroll to Name Name for lunch', 'stop by Name for a coffee'.
  new RegExp(String.raw`\b(?:to|into|over to|at|by)\s+(?:the\s+)?(?!(?:${PUBLIC})\b)(${LONG_NAME})(?<!\b(?:${PUBLIC}))${PURPOSE}`, 'gu'),
  pattern('gu')`
    \b(?:[Ss]top(?:ping)? (?:by|off at|in at)|[Dd]rop(?:ping)? (?:in|by)(?: at| to)?|[Ll]ook in at|[Pp]op (?:in|into|over|in)(?: to| at)?|
    [Dd]uck into|[Cc]all in at)\s+(?:the\s+)?(?!(?:${PUBLIC})\b)(${NAME})(?<!\b(?:${PUBLIC}))${PURPOSE}
  `,
  new RegExp(String.raw`\b(?:[Gg]rab|[Gg]et|[Bb]uy|[Pp]ick up|[Ff]etch|[Oo]rder|[Hh]ave|[Tt]ry)\s+(?:an?|some|your|the|two)\s+(?:\p{Ll}+\s+){0,3}?${EATEN}\s+(?:from|at)\s+(?:the\s+)?(${NAME})`, 'gu'),
  new RegExp(String.raw`\b(?:operated|run|organi[sz]ed|offered|sold|provided|owned|managed|put on|staged)\s+by\s+(?:the\s+)?(${NAME})`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})((?:${PLACE})\s+(?:(?:of|the|de|do|da|di|del|la|le|el|zum|zur)\s+){0,2}${NAME})`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})(${NAME}\s+(?:${PLACE}))(?!\p{L})`, 'gu'),
]
/** What begins a sentence or tells the kind, and is no name. */
const PLAIN = pattern('u')`
  ^(?:${PLACE}|[Tt]he|A|An|Your|That|This|Each|Any|Some|No|In|At|For|By|Of|De|Do|Da|Of|And|And|Old|Local|Small|Good|Monday|Tuesday|Wednesday|Thursday|
  Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|January|Day|\d+|I|It|Then|Ask|Take|Try|
  Visit|Or|But)$
`

/** Says which house (to eat, to drink, to sleep, to hire) a sentence names that is in no result. */
export function findForeignBusiness(sentence: string, { activities, vocabulary, saidWords }: Grounds): string | null {
  const names = FORMS.flatMap((form) => [...sentence.matchAll(form)].map(([, name = '']) => name))
  const foreign = names.find((name) => {
    const telling = name.split(/[\s-]+/).filter((word) => !PLAIN.test(word)).flatMap(plainWords).filter((word) => !vocabulary.has(word) && !saidWords.has(word))
    return telling.length > 0 && ![...activities.values()].some(({ title, contents, inclusions, meetingPoints, exclusions }) => [title, ...contents, ...inclusions, ...meetingPoints, ...exclusions].some((text) => telling.every((word) => plainWords(text).includes(word))))
  })
  return foreign === undefined ? null : `It names ${JSON.stringify(foreign.slice(0, 60))}, a house that no tool result has.`
}
