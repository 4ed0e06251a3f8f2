import { wordList } from '../language/word-list.ts'

/** The words of who asks what is known of the trip, by what they do in the question, in English, German, French, Spanish and Italian. */
export const WORDS = {
  asks: wordList(`
    what which where when who whom how was welche welcher welches welchen wo wohin wann wer wie wieviel que quoi quel quelle quels quelles où quand qui
    combien comment qué cuál cuáles dónde adónde cuándo quién quiénes cuánto cuántos cuántas cómo cual cuales donde adonde cuando quien quienes cuanto
    cuantos cuantas como che cosa quale quali dove quando chi quanti quante quanto
  `),
  /** Wants it told: 'remind me of', 'list'. */
  tells: wordList(`
    tell show remind list repeat recall give read check know remember confirm write spell zeig zeige sag sage nenn nenne erinnere erinner wiederhol
    wiederhole weißt weisst kennst liste gib montre montrez rappelle rappelez dis dites redis répète répétez sais savez donne donnez muestra muéstrame
    recuérdame recuerda dime repite sabes dame dimmi ricordami ricorda ripeti sai dammi
  `),
  /** Wants all of it in short. */
  sums: wordList(`
    summarise summarize summary recap overview sum summing summarised recapitulate fass fasse zusammen zusammenfassung zusammenfassen überblick übersicht
    résume résumé résumez résumer récapitule récapitulez récapitulatif récap resume resumen resúmeme resumir resumido recapitula riassumi riassunto
    riepilogo
  `),
  we: wordList(`
    i we me us my our mine ours myself ourselves i'm i've we're we've i'd we'd ich wir mir uns mein meine meinen meiner meinem unser unsere unseren
    unserer unserem je j' j nous mon ma mes notre nos moi yo nosotros nosotras mi mis nuestro nuestra nuestros nuestras nos io noi mio mia miei mie nostro
    nostra nostri nostre sommes sont-nous vais partons restons somos soy voy vamos viajo viajamos tengo tenemos dije dijimos pedí pedimos siamo vado
    andiamo partiamo ho abbiamo
  `),
  you: wordList(`
    you your yours u du dir dich dein deine deinen ihr ihre ihren sie tu te t' t toi vous votre vos ton ta tes tú ti usted ustedes su sus vosotros hai
    avete voi lei tuoi tue vostri
  `),
  /** Said, agreed on, kept. */
  told: wordList(`
    said say told gave given set mention mentioned note noted agreed agree decided fixed settled named wrote written typed got have has had stated entered
    put recorded kept saved gesagt angegeben genannt notiert vereinbart ausgemacht abgemacht erzählt habe haben hast hat hatte hatten geschrieben dit
    donné donnés indiqué noté convenu mentionné ai avons as avez avais raconté dije dicho dijimos he hemos has han hay dado di dimos indicado anotado
    acordado contado mencionado tenemos tengo tienes detto dato indicato annotato ho abbiamo concordato
  `),
  travels: wordList(`
    going go travel travels travelling traveling headed heading flying leaving leave arriving arrive coming come comes joining staying stay there away
    along trip's fahre fahren fahrt reise reisen fliege fliegen bleibe bleiben komme kommen kommt geht gehe gehen dabei mit los hin unterwegs dort da pars
    partons partent vais va allons allez voyage voyageons voyages restons reste viens vient viennent venons rendons y voy vamos va van viajo viajamos
    quedamos quedo viene vienen salgo salimos vengo vado andiamo parto partiamo viaggio viaggiamo restiamo viene vengono
  `),
  fills: wordList(`
    the a an of for to on in at it its is are was were be been am do did does s so far again now then still just exactly currently actually once more
    quick quickly ok okay hi hey sorry and but or also thanks please short brief briefly this that these those until up as from about all hello well
    already today with over here really whole entire current our's again's actual total right by hoch groß lang die der das den dem des ein eine einen ist
    sind war waren bin zu zum zur im in am an auf für von vom und oder aber auch noch mal nochmal bitte kurz bisher jetzt denn eigentlich genau noch
    einmal alles so bis es mich sich danke hallo nun schon über le la les l' l un une des de du d' d est sont était en à au aux pour et ou mais aussi
    encore fois s'il svp plaît merci c' c ce cet cette jusqu'ici jusqu'à jusqu' présent maintenant déjà donc alors tout bref ici rappel est-ce qu' me m' m
    bonjour que el la los las un una unos de del al en para por y o pero también otra vez favor gracias lo es son era está están estamos ahora ya hasta
    todo se me nos breve hola más son eran con a sobre il lo gli i un una di del della dei delle al per e o ma anche ancora volta favore grazie è sono era
    finora adesso ora già tutto mi a
  `),
} as const

