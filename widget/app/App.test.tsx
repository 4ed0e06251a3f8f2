import { afterEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'

describe('the planner', () => {
  let planner: MountedPlanner | undefined
  afterEach(() => planner?.destroy())

  it('adds one box to its container and leaves nothing when destroyed', () => {
    planner = mountPlanner(fakeServer())
    expect(planner.box.querySelectorAll('.meander')).toHaveLength(1)
    expect(planner.root.adoptedStyleSheets.length).toBeGreaterThan(0)
    planner.handle.destroy()
    expect(planner.box.childElementCount).toBe(0)
    expect(planner.root.adoptedStyleSheets).toHaveLength(0)
    expect(localStorage).toHaveLength(0)
  })
})
