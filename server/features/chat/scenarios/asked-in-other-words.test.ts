import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { dataOf } from '../../../test/read-chat.ts'

const { tell } = openDesk('other-words')
const REFUSES = /only my own trade|outside what I do|journeys only|guess at that|only be guessing|nothing in writing|do not tell me/

interface Asked {
  name: string
  trip: string
  turns: [said: string, says: RegExp][]
}

const PORTO = 'Porto from 11 to 14 May 2027 for the two of us: food and history'
const BOTH = /^(?:Yes\b.*from \d.* to \d.*then.*from \d|Not both on one day.*from \d)/
const ROME = 'Rome 10 to 13 March 2027, two adults and kids of 5 and 9'
const VIENNA = 'Vienna 3 to 6 June 2027, me and my wife'

const ASKED: Asked[] = [
  { name: 'what they come to, and whether that is more than a sum', trip: PORTO, turns: [['so what would we owe altogether', /€\d+ for the two of you/], ['is that above 100 euros?', /^Yes\b.*more than €100/], ['and would it stay under €90?', /^No\b.*more than €90/]] },
  { name: 'what a head pays for both', trip: PORTO, turns: [['per head for both, what is it?', /€\d+ an adult/]] },
  { name: 'what as many come to as are asked for', trip: VIENNA, turns: [['and how much for all 5', /five of you/]] },
  { name: 'whether both go on one day, with the hours', trip: PORTO, turns: [['could both be done in a single day?', BOTH]] },
  { name: 'whether one is back in time', trip: PORTO, turns: [['would we be back before a 7pm train?', /^(?:Yes\b.*7:00 PM|Not both|No\b)/], ['we have to be on the ship by 11 am, does that work?', /^(?:No|That is too tight)\b/]] },
  { name: 'cancelling, of both, and takes nothing out', trip: PORTO, turns: [['can I cancel on the day itself?', /^(?!Yes)[\s\S]*(?:cancel|back|refund)/i], ['and what do they come to together', /€\d+ for the two of you.* and |.* and .*€\d+ for the two of you/]] },
  { name: 'what nobody has written, without a yes', trip: ROME, turns: [['any changing table there?', /^(?!Yes)[\s\S]*changing table/], ['are there lockers?', /^(?!Yes)[\s\S]*lockers/]] },
  { name: 'an age limit, with the right yes and no', trip: PORTO, turns: [['is there an age limit?', /^(?!Yes, .*any age)(?:Yes|No)\b.*(?:from \d+ years|any age)/]] },
  { name: 'who pays, with the right yes and no', trip: ROME, turns: [['does the smaller one have to pay?', /^Yes\b.*€\d+/], ['do we need a full ticket for the older one?', /^No\b.*€\d+/]] },
  { name: 'a weekday that the trip does not have', trip: PORTO, turns: [['is the first open on Sundays?', /no Sunday/]] },
  { name: 'hotel pick-up', trip: ROME, turns: [['is somebody collecting us at the hotel?', /pick-up/]] },
  { name: 'crutches, a chair and a child in other words', trip: ROME, turns: [['would grandad cope with his crutches?', /wheelchairs or steps/], ['would our nine year old get bored on the first?', /years|age|families/]] },
  { name: 'how good the guide is', trip: PORTO, turns: [['is the guide any good?', /nothing (?:said )?of its guide/]] },
  { name: 'the day of a date', trip: PORTO, turns: [['hang on, is the 12th a Monday?', /^No\b.*12 May is a Wednesday/], ['do we have a Friday?', /14 May/]] },
  { name: 'the way between places, and leaves the trip where it is', trip: PORTO, turns: [['what is the best way to get from Porto to Lisbon?', /route planner/], ['what do they come to together', /€\d+ for the two of you/]] },
  { name: 'hours in all, and a sum that is not so', trip: PORTO, turns: [['how long are both together?', /hours.*in all|Together .*hours/], ['so the first is 10 euros then, right?', /^No\b.*€\d+/]] },
  { name: 'a train to catch', trip: PORTO, turns: [['our train leaves at 5pm on the last day, do we make it?', /^(?:Yes|Not both|No)\b.*Friday 14 May/]] },
  { name: 'which not to miss', trip: PORTO, turns: [["what's the one not to miss?", /\d\.\d|asked for|least/]] },
  { name: 'a discount for the old, of both', trip: ROME, turns: [['do over 65s get money off?', /seniors|from 65/]] },
  { name: 'in German', trip: VIENNA, turns: [['Was kostet das erste?', /^Ich verstehe etwas Deutsch.*€\d+/], ['wie lange dauert das?', /minutes|hours/]] },
  { name: 'in French', trip: VIENNA, turns: [["c'est accessible en fauteuil roulant ?", /wheelchairs or steps|step|wheelchair/]] },
]

