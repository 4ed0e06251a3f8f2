/** Words by which people of other languages speak of what was shown, and what they are in English. Longer ones stand first. */
const GLOSSARIES: readonly ReadonlyMap<string, string>[] = [
  glossary('danke=thanks|dankeschön=thanks|um wie viel uhr=what time|wie lange=how long|wie viel=how much|wie teuer=how expensive|etwas anderes=something else|dauert=is|kostet=cost|kosten=cost|das=the|der=the|die=the|den=the|dem=the|erste=first|ersten=first|zweite=second|zweiten=second|dritte=third|letzte=last|günstiger=cheaper|billiger=cheaper|kürzer=shorter|länger=longer|ruhiger=quieter|etwas=something|mehr=more|andere=others|und=and|oder=or|ist=is|sind=are|auch=also|für=for|kinder=kids|kindern=kids|geeignet=suitable|inklusive=included|enthalten=included|dabei=included|wann=when|beginnt=starts|wo=where|treffen=meet|stornieren=cancel|kostenlos=free|bitte=please|es=it|gibt=is there|am=on|abend=evening|mittagessen=lunch|rollstuhl=wheelchair|barrierefrei=wheelchair accessible|nein=no|ja=yes'),
  glossary('gracias=thanks|cuánto dura=how long is|cuanto dura=how long is|cuánto cuesta=how much is|cuanto cuesta=how much is|a qué hora=what time|otra cosa=something else|más barato=cheaper|mas barato=cheaper|más baratos=cheaper|más corto=shorter|más largo=longer|más tranquilo=quieter|algo=something|más=more|otros=others|el=the|la=the|los=the|primero=first|primera=first|segundo=second|segunda=second|tercero=third|último=last|y=and|o=or|es=is|para=for|niños=kids|incluido=included|incluye=include|cuándo=when|empieza=start|dónde=where|cancelar=cancel|puedo=can i|gratis=free|por favor=please|noche=evening|comida=lunch|silla de ruedas=wheelchair|sí=yes'),
  glossary('merci=thanks|combien de temps=how long|combien coûte=how much is|combien=how much|à quelle heure=what time|autre chose=something else|moins chers=cheaper|moins cher=cheaper|plus court=shorter|plus long=longer|plus calme=quieter|quelque chose=something|plus=more|autres=others|le=the|la=the|les=the|premier=first|première=first|deuxième=second|second=second|troisième=third|dernier=last|et=and|ou=or|est=is|dure=is|pour=for|enfants=kids|inclus=included|compris=included|quand=when|commence=start|où=where|annuler=cancel|gratuit=free|soir=evening|déjeuner=lunch|fauteuil roulant=wheelchair|oui=yes'),
  glossary('grazie=thanks|quanto dura=how long is|quanto costa=how much is|a che ora=what time|qualcos’altro=something else|più economico=cheaper|meno caro=cheaper|più corto=shorter|più lungo=longer|più tranquillo=quieter|qualcosa=something|di più=more|altri=others|il=the|la=the|primo=first|prima=first|secondo=second|seconda=second|terzo=third|ultimo=last|e=and|o=or|è=is|per=for|bambini=kids|incluso=included|compreso=included|quando=when|inizia=start|dove=where|cancellare=cancel|gratis=free|sera=evening|pranzo=lunch|sedia a rotelle=wheelchair|sì=yes'),
  glossary('obrigado=thanks|obrigada=thanks|quanto dura=how long is|quanto custa=how much is|a que horas=what time|outra coisa=something else|mais barato=cheaper|mais curto=shorter|mais longo=longer|algo=something|mais=more|outros=others|o=the|a=the|primeiro=first|segundo=second|terceiro=third|último=last|e=and|é=is|para=for|crianças=kids|incluído=included|quando=when|começa=start|onde=where|cancelar=cancel|grátis=free|noite=evening|almoço=lunch'),
  glossary('dank je=thanks|bedankt=thanks|hoe lang=how long|hoeveel kost=how much is|hoe laat=what time|iets anders=something else|goedkoper=cheaper|korter=shorter|langer=longer|rustiger=quieter|iets=something|meer=more|andere=others|de=the|het=the|eerste=first|tweede=second|derde=third|laatste=last|en=and|of=or|is=is|duurt=is|voor=for|kinderen=kids|inbegrepen=included|wanneer=when|begint=start|waar=where|annuleren=cancel|gratis=free|avond=evening|lunch=lunch|rolstoel=wheelchair'),
]
/** Longer messages say more than this knows. */
const MOST_WORDS = 10
/** So much of a message has to be known. */
const SHARE = 0.6

function glossary(entries: string): ReadonlyMap<string, string> {
  return new Map(entries.split('|').map((entry) => entry.split('=') as [string, string]))
}

/** A short question or wish about what was shown, in English as far as its words are known; any other text as it is. */
export function inEnglish(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []
  if (words.length === 0 || words.length > MOST_WORDS) return text
  const [best] = GLOSSARIES.map((known) => translate(words, known)).toSorted((left, right) => right.hits - left.hits)
  if (best === undefined || best.hits < words.length * SHARE || !best.isTelling) return text
  return `${best.words.join(' ')}${text.includes('?') ? '?' : ''}`
}

/** Articles and joints alone are no sign of a language. */
const EMPTY = /^(?:the|and|or|is|for|on)$/
const LONGEST = 4

function translate(words: readonly string[], known: ReadonlyMap<string, string>): { words: string[]; hits: number; isTelling: boolean } {
  const made: string[] = []
  let hits = 0
  let isTelling = false
  for (let at = 0; at < words.length; ) {
    const length = Array.from({ length: LONGEST }, (_, less) => LONGEST - less).find((size) => known.has(words.slice(at, at + size).join(' '))) ?? 0
    const english = known.get(words.slice(at, at + length).join(' '))
    made.push(english ?? words[at] ?? '')
    if (english !== undefined && !EMPTY.test(english) && english !== words[at]) isTelling = true
    hits += length
    at += Math.max(1, length)
  }
  return { words: made, hits, isTelling }
}
