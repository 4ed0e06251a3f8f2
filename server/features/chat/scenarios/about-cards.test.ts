import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { dataOf } from '../../../test/read-chat.ts'

/** What is asked of the cards of one trip, one question after the other, and what each answer has to say. */
interface Asked {
  name: string
  /** A question and what its answer has to say. */
  turns: [question: string, says: RegExp][]
  never?: RegExp
}

const TRIP = 'Porto from 11 to 14 May 2027 for the two of us: food, history and a boat'

const ASKED: Asked[] = [
  // Which card is meant.
  { name: 'by its place, alone or in a question', turns: [['and the second?', /takes|goes like this/], ['number one then', /takes|goes like this|starts at/], ['is the last one any good?', /\d\.\d/]] },
  { name: 'by a word of its title', turns: [['tell me about the salt pans', /Salt pans/], ['how long does the sardine take?', /sardine.*(?:minutes|hours)/]] },
  { name: 'by what it is', turns: [['does the boat one have an age limit?', /Salt pans.*age/], ['how much is the shortest one?', /€\d/]] },
  { name: 'by the price or the length of it', turns: [['can you tell me more about the cheapest?', /costs €\d/], ['is the longer one wheelchair friendly?', /wheelchair|access/i]] },
  { name: 'by it, which was spoken of last', turns: [['where does the second one start?', /starts at|meets at/], ['and how long does it take?', /^\S.*(?:takes|lasts) (?:\d|one|a full)/], ['what does it cost for both of us?', /€\d+.*the two of you|€\d/]] },
  { name: 'and never takes an ordinal for a day of the month', turns: [['the third sounds nice', /card/], ['what is the difference between the first and the second?', /€\d+ against/], ['something else, please', /1[1-4] May|Tuesday|Wednesday|Thursday|Friday|May/]], never: /\b[123] May\b/ },
  // The answer first.
  { name: 'says yes or no to a day of the trip', turns: [['does the first one run on Wednesday?', /^(?:Yes|No)\b.*Wednesday 12 May/], ['and is it open on the 13th?', /^(?:Yes|No)\b.*13 May/]] },
  { name: 'says yes or no to a day outside the trip', turns: [['would the first one be possible on 20 May?', /^(?:Yes|No)\b.*20 May/], ['is it open on Christmas Day?', /^(?:Yes|No)\b.*25 December/], ['is it available on 3 May 2030?', /^No\b.*(?:not open for booking yet|does not run|no start).*3 May/]] },
  { name: 'stays with the days of the trip after such a question', turns: [['is the first one available on 20 May?', /20 May/], ['anything shorter?', /^(?![\s\S]*(?:20|21) May)/]] },
  { name: 'says whether one has to book', turns: [['should we book ahead for the first one?', /^Yes\b.*(?:booked ahead|places?)/]] },
  { name: 'says whether something is included', turns: [['is lunch included in the first one?', /^(?:Yes|No)\b.*(?:lunch|includes)/i], ['are drinks part of the price?', /^(?:Yes|No)\b/i], ['does the second come with hotel pick-up?', /^(?:Yes|No)\b.*pick-up/i]] },
  { name: 'says whether it can be cancelled free of charge', turns: [['free cancellation on the first?', /^Yes\b.*free of charge|^Yes\b.*cancel|^No\b/], ['can we get a refund?', /free cancellation|back/]] },
  { name: 'says whether it costs anything', turns: [['is the first one free?', /^No\b.*€\d+/], ['is it free on Thursday?', /^(?:Yes|No)\b.*13 May/]] },
  { name: 'says when it starts on a day', turns: [['what time does the first one start on the 12th?', /12 May.*(?:[AP]M|room)|12 May/]] },
  { name: 'says it of a single word', turns: [['wheelchair?', /wheelchair/i], ['pick-up?', /pick-up/i], ['kids?', /age|children|years/i]] },
  { name: 'says from what age, by the age that is asked', turns: [['can a 3 year old come along on the first one?', /^(?:Yes|No)\b.*(?:age|under|from|years)/], ['is the second suitable for teenagers?', /^(?:Yes|No)\b/]] },
  { name: 'says plainly what nobody has told', turns: [['is there a dress code for the first one?', /operator|in writing|guessing/], ['is the first one good for someone who gets seasick?', /operator|in writing|guessing/], ['is it very crowded?', /do not know|cannot tell|Nobody has told/], ['how strenuous is it?', /not graded/]] },
  { name: 'says what a word alone can only ask', turns: [['price', /€\d/], ['included', /includes|comes with|;|: /], ['meeting point please', /Matosinhos/]] },
  { name: 'goes on with what was asked of another', turns: [['how long is the first one?', /takes|lasts/], ['and the second?', /takes|lasts/]] },
  { name: 'says whether it starts before an hour, and when it is over', turns: [['does the first one start before 8?', /^No\b.*earliest/], ['what time does the second one finish?', /(?:over|ends) at \d/]] },
  { name: 'says that there is no such card', turns: [['the sixth one of those', /takes|costs|goes like this|None of those|which you mean|none of the ones above/], ['tell me about the opera', /goes by that name|none of the ones above|cannot tell which/]] },
  { name: 'says whether there is a lift or a guide', turns: [['is there a lift in the first one?', /access|steps|wheelchair|listed|lift/i], ['is there a guide?', /guide/i]] },
  // Comparisons.
  { name: 'for children', turns: [['which of them suits children best?', /best for children|better for children|made for children|with children/]] },
  { name: 'by price, for the party', turns: [['which is the cheapest?', /cheap.*€\d+.*€\d+/]] },
  { name: 'by cancellation', turns: [['which ones have free cancellation?', /free cancellation/]] },
  { name: 'by length', turns: [['which takes longest?', /long.*(?:hours|minutes|day)|nothing between|level/]] },
  { name: 'by what is included', turns: [['do any of them include lunch?', /lunch/]] },
  { name: 'by the hour', turns: [['which of them starts later?', /starts l(?:ater|ast).*[AP]M.*[AP]M|nothing between|level/]] },
  { name: 'two by their numbers, with the difference first', turns: [['the first from the second?', /against|nothing between|no difference/], ['and compare 1 and 2', /costs less for the two of you \(€\d+ against €\d+\)/], ['which of the two is rated higher?', /\d\.\d from [\d,]+ travellers.*\d\.\d from/]] },
  { name: 'all of them side by side', turns: [['compare them please', /against/]] },
  // A choice with a reason.
  { name: 'chooses with a reason out of the inventory', turns: [['which one would you go for?', /(?:rated \d\.\d by|you asked for|costs the least)/], ["I can't decide, you choose", /\d\.\d|asked for|least/]] },
  { name: 'takes what was chosen by its card', turns: [["let's take the second one", /card/], ['how do I book it?', /operator/]] },
]

