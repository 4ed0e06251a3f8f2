import { INSTALLATION_META, type Installation } from '@meander/sdk/contract/installation'
import { KEPT_FOR } from '@meander/sdk/contract/kept-for'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Privacy } from './Privacy.tsx'

const PLAIN: Installation = { guestDays: 30, outboxDays: 30, provider: 'sample', model: null, speech: null }

/** What the page says on a server that is set up so. */
function says(setting: Partial<Installation> = {}): string {
  const content = JSON.stringify({ ...PLAIN, ...setting })
  document.head.append(Object.assign(document.createElement('meta'), { name: INSTALLATION_META, content }))
  return renderToStaticMarkup(<Privacy />)
}
afterEach(() => document.head.replaceChildren())

describe('the privacy page', () => {
  it('says that nobody else hears of a traveller where that is so', () => {
    const text = says()
    for (const sentence of ['answered on this server’s own machine', 'A voice message is written down on this server’s own machine.', 'own sample inventory']) expect(text).toContain(sentence)
    expect(text).not.toContain('go to')
  })

  it('names who answers, who hears recordings and whose activities are shown', () => {
    const text = says({ model: 'llm.example.com', speech: 'speech.example.com', provider: 'viator' })
    for (const sentence of ['go to llm.example.com,', 'A voice message goes to speech.example.com,', 'Activities come from Viator:']) expect(text).toContain(sentence)
    expect(text).not.toContain('own machine')
  })

  it('says what stays in the browser of a page that failed', () => expect(says()).toContain('That a page of this site failed, while the server cannot be told'))

  it('says where no voice message is taken', () => expect(says({ speech: false })).toContain('This server does not take voice messages.'))

  it('says for how long things are kept as the server has it', () => {
    expect(says({ guestDays: 45, outboxDays: 12 })).toMatch(/removed after 45 days without use.*keeps it as a file for 12 days/s)
    document.head.replaceChildren()
    expect(says({ outboxDays: null })).not.toContain('as a file for')
  })

  it('says what is counted and logged, without saying how long a log stays that is not its own', () => {
    const text = says()
    for (const sentence of ['your network address, and when your account sent trips by e-mail, so that nobody takes too many', 'whoever runs it decides how long it stays', 'The recording is not kept here']) expect(text).toContain(sentence)
  })

  it('says of sign-ins and of what can be undone the times that the server keeps', () => {
    const { sessionDays, sessionIdleDays, signInMinutes, embedHours, undoDays } = KEPT_FOR
    const text = says()
    for (const sentence of [
      `one for ${sessionDays} days at most`, `ends after ${sessionIdleDays} days without use`, `for ${signInMinutes} minutes`, `for ${embedHours} hours at most`,
      `so that you can undo it: for ${undoDays * 24} hours`,
    ]) expect(text).toContain(sentence)
  })

  it('says where a trip sent by e-mail goes', () => {
    expect(says({ outboxDays: null })).toContain('to the mail server of whoever runs this installation')
    document.head.replaceChildren()
    expect(says()).not.toContain('to the mail server')
  })

  it('names what stays after signing out, what opens a trip, and who hears of what is done', () => {
    const text = says()
    for (const sentence of [
      'Only the site’s own files stay', 'private calendar address', 'The sign-in service that you choose learns', 'The page around an embedded planner is told', 'the identifier it knows you by',
      'may hold the identifier of a trip or a conversation',
    ]) expect(text).toContain(sentence)
  })
})
