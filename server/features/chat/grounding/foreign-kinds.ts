import { part, pattern } from '../language/pattern.ts'

/** Kinds of things that are booked, and who leads them, in six languages; what bears each is written in English as the results are. */
export interface ForeignKind {
  said: RegExp
  bears: RegExp
}

const kind = (said: string, bears: string): ForeignKind => ({ said: new RegExp(String.raw`(?<!\p{L})(?:${said})(?!\p{L})`, 'giu'), bears: new RegExp(String.raw`(?<!\p{L})(?:${bears})`, 'iu') })
const BOAT = 'cruis|boat|sail|sloop|yacht|catamaran|ferr|ship|schooner|dhow|gondol|barge|rabelo|vaporetto|canal|kayak|river'

export const FOREIGN_KINDS: readonly ForeignKind[] = [
  kind(part`
    \p{L}*(?:boots?|schiffs?|dampfer|floß)(?:fahrt|tour|ausflug|reise)e?n?|kreuzfahrt(?:en)?|rundfahrt(?:en)? auf dem wasser|croisi[èe]res?|
    (?:tour|balade|promenade|excursion)s? en bateau|cruceros?|(?:paseo|viaje|excursi[óo]n|tour)s? en (?:barco|velero)|crocier[ae]|
    (?:gita|giro|tour|escursione) in (?:barca|battello)|cruzeiros?|passeios? de barco|\p{L}*(?:boot|vaar|rondvaart)\p{L}*|bateaux?|barcos?|barca|
    barche|veleros?|catamar[áa]n(?:es)?|katamaran\p{L}*|segel\p{L}+|voiliers?
  `, BOAT),
  kind(part`
    \p{L}*(?:wein|bier|käse|schokoladen|whisky)?(?:probe|verkostung|degustation)e?n?|d[ée]gustations?|catas?|degustaci[óo]n(?:es)?|degustazion[ei]|
    assaggi|degusta[çc](?:ão|ões)|provas? de vinhos?|\p{L}*proeverij(?:en)?
  `, part`
    tast|wine|beer|sake|whisky|food|cheese|cellar|brew|chocolate|coffee|tea
  `),
  kind(part`
    \p{L}*koch(?:kurs|schule|klasse)\p{L}*|cours de cuisine|clases? de cocina|cors[oi] di cucina|lezion[ei] di cucina|aulas? de (?:culinária|cozinha)|
    kookles(?:sen)?|kookworkshops?|ateliers? (?:de )?cuisine
  `, 'cook|kitchen|chef|pasta|bak|dough|recipe|by hand'),
  kind(part`
    \p{L}*(?:workshop|kurs|werkstatt)(?:e|s|en)?|ateliers?|talleres|taller|laboratori[oi]?|oficinas?|clases?|aulas?|lezion[ei]|cours|lessen
  `, part`
    lesson|class|workshop|course|school|cook|paint|mak|craft|learn|teach|studio|by hand|your own|dance|throw|weav|print|bak|forge|potter|tile
  `),
  kind(part`
    \p{L}*führung(?:en)?|stadtrundgang|stadtrundgänge|rundgang|rundgänge|spazierg[äa]nge?|visites? guid[ée]es?|promenades?|balades?|visitas? guiadas?|
    paseos?|caminatas?|visit[ae] guidat[ae]|passeggiat[ae]|caminhadas?|passeios?|rondleiding(?:en)?|wandeling(?:en)?|stadswandeling(?:en)?
  `, part`
    tour|walk|guide|visit|stroll|from|through|old|lanes|street|museum|castle|palace
  `),
  kind(String.raw`\p{L}*wanderung(?:en)?|randonn[ée]es?|senderismo|escursion[ei]|trilhas?|trektocht(?:en)?`, 'trek|hik|walk|trail|climb|hill|mountain'),
  kind(part`
    \p{L}*(?:fahrrad|rad)tour(?:en)?|[àa] v[ée]lo|en bicicleta|in bicicletta|de bicicleta|\p{L}*fietstocht(?:en)?|fahrr[äa]der|v[ée]los?|bicicletas?|
    biciclett[ae]|fietsen
  `, 'bik|bicycl|cycl|pedal|saddle'),
  kind(String.raw`\p{L}*konzert(?:e|en)?|concerts?|conciertos?|concert[oi]|concertos?|\p{L}*concert(?:en)?`, 'concert|music|recital|jazz|orchest|quartet|fado|organ|song|sing|opera'),
  kind(String.raw`hubschrauber\p{L}*|helikopter\p{L}*|h[ée]licopt[èe]res?|helic[óo]pteros?|elicotter[oi]`, 'helicopter'),
  kind(String.raw`(?:heißluft)?ballon(?:fahrt(?:en)?|s)?|montgolfi[èe]res?|globos?|mongolfier[ae]|bal(?:ão|ões)|luchtballon(?:nen)?`, 'balloon'),
  kind(part`
    kajak\p{L}*|kayaks?|caiaques?|piragua\p{L}*|kanu\p{L}*|cano[ëe]s?
  `, 'kayak|cano|paddl'), kind(part`
    tauch\p{L}+|schnorchel\p{L}*|plong[ée]e|buceo|immersion[ei]|mergulho|duiken|snorkel\p{L}*
  `, 'div|scuba|snorkel'),
  kind(part`
    reit\p{L}+|ausritt|[àa] cheval|[ée]quitation|a caballo|a cavallo|a cavalo|paardrijden
  `, 'horse|pony|rid'), kind('surf(?:kurs|en|ing)?', 'surf'), kind('jeep\\p{L}*|safaris?|quads?', 'jeep|safari|quad|4x4'),
  kind(part`
    \p{L}*show(?:s)?|spectacles?|espect[áa]culos?|spettacol[oi]|voorstelling(?:en)?|vorstellung(?:en)?|aufführung(?:en)?
  `, part`
    show|theatre|danc|music|cabaret|perform|circus|opera|fado|flamenco
  `),
  kind(part`
    massagen?|massages?|masajes?|massaggi[o]?|massagens?
  `, 'massage'), kind(String.raw`flamenco|fado|tango`, 'flamenco|fado|tango'), kind(part`
    tagesausfl[üu]ge?|tagesausflug|ausfl[üu]ge?|ausflug|excursions?|excursion(?:es)?|excurs(?:ão|ões)|gite|gita|dagtocht(?:en)?|uitstapjes?
  `, 'trip|tour|excursion|day|out|train|bus|boat|up|down'),
]

