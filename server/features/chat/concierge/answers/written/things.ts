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
  /** Asked for by itself, whatever else the question speaks of: 'is there a beach for the kids to swim' asks for no age. */
  isFirm?: true
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
  { noun: 'subtitles', asked: /\b(?:sub|sur|over|super)-?titles?\b/, written: /\b(?:sub|sur|over|super)-?titles?\b/i, helps: 'length', isFirm: true },
  { noun: 'passports or other papers', asked: /\b(?:passports?|id|id cards?|identity|identification)\b/, written: /\b(?:passports?|identity|identification|photo id)\b/i, helps: 'price', isFirm: true },
  { noun: 'swimwear', asked: /\b(?:swim-?(?:suits?|wear|stuff|things|gear|shorts)|swim (?:suits?|wear|stuff|things|gear|shorts|trunks)|bathing (?:suits?|costumes?)|bikinis?|trunks|nak(?:ed|id)|nude|nudity|undress\w*)\b/, written: /\b(?:swim-?(?:wear|suits?)|bathing suits?|naked|nude|nudity)\b/i, near: /\b(?:linen|towels?|slippers|wetsuits?|robes?)\b/i, helps: 'length', isFirm: true },
  { noun: 'men and women together or apart', asked: /\b(?:mixed|unisex|men and women|women and men|(?:women|ladies|men)[- ]only|only (?:for )?(?:women|ladies|men|girls)|(?:just|for) (?:women|ladies|men))\b/, written: /\b(?:for women|for men|women only|men only|ladies|gentlemen only|mixed|separate)\b/i, helps: 'length', isFirm: true },
  { noun: 'changing rooms or showers', asked: /\b(?:chang(?:e|ing) (?:rooms?|cabins?|facilities)|(?:somewhere|where|place) (?:to|can we|do we|can i) (?:get )?chang(?:e|ed)|showers?)\b/, written: /\b(?:changing|showers?(?! (?:gel|caps?))|cabins?)\b/i, helps: 'length', isFirm: true },
  { noun: "children's sizes", asked: /\b(?:kids?|child(?:ren)?)(?:'s|s'|')? (?:sizes?|bikes?|bicycles?|helmets?|seats?|kayaks?|portions?|menus?)\b|\b(?:bikes?|bicycles?|helmets?|seats?|kayaks?) for (?:the |our |my )?(?:kids?|child(?:ren)?)\b|\bhigh ?chairs?\b/, written: /\b(?:child(?:ren)?['’]s|kids['’]?|small) (?:sizes?|bikes?|bicycles?|helmets?|portions?)\b|\b(?:child seats?|trailers?|all sizes)\b/i, near: /\b(?:bicycles?|bikes?|helmets?)\b/i, helps: 'length', isFirm: true },
  { noun: 'luggage', asked: /\b(?:luggage|suitcases?|backpacks?|rucksacks?|bags?)\b/, written: /\b(?:luggage|suitcases?|bags? (?:are|must|can)|cloakroom|lockers?)\b/i, helps: 'length', isFirm: true },
  { noun: 'what one has to know beforehand', asked: /\b(?:beginners?|(?:no|any|some|need|without|have) (?:\w+ )?experience|never (?:done|tried|been|cooked|danced|paddled|played|made|sailed|ridden|rowed)|first[- ]timers?|(?:can't|cannot|can not|don't|do not|none of us can) (?:play|swim|dance|cook|read music|draw|paint|sing|sew|ride)|(?:need|have) to know|know how to|be able to (?:play|dance|cook|read|draw|sing|ride)|skills?|talent|clumsy|good at)\b/, written: /\b(?:beginners?|no experience|experience|lessons?|learn|teaches|taught|able to)\b/i, helps: 'length', isFirm: true },
  { noun: 'where it ends', asked: /\b(?:ends?|finish(?:es)?)\b.* (?:place|point|where|same|different|back at)\b|\bwhere (?:does|do|will) (?:it|we|they|the [\p{L}' -]+?) (?:end|finish)\b|\bwhere (?:it|we) (?:ends?|finish(?:es)?)\b/u, written: /\b(?:ends? (?:at|in|by|on|with)|finish(?:es)? (?:at|in|by)|puts? you (?:off|down)|back (?:at|to) the|closes in|one way|return)\b/i, helps: 'way', isFirm: true },
  { noun: 'how spicy it is', asked: /\b(?:spicy|spices?|chil+i(?:e?s)?)\b/, written: /\b(?:spic(?:y|es?)|chil+i(?:e?s)?|sambal|mild|fiery)\b/i, helps: 'table', isFirm: true },
  { noun: 'toilets', asked: /\b(?:toilets?|loos?|restrooms?|bathrooms?|washrooms?|wc|lavator\w+)\b/, written: /\b(?:toilets?|loos?|restrooms?|bathrooms?|washrooms?|wc|lavator\w+)\b/i, helps: 'length' },
  { noun: 'a roof', asked: /\b(?:roof(?:ed)?(?! (?:terrace|top|garden|bar|café|cafe))|canopy|awning|shelter(?:ed)?|under cover|cabin)\b|(?<!\b(?:what|all|topics|which|much) (?:\w+ ){0,3})\bcovered\b(?! (?:by|in the (?:price|tour|visit|museum|one|trip)|too\W*$))/, written: /\b(?:covered|roof(?:ed)?|canopy|awning|cabin|saloon|under cover|indoors|under glass|sheltered)\b/i, helps: 'length' },
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
  { noun: 'something to take home', asked: /\b(?:take|bring|carry|keep|get) (?:\w+ ){0,6}(?:home|along with us|away)\b|\bkeep (?:it|them|the|what|our|my|those|these)\b/, written: /\b(?:take (?:home|along|away)|goe?s? home with|(?:is|are) yours|to keep|box (?:of|for)|yours to|rolled to travel|firing and postage|sends? after you)\b|^your \p{L}+(?:,.*)?$/iu, helps: 'price', isFirm: true },
  { noun: 'walking', asked: /\b(?:on foot|walking)\b/, written: /\b(?:on foot|walk(?:s|ing)?)\b/i, helps: 'length' },
  { noun: 'towels', asked: /\btowels?\b/, written: /\btowels?\b/i, helps: 'price' },
  { noun: 'a swim', asked: /\bswim(?:s|ming)?\b/, written: /\b(?:swim(?:s|ming)?|bathe|bathing|snorkel\w*|a dive|dip|in off the rocks)\b/i, helps: 'length', isFirm: true },
  { noun: 'headsets', asked: /\b(?:headsets?|headphones?|audio ?guides?)\b/, written: /\b(?:headsets?|headphones?|audio ?guides?)\b/i, helps: 'price' },
  { noun: 'tea', asked: /\bteas?\b/, written: /\b(?:teas?|matcha|teahouse)\b/i, near: DRINKS, helps: 'table' },
  { noun: 'coffee', asked: /\bcoffees?\b/, written: /\b(?:coffees?|espresso|melange)\b/i, near: DRINKS, helps: 'table' },
  { noun: 'wine', asked: /\b(?:wines?|champagne|cava|prosecco|sherry)\b/, written: /\b(?:wines?|glasses|ombr[ae]|vinho|cava|prosecco|champagne|moscatel|riesling|glass of white)\b/i, near: STRONG, helps: 'table' },
  { noun: 'beer', asked: /\b(?:beers?|pints?|ales?|lagers?)\b/, written: /\b(?:beers?|ale|pints?|porter|lager|cider)\b/i, near: DRINKS, helps: 'table' },
  { noun: 'sake', asked: /\bsake\b/, written: /\bsake\b/i, near: DRINKS, helps: 'table' },
  { noun: 'alcohol', asked: /\b(?:alcohol\w*|cocktails?|spirits|booze)\b/, written: STRONG, near: DRINKS, helps: 'table' },
  { noun: 'a drink', asked: /\b(?:drinks?|something to drink|water)\b/, written: DRINKS, helps: 'table' },
  { noun: 'lamb', asked: /\b(?:lamb|mutton)\b/, written: /\b(?:lamb|mutton|m[ée]choui)\b/i, near: MEALS, helps: 'table' },
  { noun: 'pork', asked: /\b(?:pork|ham|bacon|sausages?)\b/, written: /\b(?:pork|ham|bacon|sausages?|mortadella|chouriço|chorizo|fuet|prosciutto|guanciale)\b/i, near: MEALS, helps: 'table' },
  { noun: 'beef', asked: /\b(?:beef|steak|veal)\b/, written: /\b(?:beef|steak|veal|oxtail|brisket|allesso)\b/i, near: MEALS, helps: 'table' },
  { noun: 'fish or seafood', asked: /\b(?:fish|seafood|shellfish|oysters?|prawns?|clams?)\b/, written: /\b(?:fish|seafood|shellfish|oysters?|prawns?|clams?|cod|bacallà|bacalhau|anchov(?:y|ies)|herring|cuttlefish|squid|octopus|sushi|sashimi|bonito|tuna|salmon|eels?|crab|lobster|mussels?)\b/i, near: MEALS, helps: 'table' },
  { noun: 'meat', asked: /\bmeat\b/, written: /\b(?:meat|lamb|mutton|m[ée]choui|pork|ham|bacon|sausages?|chicken|beef|kebab|chops?|duck|brisket)\b/i, near: MEALS, helps: 'table' },
  { noun: 'lunch', asked: /\blunch\b/, written: /\b(?:lunch|bento|picnic|meals?)\b/i, near: MEALS, helps: 'table' },
  { noun: 'dinner', asked: /\b(?:dinner|supper|evening meal)\b/, written: /\b(?:dinner|supper|meals?|courses?)\b/i, near: MEALS, helps: 'table' },
  { noun: 'breakfast', asked: /\bbreakfast\b/, written: /\bbreakfast\b/i, near: MEALS, helps: 'table' },
  { noun: 'a tasting', asked: /\btastings?\b/, written: /\b(?:tastings?|tasted?|glasses|wines?|samples?)\b/i, near: MEALS, helps: 'table' },
  { noun: 'food', asked: /\b(?:food|meals?|something to eat|snacks?|eat(?! (?:any|pork|meat|lamb|fish|nuts?|eggs?|cheese)\b)|feed|tastings?|tapas|petiscos|dishes|courses)\b/, written: MEALS, helps: 'table' },
  { noun: 'a ticket', asked: /\b(?:tickets?|entry|entrance|admission)\b/, written: /\b(?:tickets?|entry|entrance|admissions?)\b/i, helps: 'price' },
  { noun: 'a guide', asked: /\b(?:guides?|guided)\b/, written: /\b(?:guides?(?!['’])|guided|historian|botanist|gardener|designer|host|lecturer|professor|expert|naturalist|ranger|captain|baker|chef|skipper|teacher|instructor|cook|curator|architect|archaeologist|storyteller|boatman|musician|driver|guard|winemaker)\b(?!['’])/i, helps: 'price' },
  { noun: 'who leads it', asked: /\bwho (?:teaches|leads|guides|runs|plays|cooks|takes|shows|hosts|is (?:the|our) (?:guide|teacher|host|cook))\b/, written: /\b(?:guide(?!['’])|taught|teach\w*|historian|gardener|designer|host|lecturer|professor|expert|naturalist|ranger|captain|baker|chef|skipper|teacher|instructor|cook|curator|architect|archaeologist|storyteller|drummer|musicians?|trio|driver|guard|winemaker|retired)\b/i, helps: 'price' },
  { noun: 'photographs', asked: /\b(?:photos?|photograph\w*|cameras?|selfies|take pictures)\b/, written: /\b(?:photo\w*|flash|tripod|cameras?)\b/i, helps: 'price' },
  { noun: 'dogs', asked: /\b(?:dogs?|pets?)\b/, written: /\b(?:dogs?|pets?)\b/i, helps: 'price', isFirm: true },
  { noun: 'a dress code', asked: /\b(?:dress(?:[- ]code)?|dress(?:ed)? up|what (?:to|should (?:we|i)|do (?:we|i)|shall (?:we|i)) wear|evening (?:dress|wear|clothes)|cover (?:my|our|her|your|the) (?:head|hair|shoulders|knees)|head ?scar(?:f|ves)|shoes|trainers|sneakers)\b/, written: /\b(?:dress(?:ed)?|wear|shoes|boots|slippers|hats|scar(?:f|ves)|shoulders)\b/i, near: /\b(?:djellaba|jackets?|coats?|blankets?|gloves|waterproof|wetsuits?|aprons?|helmets?)\b/i, helps: 'length', isFirm: true },
]
