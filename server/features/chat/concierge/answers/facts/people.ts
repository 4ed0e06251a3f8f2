import { sayTime } from '@meander/sdk/contract/clock'
import { isBarred, isStepFree, isTreat } from '../../../ranking/index.ts'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import { dayName, inWords, length, list } from '../../words/format.ts'
import { agesAsked } from './ages-asked.ts'
import { hasTag, lower, unknown } from './fact.ts'
import type { Asking, Fact } from './fact.ts'

/** 'Does it have steps' is answered by yes where there are some. */
const OF_STEPS = /\b(?:steps?|stairs|staircases?|cobbles|uneven|climb\w*|treppen|marches|escaliers?|escaleras?)\b/
const WITHOUT = /\b(?:step[- ]free|without|no (?:steps?|stairs)|avoid\w*|free of)\b/

export function readAccess({ accessibility }: KnownFacts, { question: { asked } }: Asking): Fact {
  const isOfSteps = OF_STEPS.test(asked) && !WITHOUT.test(asked)
  const words = accessibility.slice(0, 2).map(lower).join('; ')
  if (words === '') return unknown('wheelchairs or steps')
  if (isStepFree(accessibility)) return { verdict: isOfSteps ? 'no' : 'yes', says: [`is listed as ${words}`, `is entered as ${words}`], short: words }
  if (isBarred(accessibility)) return { verdict: isOfSteps ? 'yes' : 'no', says: [`is listed as ${words}`, `comes with this: ${words}`], short: words }
  return { verdict: 'unknown', says: [`says nothing of wheelchairs or steps, only this: ${words}`], short: 'nothing said of wheelchairs' }
}

const ADULT = /^(?:nightlife|wine|beer)$/i
const FAMILY = /^(?:family|kids)$/i

export function youngestAge({ minimumAge, ageBands }: Pick<KnownFacts, 'minimumAge' | 'ageBands'>): number | null {
  return minimumAge ?? ageBands[0]?.startAge ?? null
}

/** Whether children may come, the traveller's own or those of the age asked for. */
export function readAges(known: KnownFacts, { question, situation }: Asking): Fact {
  const from = youngestAge(known)
  const made = hasTag(known, FAMILY)
  if (from === null) return made ? { verdict: 'yes', says: ['is made for families, and sets no age'], short: 'made for families' } : unknown('ages')
  const asked = agesAsked(question.asked, situation.facts.ages ?? [])
  const family = made ? ', and it is made for families' : ''
  const youngest = Math.min(...asked)
  if (asked.length > 0 && youngest < from) return { verdict: 'no', says: [`takes nobody under ${from}`, `is for ${from} years and over`], short: `from ${from} years` }
  if (from >= 16) return { verdict: 'no', says: [`is for ${from} years and over`, `takes nobody under ${from}`], short: `from ${from} years` }
  // Long on foot is what the small ones ask about.
  const legs = youngest <= SMALL && hasTag(known, ON_FOOT) && (known.minutes ?? 0) >= LONG_WALK ? `, but it is ${length(known.minutes ?? 0)} on foot` : ''
  if (legs !== '' && from < 16 && !(from === 0 && !made && hasTag(known, ADULT))) return { verdict: 'yes', says: [`${from > 0 ? `takes children from ${from}` : 'takes children of any age'}${family}${legs}`], short: `${from > 0 ? `from ${from} years` : 'any age'}${legs}` }
  if (from > 0) return { verdict: 'yes', says: [`takes children from ${from}${family}`, `is open to children from ${from}${family}`], short: `from ${from} years${made ? ', for families' : ''}` }
  if (!made && hasTag(known, ADULT)) return { verdict: 'no', says: ['sets no age, but it is an evening for adults'], short: 'no age set, but made for adults' }
  return { verdict: 'yes', says: [`takes children of any age${family}`, `sets no youngest age${family}`], short: `any age${made ? ', for families' : ''}` }
}

/** Up to this age three hours on foot are long. */
const SMALL = 8
const LONG_WALK = 150

export function readLanguage({ languages }: KnownFacts, { question }: Asking): Fact {
  if (languages.length === 0) return unknown(/\bguides?\b|\btours?\b|\bspeaks?\b/.test(question.asked) ? 'the language of a guide' : 'its language')
  const spoken = list(languages, 'or')
  const { language } = question
  if (language === null) return { verdict: 'told', says: [`is given in ${spoken}`, `has guides who speak ${list(languages)}`], short: spoken }
  return languages.includes(language) ? { verdict: 'yes', says: [`is given in ${language}`, `has guides who speak ${language}`], short: language } : {
    verdict: 'no',
    says: [`is given in ${spoken}, not in ${language}`, `has no ${language}: its guides speak ${list(languages)}`],
    short: `only ${spoken}`,
  }
}

