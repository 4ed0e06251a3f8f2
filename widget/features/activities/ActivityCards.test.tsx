import type { Emit } from '@meander/sdk/events'
import { describe, expect, it } from 'vitest'
import { activity } from '../../test/activities.ts'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { tram, withActivities, words } from '../../test/show-activities.tsx'
import { ActivitiesSheet } from './ActivitiesSheet.tsx'
import { ActivityGrid } from './ActivityGrid.tsx'
import { OriginContext } from '../../kit/ui/index.ts'
import { ActivityPrint } from './ActivityPrint.tsx'

const here = withActivities()

describe('the compact card', () => {
  it('shows picture, rating, title, place and price [2.132, 2.134, 2.135, 2.136, 2.137, 2.186, 1.24]', async () => {
    here.show(<ActivityPrint activity={tram} activities={here.at.activities} number={2} />)
    const card = await findSoon(here.view.root, 'article')
    expect(card.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/1.jpg')
    expect(words(card, '.rating')).toEqual(['4.8'])
    expect(words(card, '.number')).toEqual(['2'])
    expect(words(card, 'h3')).toEqual(['Tram 28 and Alfama on foot'])
    expect(words(card, '.where')).toEqual(['Alfama, Lisbon$42 per person'])
    expect(card.textContent).toContain('Sample inventory')
  })

  it('says why it was chosen, where the desk has said so', async () => {
    here.show(<ActivityPrint activity={{ ...tram, reason: 'Walks, and no hill to climb' }} activities={here.at.activities} />)
    expect(words(await findSoon(here.view.root, 'article'), '.reason')).toEqual(['Walks, and no hill to climb'])
    here.view.destroy()
    here.show(<ActivityPrint activity={tram} activities={here.at.activities} />)
    expect(words(await findSoon(here.view.root, 'article'), '.reason')).toEqual([])
  })

  it('shows another picture where its own is missing or fails [2.133, 8.75]', async () => {
    here.show(<ActivityPrint activity={tram} activities={here.at.activities} />)
    const image = await waitFor(() => here.view.root.querySelector('img') ?? Promise.reject(new Error('no picture')))
    image.dispatchEvent(new Event('error'))
    await waitFor(() => expect(here.view.root.querySelector('.picture svg.placeholder')).not.toBeNull())
    expect(here.view.root.querySelector('img')).toBeNull()
    here.view.destroy()
    here.show(<ActivityPrint activity={activity('A')} activities={here.at.activities} />)
    await findSoon(here.view.root, 'article')
    expect(here.view.root.querySelector('.picture svg.placeholder')).not.toBeNull()
  })

  it('shows a scene of its kind first, where our server is known, and hills when that fails as well [2.133]', async () => {
    here.show(
      <OriginContext.Provider value="https://meander.test">
        <ActivityPrint activity={activity('A', { title: 'Wine in the Douro' })} activities={here.at.activities} />
      </OriginContext.Provider>,
    )
    const image = await waitFor(() => here.view.root.querySelector('img') ?? Promise.reject(new Error('no picture')))
    expect(image.src).toMatch(/^https:\/\/meander\.test\/media\/activities\/wine\d-[a-z]+-spare-\d-1\.svg$/)
    image.dispatchEvent(new Event('error'))
    await waitFor(() => expect(here.view.root.querySelector('.picture svg.placeholder')).not.toBeNull())
  })

  it('is saved, and booked in a tab that knows nothing of this one [2.138, 2.139, 7.85, 1.14]', async () => {
    here.show(<ActivityPrint activity={tram} activities={here.at.activities} />)
    ;(await findSoon(here.view.root, 'button', 'Save Tram 28 and Alfama on foot')).click()
    expect(here.at.save.$save.get()).toMatchObject({ step: 'select', activity: { productCode: 'TRAM' } })
    const book = find<HTMLAnchorElement>(here.view.root, 'link', /^Book Tram 28/)
    expect(book.textContent).toBe('Book')
    expect([book.target, book.rel]).toEqual(['_blank', 'noopener sponsored'])
    expect(book.href).toMatch(/^https:\/\/book\.example\/tram\?/)
  })

  it('tells the host when it is booked, under which campaign, and leaves it when the host says so', async () => {
    let mayGo = true
    const told: unknown[] = []
    const emit: Emit = (...what) => {
      told.push(what)
      return mayGo
    }
    const booking = { config: { ...here.at.config, partner: 'pk_1', campaign: 'slow-mile' }, emit }
    here.show(<ActivityPrint activity={tram} activities={{ ...here.at.activities, booking }} />)
    const book = await findSoon<HTMLAnchorElement>(here.view.root, 'link', /^Book Tram 28/)
    // Nobody goes anywhere in this test; but for the host, they would.
    const follow = (event: Event) => {
      goes = !event.defaultPrevented
      event.preventDefault()
    }
    for (const name of ['click', 'auxclick']) document.addEventListener(name, follow)
    let goes = false
    const press = (name: string, button: number) => {
      book.dispatchEvent(new MouseEvent(name, { button, bubbles: true, cancelable: true, composed: true }))
      return goes
    }
    expect(new URL(book.href).searchParams.get('campaign')).toBe('slow-mile')
    expect(press('click', 0)).toBe(true)
    expect(told.splice(0)).toEqual([['booking-clicked', { activity: tram, url: book.href, partner: 'pk_1', campaign: 'slow-mile' }]])
    expect(press('auxclick', 1)).toBe(true)
    expect(press('auxclick', 2)).toBe(true)
    expect(told.splice(0)).toHaveLength(1)
    mayGo = false
    expect(press('click', 0)).toBe(false)
    for (const name of ['click', 'auxclick']) document.removeEventListener(name, follow)
  })

  it('says Saved once some itinerary holds it', async () => {
    here.show(<ActivityPrint activity={activity('KEPT')} activities={here.at.activities} />)
    await findSoon(here.view.root, 'button', 'Save Activity KEPT')
    await here.at.itineraries.load()
    expect((await findSoon(here.view.root, 'button', 'Saved: Activity KEPT')).textContent).toBe('Saved')
  })
})

describe('the full card', () => {
  it('shows what one decides by [2.140, 2.141, 2.142, 2.143, 2.144, 2.145, 2.146, 2.147, 2.148, 2.150, 2.151, 2.152, 2.184, 2.188, 2.189]', async () => {
    here.show(<ActivityGrid items={[tram, tram]} activities={here.at.activities} />)
    const card = await findSoon(here.view.root, 'article')
    expect(findAll(here.view.root, 'article')).toHaveLength(1)
    expect(card.querySelector('img')).not.toBeNull()
    expect(words(card, '.rating, h3, .desc, .meeting')).toEqual(['4.8', 'Tram 28 and Alfama on foot', 'Up with the first trams, down on foot.', 'Rossio, under the clock'])
    expect(words(card, '.lines li')).toEqual(['Tram fares', 'Coffee'])
    expect(find(card, 'img', '4.8 out of 5').querySelectorAll('svg')).toHaveLength(5)
    expect(words(card, '.facts > span')).toEqual(['(2,310 reviews)', '3 hours'])
    expect(words(card, '.tags li')).toEqual(['Walking', 'History', 'Trams', '+2 more'])
    expect(words(card, '.price')).toEqual(['$42 per person'])
    find(card, 'button', /^Save /)
    find(card, 'link', /^Book /)
  })

  it("says 'Click for Details' on its picture, and the numbers of its letter where it stands in one", async () => {
    here.show(<ActivityGrid items={[activity('A'), tram, activity('A')]} activities={here.at.activities} first={2} numbered />)
    await findSoon(here.view.root, 'article')
    expect(words(here.view.root.firstElementChild as Element, '.number')).toEqual(['1', '2'])
    expect(words(here.view.root.firstElementChild as Element, '.hint')).toEqual(['Click for Details', 'Click for Details'])
  })

  it('fills a sheet with all that was found, under its title and the destination', async () => {
    const done: string[] = []
    here.show(<ActivitiesSheet items={[tram, activity('B'), tram]} destination="Lisbon" activities={here.at.activities} onViewTrip={() => done.push('trip')} onClose={() => done.push('close')} />)
    const sheet = await findSoon(here.view.root, 'dialog', 'Activities')
    await waitFor(() => expect(findAll(sheet, 'article')).toHaveLength(2))
    expect(words(sheet, '.body > .where')).toEqual(['Lisbon'])
    find(sheet, 'button', 'View Your Trip').click()
    find(sheet, 'button', 'Close').click()
    expect(done).toEqual(['trip', 'close'])
  })

  it("says 'Flexible' and that one has to ask, where nothing is known [2.149, 2.187]", async () => {
    here.show(<ActivityGrid items={[activity('A', { price: undefined })]} activities={here.at.activities} />)
    const card = await findSoon(here.view.root, 'article')
    expect(words(card, '.facts > span').at(-1)).toBe('Flexible')
    expect(words(card, '.price')).toEqual(['Contact for pricing'])
  })
})
