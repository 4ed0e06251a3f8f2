import { activity } from '../../test/activities.ts'
import { postChat, readRecommendations } from '@meander/sdk/contract/chat'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noDates } from '../../test/chat-server.ts'
import { data, FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure } from '../../test/fake-server.ts'
import { chatScreenForEach, sayIn } from '../../test/show-chat-screen.tsx'
import { find, findAll, findSoon, nameOf, waitFor } from '../../test/queries.ts'

const found = [activity('A'), activity('B'), activity('C')]

describe('the chat screen with what was found', () => {
  const shown = chatScreenForEach()
  const { setUp, wide } = shown

  beforeEach(() => {
    const parts = [data({ kind: 'suggestions', suggestions: ['A garden'] }), text('Here.'), data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), FINISH]
    shown.server.on(postChat, () => reply(...parts))
    shown.server.on(readRecommendations, () => ({ recommendations: found, shouldShowRecommendations: true, preferences: {}, extractedDates: noDates }))
  })

  it.each([
    [390, 'ready below', 'rail'],
    [820, 'ready beside', 'contents'],
    [1280, 'ready beside', 'contents'],
  ])('has its panel at %i px', async (width, panel, cards) => {
    wide(width)
    const box = setUp()
    await sayIn(box, 'Plan Lisbon')
    await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain(panel))
    expect(['rail', 'contents'].filter((one) => box.querySelector(`.${one}`))).toEqual([cards])
    // Behind the last letter, where it takes no room from them.
    expect(box.querySelector('[role="log"] aside') !== null).toBe(panel === 'ready below')
    find(box, 'button', 'Close').click()
    await waitFor(() => expect(box.querySelector('aside')).toBeNull())
    expect((box.getRootNode() as ShadowRoot).activeElement?.getAttribute('role')).toBe('log')
    expect(box.querySelector('.rail')).toBeTruthy()
  })

  it.each([
    [450, true],
    [844, false],
  ])('keeps the days at the foot of %i px only where that leaves room for letters', async (height, among) => {
    wide(720)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
    const box = setUp({ days: <i className="days" /> })
    await waitFor(() => expect(box.querySelector('[role="log"] .days') !== null).toBe(among))
    expect(box.querySelectorAll('.days')).toHaveLength(1)
  })

  it('shows an empty panel at any width when what was asked for cannot be found [4.49]', async () => {
    wide(390)
    shown.server.on(postChat, () => reply(text('Here.'), FINISH)).on(readRecommendations, () => failure('internal'))
    const box = setUp()
    await sayIn(box, 'Plan Lisbon')
    await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain('ready below'))
  })

  it('says on the home screen behind the last letter that nothing could be found, and nothing beside it [4.49]', async () => {
    shown.server.on(postChat, () => reply(text('Here.'), FINISH)).on(readRecommendations, () => failure('internal'))
    const box = setUp({ home: true })
    await sayIn(box, 'Plan Lisbon')
    await waitFor(() => expect(box.querySelector('[role="log"] aside')?.textContent).toContain('ready below'))
    expect(box.querySelector('.with-panel')).toBeNull()
  })

  it('opens beside a reply with what that brings, and says that it is looking until it is whole; the list in the letter comes after its last word [4.52]', async () => {
    const live = liveReply()
    shown.server.on(postChat, () => live.response)
    const box = setUp()
    await sayIn(box, 'Lisbon in May, gardens')
    live.say(text('Here'))
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toContain('Here'))
    expect(box.querySelector('aside')).toBeNull()
    live.say(data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }))
    await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain('loading beside'))
    expect(box.querySelector('.findings')).toBeNull()
    live.say(FINISH)
    live.end()
    await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain('ready beside'))
    expect(box.querySelector('.findings')).not.toBeNull()
  })

  it('has the one sentence of a letter that is not English read aloud in its own language', async () => {
    shown.server.on(postChat, () => reply(text('Ich verstehe etwas Deutsch, schreibe aber Englisch. Lisbon in May'), FINISH))
    const box = setUp()
    await sayIn(box, 'Lissabon im Mai')
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Ich verstehe etwas Deutsch, schreibe aber Englisch. Lisbon in May'))
    expect([...box.querySelectorAll('.letter .words, .letter .words [lang]')].map((one) => [one.getAttribute('lang'), one.textContent])).toEqual([
      ['en', 'Ich verstehe etwas Deutsch, schreibe aber Englisch. Lisbon in May'],
      ['de', 'Ich verstehe etwas Deutsch, schreibe aber Englisch.'],
    ])
  })

  it('has no two landmarks of one name, however many answers there are', async () => {
    const box = setUp()
    await sayIn(box, 'Plan Lisbon')
    await waitFor(() => expect(box.querySelectorAll('.findings')).toHaveLength(1))
    await findSoon(box, 'button', 'Send')
    await sayIn(box, 'Plan more of it')
    await waitFor(() => expect(box.querySelectorAll('.findings')).toHaveLength(2))
    expect(box.querySelectorAll('.findings:is([aria-label], [aria-labelledby])')).toHaveLength(0)
  })

  it('heads the activities and counts them [2.95, 2.96]', async () => {
    wide(700)
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await findSoon(box, 'heading', 'Perfect Activities for You')
    expect(box.querySelector('.findings header p')?.textContent).toBe('3 results')
    expect([...box.querySelectorAll('.rail article')].map((print) => print.textContent)).toEqual(['1 Activity A', '2 Activity B', '3 Activity C'])
  })

  it('draws the four cards that one sees of a letter, and twice as many whenever the last of them is seen', async () => {
    wide(390)
    let comeNear = () => {}
    vi.stubGlobal('IntersectionObserver', class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    })
    const many = Array.from({ length: 11 }, (_, index) => activity(`A${index}`))
    shown.server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: many, destination: 'Lisbon' }), text('Here.'), FINISH))
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await findSoon(box, 'heading', 'Perfect Activities for You')
    const drawn = new Set([box.querySelectorAll('.rail article').length])
    new MutationObserver(() => drawn.add(box.querySelectorAll('.rail article').length)).observe(box, { childList: true, subtree: true })
    /** Told until whoever listens by then has heard it. */
    const more = (count: number) =>
      waitFor(() => {
        comeNear()
        expect(box.querySelectorAll('.rail article')).toHaveLength(count)
      })
    await more(8)
    await more(11)
    expect([...drawn]).toEqual([4, 8, 11])
  })

  it('offers four other searches at random, and sends the chosen one [2.98, 2.99, 2.100]', async () => {
    const box = setUp()
    await sayIn(box, 'Lisbon')
    ;(await findSoon(box, 'button', 'Search Again')).click()
    await findSoon(box, 'heading', 'Search for something else')
    const ways = [...box.querySelectorAll<HTMLElement>('.explore')][0]?.querySelectorAll('button') ?? []
    expect(ways).toHaveLength(4)
    expect(new Set([...ways].map(nameOf)).size).toBe(4)
    const chosen = ways[0]
    chosen?.click()
    await waitFor(() => expect(shown.chat.$messages.get().filter(({ sender }) => sender === 'user').at(-1)?.text).toBe(chosen && nameOf(chosen)))
  })

  it('puts the other searches away again, as it says', async () => {
    const box = setUp()
    await sayIn(box, 'Lisbon')
    const again = await findSoon(box, 'button', 'Search Again')
    const state = () => [again.getAttribute('aria-expanded'), findAll(box, 'heading', 'Search for something else').length]
    expect(state()).toEqual(['false', 0])
    for (const after of [['true', 1], ['false', 0], ['true', 1]]) {
      again.click()
      await waitFor(() => expect(state()).toEqual(after))
    }
  })

  it('suggests how to go on, and sends the chosen suggestion [2.101, 2.102]', async () => {
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await findSoon(box, 'heading', 'Continue exploring')
    find(box, 'button', 'A garden').click()
    await waitFor(() => expect([...box.querySelectorAll('.note .words')].at(-1)?.textContent).toBe('A garden'))
  })

  it('suggests nothing while the letter is still being written: it would be pushed down by what was found', async () => {
    const live = liveReply()
    shown.server.on(postChat, () => live.response)
    const box = setUp()
    await sayIn(box, 'Lisbon')
    live.say(data({ kind: 'suggestions', suggestions: ['A garden'] }, { kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), text('Here it is,'))
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toContain('Here it is'))
    await waitFor(() => expect(box.querySelector('aside')).toBeTruthy())
    expect(box.querySelector('.explore')).toBeNull()
    live.say(text(' whole.'), FINISH)
    live.end()
    await findSoon(box, 'heading', 'Continue exploring')
  })

  it('sends no way on while an answer comes, and says so [5.3]', async () => {
    const box = setUp()
    await sayIn(box, 'Lisbon')
    ;(await findSoon(box, 'button', 'Search Again')).click()
    await findSoon(box, 'heading', 'Search for something else')
    const live = liveReply()
    shown.server.on(postChat, () => live.response)
    const [first, second] = [...box.querySelectorAll<HTMLElement>('.explore button')]
    expect(first?.getAttribute('aria-disabled')).toBe('false')
    first?.click()
    await findSoon(box, 'button', 'Stop')
    expect(second?.getAttribute('aria-disabled')).toBe('true')
    second?.click()
    expect(shown.chat.$messages.get().filter(({ sender }) => sender === 'user').map(({ text }) => text)).toEqual(['Lisbon', first && nameOf(first)])
    find(box, 'button', 'Stop').click()
    await waitFor(() => expect(second?.getAttribute('aria-disabled')).toBe('false'))
  })

  it('opens the panel with a list of contents that leads to the activities, and closes it [2.125]', async () => {
    const box = setUp()
    await sayIn(box, 'Plan Lisbon')
    await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain('ready'))
    find(box, 'button', /^2Activity B/).click()
    expect(shown.went).toEqual(['Activity B'])
    find(box, 'button', 'Close').click()
    await waitFor(() => expect(box.querySelector('aside')).toBeNull())
  })

  describe('in a letter that names them', () => {
    const letter = 'Three for you.\n\n2. **Activity C**, first\n4. Activity A\n\nWhich suits you?'
    beforeEach(() => shown.server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), text(letter), FINISH)))

    it('puts the cards after its first paragraph where there is no panel, however long it is', async () => {
      wide(390)
      const box = setUp()
      await sayIn(box, 'Lisbon')
      await waitFor(() => expect(box.querySelector('.letter .words.rest')?.textContent).toContain('Which suits you?'))
      const parts = [...(box.querySelector('.letter .words')?.parentElement?.children ?? [])]
      expect(parts.map(({ className }) => className)).toEqual(['words lead', 'findings', 'words rest'])
      expect(parts[0]?.textContent).toBe('Three for you.')
    })

    it('calls them by the numbers of their cards, and opens them', async () => {
      const box = setUp()
      await sayIn(box, 'Lisbon')
      const named = await findSoon(box, 'button', 'Activity C3')
      expect([...box.querySelectorAll<HTMLLIElement>('.words li')].map(({ value }) => value)).toEqual([3, 1])
      named.click()
      find(box, 'button', 'Activity A1').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      expect(shown.went).toEqual(['Activity C', 'Activity A'])
    })

    it('is told to a reader of screens once, when it is whole', async () => {
      const box = setUp()
      await sayIn(box, 'Lisbon')
      const told = () => box.querySelector('.sheet > [role="status"]')?.textContent
      await waitFor(() => expect(told()).toMatch(/^Meander has answered\. Three for you\..*Which suits you\? 3 results$/s))
      expect(find(box, 'log').getAttribute('aria-live')).toBe('off')
    })
  })

  it('shows none of these parts where nothing was found [2.103]', async () => {
    shown.server.on(postChat, () => reply(text('When?'), FINISH)).on(readRecommendations, () => failure('internal'))
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('When?'))
    expect(box.querySelector('.findings')).toBeNull()
  })
})
