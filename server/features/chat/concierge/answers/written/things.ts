import { pattern } from '../../../language/pattern.ts'

/** A thing that a question may name, and how the text of a card would write of it. */
export interface Thing {
  /** As it is spoken of where nobody writes of it: 'a toilet'. */
  noun: string
  asked: RegExp
  written: RegExp
  /** What comes nearest to it, where it is not written of itself. */
  near?: RegExp
  /** Which plain fact helps who asks for it in vain. */
  helps: 'length' | 'way' | 'table' | 'price'
}

const DRINKS = /\b(?:drinks?|wines?|beers?|ale|water|coffee|teas?|matcha|juice|vinho|prosecco|cava|cocktails?|champagne|sake|vermouths?|ginjinha|jenever|pints?|squash|must|glass(?:es)? of|toast|egg cream|lassi)\b/i
const STRONG = /\b(?:wines?|beers?|ale|cider|gin|vinho|prosecco|cava|champagne|cocktails?|sake|vermouths?|ginjinha|jenever|pints?|port|spritz|whisk(?:e)?y|rum|mezcal|tequila|soju|alcohol|covers|raki|ouzo|absinthe)\b/i
const MEALS = pattern('i')`
  \b(?:lunch|dinner|supper|breakfast|brunch|meals?|bento|picnic|courses?|tastings?|food|bites?|plates?|dish(?:es)?|tapas|petiscos|snacks?|cakes?|pastr\w+|
  sweets?|bitterballen|cheese|sausages?|pretzels?|knuckle|eggs?|bonbons|haggis|burgers?|pizza|pasta|rice|noodles|tofu|dumplings?|buns?|pancakes?|chocolates?|galette|croissants?|waffles?|squid|something small to eat|sandwich\w*|soup|pie|bread|eat|eats|eaten|lamb|vegetables|salads?|fruit|mash)\b
`
const RIDES = /\b(?:bus|minibus|coach|van|jeep|car|4x4|taxi|tram|train|metro|subway|tube|ferry|boat both ways|both ways|transport|transfers?|pick-?up|drop-?off|fares?|return trip|shuttle|by road|driver)\b/i

