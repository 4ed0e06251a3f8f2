import { sayTime } from '@meander/sdk/contract/clock'
import { isBarred, isStepFree } from '../../ranking/index.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import type { ShownQuestion } from '../questions.ts'
import { capital, dayName, length, list, sayAmount, shortTitle } from '../words/format.ts'
import { placeIn } from '../words/picks.ts'
import type { Situation } from '../words/situation.ts'

/** What the inventory says of one activity on what was asked, in several ways. What it does not say is said to be unknown. */
export function describeFact({ topic, language }: ShownQuestion, facts: KnownFacts, situation: Situation): string[] {
  const title = shortTitle(facts.title)
  switch (topic) {
    case 'accessibility':
      return accessibility(facts, title)
    case 'duration':
      return facts.minutes === null ? unknown(title, 'how long it takes') : [`${title} takes ${length(facts.minutes)}.`, `Allow ${length(facts.minutes)} for ${title}.`, `${capital(length(facts.minutes))}, for ${title}.`]
    case 'price':
      return facts.price === null ? unknown(title, 'a price') : [`${title} costs ${sayAmount(facts.price)} for an adult${childPrices(facts)}.`, `An adult pays ${sayAmount(facts.price)} for ${title}${childPrices(facts)}.`]
    case 'included':
      return included(facts, title)
    case 'cancellation':
      return facts.cancellation === null ? unknown(title, 'how it can be cancelled') : [`${title}: ${lower(facts.cancellation)}.`, `For ${title} the rule is this: ${lower(facts.cancellation)}.`]
    case 'meeting':
      return [`You meet for ${title} at ${placeIn(facts.meetingPoint)}.`, `${title} starts at ${placeIn(facts.meetingPoint)}.`]
    case 'rating':
      return facts.rating === null ? unknown(title, 'a rating') : [`${title} is rated ${facts.rating.toFixed(1)} by ${(facts.reviewCount ?? 0).toLocaleString('en-US')} travellers.`, `${(facts.reviewCount ?? 0).toLocaleString('en-US')} travellers have given ${title} ${facts.rating.toFixed(1)} out of 5.`]
    case 'ages':
      return ages(facts, title)
    case 'language':
      return languages(facts, title, language)
    case 'group':
      return facts.maximumGroupSize === null ? unknown(title, 'a largest group') : [`At most ${facts.maximumGroupSize} people go together on ${title}.`, `${title} takes up to ${facts.maximumGroupSize} at a time.`]
    case 'times':
      return times(facts, title, situation)
    case 'rain':
      return rain(facts, title)
    case 'vegetarian':
      return hasTag(facts, /^(?:vegetarian|vegan)$/i) ? [`${title} is listed as suitable for vegetarians.`, `Vegetarians are catered for at ${title}.`] : [`${title} says nothing of vegetarian food, so I would ask before booking.`, `I cannot promise it for ${title}: nothing is said of diets there.`]
    case 'description':
      return described(facts, title)
  }
}

function unknown(title: string, what: string): string[] {
  return [`${title} does not say ${what}.`, `The operator gives nothing on ${what} for ${title}.`]
}

function accessibility(facts: KnownFacts, title: string): string[] {
  const words = facts.accessibility.slice(0, 2).map(lower).join('; ')
  if (words === '') return [`${title} says nothing about access, so I would ask before booking.`, `Nothing is listed on access for ${title}; better to ask first.`]
  if (!isStepFree(facts.accessibility) && !isBarred(facts.accessibility)) return [`${title} says nothing of wheelchairs or steps, so I would ask before booking. Listed is only this: ${words}.`, `On steps ${title} is silent; all that is listed is this: ${words}.`]
  return isStepFree(facts.accessibility) ? [`Yes: ${title} is listed as ${words}.`, `It is: the operator lists ${title} as ${words}.`] : [`I would not count on it: ${title} is listed as ${words}.`, `Hardly: ${title} is listed as ${words}.`]
}

