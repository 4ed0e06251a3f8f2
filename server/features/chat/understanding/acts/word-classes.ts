/** Words of one meaning, of which a message need have only one: what is learned of a toddler holds of an infant. */
const CLASSES: Record<string, string> = {
  child: 'child children childrens kid kids toddler toddlers baby babies infant infants teen teens teenager teenagers son daughter sons daughters boy girl boys girls grandson granddaughter youngest eldest newborn under-fives little-one kind kinder enfant enfants niño niños nino ninos bambini bambino crianças',
  old: 'senior seniors pensioner pensioners elderly granny grandma grandpa grandmother grandfather mother father mum mom dad parents nan rentner senioren',
  impaired: 'wheelchair wheelchairs crutches cane walker rollator deaf blind hearing disabled disability mobility handicap handicapped impaired rollstuhl fauteuil ruedas',
  wheels: 'stroller strollers pram prams pushchair pushchairs buggy kinderwagen poussette carrito',
  way: 'stairs step steps stair-free step-free lift elevator ramp ramps escalator cobbles cobbled uneven treppen aufzug escaliers ascenseur escaleras ascensor climb',
  money: 'price prices cost costs costing charge charges charging pay pays paid paying fee fees fare fares rate rates pricey expensive dear cheap money euros dollars pounds preis kostet kosten prix coute precio cuesta costa prezzo bill spend damage',
  total: 'total altogether together sum overall all-in everything everyone everybody both insgesamt zusammen tout todo tutti',
  less: 'discount discounts reduced reduction reductions concession concessions voucher coupon promo code codes deal deals offer offers rabatt ermassigung descuento tarif',
  long: 'long last lasts duration length hours hour minutes mins dauert lange duree dure dura tiempo temps',
  end: 'end ends finish finishes finished over done back',
  when: 'when time times start starts begin begins open opens opening close closed closes shut run runs running slot slots hours schedule wann beginnt quand heure commence cuando hora empieza ouvert abierto offen',
  seats: 'place places space spaces spot spots seat seats room sold availability available left full capacity tickets noch plazas platze places',
  meal: 'lunch dinner breakfast supper meal meals food snack snacks drink drinks wine beer coffee tea tasting eat feed essen mittagessen comida bebidas repas dejeuner pranzo',
  ticket: 'ticket tickets entry entrance admission tickts entrada eintritt entree pass',
  included: 'included include includes inclusive incl price covered provided inklusive dabei enthalten drin inclus incluse compris incluida incluido incluye incluso',
  fetch: 'pickup pick-up pick fetch collect collected shuttle transfer transfers drop abgeholt abholung recogen recogida',
  cancel: 'cancel cancelled cancelling cancellation cancels refund refunds refundable refunded rebook non-refundable stornieren absagen annuler rembourse remboursable cancelar reembolsable',
  ill: 'ill sick unwell miss late covid krank malade enfermo',
  age: 'age ages aged old young older younger adult adults year-old alter edad adultes',
  tongue: 'english german french spanish italian dutch portuguese japanese chinese language languages speak speaks spoken translated subtitles sprache deutsch francais espanol idioma langue englisch anglais ingles',
  group: 'private privately group groups alone strangers intimate shared party-size gruppe groupe grupo ourselves',
  weather: 'rain rains raining rainy wet weather indoors indoor outdoors outdoor inside outside roof cover covered covering shade sunny wind windy regen pleut pluie llueve lluvia',
  climate: 'warm cold hot temperature forecast climate sunset sunrise season snow degrees wetter chaud calor humid',
  effort: 'walk walking walks hard difficult strenuous tiring exhausting easy fit fitness steep hilly uphill tough demanding beginner beginners knees knee hip heights scary seasick swim laufen anstrengend marche fatigant cansado andar',
  where: 'where meet meeting address located location far near central centre center metro station stop district neighbourhood area parking park treffpunkt wo ou donde lejos rendez-vous',
  wear: 'bring wear pack shoes boots clothes clothing dress jacket shorts sandals towel towels sunscreen luggage suitcase suitcases bag bags backpack passport swimwear anziehen mitbringen apporter llevar ropa',
  amenity: 'toilet toilets loo bathroom bathrooms cloakroom lockers locker changing wifi photos photo photography film camera tripod drone dog dogs pet pets queue queues line smoke cafe shop hund hunde chien perro headsets toiletten banos',
  diet: 'vegan vegetarian vegetarians veggie halal kosher gluten gluten-free coeliac celiac allergy allergic allergies lactose nuts pork meat vegetarisch vegetarien vegetariano',
  crowd: 'crowded busy touristy packed quiet quieter crowds crowd overrun',
  praise: 'good worth reviews review rated rating ratings stars popular recommend fun boring interesting overrated lohnt bewertungen avis vale',
  guide: 'guide guides guided host hosts instructor leader guia fuhrung',
  book: 'book booking booked reserve reservation reserved buy confirmation deposit paypal card buchen reservieren reserver reservar reservo',
  more: 'more details info information about describe explain tell special route itinerary mehr plus mas',
  differ: 'difference compare comparison versus vs differ better unterschied besser mieux mejor than',
  most: 'cheapest cheaper shorter shortest longer longest nearest nearer nicer nicest dearest priciest quicker highest higher best most least',
  choose: 'choose pick recommend favourite favorite decide advise would nehmen choisir elegir empfehlen',
  fit: 'fit fits overlap clash between tight enough combine after before same conflict manage squeeze rushed passt',
  other: 'else other others another different alternative alternatives instead next again anderes autre otra',
  drop: 'drop skip remove leave cut scrap without delete lose cancel-out replace swap exchange switch weg ohne sans sin quita enlevez',
  plan: 'plan itinerary schedule programme program agenda day-by-day plans planning reiseplan itineraire itinerario',
  yes: 'yes yep yeah ok okay sure great perfect lovely fine deal alright agreed oui ja si vale parfait passt super prima brilliant',
  thanks: 'thanks thank cheers thx merci danke gracias grazie obrigado bye goodbye hello hi hey adios ciao bonjour hallo hola',
  ride: 'train bus flight drive car airport taxi uber ferry tram metro transport zug tren travel get',
  day: 'day days morning afternoon evening night weekend weekday week tag jour dia',
  us: 'we us our ours i me my mine nous wir nos uns',
  they: 'it that this they them these those one ones',
}
const CLASS_OF: ReadonlyMap<string, readonly string[]> = classesByWord()

function classesByWord(): Map<string, string[]> {
  const known = new Map<string, string[]>()
  for (const [name, words] of Object.entries(CLASSES)) for (const word of words.split(' ')) known.set(word, [...(known.get(word) ?? []), name])
  return known
}

/** The classes that a word belongs to, none for most words. */
export function classesOf(word: string): readonly string[] {
  return CLASS_OF.get(word.replace(/'(?:s|re|d|ll)?$/, '')) ?? NONE
}

const NONE: readonly string[] = []
