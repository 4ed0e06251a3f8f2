import type { carrying as en } from '../en/carrying.ts'
import type { Texts } from '../index.ts'

export const carrying: Texts<typeof en> = {
  noMore: {
    up: 'Kein früherer Beginn an diesem Tag',
    down: 'Kein späterer Beginn an diesem Tag',
    left: 'Kein früherer Tag mit einem Beginn',
    right: 'Kein späterer Tag mit einem Beginn',
  },
  passed: (closed) => `Übergangen: ${closed}`,
  closed: (closed) => `Nicht möglich: ${closed}`,
  andMore: (closed, more) => `${closed} und ${more} weitere`,
}
