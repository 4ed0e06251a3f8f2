import { afterEach, describe, expect, it } from 'vitest'
import { fado, leaveBoards, press, shown, sintra, text, ticket, tram } from '../../test/lisbon-board.tsx'
import { find, findAll, findSoon, nameOf, type, waitFor } from '../../test/queries.ts'
import { entry, trip, tripWith } from '../../test/trip.ts'

afterEach(leaveBoards)

describe('Your Experiences', () => {
  it('lists what is unscheduled, says how many, and collapses [2.237, 2.238, 2.239, 2.240, 2.243]', async () => {
    const { box } = await shown(tripWith([tram], [fado, sintra]))
    find(box, 'heading', 'Your Experiences')
    expect(text(box)).toContain('2 ready to schedule')
    expect(text(box)).toContain('2 unscheduled')
    expect(findAll(box, 'article').map((one) => one.querySelector('h3')?.textContent)).toEqual(['Fado in Alfama', 'Sintra by the old line'])
    press(box, 'Collapse Your Experiences')
    await findSoon(box, 'button', 'Expand Your Experiences')
    expect(box.querySelector<HTMLElement>('#experiences')?.hidden).toBe(true)
    press(box, 'Expand Your Experiences')
    await findSoon(box, 'button', 'Collapse Your Experiences')
  })

  it('collapses by itself when all is scheduled, and is all set [2.241, 2.244, 2.250, 2.251, 2.252, 2.253]', async () => {
    const { box } = await shown(tripWith([tram], [], { conversationId: 'c1' as never }))
    await findSoon(box, 'button', 'Expand Your Experiences')
    expect(text(box)).toContain('All experiences are scheduled')
    expect(text(box)).not.toContain('unscheduled')
    find(box, 'heading', 'All Set!')
    expect(find(box, 'link', 'Add More Experiences').getAttribute('href')).toBe('/chat/c1')
  })

  it('stays open with nothing in it and leads home [2.242, 2.246, 2.247, 2.249, 2.254]', async () => {
    const { box } = await shown(trip())
    find(box, 'button', 'Collapse Your Experiences')
    expect(text(box)).toContain('No experiences yet')
    find(box, 'heading', 'No Experiences Yet')
    expect(find(box, 'link', 'Find Experiences').getAttribute('href')).toBe('/')
    expect(find(box, 'link', 'Add').getAttribute('href')).toBe('/')
  })

  it('leads to the conversation when there is one [2.245, 2.248]', async () => {
    const { box } = await shown(trip({ conversationId: 'c1' as never }))
    expect(find(box, 'link', 'Find Experiences').getAttribute('href')).toBe('/chat/c1')
    expect(find(box, 'link', 'Add').getAttribute('href')).toBe('/chat/c1')
  })

  it('shows on a ticket picture, place, duration, price and rating [2.256, 2.260, 2.261, 2.262, 2.263, 2.264]', async () => {
    const { box } = await shown(trip({ activities: [entry('F', { imageUrl: 'https://meander.test/f.webp', duration: '2 hours', price: { amount: 60, currency: '' }, rating: 4.68 })] }))
    const words = text(ticket(box, 'Activity F'))
    for (const part of ['Alfama, Lisbon', '2 hours', '$60', '4.7']) expect(words).toContain(part)
    const picture = ticket(box, 'Activity F').querySelector('img') as HTMLImageElement
    expect(picture.src).toBe('https://meander.test/f.webp')
  })

  it('replaces a picture that fails to load [2.257]', async () => {
    const { box } = await shown(trip({ activities: [entry('F', { imageUrl: 'https://meander.test/gone.webp' })] }))
    ticket(box, 'Activity F').querySelector('img')?.dispatchEvent(new Event('error'))
    await waitFor(() => expect(ticket(box, 'Activity F').querySelector('img')).toBeNull())
    expect(ticket(box, 'Activity F').querySelector('.placeholder')).not.toBeNull()
  })

  it('truncates a title beyond 50 characters, not one of 50 [2.258, 2.259]', async () => {
    const { box } = await shown(trip({ activities: [entry('A', { title: 'a'.repeat(51) }), entry('B', { title: 'b'.repeat(50) })] }))
    expect(findAll(box, 'article').map((one) => one.querySelector('h3')?.textContent)).toEqual([`${'a'.repeat(50)}…`, 'b'.repeat(50)])
  })

  it('offers Schedule, Edit, Remove, a handle, and details by the title [2.265, 2.269, 2.270]', async () => {
    const { box, told } = await shown(trip({ activities: [fado] }))
    const actions = findAll(ticket(box, 'Fado').querySelector('.do') as HTMLElement, 'button').map(nameOf)
    expect(actions).toEqual(['Schedule', 'Edit', 'Remove'])
    find(box, 'button', 'Drag Fado in Alfama')
    press(box, 'Fado in Alfama')
    expect(told.open).toHaveBeenCalledWith(fado.activityData, { entryId: fado.id, date: null, time: null })
  })

  it('removes an activity [2.268, 8.39]', async () => {
    const { box, held } = await shown(trip({ activities: [fado] }))
    press(ticket(box, 'Fado'), 'Remove')
    await waitFor(() => expect(text(box)).toContain('Activity has been removed from your itinerary'))
    expect(findAll(box, 'article')).toEqual([])
    expect(held().activities).toEqual([])
  })

  it('edits notes in a dialog that closes at once and keeps them [2.267, 2.287, 2.288, 2.290, 2.291]', async () => {
    const { box, held } = await shown(trip({ activities: [fado] }))
    press(ticket(box, 'Fado'), 'Edit')
    const dialog = await findSoon(box, 'dialog', 'Edit Experience')
    type(find(dialog, 'textbox', 'Notes'), 'Ask for the terrace')
    await waitFor(() => expect((find(dialog, 'textbox', 'Notes') as HTMLTextAreaElement).value).toBe('Ask for the terrace'))
    press(dialog, 'Save Changes')
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    await waitFor(() => expect(held().activities[0]?.notes).toBe('Ask for the terrace'))
    press(ticket(box, 'Fado'), 'Edit')
    expect((find(await findSoon(box, 'dialog', 'Edit Experience'), 'textbox', 'Notes') as HTMLTextAreaElement).value).toBe('Ask for the terrace')
  })

  it('cancels editing [2.289]', async () => {
    const { box, held } = await shown(trip({ activities: [fado] }))
    press(ticket(box, 'Fado'), 'Edit')
    const dialog = await findSoon(box, 'dialog', 'Edit Experience')
    type(find(dialog, 'textbox', 'Notes'), 'Not this')
    press(dialog, 'Cancel')
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    expect(held().version).toBe(1)
  })
})
