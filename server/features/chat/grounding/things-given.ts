import { part } from '../language/pattern.ts'
import type { KnownActivity } from './known-activity.ts'

/** A thing that one is given with an activity: how it is said in seven languages, and what of the fields bears it. */
export interface Thing {
  said: RegExp
  bears: RegExp
}

const thing = (said: string, bears: string): Thing => ({
  said: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${said})(?![\p{L}\p{N}])`, 'giu'),
  bears: new RegExp(String.raw`(?<!\p{L})(?:${bears})`, 'iu'),
})

const MEAL = 'lunch|dinner|breakfast|supper|brunch|meal|menu|courses|food|picnic|almuerzo|cena|pranzo'
const FOOD = part`
  ${MEAL}|snack|tasting|tapas|petisco|pastr|cheese|bread|cake|dessert|sweet|chocolate|fish|meat|street food|market|pasta|pizza|rice|sushi|ramen|
  noodle|soup|bite|olive|ham|sandwich|cook|kitchen|canap|pintxo|dumpling|skewer|waffle|cream|tart
`
const WINES = 'wine|vinho|champagne|prosecco|cava|port\\b|sherry|tawny|cellar|vine'
const DRINK = `drink|${WINES}|beer|brew|coffee|tea\\b|water|juice|cocktail|sake|whisky|gin\\b|rum\\b|ginjinha|lemonade|spritz|cider|aperit|tasting|mint tea|schnapps|liqueur`

/** The wider may be said of the narrower, never the other way. */
export const THINGS: readonly Thing[] = [
  thing('lunch(?:es)?|mittagessen|d[ée]jeuner|almuerzos?|comida inclu[ií]da|pranzo|almo[çc]o', 'lunch|meal|courses'),
  thing('dinners?|suppers?|abendessen|d[îi]ner|cenas?|jantar|diner|avondeten', 'dinner|supper|meal|courses'),
  thing('breakfasts?|brunch(?:es)?|fr[üu]hst[üu]ck|petit[- ]d[ée]jeuner|desayunos?|colazione|pequeno[- ]almo[çc]o|caf[ée] da manh[ãa]|ontbijt', 'breakfast|brunch'),
  thing('meals?|mahlzeit(?:en)?|repas|comidas?|pasto|pasti|refei[çc](?:[ãa]o|[õo]es)|maaltijd(?:en)?', MEAL),
  thing('food|essen|verpflegung|nourriture|cibo|eten', FOOD),
  thing('snacks?|nibbles|canap[ée]s|imbiss|h[äa]ppchen|collation|aperitivos?|tentempi[ée]|spuntino|lanche|petiscos|hapjes?', 'snack|nibble|canap|bite|tapas|petisco|pastr|cheese|sandwich|picnic'),
  thing('picnics?|picknick|pique-nique', 'picnic'), thing('desserts?|nachtisch|postres?|dolce|sobremesas?|toetje', 'dessert|sweet|cake|ice cream|tiramis|tart|pastr'),
  thing('pastry|pastries|cakes?|kuchen|g[âa]teaux?|pasteles|torta|bolos?|gebak|croissants?', 'pastr|cake|croissant|tart|past[ée]i|waffle|bun|scone|strudel|torte'),
  thing('cheeses?|k[äa]se|fromages?|quesos?|formaggio|queijos?|kaas', 'cheese|queijo|pecorino|parmesan'),
  thing('chocolates?|schokolade|cioccolato', 'chocolate|cacao|cocoa'), thing('ice cream|gelato|eis am stiel', 'ice cream|gelat'),
  thing('tapas', 'tapas|tasting'), thing('sandwich(?:es)?', 'sandwich'),
  thing(part`
    drinks?|beverages?|refreshments?|getr[äa]nke?|boissons?|bebidas?|bevande|bevanda|drankjes?
  `, DRINK), thing('wines?|wein|vins?|vinos?|vini|vinhos?|wijn', WINES), thing(part`
    beers?|bier(?:e)?|bi[èe]res?|cervezas?|birra|cervejas?|bier
  `, 'beer|brew|ale\\b|pint'),
  thing('champagne|sekt|prosecco|cava|sparkling wine|bubbly', 'champagne|sekt|prosecco|cava|sparkling|cr[ée]mant'),
  thing('cocktails?', 'cocktail|spritz|mixolog'), thing('coffees?|kaffee|caf[ée] gratuit', 'coffee|espresso|caf[ée]'),
  thing('(?:mint |afternoon |green )?teas?|tee|t[ée] verde', 'tea\\b|matcha'), thing(part`
    (?:bottled?|mineral|drinking|bottles? of|still|free) water|mineralwasser
  `, 'water'), thing('juices?|lemonade', 'juice|lemonade'),
  thing('helmets?|helme?|casques?|cascos?|caschi|capacetes?|helmen', 'helmet|equipment|gear'), thing('wetsuits?|life ?jackets?|life ?vests?|schwimmwesten?', 'wetsuit|life|equipment|gear'), thing(part`
    headsets?|headphones?|earphones|audio ?guides?|kopfh[öo]rer|audioguides?
  `, 'headset|headphone|earphone|audio'),
  thing(part`
    equipment|gear|ausr[üu]stung|[ée]quipement|equipo|attrezzatura|equipamento|uitrusting
  `, 'equipment|gear|kit\\b|helmet|board|wetsuit|paddle|harness'), thing(part`
    towels?|ponchos?|blankets?|umbrellas?|raincoats?|lockers?|slippers|binoculars|handt[üu]cher
  `, part`
    towel|poncho|blanket|umbrella|raincoat|locker|slipper|binocular
  `),
  thing('aprons?', 'apron'), thing('souvenirs?|keepsakes?|goody bags?|mementos?', 'souvenir|keepsake|keep|take home|yours'), thing(part`
    photos? (?:package|album|session)|printed photos?|photographers?
  `, 'photo|picture|camera'), thing(part`
    (?:travel )?insurance|versicherung|assurance|seguro|assicurazione
  `, 'insurance'),
  thing(part`
    (?:hotel |airport |private |free )?(?:transfers?|shuttles?|minibus(?:es)?|minivans?|limousines?|chauffeurs?)|abholung|transfert|navette|recogida|
    traslados?|navetta|ophaalservice
  `, part`
    transfer|shuttle|minibus|minivan|limousine|coach|bus\b|pick-?up|hotel|drive|transport|car\b
  `),
]

/** What of the fields tells what one gets. */
export function givenText({ inclusions, contents, title, tags }: KnownActivity): string {
  return [...inclusions, ...contents, title, ...tags].join(' · ')
}
