import { describe, expect, it } from 'vitest'
import { describeFault } from './report-fault.ts'

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
