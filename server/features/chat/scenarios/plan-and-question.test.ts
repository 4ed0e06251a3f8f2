import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('plan-and-question')

const SEOUL = ['solo in Seoul 3 to 8 May 2027, food and palaces, 700 CAD', 'plan every day']
const VIENNA = ['Wir sind zu zweit vom 10. bis 13. Mai 2027 in Wien', 'Mach uns bitte einen Plan für jeden Tag']
const TITLES = ({ cards }: Told): string => cards.flatMap(({ title, planned }) => (planned === undefined ? [] : [title])).join()

async function after(opening: readonly string[], ...lines: string[]): Promise<{ told: Told; again: Told }> {
  const replies = await tell(...opening, ...lines, 'show me the plan again')
  const [told, again] = [replies.at(-2), replies.at(-1)]
  if (told === undefined || again === undefined) throw new Error('No answer came.')
  return { told, again }
}

describe('a message that changes the plan and asks beside has both answered [1.6, 1.7]', () => {
  it.each([
    [SEOUL, 'the kimchi thing is not for me, take it off. what could i do instead that day?', 'Salt, smear', /is free now.*Shall I put .+ on Tuesday/s],
    [VIENNA, 'Strudel bitte streichen. Was kostet dann alles zusammen?', 'Strudel', /€556/],
  ] as const)('%s %s', async (opening, line, gone, says) => {
    const { told, again } = await after(opening, line)
    expect(TITLES(again)).not.toContain(gone)
    expect(told.text).toMatch(says)
  })

  it.each(['Den Dienstag hätten wir gern frei.', 'Am Dienstag bitte alles raus, wir sind eingeladen: wipe that day', 'On préfère garder le mardi libre', 'El martes lo queremos libre'])('a day is emptied in other words: %s', async (line) => {
    const { again } = await after(VIENNA, line)
    expect(TITLES(again)).not.toMatch(/Morning exercise|The Kiss/)
    expect(TITLES(again)).toMatch(/Mozart/)
  })

  it.each([
    [SEOUL, 'remove mung bean pancakes.', 'put it back', 'Mung bean'], [VIENNA, 'Strudel bitte raus', 'nimm den Strudel doch wieder rein', 'Strudel'],
    [VIENNA, 'Strudel bitte raus', 'remettez-le', 'Strudel'], [VIENNA, 'quita el Strudel', 'vuelve a ponerlo', 'Strudel'],
  ] as const)('what was taken out stands again: %s %s %s', async (opening, out, back, title) => {
    const { again } = await after(opening, out, back)
    expect(TITLES(again)).toContain(title)
  })

  it('it is what was spoken of last', async () => {
    const { again } = await after(SEOUL, 'Add Along the Han by bicycle on Tuesday evening', 'ok then remove it')
    expect(TITLES(again)).toContain('Salt, smear')
    expect(TITLES(again)).not.toContain('Along the Han')
  })
})
