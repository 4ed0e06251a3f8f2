import { kilometresBetween } from '@meander/sdk/contract/travel'
import { part, pattern } from '../language/pattern.ts'
import type { Place } from '../../destinations/index.ts'
import { asksForTripTo } from './agreed-towns.ts'
import type { NamedPlaces } from './destination.ts'
import type { TripFacts, TurnReading } from './facts.ts'
import { isChosenAlone } from './places/chosen.ts'

/** What lies so near to a town of the trip is part of it. */
const NEAR_KILOMETRES = 40
/** More people live in a country round about, to which one may go on. */
const LARGE_AREA = 500_000
/** 'Madrid, four people' is no talk about a plan. */
const SHORT = 6

/** A name goes with these where one goes or adds. */
const GOES = pattern('iu')`
  (?<!\p{L})(?:go|going|goes|went|visit\w*|travel\w*|fly|flying|head|heading|trip|add\w*|also|too|as well|include|including|instead|rather|actually|
  mean|meant|sorry|change|switch|move|moving|then|make it|prefer|train|bus|stop|stay\w*|night|nights|days|weekend|nach|reisen|fahren|fliegen|auch|dazu|
  besuch\w*|hinzu\w*|lieber|aller|allons|visiter|ajout\w*|aussi|partir|passer|changer|ir|visitar|andare|visitare|también|anche)(?!\p{L})
`
const ADDS_ELSEWHERE = pattern('iu')`
  (?<!\p{L})(?:aussi|ajout\p{L}*|également|puis|ensuite|auch|dazu|hinzu\p{L}*|danach|außerdem|también|añad\p{L}*|anche|aggiung\p{L}*|também)(?!\p{L})
`
/** Said of a suburb too, it is where one goes to stay. */
const MOVES_THERE = pattern('iu')`
  (?<!\p{L})(?:(?:let's|lets|let us|rather) (?:go|move|travel) to|(?:nights?|nächte|nuits?) (?:in|à|en)|(?:stay|staying|sleep|sleeping|based?) in|
  übernachten in|loger à)(?!\p{L})
`
/** 'Plutôt que Galilée', 'ohne Sintra': what is not wanted. */
const AGAINST_ELSEWHERE = pattern('iu')`
  (?<!\p{L})(?:plutôt qu(?:e|')|au lieu d(?:e|')|statt|anstatt|anstelle von|ohne|sans|sin|en vez de|invece di|senza|pas)\s*
  (?:l[ae']s?|der|die|das|dem|den|el)?\s*$
`
/** 'The telescope of Galilee', 'die Wanderung nach Arrábida'. */
const THING = part`
  (?:télescope|tombe\w*|musée|palais|jardin|statue|chapelle|église|wanderung|ausflug|tagesausflug|tagestour|fahrt|rundgang|bootsfahrt|konzert|museum|
  day ?trip|trip|excursion|hike|tour|walk|cruise|boat|night|evening|concert|randonnée|balade|promenade|visite|croisière|telescope|tomb)
`
const LINK = String.raw`(?:over |out |up )?(?:to|into|nach|zum|zur|in|im|von|à|au|aux|vers|de|du|d'|des|of|at|around)\s*(?:the |la |le |l')?`
const OF_A_THING = new RegExp(`(?<!\\p{L})${THING}\\s+${LINK}$`, 'iu')
/** What is done to a thing on the plan, and to no town. */
const EDITS = pattern('iu')`
  (?<!\p{L})(?:drop|skip|remove|cancel|take out|take|leave out|swap|replace|exchange|put|keep|without|streich\w*|weglass\w*|raus|tausch\w*|ersetz\w*|
  verschieb\w*|supprim\w*|enlev\w*|retir\w*|remplac\w*|échang\w*|ôte\w*|statt|plutôt)(?!\p{L})
`

/** Which of the places that a message names are said of where the trip goes. */
export function placesInAgreed(facts: TripFacts, { places, text }: Pick<TurnReading, 'places' | 'text'>): NamedPlaces | null {
  const agreed = facts.destinations ?? []
  if (places === null || places.wanted.length === 0 || facts.alternatives === true) return places
  if (agreed.length === 0 || agreed.some(({ kind }) => kind !== 'city') || places.dropped.some((place) => isOf(agreed, place))) return places
  const isDated = facts.startDate !== undefined
  const spans = places.wantedSpans.length === places.wanted.length ? places.wantedSpans : []
  const isMeant = (place: Place, at: number): boolean =>
    isOf(agreed, place) || isWanted(place, { agreed, isDated, text, places, before: text.slice(0, spans[at]?.from ?? 0) })
  const wanted = places.wanted.filter(isMeant)
  if (wanted.length < places.wanted.length && wanted.every((place) => isOf(agreed, place))) return nothingOf(places, agreed)
  if (wanted.length === places.wanted.length && isDated && keepsAll(agreed, places, text)) return nothingOf(places, agreed)
  const wantedSpans = spans.filter((_, at) => wanted.some(({ id }) => id === places.wanted[at]?.id))
  const held = wanted.length === places.wanted.length ? places : { ...places, wanted, wantedSpans }
  return !held.adds && ADDS_ELSEWHERE.test(text) ? { ...held, adds: true } : held
}

interface Named {
  agreed: readonly Place[]
  isDated: boolean
  text: string
  places: NamedPlaces
  before: string
}

function isWanted(place: Place, { agreed, isDated, text, places, before }: Named): boolean {
  const isGoing = places.isGoing || places.isNamedAlone || places.adds || places.isChoice === true || GOES.test(text)
  if (isPartOf(agreed, place)) return (place.hasInventory && isGoing && !EDITS.test(text)) || (places.adds && isShort(text)) || MOVES_THERE.test(text)
  if (AGAINST_ELSEWHERE.test(before) || (OF_A_THING.test(before) && EDITS.test(text))) return false
  const names = [place.name.toLowerCase()]
  return !isDated || isGoing || isShort(text) || asksForTripTo(text, names)
}

function isPartOf(agreed: readonly Place[], place: Place): boolean {
  const isSmall = place.kind === 'city' || (place.kind !== 'country' && place.population < LARGE_AREA)
  return isSmall && agreed.some((town) => kilometresBetween(town, place) <= NEAR_KILOMETRES)
}

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= SHORT
}

/** 'We take the train to Porto on the 9th' of a trip to Lisbon and Porto gives neither up. */
function keepsAll(agreed: readonly Place[], { wanted, wantedSpans, isNamedAlone, isChoice }: NamedPlaces, text: string): boolean {
  if (agreed.length < 2 || wanted.length >= agreed.length || isNamedAlone || isChoice === true) return false
  return wanted.every((place) => isOf(agreed, place)) && !wantedSpans.some((span) => isChosenAlone(text, span))
}

function isOf(agreed: readonly Place[], { id }: Place): boolean {
  return agreed.some((place) => place.id === id)
}

function nothingOf(places: NamedPlaces, agreed: readonly Place[]): NamedPlaces {
  const origin = places.origin !== null && isOf(agreed, places.origin) ? null : places.origin
  return { ...places, wanted: [], wantedSpans: [], shared: [], isGoing: false, isBound: false, isNamedAlone: false, origin }
}
