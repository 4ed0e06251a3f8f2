/** What a wish is called, and the stems of the words that say it. One word covers 'food', 'foodie', 'food tours'. */
const INTERESTS: Record<string, RegExp> = {
  food: /\b(?:food\w*|eat(?:ing|s)?|cuisine|culinary|restaurants?|street ?food|gastronom\w*|tapas|taste|tasting menu|dining|local dishes|sushi|ramen|pasta|pizza|seafood|bakery|bakeries|pastr\w+|dumplings|markets?)\b/,
  wine: /\b(?:wine\w*|vineyards?|port tasting|cellars?)\b/,
  drinks: /\b(?:beers?|brewer\w+|cocktails?|sake|whisky|whiskey|tequila|mezcal|pubs?|coffee)\b/,
  cooking: /\b(?:cooking|cookery|cook with|learn to cook)\b/,
  history: /\b(?:histor\w+|ancient|ruins?|castles?|medieval|roman\b|archaeolog\w+|heritage|monuments?|palaces?|fortress\w*|forts?|moorish|samurai)\b/,
  art: /\b(?:art|arts|artsy|galler\w+|paintings?|sculptures?|street ?art|tiles?|azulejos?|ceramics|pottery|exhibitions?)\b/,
  museums: /\bmuseums?\b/,
  architecture: /\b(?:architect\w*|gaud[ií]|modernis\w+|cathedrals?|churches|skyscrapers?|design)\b/,
  culture: /\b(?:cultur\w+|traditions?|traditional|local life|festivals?|theatres?|theaters?|opera|ballet|flamenco|kabuki|tea ceremon\w+|temples?|shrines?|mosques?|spiritual\w*)\b/,
  music: /\b(?:music|concerts?|jazz|fado|gigs?|live band\w*|blues)\b/,
  nightlife: /\b(?:night ?life|clubs?|clubbing|bars?|bar ?hop\w*|pub crawl|party(?:ing)? (?:scene|at night)|dancing|partying)\b/,
  nature: /\b(?:nature|natural|outdoors?|outdoorsy|hik(?:e|es|ing)|trek\w*|walks?|mountains?|forests?|national parks?|parks?|gardens?|waterfalls?|scenery|landscapes?|countryside|lakes?|bird ?watching)\b/,
  wildlife: /\b(?:wildlife|animals?|safari|whales?|dolphins?|penguins?|birds|zoo|aquarium|monkeys)\b/,
  beach: /\b(?:beach(?:es)?|seaside|sunbath\w+|swim(?:ming)?|coast|by the sea|sand)\b/,
  water: /\b(?:sail(?:ing)?|boats?|boat ?trips?|cruises?|kayak\w*|snorkel\w*|div(?:e|ing)|scuba|surf(?:ing)?|rafting|paddle\w*|canoe\w*|fishing)\b/,
  adventure: /\b(?:adventur\w+|thrill\w*|adrenaline|bungee|zip ?lin\w+|climb(?:ing)?|paraglid\w+|skydiv\w+|off-?road|quad bik\w+|canyoning)\b/,
  sports: /\b(?:sports?|football|soccer|baseball|golf|tennis|ski(?:ing)?|snowboard\w*|cycl\w+|bik(?:e|es|ing)|running|rugby match|basketball)\b/,
  wellness: /\b(?:spas?|wellness|yoga|massages?|hot springs?|onsens?|hammam|thermal|sauna|relax(?:ing|ation)?)\b/,
  shopping: /\b(?:shop(?:s|ping)?|boutiques?|vintage|souvenirs?|flea markets?|fashion)\b/,
  photography: /\b(?:photo\w*|instagram\w*|viewpoints?|sunsets?|sunrises?|views)\b/,
  family: /\b(?:family[- ]friendly|kid[- ]friendly|child[- ]friendly|theme parks?|for (?:the |my |our )?(?:kids|children)|playgrounds?)\b/,
  romance: /\b(?:romantic|romance|honeymoon|anniversary|proposal)\b/,
  'day trips': /\b(?:day ?trips?|excursions?|out of (?:the )?(?:city|town))\b/,
}
const NEGATION = /\b(?:no|not|without|skip(?:ping)?|avoid(?:ing)?|hate|hates|dislike|(?:don't|do not|doesn't|dont) (?:like|want|care|enjoy|do|need|fancy)[a-z ]{0,16}|not (?:into|keen on|interested in|a fan of|fond of)|fewer|less|tired of|enough|instead of|rather than|nothing|except|but no|bored of)\s*(?:any |more |the |of |too many |about |so many |to do with |for )*$/
const BREAK = /[.;!?]|\bbut\b|,(?!\s*(?:no|and|or)\b)/

export interface Interests {
  wanted: string[]
  unwanted: string[]
  /** True for 'only food please': earlier wishes are dropped. */
  only: boolean
}

/** What a message says the traveller likes and does not like, in the order of first mention. Null when nothing. */
export function readInterests(text: string): Interests | null {
  const found = Object.entries(INTERESTS).flatMap(([name, pattern]) => {
    const matches = [...text.matchAll(new RegExp(pattern.source, 'g'))]
    const first = matches[0]
    return first === undefined ? [] : [{ name, at: first.index, unwanted: matches.every((match) => isUnwanted(text, match.index)) }]
  })
  if (found.length === 0) return null
  found.sort((left, right) => left.at - right.at)
  return {
    wanted: found.filter(({ unwanted }) => !unwanted).map(({ name }) => name),
    unwanted: found.filter(({ unwanted }) => unwanted).map(({ name }) => name),
    only: /\b(?:only|just|nothing but|exclusively|solely)\b/.test(text) && !/\bnot (?:only|just)\b|\bjust (?:me|the|us|my|a|\d|two|three)\b/.test(text),
  }
}

/** A negation reaches over 'or', 'and' and adjectives, up to the end of its clause. */
function isUnwanted(text: string, at: number): boolean {
  const clause = text.slice(Math.max(0, at - 60), at).split(BREAK).at(-1) ?? ''
  return NEGATION.test(clause) || /\b(?:no|without|not|skip|avoid)\s+(?:\w+\s+){0,2}(?:or|and|nor)\s+(?:\w+\s+)?$/.test(clause) || /\bno\s+(?!\w+\s+but)\w+\s+$/.test(clause)
}

export type Pace = 'relaxed' | 'normal' | 'full'
export type Style = 'budget' | 'luxury'

export function readPace(text: string): Pace | null {
  if (/\b(?:relax(?:ed|ing)|slow(?:ly| pace)?|easy[- ]?going|laid[- ]?back|leisurely|chill(?:ed)?|unhurried|take it easy|not too (?:much|busy|packed)|no rush)\b/.test(text)) return 'relaxed'
  if (/\b(?:packed|action[- ]packed|busy (?:days|schedule)|as much as (?:possible|we can|i can)|see everything|full (?:days|schedule|on)|fast[- ]paced|non-?stop)\b/.test(text)) return 'full'
  return /\b(?:moderate pace|balanced|normal pace)\b/.test(text) ? 'normal' : null
}

/** 'Cheap' and 'luxury' are levels, not sums. */
export function readStyle(text: string): Style | null {
  if (/\b(?:cheap(?:ly|er|est)?|on a budget|tight budget|low[- ]budget|budget[- ]friendly|shoestring|inexpensive|affordable|backpack(?:er|ing)|frugal|save money)\b/.test(text)) return 'budget'
  return /\b(?:luxur(?:y|ious)|high[- ]end|five[- ]star|5[- ]star|splurge|upscale|exclusive|money is no object|no expense spared|fancy)\b/.test(text) ? 'luxury' : null
}