/** Things by the words that ask for them; the more special first. */
export const THINGS: readonly Thing[] = [
  { noun: 'toilets', asked: /\b(?:toilets?|loos?|restrooms?|bathrooms?|washrooms?|wc|lavator\w+)\b/, written: /\b(?:toilets?|loos?|restrooms?|bathrooms?|washrooms?|wc|lavator\w+)\b/i, helps: 'length' },
  { noun: 'a roof', asked: /\b(?:roof(?:ed)?|canopy|awning|shelter(?:ed)?|under cover|cabin)\b|\bcovered\b(?! (?:by|in the price|too\W*$))/, written: /\b(?:covered|roof(?:ed)?|canopy|awning|cabin|saloon|under cover|indoors|under glass|sheltered)\b/i, helps: 'length' },
  { noun: 'heating', asked: /\b(?:heat(?:ed|ing|er|ers)?|warm (?:inside|enough|on board)|cold on (?:it|board|the))\b|\b(?:is|are|will|be|get|gets) (?:\p{L}+ ){0,4}(?:warm|cold|hot)\b(?! (?:drinks?|chocolate|food|meals?|springs?|tubs?|dogs?))/u, written: /\b(?:heat(?:ed|ing|er)?|stove|warm(?:ed)?|fireplace|eighty degrees)\b/i, near: /\b(?:blankets?|djellaba|hot (?:drink|chocolate|tea)|tea|kettle)\b/i, helps: 'length' },
  { noun: 'warm clothes', asked: /\bwarm (?:clothes|clothing|coats?|things|jackets?|layers)\b|\b(?:jackets?|jumpers?|sweaters?|coats?) (?:needed|necessary)\b|\bneed (?:an? |our )?(?:jackets?|coats?|jumpers?|sweaters?)\b/, written: /\b(?:warm|coats?|djellaba|blankets?|jackets?|windproof|layers)\b/i, helps: 'length' },
  { noun: 'seats', asked: /\b(?:sit|sits|sitting|seats?|seated|seating|chairs?|bench(?:es)?|stools?)\b/, written: /\b(?:sit|seats?|seated|chairs?|cushions?|bench(?:es)?|stools?|sitting)\b/i, helps: 'length' },
  { noun: 'the way back', asked: /\b(?:(?:bring|take|drive|drop|get|run)s? (?:us|me|you|one) (?:all )?(?:back|home|off)|back to (?:the|our|my) (?:\w+ )?(?:riad|hotel|door|flat|apartment|place|hostel|start\w*)|return trip|ride (?:back|home)|way back|both ways)\b/, written: /\b(?:both ways|return|there and back|way back|drop-?off|back to (?:the )?(?:hotel|start))\b/i, near: RIDES, helps: 'way' },
  { noun: 'a pick-up', asked: /\b(?:pick(?:s|ed)?[- ]?(?:us |me )?up|collect(?:s|ed)?(?: us)?|fetch(?:es|ed)?|from (?:the|our|my) (?:riad|hotel|door|flat))\b/, written: /\b(?:pick-?up|collection from)\b/i, near: RIDES, helps: 'way' },
  { noun: 'a tram', asked: /\btrams?\b/, written: /\btrams?\b/i, near: RIDES, helps: 'way' },
  { noun: 'a metro', asked: /\b(?:metro|subway|tube|underground)\b(?! stations?)/, written: /\b(?:metro|subway|tube|underground)\b/i, near: RIDES, helps: 'way' },
  { noun: 'a taxi', asked: /\b(?:taxis?|cabs?)\b/, written: /\btaxis?\b/i, near: RIDES, helps: 'way' },
  { noun: 'a train', asked: /\b(?:trains?)\b/, written: /\b(?:trains?|rail|R4)\b/i, near: RIDES, helps: 'way' },
  { noun: 'a bus', asked: /\b(?:bus(?:es)?|coach|minibus|jeep|van|transfers?|transport\w*|shuttles?)\b/, written: /\b(?:bus|coach|minibus|jeep|van|4x4|transfers?|transport|boat both ways)\b/i, near: RIDES, helps: 'way' },
  { noun: 'something to take home', asked: /\b(?:take|bring|carry|keep) (?:\w+ ){0,3}(?:home|along|away)\b|\bkeep (?:it|them|the|what)\b/, written: /\b(?:take (?:home|along|away)|to keep|box (?:of|for)|yours to)\b/i, helps: 'price' },
  { noun: 'walking', asked: /\b(?:on foot|walking)\b/, written: /\b(?:on foot|walk(?:s|ing)?)\b/i, helps: 'length' },
  { noun: 'towels', asked: /\btowels?\b/, written: /\btowels?\b/i, helps: 'price' },
  { noun: 'a swim', asked: /\bswim(?:s|ming)?\b/, written: /\b(?:swim(?:s|ming)?|bathe|bathing|snorkel\w*)\b/i, helps: 'length' },
  { noun: 'headsets', asked: /\b(?:headsets?|headphones?|audio ?guides?)\b/, written: /\b(?:headsets?|headphones?|audio ?guides?)\b/i, helps: 'price' },
  { noun: 'tea', asked: /\bteas?\b/, written: /\b(?:teas?|matcha|teahouse)\b/i, near: DRINKS, helps: 'table' },
  { noun: 'coffee', asked: /\bcoffees?\b/, written: /\b(?:coffees?|espresso|melange)\b/i, near: DRINKS, helps: 'table' },
  { noun: 'wine', asked: /\bwines?\b/, written: /\b(?:wines?|vinho|cava|prosecco|champagne|moscatel|riesling|glass of white)\b/i, near: STRONG, helps: 'table' },
  { noun: 'beer', asked: /\b(?:beers?|pints?|ales?|lagers?)\b/, written: /\b(?:beers?|ale|pints?|porter|lager|cider)\b/i, near: DRINKS, helps: 'table' },
  { noun: 'sake', asked: /\bsake\b/, written: /\bsake\b/i, near: DRINKS, helps: 'table' },
  { noun: 'alcohol', asked: /\b(?:alcohol\w*|cocktails?|spirits|booze)\b/, written: STRONG, near: DRINKS, helps: 'table' },
  { noun: 'a drink', asked: /\b(?:drinks?|something to drink|water)\b/, written: DRINKS, helps: 'table' },
  { noun: 'lamb', asked: /\b(?:lamb|mutton)\b/, written: /\b(?:lamb|mutton|m[ée]choui)\b/i, near: MEALS, helps: 'table' },
  { noun: 'pork', asked: /\b(?:pork|ham|bacon|sausages?)\b/, written: /\b(?:pork|ham|bacon|sausages?|mortadella|chouriço|chorizo|fuet|prosciutto|guanciale)\b/i, near: MEALS, helps: 'table' },
  { noun: 'beef', asked: /\b(?:beef|steak|veal)\b/, written: /\b(?:beef|steak|veal|oxtail|brisket|allesso)\b/i, near: MEALS, helps: 'table' },
  { noun: 'fish or seafood', asked: /\b(?:fish|seafood|shellfish|oysters?|prawns?|clams?)\b/, written: /\b(?:fish|seafood|shellfish|oysters?|prawns?|clams?|cod|bacallà|bacalhau|anchov(?:y|ies)|herring|cuttlefish|squid|octopus|sushi|tuna|salmon|eels?|crab|lobster|mussels?)\b/i, near: MEALS, helps: 'table' },
  { noun: 'meat', asked: /\bmeat\b/, written: /\b(?:meat|lamb|mutton|m[ée]choui|pork|ham|bacon|sausages?|chicken|beef|kebab|chops?|duck|brisket)\b/i, near: MEALS, helps: 'table' },
  { noun: 'lunch', asked: /\blunch\b/, written: /\b(?:lunch|bento|picnic|meals?)\b/i, near: MEALS, helps: 'table' },
  { noun: 'dinner', asked: /\b(?:dinner|supper|evening meal)\b/, written: /\b(?:dinner|supper|meals?|courses?)\b/i, near: MEALS, helps: 'table' },
  { noun: 'breakfast', asked: /\bbreakfast\b/, written: /\bbreakfast\b/i, near: MEALS, helps: 'table' },
  { noun: 'food', asked: /\b(?:food|meals?|something to eat|snacks?|eat(?! (?:any|pork|meat|lamb|fish|nuts?|eggs?|cheese)\b)|feed|tastings?|tapas|petiscos|dishes|courses)\b/, written: MEALS, helps: 'table' },
  { noun: 'a ticket', asked: /\b(?:tickets?|entry|entrance|admission)\b/, written: /\b(?:tickets?|entry|entrance|admissions?)\b/i, helps: 'price' },
  { noun: 'a guide', asked: /\b(?:guides?|guided)\b/, written: /\b(?:guides?(?!['’])|guided|historian|botanist|gardener|designer|host|lecturer|professor|expert|naturalist|ranger|captain|baker|chef|skipper|teacher|instructor|cook|curator|architect|archaeologist|storyteller|boatman|musician|driver|guard|winemaker)\b(?!['’])/i, helps: 'price' },
  { noun: 'who leads it', asked: /\bwho (?:teaches|leads|guides|runs|plays|cooks|takes|shows|hosts|is (?:the|our) (?:guide|teacher|host|cook))\b/, written: /\b(?:guide(?!['’])|taught|teach\w*|historian|gardener|designer|host|lecturer|professor|expert|naturalist|ranger|captain|baker|chef|skipper|teacher|instructor|cook|curator|architect|archaeologist|storyteller|drummer|musicians?|trio|driver|guard|winemaker|retired)\b/i, helps: 'price' },
  { noun: 'photographs', asked: /\b(?:photos?|photograph\w*|cameras?|selfies|take pictures)\b/, written: /\b(?:photo\w*|flash|tripod|cameras?)\b/i, helps: 'price' },
  { noun: 'dogs', asked: /\b(?:dogs?|pets?)\b/, written: /\b(?:dogs?|pets?)\b/i, helps: 'price' },
  { noun: 'a dress code', asked: /\b(?:dress(?:[- ]code)?|what (?:to|should (?:we|i)|do (?:we|i)) wear|shoes)\b/, written: /\b(?:dress|wear|shoes|boots|slippers|hats)\b/i, helps: 'price' },
]