/** What makes a sentence one about an activity: who leads it, what it costs, how it goes on, and that there is one. */
export const ABOUT = pattern('iu')`
  (?<!\p{L})(?:reiseleiter\p{L}*|(?:reise|stadt|fremden)?führer(?:in)?|guide\p{L}*|guías?|guida|gids|kapitän|capitaine|capitán|capitano|kostet|
  kosten|preise?|dauert|beginnt|startet|findet|treffpunkt|inklusive|inbegriffen|enthalten|eingeschlossen|kostenlos\p{L}*|gratis|umsonst|
  stornier\p{L}+|buch\p{L}+|tour(?:en)?|es gibt|coûte\p{L}*|prix|dure|commence|départ|compris\p{L}*|inclus\p{L}*|gratuit\p{L}*|annul\p{L}+|
  réserv\p{L}+|il y a|rendez-vous|visites?|cuesta\p{L}*|precio\p{L}*|dura|empieza\p{L}*|incluy\p{L}+|incluid\p{L}+|gratuit\p{L}+|cancela\p{L}+|
  reserva\p{L}*|hay|visita|costa\p{L}*|prezzo|inizia\p{L}*|inclus\p{L}+|compres\p{L}+|c[’']è|ci sono|prenot\p{L}+|custa\p{L}*|preços?|começa\p{L}*|
  inclu[ií]\p{L}*|há|kost|prijs|duurt|begint|inbegrepen|inclusief|er (?:is|zijn)|euros?|dollars?|dólares|dollari|pfund|livres|libras|sterline|
  franken|francs)(?!\p{L})
`
