import { daysInEnglish } from '../day-rules/days-in-english.ts'
import { thingsInEnglish } from '../wish-list/in-english.ts'

type Language = Parameters<typeof thingsInEnglish>[1]

interface Frame {
  /** With the groups `out`, `in` and `when`. */
  words: RegExp
  says: (parts: { out: string; in: string; when: string }) => string
}

const POLITE: Readonly<Record<Language, string>> = {
  german: String.raw`(?:(?:bitte|und|aber|ok|okay|dann|also|doch|nein|ja|noch|kannst du|könntest du|können sie|könnten sie|können wir|könnten wir|würdest du|würden sie|lieber)[\s,]+)*`,
  french: String.raw`(?:(?:et|ok|alors|mais|non|oui|s'il (?:te|vous) plaît|svp|tu peux|vous pouvez|pouvez-vous|peux-tu|on peut|pourriez-vous|pourrais-tu)[\s,]+)*`,
  spanish: String.raw`(?:(?:y|vale|ok|pues|pero|no|sí|por favor|puedes|podrías|puede|podría|podemos|podríamos|mejor)[\s,]+)*`,
}
const END = String.raw`(?:[\s,]+(?:bitte|danke|s'il (?:te|vous) plaît|svp|merci|por favor|gracias|mejor|lieber|plutôt))*[\s.!]*$`
const THING = String.raw`[^.,;!?]{2,60}?`
const frame = (language: Language, words: string, says: Frame['says']): Frame => ({ words: new RegExp(`^${POLITE[language]}${words}${END}`, 'iu'), says })
const swap: Frame['says'] = (said) => `swap ${said.out} for ${said.in}`
const move: Frame['says'] = ({ out, when }) => `move ${out} to ${when}`
const drop: Frame['says'] = ({ out }) => `take ${out} out`
const add: Frame['says'] = (said) => `add ${said.in}`
const instead: Frame['says'] = (said) => `swap ${said.out} for ${said.in}`

