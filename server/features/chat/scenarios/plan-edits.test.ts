import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('plan-edits')

const ROME = ['We are two in Rome, 3 to 6 April 2027. What is there to do?', 'Plan every day, one thing a day']
const TITLES = ({ cards }: Told): string[] => cards.flatMap(({ title, planned }) => (planned === undefined ? [] : [title]))
const COLOSSEUM = 'Colosseum, Palatine and Forum with an archaeologist'
const VATICAN = 'Vatican Museums from the quiet end, Sistine Chapel included'
const PANTHEON = 'Under the eye of the Pantheon'
const PASTA = 'Fettuccine by hand in a Monti kitchen'
const BERNINI = 'Bernini at the Galleria Borghese'

async function after(...lines: string[]): Promise<{ told: Told; again: Told; plan: Told }> {
  const replies = await tell(...ROME, ...lines, 'show me the plan again')
  const [plan, told, again] = [replies[1], replies.at(-2), replies.at(-1)]
  if (plan === undefined || told === undefined || again === undefined) throw new Error('No answer came.')
  expect(TITLES(plan)).toEqual([VATICAN, PANTHEON, COLOSSEUM, PASTA].toSorted((left, right) => TITLES(plan).indexOf(left) - TITLES(plan).indexOf(right)))
  return { told, again, plan }
}

describe('a plan is changed in any words, and nothing beside [1.6]', () => {
  it.each([
    'the kids think the Colosseum sounds deadly boring, so ditch it',
    'my knee is playing up, I’m afraid the Colosseum is out of the question, could you take it off?',
    'Colosseum kennen wir schon, kann raus',
    'Bon finalement on laisse tomber le Colosseum',
    'el Colosseum ya lo vimos, quítalo por favor',
  ])('out: %s', async (line) => {
    const { again } = await after(line)
    expect(TITLES(again).toSorted()).toEqual([VATICAN, PANTHEON, PASTA].toSorted())
  })

  it.each([
    'hmm ok Bernini then. lose the Colosseum for it', 'We’d prefer the Colosseum slot to be used for Bernini.', 'können wir statt dem Colosseum lieber Bernini machen?',
    'on pourrait remplacer le Colosseum par Bernini ?', 'mejor Bernini que el Colosseum',
  ])('one for the other: %s', async (line) => {
    const { again, told } = await after(line)
    expect(TITLES(again)).not.toContain(COLOSSEUM)
    expect(TITLES(again)).toEqual(expect.arrayContaining([VATICAN, PANTHEON, PASTA]))
    expect(TITLES(again).includes(BERNINI) || /no free start/.test(told.text)).toBe(true)
  })

  it.each(['is the Colosseum any good in the rain?', 'ooh the Colosseum, nice pick', 'what do we need to bring to the Colosseum?', 'wie lange dauert das Colosseum?'])('nothing: %s', async (line) => {
    const { again, plan } = await after(line)
    expect(planIn(again)).toEqual(planIn(plan))
  })

  it('two wishes and a question in one message are all heard', async () => {
    const { told, again } = await after('scrap the Colosseum, put Bernini in somewhere, and how long is the pasta class?')
    expect(TITLES(again)).not.toContain(COLOSSEUM)
    expect(TITLES(again)).toContain(PASTA)
    expect(told.text).toMatch(/hours?/)
  })
})
