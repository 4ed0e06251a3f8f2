import type { ErrorCode } from '@meander/sdk/contract/errors'
import { count } from '../index.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen']

export const chat = {
  back: 'Back to Meander',
  itineraries: 'View Itineraries',
  openFull: 'Open the full planner',
  newChat: 'New chat',
  continuing: (lastOfId: string) => `Continuing conversation ${lastOfId}`,
  begin: (place: string | null) => (place ? `Where shall we begin in ${place}?` : 'Where shall we begin?'),
  journey: 'A journey in the making',
  trip: {
    days: (days: number) => `${NUMBERS[days] ?? days} ${days === 1 ? 'day' : 'days'}`,
    months: (months: readonly string[]) => `in ${months.join(' and ')}`,
  },
  log: 'Conversation',
  you: 'You',
  assistant: 'Meander',
  welcome: 'Choose a letter that is half written and fill in the blanks.',
  /** Which language the assistant answers in, where that is not the page's. */
  answersIn: '',
  ownTale: 'or write your own tale',
  earlier: { title: 'Go on with an earlier letter', all: (number: number) => `Show all ${number}` },
  /** Letters half written: what a blank shows, behind a bar what it is called, behind a colon what kind of field it is (`templates/fields.ts`). */
  quests: {
    romantic: {
      title: 'Romantic escape',
      template: 'Plan [a number of|number of days: days] days in [destination] for the two of us, from [date], with [experiences] and a budget of [budget].',
    },
    family: {
      title: 'Family journey',
      template: 'We are [how many|number of people: number] with children of [ages], going to [destination] from [date]. They love [activities]. Our budget is [budget].',
    },
    solo: {
      title: 'Solo journey',
      template: 'A trip on my own to [destination], from [date], on a budget of [budget], with [interests] and time to wander.',
    },
    friends: {
      title: 'With friends',
      template: '[How many|number of friends: number] friends in [destination], from [date], with a budget of [budget]. We want [activities] and late dinners.',
    },
  },
  composer: { label: 'Message', placeholder: 'Share your travel dreams...', send: 'Send', stop: 'Stop', voice: 'Voice Input', noVoice: 'Voice input not supported', lineDown: 'The line is down. Your words are kept.', tooLong: (excess: number) => `Too long to send: please take out ${count(excess, 'character', 'characters')}.` },
  searching: 'Searching for activities and planning your trip...',
  stopped: 'The reply was stopped.',
  arrived: 'Meander has answered.',
  failure: (detail: string) => `I encountered an error processing your request. Please try again. (${detail})`,
  failures: {
    network: 'Network issue',
    /** Whatever else failed, by its code where it has one: what is said of it otherwise is English. Where nothing is said, nobody who speaks for the planner has answered. */
    said: (_code: ErrorCode | undefined, sentence = 'Failed to fetch the chat response.'): string => sentence,
    notFound: 'This conversation does not exist or belongs to somebody else.',
    loading: 'The conversation could not be loaded.',
  },
  loading: 'Fetching your conversation...',
  findings: {
    results: (number: number) => count(number, 'result', 'results'),
    explore: 'Continue exploring',
  },
} as const
