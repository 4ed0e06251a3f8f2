import { describe, expect, it } from 'vitest'
import { withoutTakenBack } from './taken-back.ts'

describe('what is thought better of in the same breath is not answered', () => {
  it.each([
    ['How far apart are the Met and our evening things - actually never mind, what time does the Met visit end?', 'what time does the Met visit end?'],
    ['how far is it between - no wait, forget that, when does the last thing on tuesday end?', 'when does the last thing on tuesday end?'],
    ['is lunch in, no, wait: how long is the boat trip then?', 'how long is the boat trip then?'],
    ['Wie weit ist es, vergiss es, wann fängt die Führung an?', 'wann fängt die Führung an?'],
  ])('%s', (text, rest) => {
    expect(withoutTakenBack(text)).toBe(rest)
  })

  it.each(["Never mind, I'll add it up myself.", 'Never mind the museum, take it out', 'never mind the price', 'Take the boat out. Never mind.'])('and the rest stays whole: %s', (text) => {
    expect(withoutTakenBack(text)).toBe(text)
  })
})
