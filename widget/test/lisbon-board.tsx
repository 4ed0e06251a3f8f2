import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { find, findAll } from './queries.ts'
import { openBoard, showBoard } from './show-board.tsx'
import { entry, slot, start } from './trip.ts'

/** What is scheduled, and what waits. */
export const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
export const fado = entry('F', { title: 'Fado in Alfama', duration: '2 hours' })
export const sintra = entry('S', { title: 'Sintra by the old line', duration: '8 hours' })
export const STARTS = [start('2027-03-14', '11:00'), start('2027-03-15', '09:00', 4), start('2027-03-15', '19:00', 8), start('2027-03-16', '09:00')]

type Shown = Parameters<typeof showBoard>[1]
const mounted: { destroy(): void }[] = []

/** Takes away every page that a test has shown: for `afterEach`. */
export const leaveBoards = () => mounted.splice(0).forEach((one) => one.destroy())

/** The page of an itinerary in Lisbon, before it is there. */
export function show(given: Itinerary, shown: Shown = {}) {
  const board = openBoard(given, { starts: STARTS, ...shown })
  mounted.push(board)
  return board
}

/** The same, once it is there. */
export async function shown(given: Itinerary, options: Shown = {}) {
  const board = await showBoard(given, { starts: STARTS, ...options })
  mounted.push(board)
  return board
}

export const text = (box: HTMLElement) => (box.textContent ?? '').replace(/\s+/g, ' ')
export const ticket = (box: HTMLElement, title: string) => findAll(box, 'article').find((one) => text(one).includes(title)) as HTMLElement
export const press = (box: HTMLElement, name: string | RegExp) => find(box, 'button', name).click()