export function readGroup({ maximumGroupSize, starts }: KnownFacts, { question, situation }: Asking): Fact {
  const { groupSize } = situation.facts
  const [start] = starts
  if (/\b(?:minimum|least)\b/.test(question.asked)) return {
    verdict: 'unknown',
    says: [`names no least number of people${maximumGroupSize === null ? '' : `, only a most of ${maximumGroupSize}`}`],
    short: `no least number named${maximumGroupSize === null ? '' : `, up to ${maximumGroupSize}`}`,
  }
  const asksForAll = /\b(?:fit|all|everyone|everybody)\b/.test(question.asked) && groupSize !== undefined
  if (asksForAll && start !== undefined) return {
    verdict: 'yes',
    says: [`has room for all ${groupSize} on ${dayName(start.date)} at ${sayTime(start.time)}`],
    short: `${dayName(start.date)} at ${sayTime(start.time)}`,
  }
  if (asksForAll && maximumGroupSize !== null) return {
    verdict: groupSize <= maximumGroupSize ? 'yes' : 'no',
    says: [`takes up to ${maximumGroupSize} people on a start`],
    short: `up to ${maximumGroupSize} on a start`,
  }
  const isPrivate = /\bprivate/.test(question.asked)
  if (maximumGroupSize === null) return unknown(isPrivate ? 'private starts' : 'the size of a group')
  if (isPrivate) return { verdict: 'unknown', says: [`names no private start; up to ${maximumGroupSize} go together`], short: `up to ${maximumGroupSize}, nothing on private starts` }
  return { verdict: 'told', says: [`takes up to ${maximumGroupSize} people at a time`, `has groups of ${maximumGroupSize} at most`], short: `up to ${maximumGroupSize} people` }
}

const QUEUES = /\b(?:queu\w+|lines?|wait|waits|waiting)\b/

/** Nobody tells how full a place is; how many go together is told. */
export function readCrowd({ maximumGroupSize, tags, inclusions, title }: KnownFacts, { question }: Asking): Fact {
  if (QUEUES.test(question.asked)) {
    const ahead = [...inclusions, title].find((line) => /\b(?:skip|timed|priority|reserved|fast[- ]track|without queu\w+)\b/i.test(line))
    return { verdict: 'unknown', says: [`says nothing of queues${ahead === undefined ? '' : `, only this: ${lower(ahead)}`}`], short: `nothing said of queues${ahead === undefined ? '' : `, but ${lower(ahead)}`}` }
  }
  const quiet = tags.some((tag) => /^quiet$/i.test(tag)) ? ', and it is listed as quiet' : ''
  const group = maximumGroupSize === null ? '' : `, only that ${inWords(maximumGroupSize)} at most go together`
  return { verdict: 'unknown', says: [`says nothing of how busy it gets${group}${quiet}`], short: maximumGroupSize === null ? 'nothing said' : `groups of up to ${maximumGroupSize}` }
}

export function readDiet(known: KnownFacts, { question }: Asking): Fact {
  const asked = /\b(vegan|halal|kosher|gluten|lactose|nut|allerg)/.exec(question.asked)?.[1] ?? 'vegetarian'
  const name = { gluten: 'gluten-free', lactose: 'lactose-free', nut: 'nut-free', allerg: 'allergy-safe' }[asked] ?? asked
  const words = new RegExp(`\\b${asked}`, 'i')
  const written = [...known.inclusions, known.title, ...known.steps].find((line) => words.test(line))
  if (hasTag(known, words) || written !== undefined) return { verdict: 'yes', says: [`is listed with ${name} food`, `names ${name} food`], short: `${name} food listed` }
  if (hasFood(known)) return { verdict: 'unknown', says: [`lists no ${name} food, so ask before you pay`, `has food in it, but not a word on ${name} food`], short: `nothing said on ${name} food` }
  return { verdict: 'unknown', says: [`lists no food at all, so nothing is said of ${name} food`, `names no meal among what is included, nor ${name} food`], short: 'no food listed' }
}

const FOOD = /^(?:food|cooking|market|street food|wine|beer|coffee|tea)$/i

