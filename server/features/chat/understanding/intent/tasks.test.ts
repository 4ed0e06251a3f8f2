import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer())
const intentOf = (text: string) => understand({ text, referenceDate: '2026-11-21' }).intent

describe('what is asked of a clever machine is no journey, whatever stands in it', () => {
  it.each([
    'write a sonnet about a rainy day in Lisbon',
    'draft an application for a job as a cook in Vienna',
    'make a running plan for eight weeks, three days a week',
    'create a household budget for a family of four with 3,800 a month',
    'describe how Athens was governed in the fifth century',
    'set up a quiz with 12 questions on European rivers',
    'act as a bartender and teach me about gin',
    'a coach with 48 seats is two thirds full, how many people are in it?',
    'prepare a four course dinner for 7 guests on Saturday',
    'summarise the text below in two sentences',
    'explain inflation to my 9 year old',
    'write an SQL query for all guests who stayed 3 nights',
    'come up with three names for a travel agency that sells trips to Crete',
    'convert the following itinerary into JSON: 3 May Rome, 5 May Florence, 7 May Venice',
    "construct a timeline of Marco Polo's journey from Venice to China",
    'write a review of the restaurant we visited in Nice, five stars',
    'create a bar chart of visitors to Rome, Paris and London',
    'here is a sentence: "My flight to Denver was delayed." Replace Denver with Boston.',
    'give me SEO keywords for a villa rental in Tuscany',
  ])('%s', (text) => expect(intentOf(text)).toBe('other'))

  it.each([
    'write me a plan for three days in Lisbon',
    'act as a tour guide in Vienna',
    'list the sights of Rome in the order of a walk',
    'make a packing list for a week in Norway',
    'is Rome safe for women who travel alone',
    'create an itinerary for a family of four in Madrid',
    'was kann man in Wien machen',
    'we live in Kochi and would take any trip below 2000 dollars',
  ])('but travel is %s', (text) => expect(intentOf(text)).toBe('travel'))
})
