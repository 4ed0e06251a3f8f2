import { kept } from '@meander/sdk/contract/kept'
import { locale } from './en/locale.ts'

export type { Locale } from './en/locale.ts'

/** The shape of a table of texts, whatever its language: what another locale must bring. */
export type Texts<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends (...words: infer Words) => string
    ? (...words: Words) => string
    : Table[Key] extends string
      ? string
      : Table[Key] extends readonly string[]
        ? readonly string[]
        : Texts<Table[Key]>
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>

/** The form of a word that stands with a number in a language: of 'pl' the one for `few` with 2. */
export const formFor = (number: number, forms: Forms, language = localeTag()): string => forms[rulesOf(language).select(number)] ?? forms.other ?? ''

const rulesOf = kept((language: string) => new Intl.PluralRules(language))

/** `count(1, 'result', 'results')` is '1 result'; a language with more forms brings them as `more`. */
export const count = (number: number, one: string, other: string, more?: Forms): string => `${formatNumber(number)} ${formFor(number, { one, other, ...more })}`

/** Of the planner that is being drawn; empty between. */
let drawn = ''
/** Of the planner that was used last: all that is said while nothing is drawn. */
let spoken = locale.region

/** The locale in which days, hours and prices are said: this build's language, and the region that the planner was asked for. */
export const localeTag = (): string => drawn || spoken

/**
 * The region of a planner's locale where it is one of this build's language: 'en-GB' writes the day first, 'de-CH' its own
 * prices.
 */
export function regionOf(asked: string): string {
  const { language, region } = locale
  return asked.split('-')[0]?.toLowerCase() === language && asked !== language ? asked : region
}

/** A planner with that region began, or is used. */
export const speakIn = (region: string): void => void (spoken = region)

/** A component of a planner with that region is drawn until the next call. */
export const drawIn = (region = ''): void => void (drawn = region)

/** '1,204'. A format takes long to make, and a dialog that opens has numbers as 12 only. */
export const formatNumber = (number: number): string => (number >= 0 && number < 1000 && Number.isInteger(number) ? String(number) : numberOf(localeTag()).format(number))

const numberOf = kept((tag: string) => new Intl.NumberFormat(tag))
