/** Nouns and verbs of other trades than travel, by trade. A word stands here when travellers hardly ever say it of a trip. */
const TRADES = [
  // money
  `account accounts acount acounts statement checking overdraft iban bic swift paycheck paychecks payroll payslip salary wage wages payday mortgage mortgages loan loans lender invest investing
  investment investments investor stock stocks dividend dividends broker brokerage portfolio bitcoin crypto ethereum dogecoin tax taxes irs audit chargeback fraud fraudulent scam scammed cvv topup top-up top-ups topping-up
  cheque cheques checkbook chequebook payee beneficiary passcode invoice invoices landlord tenant lease eviction premium deductible pension retirement retire deposit deposits withdrawal withdrawals withdraw transaction
  transactions debited paypal venmo zelle cashback mastercard atm atms bank banks banking banker mortgaged inflation gdp nasdaq bankruptcy savings overdrawn refinance escrow annuity insurer insurance debit
  cryptocurrency direct-debit`,
  // work and its lists
  `boss supervisor coworker coworkers resume cv interviewer job jobs hiring employer employee employees promotion overtime timesheet timesheets pto deadline deadlines spreadsheet spreadsheets excel powerpoint email emails
  e-mail e-mails inbox mailbox memo agenda calendar reminder reminders todo to-do to-dos alarm alarms timer timers stopwatch snooze voicemail voicemails intern internship linkedin standup standups newsletter`,
  // school, sums and words
  `homework essay essays exam exams quiz professor algebra calculus equation equations geometry trigonometry fraction fractions decimal decimals percent percentage multiply multiplied subtract integer logarithm
  derivative theorem hypotenuse perimeter circumference synonym synonyms antonym antonyms adjective adverb verb verbs noun nouns pronoun grammar plural conjugate conjugation spelling spelled vocabulary rhyme rhymes syllable syllables
  alphabet thesaurus dictionary pronunciation pronounce translate translation translates kindergarten semester tuition scholarship gpa diploma physics chemistry biology photosynthesis atom atoms molecule molecules dna
  gravity planet planets galaxy asteroid universe quantum mitochondria algorithm relativity thermodynamics acronym maths math phd`,
  // programs
  `python javascript typescript sql html css regex json api compile compiler debug debugging code coding programming program programmer algorithms database linux docker kubernetes github npm stacktrace div recursion recursive variable
  variables array arrays typeerror nullpointerexception syntax async frontend backend linked chatgpt webpage software firmware ios malware`,
  // the house and its machines
  `thermostat lightbulb lightbulbs lamp lamps bulb bulbs dishwasher washer dryer fridge freezer oven toaster blender vacuum roomba router modem bluetooth printer laptop laptops desktop keyboard tablet iphone android smartphone
  smartphones battery speakers headphones television netflix hulu youtube spotify playlist playlists song songs album albums lyrics singer rapper podcast podcasts audiobook radio volume mute unmute movie movies film films
  sitcom episode episodes thriller thrillers sci-fi actor actress actors celebrity celebrities oscar grammy garage faucet sink leak leaking leaky plumber plumbing electrician handyman carpenter drywall gutter gutters lawn mower laundry
  detergent stain stains carpet couch sofa mattress dishes chores furnace descale machine machines appliance appliances internet earbuds blinds humidifier repaired fixed sprinkler sprinklers doorbell alexa siri cortana ringtone screenshot wallpaper`,
  // sport on a screen
  `score scores playoff playoffs quarterback touchdown superbowl nfl nba nhl mlb standings goalkeeper championship championships defeated pitcher linebacker halftime ufc odds bet bets betting`,
  // the kitchen
  `recipe recipes ingredient ingredients calorie calories carbs carbohydrates protein vitamin vitamins nutrition nutritional cholesterol sodium bake baking baked boil boiled boiling fry frying simmer marinate marinade dough flour yeast
  buttermilk tablespoon tablespoons teaspoon teaspoons ounce ounces leftover leftovers grocery groceries casserole meatloaf preheat saute defrost thaw`,
  // the body
  `headache headaches runny nose nostril throat stomachache fever rash cough coughing flu symptom symptoms dosage dose pill pills prescription prescriptions aspirin ibuprofen antibiotic antibiotics diagnosis diabetes depression workout workouts pushups push-ups situps bmi
  haircut hairdresser barber manicure pimple pimples acne toothache dentist bleeding itch itchy sneezing vomiting metabolism therapist arthritis mole moles wart eczema concussion vertigo`,
  // the car
  `tire tires tyre tyres mpg odometer engine brake brakes windshield mechanic carburetor radiator dealership diesel horsepower gasoline carwash headlight headlights airbag camshaft honda toyota chevy kia hyundai`,
  // law and state
  `lawyer lawyers attorney attorneys lawsuit sue divorce custody notary election elections vote voting voter voters senator senators congress congressman congresswoman governor parliament politics political politician politicians
  democrat democrats republican republicans constitution treaty amendment wars revolution nato jury felony misdemeanor probation`,
  // knowledge
  `invented inventor scientist scientists continent hemisphere equator mammal mammals reptile reptiles amphibian philosopher philosophy mythology nobel evolution explanation octopus tomato penguins`,
  // parcels
  `parcel parcels shipment shipping shipped courier ebay walmart warranty coupon coupons`,
  // fun and fortune
  `joke jokes riddle riddles pun puns horoscope horoscopes zodiac lullaby poem poems haiku limerick lottery dice protests toothpaste tongue-twister trivia coin tune tunes plot protagonist novel novels author authors`,
  // house hunting
  `realtor realtors roommate roommates zillow`,
]

const ELSEWHERE: ReadonlySet<string> = new Set(TRADES.flatMap((words) => words.split(/\s+/)))

/** The words of other trades in a message. */
export function elsewhereWords(words: readonly string[]): string[] {
  return words.filter((word) => ELSEWHERE.has(word))
}
