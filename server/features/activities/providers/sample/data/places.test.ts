import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../../../../destinations/index.ts'
import type { DestinationInventory, Experience } from '../product.ts'
import { INVENTORIES } from './index.ts'

/** Two things so near each other that bear one name are one place. */
const SAME_NAME_KM = 0.4
/** Two of a kind so near each other are one thing. */
const SAME_KIND_KM = 0.06
/** Words of titles that name no place. */
const ANYWHERE = new Set('above after before behind below beneath five from hill house into line lines morning night over rain seven street their thirty three twenty under with without world clock'.split(' '))
/** Neighbours that are two all the same. */
const NEIGHBOURS = [
  'AMS-WATERTOREN-SAUNA AMS-NDSM-STRAAT', 'ATH-ACROPOLIS-EIGHT ATH-ACROPOLIS-MUSEUM', 'CUZ-DAWN-PLAZA CUZ-CATHEDRAL-SUPPER', 'FLR-RENAIOLI FLR-SECRET-PALACE', 'BUD-TRAM-TWO BUD-BUDAPEST-CARD',
  'BCN-PICASSO-BORN BCN-MARE-ROOFS', 'FLR-DAVID-EARLY FLR-PIETRE-DURE', 'KYO-UJI-LEAF KYO-NARA-DEER',
]
/** One meets where trains, coaches and boats leave. */
const LEAVES = ['daytrip', 'nature', 'pass', 'bike']

const positionOf = ({ at: [latitude, longitude] }: Experience) => ({ latitude, longitude })
const namesIn = (title: string) => new Set(fold(title.replaceAll('’s', '')).split(' ').filter((word) => word.length > 3 && !ANYWHERE.has(word)))

function pairsOf({ experiences }: Pick<DestinationInventory, 'experiences'>): [Experience, Experience][] {
  return experiences.flatMap((one, index) => experiences.slice(index + 1).map((other): [Experience, Experience] => [one, other]))
}

function isTwice([one, other]: [Experience, Experience]): boolean {
  const apart = kilometresBetween(positionOf(one), positionOf(other))
  const shared = [...namesIn(one.title)].some((word) => namesIn(other.title).has(word))
  const isOneKind = one.outing === other.outing && !LEAVES.includes(one.outing)
  return (apart < SAME_NAME_KM && shared) || (apart < SAME_KIND_KM && isOneKind)
}

const twiceIn = (inventory: Pick<DestinationInventory, 'experiences'>) =>
  pairsOf(inventory).filter(isTwice).map(([one, other]) => `${one.code} ${other.code}`).filter((pair) => !NEIGHBOURS.includes(pair))

describe('a destination', () => {
  it.each(INVENTORIES)('$placeId has no place twice', (inventory) => expect(twiceIn(inventory)).toEqual([]))

  it('with a place twice, under two codes and a few steps apart, is found out', () => {
    const [lisbon] = INVENTORIES.filter(({ placeId }) => placeId === 'lisbon-pt')
    const [first, ...others] = lisbon?.experiences ?? []
    if (first === undefined) throw new Error('Lisbon is empty.')
    const again = { ...first, code: 'LIS-AGAIN', title: `${first.title.split(' ').slice(0, 3).join(' ')} once more`, at: [first.at[0] + 0.0005, first.at[1]] } as const
    expect(twiceIn({ experiences: [first, ...others, again] })).toEqual([`${first.code} LIS-AGAIN`])
  })
})
