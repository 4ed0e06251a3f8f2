import { part } from '../language/pattern.ts'

/**
 * What a wish is called, and the stems of the words that say it: 'food' is said by 'foodie' and 'food tours'.
 * The names are those of the tags that activities bear, or words that lead to them. The narrow stand before the wide:
 * a word is read once, so that 'street art' is no 'art' and 'wine bar' no 'bar'.
 */
export const INTEREST_WORDS: Record<string, string> = {
  'street art': 'street ?art|murals?|graffiti|urban art',
  'street food': 'street ?food|food (?:stalls?|trucks?)|hawker\\w*',
  'day trips': 'day ?trips?|excursions?|out of (?:the )?(?:city|town)',
  'northern lights': 'northern lights|aurora(?: borealis)?',
  'local life': 'off the beaten (?:track|path)|hidden gems?|non-?touristy|like a local|locals? (?:live|go|life|spots?|neighbou?rhoods?)|local life|authentic\\w*|neighbou?rhoods?',
  cooking: 'cooking|cookery|cook with|learn to cook',
  wine: 'wine(?! ?glass)\\w*(?: tastings?)?|vineyards?|port tasting|cellars?|vino|champagne|prosecco|sommelier',
  beer: 'craft beers?|beers?|brewer(?:y|ies)|taprooms?|biergartens?|oktoberfest beer',
  coffee: 'coffee\\w*|espresso|caf[eé]s?|roaster(?:y|ies)',
  tea: part`
    (?:green |black |herbal |japanese |chinese |mint )?(?<!(?:have|having|drank|cup of|for|at|after|before|like) )tea(?! (?:time|break|at|included|or|
    is|was))(?: (?:houses?|tastings?|ceremon\w+|rooms?|gardens?|farms?|plantations?|shops?|culture))?|afternoon tea|matcha
  `,
  drinks: part`
    cocktails?|sake|whisk(?:y|ey)|tequila|mezcal|(?<!\b(?:includ(?:e|es|ed|ing)|are|is|free|soft|without|no|welcome|with) )drinks(?! (?:are|is|
    included|extra|cost))|rum (?:tasting|distiller\w+)|distiller(?:y|ies)|gin
  `,
  markets: '(?:farmers\'? |food |flea |night |floating |christmas |local )?markets?|bazaars?|souks?',
  food: part`
    food\w*|(?<!(?:don't|doesn't|can't|cannot|not|never) )eat(?:ing|s)?|cuisine|culinary|restaurants?|gastronom\w*|tapas|tast(?:e|ing)s?|dining|
    local dishes|ice ?creams?|tacos?|steaks?|noodles|curr(?:y|ies)|waffles?|croissants?|oysters?|paella|pintxos|dim sum|asado|truffles?|meze|
    sushi|ramen|pasta|pizza|seafood|baker(?:y|ies)|pastr\w+|dumplings|chocolate|cheese|gelato|barbecue|bbq|brunch
  `,
  castles: 'castles?|palaces?|fortress\\w*|forts?|ch[aâ]teaux?',
  religion: 'church\\w*|cathedrals?|temples?|shrines?|mosques?|synagogues?|monaster(?:y|ies)|spiritual\\w*|basilicas?|pagodas?|abbeys?|pilgrim\\w*',
  ruins: 'ruins?|pyramids?|archaeolog\\w+|archeolog\\w+|ancient(?: sites?)?',
  history: 'histor\\w+|medieval|roman\\b|heritage|monuments?|moorish|samurai|war (?:sites?|history|museum)|old town|world war|wwii|ww2',
  museums: 'museums?|exhibitions?|exhibits?',
  art: 'arts?|artsy|galler(?:y|ies)|paintings?|sculptures?|tiles?|azulejos?|impressionis\\w+',
  workshop: 'workshops?|crafts?|pottery|ceramics|hands-on|weaving',
  architecture: 'architect\\w*|gaud[ií]|modernis\\w+|skyscrapers?|design|art deco|art nouveau|brutalis\\w+',
  theatre: part`
    (?<=\b(?:an?|the|some|any|see|seeing|watch\w*|evening|stage|no) (?:(?!cooking|cookery|boat|car|air|horse|fashion)\w+ )?)shows?(?! (?:me|us|that|
    how|the|my|your|our|which|what|where|it|only|up|off|more|cooking)\b)|(?<=\b(?:love|loves|like|likes|enjoy|into|of|and|or) )shows|^shows?$|
    ^shows(?= (?:and|or)\b)|live shows?|theat(?:re|er)s?|opera|musicals?|kabuki|plays\b|broadway|west end shows?|puppet\w*
  `,
  dance: 'flamenco|tango|salsa|samba|ballet|dance (?:class|show)\\w*',
  music: 'live music|live bands?|music\\w*|concerts?|jazz|fado|gigs?|blues|orchestra|techno|festivals?',
  film: 'film(?:s|ing)?(?: locations?)?|movie locations?|cinema',
  literature: 'literature|literary|bookshops?|bookstores?|writers?|librar(?:y|ies)',
  science: 'science\\w*|technolog\\w+|planetarium|space (?:museum|cent(?:re|er))|astronomy|dinosaurs?',
  nightlife: 'night ?life|night ?clubs?|clubs?|clubbing|bars?|pubs?|bar ?hop\\w*|pub crawl|party(?:ing)? (?:scene|at night)|dancing|partying|karaoke',
  hiking: 'hik(?:e|es|ing|er|ers)|trek\\w*|trails?|hill ?walking|mountaineering|ramblings?|rambles',
  cycling: 'cycl(?:e|ing|ists?)|bik(?:e|es|ing)|bicycles?|e-?bikes?|mountain bik\\w+',
  garden: 'gardens?|botanical|flowers?|cherry blossoms?|tulips?|sakura',
  wildlife: 'wildlife|animals?|safaris?|whales?(?: watching)?|dolphins?|penguins?|bird(?:s|ing| ?watching)?|zoos?|aquariums?|monkeys?|elephants?|turtles?|gorillas?|puffins?|sloths?',
  snow: 'ski(?:ing|s)?|snowboard\\w*|snowshoe\\w*|sledding|dog sled\\w*|winter sports',
  beach: 'beach(?:es|y)?|seaside|sunbath\\w+|swim(?:ming)?|coast(?:al|line)?|by the sea|sand',
  sailing: 'sail(?:s|ing|boats?)?|sailboats?|yacht\\w*|catamarans?|regattas?|schooners?',
  boats: 'boats?|boat ?trips?|cruis(?:e|es|ing)|gondolas?|ferr(?:y|ies)',
  water: 'kayak\\w*|snorkel\\w*|div(?:e|ing)|scuba|surf(?:ing)?|rafting|paddle\\w*|canoe\\w*|fishing|water ?sports?',
  adventure: 'adventur\\w+|thrill\\w*|adrenaline|bungee|zip ?lin\\w+|climb(?:ing)?|paraglid\\w+|skydiv\\w+|off-?road\\w*|quad bik\\w+|canyoning|hot air balloon\\w*',
  nature: 'nature|natural|outdoors?|outdoorsy|mountains?|forests?|national parks?|parks?|waterfalls?|scenery|landscapes?|countryside|lakes?|volcano\\w*|glaciers?|canyons?|hot springs?',
  walking: 'walks?|walking(?: tours?)?|strolls?|wander(?:ing)?|on foot',
  sports: '(?:something|anything|some things|things) active|active (?:things?|stuff|outings?|activit(?:y|ies))|muay thai|martial arts|sumo|boxing|lucha libre|sports?|sporty|football|soccer|baseball|golf\\w*|tennis|running|rugby|basketball|stadiums?|cricket|formula (?:1|one)|f1',
  wellness: 'turkish baths?|steam baths?|spas?|wellness|yoga|massages?|onsens?|hammams?|thermal|saunas?|retreats?|meditation',
  shopping: 'shop(?:s|ping)?|boutiques?|vintage|souvenirs?|fashion|malls?|outlets?|antiques?',
  views: 'view(?:s|points?)|sunsets?|sunrises?|rooftops?|panoram\\w+|skyline|lookouts?',
  photography: 'photo\\w*|instagram\\w*|insta\\b',
  culture: 'cultur\\w+|traditions?|traditional|rituals?|folklore|carnival',
  train: 'train (?:rides?|journeys?)|scenic (?:train|railway)s?|railways?|trams?|steam train',
  family: 'family[- ]friendly|kid[- ]friendly|child[- ]friendly|theme parks?|amusement parks?|for (?:the |my |our )?(?:kids|children|little ones)|playgrounds?|disney\\w*',
  romance: 'romantic|romance|honeymoon|(?<!th )(?:wedding )?anniversar(?:y|ies)|valentine\\w*|proposal|date nights?',
  quiet: 'quiet\\w*|peace(?:ful)?(?: and quiet)?|away from (?:the )?crowds|not (?:too )?crowded|uncrowded|tranquil|serene',
  'small group': 'small[- ]groups?|private (?:tours?|guides?)',
  'rainy day': 'rainy[- ]day\\w*|indoors?|when it rains|if it rains|in the rain',
}
