/**
 * What a word, or some words together, do in a sentence about a plan, in the four languages that are read. A sentence is held against
 * these and against the things, days and hours that it names; its other words are names or say nothing of the plan.
 */
export type WordClass =
  /** Takes out: 'drop', 'streichen'. */
  | 'remove'
  /** Puts in: 'add', 'ajoute'. */
  | 'add'
  /** Puts in where it is wished or asked for: 'do', 'see', 'visit'. */
  | 'do'
  | 'move'
  | 'swap'
  /** What follows goes out: 'instead of', 'statt'. */
  | 'instead-of'
  /** By itself: 'instead', 'stattdessen'. */
  | 'instead'
  /** Between what goes and what comes: 'for', 'gegen', 'par'. */
  | 'for'
  | 'with'
  | 'and'
  | 'but'
  | 'or'
  | 'not'
  /** 'No museums', 'ohne', 'sans'. */
  | 'no'
  | 'keep'
  | 'take'
  | 'leave'
  /** 'Out', 'off', 'raus'. */
  | 'off'
  | 'in'
  /** Wished for: 'would love', 'lieber'. */
  | 'like'
  /** Said of what is better: 'sounds nicer'. */
  | 'better'
  /** Said of what is unwanted: 'boring', 'we saw it'. */
  | 'dislike'
  /** Said of what is to go: 'can go', 'has to go', 'is still there'. */
  | 'goes'
  /** 'There', 'in its place'. */
  | 'there'
  /** 'Something else'. */
  | 'anything'
  /** 'Everything', said of a day. */
  | 'all'
  /** A word for whatever can be done: 'thing', 'tour'. */
  | 'thing'
  | 'it'
  | 'article'
  | 'any'
  | 'on'
  /** Begins a question. */
  | 'asks'
  | 'is'
  /** Begins a request in the form of a question. */
  | 'requests'
  | 'if'
  | 'person'
  | 'soft'
  | 'where'

