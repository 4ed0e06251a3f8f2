import { describe, expect, it } from 'vitest'
import { asksForLateStart, startsLate } from './late-starts.ts'

describe('days that begin late [1.6]', () => {
  it.each([
    'a bit later in the morning on Thursday', 'could we have a later start every day?', 'start a little later on Friday please', 'not so early on Sunday',
    'we like to sleep in', 'Morgens bitte etwas später anfangen', 'Können wir am Freitag etwas später anfangen?', '¿podemos empezar más tarde el sábado?',
    'on peut commencer un peu plus tard ?', 'nothing too early', 'no early starts please', 'we are not early birds', "I don't want to get up early", 'hate early mornings',
    'nicht zu früh bitte', 'nichts allzu Frühes', 'keine frühen Touren', 'rien de trop tôt', 'nada muy temprano por favor', 'no tan temprano', 'moins tôt si possible',
  ])('are wished for: %s', (said) => {
    expect(asksForLateStart(said)).toBe(true)
  })

  it.each(['is there a later start for the tram?', 'when is the later start?'])('are not asked for by a question: %s', (said) => {
    expect(asksForLateStart(said)).toBe(false)
  })

  it.each(['move the tram to later in the morning', 'something later than ten', 'we want to sleep in a cave', 'plan the days', 'nothing in the early evening', 'no earlier than ten', 'it is not early enough for us', 'not in early June'])('are no matter of: %s', (said) => {
    expect(startsLate(said)).toBe(false)
  })
})
