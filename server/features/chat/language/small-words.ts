import { wordList } from './word-list.ts'

/** The languages beside English of which we read a little. */
export type Tongue = 'german' | 'french' | 'spanish' | 'italian' | 'portuguese' | 'dutch'

/** Small words that tell in which language a message is written; none of them is said in English as well. */
const LISTS: readonly (readonly [tongue: Tongue, words: string])[] = [
  ['german', `
    ohne montag dienstag mittwoch donnerstag freitag samstag sonntag vormittag nachmittag abend mittag machen ich wir mich mir uns euch und mit für
    fuer nach dem den der das ein eine einen einem im vom zum zur bis oder nicht nur auch noch sind haben hat kann können koennen möchten möchte
    moechte moechten mögen moegen wollen würde gibt etwas wann wo wie welche welches kinder kindern tage tagen woche wochen nächte leute bitte danke
    dank vielen guten gutes gutem gern gerne reisen reise fahren urlaub ist es zu bei am wie viel kostet sehr aber oder lieber abends morgens nichts
    kein keine
  `],
  ['french', `
    sans lundi mardi mercredi jeudi vendredi samedi dimanche matin soir soirée après-midi plutôt je nous vous et avec pour vers une des du aux ou
    voudrais voudrions cherchons cherche aimons aime quoi quand où comment combien enfants jours semaine semaines nuits merci bonjour salut sommes
    avons est ce que qui dans chez quelque chose moins plus cher beaucoup très mais premier deuxième aller allons partons partir vacances voyage le
    les deux trois ça c'est convient on ma mon mes notre
  `],
  ['spanish', `
    lunes martes miércoles jueves viernes sábado domingo tarde mañana noche mejor otra otro yo nosotros con para hacia los las unos unas del quiero
    queremos buscamos busco vamos cuánto cuanto cuesta cuándo cuando dónde cómo qué hay algo niños niñas días semana semanas noches gracias hola
    buenos buenas somos tenemos una nuestra nuestro viaje viajar viajo vacaciones más menos pero muy también adiós primero segundo personas nos gusta
    gustan sin por favor el y
  `],
  ['italian', `
    senza lunedì martedì mercoledì giovedì venerdì sabato domenica mattina pomeriggio sera meglio io noi con per verso gli una dei degli vorrei
    vorremmo cerchiamo cerco cosa quando dove quanto costa bambini giorni settimana notti grazie ciao buongiorno siamo abbiamo che nel nella mia mio
    viaggio viaggiare vacanza più meno molto anche qualcosa primo secondo persone piace piacciono il
  `],
  ['portuguese', `
    sem segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo manhã tarde noite melhor eu nós com uma dos das queremos quero
    procuramos procuro quando onde como quanto custa crianças dias semana noites obrigado obrigada olá somos temos não minha meu viagem viajar férias
    mais menos muito também alguma coisa primeiro segundo pessoas gostamos
  `],
  ['dutch', `
    zonder maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ochtend middag avond liever ik wij met voor naar het een niet wil willen zoeken
    zoek wat wanneer waar hoe hoeveel kost kinderen dagen week nachten bedankt hallo zijn hebben kan graag ook ons onze mijn tot reis vakantie iets
    leuk maar en de
  `],
]

/** By language. */
export const SMALL_WORDS: readonly { tongue: Tongue; words: ReadonlySet<string> }[] = LISTS.map(([tongue, words]) => ({ tongue, words: wordList(words) }))

/** Shorter ones, that join words in a sentence of the language and say nothing alone. */
export const JOINING_WORDS: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  german: wordList('die suche suchen was personen hallo'),
  french: wordList('la un au pas personnes en'),
  spanish: wordList('la un o es que en de mi'),
  italian: wordList('e lo la le un del o non è di'),
  portuguese: wordList('e para o a os as um da ao ou que bom é em de por'),
  dutch: wordList('we of personen dank goedendag van'),
}

/** These stand in names and in English sentences: 'Playa de la Concha', 'an encore', 'die hard'. */
export const IN_ENGLISH_TOO: ReadonlySet<string> = wordList(`
    de la el los las les le des du del der die das den de het een il gli dei y e en es per con sin mai on a as es me ma mon mes est que qui ou plus
    premier ton chose hat am war was wo in an so man bin hole will kind most week plan wat wil zijn we is no nos com como dos das mais tot kan de maar
    wie zoo hay algo vista favor hi hallo ciao hola bonjour salut
  `)
/** Small words of English, by which a message is none of those. */
export const ENGLISH_SMALL_WORDS: ReadonlySet<string> = wordList(`
    i we you and with for to the an of at or not would like want looking are there something what when where how children days week people thanks
    please hello also us have can my our it this that from until be do was two three is does any me show find need good best more
  `)
