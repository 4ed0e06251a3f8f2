import type { Activity, ActivityDetails, AgeBand } from '@meander/sdk/contract/activities'
import { sayMoney, sayPrice } from '../../kit/format.ts'
import { activity as text } from '../../i18n/en/activity.ts'
import { formatDay } from '../../kit/dates.ts'
import { sayLanguage } from '../../kit/say-language.ts'

export interface KnownFact {
  name: string
  lines: string[]
  /** Of lines in the provider's own words. */
  lang?: 'en'
}

/** From this age on there is no upper end worth saying. */
const OLDEST = 90

/** What the provider tells besides its long texts, in words; left out what it does not tell. */
export function knownFacts(details: Partial<ActivityDetails>, conversion: Activity['priceConversion']): KnownFact[] {
  const { ageBands = [], pricesAsOf, languages = [], accessibility = [], minimumAge, maximumGroupSize, openingHours } = details
  const prices = ageBands.map((band) => bandLine(band, pricesAsOf))
  if (conversion) prices.push(text.converted(sayMoney(conversion.from), formatDay(conversion.asOf, 'MMM d, yyyy')))
  const facts: [string, string[], 'en'?][] = [
    [text.prices, prices],
    [text.openingHours, openingHours ? [openingHours] : [], 'en'],
    [text.languages, languages.length > 0 ? [sayLanguages(languages)] : []],
    [text.accessibility, accessibility, 'en'],
    [text.minimumAge, minimumAge ? [text.years(minimumAge)] : []],
    [text.groupSize, maximumGroupSize ? [text.upTo(maximumGroupSize)] : []],
  ]
  return facts.filter(([, lines]) => lines.length > 0).map(([name, lines, lang]) => ({ name, lines, ...(lang && { lang }) }))
}

/** 'Portuguese (audio guide)' is a language and how one hears it. */
export const sayLanguages = (languages: readonly string[]): string =>
  languages.map((told) => told.replace(/^[^(]*[^( ]/, (language) => sayLanguage(language)).replace(/\((.*)\)$/, (_, how: string) => `(${text.guides[how] ?? how})`)).join(', ')

/** 'Child, 4 - 12: $21' */
function bandLine({ ageBand, startAge, endAge, price }: AgeBand, pricesAsOf: ActivityDetails['pricesAsOf']): string {
  const name = text.ageBands[ageBand] ?? ageBand.charAt(0) + ageBand.slice(1).toLowerCase()
  const ages = endAge >= OLDEST ? `${startAge}+` : `${startAge} - ${endAge}`
  if (price === undefined) return `${name}, ${ages}`
  return `${name}, ${ages}: ${price.amount === 0 ? text.free : sayPrice({ price, priceConversion: pricesAsOf })}`
}
