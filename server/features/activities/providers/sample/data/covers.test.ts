import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../../test/test-gazetteer.ts'
import { readPictureName } from '../../../pictures/address.ts'
import { createSampleProvider, SAMPLE_PLACES } from '../index.ts'

const destinations = await openTestGazetteer(SAMPLE_PLACES)
const provider = createSampleProvider({ destinations, publicUrl: '', clock: () => new Date('2027-03-01T12:00:00Z') })
const places = [...SAMPLE_PLACES].flatMap((id) => destinations.byId(id) ?? [])
const lists = await Promise.all(places.map((destination) => provider.search({ destination, text: destination.name, limit: 50 })))
const all = lists.flat().map(({ productCode, title, tags = [], coverImageUrl = '' }) => {
  const picture = readPictureName(coverImageUrl.split('/').at(-1) ?? '')?.picture
  return { productCode, title, tags: tags.map((tag) => tag.toLowerCase()), view: picture === undefined ? '' : `${picture.scene}${picture.composition}` }
})

interface Subject {
  name: string
  /** In the title. */
  words: RegExp
  /** Among the tags, where the title alone could mean something else. */
  tag?: string
  /** What the cover may show. */
  shows: RegExp
}

const SUBJECTS: readonly Subject[] = [
  { name: 'a kayak or canoe', words: /\b(?:kayaks?|canoe|paddling)\b/i, tag: 'water', shows: /^boat6$/ },
  { name: 'a ferry', words: /\b(?:ferry|ferries|vaporetto)\b/i, tag: 'boat', shows: /^(?:boat5|(?!boat))/ },
  { name: 'a wave to stand up on', words: /\b(?:first (?:green )?waves?|long easy waves|stand up)\b/i, tag: 'beach', shows: /^beach3$/ },
  { name: 'a sail', words: /\b(?:sailing|under sail|schooner|sloop|felucca|two masts)\b/i, tag: 'boat', shows: /^boat1$/ },
  { name: 'an aqueduct', words: /\baqueducts?\b/i, shows: /^bridge1$/ },
  { name: 'a bridge to walk or ride over', words: /\b(?:(?:Brooklyn|Charles|Harbour|Bir-Hakeim) Bridge|Over the bridge|iron arch)\b/i, shows: /^(?:bridge|boat)/ },
  { name: 'a fair', words: /\b(?:Prater|rollercoaster|Coney Island)\b/i, shows: /^fair/ },
  { name: 'a church', words: /\b(?:church|abbey|chapel)\b(?! of bones)/i, tag: 'religion', shows: /^(?:church|museum|castle|oldtown|train|ruins)/ },
  { name: 'a cistern, a bunker, a sewer', words: /\b(?:cisterns?|bunker|manhole|sunken palace|shelter)\b/i, shows: /^(?:vault|garden)/ },
  { name: 'a cave', words: /\bcaves?\b/i, tag: 'adventure', shows: /^vault3$/ },
  { name: 'a glasshouse', words: /\b(?:glasshouses?|palm house|under glass|flower dome)\b/i, shows: /^garden1$/ },
  { name: 'a view from a tower', words: /\b(?:floors?|needle|glass dome|television tower|sky(?:tree)?|metres)\b/i, tag: 'views', shows: /^(?:skyline|hike|waterfall|museum|castle|mosque|nightlife)/ },
  { name: 'the northern lights', words: /\bnorthern lights\b/i, shows: /^snow2$/ },
  { name: 'a ride on a camel', words: /\bcamel called\b/i, shows: /^desert/ },
  { name: 'a gold pavilion', words: /\bgolden pavilion\b/i, shows: /^pagoda2$/ },
  { name: 'a market', words: /\b(?:market|souks?|bazaar)\b/i, tag: 'market', shows: /^(?:market|food|workshop|hike|train|beach)/ },
  { name: 'a hammam, a sauna, a spring', words: /\b(?:hammam|sauna|springs?|massage|sentō)\b/i, tag: 'wellness', shows: /^(?:spa|mosque|temple|beach|hike)/ },
  { name: 'a cooking lesson', words: /\b(?:kitchen|strudel|tarts?|dough|pasta|dumpling|empanadas?|stroopwafels?|croissants?|curry|mole|kimchi|loaf)\b/i, tag: 'workshop', shows: /^(?:workshop4|food|market)/ },
  { name: 'clay on a wheel', words: /\b(?:wheel|coil a pot|throw a cup|throw and glaze|mud with the potters)\b/i, tag: 'workshop', shows: /^workshop1$/ },
  { name: 'a library', words: /\b(?:library|thousand books|locked in with a book)\b/i, tag: 'literature', shows: /^(?:museum4|skyline|castle)/ },
  { name: 'a waterfall', words: /\b(?:falls|waterfalls?)\b/i, tag: 'nature', shows: /^(?:waterfall|workshop|volcano)/ },
  { name: 'a vineyard', words: /\b(?:vines|vineyards?|wineries)\b/i, tag: 'wine', shows: /^wine/ },
]

describe('a cover', () => {
  it.each(SUBJECTS)('of $name shows it', ({ words, tag, shows }) => {
    const named = all.filter(({ title, tags }) => words.test(title) && (tag === undefined || tags.includes(tag)))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ view }) => !shows.test(view)).map(({ productCode, title, view }) => `${view} ${productCode} ${title}`)).toEqual([])
  })

  it('shows a boat only where one is boarded, and a kayak or a ferry only to those who are in it', () => {
    const wrong = all.filter(({ view, tags }) => /^boat[56]$/.test(view) && !['boat', 'water', 'sport', 'wildlife', 'train', 'castle', 'accessible', 'museum', 'cycling'].some((tag) => tags.includes(tag)))
    expect(wrong.map(({ productCode, view }) => `${view} ${productCode}`)).toEqual([])
  })

  it('shows a glasshouse with a parrot in the north only for one', () => {
    const found = all.filter(({ view, productCode }) => view === 'garden1' && /^(?:LIS|VIE|PAR|LON|KYO|TYO|ROM|FLR|MAD|BER|PRG|BUD|EDI|DUB)-/.test(productCode))
    expect(found.map(({ productCode }) => productCode).sort()).toEqual(['DUB-GLASNEVIN-GLASS', 'LIS-GLASSHOUSE', 'LON-KEW-SEASONS'])
  })
})
