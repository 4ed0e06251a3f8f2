import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Line } from '../../../test/travel-desk.ts'

/** A conversation, and what its replies have to say: by their place, from the end where negative. */
interface Scenario {
  name: string
  lines: Line[]
  says: Record<number, RegExp>
  never?: RegExp[]
}

const LISBON = 'Four days in Lisbon from 14 March 2027, two of us, we like food and history'

const SCENARIOS: Scenario[] = [
  // Asking, and never asking again.
  { name: 'asks where when nothing is known', lines: ['I need a holiday'], says: { 0: /\?/ } },
  { name: 'asks when once the place is known', lines: ['Lisbon'], says: { 0: /when are you going|which days/i } },
  { name: 'asks who once the days are known', lines: ['Lisbon, 14 to 17 March 2027'], says: { 0: /how many of you|who is coming/i } },
  { name: 'asks for wishes last', lines: ['Lisbon, 14 to 17 March 2027, two of us'], says: { 0: /be about|like most/i } },
  { name: 'asks nothing more once all is said', lines: [LISBON], says: { 0: /Lisbon/ }, never: [/\?/] },
  { name: 'does not ask again what was not answered', lines: ['Rome', 'something with art', 'more', 'and food'], says: { 0: /when are you going|which days/i } },
  { name: 'plans at once from one long message', lines: ['We are a couple from Leeds dreaming of Kyoto, 6 to 9 April 2027, gardens and temples, about 900 euros in total'], says: { 0: /Kyoto.*April[\s\S]*€/ } },
  { name: 'takes a bare number for the party', lines: ['Porto 4 to 6 May 2027', 'four'], says: { 1: /four/i } },
  { name: 'keeps what it knows over many turns', lines: ['Vienna', '3 days from 10 June 2027', 'two of us', 'music', 'more', 'no museums', 'thanks', 'something cheaper', 'more', 'what about the evening?', 'bye', 'ok'], says: { 1: /10|12 June/ }, never: [/where would you like/i] },
  // What blocks, and the nearest that does not.
  { name: 'says when a season is closed', lines: ['Northern lights in Reykjavik, 12 to 14 July 2027, two of us'], says: { 0: /northern lights[\s\S]*out of season[\s\S]*(?:August|September)/i } },
  { name: 'says when the budget is too small', lines: ['Lisbon 14 to 16 March 2027, two of us, 3 euros each'], says: { 0: /€3\b[\s\S]*€\d+/ } },
  { name: 'says when the party is too large, and how to split it', lines: ['Lisbon on 14 March 2027, we are 150 people'], says: { 0: /150[\s\S]*groups/ } },
  { name: 'says when only a wish is too large a party', lines: ['Lisbon, 14 to 16 March 2027, 60 of us, food'], says: { 0: /food[\s\S]*60[\s\S]*groups/ } },
  { name: 'says when a place is on no map', lines: ['A week in Mos Eisley'], says: { 0: /Mos Eisley/ }, never: [/Atlanta/] },
  { name: 'says when nothing is sold there, with the nearest that is', lines: ['A long weekend in Coimbra'], says: { 0: /nearest place where I have things to do is \w+, about \d+ km/ } },
  { name: 'takes yes for the place it offered', lines: ['A long weekend in Coimbra', 'yes please'], says: { 0: /nearest place where I have things to do is/, 1: /a person|each/ } },
  { name: 'names another place when asked on', lines: ['A long weekend in Coimbra', 'two of us', 'somewhere else?', '4 to 6 May 2027'], says: { 0: /nearest place where I have things to do is/, 1: /Noted|noted/, 2: /nearest after that is/ } },
  { name: 'says when a day is not in the calendar', lines: ['Tokyo from 31 February 2027'], says: { 0: /31 February.*not in the calendar/i } },
  { name: 'says when a place has no such thing', lines: ['Northern lights in Lisbon, 3 to 5 June 2027, two of us'], says: { 0: /no northern lights/i } },
  { name: 'says when dates lie beyond what can be booked', lines: ['Lisbon 14 to 16 March 2031, two of us'], says: { 0: /no free start|Nothing in Lisbon has a free start/ } },
  { name: 'says when what is not wanted leaves nothing', lines: ['Only nightlife in Barcelona, 3 to 5 June 2027, two of us', 'no nightlife please'], says: { 1: /nightlife/ } },
  // Questions about what was shown.
  { name: 'answers whether one is accessible', lines: [LISBON, 'is the second one wheelchair accessible?'], says: { 1: /wheelchair|access/i } },
  { name: 'answers how long one takes', lines: [LISBON, 'how long is the first one?'], says: { 1: /hours|minutes/ } },
  { name: 'answers by a word of the title', lines: ['Lisbon fado 14 to 17 March 2027 for two', 'how long is the fado?'], says: { 1: /Fado.*2 hours|2 hours.*Fado/ } },
  { name: 'answers what is included', lines: [LISBON, "what's included in the first one?"], says: { 1: /includes|comes with/ } },
  { name: 'answers whether it can be cancelled', lines: [LISBON, 'can I cancel?'], says: { 1: /free cancellation|refund/i } },
  { name: 'answers where one meets', lines: [LISBON, 'where do we meet for the third one?'], says: { 1: /meet|starts at/ } },
  { name: 'answers what one costs', lines: [LISBON, 'how much is the first one?'], says: { 1: /€\d/ } },
  { name: 'answers what language is spoken', lines: [LISBON, 'is the first one in Spanish?'], says: { 1: /Spanish|guide/ } },
  { name: 'answers in a language that nobody speaks there', lines: [LISBON, 'does the first one have a guide who can speak Korean?'], says: { 1: /not in Korean|no Korean|language of a guide/ } },
  { name: 'answers from what age', lines: [LISBON, 'can kids come to the first one?'], says: { 1: /children|age|youngest/ } },
  { name: 'answers when one starts', lines: [LISBON, 'what time does the first one start?'], says: { 1: /\d:\d\d [AP]M/ } },
  { name: 'answers how many go together', lines: [LISBON, 'what is the group size of the first one?'], says: { 1: /\d+|largest group|largest|group/ } },
  { name: 'tells more about one', lines: [LISBON, 'tell me more about the second one'], says: { 1: /On the way|takes/ } },
  { name: 'keeps to the one spoken of', lines: [LISBON, 'how long is the second one?', 'and how much is it?'], says: { 2: /€\d/ } },
  { name: 'compares for children', lines: [LISBON, 'which is better for kids?'], says: { 1: /children|families/ } },
  { name: 'compares by price', lines: [LISBON, 'which one is cheapest?'], says: { 1: /cheap.*€\d+.*€\d+/ } },
  { name: 'compares by length', lines: [LISBON, 'which of these is shortest?'], says: { 1: /short.*hours.*(?:hours|day)|level|nothing between/ } },
  { name: 'compares two by rating', lines: [LISBON, 'compare the first and the second'], says: { 1: /rated (?:higher \()?\d\.\d|rating/ } },
  { name: 'is not turned round by a question', lines: [LISBON, 'is the first one good for kids?', 'more'], says: { 2: /€/ }, never: [/for the children|children in mind/] },
  // Refinements.
  { name: 'finds cheaper ones', lines: [LISBON, 'something cheaper'], says: { 1: /€\d/ } },
  { name: 'finds shorter ones', lines: [LISBON, 'anything shorter?'], says: { 1: /hour|minutes/ } },
  { name: 'finds others', lines: [LISBON, 'something else please'], says: { 1: /€\d/ } },
  { name: 'finds more like one', lines: [LISBON, 'more like the first one'], says: { 1: /€\d/ } },
  { name: 'finds near ones', lines: [LISBON, 'anything closer to the first one?'], says: { 1: /€\d/ } },
  { name: 'finds evenings', lines: [LISBON, 'what about the evening?'], says: { 1: /evening[\s\S]*PM/ }, never: [] },
  { name: 'finds what is good in the rain', lines: [LISBON, 'what if it rains?'], says: { 1: /rain|wet/i } },
  { name: 'keeps to hours that were set', lines: [LISBON, 'nothing before 11 please', 'more'], says: { 1: /hours/ } },
  { name: 'leaves out what is not wanted', lines: ['Berlin 3 to 6 June 2027 for two, history', 'no museums'], says: { 1: /museums/ } },
  { name: 'finds for a wheelchair', lines: ["I use a wheelchair: Berlin, 3 to 5 June 2027, just me"], says: { 0: /wheelchair/ } },
  // What is neither: no three more cards for a shrug.
  { name: 'says where one books', lines: [LISBON, 'book the first one'], says: { 1: /Book/ }, never: [/worth your time/] },
  { name: 'sells no beds', lines: [LISBON, 'can you book a hotel?'], says: { 1: /[Bb]ook|[Bb]eds|sell/ }, never: [/worth your time/] },
  { name: 'says what it does not know', lines: [LISBON, 'is it far to walk?'], says: { 1: /operator|in writing|guessing|do not know|not graded/ } },
  { name: 'gives time to who hesitates', lines: [LISBON, 'hmm', 'I am not sure'], says: { 1: /Lisbon/ }, never: [/worth your time/] },
  { name: 'sums what it named', lines: [LISBON, 'how much is that in total?'], says: { 1: /€\d+ for the two of you/ } },
  { name: 'tries a word that it has no name for', lines: ['Dubai 4 to 6 January 2027, six of us', 'desert'], says: { 1: /AED/ } },
  // The trip changes.
  { name: 'moves to another town', lines: [LISBON, 'actually Porto'], says: { 1: /Porto/ } },
  { name: 'grows by days and keeps the rest', lines: [LISBON, 'make it six days'], says: { 1: /Six days[\s\S]*(?:18|19) March/ } },
  { name: 'counts who joins', lines: [LISBON, 'there are four of us now'], says: { 1: /four/i } },
  { name: 'takes a budget in another currency', lines: ['Lisbon 14 to 17 March 2027 two of us food', 'our budget is 700 dollars'], says: { 1: /about \$\d+[\s\S]*\$700/ } },
  { name: 'fits the budget by leaving out the dearest', lines: ['London 20 to 23 May 2027, two of us, history, 150 pounds in total'], says: { 0: /£150/ }, never: [/over your/] },
  { name: 'goes to several towns in order', lines: ['Paris and then Amsterdam for 8 days from 3 June 2027, two of us'], says: { 0: /Paris, 3 to 6 June[\s\S]*Amsterdam, 7 to 10 June/ } },
  { name: 'goes to towns of a country', lines: ['Italy for 10 days from 12 September 2027, two of us, art'], says: { 0: /12 to 16 September[\s\S]*17 to 21 September/ } },
  // Families.
  { name: 'takes children along', lines: ['Rome 10 to 13 May 2027 with my wife and kids 6 and 9'], says: { 0: /children/ }, never: [/wine tasting/i] },
  // Talk.
  { name: 'greets, thanks, says goodbye', lines: ['hello', 'who are you?', LISBON, 'thanks, lovely', 'thank you', 'bye'], says: { 1: /travel desk/, 3: /Lisbon/ } },
  { name: 'declines what is no travel matter', lines: ['what is the square root of 81?', LISBON, 'write me a poem about my boss'], says: { 0: /trip|journey/, 2: /Lisbon/ } },
  { name: 'says what is saved when nothing is', lines: ['what have I saved?'], says: { 0: /saved|empty/ } },
  { name: 'finds no two ways to say hello', lines: ['hello', 'hello', 'hello', 'hello', 'hello', 'hello'], says: { 0: /./ } },
  { name: 'thanks for thanks without end', lines: [LISBON, ...Array.from({ length: 11 }, () => 'thanks')], says: { 11: /./ } },
  { name: 'goes on as long as it is asked', lines: [LISBON, 'more', 'more', 'more', 'more', 'more', 'more', 'more', 'more', 'more', 'more', 'more'], says: { 1: /€/ } },
]

const { tell } = openDesk('conversations')

describe('a conversation keeps the rules of the desk and says what it has to [1.4, 1.5, 1.6, 1.7, 1.9]', () => {
  it.each(SCENARIOS)('$name', async ({ lines, says, never = [] }) => {
    const replies = await tell(...lines)
    expect(replies.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'error'))).toEqual([])
    for (const [at, words] of Object.entries(says)) expect(replies.at(Number(at))?.text, `reply ${at}`).toMatch(words)
    for (const words of never) for (const { text } of replies) expect(text).not.toMatch(words)
  }, 60_000)
})
