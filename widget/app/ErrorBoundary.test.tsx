import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountView } from '../test/mount-planner.tsx'
import { find, findSoon, waitFor } from '../test/queries.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

describe('the error boundary', () => {
  let broken = true
  let view: ReturnType<typeof mountView>
  const told: string[] = []
  let refreshed = 0

  function Screen() {
    if (broken) throw new Error('the ink ran out')
    return <p>A letter</p>
  }

  beforeEach(() => {
    broken = true
    told.length = 0
    refreshed = 0
    vi.spyOn(console, 'error').mockImplementation(() => {})
    view = mountView(
      <ErrorBoundary onError={({ message }) => told.push(message)} onRefresh={() => (refreshed += 1)}>
        <Screen />
      </ErrorBoundary>,
    )
  })
  afterEach(() => view.destroy())

  it('says what happened and that it has been logged, and logs it [2.345, 2.346]', async () => {
    await findSoon(view.box, 'heading', 'Something went wrong')
    expect(find(view.box, 'alert').textContent).toContain('The error has been logged.')
    expect(told).toEqual(['the ink ran out'])
    expect(console.error).toHaveBeenCalled()
  })

  it('renders the screen anew on Try Again [2.347]', async () => {
    broken = false
    ;(await findSoon(view.box, 'button', 'Try Again')).click()
    await waitFor(() => expect(view.box.textContent).toBe('A letter'))
  })

  it('refreshes the page on Refresh Page [2.348]', async () => {
    ;(await findSoon(view.box, 'button', 'Refresh Page')).click()
    expect(refreshed).toBe(1)
  })
})