function childPrices({ ageBands, price }: KnownFacts): string {
  const band = ageBands.find(({ ageBand }) => /child/i.test(ageBand))
  if (band?.price === undefined) return ''
  return `; children from ${band.startAge} to ${band.endAge} pay ${band.price.amount === 0 ? 'nothing' : sayAmount({ ...band.price, converted: price?.converted ?? false })}`
}

function included({ inclusions, exclusions }: KnownFacts, title: string): string[] {
  if (inclusions.length === 0) return unknown(title, 'what is included')
  const with_ = list(inclusions)
  const without = exclusions.length === 0 ? '' : ` Not included: ${list(exclusions)}.`
  return [`Included in ${title}: ${with_}.${without}`, `With ${title} you get this: ${with_}.${without}`]
}

function ages({ ageBands, minimumAge, tags }: KnownFacts, title: string): string[] {
  const from = minimumAge ?? ageBands[0]?.startAge ?? null
  const family = tags.some((tag) => /^(?:family|kids)$/i.test(tag)) ? ', and it is made for families' : ''
  if (from === null) return [`${title} sets no age${family}.`, `No age is given for ${title}${family}.`]
  return from === 0 ? [`${title} takes children of any age${family}.`, `There is no youngest age for ${title}${family}.`] : [`${title} takes children from ${from}${family}.`, `The youngest for ${title} is ${from}${family}.`]
}

function languages(facts: KnownFacts, title: string, asked: string | null): string[] {
  if (facts.languages.length === 0) return [`${title} comes without a guide, so no language is given.`, `No guide's language is listed for ${title}.`]
  const spoken = list(facts.languages)
  if (asked === null) return [`The guides of ${title} speak ${spoken}.`, `${title} is given in ${list(facts.languages, 'or')}.`]
  return facts.languages.includes(asked) ? [`Yes, ${title} has guides who speak ${asked}.`, `${asked} is among the languages of ${title}.`] : [`Not in ${asked}, I am afraid: the guides of ${title} speak ${spoken}.`, `${title} is given in ${list(facts.languages, 'or')}, not in ${asked}.`]
}

function times({ starts, openingHours }: KnownFacts, title: string, { facts }: Situation): string[] {
  const hours = openingHours === null ? '' : ` Opening hours: ${lower(openingHours)}.`
  if (starts.length === 0) return facts.startDate === undefined ? [`Tell me your days and I can say when ${title} has room.${hours}`, `That depends on your days: for ${title} I need a date.${hours}`] : [`${title} has no free start on your days.${hours}`, `On your days ${title} is full or closed.${hours}`]
  const days = [...new Set(starts.map(({ date }) => date))].slice(0, 3)
  const words = days.map((date) => `${dayName(date)} at ${list(starts.filter((start) => start.date === date).slice(0, 3).map(({ time }) => sayTime(time)), 'or')}`).join('; ')
  return [`${title} has room ${words}.`, `Free starts of ${title}: ${words}.`]
}

function rain(facts: KnownFacts, title: string): string[] {
  return hasTag(facts, /^(?:museum|rainy day|workshop|cooking|theatre|spa|wellness)$/i) ? [`${title} is a good choice in the rain.`, `Rain would not spoil ${title}.`] : [`${title} is not listed for rainy days; take a coat.`, `I would keep ${title} for a dry day.`]
}

function described(facts: KnownFacts, title: string): string[] {
  const long = facts.minutes === null ? '' : ` It takes ${length(facts.minutes)}${facts.price === null ? '' : ` and costs ${sayAmount(facts.price)} a person`}.`
  const steps = facts.steps.length === 0 ? '' : ` On the way: ${list(facts.steps)}.`
  return [`${title}, in ${facts.location ?? 'town'}.${steps}${long}`, `Of ${title} I can tell you this.${steps}${long}`]
}

export function hasTag({ tags }: KnownFacts, words: RegExp): boolean {
  return tags.some((tag) => words.test(tag))
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
