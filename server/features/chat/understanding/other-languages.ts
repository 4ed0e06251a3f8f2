import { isEnglishWord } from './places/english-words.ts'
/** Small words that tell in which language a message is written; none of them is said in English as well. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  german: `ohne montag dienstag mittwoch donnerstag freitag samstag sonntag vormittag nachmittag abend mittag machen ich wir mich mir uns euch und mit für fuer nach dem den der das ein eine einen einem im vom zum zur bis oder nicht nur auch noch sind haben hat kann können koennen möchten möchte moechte moechten mögen moegen wollen würde gibt etwas
    wann wo wie welche welches kinder kindern tage tagen woche wochen nächte leute bitte danke dank vielen guten gutes gutem gern gerne reisen reise fahren urlaub ist es zu bei am wie viel kostet sehr aber oder lieber abends morgens nichts kein keine`,
  french: `sans lundi mardi mercredi jeudi vendredi samedi dimanche matin soir soirée après-midi plutôt je nous vous et avec pour vers une des du aux ou voudrais voudrions cherchons cherche aimons aime quoi quand où comment combien enfants jours semaine semaines nuits merci bonjour salut sommes avons est ce que qui dans chez quelque chose
    moins plus cher beaucoup très mais premier deuxième aller allons partons partir vacances voyage le les deux trois ça c'est convient on ma mon mes notre`,
  spanish: `lunes martes miércoles jueves viernes sábado domingo tarde mañana noche mejor otra otro yo nosotros con para hacia los las unos unas del quiero queremos buscamos busco vamos cuánto cuanto cuesta cuándo cuando dónde cómo qué hay algo niños niñas días semana semanas noches gracias hola buenos buenas somos tenemos una nuestra nuestro
    viaje viajar viajo vacaciones más menos pero muy también adiós primero segundo personas nos gusta gustan sin por favor el y`,
  italian: 'senza lunedì martedì mercoledì giovedì venerdì sabato domenica mattina pomeriggio sera meglio io noi con per verso gli una dei degli vorrei vorremmo cerchiamo cerco cosa quando dove quanto costa bambini giorni settimana notti grazie ciao buongiorno siamo abbiamo che nel nella mia mio viaggio viaggiare vacanza più meno molto anche qualcosa primo secondo persone piace piacciono il',
  portuguese: 'sem segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo manhã tarde noite melhor eu nós com uma dos das queremos quero procuramos procuro quando onde como quanto custa crianças dias semana noites obrigado obrigada olá somos temos não minha meu viagem viajar férias mais menos muito também alguma coisa primeiro segundo pessoas gostamos',
  dutch: 'zonder maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ochtend middag avond liever ik wij met voor naar het een niet wil willen zoeken zoek wat wanneer waar hoe hoeveel kost kinderen dagen week nachten bedankt hallo zijn hebben kan graag ook ons onze mijn tot reis vakantie iets leuk maar en de',
}
const WORDS = Object.entries(SMALL_WORDS).map(([language, words]) => ({ language, words: new Set(words.split(/\s+/)) }))
/** These stand in names and in English sentences: 'Playa de la Concha', 'an encore', 'die hard'. */
const SHARED = new Set('de la el los las les le des du del der die das den de het een il gli dei y e en es per con sin mai on a as es me ma mon mes est que qui ou plus premier ton chose hat am war was wo in an so man bin hole will kind most week plan wat wil zijn we is no nos com como dos das mais tot kan de maar wie zoo hay algo vista favor hi hallo ciao hola bonjour salut'.split(' '))
const ENGLISH = new Set('i we you and with for to the an of at or not would like want looking are there something what when where how children days week people thanks please hello also us have can my our it this that from until be do was two three is does any me show find need good best more'.split(' '))
/** One of them may stand in a name. */
const ENOUGH = 2

/** Whether plain lower-case text is written in another language that we read a little of. */
export function isOtherLanguage(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}']+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const wishes = words.filter((word) => ONLY_WISH.test(word) && !isEnglishWord(word)).length
  return WORDS.some(({ words: known }) => {
    const hits = words.filter((word) => known.has(word))
    const own = hits.filter((word) => !SHARED.has(word)).length
    return (own > 0 || (hits.length > 0 && wishes > 0)) && hits.length + wishes > english && (hits.length + wishes >= ENOUGH || words.length <= ENOUGH)
  })
}

/** 'Gerne' is no Herne. */
export function isSmallWord(word: string): boolean {
  return WORDS.some(({ words }) => words.has(word))
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
  ['art', 'kunst|arte|l\'art'],
  ['history', 'geschichte|histoire|historia|storia|história|geschiedenis'],
  ['architecture', 'architektur|arquitectura|architettura|arquitetura'],
  ['religion', 'kirchen?|églises?|iglesias?|chies[ae]|igrejas?|kerken|kathedralen?|cathédrales?|catedral(?:es)?|tempel|temples|templos'],
  ['castles', 'schl(?:oss|össer)|burgen|châteaux?|castillos?|castelli|castelos?|kastelen'],
  ['garden', 'gärten|garten|jardins?|jardines|jardín|giardini|tuinen'],
  ['nature', 'natur|nature|naturaleza|natura|natureza|natuur|berge|montagnes?|montañas?'],
  ['wildlife', 'tieren?|animaux|animales|animali|animais|dieren|zoo'],
  ['beach', 'strand|strände|plages?|playas?|spiagg[ei]a?|praias?|meer|am wasser'],
  ['hiking', 'wandern|wanderungen|randonn[ée]es?|senderismo|escursion[ei]|caminhadas?|wandelen'],
  ['walking', 'spazieren\\w*|spaziergang|balades?|promenades?|paseos?|passeggiat[ae]|stadtbummel'],
  ['cycling', 'rad ?fahren|fahrr(?:ad|äder)|vélos?|bicicletas?|biciclett[ae]|fietsen'],
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
