import { afterEach, describe, expect, it } from 'vitest'
import { readConversation, sendMessage, stopChat } from '@meander/sdk/contract/chat'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ask, dataOf, followParts, readParts, textOf } from '../../../test/read-chat.ts'
import { TEST_KEY } from '../../../test/openai/openai-server.ts'
import type { Script } from '../../../test/openai/openai-server.ts'
import { FIRST_TOKEN, foundIn, REPLY, say, search, startHosted } from '../../../test/openai/start-hosted.ts'
import type { HostedTest } from '../../../test/openai/start-hosted.ts'

const ID = 'trip' as ConversationId
const QUESTION = 'Three days in Lisbon from 14 March 2027, two of us'
let hosted: HostedTest

const start = async (...given: Parameters<typeof startHosted>) => (hosted = await startHosted(...given))
afterEach(() => hosted.close())

const anna = () => hosted.server.as('mdr_anna')
const send = (text = QUESTION) => ask(anna(), ID, text)
const read = (text = QUESTION) => readParts(send(text))
const kinds = (parts: readonly StreamPart[]) => parts.map(({ kind }) => kind)
/** Of two sentences the first is passed on, and the second is waited for. */
const BEGUN = { text: 'Start in Alfama. Then ' }
const errorIn = (parts: readonly StreamPart[]) => parts.flatMap((part) => (part.kind === 'error' ? [part.error] : []))
const messagesOf = async () => (await anna().call(readConversation, { params: { id: ID } })).messages

