/** Where one goes, and the form that starts a plan. */
export const destinations = {
  suggestions: 'Destinations',
  /** Their licence (CC BY 4.0) asks for it. */
  credit: 'Place names: GeoNames, CC BY 4.0',
  none: (typed: string) => `No destinations found for "${typed}"`,
  found: (count: number) => (count === 1 ? '1 destination found' : `${count} destinations found`),
  plan: {
    title: 'Plan Your Adventure',
    where: 'Where are you going?',
    whereExample: 'A city, an island, a coast',
    when: 'When are you traveling?',
    whenExample: 'Choose your dates',
    what: 'What interests you?',
    whatExample: 'Gardens, old trains, eating well',
    cancel: 'Cancel',
    start: 'Start Planning',
    /** The plan as the traveller would write it. */
    asks: (place: string, dates: { from: string; to: string } | null) => {
      if (dates === null) return `Plan a trip to ${place}.`
      return dates.from === dates.to ? `Plan a trip of one day to ${place} on ${dates.from}.` : `Plan a trip to ${place} from ${dates.from} to ${dates.to}.`
    },
    asksFor: (interests: string) => `I am interested in ${interests}.`,
  },
} as const
