import type { Activity } from '@meander/sdk/contract/activities'
import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import { mountView } from '../../test/mount-planner.tsx'
import { findAll, findSoon } from '../../test/queries.ts'
import { ActivitiesSheet } from './ActivitiesSheet.tsx'

it('keeps what breaks in the sheet of all activities within the sheet', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const handleClose = vi.fn()
  const activities = { $savedCodes: atom(new Set<string>()), open: () => {}, save: () => {}, booking: {} } as never
  const broken = [null] as unknown as Activity[]
  const view = mountView(<ActivitiesSheet items={broken} destination={null} activities={activities} onViewTrip={() => {}} onClose={handleClose} />)
  const fallback = await findSoon(view.root, 'dialog', 'Something went wrong')
  findAll(fallback, 'button', 'Close')[1]?.click()
  expect(handleClose).toHaveBeenCalledOnce()
  view.destroy()
})