const CLASSES: Readonly<Record<WordClass, string>> = {
  remove: `
    drop|dropping|dropped|remove|removing|removed|delete|deleting|deleted|scrap|scrapping|skip|skipping|cut|cutting|cancel|cancelling|canceling|cancelled|ditch|ditching|lose|losing|
    bin|binning|axe|chuck|dump|kill|nix|omit|exclude|strike|erase|forget|forget about|get rid of|getting rid of|rid of|kick|kicking|cross|crossing|do without|
    pass on|give up|eliminate|unbook|unschedule|withdraw|leave out|leaving out|take out|taking out|take off|taking off|take away|bail on|can live without|
    streich|streiche|streichen|gestrichen|entfern|entferne|entfernen|losch|losche|loschen|weglassen|rausnehmen|rauswerfen|rausschmeissen|herausnehmen|absagen|auslassen|verzichten auf|
    wegnehmen|rausstreichen|stornieren|weg mit|raus mit|
    supprime|supprimer|supprimez|enleve|enlever|enlevez|enleves|retire|retirer|retirez|retires|annule|annuler|annulez|oublie|oublier|oubliez|laisse tomber|laissez tomber|on laisse tomber|
    saute|sauter|sautez|vire|virer|virez|
    quita|quitar|quite|quiten|quitame|quitanos|quitalo|quitala|quites|elimina|eliminar|elimine|saca|sacar|sacame|sacalo|sacala|borra|borrar|borre|cancela|cancelar|cancele|olvida|olvidate de|
    olvidemos|suprime|suprimir|descarta|descartar|prescindir de`,
  add: `
    put|putting|add|adding|include|including|insert|slot|slotting|squeeze|squeezing|fit|fitting|pop|stick|sticking|schedule|scheduling|book|booking|throw|
    sign us up for|pencil|set|plug|stick in|work in|bring in|toss|give us|give me|get us|get me|
    fuge|fug|hinzufugen|hinzu|dazunehmen|einplanen|plane|plan|einbauen|bau|baue|reinnehmen|reinsetzen|reinpacken|setz|setze|setzen|einfugen|pack|packen|buch|buche|buchen|
    ajoute|ajouter|ajoutez|ajoutes|mets|mettez|mettre|met|prevois|prevoir|prevoyez|case|caser|casez|inclus|inclure|incluez|insere|inserer|place|placer|placez|reserve|reserver|reservez|programme|
    programmer|rajoute|rajouter|rajoutez|
    anade|anadir|anada|anademe|anadelo|pon|poner|ponga|pongan|ponme|ponnos|ponlo|ponla|pongas|mete|meter|meta|metenos|incluye|incluir|incluya|agrega|agregar|agregue|agreganos|reserva|reservar|programa|
    programar|colocar|coloca`,
  do: `
    do|doing|see|seeing|visit|visiting|have|having|get|getting|go to|going to|go on|go for|go see|try|trying|catch|
    machen|mach|sehen|besuchen|gehen|nehmen|nehm|nimm|ansehen|anschauen|
    faire|fait|voir|visiter|aller|
    hacer|hagamos|haga|haz|ver|visitar|ir a|ir al|vamos a|vamos al`,
  move: `
    move|moving|moved|shift|shifting|shifted|push|pushing|pushed|reschedule|rescheduling|rescheduled|postpone|postponing|postponed|bring|bringing|transfer|relocate|drag|slide|bump|delay|switch over|
    verschieb|verschiebe|verschieben|verschoben|verleg|verlege|verlegen|verlegt|umbuchen|umlegen|vorziehen|leg|lege|legen|ruck|rucke|rucken|umplanen|
    deplace|deplacer|deplacez|deplaces|decale|decaler|decalez|reporte|reporter|reportez|repousse|repousser|repoussez|avance|avancer|passe|passer|passez|bouge|bouger|
    mueve|mover|mueva|muevan|muevelo|muevela|mueves|pasa|pasar|pase|pases|pasamos|traslada|trasladar|aplaza|aplazar|retrasa|retrasar|adelanta|adelantar|corre|cambia de dia`,
  swap: `
    swap|swapping|swop|swapped|replace|replacing|replaced|exchange|exchanging|switch|switching|switched|trade|trading|change|changing|substitute|substituting|trade in|swap out|switch out|change out|
    tausch|tausche|tauschen|getauscht|austauschen|eintauschen|vertauschen|umtauschen|ersetz|ersetze|ersetzen|ersetzt|wechsel|wechseln|
    remplace|remplacer|remplacez|remplaces|remplacons|echange|echanger|echangez|echanges|change|changer|changez|intervertir|intervertis|intervertissez|inverse|inverser|inversez|troque|troquer|troquez|permute|permuter|
    cambia|cambiar|cambie|cambiame|cambianos|cambies|cambiamos|reemplaza|reemplazar|reemplace|sustituye|sustituir|sustituya|intercambia|intercambiar|permuta`,
  'instead-of': `
    instead of|in for|in stead of|insted of|rather than|in place of|in the place of|in lieu of|in exchange for|as a replacement for|to replace|than|
    statt|anstatt|anstelle|anstelle von|an stelle von|an stelle|im tausch gegen|als|
    plutot que|plutot que de|plutot qu|au lieu de|au lieu du|au lieu d|a la place de|a la place du|a la place d|a la place des|
    en vez de|en vez del|en lugar de|en lugar del|a cambio de|a cambio del|antes que|mejor que`,
  instead: 'instead|insted|in exchange|as a replacement|in return|stattdessen|dafur|ersatzweise|a la place|en echange|en su lugar|a cambio|en cambio|en vez',
  for: 'for|against|by|gegen|durch|fur|contre|par|pour|por|para|into',
  with: 'with|mit|avec|con',
  and: 'and|n|&|plus|und|et|y|e|sowie|ainsi que',
  but: 'but|aber|sondern|mais|pero|sino',
  or: 'or|oder|ou|o',
  not: `not|don't|dont|do not|doesn't|doesnt|does not|didn't|didnt|never|won't|wont|no need to|without|shouldn't|nicht|nie|pas|ne|n|jamais|no|nunca|tampoco|needn't|rather not|isn't|isnt|aren't|can't|cant|wouldn't|cannot|couldn't`,
  no: 'no|without|minus|no more|ohne|kein|keine|keinen|keinem|sans|pas de|pas d|plus de|sin|nada de|rather not',
  keep: `
    keep|keeping|kept|stays|stay|remain|remains|leave alone|hold on to|hang on to|is fine|is ok|is okay|are fine|is perfect|is great|don't touch|dont touch|do not touch|don't move|dont move|
    behalt|behalte|behalten|bleibt|bleiben|lass stehen|lassen wir|beibehalten|
    garde|garder|gardez|gardons|reste|restent|conserve|conserver|conservez|ne touche pas|ne touchez pas|
    manten|mantener|mantenga|conserva|conservar|se queda|dejamos|quedate con|no toques`,
  take: 'take|taking|throw|toss|chuck|kick|nimm|nehmt|nehmen sie|wirf|schmeiss',
  leave: 'leave|leaving|lass|lasse|lassen|lassen sie|laisse|laisser|laissez|deja|dejar|deje',
  off: `out|off|away|out of|off the plan|out of the plan|off the list|off the itinerary|off the schedule|out of there|out of it|raus|weg|heraus|rausnehmen|fuera|hinaus`,
  in: 'in|back in|back|rein|dazu|hinein|dans|dedans|zuruck',
  like: `
    like|love|prefer|want|wanted|fancy|rather|much rather|sooner|how about|what about|why not|why don't we|why dont we|dying to|keen on|keen to|up for|in the mood for|go with|
    we'll take|i'll take|let's go with|lets go with|interested in|opt for|choose|bring back|
    mochte|mochten|wollen|will|hatte gern|hatten gern|lieber|bevorzuge|bevorzugen|wunsche|wunschen|gern|gerne|wie ware es mit|
    prefere|preferer|preferons|preferions|prefererais|prefererait|prefererions|aimerais|aimerait|aimerions|voudrais|voudrait|voudrions|veux|veut|voulons|adorerais|adorerait|envie de|plutot|et si on|
    prefiero|prefiere|preferimos|preferiria|prefeririamos|gustaria|quiero|quiere|queremos|querria|querriamos|quisiera|quisieramos|apetece|mejor|encantaria|que tal|que te parece`,
  better: `
    nicer|better|more fun|more like it|more our thing|sounds fun|sounds great|sounds lovely|sounds good|sounds amazing|looks great|looks lovely|looks fun|looks good|perfect for|more interesting|
    is on my bucket list|bucket list|
    besser|schoner|spannender|interessanter|passender|
    mieux|plus sympa|plus interessant|preferable|plus amusant|
    mas bonito|mas divertido|mas interesante`,
  dislike: `
    boring|bored|bores|dull|hate|hates|dislike|can't stand|already|too long|too far|too much|too early|too late|too expensive|too dear|too pricey|too touristy|too hard|too tiring|too strenuous|
    too steep|too crowded|too loud|too busy|too childish|too hot|too cold|seen it|saw it|did it|done it|done that|been there|not keen|not for us|not for me|not our thing|not my thing|not interested|
    not really us|no interest|no desire|isn't for us|isn't our thing|isn't my thing|a waste|waste of time|not worth|overpriced|tourist trap|sounds awful|sounds terrible|sounds dreadful|
    do nothing for|does nothing for|off-putting|a no|a no-go|out of the question|not happening|won't work|doesn't work|not going to work|not a fan|not fussed|not bothered|put us off|saw|seen|
    is not what we|give a miss|a miss|
    langweilig|langweilt|zu lang|zu weit|zu teuer|zu anstrengend|zu fruh|zu spat|schon gesehen|schon gemacht|kennen wir schon|kenne ich schon|waren wir schon|nichts fur uns|nichts fur mich|gefallt|
    keine lust|interessiert|schon|
    ennuyeux|ennuyeuse|ennuie|trop long|trop longue|trop loin|trop cher|trop chere|trop fatigant|trop fatigante|trop tot|trop tard|deja|deja vu|deja fait|pas pour nous|pas pour moi|pas envie|
    interesse pas|plait pas|
    aburrido|aburrida|aburre|demasiado|ya vimos|ya lo vimos|ya la vimos|ya hemos visto|ya lo hemos|ya la hemos|ya estuvimos|ya fuimos|ya hicimos|no nos interesa|no me interesa|no nos apetece|no me apetece`,
  goes: `
    can go|has to go|must go|should go|needs to go|needs to come out|has to come out|comes out|should come out|goes out|gotta go|have to go|is out|is off|still in there|is still there|is still in|still there|
    still have|still has|still got|still see|still listed|still showing|
    kann weg|muss weg|soll weg|fallt weg|kann raus|muss raus|soll raus|fliegt raus|ist immer noch|steht immer noch|steht noch|ist noch|
    doit partir|peut partir|est encore|est toujours|y est encore|y est toujours|
    sigue|sigue ahi|todavia esta|aun esta|sobra`,
  there: 'there|in its place|in their place|in that slot|in that spot|in its slot|at that time|dort|dorthin|dahin|da rein|an die stelle|la-bas|ahi|alli|alla|in the gap|in its stead|the gap',
  anything: `
    something|something else|anything|anything else|another|another one|other|others|some other|a different one|something different|alternative|an alternative|whatever|surprise|surprise me|surprise us|
    etwas|etwas anderes|was anderes|irgendwas|irgendetwas|anderes|eine alternative|
    quelque chose|quelque chose d'autre|autre chose|une alternative|
    algo|otra cosa|algo distinto|algo diferente|otra|otro|una alternativa`,
  all: 'everything|all|the lot|whole|entire|clear|nothing|alles|nichts|ganzen|ganze|tout|toute|rien|todo|toda|nada|completely|totally',
  thing: `
    thing|things|one|ones|tour|tours|activity|activities|visit|outing|stop|item|excursion|event|bit|
    ding|sache|sachen|aktivitat|ausflug|punkt|programmpunkt|besuch|
    truc|chose|activite|sortie|visite|
    cosa|actividad|excursion|visita`,
  it: `it|that|this|them|those|these|that one|this one|es|das|den|die|sie|le|la|les|l|ca|cela|lo|los|las|eso|esto|esa|ese`,
  article: `the|our|my|your|that|this|those|these|der|die|das|den|dem|des|unser|unsere|unseren|mein|meine|meinen|le|la|les|l|notre|nos|mon|ma|mes|el|los|las|nuestro|nuestra|mi|al|del|du|au|aux|zum|zur|ins|beim|ce|cette|cet|ces|ese|esa|este|esta`,
  any: 'a|an|some|any|one of the|ein|eine|einen|einem|einer|un|une|una|unos|unas|de la',
  on: 'on|onto|to|until|till|auf|am|an|vers|sur|hacia|hasta|al|au|vom|from|ab|later|earlier',
  asks: `
    what|what's|whats|which|when|where|where's|who|who's|how|how's|why|how much|how long|how far|
    was|welche|welcher|welches|wann|wo|wer|wie|wie viel|warum|wieso|wieviel|
    quel|quelle|quels|quelles|quand|ou est|qui|comment|combien|pourquoi|qu'est-ce|est-ce que|est-ce qu|
    que|cual|cuales|cuando|donde|quien|como|cuanto|cuanta|cuantos|por que`,
  is: `is|are|was|were|does|did|do|has|have|will|would|isn't|aren't|should|ist|sind|war|gibt|hat|haben|est|sont|a-t|y a-t-il|y a|es|esta|estan|hay|son|tiene`,
  requests: `
    can|could|can you|could you|can u|could u|would you|will you|can we|could we|can i|could i|may we|may i|might we|shall we|let's|lets|let us|please|pls|plz|kindly|is it possible to|would it be possible to|is there any way to|
    any chance|any chance of|any chance we could|any chance you could|do you mind|would you mind|mind|i need you to|i want you to|we want you to|i'd like you to|we'd like you to|feel free to|go ahead and|you can|you could|we can|we could|what if we|
    might i|wouldn't|would be|should we|
    kannst du|konntest du|konnen sie|konnten sie|konnen wir|konnten wir|kann man|konnte man|kann ich|lass uns|bitte|geht es dass|ware es moglich|ist es moglich|
    peux-tu|peux tu|pouvez-vous|pouvez vous|pourriez-vous|pourriez vous|pourrais-tu|tu peux|vous pouvez|on peut|on pourrait|pourrait-on|peut-on|est-ce qu on peut|est-ce possible de|s il vous plait|s il te plait|svp|stp|serait-il possible|
    puedes|podrias|puede|podria|pueden|podemos|podriamos|se puede|por favor|porfa|seria posible|es posible`,
  if: 'if|whether|suppose|supposing|assuming|in case|wenn|falls|ob|si|wondering if|wondering whether',
  person: `i|we|you|he|she|they|i'd|we'd|i'll|we'll|i'm|we're|i've|we've|us|me|my|our|u|ich|wir|uns|mir|mich|du|ihr|man|je|nous|on|vous|tu|moi|j|yo|nosotros|nos|me|nuestra|kids|children|wife|husband|mum|mom|dad|mother|father|daughter|son|grandma|grandpa|partner|friend|friends|everyone|kinder|frau|mann|mutter|vater|enfants|femme|mari|mere|pere|ninos|hijos|mujer|marido|madre|padre`,
  soft: `
    then|also|just|maybe|perhaps|now|so|actually|really|very|too|well|ok|okay|oh|hi|hello|hey|sorry|thanks|thank you|yes|yeah|still|again|instead please|quite|rather nice|possibly|ideally|simply|honestly|frankly|
    dann|auch|vielleicht|jetzt|also|doch|mal|noch|danke|ja|nein|eigentlich|einfach|ganz|
    alors|aussi|peut-etre|maintenant|merci|oui|non|en fait|bien|
    entonces|tambien|quizas|ahora|gracias|si por favor|vale|pues|bueno|of|de|d|von|from|at|around|when|while|because|since|as|cause|cos|weil|da|denn|parce que|car|porque|ya que|
    ourselves|myself|selbst|selber|nous-memes|moi-meme|mismos|mismas|be|been|being|plan|itinerary|schedule|trip|programme|list|agenda|calendar|us|it's|its|there's`,
  where: 'where',
}

const LONGEST_FIRST = [...Object.entries(CLASSES)].flatMap(([kind, phrases]) => phrases.split('|').map((phrase) => ({ kind: kind as WordClass, words: phrase.trim().split(/\s+/) })))

/** By the first word of each phrase, the longest first. */
export const PHRASES: ReadonlyMap<string, readonly { kind: WordClass; words: readonly string[] }[]> = byFirstWord()

function byFirstWord(): Map<string, { kind: WordClass; words: string[] }[]> {
  const map = new Map<string, { kind: WordClass; words: string[] }[]>()
  for (const phrase of LONGEST_FIRST) {
    const [first = ''] = phrase.words
    map.set(first, [...(map.get(first) ?? []), phrase].toSorted((left, right) => right.words.length - left.words.length))
  }
  return map
}
