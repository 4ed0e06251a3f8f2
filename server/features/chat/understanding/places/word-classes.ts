import { wordList } from '../../language/word-list.ts'

/** Small classes of words that tell what a name beside them is for. All in lower case. */
/** Stands between a preposition and a name without changing anything: 'to the beautiful old city of'. */
export const PASSABLE = wordList(
  `the a an my our your this that beautiful sunny lovely gorgeous amazing wonderful great historic old downtown central inner greater metro mainland magical
  north south east west northern southern eastern western northeast northwest southeast southwest upper lower city town village island isle islands region
  area capital state country coast heart centre center outskirts just maybe perhaps probably either both only mostly mainly somewhere anywhere rural
  romantic exotic hot snowy rainy good ol' fabulous stunning dear`,
)
export const TO = wordList('to into towards toward nach в во на до')
export const FROM = wordList('from frm von desde depuis ex outta из від vanuit aus')
export const STAYING = wordList('in around near at inside within across throughout over by outside on along under para en')
export const PASSING = wordList('via thru')
export const AGAINST = wordList('not except without excluding avoid avoiding forget skip skipping scratch scrap nix ditch drop swap swapping swapped trade trading replace replacing change switch switching exchange exchanging than unlike besides minus')
export const VISITING = wordList('visit visiting explore exploring discover discovering tour touring reach reaching experience experiencing revisit hit destination')
/** Weak alone: what one sees, likes or prefers may be anything. */
export const CHOOSING = wordList(
  `see seeing do doing fancy fancying prefer choose choosing thinking try trying consider considering pick want love like about arrive arrives arriving arrival land landing serve serves
  serving including include going go add adding book plan planning enter check`,
)
export const LEAVING = wordList('leave leaves leaving depart departs departing departure exit exiting origin')
/** Who is or does this in a place is there already. */
export const LIVING = wordList('live lives living based located reside residing born raised stuck currently am i\'m im we\'re were\'m are is work working studying home stationed')
export const BEEN = wordList('was were been went lived grew stayed visited worked met studied')
export const SEEN = wordList('visited left seen did done loved hated toured explored saw enjoyed covered')
export const STOPPING = wordList('stopover stopovers layover layovers connection connections connect connecting connects transit changing change stop stops stopping transfer transferring')
export const MOVING = wordList(
  `go goes going fly flies flying flight flights travel travels traveling travelling trip trips head heading headed drive driving train trains bus buses ticket tickets
  move moving get getting come coming back over down up way journey off out cruise ferry tour tours airfare fare fares fly-drive taking take bring return returning roundtrip round-trip
  way transfer cab taxi ride plane shuttle route hop us me him her them people kids family wife husband everyone relocate escape getaway vacation holiday holidays weekend back sail sailing travel
  airline airlines one-way connecting direct nonstop non-stop set fare passage guide road direction directions close closest next transportation it day visit visits drive new invited`,
)
/** What one has, does or wants in a place. */
export const TRIP_NOUNS = wordList(
  `day days night nights week weeks weekend weekends month months holiday holidays vacation stay stays staying trip trips hotel hotels hostel hostels room rooms apartment airbnb
  resort resorts activities activity tours tour tourist food wine restaurant restaurants sights attractions attraction beaches museums things something anything spend spending honeymoon break time flight flights arrive arriving
  arrives land landing lands car cars rental weather itinerary transportation guide guides bar bars cafe nightlife shopping bike place places accommodation lodging eat dinner lunch
  train trains bus ticket tickets fare fares stop event events concert concerts game games festival party wedding conference meeting airport end ending finish finishing start starting begin beginning house villa somewhere b&b motel motels inn visit hike hiking
  interested`,
)
/** People: 'my friend from Leeds', 'my sister Florence'. */
export const PEOPLE = wordList(
  `friend friends wife husband son daughter sister brother mother father mom mum dad boss partner girlfriend boyfriend colleague colleagues cousin uncle aunt family people guy guys girl
  girls man woman person tourist tourists visitors traveller travellers traveler travelers couple team group mate mates parents grandparents niece nephew fiance fiancee buddy someone everyone grandma grandpa
  customer customers email message call news`,
)
export const SAID_OF_PEOPLE = wordList('mr mrs ms miss dr hi hello hey dear named called thanks thank cheers sir lady king queen prince princess st.')
/** After a name these make it something else than a place: an airline, a street, a dish, a bank. */
export const MAKES_ANOTHER = wordList(
  `airlines airways airline air beans nuts script iced tea university college sandwich sandwiches sauce sprouts style bank card
  fc rovers marathon dressing toast fries pepper cheesecake pizza cheese tribune accent dollar dollars kroner lira peso rewards`,
)
/** After a name written with capitals these make it a house. */
export const HOUSES = wordList(
  `hotel hotels inn hilton marriott hyatt sheraton westin resort suites lodge hostel grill cafe café restaurant bistro house palace tower bridge eye wall opera theatre theater pub bar
  bakery kitchen museum gallery cathedral station square park gardens garden stadium arena eatery diner tavern motel club plaza court manor school street st avenue ave road rd blvd boulevard lane times post express united`,
)
/** Before a name these make it a house or a company. */
export const BRANDS = wordList(
  `hotel air bank university college church
  lady miss fort bar café cafe restaurant chez pub king duke earl mayor president`,
)
/** What may stand right behind the name of a place that one goes to. */
export const GOES_ON = wordList(
  `in for from with on next this and or by during at around between starting over to then trip please tomorrow weekend itinerary tour tours vacation holiday if as but via the
  when where we i i'd i'm we're we'd my our again instead too also tonight today leaving departing arriving returning until till before after about within using near under hotel hotels flight flights airport & that which
  or area region city one some sometime soon because so since without via no not is are would be sounds anytime any early late later mid thanks`,
)
