import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('plan-offers')

const VIENNA = ['Wir sind zu zweit vom 10. bis 13. Mai 2027 in Wien', 'Mach uns bitte einen Plan für jeden Tag']
const SEOUL = ['solo in Seoul 3 to 8 May 2027, food and palaces, 700 CAD', 'plan every day']
const ROME = ['We are two in Rome, 3 to 6 April 2027. What is there to do?', 'Plan every day, one thing a day']

async function after(opening: readonly string[], ...lines: string[]): Promise<{ plan: Told; told: Told; again: Told }> {
  const replies = await tell(...opening, ...lines, 'show me the plan again')
  const [plan, told, again] = [replies[1], replies.at(-2), replies.at(-1)]
  if (plan === undefined || told === undefined || again === undefined) throw new Error('No answer came.')
  return { plan, told, again }
}

describe('what is asked for a day is proposed, and put in once somebody says yes [1.6]', () => {
  it.each([
    [VIENNA, 'Was schlagen Sie für Donnerstag abend vor?'], [VIENNA, 'was könnten wir Donnerstag abend noch machen?'], [VIENNA, 'Que proposez-vous pour jeudi soir ?'],
    [VIENNA, '¿Qué nos propones para el jueves por la noche?'], [SEOUL, 'what would you put on Friday morning?'], [SEOUL, 'any ideas for monday evening?'],
  ])('nothing changes: %s %s', async (opening, line) => {
    const { plan, told, again } = await after(opening, line)
    expect(told.text).toMatch(/Shall I put .+ on \w+day at .+\?/)
    expect(planIn(again)).toEqual(planIn(plan))
  })

  it.each(['yes please', 'ok, do that', 'sounds good', 'ja gern', 'oui', 'vale'])('a yes puts it in: %s', async (line) => {
    const { plan, again } = await after(SEOUL, 'what do you suggest for Monday evening?', line)
    expect(planIn(again).length).toBe(planIn(plan).length + 1)
  })

  it.each(['no thanks', 'is it far?', 'hmm, something else maybe'])('any other word does not: %s', async (line) => {
    const { plan, again } = await after(SEOUL, 'what do you suggest for Monday evening?', line)
    expect(planIn(again)).toEqual(planIn(plan))
  })

  it('what was taken out is not what comes back', async () => {
    const { told } = await after(SEOUL, 'scrap everything on tuesday and friday', 'so tuesday and friday are empty. what would you put there?')
    expect(told.text).toMatch(/on Tuesday at .+ and .+ on Friday at/)
    expect(told.text).not.toMatch(/Salt, smear|Euljiro/)
  })
})

describe('what cannot go there is told with the reason and the nearest that can [1.6]', () => {
  it('another day, or the place of what is in the way', async () => {
    const { told, again } = await after(ROME, 'Put Bernini on Monday at 9 instead of nothing, just add it', 'yes please')
    expect(`${told.text}${again.text}`).toContain('Bernini at the Galleria Borghese')
  })

  it('two change places, or neither does', async () => {
    const paris = ['Bonjour, nous serons deux à Paris du 5 au 8 février 2027, on aime les musées et la cuisine', 'Faites-nous un programme pour chaque jour']
    const { plan, told, again } = await after(paris, 'Inversez Orsay et le Louvre, s’il vous plaît.')
    expect(told.text).toMatch(/Orsay through the station clock .*no free start .*Monday.*both stay where they are/)
    expect(planIn(again)).toEqual(planIn(plan))
  })
})