/** What is done to a plan, by its verb and what stands between its parts: the same few changes in each language. */
const FRAMES: Readonly<Record<Language, readonly Frame[]>> = {
  german: [
    frame('german', String.raw`(?:(?:aus)?tausch|ersetz|wechsel)(?:e|en|t|n)?(?: (?:sie|wir|du|bitte|doch|mal))* (?<out>${THING}) (?:gegen|durch|für|mit) (?<in>${THING})(?: (?:aus|um|ein|ersetzen|tauschen|austauschen))?`, swap),
    frame('german', String.raw`(?<out>${THING}) (?:gegen|durch) (?<in>${THING}) (?:(?:aus|ein)?tauschen|ersetzen|wechseln)`, swap),
    frame('german', String.raw`(?:statt|anstatt|anstelle(?: von)?) (?<out>${THING})(?:,| lieber| bitte| hätten wir gern(?:e)?| möchten wir| wollen wir| würden wir gern(?:e)?)+ (?<in>${THING})(?: (?:machen|sehen|haben))?`, instead),
    frame('german', String.raw`(?:lieber )?(?<in>${THING}) (?:statt|anstatt|anstelle(?: von)?) (?<out>${THING})`, instead),
    frame('german', String.raw`(?:verschieb|verleg|leg|schieb|pack|setz|zieh|rück)(?:e|en|t|n)?(?: (?:sie|wir|du|bitte|doch|mal))* (?<out>${THING}) (?:auf|in|an|zu[mr]?) (?<when>${THING})(?: (?:vor|um|verschieben|verlegen|legen))?`, move),
    frame('german', String.raw`(?<out>${THING}) (?:auf|in) (?<when>${THING}) (?:verschieben|verlegen|legen|vorziehen|schieben)`, move),
    frame('german', String.raw`(?:streich|entfern|lösch)(?:e|en|t|n)?(?: (?:sie|wir|du|bitte|doch|mal))* (?<out>${THING})`, drop),
    frame('german', String.raw`(?:nimm|nehmt|nehmen|lass|lasst|lassen|wirf|tu)(?: (?:sie|wir|du|bitte|doch|mal))* (?<out>${THING}) (?:raus|heraus|weg|aus|rausnehmen|weglassen)`, drop),
    frame('german', String.raw`(?:füg|bau|nimm|nehmt|nehmen|pack)(?:e|en|t)?(?: (?:sie|wir|du|bitte|doch|mal|noch))* (?<in>${THING}) (?:hinzu|ein|dazu|rein|mit rein|auf)`, add),
  ],
  french: [
    frame('french', String.raw`(?:remplac|échang|chang|troqu)(?:e[rz]?|es|ons)? (?<out>${THING}) (?:par|contre|pour) (?<in>${THING})`, swap),
    frame('french', String.raw`(?:au lieu|à la place) d(?:e |u |es |')(?<out>${THING}),? (?:plutôt )?(?<in>(?:un|une|le|la|l'|des|quelque)\s?${THING})`, instead),
    frame('french', String.raw`(?:plutôt )?(?<in>${THING}) (?:au lieu|à la place) d(?:e |u |es |')(?<out>${THING})`, instead),
    frame('french', String.raw`(?:déplac|report|repouss|avanc|décal|pass|met)(?:e[rz]?|es|s|tez|tre)? (?<out>${THING}) (?:à|au|le|dans|en|pour) (?<when>${THING})`, move),
    frame('french', String.raw`(?:enlèv|enlev|supprim|retir|ôt)(?:e[rz]?|es|ons)? (?<out>${THING})`, drop),
    frame('french', String.raw`(?:r?ajout)(?:e[rz]?|es|ons)? (?<in>${THING})`, add),
  ],
  spanish: [
    frame('spanish', String.raw`(?:cámbi|cambi|sustitu|reemplaz|reemplac)(?:a|ar|e|es|ye|ya|yes|uir|uye|uya)?(?:me|nos)? (?<out>${THING}) por (?<in>${THING})`, swap),
    frame('spanish', String.raw`(?:en vez|en lugar) (?:de |del )(?<out>${THING}),? (?:mejor )?(?<in>(?:una?|el|la|algo|los|las) ${THING})`, instead),
    frame('spanish', String.raw`(?:mejor )?(?<in>${THING}) (?:en vez|en lugar) (?:de |del )(?<out>${THING})`, instead),
    frame('spanish', String.raw`(?:muev|mov|pas|traslad|adelant|retras|pon)(?:e|er|a|ar|ga|te)? (?<out>${THING}) (?:al|a|para|en) (?<when>${THING})`, move),
    frame('spanish', String.raw`(?:quit|elimin|borr|sac|suprim)(?:a|ar|e|es|amos|as)?(?:me|nos)? (?<out>${THING})`, drop),
    frame('spanish', String.raw`(?:añad|agreg|inclu|met)(?:e|a|ir|ar|er|ye|ue)?(?:me|nos)? (?<in>${THING})`, add),
  ],
}

