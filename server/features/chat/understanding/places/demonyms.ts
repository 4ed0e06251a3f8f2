import { pattern } from '../../language/pattern.ts'
import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import type { Span } from '../plain-text.ts'

/** What is of a country, and the country. */
const OF_A_COUNTRY: ReadonlyMap<string, string> = new Map(
  `italian=Italy; french=France; spanish=Spain; portuguese=Portugal; german=Germany; austrian=Austria; swiss=Switzerland; greek=Greece; turkish=Turkey; croatian=Croatia
  irish=Ireland; scottish=Scotland; welsh=Wales; english=England; british=United Kingdom; brits=United Kingdom; brit=United Kingdom; dutch=Netherlands; belgian=Belgium; danish=Denmark; swedish=Sweden; norwegian=Norway
  finnish=Finland; icelandic=Iceland; polish=Poland; czech=Czechia; hungarian=Hungary; romanian=Romania; bulgarian=Bulgaria; maltese=Malta; cypriot=Cyprus; moroccan=Morocco
  egyptian=Egypt; tunisian=Tunisia; kenyan=Kenya; tanzanian=Tanzania; namibian=Namibia; japanese=Japan; korean=South Korea; chinese=China; thai=Thailand; vietnamese=Vietnam
  cambodian=Cambodia; indonesian=Indonesia; malaysian=Malaysia; indian=India; nepalese=Nepal; nepali=Nepal; jordanian=Jordan; israeli=Israel; omani=Oman; mexican=Mexico
  peruvian=Peru; chilean=Chile; argentinian=Argentina; argentine=Argentina; brazilian=Brazil; colombian=Colombia; ecuadorian=Ecuador; bolivian=Bolivia; cuban=Cuba
  jamaican=Jamaica; canadian=Canada; australian=Australia; slovenian=Slovenia; albanian=Albania; montenegrin=Montenegro; georgian=Georgia; sri lankan=Sri Lanka; filipino=Philippines`
    .split(/[;\n]/)
    .map((pair): [string, string] => {
      const [adjective = '', country = ''] = pair.trim().split('=')
      return [adjective, country]
    }),
)
const JOURNEY = pattern('gi')`
    \b(?<adjective>${[...OF_A_COUNTRY.keys()].join('|')}) (?:(?!food|wine|restaurant)[a-z]+ )?(?:road ?trips?|trips?|holidays?|vacations?|honeymoon|
    getaways?|adventures?|tours?|island hopping|islands?|coast(?:line)?|riviera|alps|lakes|countryside|cities|villages|beaches|mountains|city break|
    safari|itinerary)\b
  `

export function isDemonym(lower: string): boolean {
  return OF_A_COUNTRY.has(lower)
}

/** 'An Italian road trip' goes to Italy; Italian food does not. Weak: only where no place is named. */
export function readDemonym(text: string, catalogue: DestinationCatalogue): ({ place: Place } & Span) | null {
  for (const match of text.matchAll(JOURNEY)) {
    const adjective = match.groups?.adjective ?? ''
    const place = catalogue.named(OF_A_COUNTRY.get(adjective.toLowerCase()) ?? '')[0]
    if (place !== undefined) return { place, from: match.index, to: match.index + adjective.length }
  }
  return null
}
