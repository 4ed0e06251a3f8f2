import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import { mountView } from '../test/mount-planner.tsx'
import { waitFor } from '../test/queries.ts'
import { useIs } from './use-is.ts'

it('draws anew only what becomes it and what was it', async () => {
  const $pointed = atom<string | null>('TRAM')
  const drawn = vi.fn()
  function Card({ code }: { code: string }) {
    const pointed = useIs($pointed, code)
    drawn(code)
    return <p className={pointed ? 'hover' : undefined}>{code}</p>
  }
  const view = mountView(['TRAM', 'SAIL', 'FADO', 'SINTRA'].map((code) => <Card key={code} code={code} />))
  const marked = () => [...view.box.querySelectorAll('.hover')].map(({ textContent }) => textContent)
  expect(marked()).toEqual(['TRAM'])
  await waitFor(() => expect($pointed.lc).toBe(4))
  drawn.mockClear()
  $pointed.set('FADO')
  await waitFor(() => expect(marked()).toEqual(['FADO']))
  expect(drawn.mock.calls.flat().toSorted()).toEqual(['FADO', 'TRAM'])
  view.destroy()
})
