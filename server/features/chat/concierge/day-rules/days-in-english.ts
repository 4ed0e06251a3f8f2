/** A table of foreign words for days and hours: the first that fits is said in English. */
type Words = readonly (readonly [RegExp, string])[]

const DAYS: Words = [
  ['montags?|lundis?|lunes', 'monday'], ['dienstags?|mardis?|martes', 'tuesday'], ['mittwochs?|mercredis?|mi[eé]rcoles', 'wednesday'],
  ['donnerstags?|jeudis?|jueves', 'thursday'], ['freitags?|vendredis?|viernes', 'friday'], ['samstags?|sonnabends?|samedis?|s[aá]bados?', 'saturday'],
  ['sonntags?|dimanches?|domingos?', 'sunday'],
].map(([words, english]) => [new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'gu'), english ?? ''] as const)

const COUNTS: Words = [
  ['eine|einen|une|una|uno', 'one'], ['zwei|deux|dos', 'two'], ['drei|trois|tres', 'three'], ['vier|quatre|cuatro', 'four'], ['fünf|cinq|cinco', 'five'],
  ['sechs|seis', 'six'], ['sieben|sept|siete', 'seven'],
].map(([words, english]) => [new RegExp(String.raw`(?<!\p{L})(?:${words})(?= (?:\p{L}+ )?(?:tage|jours|d[ií]as|dinge?|sachen?|choses?|cosas?|abende|soirs|noches|aktivität\w*|activités?|actividad\w*)(?!\p{L}))`, 'gu'), english ?? ''] as const)