/** Small words of what is named, and days and parts of days that other readers leave. */
const SMALL: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  german: [
    [/(?<!\p{L})(?:das|den|die) (?:teuerste)n?(?!\p{L})/giu, 'the most expensive one'], [/(?<!\p{L})(?:das|den|die) (?:billigste|günstigste)n?(?!\p{L})/giu, 'the cheapest one'], [/(?<!\p{L})(?:das|den|die) längsten?(?!\p{L})/giu, 'the longest one'],
    [/(?<!\p{L})(?:das|den|die) kürzesten?(?!\p{L})/giu, 'the shortest one'], [/(?<!\p{L})(?:das|den|die) anstrengendsten?(?!\p{L})/giu, 'the most tiring one'],
    [/(?<!\p{L})(?:bitte|doch|mal|noch)(?!\p{L})/giu, ''], [/(?<!\p{L})alles (?:am|vom)(?!\p{L})/giu, 'everything on'], [/(?<!\p{L})(?:am|vom|des|auf den|an dem|von dem|dem|den|der|am)\s+(ersten|zweiten|dritten|vierten|fünften|letzten)\s+tage?s?(?!\p{L})/giu, ' on the $1 day'], [/(?<!\p{L})(ersten|zweiten|dritten|vierten|fünften|letzten)\s+tage?s?(?!\p{L})/giu, 'the $1 day'],
    [/ersten/giu, 'first'], [/zweiten/giu, 'second'], [/dritten/giu, 'third'], [/vierten/giu, 'fourth'], [/fünften/giu, 'fifth'], [/letzten/giu, 'last'],
    [/(?<!\p{L})(?:den |am |in den )?(?:vormittag|morgen)(?:s)?(?!\p{L})/giu, 'the morning'], [/(?<!\p{L})(?:den |am |in den )?nachmittag(?:s)?(?!\p{L})/giu, 'the afternoon'], [/(?<!\p{L})(?:den |am |in den )?abend(?:s)?(?!\p{L})/giu, 'the evening'],
    [/(?<!\p{L})(?:etwas|was|irgendwas) anderes(?!\p{L})/giu, 'something else'], [/(?<!\p{L})(?:etwas|was|irgendwas)(?!\p{L})/giu, 'something'], [/(?<!\p{L})mit(?!\p{L})/giu, 'with'], [/(?<!\p{L})und(?!\p{L})/giu, 'and'],
    [/(?<!\p{L})(?:der|die|das|den|dem|des)(?!\p{L})/giu, 'the'], [/(?<!\p{L})ein(?:e[nmrs]?)?(?!\p{L})/giu, 'a'], [/(?<!\p{L})am(?!\p{L})/giu, 'on'],
  ],
  french: [
    [/(?<!\p{L})l[ea] plus ch(?:er|ère)(?!\p{L})/giu, 'the most expensive one'], [/(?<!\p{L})l[ea] moins ch(?:er|ère)(?!\p{L})/giu, 'the cheapest one'], [/(?<!\p{L})l[ea] plus longu?e?(?!\p{L})/giu, 'the longest one'],
    [/(?<!\p{L})(?:le|du|au)\s+(premier|deuxième|second|troisième|quatrième|cinquième|dernier)\s+jour(?!\p{L})/giu, ' on the $1 day'], [/(premier|deuxième|second|troisième|quatrième|cinquième|dernier)\s+jour(?!\p{L})/giu, 'the $1 day'],
    [/(?<!\p{L})premier(?!\p{L})/giu, 'first'], [/(?<!\p{L})(?:deuxième|second)(?!\p{L})/giu, 'second'], [/(?<!\p{L})troisième(?!\p{L})/giu, 'third'], [/(?<!\p{L})quatrième(?!\p{L})/giu, 'fourth'], [/(?<!\p{L})dernier(?!\p{L})/giu, 'last'],
    [/(?<!\p{L})(?:le |au |du )?matin(?!\p{L})/giu, 'the morning'], [/(?<!\p{L})(?:l['’]|en )?après-midi(?!\p{L})/giu, 'the afternoon'], [/(?<!\p{L})(?:le |au |du )?soir(?!\p{L})/giu, 'the evening'],
    [/(?<!\p{L})quelque chose d['’]autre(?!\p{L})/giu, 'something else'], [/(?<!\p{L})quelque chose(?!\p{L})/giu, 'something'], [/(?<!\p{L})avec(?!\p{L})/giu, 'with'], [/(?<!\p{L})et(?!\p{L})/giu, 'and'],
    [/(?<!\p{L})(?:le|la|les|du|des)(?!\p{L})/giu, 'the'], [/(?<!\p{L})l['’](?=\p{L})/giu, 'the '], [/(?<!\p{L})une?(?!\p{L})/giu, 'a'],
  ],
  spanish: [
    [/(?<!\p{L})(?:lo|el|la) (?:que sea )?más car[oa](?!\p{L})/giu, 'the most expensive one'], [/(?<!\p{L})(?:lo|el|la) más barat[oa](?!\p{L})/giu, 'the cheapest one'], [/(?<!\p{L})(?:lo|el|la) más larg[oa](?!\p{L})/giu, 'the longest one'],
    [/(?<!\p{L})(?:todo )?lo (?:del?|que hay el)(?!\p{L})/giu, 'everything on '], [/(?<!\p{L})(?:en |del? |al )?(?:el )?(primer|segundo|tercer|cuarto|quinto|último)\s+día(?!\p{L})/giu, ' on the $1 day'],
    [/(?<!\p{L})primer(?!\p{L})/giu, 'first'], [/(?<!\p{L})segundo(?!\p{L})/giu, 'second'], [/(?<!\p{L})tercer(?!\p{L})/giu, 'third'], [/(?<!\p{L})cuarto(?!\p{L})/giu, 'fourth'], [/(?<!\p{L})último(?!\p{L})/giu, 'last'],
    [/(?<!\p{L})(?:por |de )?la mañana(?!\p{L})/giu, 'the morning'], [/(?<!\p{L})(?:por |de )?la tarde(?!\p{L})/giu, 'the afternoon'], [/(?<!\p{L})(?:por |de )?la noche(?!\p{L})/giu, 'the evening'],
    [/(?<!\p{L})otra cosa|algo diferente|algo distinto(?!\p{L})/giu, 'something else'], [/(?<!\p{L})algo(?!\p{L})/giu, 'something'], [/(?<!\p{L})(?:con|de)(?!\p{L})/giu, 'with'], [/(?<!\p{L})y(?!\p{L})/giu, 'and'],
    [/(?<!\p{L})del(?!\p{L})/giu, 'on the'], [/(?<!\p{L})(?:el|la|los|las)(?!\p{L})/giu, 'the'], [/(?<!\p{L})una?(?!\p{L})/giu, 'a'],
  ],
}

/** A change of a plan that is said in German, French or Spanish, in English, as far as its verb tells what is done; any other text as it is. */
export function changesInEnglish(text: string): string {
  const sentences = text.split(/(?<=[.;!?])\s+/)
  return sentences.map((sentence) => ofSentence(sentence.replace(/[¿?]/g, '')) ?? byPieces(sentence)).join(' ')
}

/** 'Quita lo del domingo, queremos descansar': the change, and why. */
function byPieces(sentence: string): string {
  const pieces = sentence.split(/,\s+/)
  return pieces.length < 2 ? sentence : pieces.map((piece) => (piece.includes('?') ? null : ofSentence(piece)) ?? piece).join(', ')
}

function ofSentence(sentence: string): string | null {
  for (const language of Object.keys(FRAMES) as Language[]) for (const { words, says } of FRAMES[language]) {
    const found = words.exec(sentence.trim())?.groups
    if (found === undefined) continue
    const [out = '', comes = '', when = ''] = [found['out'], found['in'], found['when']].map((part) => (part === undefined ? '' : plain(part, language)))
    return says({ out, in: comes, when: when.replace(/^ ?on (?=the)/, '') }).replace(/ {2,}/g, ' ').replace(/\bthe (?=the )/g, '').replace(/\bon (?=on )/g, '').replace(/(?<=\bday|days?) the (?=(?:morning|afternoon|evening)\b)/g, ' ')
  }
  return null
}

function plain(part: string, language: Language): string {
  const named = thingsInEnglish(part, language)
  const days = SMALL[language].reduce((said, [words, english]) => said.replace(words, english), WEEKDAYS.test(named) ? daysInEnglish(named.toLowerCase()) : named)
  return days.replace(/ {2,}/g, ' ').trim()
}

const WEEKDAYS = /(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)/iu
