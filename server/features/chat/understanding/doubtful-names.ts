import { wordList } from '../language/word-list.ts'

/** English words that are names of places first: they need no more proof than any other name. */
export const CLEAR_NAMES: ReadonlySet<string> = wordList(
  `anchorage aspen bologna brazil burgundy cairns canton chile cologne delft delhi dolomites essen fez guinea hamburg havana japan java
  liege madras manila mecca morocco muscat naples oxford panama peking perth phoenix pisa shanghai siena sienna surrey tangier trier venice wales
  wellington worthing jersey guernsey cuba rome berlin vienna frankfurt brussels lima peru hague queens highlands badlands`,
)

/** Said in passing, in capitals too: 'CHEERS BUD' goes nowhere near Budapest. */
export const CHAT_WORDS: ReadonlySet<string> = wordList('plz pls bud bro sis dad mum mom msg thx btw asap fyi lol omg idk tho cuz fam hey yay wow ish')

/** Words that the dictionary has as names only, or not at all, and that are said more often in another sense. */
export const MORE_OFTEN_WORDS: ReadonlySet<string> = wordList('chinatown downtown us are medina marina spa tapas ramen halal centro plaza riviera centre theatre harbour mar jan oct nov dec sept santa los las san saint st mets brits brit kann soll hull deal essence corning hi nice riad riads ryokan ryokans onsen haveli dhow felucca cenote cenotes trattoria izakaya')

/** Said in capitals of other things than airports: 'an SUV', 'an NLP course', 'the CEO'. */
export const ABBREVIATIONS: ReadonlySet<string> = wordList(
  `suv nlp rv atv atm gps vip vpn pdf app faq diy ceo cto cfo mba phd usb sim cpr mri hiv abs bbq byo eta etd est pst gmt utc cet api sql css php seo roi kpi
  llc ltd inc vat tsa ngo npo nba nfl nhl mlb mma ufc bbc cnn tba tbd tbc rsvp ada add adhd ocd asd dna rna ivf aka asap id ids pin sms tv dj mc pr hr it ai ml
  gf bf pax min max pts usd eur gbp inr aud cad jpy chf sek nok dkk thb idr vnd myr sgd hkd krw brl mxn zar aed pln czk huf`,
)

/** Thanks, greetings and what else begins an answer in other languages, that are names of towns as well. */
export const COURTESIES: ReadonlySet<string> = wordList('nein doch genau stimmt falsch gracias nada hola merci danke bitte salut ciao grazie prego bonjour obrigado obrigada adios vale claro bueno bien oui dank hallo moin servus tschüss')

/** Names of people that are also names of well-known places: 'with Florence', 'Charlotte and I'. */
export const FIRST_NAMES: ReadonlySet<string> = wordList(
  `adelaide alexandria asia austin brooklyn carmel charlotte chad chelsea chester cody dale dallas denver devon diego douglas eden florence georgia glen
  grant houston hudson india israel jackson jasper jordan kelly kent kingston lancaster lincoln logan london lourdes madison marion marshall mason
  melbourne memphis milan montgomery nelson orlando paris parker phoenix preston regina rio salem santiago savannah siena sofia sydney taylor trenton
  troy tyler valencia verona victoria vienna virginia carolina warren wellington sienna santana`,
)

/** Names of people that are no places: what follows one is a surname. */
export const GIVEN_NAMES: ReadonlySet<string> = wordList(
  `michael abraham john james robert william david richard joseph thomas charles daniel matthew anthony donald steven paul andrew joshua kenneth kevin brian edward ronald timothy jeffrey jacob gary
  nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick raymond dennis jerry mary patricia jennifer linda elizabeth barbara susan jessica sarah karen
  nancy lisa betty margaret sandra ashley kimberly emily donna michelle amanda melissa deborah stephanie rebecca laura cynthia kathleen amy angela anna emma nicole helen samantha katherine
  winston oscar winona britney jack peter simon harry oliver ben tom jim bob bill joe sam dan`,
)
