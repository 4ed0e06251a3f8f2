import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { localOriginOr, rememberLocalOrigin } from './local-origin.ts'

const through = (publicUrl: string, origin: string) =>
  new Promise<string>((resolve) => {
    const ctx = { URL: new URL(origin) } as unknown as Koa.Context
    void rememberLocalOrigin(publicUrl)(ctx, () => Promise.resolve(resolve(localOriginOr(publicUrl))))
  })

describe('the origin that addresses are made with', () => {
  it.each([
    ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
    ['http://localhost:3000', 'http://[::1]:3000', 'http://[::1]:3000'],
    ['http://localhost:3000', 'http://elsewhere.example', 'http://localhost:3000'],
    ['https://planner.example.com', 'http://127.0.0.1:3000', 'https://planner.example.com'],
  ])('of %s, asked at %s, is %s', async (publicUrl, origin, made) => expect(await through(publicUrl, origin)).toBe(made))

  it('outside a request is the public one', () => expect(localOriginOr('http://localhost:3000')).toBe('http://localhost:3000'))
})
