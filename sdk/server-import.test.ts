// @vitest-environment node
import { describe, expect, it } from 'vitest'

describe('on a server', () => {
  it('the package can be imported and does nothing', async () => {
    expect(typeof document).toBe('undefined')
    const { load, MeanderPlanner, PROTOCOL_VERSION } = await import('./index.ts')
    await expect(load({ origin: 'https://meander.example' })).resolves.toBeUndefined()
    expect(MeanderPlanner.name).toBe('MeanderPlanner')
    expect(PROTOCOL_VERSION).toBeGreaterThan(0)
  })

  it('so can the loader of the script tag', async () => {
    await expect(import('./loader.ts')).resolves.toBeDefined()
    expect('Meander' in globalThis).toBe(false)
  })

  it('React renders the tag with its fallback', async () => {
    const { createElement } = await import('react')
    const { renderToString } = await import('react-dom/server')
    const { MeanderPlanner } = await import('./react.tsx')
    const html = renderToString(createElement(MeanderPlanner, { origin: 'https://meander.example', destination: 'Lisbon' }, 'Plan this trip'))
    expect(html).toBe('<meander-planner>Plan this trip</meander-planner>')
  })
})
