import { localeTag } from '../i18n/index.ts'

/** Those that people are guided in, by their codes. */
const CODES = 'af ar ca cs da de el en es fi fr ga haw he hi hr hu id is it ja ko ms nl no pl pt qu ro ru sv sw ta th tr uk vi xh yue zh'.split(' ')

/** A language that is told in English, such as 'Portuguese', by its name in the language of the page; one that is not known as it is told. */
export function sayLanguage(told: string, tag = localeTag()): string {
  const english = new Intl.DisplayNames('en', { type: 'language' })
  const code = CODES.find((one) => english.of(one) === told)
  return (code && new Intl.DisplayNames(tag, { type: 'language' }).of(code)) ?? told
}
