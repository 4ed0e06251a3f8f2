import { ENGLISH_SMALL_WORDS, IN_ENGLISH_TOO, SMALL_WORDS } from '../language/small-words.ts'
import { isEnglishWord } from './places/english-words.ts'

/** One of them may stand in a name. */
const ENOUGH = 2

/** Whether plain lower-case text is written in another language that we read a little of. */
export function isOtherLanguage(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}']+/gu) ?? []
  const english = words.filter((word) => ENGLISH_SMALL_WORDS.has(word)).length
  const wishes = words.filter((word) => ONLY_WISH.test(word) && !isEnglishWord(word)).length
  return SMALL_WORDS.some(({ words: known }) => {
    const hits = words.filter((word) => known.has(word))
    const own = hits.filter((word) => !IN_ENGLISH_TOO.has(word)).length
    return (own > 0 || (hits.length > 0 && wishes > 0)) && hits.length + wishes > english && (hits.length + wishes >= ENOUGH || words.length <= ENOUGH)
  })
}

/** 'Gerne' is no Herne. */
export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.some(({ words }) => words.has(word))
}

const WISHES: readonly (readonly [wish: string, words: string])[] = [
  ['cooking', 'koch(?:en|kurse?)|cours de cuisine|clases? de cocina|cocinar|corso di cucina|cucinare|aula de cozinha|kookles'],
  ['rainy day', 'bei regen|regentag\\w*|jour de pluie|s\'il pleut|en cas de pluie|quand il pleut|d[ií]a de lluvia|si llueve|giorno di pioggia|se piove|dia de chuva|als het regent'],
  ['food', 'essen(?! (?:und trinken))|gutes essen|küche|kulinarisch\\w*|cuisine|gastronomie|bonne table|manger|comida|comer|cocina|gastronom[ií]a|cibo|mangiare|cucina|comer|culinária|eten'],
  ['wine', 'wein\\w*|vins?|vinos?|vini|vinhos?|wijn'],
  ['coffee', 'kaffee\\w*|caf[eé]h(?:aus|äuser)\\w*|kaffeehäuser|salons? de thé|cafeter[ií]as?|caff[eè]tteri[ae]|koffie\\w*'],
  ['tea', 'teehaus|teehäuser|teezeremonie|cérémonie du thé|ceremonia del té'],
  ['theatre', 'theater|spectacles?|espect[aá]culos?|spettacol[oi]|oper|opéra|teatro|théâtre'],
  ['beer', 'bier\\w*|bières?|cerveza|birra|cerveja'],
  ['markets', 'märkten?|marchés?|mercados?|mercati|mercato|markten'],
  ['museums', 'museen|museum|mus[ée]es?|museos?|musei|museo|museus'],
  ['music', 'musik|klassische musik|konzerte?n?|musique|concerts?|m[uú]sica|conciertos?|concerti|muziek'],
  ['art', 'kunst|arte|l\'art|malerei|gemälde|peintures?|pintura|sculptures?|skulpturen|esculturas?'],
  ['history', 'geschichte|histoire|historia|storia|história|geschiedenis'],
  ['ruins', 'antike\\w*|antiquité|antigüedad|ruinen|ruines?|ruinas'],
  ['architecture', 'architektur|arquitectura|architettura|arquitetura'],
  ['religion', 'kirchen?|églises?|iglesias?|chies[ae]|igrejas?|kerken|kathedralen?|cathédrales?|catedral(?:es)?|tempel|temples|templos'],
  ['castles', 'schl(?:oss|össer)|burgen|châteaux?|castillos?|castelli|castelos?|kastelen'],
  ['garden', 'gärten|garten|jardins?|jardines|jardín|giardini|tuinen'],
  ['nature', 'natur|nature|naturaleza|natura|natureza|natuur|berge|montagnes?|montañas?'],
  ['wildlife', 'tieren?|animaux|animales|animali|animais|dieren|zoo'],
  ['beach', 'strand|strände|plages?|playas?|spiagg[ei]a?|praias?|meer|am wasser'],
  ['boats', 'boote?|boots(?:fahrt|tour)(?:en)?|schiff(?:e|fahrt)?|(?:hafen|grachten|fluss)(?:rund)?fahrt(?:en)?|bateaux?|croisières?|barcos?|cruceros?|barche|barcos'],
  ['hiking', 'wandern|wanderungen|randonn[ée]es?|senderismo|escursion[ei]|caminhadas?|wandelen'],
  ['walking', 'spazieren\\w*|spaziergang|balades?|promenades?|paseos?|passeggiat[ae]|stadtbummel'],
  ['cycling', 'rad ?fahren|fahrrad ?fahren|(?:fahr)?radtour(?:en)?|fahrr(?:ad|äder)|bici|ciclismo|vélos?|bicicletas?|biciclett[ae]|fietsen'],
  ['shopping', 'einkaufen|einkaufsbummel|shopping|achats|compras|acquisti'],
  ['nightlife', 'nachtleben|vie nocturne|vida nocturna|vita notturna'],
  ['romance', 'romantisch\\w*|romantique|rom[aá]ntic[oa]s?|romantic[oa]|flitterwochen|lune de miel|luna de miel'],
  ['family', 'für (?:die |unsere )?kinder|pour (?:les |nos )?enfants|para (?:los |las )?niñ[oa]s|per (?:i )?bambini|voor (?:de )?kinderen|familienfreundlich\\w*'],
  ['wellness', 'wellness|therme[n]?|thermes|termas|terme'],
]
const WISH = new RegExp(`(?<![\\p{L}\\d])(?:${WISHES.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\d])`, 'gu')
const UNWANTED = /(?:\b(?:kein(?:e|en|er)?|nicht|ohne|pas de|sans|sin|senza|sem|geen|zonder|nada de|non|não)\s+(?:\p{L}+\s+)?(?:(?:\p{L}+,\s+)*\p{L}+\s+(?:und|oder|et|ou|ni|y|o|e|en|of|né)\s+)?)$/u

const ONLY_WISH = new RegExp(`^(?:${WISHES.map(([, words]) => words).join('|')})$`, 'u')

/** 'Musik' is no Mosul. */
export function isWishElsewhere(word: string): boolean {
  return ONLY_WISH.test(word)
}

/** What a message in another language says that somebody likes; nothing where it is English. */
export function readWishesElsewhere(text: string): { wanted: string[]; unwanted: string[] } {
  const said = [...text.matchAll(WISH)].flatMap((match) => {
    const name = WISHES[match.slice(1).findIndex((group) => group !== undefined)]?.[0]
    return name === undefined ? [] : [{ name, unwanted: UNWANTED.test(text.slice(Math.max(0, match.index - 24), match.index)) }]
  })
  const namesOf = (isUnwanted: boolean): string[] => [...new Set(said.filter(({ unwanted }) => unwanted === isUnwanted).map(({ name }) => name))]
  return { wanted: namesOf(false), unwanted: namesOf(true) }
}
