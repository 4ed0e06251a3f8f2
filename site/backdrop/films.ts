/** Titles and crops of the films that the site itself shows; the widget's letterhead has its own. From `media/films.json`. */
export const films = {
  lake: { title: 'Evening on the lake', tall: '29%', line: '68%', rise: '48%', ground: '#815260' },
  fjord: { title: 'Morning in the fjord', tall: '43%', line: '64%', rise: '40%', ground: '#7a8b88' },
  aurora: { title: 'Northern lights over the cabin', tall: '62%', line: '42%', rise: '14%', ground: '#203e3f' },
  terraces: { title: 'Terraces after the rain', tall: '84%', line: '34%', rise: '24%', ground: '#92a276' },
  balloons: { title: 'Balloons at first light', tall: '70%', line: '48%', rise: '6%', ground: '#ad928d' },
  dunes: { title: 'Sundown in the dunes', tall: '78%', line: '52%', rise: '22%', ground: '#8d545b' },
  city: { title: 'The ferry home', tall: '23%', line: '56%', rise: '26%', ground: '#40254c' },
} as const

export type FilmName = keyof typeof films

/** The home rotation, in order. */
export const HOME_FILMS = ['lake', 'fjord', 'aurora', 'terraces', 'balloons'] as const satisfies readonly FilmName[]
