/** Sentences that ask something of another trade whatever words stand in them: 'how does a Dane say good night'. */

const SPEAKER = '(?:you|i|we|they|one|people|locals|someone|somebody|the \\w+|an? \\w+)'
const LANGUAGE =
  '(?:spanish|french|german|italian|japanese|chinese|mandarin|cantonese|latin|portuguese|russian|korean|arabic|hindi|finnish|swedish|norwegian|danish|dutch|greek|turkish|polish|czech|hungarian|romanian|hebrew|vietnamese|thai|swahili|hawaiian|mongolian|ukrainian|english|irish|gaelic|welsh|icelandic|tagalog|farsi|persian|urdu|bengali|another language|other languages)'
const MONEY = '(?:[$£€]\\s?\\d[\\d,.]*|money|cash|funds|(?:[\\w,.]+ ){0,3}?(?:dollars|bucks|pounds|euros|quid|yen|pesos))'
/** Where one goes every day, at home. */
const DAILY =
  "(?:supermarkets?|grocer\\w+|walmart|target|costco|starbucks|mcdonald'?s|burger king|taco bell|gas stations?|petrol stations?|pharmac(?:y|ies)|drug ?stores?|groomers?|vets?|atms?|post office|laundromat|hardware stores?|barber\\w*|hair ?dresser|libraries|library|coffee ?shops?|schools?|church(?:es)?(?= near| by|$)|gyms?|banks?|daycare|(?:pet|shoe|book|liquor|convenience|clothing|electronics|department) stores?|dog \\w+|\\w+ dealer(?:ship)?s?)"

