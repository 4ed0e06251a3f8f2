import { type Activity } from '@meander/sdk/contract/activities'
import { describe, expect, it } from 'vitest'
import { activity } from '../../test/activities.ts'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { tram, withActivities, words } from '../../test/show-activities.tsx'
import { ActivitiesPanel } from './ActivitiesPanel.tsx'

const here = withActivities()

describe('the panel', () => {
  const panel = (state: { state: 'loading'; activities: Activity[] } | { state: 'ready'; activities: Activity[]; destination: string | null }, folded = false) => {
    const done: string[] = []
    here.show(<ActivitiesPanel state={state} folded={folded} activities={here.at.activities} onClose={() => done.push('close')} onViewTrip={() => done.push('trip')} />)
    return done
  }

  it('shows each product once, under its title and the destination [2.120, 2.121, 2.123, 2.125, 2.127]', async () => {
    const done = panel({ state: 'ready', activities: [tram, activity('B'), tram], destination: 'Lisbon' })
    await findSoon(here.view.root, 'heading', 'Activities')
    expect(findAll(here.view.root, 'article')).toHaveLength(2)
    expect(words(here.view.root.querySelector('header') as Element, 'p')).toEqual(['Lisbon'])
    find(here.view.root, 'button', 'View Your Trip').click()
    find(here.view.root, 'button', 'Close').click()
    expect(done).toEqual(['trip', 'close'])
  })

  it('marks the card that a list of contents points at, and points at it in turn', async () => {
    panel({ state: 'ready', activities: [tram, activity('B')], destination: null })
    const [first, second] = await waitFor(() => {
      expect(findAll(here.view.root, 'article')).toHaveLength(2)
      return findAll(here.view.root, 'article')
    })
    here.at.activities.$pointed.set('B')
    await waitFor(() => expect([first, second].map((card) => card?.classList.contains('hover'))).toEqual([false, true]))
    first?.dispatchEvent(new PointerEvent('pointerenter'))
    expect(here.at.activities.$pointed.get()).toBe('TRAM')
  })

  it('is ready to explore when it is empty [2.128, 2.129]', async () => {
    panel({ state: 'ready', activities: [], destination: null })
    await findSoon(here.view.root, 'heading', 'Ready to explore')
    expect(here.view.box.textContent).toContain('Start planning your next adventure...')
  })

  it('tells how it stands where cards have no room, and nothing once they stand in the letter', async () => {
    panel({ state: 'ready', activities: [tram], destination: 'Lisbon' }, true)
    await waitFor(() => expect(here.view.box.textContent).toBe(''))
    here.view.destroy()
    panel({ state: 'ready', activities: [], destination: null }, true)
    await findSoon(here.view.root, 'heading', 'Ready to explore')
    here.view.destroy()
    panel({ state: 'loading', activities: [] }, true)
    await findSoon(here.view.root, 'heading', 'Finding Amazing Activities')
    expect(here.view.root.querySelector('.ghost')).toBeNull()
  })

  it.each(['ready', 'loading'] as const)('closes where cards have no room, %s as it is [2.125]', async (state) => {
    const done = panel({ state, activities: [], destination: null }, true)
    ;(await findSoon(here.view.root, 'button', 'Close')).click()
    expect(done).toEqual(['close'])
  })

  it('says what it is looking for while it loads [2.130, 2.131]', async () => {
    panel({ state: 'loading', activities: [] })
    await findSoon(here.view.root, 'heading', 'Finding Amazing Activities')
    expect(find(here.view.root, 'status').textContent).toBe('Discovering the best experiences for your journey...')
  })

  it('shows what has come already above it, so that no card moves when all is there', async () => {
    panel({ state: 'loading', activities: [tram, activity('B')] })
    const looking = await findSoon(here.view.root, 'heading', 'Finding Amazing Activities')
    const cards = findAll(here.view.root, 'article')
    expect(cards).toHaveLength(2)
    expect(cards[1] && cards[1].compareDocumentPosition(looking) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(here.view.root.querySelector('.ghost')).toBeNull()
  })
})