/** Whether one eats there: by its tags, or by what is in the price. */
function hasFood(known: KnownFacts): boolean {
  return hasTag(known, FOOD) || known.inclusions.some((line) => isTreat(line) || /\b(?:food|bites?|plates?|tapas|snacks?|cakes?|pastr\w+|courses?|stalls?)\b/i.test(line))
}

const DRY = /^(?:museum|rainy day|workshop|cooking|theatre|spa)$/i

export function readRain(known: KnownFacts): Fact {
  const first = known.tags[0] ?? ''
  // A garden with a museum in it is a garden.
  if (/^(?:garden|park|nature|beach)s?$/i.test(first)) return {
    verdict: 'no',
    says: [`is above all a ${first.toLowerCase()}, so it is out of doors${isDry(known) ? ', with something under a roof in it' : ''}`],
    short: `out of doors${isDry(known) ? ', in part under a roof' : ''}`,
  }
  if (isDry(known)) return { verdict: 'yes', says: ['is a good choice in the rain', 'is under a roof'], short: 'good in the rain' }
  // That nobody marks it for rainy days does not put it out of doors.
  const [kind] = known.tags.filter((tag) => OUTDOORS.test(tag))
  if (kind !== undefined && /^sunset$/i.test(kind)) return { verdict: 'no', says: ['is made for a clear evening, out of doors', 'wants a clear sky, being out of doors'], short: 'out of doors, for a clear evening' }
  if (kind !== undefined) return {
    verdict: 'no',
    says: [`is listed under ${kind.toLowerCase()}, so it is out of doors`, `is better kept for a dry day, being listed under ${kind.toLowerCase()}`],
    short: 'out of doors',
  }
  const told = known.prose?.find((text) => /\b(?:rain|rains|wet weather|bad weather)\b/i.test(text) && text.length < LONG) ?? known.inclusions.find((text) => /\b(?:rain|umbrella)/i.test(text))
  if (told !== undefined) return { verdict: 'unknown', says: [`has this to say of rain: "${told.replace(/[.!]+$/, '')}"`], short: `"${told.replace(/[.!]+$/, '')}"` }
  if (hasTag(known, ON_FOOT)) return {
    verdict: 'unknown',
    says: ['goes on foot and names no roof, so I would take a coat', 'is a walk, of which nobody says how much is under a roof'],
    short: 'on foot, nothing said of a roof',
  }
  return { verdict: 'unknown', says: ['does not say how much of it is under a roof', 'names neither roof nor rain'], short: 'nothing said of a roof' }
}

/** Quoted no longer than this. */
const LONG = 160
const OUTDOORS = /^(?:hiking|cycling|bike tours|beach|kayak\w*|surf\w*|sailing|swimming|snow|ski\w*|sunset)$/i

export const isDry = (known: Pick<KnownFacts, 'tags'>): boolean => hasTag(known, DRY)
export const isForFamilies = (known: Pick<KnownFacts, 'tags'>): boolean => hasTag(known, FAMILY)
export const isForAdults = (known: Pick<KnownFacts, 'tags'>): boolean => hasTag(known, ADULT)

const ON_FOOT = /^(?:walking|hiking)$/i
const ON_WHEELS = /^(?:cycling|bike tours)$/i

/** The meeting point at a tram stop says nothing of the way. */
const OF_BODY = /\b(?:wheelchairs?|step-?free|steps?|stairs?|lifts?|elevator|uneven|cobble\w*|ramps?|fitness|pregnan\w+|walk\w*|back|heart|strollers?|prams?)\b/i

/** How hard it is is graded nowhere; how one gets about and how long it takes is. */
export function readEffort(known: KnownFacts): Fact {
  const how = hasTag(known, /^hiking$/i) ? 'a hike' : hasTag(known, ON_WHEELS) ? 'by bicycle' : hasTag(known, ON_FOOT) ? 'on foot' : ''
  const about = [how, known.minutes === null ? '' : length(known.minutes)].filter((word) => word !== '')
  const listed = known.accessibility.find((words) => OF_BODY.test(words))
  const access = listed === undefined ? '' : `; listed is this: ${lower(listed)}`
  const told = about.length === 0 ? '' : how === '' ? `; it takes ${about[0]}` : `; it is ${list(about).replace(' and ', ' for ')}`
  return {
    verdict: 'unknown',
    says: [`is not graded for effort${told}${access}`],
    short: [...about, isBarred(known.accessibility) ? 'with stairs or uneven ground' : isStepFree(known.accessibility) ? 'step-free' : ''].filter(Boolean).join(', ') || 'nothing told',
  }
}
