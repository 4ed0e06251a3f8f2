import { expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { kindOf } from '../ranking/index.ts'

const { server, tell } = openDesk('plan-kinds')

/** No more than so many of a kind stand among the first of a plan. */
const MOST = 2
const FIRST = 6

it.each([
  ['of nothing in particular', ''],
  ['of one wish', ', food'],
  ['of two wishes', ', art and walks'],
  ['of three wishes', ', history, food and music'],
])('a plan of every town %s has no more than two of a kind among its first six [1.7]', { timeout: 120_000 }, async (_name, wishes) => {
  const towns = server().deps.destinations.stocked().map(({ name }) => name)
  const broken: string[] = []
  for (const town of towns) {
    const [told] = await tell(`Plan 4 days in ${town} from 10 May 2027 day by day, two of us${wishes}`)
    const kinds = (told?.cards ?? []).slice(0, FIRST).map((card) => kindOf(card))
    for (const kind of new Set(kinds)) if (kinds.filter((one) => one === kind).length > MOST) broken.push(`${town}: ${kinds.join(' ')}`)
  }
  expect(towns.length).toBeGreaterThan(40)
  expect(broken).toEqual([])
})