export const ASKED_ELSEWHERE: readonly RegExp[] = [
  // words of a language
  new RegExp(`\\bhow (?:do|does|would|can|could|should|might|to)(?: ${SPEAKER})? (?:say|spell|pronounce|greet|translate)\\b`),
  /\b(?:what|which)(?:'s| is| are)? (?:the |an? |some |other |correct |proper |right |best )*(?:words?|phrases?|expressions?|terms?|translation|spelling|synonym)\b/,
  new RegExp(`\\b(?:say|said|saying|ask|tell|words?|phrases?|expression|call(?:ed)?|mean(?:s|ing)?|translat\\w+|speak|write|written)\\b.{0,60}\\bin ${LANGUAGE}\\b|\\bif (?:i|you|we) (?:were|was|spoke) (?:an? )?(?:in )?(?:${LANGUAGE}|[a-z]+(?:ian|ish|ese|man|an))\\b`),
  /\bhow (?:many )?(?:letters?|syllables|vowels|[a-z]'s) (?:are )?(?:there )?in\b/,
  new RegExp(`^\\W*(?:hello|hi|thanks?(?: you)?|good (?:morning|night|evening|day)|goodbye|please|yes|no|cheers|sorry|excuse me|i love you) in ${LANGUAGE}`),
  // measures
  /\b(?:\d[\d.,]*|how (?:many|much)|an?|one) (?:miles?|km|kilomet\w+|met(?:er|re)s?|feet|foot|inch(?:es)?|yards?|cm|pounds?|lbs?|kilos?|kg|grams?|ounces?|tons?|tonnes?|cups?|pints?|quarts?|gallons?|lit(?:er|re)s?|celsius|fahrenheit|degrees)\b(?: (?:is|are|make))?(?: there)? (?:to|in|into|as) (?:an? )?(?:miles?|km|kilomet\w+|met(?:er|re)s?|feet|foot|inch(?:es)?|yards?|cm|pounds?|lbs?|kilos?|kg|grams?|ounces?|tons?|cups?|pints?|quarts?|gallons?|lit(?:er|re)s?|celsius|fahrenheit)\b/,
  /\b\d+(?:\.\d+)? ?%|\bmph\b|\bwhen do (?:they|the (?:trains|cars)) meet\b|\d ?[-+*=] ?\d+ ?=|\b\d*x ?[-+] ?\d/,
  // money that changes hands
  new RegExp(`\\b(?:send|wire|transfer(?:r?ed|ring)?|zelle|venmo|deposit|withdraw|move|lend|pay) (?:over |me |him |her |them |out )*${MONEY}\\b.{0,30}\\b(?:to|from|into|between|out of)\\b`),
  new RegExp(`\\b${MONEY} (?:be )?(?:transferr?ed|sent|wired|moved|deposited|withdrawn)\\b`),
  /\b(?:how much|what) (?:money )?(?:did|have|has|do) (?:i|we) (?:\w+ )?(?:spend|spent|paid|pay)\b|\b(?:i|we)(?:'ve| have)? (?:\w+ )?(?:spent|spend) (?:a lot|too much|so much|way too much|lots|more|money) (?:of \w+ )?(?:on|at|for)\b(?!.{0,60}\b(?:want|would|cheap|looking|book|plan)\w*)/,
  /\b(?:dollars?|euros?|pounds?|yen|pesos?|rupees?|francs?|currency|money|bucks?|usd|eur|gbp)\b.{0,20}\b(?:worth|get me|buy me|equals?|convert\w*|exchange\w*) (?:in|to|into|for|at)\b|\bworth in (?:us|dollars|euros|pounds)\b|\bexchange rates?\b/,
  /\b(?:buy|sell|trade|price of|invest in|how (?:is|are)) .{0,20}\b(?:shares?|stocks?)\b/,
  /\b(?:house|home|property|housing|real estate|rent(?:al)?) (?:prices?|market|values?)\b|\b(?:send|sending|wire|wiring) (?:money|cash|funds)\b/,
  /\b(?:i|we) (?:was|were|got|been|have been|am being|'ve been) (?:over)?charged\b|\bwhere (?:did|have) (?:i|we) (?:park\w*|put|leave|left)\b/,
  // the house, and what is the matter with it
  /\bhow (?:do|can|to|should|would|could)(?: (?:i|you|we|one))? (?:\w+ )?(?:remove|get rid of|clean|fix|repair|unclog|build|train|tie|install|get .{1,30} (?:out of|off)|grow|treat|cure|paint|sew|wash|iron)\b/,
  // the car
  /\b(?:enough|out of|low on|much|more|need|any) (?:gas|fuel|petrol)\b|\b(?:gas|fuel|petrol) (?:left|to (?:get|drive|make|reach)|in (?:my|the) (?:car|tank))\b/,
  // the weather of these days
  /\bhow (?:hot|cold|warm|humid|windy|chilly|wet) (?:is|will|was) (?:it|the (?:weather|air))\b.{0,40}\b(?:today|tomorrow|tonight|now|outside|currently|this (?:morning|afternoon|evening|week\w*))/,
  // clocks
  /\b(?:hours?(?: of)? difference|difference in time|time (?:difference|zones?)|what time (?:is|was) (?:it|now)|daylight savings?|(?:switch|change) (?:to|the) .{1,30}\btime\b)/,
  /\bwhat do (?:you|they|we|people) call (?!it|them|the (?:tour|trip|boat))/,
  // games, and whoever is to be imitated
  /\b(?:let's|lets|wanna|want to|can we) play\b(?! (?:golf|tennis|padel|paddle|beach))|\b(?:talk|act|sound|speak|make an? \w+) like (?:an? |the )?\w+\W*$|\brock,? paper|\bname (?:my|our|a|the) (?:new )?(?:\w+)\W*$/,
  // shows
  /\b(?:new|next|latest|last|first) (?:season|episode|album|single|series) of\b|\bseason (?:\d|one|two|three)\b|\b(?:to|gonna|going to) win (?:the|this)\b/,
  // living in a place
  /\b(?:cheap|cheaper|expensive|better|good|safe|safer|best|nice|place|like|costs?|hard) to live in\b|\b(?:should|could|can) i (?:move|emigrate|relocate) to\b|\braise (?:kids|children|a family)\b|\brain ?check\b/,
  // sums and children
  /\bsplit (?:the |a )?\D{0,6}\d.{0,24}\b(?:between|among|ways)\b|\bgo to (?:bed|sleep)\b|\bbed ?time\b|\b(?:which|what) breed\b/,
  // the sky and the diary
  /^\W*(?:snow|rain|sunny?|fog\w*|storm\w*|wind\w*|hail|cloud\w*|frost)\b.{0,12}\b(?:today|tomorrow|tonight|later|this (?:morning|afternoon|evening))\b|\bsun(?:rise|set) (?:time|today|tomorrow)|\bam i (?:free|busy|booked)\b|\blatest (?:news )?(?:on|about|from)\b|\b(?:book|movie|film|game) reviews?\b/,
  // lists, companies, sizes
  /^\W*name (?:the|all|some|any|a few|two|three|four|five|six|seven|ten|\d+) (?!.*\b(?:to visit|to see|i could|we could|attractions?|hotels?|beaches|towns?|cities|places|sights|restaurants?|things|museums?)\b)|\bhow many (?:\w+ )?(?:are|is|do i have) left\b|\b(?:start|found|register|run) (?:a|an|my) (?:\w+ )?(?:company|business|charity|startup)\b|\b(?:what|which|shoe|dress) size (?:is|are|do|does)\b|\b(?:ship|deliver)s? to\b/,
  // shops
  /\b(?:buy|order|purchase) (?!(?:a |the |my |our )?(?:flights?|tickets?|trips?|tours?)).{1,30}\bonline\b|\b(?:recurring|repeating) (?:event|meeting|task)s?\b/,
  /\b(?:is|will|was) it (?:gonna |going to |still |be |very |really |so )*(?:chilly|cold|hot|warm|freezing|sunny|cloudy|foggy|icy|muggy|stormy)\b.{0,20}\b(?:today|tonight|now|outside|tomorrow|this (?:morning|afternoon|evening))|\bneed (?:a |an |my )?(?:coat|jacket|umbrella|sweater)\b.{0,20}\b(?:today|tonight|tomorrow)\b/,
  /\b(?:daily|spending|credit|withdrawal|transfer|card) limits?\b/,
  // papers
  /\b(?:standing|money|postal) orders?\b|\bdirect debits?\b|\brenew (?:my|our|an?|the) (?!passport|visa|booking|trip)\w+|\bdriving (?:test|lesson|licen[cs]e)s?\b|\b(?:in|to) parallel\b|\bparallel park/,
  /\b(?:my|our|health|dental|car|auto|life|home|medical) insurance\b|\bhow much tax\b/,
  // errands about the house
  new RegExp(`\\b(?:closest|nearest|near(?:by| me)|close by|around here|in (?:the|my) (?:area|neighbou?rhood)|get to|directions? to|direct me to|way to|find (?:me )?an?|where(?:'s| is| are))\\b(?: \\w+){0,3} ${DAILY}\\b(?! (?:in the hotel|near the hotel))`),
  /\b(?:close|closer|closest|near|nearest|next|far) (?:to |from )?my (?:house|home|church|school|job|apartment|flat|gym)\b/,
  // the one who answers, and its own settings
  /\b(?:call(?:ing)? you|(?:change|make) your (?:name|accent|language|voice|age)|your name (?:to|changed|be)|respond to \w+ instead)\b/,
]