describe('a question about what was shown is known in other words too [1.4]', () => {
  it.each(ASKED)('$name', async ({ trip, turns }) => {
    const replies = await tell(trip, ...turns.map(([said]) => said))
    for (const [at, [said, says]] of turns.entries()) {
      const reply = replies[at + 1]
      expect(reply?.text, said).toMatch(says)
      expect(reply?.text, said).not.toMatch(REFUSES)
      expect(reply?.cards, said).toEqual([])
    }
  }, 60_000)
})

describe('what stands in the days of the trip is told when it is asked for [1.4]', () => {
  const selected = [{ day: 1, productCode: 'LIS-TRAM-28', startTime: '09:30' }, { day: 2, productCode: 'LIS-FADO-SUPPER' }]
  it.each([['is my plan too busy?', /day 1 has Tram 28.*day 2 has Fado/], ['what do all the days come to so far?', /€\d+.*(?:Tram 28.*Fado|Fado.*Tram 28)/], ['is anything missing in my plan?', /days are still free/]])('%s', async (say, says) => {
    const replies = await tell('Lisbon from 14 to 17 March 2027, two of us', { say, data: { selected } })
    expect(replies[1]?.text).toMatch(says)
    expect(replies[1]?.cards).toEqual([])
  }, 60_000)
})

describe('a question changes nothing of the trip [1.4]', () => {
  it('leaves days, party, place and budget as they were', async () => {
    const replies = await tell(`${ROME}, max 60 euros per person`, 'does he need an adult ticket there?', 'can we call it off the same day?', 'total?', 'how would one get from Rome to Naples?', 'could we see all of it in a single day?')
    const facts = replies.map(({ parts }) => ({ dates: dataOf(parts, 'extracted-dates')?.extractedDates, facts: dataOf(parts, 'trip-facts') }))
    for (const one of facts) expect(one).toEqual(facts[0])
  }, 60_000)

  it('keeps what it says outright', async () => {
    const replies = await tell(VIENNA, 'there will be five of us now, how much is it in all?')
    expect(replies[1]?.text).toMatch(/five of you/)
  }, 60_000)
})

describe('a wish in other words is followed [1.4]', () => {
  it.each([['bleh'], ['meh'], ['others'], ['nah, not keen on these'], ['hm, nothing for me there']])('shows others for: %s', async (said) => {
    const replies = await tell(PORTO, said)
    expect(replies[1]?.text).not.toMatch(REFUSES)
    expect(replies[1]?.cards.length).toBeGreaterThan(0)
  }, 60_000)

  it('asks which to leave out', async () => {
    const replies = await tell(PORTO, "that's too many, leave one out")
    expect(replies[1]?.text).toMatch(/ or .*[?]/)
  }, 60_000)

  it('takes an assent with a limit for the limit', async () => {
    const replies = await tell(PORTO, 'ok but nothing above two hours')
    expect(replies[1]?.cards.length).toBeGreaterThan(0)
  }, 60_000)
})
