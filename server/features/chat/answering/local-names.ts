import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatData, ExtractedDates } from '@meander/sdk/contract/chat'
import { localName } from '../../destinations/index.ts'
import type { DestinationCatalogue } from '../../destinations/index.ts'

/** From the English name of a place to the one that the traveller knows. */
export type NameOf = (name: string) => string

/** The names of places in the traveller's language. What the letter says stays English; a name at its head or on a card need not. */
export function namesFor(locale: string | undefined, destinations: Pick<DestinationCatalogue, 'find'>): NameOf {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const place = destinations.find(name).find((one) => one.name === name)
    const said = place === undefined ? name : localName(place, locale)
    known.set(name, said)
    return said
  }
}

/** From a name that a card bears, in whatever language it was written, to the one that the catalogue has: a plan is held against the places of the trip by it. */
export function plainNames(destinations: Pick<DestinationCatalogue, 'find' | 'stocked'>): NameOf {
  const own = new Set(destinations.stocked().map(({ name }) => name))
  const known = new Map<string, string>()
  return (name) => {
    if (own.has(name)) return name
    const before = known.get(name) ?? destinations.find(name).find(({ hasInventory }) => hasInventory)?.name ?? name
    known.set(name, before)
    return before
  }
}

export function inOwnLanguage(data: ChatData, nameOf: NameOf): ChatData {
  switch (data.kind) {
    case 'extracted-dates':
      return { ...data, extractedDates: datesInOwnLanguage(data.extractedDates, nameOf) }
    case 'recommendations':
      return { ...data, recommendations: data.recommendations.map((activity) => cardInOwnLanguage(activity, nameOf)), destination: data.destination === null ? null : nameOf(data.destination) }
    case 'multi-day-trip': {
      const { multiDayTrip: trip } = data
      const days = trip.days.map(({ destination, selectedActivities, ...day }) =>
        ({ ...day, ...(destination === undefined ? {} : { destination: nameOf(destination) }), selectedActivities: selectedActivities.map((activity) => cardInOwnLanguage(activity, nameOf)) }))
      return { ...data, multiDayTrip: { ...trip, destination: nameOf(trip.destination), days } }
    }
    case 'suggestions':
      return { ...data, suggestions: data.suggestions.map((suggestion) => suggestion.replace(/(?<= in )\p{Lu}.*$/u, nameOf)) }
    default:
      return data
  }
}

export function datesInOwnLanguage(dates: ExtractedDates, nameOf: NameOf): ExtractedDates {
  return { ...dates, destination: dates.destination === null ? null : nameOf(dates.destination) }
}

/** The town on a card, and at the end of where it is: 'Innere Stadt, Wien'. */
function cardInOwnLanguage<Card extends Pick<Activity, 'destination' | 'location'>>(card: Card, nameOf: NameOf): Card {
  const { destination, location } = card
  if (destination === undefined) return card
  const own = nameOf(destination)
  if (own === destination) return card
  const isThere = location === destination || location?.endsWith(`, ${destination}`) === true
  return { ...card, destination: own, ...(isThere && location !== undefined ? { location: location.slice(0, -destination.length) + own } : {}) }
}
