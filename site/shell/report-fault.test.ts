import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeFault, reportFault, watchFaults } from './report-fault.ts'

const made = <E extends Error>(error: E, stack: string) => Object.assign(error, { stack })

describe('what is told of an error', () => {
  it('is the screen, the kind, where in the scripts, and the sentence that a browser wrote', () => {
    const error = made(new TypeError('x is not a function'), 'TypeError: x is not a function\n    at draw (https://meander.example/assets/Demo-1a2b3c4d.js:1:90)\n    at https://meander.example/assets/site-5e6f7a8b.js:2:7')
    expect(describeFault('Instruments', error)).toEqual({
      where: 'Instruments',
      kind: 'TypeError',
      message: 'x is not a function',
      stack: 'at draw (https://meander.example/assets/Demo-1a2b3c4d.js:1:90)\nat https://meander.example/assets/site-5e6f7a8b.js:2:7',
    })
  })

  it.each([new Error('404: Honeymoon in Rome'), new SyntaxError(`"Honeymoon in Rome" is not valid JSON`), 'Honeymoon in Rome', null])('is nothing that somebody may have written: %s', (error) => {
    expect(JSON.stringify(describeFault('Itinerary', error))).not.toContain('Honeymoon')
  })

  it('is no key of an address', () => {
    const error = made(new TypeError('Failed to fetch dynamically imported module: https://meander.example/assets/Demo-1a2b3c4d.js?2'), 'draw@https://meander.example/?letter=c-123#there:4:5')
    const { message, stack } = describeFault('Instruments', error)
    expect([message, stack]).toEqual(['Failed to fetch dynamically imported module: https://meander.example/assets/Demo-1a2b3c4d.js', 'draw@https://meander.example/:4:5'])
  })
})

describe('a fault that cannot be told', () => {
  let answers: () => Promise<Response>
  let told: string[]
  const nobody = () => Promise.reject(new TypeError('Failed to fetch'))
  const logs = () => Promise.resolve(Response.json({ logged: true }))
  beforeEach(() => {
    told = []
    vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => answers().then((answer) => (told.push((JSON.parse(body) as { where: string }).where), answer)))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it('is told once the connection is back, the oldest first, and no second time', async () => {
    answers = nobody
    watchFaults()
    for (const where of ['Instruments', 'Account']) await reportFault(where, new TypeError('x'))
    answers = logs
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(localStorage.length).toBe(0))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(told).toEqual(['Instruments', 'Account']))
  })

  it('is told on the next load', async () => {
    answers = nobody
    await reportFault('Instruments', new TypeError('x'))
    answers = logs
    watchFaults()
    await vi.waitFor(() => expect(told).toEqual(['Instruments']))
  })

  it('is kept while the server is down, the newest five of them', async () => {
    answers = () => Promise.resolve(new Response('down', { status: 503 }))
    for (const where of ['1', '2', '3', '4', '5', '6']) await reportFault(where, new TypeError('x'))
    told = []
    answers = logs
    watchFaults()
    await vi.waitFor(() => expect(told).toEqual(['2', '3', '4', '5', '6']))
  })

  it('is not told for ever to a server that will not have it', async () => {
    answers = () => Promise.resolve(new Response('no', { status: 400 }))
    await reportFault('Instruments', new TypeError('x'))
    expect(localStorage.length).toBe(0)
  })

  it('does no harm where what is kept cannot be read', async () => {
    localStorage.setItem('meander.faults', 'torn')
    answers = logs
    watchFaults()
    await vi.waitFor(() => expect(localStorage.length).toBe(0))
  })
})
