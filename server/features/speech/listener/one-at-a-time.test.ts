import { expect, it } from 'vitest'
import { TranscriptionError } from '../transcriber.ts'
import { createOneAtATime } from './one-at-a-time.ts'

const NEVER = new AbortController().signal

/** A job that ends when it is told to. */
function job(name: string, order: string[]) {
  let end = (): void => {}
  let fail = (): void => {}
  const promise = new Promise<string>((resolve, reject) => {
    end = () => resolve(name)
    fail = () => reject(new Error(name))
  })
  const run = (): Promise<string> => {
    order.push(name)
    return promise
  }
  return { run, end, fail }
}

it('runs jobs in their order, one at a time, also after one that fails', async () => {
  const oneAtATime = createOneAtATime(2)
  const order: string[] = []
  const [one, two, three] = [job('one', order), job('two', order), job('three', order)]
  const answers = [one, two, three].map(({ run }) => oneAtATime(run, NEVER))
  expect(order).toEqual(['one'])
  one.fail()
  await expect(answers[0]).rejects.toThrow('one')
  expect(order).toEqual(['one', 'two'])
  two.end()
  await answers[1]
  expect(order).toEqual(['one', 'two', 'three'])
  three.end()
  expect(await answers[2]).toBe('three')
})

it('lets nobody in between who comes as another ends', async () => {
  const oneAtATime = createOneAtATime(1)
  const order: string[] = []
  const [one, two, three] = [job('one', order), job('two', order), job('three', order)]
  const first = oneAtATime(one.run, NEVER)
  const second = oneAtATime(two.run, NEVER)
  one.end()
  await first
  const third = oneAtATime(three.run, NEVER)
  expect(order).toEqual(['one', 'two'])
  two.end()
  three.end()
  expect(await Promise.all([second, third])).toEqual(['two', 'three'])
})

it('refuses who finds the line full, and gives the place of who leaves to the next', async () => {
  const oneAtATime = createOneAtATime(1)
  const order: string[] = []
  const [one, two, three] = [job('one', order), job('two', order), job('three', order)]
  const leaving = new AbortController()
  const first = oneAtATime(one.run, NEVER)
  const second = oneAtATime(two.run, leaving.signal)
  await expect(oneAtATime(three.run, NEVER)).rejects.toThrow(expect.objectContaining({ name: TranscriptionError.name, failure: 'busy' }))
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const third = oneAtATime(three.run, NEVER)
  one.end()
  three.end()
  expect(await Promise.all([first, third])).toEqual(['one', 'three'])
  expect(order).toEqual(['one', 'three'])
})