describe('an answer', () => {
  it('is searched for and written by the hosted model, with cards from the provider [1.8, 1.9]', async () => {
    const { model } = await start()
    let told: string[] = []
    model.answer(search({ destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-16', groupSize: 2 }), (request) => {
      told = foundIn(request).activities.map(({ title }) => title)
      return say(`Start with ${told[0]}. After that, ${told[1]} fits well.`)
    })
    const parts = await read()
    expect(model.mistakes).toEqual([])
    expect(model.requests).toMatchObject([{ model: 'scripted', max_tokens: 2000 }, { max_tokens: 2000 }])
    expect(errorIn(parts)).toEqual([])
    expect(textOf(parts)).toBe(`Start with ${told[0]}. After that, ${told[1]} fits well.`)
    expect(dataOf(parts, 'recommendations')?.recommendations.map(({ title }) => title)).toEqual(told)
    expect(parts.at(-1)).toEqual({ kind: 'finish-message', finishReason: 'stop', usage: { promptTokens: 300, completionTokens: 50 } })
    expect(kinds(parts).filter((kind) => kind === 'start-step' || kind === 'finish-step')).toEqual(['start-step', 'finish-step', 'start-step', 'finish-step'])
    expect((await messagesOf()).at(-1)?.text).toBe(textOf(parts))
  })

  it('arrives sentence by sentence, before it is complete [1.8]', async () => {
    const { model } = await start()
    model.answer([{ text: 'Lisbon is lovely in March. Which' }, 'wait', { text: ' days?' }, { finish: 'stop' }])
    const seen: StreamPart[] = []
    for await (const part of followParts(await send())) {
      seen.push(part)
      if (textOf(seen) === 'Lisbon is lovely in March. ' && part.kind === 'text') model.goOn()
    }
    expect(textOf(seen)).toBe('Lisbon is lovely in March. Which days?')
  })

  it.each([1, 2, 3, 7, 13])('is the same with the wire cut after every %i bytes, letters and calls included', async (cut) => {
    const { model } = await start()
    model.answer(
      { steps: [{ calls: [{ id: 'c', name: 'findActivities', arguments: '{"destination":"Lisbon","interests":["Fado – música 🎶"]}' }], cut: 1 }, { finish: 'tool_calls' }, { usage: [1, 1] }], cut },
      { steps: [{ text: 'Café, açorda and fado – a good plan 🎶. ' }, { finish: 'stop' }, { usage: [1, 1] }], cut },
    )
    const parts = await read()
    expect(textOf(parts)).toBe('Café, açorda and fado – a good plan 🎶. ')
    expect(parts.find((part) => part.kind === 'tool-call')).toMatchObject({ args: { destination: 'Lisbon', interests: ['Fado – música 🎶'] } })
  })

  it('takes several calls at once, their pieces in turn', async () => {
    const { model } = await start()
    const call = (id: string, destination: string) => ({ id, name: 'findActivities', arguments: JSON.stringify({ destination }) })
    model.answer([{ calls: [call('a', 'Lisbon'), call('b', 'Rome')], cut: 3 }, { finish: 'tool_calls' }, { usage: [9, 9] }], say('Both are good in spring.'))
    const parts = await read('Lisbon or Rome?')
    expect(model.mistakes).toEqual([])
    expect(parts.flatMap((part) => (part.kind === 'tool-result' ? [part.toolCallId] : [])).toSorted()).toEqual(['a', 'b'])
    const places = new Set(dataOf(parts, 'recommendations')?.recommendations.map(({ destination }) => destination))
    expect(places.size).toBeGreaterThan(1)
    expect(textOf(parts)).toBe('Both are good in spring.')
  })

  it.each([
    ['arguments that are no JSON', { id: 'x', name: 'findActivities', arguments: '{"destination": "Lis' }],
    ['arguments of another shape', { id: 'x', name: 'findActivities', arguments: '{"place": 7}' }],
    ['a tool that does not exist', { id: 'x', name: 'unknownTool', arguments: '{}' }],
  ])('survives %s: the call ends in a result, and the model may try again', async (_what, call) => {
    const { model } = await start()
    model.answer([{ calls: [call] }, { finish: 'tool_calls' }], search(), say('Here is what I found.'))
    const parts = await read()
    expect(errorIn(parts)).toEqual([])
    expect(parts.find((part) => part.kind === 'tool-result' && part.toolCallId === 'x')).toMatchObject({ result: { error: 'This call could not be understood.' } })
    expect(textOf(parts)).toBe('Here is what I found.')
  })

  it('comes to words in the end, however fond of searching the model is', async () => {
    const { model } = await start()
    const choices: (string | undefined)[] = []
    for (const id of ['c1', 'c2', 'c3']) model.answer(search({ destination: 'Lisbon' }, id))
    model.answer((request) => {
      choices.push(request.tool_choice)
      return say('Here they are.')
    })
    expect(textOf(await read())).toBe('Here they are.')
    expect(choices).toEqual(['none'])
  })

  it('ends well without [DONE] and without usage: then letters are counted', async () => {
    const { model } = await start()
    model.answer({ steps: [{ text: 'Which days suit you?' }, { finish: 'stop' }], done: false })
    const parts = await read()
    expect(textOf(parts)).toBe('Which days suit you?')
    expect(parts.at(-1)).toMatchObject({ finishReason: 'stop', usage: { completionTokens: 5 } })
  })

  it('knows what was shown before in the conversation', async () => {
    const { model } = await start()
    let title = ''
    model.answer(search(), say('Here they are.'), (request) => {
      const told = request.messages.find((message) => message.role === 'tool')
      const { shownInThisOrder } = (JSON.parse(told?.role === 'tool' ? told.content : '{}') as { data: { shownInThisOrder: { title: string }[] } }).data
      title = shownInThisOrder[1]?.title ?? ''
      return say(`The second one is ${title}.`)
    })
    await read()
    const parts = await read('Tell me about the second one')
    expect(model.mistakes).toEqual([])
    expect(title).not.toBe('')
    expect(textOf(parts)).toBe(`The second one is ${title}.`)
  })

  it('is given whole to who cannot read a stream [7.75]', async () => {
    const { model } = await start()
    model.answer(say('Which days suit you?'))
    expect((await anna().call(sendMessage, { body: { sessionId: ID, message: QUESTION } })).message).toBe('Which days suit you?')
  })
})

describe('a failure', () => {
  it.each([
    [401, 'The assistant cannot answer at the moment. Please try again later.', 1],
    [400, 'The assistant cannot answer at the moment. Please try again later.', 1],
    [500, 'The assistant cannot be reached at the moment. Please try again in a minute.', 3],
    [503, 'The assistant is very busy at the moment. Please try again in a minute.', 3],
  ])('of status %i is told in a sentence, with an end [8.11]', async (status, sentence, tries) => {
    const { model, time, logged } = await start()
    model.answer(...Array.from({ length: tries }, () => ({ status, message: `inside of it: ${TEST_KEY}` })))
    const parts = read()
    for (const pause of [500, 1000].slice(0, tries - 1)) await time.pass(pause)
    expect(errorIn(await parts)).toEqual([sentence])
    expect((await parts).at(-1)).toEqual({ kind: 'finish-message', finishReason: 'error' })
    expect(model.requests).toHaveLength(tries)
    expect(logged.join('')).toContain('inside of it')
    expect(logged.join('') + JSON.stringify(await parts)).not.toContain(TEST_KEY)
  })

  it('does not show the key when the provider repeats it, whole or in part', async () => {
    const { model, logged } = await start({ key: 'sk-another-9876543210' })
    const parts = await read()
    expect(model.mistakes).toEqual(['Incorrect API key provided: sk-another-9876543210.'])
    expect(errorIn(parts)).toEqual(['The assistant cannot answer at the moment. Please try again later.'])
    expect(logged.join('')).toContain('Incorrect API key provided: …')
    expect(logged.join('')).not.toContain('9876543210')
  })

  it('is told when the answer is empty', async () => {
    const { model } = await start()
    model.answer([{ finish: 'length' }, { usage: [100, 2000] }])
    const parts = await read()
    expect(errorIn(parts)).toEqual(['The answer broke off. Please send your message again.'])
    expect((await messagesOf()).map(({ text }) => text)).toEqual([QUESTION])
  })

  it('is tried again after the time that the provider asks for, before the first word', async () => {
    const { model, time } = await start()
    model.answer({ status: 429, headers: { 'retry-after': '7' }, message: 'slow down' }, say('Which days suit you?'))
    const parts = read()
    await time.pass(7000)
    expect(textOf(await parts)).toBe('Which days suit you?')
    expect(errorIn(await parts)).toEqual([])
  })

  it('is not tried again when the provider asks for more time than anyone has', async () => {
    const { model } = await start()
    model.answer({ status: 429, headers: { 'retry-after': '120' }, message: 'slow down' })
    expect(errorIn(await read())).toEqual(['The assistant is very busy at the moment. Please try again in 2 minutes.'])
    expect(model.requests).toHaveLength(1)
  })

  it('is told when the first word does not come in time, and the connection is given up', async () => {
    const { model, time } = await start()
    model.answer(['hang'])
    const parts = read()
    await model.asked(1)
    await time.pass(FIRST_TOKEN)
    expect(errorIn(await parts)).toEqual(['The assistant did not answer in time. Please send your message again.'])
    await model.left
  })

  it('leaves a slow first word alone while there is time', async () => {
    const { model } = await start()
    model.answer(['wait', ...say('Which days suit you?')])
    const parts = read()
    await model.asked(1)
    model.goOn()
    expect(textOf(await parts)).toBe('Which days suit you?')
  })

  it('keeps what was written when the whole takes too long [8.11]', async () => {
    const { model, time } = await start()
    model.answer([{ text: 'Start in Alfama. Then ' }, 'hang'])
    const seen: StreamPart[] = []
    for await (const part of followParts(await send())) {
      seen.push(part)
      if (part.kind === 'text') await time.pass(REPLY)
    }
    expect(textOf(seen)).toBe('Start in Alfama. ')
    expect(errorIn(seen)).toEqual(['This answer took too long and was cut off. Please ask again, perhaps for a little less at once.'])
    expect((await messagesOf()).at(-1)?.text).toBe('Start in Alfama. ')
    await model.left
  })

  it('keeps what was written when nothing more comes, and gives up the connection [8.11]', async () => {
    const { model, time } = await start()
    model.answer([BEGUN, 'hang'])
    const seen: StreamPart[] = []
    for await (const part of followParts(await send())) {
      seen.push(part)
      if (part.kind === 'text') await time.pass(FIRST_TOKEN)
    }
    expect(textOf(seen)).toBe('Start in Alfama. ')
    expect(errorIn(seen)).toEqual(['The answer broke off. Please send your message again.'])
    expect(model.requests).toHaveLength(1)
    expect((await messagesOf()).at(-1)?.text).toBe('Start in Alfama. ')
    await model.left
  })

  it.each<[string, Script, string]>([
    ['an error in its middle', { steps: [BEGUN, 'wait', { error: 'overloaded' }] }, 'Start in Alfama. '],
    ['a lost connection', { steps: [BEGUN, 'wait', 'break'] }, 'Start in Alfama. '],
    ['a line that is no JSON', { steps: [BEGUN, 'wait', { raw: 'data: {"choices": [\n\n' }] }, 'Start in Alfama. '],
    ['an end without a reason', { steps: [BEGUN, 'wait'], done: false }, 'Start in Alfama. Then '],
  ])('keeps what was written before %s, and is not tried again [8.11]', async (_what, script, kept) => {
    const { model } = await start()
    model.answer(script)
    const parts: StreamPart[] = []
    for await (const part of followParts(await send())) {
      parts.push(part)
      if (part.kind === 'text') model.goOn()
    }
    expect(textOf(parts)).toBe(kept)
    expect(errorIn(parts)).toEqual(['The answer broke off. Please send your message again.'])
    expect(parts.at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'error' })
    expect(model.requests).toHaveLength(1)
    expect((await messagesOf()).map(({ text }) => text)).toEqual([QUESTION, kept])
  })
})

it('stops asking the provider when the traveller stops the answer', async () => {
  const { model } = await start()
  model.answer([{ text: 'Start in Alfama. Then ' }, 'hang'])
  const seen: StreamPart[] = []
  for await (const part of followParts(await send())) {
    seen.push(part)
    if (part.kind === 'text') await anna().call(stopChat, { query: { chatId: ID } })
  }
  await model.left
  expect(errorIn(seen)).toEqual([])
  expect((await messagesOf()).at(-1)?.text).toBe('Start in Alfama. ')
})
