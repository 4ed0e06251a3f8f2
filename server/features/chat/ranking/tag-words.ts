import { nameOfSubject } from './subjects.ts'

/** How a tag is spoken of: by itself in a list of wishes, and as what one comes for. */
interface Spoken {
  plain: string
  /** After 'for': 'for the music', 'for a day out of town'. */
  aim: string
}

/** Only tags that are not said as they are written. */
const SPOKEN: Readonly<Record<string, readonly [plain: string, aim: string]>> = {
  family: ['things for children', 'the children'],
  kids: ['things for children', 'the children'],
  'local life': ['everyday life', 'a look at everyday life'],
  nature: ['nature', 'some nature'],
  walking: ['walks', 'the walk'],
  quiet: ['quiet corners', 'some quiet'],
  museum: ['museums', 'the museum'],
  'day trip': ['days out of town', 'a day out of town'],
  'day trips': ['days out of town', 'a day out of town'],
  boat: ['boats', 'the boat'],
  train: ['train rides', 'the ride by train'],
  photography: ['photography', 'good photographs'],
  religion: ['churches and temples', 'churches and temples'],
  garden: ['gardens', 'the garden'],
  workshop: ['workshops', 'making something yourselves'],
  wildlife: ['wildlife', 'the animals'],
  'small group': ['small groups', 'a small group'],
  water: ['time on the water', 'time on the water'],
  market: ['markets', 'the market'],
  nightlife: ['nightlife', 'a night out'],
  hiking: ['hikes', 'the hike'],
  beach: ['beaches', 'the beach'],
  romantic: ['something romantic', 'a romantic hour'],
  sunset: ['sunsets', 'the sunset'],
  cycling: ['cycling', 'the ride'],
  wellness: ['time to unwind', 'a rest'],
  adventure: ['adventure', 'a little adventure'],
  sport: ['sport', 'the exercise'],
  literature: ['books', 'the books'],
  castle: ['castles', 'the castle'],
  theatre: ['theatre', 'the stage'],
  dance: ['dance', 'the dancing'],
  spa: ['spas', 'the spa'],
  ruins: ['ruins', 'the ruins'],
  vegetarian: ['vegetarian food', 'vegetarian food'],
  temple: ['temples', 'the temple'],
  'rainy day': ['things under a roof', 'a rainy day'],
}

/** 'The Tudors', 'the Cold War'; but Degas. */
const OF_MANY = /(?:s|\b(?:war|age|empire|wall|renaissance|revolution|holocaust|reich|family|dynasty))$/i
const ONE_PERSON = /\b(?:degas|brahms|strauss|burns|dickens|borges|cervantes|yeats)$/i

export function speakOfTag(tag: string): Spoken {
  const name = tag.toLowerCase()
  const subject = nameOfSubject(name)
  const [plain, aim] = SPOKEN[name] ?? (subject === null ? [name, `the ${name}`] : [subject, OF_MANY.test(subject) && !ONE_PERSON.test(subject) ? `the ${subject}` : subject])
  return { plain, aim }
}

/** Tags that tell how something is done or who may come, and so name nothing that one could wish to do. */
const MANNERS: ReadonlySet<string> = new Set(['small group', 'rainy day', 'accessible', 'quiet', 'vegetarian', 'kids', 'sunset', 'photography', 'ceremony'])

/** True for tags by which somebody would choose what to do. */
export function isChoice(tag: string): boolean {
  return !MANNERS.has(tag.toLowerCase())
}