/** Hours in words: 'a las tres de la tarde', 'à trois heures', 'um drei'. */
const HOUR_NAMES: readonly (readonly [number, string])[] = [
  [1, 'eins|une|una'], [2, 'zwei|deux|dos'], [3, 'drei|trois|tres'], [4, 'vier|quatre|cuatro'], [5, 'fünf|cinq|cinco'], [6, 'sechs|six|seis'], [7, 'sieben|sept|siete'],
  [8, 'acht|huit|ocho'], [9, 'neun|neuf|nueve'], [10, 'zehn|dix|diez'], [11, 'elf|onze|once'], [12, 'zwölf|douze|doce'],
]
const ANY_HOUR = String.raw`(?:\d{1,2}(?:[:.]\d{2})?|${HOUR_NAMES.map(([, words]) => words).join('|')})`
const HOURS: Words = [
  ...HOUR_NAMES.flatMap(([hour, words]): [RegExp, string][] => [
    [new RegExp(String.raw`(?<=(?<!\p{L})(?:um|gegen|bis|ab|vor|nach) )(?:${words})(?= uhr(?!\p{L}))`, 'gu'), String(hour)],
    [new RegExp(String.raw`(?<=(?<!\p{L})(?:à|vers|avant|après|dès) )(?:${words})(?= (?:heures?|h)(?!\p{L}))`, 'gu'), String(hour)],
    [new RegExp(String.raw`(?<=(?<!\p{L})(?:antes|después|desde|hasta|partir) (?:de )?las? )(?:${words})(?!\p{L})`, 'gu'), String(hour)],
    [new RegExp(String.raw`(?<=(?<!\p{L})(?:vor|nach|ab|bis) )(?:${words})(?=\W*$|[,.;])`, 'gu'), String(hour)],
    [new RegExp(String.raw`(?<=(?<!\p{L})a las? )(?:${words})(?!\p{L})`, 'gu'), String(hour)],
  ]),
  // 'Von eins bis zwei', 'zwischen 12 und 14 Uhr', 'de una a dos', 'entre midi et deux heures'.
  [new RegExp(String.raw`(?<!\p{L})(?:von|zwischen|de(?: las?)?|desde las?|entre(?: las?)?|d')\s*(${ANY_HOUR})(?: uhr| heures?| h)? (?:bis|und|a(?: las?)?|hasta las?|y(?: las?)?|à|et) (${ANY_HOUR})(?: uhr| heures?| ?h)?(?!\p{L})`, 'gu'), 'from $1 to $2'],
  ...HOUR_NAMES.map(([hour, words]): [RegExp, string] => [new RegExp(String.raw`(?<=\bfrom (?:\S+ to )?)(?:${words})(?=$|[^\p{L}])`, 'gu'), String(hour)]),
  // 'A las 3 de la tarde', 'um 3 Uhr nachmittags', 'à 8 heures du soir'.
  [/(?<!\p{L})a las? (\d{1,2})(?:[:.](\d{2}))?(?: y media)? (?:de|por) la (?:tarde|noche)(?!\p{L})/gu, 'at $1:$2 pm'],
  [/(?<!\p{L})a las? (\d{1,2})(?:[:.](\d{2}))? (?:de|por) la mañana(?!\p{L})/gu, 'at $1:$2 am'],
  [/(?<!\p{L})(?:um|gegen) (\d{1,2})(?:[:.](\d{2}))? uhr (?:nachmittags?|abends?|am (?:nachmittag|abend))(?!\p{L})/gu, 'at $1:$2 pm'],
  [/(?<!\p{L})(?:à|vers) (\d{1,2}) ?h(?:eures?)? (?:de l'après-midi|du soir)(?!\p{L})/gu, 'at $1: pm'],
  [/(?<!\p{L})(?:à midi|al mediodía|a mediodía|mittags um (?:12|zwölf)(?: uhr)?|um die mittagszeit|gegen mittag)(?!\p{L})/gu, 'at 12:00'],
  [/(?<!\p{L})(?:à minuit|a medianoche|um mitternacht)(?!\p{L})/gu, 'at 23:59'],
  [/(?<!\p{L})(?:am|den|le|el(?: día)?) (\d{1,2})(?:\.(?!\d)|er)?(?= (?!uhr|h(?!\p{L})|heures?)\p{L}|\s*[,:]|\s*$)/gu, 'on the $1th'],
]

/** Whole phrases before their words. */
const PHRASES: Words = [
  // 'Vormittags bitte nichts', 'nada por la mañana', 'rien le soir'.
  [/(?<!\p{L})(?:vormittags?|morgens) (?:bitte )?nichts(?! vor| nach)(?!\p{L})|(?<!\p{L})nichts (?:am )?(?:vormittags?|morgens)(?!\p{L})|(?<!\p{L})nada (?:por|de) las? mañanas?(?!\p{L})|(?<!\p{L})rien les? matins?(?!\p{L})/gu, 'keep mornings free'],
  [/(?<!\p{L})nachmittags? (?:bitte )?nichts(?! vor| nach)(?!\p{L})|(?<!\p{L})nichts (?:am )?nachmittags?(?!\p{L})|(?<!\p{L})nada (?:por|de) las? tardes?(?!\p{L})|(?<!\p{L})rien l['’]après-midi(?!\p{L})/gu, 'keep afternoons free'],
  [/(?<!\p{L})abends? (?:bitte )?nichts(?! vor| nach)(?!\p{L})|(?<!\p{L})nichts (?:am )?abends?(?!\p{L})|(?<!\p{L})nada (?:por|de) las? noches?(?!\p{L})|(?<!\p{L})rien les? soirs?(?!\p{L})/gu, 'keep evenings free'],
  [/(?<!\p{L})(?:für )?(?:jeden (?:einzelnen )?tag|tag für tag|(?:pour )?chaque jour(?:née)?|jour par jour|(?:para )?cada día|día (?:a|por) día|todos los días|tous les jours|alle tage)(?!\p{L})/gu, 'for each day'],
  // Hours.
  [/(?:gegen|um)? ?(\d{1,2})(?:[:.](\d{2}))? ?uhr(?: ?(\d{2}))?/gu, ' at $1:$2$3 '],
  [/(?:vers|à) (\d{1,2}) ?h(?:eures?)?(?: ?(\d{2}))?(?!\p{L})/gu, 'at $1:$2 '],
  [/(?<!\p{L})(\d{1,2}) ?h(?:eures?)(?: ?(\d{2}))?(?!\p{L})/gu, '$1:$2 '],
  [/a las? (\d{1,2})(?:[:.](\d{2}))?/gu, 'at $1:$2 '],
  [/(?:de|desde) las? (\d{1,2})(?:[:.](\d{2}))?/gu, '$1:$2 '],
  [/(?<!\p{L})(?:ab|à partir de|a partir de|desde)(?= (?:at )?\d)/gu, 'from'],
  [/(?<!\p{L})(?:nichts vor|nicht vor|rien avant|pas avant|nada antes|no antes)(?!\p{L})(?: de(?: las?)?)?/gu, 'nothing before'],
  [/(?<!\p{L})(?:nichts nach|nicht nach|rien après|nada después)(?!\p{L})(?: de(?: las?)?)?/gu, 'nothing after'],
  // Coming and going.
  [/(?<!\p{L})(?:am |an unserem |le jour de (?:l['’]|notre )|el día de (?:la )?)(?:anreisetag|ankunftstag|arrivée|llegada)(?!\p{L})/gu, 'on the arrival day'],
  [/(?<!\p{L})(?:am |le jour du |el día de (?:la )?)(?:abreisetag|départ|salida|letzten tag)(?!\p{L})/gu, 'on the departure day'],
  [/(?<!\p{L})(?:wir landen|ich lande|landen wir|lande ich|wir sind (?=(?:\S+ ){1,6}?da(?!\p{L})))(?!\p{L})|(?<!\p{L})(?:nous atterrissons|on atterrit|j'atterris|aterrizamos|aterrizo)(?!\p{L})/gu, 'we arrive'],
  [/(?<!\p{L})(?:(?:unser|der|mein) (?:rück)?flug(?: zurück)? (?:geht|ist|startet)|(?:der )?rückflug(?: ist| geht)?|abflug(?: ist)?|abreise(?: ist)?|notre (?:vol|train)(?: de retour)?(?: est| part)?|nuestro (?:vuelo|tren)(?: de vuelta)?(?: es| sale)?|(?:el )?vuelo de vuelta(?: es| sale)?)(?!\p{L})/gu, 'we leave'],
  [/(?<!\p{L})(?:fliegen|fahren|reisen) (?:wir|ich)(?=\s+(?:\S+\s+){0,7}?(?:zurück|ab|heim|weg|wieder|nach hause)(?!\p{L}))/gu, 'we leave'],
  [/(?<!\p{L})(?:wir kommen|ich komme|kommen wir|ankunft)(?!\p{L})|(?<!\p{L})(?:nous arrivons|j['’]arrive|on arrive|llegamos|llego)(?!\p{L})/gu, 'we arrive'],
  [/(?<!\p{L})(?:(?:wir |ich )?(?:fliegen?|fahren?|reisen?)(?=\s+(?:\S+\s+){0,7}?(?:zurück|ab|heim|weg|wieder)(?!\p{L}))|(?:nous )?(?:re)?partons|on repart|je repars|(?:nos vamos|salimos|volvemos|regresamos|me voy))(?!\p{L})/gu, 'we leave'],
  // Parts of the day.
  [/(?<!\p{L})(?:nur|seulement|uniquement|s[oó]lo|solamente)(?!\p{L})/gu, 'only'],
  [/(?<!\p{L})(?:abends|(?:die |alle |unsere )?abende(?! programm)|les soirs?|le soir|en soirée|por las? noches?)(?!\p{L})(?: (?:etwas|was))?/gu, 'evenings'],
  [/(?<!\p{L})(?:(?:vor)?mittags|morgens|les matins?|le matin|por las? mañanas?)(?!\p{L})/gu, 'mornings'],
  [/(?<!\p{L})(?:(?:am )?nachmittags?|l['’]après-midi|les après-midis?|por las? tardes?)(?!\p{L})/gu, 'afternoons'],
  // How many.
  [/(?<!\p{L})(?:höchstens|maximal|nicht mehr als|pas plus de|maximum|au plus|no más de|como (?:mucho|máximo))(?!\p{L})/gu, 'at most'],
  [/(?<!\p{L})(?:dinge?|sachen?|choses?|cosas?|aktivität(?:en)?|activités?|actividad(?:es)?)(?!\p{L})/gu, 'things'],
  [/(?<!\p{L})(?:pro tag|am tag|par jour|al día|por día)(?!\p{L})/gu, 'a day'],
  [/(?<!\p{L})(?:den ganzen|der ganze) tag|toute la journée|todo el día/gu, 'all day'],
  [/(?<!\p{L})(?:les|die|alle|los|nos|unsere|nuestros)(?= (?:two|three|four|five|six|seven) (?:tage|jours|días)(?!\p{L}))/gu, 'the'],
  [/(?<!\p{L})(?:tage|jours|d[ií]as)(?!\p{L})/gu, 'days'],
  [/(?<!\p{L})(?:wollen|möchten|hätten|sollen) (?:wir |ich )?(?:gerne? )?(?=(?:\p{L}+ )?frei(?!\p{L}))/gu, ''],
  [/(?<!\p{L})(?:frei(?: ?(?:lassen|halten|bleiben|haben))?|libres?)(?!\p{L})/gu, 'keep free'],
  // Asking for it.
  [/(?<!\p{L})(?:remplir|füllen|llenar|rellenar)(?!\p{L})/gu, 'fill'],
  [/(?<!\p{L})(?:planea(?:d|r|nos)?|planéanos|planifica(?:d|r|nos)?|organiza(?:d|r|nos)|verplanen?|durchplanen|plane|planst|planifiez?|planifier)(?!\p{L})/gu, 'plan'],
  [/(?<!\p{L})(?:uns|mir|nous|nos) (?:einen|ein|un|une) (?=\p{L})/gu, 'us a '],
  [/(?<!\p{L})(?:für|pour|para) (?=(?:the|each|all|alle|toute?s?|tod[oa]s) )/gu, 'for '],
  [/(?<!\p{L})(?:programm?e?|planung|tagesplan|reiseplan|itinéraire|itinerario|programa)(?!\p{L})/gu, 'plan'],
  [/(?<!\p{L})(?:schlagen (?:sie|du)|proposez|propones|sugieres|proposer|vorschlagen)(?!\p{L})/gu, 'suggest'],
  [/(?<!\p{L})(?:machen|mach|erstellen|planen|faire|fait(?:es)?|préparer|haces|hacer|hazme|haznos|organiser)(?!\p{L})/gu, 'make'],
]

const IS_FOREIGN = /(?<!\p{L})(?:vormittags?|nachmittags?|morgens|nichts|bitte|rien|landen|lande|ankunft|abflug|rückflug|abende|nachmittag|midi|repart|repartons|partons|atterri\p{L}+|aterrizamos|arrivons|arrive le|vuelo|verplanen|planea|planifi\p{L}+|(?:à|a las?|gegen) \d{1,2}|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|uhr|tag|tage|jeden|abends|nur|für|wir|ich|jours?|jour|nous|rien|avant|heures?|soirs?|chaque|días?|cada|nada|las|llegamos|para|solo|sólo)(?!\p{L})/u

/** What a message in German, French or Spanish says of days and hours, in English; the rest of it as it is. */
export function daysInEnglish(lower: string): string {
  if (!IS_FOREIGN.test(lower)) return lower
  const said = [...COUNTS, ...DAYS, ...HOURS].reduce((text, [words, english]) => text.replace(words, english), lower)
  return PHRASES.reduce((text, [words, english]) => text.replace(words, english), said)
    .replace(/(\d:)(?= |$)/g, '$100').replace(/ +(?=[,.;])/g, '').replace(/\bfor each day (?:etwas |was |algo |quelque chose )?(plan|suggest|make)\b/g, '$1 something for each day').replace(/\b1th\b/g, '1st').replace(/\b2th\b/g, '2nd').replace(/\b3th\b/g, '3rd').replace(/\b(2|3)1th\b/g, '$11st').replace(/(?<!\p{L})(?:am|le|el) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gu, 'on ').replace(/\bat at\b/g, 'at').replace(/(from|before|after) at\b/g, '$1').replace(/ +/g, ' ')
}