/** What is asked of, by its nouns. */
export const NOUNS = {
  dates: wordList('date dates daten datum termine termin reisedaten reisetage reisezeit reisezeitraum zeitraum dates fecha fechas data date schedule timing'),
  day: wordList('day days nights tag tage tagen tages nächte jour jours journée nuits día dias días dia noches giorno giorni notti'),
  place: wordList(`
    destination destinations city cities town towns country place places ziel reiseziel ziele stadt städte ort orte land ville villes lieu lieux pays
    destino destinos ciudad ciudades lugar destinazione città luogo meta
  `),
  budget: wordList('budget money limit spend spending budgets geld ausgeben limit argent dépenser presupuesto dinero gastar soldi spendere'),
  party: wordList(`
    people persons person party group travellers travelers companions headcount leute personen gruppe mitreisende personnes groupe voyageurs personas
    grupo viajeros persone gruppo viaggiatori
  `),
  wishes: wordList(`
    wishes wish interests interest likes like preferences preference interested requests request want wanted asked ask requirements needs wünsche wunsch
    interessen vorlieben gewünscht wollte wollten mag mögen souhaits souhait intérêts envies envie préférences goûts demandé voulais voulions aime aimons
    deseos deseo intereses preferencias gustos pedí pedimos pedido quería queríamos gusta desideri interessi preferenze gusti chiesto
  `),
  suggested: wordList(`
    suggested suggestion suggestions recommended recommendation recommendations offered proposed proposal proposals proposition shown ideas vorgeschlagen
    vorschläge empfohlen empfehlungen angeboten gezeigt ideen proposé proposés proposées suggéré suggérés suggestions conseillé recommandé recommandations
    propositions montré idées sugerido sugerencias propuesto propuestas recomendado recomendaciones ofrecido mostrado ideas suggerito suggerimenti
    proposto proposte consigliato mostrato idee
  `),
  chosen: wordList(`
    pick picked chose chosen choose select selected decide planned plan plans scheduled choice choices picks gewählt ausgesucht ausgewählt geplant auswahl
    choisi choisis choisie prévu prévus prévue planifié elegido elegimos escogido escogimos planeado planificado previsto scelto pianificato previsto
  `),
  trip: wordList(`
    trip journey holiday holidays vacation everything details lot story reise urlaub ferien reisepläne plan voyage vacances séjour viaje vacaciones plan
    viaggio vacanza
  `),
} as const

export type Noun = keyof typeof NOUNS

/** Which day is meant. */
export const DAY_WORDS = wordList(`
  first second third fourth fifth last 1st 2nd 3rd 4th 5th monday tuesday wednesday thursday friday saturday sunday january february march april may
  june july august september october november december one two three four five six seven eight nine ten morning afternoon evening night th montag
  dienstag mittwoch donnerstag freitag samstag sonntag ersten zweiten dritten lundi mardi mercredi jeudi vendredi samedi dimanche premier deuxième lunes
  martes miércoles jueves viernes sábado domingo primer segundo tercer
`)
/** Of those only the number is asked. */
export const COMPANY = wordList('adults kids children erwachsene kinder adultes enfants adultos niños adulti bambini')
/** Whose number is asked: 'how many of us', 'wie viele sind wir'. */
export const MANY = wordList('many viele combien cuántos cuántas cuantos cuantas quanti quante')
export const LONG = wordList('long lange longtemps tiempo')
