import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { CancellationKind, DestinationInventory, Experience } from '../product.ts'
import { isSunStart, readSunStart } from '../day-starts.ts'
import type { SampleProduct } from '../sample-product.ts'
import { chosen, weighted } from '../seed.ts'
import { createDescriber } from './description.ts'
import { ratingOf, reviewsOf } from './esteem.ts'
import { truthsOf } from './gaps.ts'
import { createInclusionDealer } from './inclusions.ts'
import { describeOpening, listed, readOpening, startsWithin, windowStarts } from './opening.ts'
import type { Opening } from './opening.ts'
import { OUTING_KINDS } from './outing-kind.ts'
import { adultPrice, agePrices } from './prices.ts'
import { accessibilityOf, languagesOf } from './suitability.ts'
import { sayQuarters, seasonalStarts } from './timetable.ts'

const CANCELLATIONS = ['day', 'half', 'week', 'none'] as const satisfies readonly CancellationKind[]
const WHOLE_DAY: Opening = { opens: 0, closes: 1440 }
const EVERY_DAY = '1234567'

/**
 * Whole products from the facts of a destination. What the facts leave out follows from the kind of outing, the destination and the
 * product's code, so that it is the same on every machine and at every start. `turn` counts the destinations: some sentences are only
 * told in some of them.
 */
export function compose(inventory: DestinationInventory, turn = 0): SampleProduct[] {
  const deal = createInclusionDealer()
  const describe = createDescriber(turn)
  return inventory.experiences.map((experience) => {
    const timed = composeTimes(experience)
    const party = partyOf(experience)
    const languages = languagesOf(experience, inventory.languages)
    const spoken = listed(languages.length > 0 ? languages : inventory.languages.slice(0, 1), 'or')
    const { code, outing, title, area, scenes, cover, tags, about, at, meet, steps, tripTo, months } = experience
    const product = {
      code, outing, title, area, scenes, cover, tags, about, at, meet, steps, tripTo, months,
      ...timed,
      lasts: lastingOf(experience),
      ...composePrices(experience, inventory),
      ...deal(experience, { ...truthsOf(experience, timed), languages: spoken, group: String(party) }),
      rating: ratingOf(experience),
      reviews: reviewsOf(experience),
      party,
      cancel: experience.cancel ?? weighted(CANCELLATIONS, OUTING_KINDS[outing].cancellation, `${code} cancel`),
      languages,
      accessibility: accessibilityOf(experience),
      cutOffMinutes: OUTING_KINDS[outing].cutOffMinutes,
    }
    return { ...product, description: describe(experience, product) }
  })
}

type Times = Pick<SampleProduct, 'startKind' | 'starts' | 'seasonal' | 'days' | 'minutes' | 'openingHours'>

function composeTimes(experience: Experience): Times {
  const { outing, days = EVERY_DAY, months, starts } = experience
  const kind = OUTING_KINDS[outing]
  const hours = experience.hours ?? (starts === undefined ? kind.hours : undefined)
  // A pass begins at an hour like any other, but nobody shuts it when a window would shut.
  const told = kind.startKind === 'day' ? experience.hours : hours
  const opening = hours === undefined ? WHOLE_DAY : readOpening(hours)
  const minutes = experience.minutes ?? Math.min(kind.minutes, opening.closes - opening.opens)
  const longest = typeof minutes === 'number' ? minutes : minutes[1]
  const all = startsOf(experience, opening, longest)
  const seasonal = seasonalStarts(experience, { ...all, opening, minutes: longest })
  const openingHours = describeOpening({ hours: told, starts, days, months, seasonal: seasonal === undefined ? undefined : sayQuarters(seasonal, experience.at[0]) })
  return { ...all, ...(seasonal === undefined ? {} : { seasonal }), days, minutes, openingHours }
}

function startsOf({ code, outing, starts }: Experience, opening: Opening, minutes: number): Pick<Times, 'startKind' | 'starts'> {
  const { startKind, starts: lists } = OUTING_KINDS[outing]
  if (starts !== undefined) return { startKind: 'timed', starts: starts.map(readStart) }
  if (startKind === 'window') return { startKind, starts: windowStarts(opening, minutes) }
  if (startKind === 'day') return { startKind, starts: [timeOfMinutes(opening.opens)] }
  return { startKind, starts: startsWithin(opening, minutes, chosen(lists, `${code} starts`)) }
}

/** Checked here, so that a slip in the data stops the start and not a search. */
function readStart(start: string): SampleProduct['starts'][number] {
  if (!isSunStart(start)) return timeOfMinutes(minutesOf(start))
  readSunStart(start)
  return start
}

/** A pass is good for a day or more, and nobody stands in it all that time. */
function lastingOf({ outing, minutes, lasts }: Experience): string | undefined {
  return outing === 'pass' && minutes === undefined ? (lasts ?? 'One day') : undefined
}

function partyOf({ code, outing, party }: Experience): number {
  if (party !== undefined) return party
  const usual = OUTING_KINDS[outing].party
  return usual > 16 ? usual : usual + chosen([-2, 0, 0, 2], `${code} party`)
}

function composePrices(experience: Experience, { currency, walkPrice, placeId }: DestinationInventory): Pick<SampleProduct, 'currency' | 'price' | 'ages'> {
  const price = adultPrice(experience, walkPrice)
  return { currency, price, ages: agePrices(experience, { adult: price, walkPrice, countryCode: placeId.slice(-2) }) }
}
