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

/** Whole phrases before their words. */
const PHRASES: Words = [
  [/(?<!\p{L})(?:für )?(?:jeden (?:einzelnen )?tag|tag für tag|(?:pour )?chaque jour(?:née)?|jour par jour|(?:para )?cada día|día (?:a|por) día|todos los días|tous les jours|alle tage)(?!\p{L})/gu, 'for each day'],
  // Hours.
  [/(?:gegen|um)? ?(\d{1,2})(?:[:.](\d{2}))? ?uhr(?: ?(\d{2}))?/gu, ' at $1:$2$3 '],
  [/(?:vers|à) (\d{1,2}) ?h(?:eures?)?(?: ?(\d{2}))?(?!\p{L})/gu, 'at $1:$2 '],
  [/(?<!\p{L})(\d{1,2}) ?h(?:eures?)(?: ?(\d{2}))?(?!\p{L})/gu, '$1:$2 '],
  [/a las? (\d{1,2})(?:[:.](\d{2}))?/gu, 'at $1:$2 '],
  [/(?:de|desde) las? (\d{1,2})(?:[:.](\d{2}))?/gu, '$1:$2 '],
  [/(?<!\p{L})(?:ab|à partir de|a partir de|desde)(?= (?:at )?\d)/gu, 'from'],
  [/(?<!\p{L})(?:nichts vor|nicht vor|rien avant|pas avant|nada antes|no antes)(?!\p{L})(?: de)?/gu, 'nothing before'],
  [/(?<!\p{L})(?:nichts nach|nicht nach|rien après|nada después)(?!\p{L})(?: de)?/gu, 'nothing after'],
  // Coming and going.
  [/(?<!\p{L})(?:am |an unserem |le jour de (?:l['’]|notre )|el día de (?:la )?)(?:anreisetag|ankunftstag|arrivée|llegada)(?!\p{L})/gu, 'on the arrival day'],
  [/(?<!\p{L})(?:am |le jour du |el día de (?:la )?)(?:abreisetag|départ|salida|letzten tag)(?!\p{L})/gu, 'on the departure day'],
  [/(?<!\p{L})(?:wir kommen|ich komme|kommen wir|ankunft)(?!\p{L})|(?<!\p{L})(?:nous arrivons|j['’]arrive|on arrive|llegamos|llego)(?!\p{L})/gu, 'we arrive'],
  [/(?<!\p{L})(?:(?:wir |ich )?(?:fliegen?|fahren?|reisen?)(?=\s+(?:\S+\s+){0,7}?(?:zurück|ab|heim|weg|wieder)(?!\p{L}))|(?:nous )?(?:re)?partons|on repart|je repars|(?:nos vamos|salimos|volvemos|regresamos|me voy))(?!\p{L})/gu, 'we leave'],
  // Parts of the day.
  [/(?<!\p{L})(?:nur|seulement|uniquement|s[oó]lo|solamente)(?!\p{L})/gu, 'only'],
  [/(?<!\p{L})(?:abends|les soirs?|le soir|en soirée|por las? noches?)(?!\p{L})(?: (?:etwas|was))?/gu, 'evenings'],
  [/(?<!\p{L})(?:(?:vor)?mittags|morgens|les matins?|le matin|por las? mañanas?)(?!\p{L})/gu, 'mornings'],
  [/(?<!\p{L})(?:nachmittags|l['’]après-midi|les après-midis?|por las? tardes?)(?!\p{L})/gu, 'afternoons'],
  // How many.
  [/(?<!\p{L})(?:höchstens|maximal|nicht mehr als|pas plus de|maximum|au plus|no más de|como (?:mucho|máximo))(?!\p{L})/gu, 'at most'],
  [/(?<!\p{L})(?:dinge?|sachen?|choses?|cosas?|aktivität(?:en)?|activités?|actividad(?:es)?)(?!\p{L})/gu, 'things'],
  [/(?<!\p{L})(?:pro tag|am tag|par jour|al día|por día)(?!\p{L})/gu, 'a day'],
  [/(?<!\p{L})(?:den ganzen|der ganze) tag|toute la journée|todo el día/gu, 'all day'],
  [/(?<!\p{L})(?:les|die|alle|los|nos|unsere|nuestros)(?= (?:two|three|four|five|six|seven) (?:tage|jours|días)(?!\p{L}))/gu, 'the'],
  [/(?<!\p{L})(?:tage|jours|d[ií]as)(?!\p{L})/gu, 'days'],
  [/(?<!\p{L})(?:frei(?: ?(?:lassen|halten|bleiben))|libres?)(?!\p{L})/gu, 'keep free'],
  // Asking for it.
  [/(?<!\p{L})(?:remplir|füllen|llenar|rellenar)(?!\p{L})/gu, 'fill'],
  [/(?<!\p{L})(?:programm?e?|planung|tagesplan|reiseplan|itinéraire|itinerario|programa)(?!\p{L})/gu, 'plan'],
  [/(?<!\p{L})(?:schlagen (?:sie|du)|proposez|propones|sugieres|proposer|vorschlagen)(?!\p{L})/gu, 'suggest'],
  [/(?<!\p{L})(?:machen|mach|erstellen|planen|faire|fait(?:es)?|préparer|haces|hacer|hazme|haznos|organiser)(?!\p{L})/gu, 'make'],
]

const IS_FOREIGN = /(?<!\p{L})(?:uhr|tag|tage|jeden|abends|nur|für|wir|ich|jours?|jour|nous|rien|avant|heures?|soirs?|chaque|días?|cada|nada|las|llegamos|para|solo|sólo)(?!\p{L})/u

/** What a message in German, French or Spanish says of days and hours, in English; the rest of it as it is. */
export function daysInEnglish(lower: string): string {
  if (!IS_FOREIGN.test(lower)) return lower
  const said = [...COUNTS, ...DAYS].reduce((text, [words, english]) => text.replace(words, english), lower)
  return PHRASES.reduce((text, [words, english]) => text.replace(words, english), said)
    .replace(/(\d:)(?= )/g, '$100').replace(/(?<!\p{L})(?:am|le|el) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gu, 'on ').replace(/\bat at\b/g, 'at').replace(/(from|before|after) at\b/g, '$1').replace(/ +/g, ' ')
}
