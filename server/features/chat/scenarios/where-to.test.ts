import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { server, tell } = openDesk('where-to')

const offered = (text = ''): string[] => (/\bshall it be ([^?]+)\?/i.exec(text)?.[1] ?? '').split(/, | or /).filter((name) => name !== '')
const zoneOf = (name: string): string => server().deps.destinations.find(name)[0]?.timeZone ?? ''

describe('who does not know where to go [1.4, 1.6]', () => {
  it('is offered nothing outside the part of the world that was named', async () => {
    const replies = await tell('Somewhere in Europe for our silver wedding, music and good food, in September', 'none of those', 'others please')
    for (const { text } of replies) for (const name of offered(text)) expect(zoneOf(name), name).toMatch(/^(?:Europe|Atlantic)\//)
    expect(new Set(replies.flatMap(({ text }) => offered(text))).size).toBeGreaterThan(5)
  })

  it('narrows what was offered with every wish more, and looks for others only where others are asked for', async () => {
    const [first, second, third] = await tell('Somewhere warm in February for diving', 'we have about 900 dollars', 'show us different ones')
    expect(offered(second?.text)).toHaveLength(1)
    expect(offered(first?.text)).toContain(offered(second?.text)[0])
    for (const name of offered(third?.text)) expect(offered(first?.text)).not.toContain(name)
  })

  it('hears more of one without having chosen it', async () => {
    const [first, second, third] = await tell('Where could we go in April? We like gardens', 'what is the third one like?', 'yes, let us do that')
    const name = offered(first?.text)[2] ?? ''
    expect(second?.text).toContain(name)
    expect(second?.cards).toEqual([])
    expect(third?.text).toContain(name)
    expect(third?.cards.length).toBeGreaterThan(0)
  })

  it.each(['surprise us', 'no, you choose something for us please'])('gets one place and why: %s', async (line) => {
    const [reply, next] = await tell(line, 'ok')
    expect(offered(reply?.text)).toHaveLength(1)
    expect(next?.text).toContain(offered(reply?.text)[0])
  })

  it('is not sent to the other end of the world for a few days', async () => {
    const [reply] = await tell({ say: 'A long weekend by the sea in June, just the two of us', data: { locale: 'en-GB' } })
    for (const name of offered(reply?.text)) expect(zoneOf(name), name).toMatch(/^(?:Europe|Atlantic)\//)
  })
})