const { tell } = openDesk('about-cards')

it('leaves the dates of the trip as they were, for the interface too', async () => {
  const replies = await tell(TRIP, 'is the first one available on 20 June?', 'and the second one?')
  const dates = replies.map(({ parts }) => dataOf(parts, 'extracted-dates')?.extractedDates)
  expect(dates.map((one) => one?.startDate)).toEqual(['2027-05-11', '2027-05-11', '2027-05-11'])
})

it('says a thing again, the first time with its name as it is written', async () => {
  const replies = await tell(TRIP, ...Array.from({ length: 5 }, () => 'how long is the first one?'))
  expect(replies[1]?.text).toMatch(/How a sardine is wrapped.*75 minutes/)
  for (const { text } of replies.slice(2)) expect(text).toMatch(/75 minutes/)
})

describe('a question about a card is answered for that card, first and without another search [1.4, 1.7]', () => {
  it.each(ASKED)('$name', async ({ turns, never }) => {
    const replies = await tell(TRIP, ...turns.map(([question]) => question))
    for (const [at, [question, says]] of turns.entries()) {
      const reply = replies[at + 1]
      expect(reply?.text, question).toMatch(says)
      if (!/\b(?:else|shorter)\b/.test(question)) expect(reply?.cards, question).toEqual([])
    }
    if (never !== undefined) for (const { text } of replies) expect(text).not.toMatch(never)
  }, 60_000)
})
