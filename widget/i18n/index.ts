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
export const formFor = (number: number, forms: Forms, language = tag): string => forms[new Intl.PluralRules(language).select(number)] ?? forms.other ?? ''

/** `count(1, 'result', 'results')` is '1 result'; a language with more forms brings them as `more`. */
export const count = (number: number, one: string, other: string, more?: Forms): string => `${formatNumber(number)} ${formFor(number, { one, other, ...more })}`

let tag = locale.region

/** The locale in which days, hours and prices are said: this build's language, and the region that the page asked for. */
export const localeTag = (): string => tag

/**
 * Takes the region of the page's locale where it is one of this build's language: 'en-GB' writes the day first, 'de-CH'
 * its own prices. One for all planners of this build in a page; the one that began last decides.
 */
export function useRegionOf(asked: string): void {
  const { language, region } = locale
  tag = asked.split('-')[0]?.toLowerCase() === language && asked !== language ? asked : region
}

/** '1,204' */
export const formatNumber = (number: number): string => number.toLocaleString(tag)
