import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchActivities } from '@meander/sdk/contract/activities'
import type { ShareToken } from '@meander/sdk/contract/ids'
import { createItinerary, saveActivity } from '@meander/sdk/contract/itineraries'
import { createShareLink, revokeShareLink } from '@meander/sdk/contract/sharing'
import { signIn } from '../../test/sign-in.ts'
import type { SignedInBrowser } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

let server: TestServer
let ana: SignedInBrowser
const folder = mkdtempSync(join(tmpdir(), 'meander-cards-'))
beforeAll(async () => {
  server = await startServer({ env: { DATA_DIR: folder } })
  ana = await signIn(server, 'Ana')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A shared trip with so many activities of the inventory. */
async function share(title: string, count: number): Promise<{ id: Awaited<ReturnType<typeof make>>; token: ShareToken }> {
  const id = await make(title)
  const { activities } = await ana.call(searchActivities, { body: { query: 'Lisbon', limit: 10 } })
  for (const activityData of activities.slice(0, count)) await ana.call(saveActivity, { params: { id }, body: { activityData } })
  return { id, token: (await ana.call(createShareLink, { params: { id }, body: {} })).shareToken }
}

const make = async (title: string) => (await ana.call(createItinerary, { body: { title, destination: 'Lisbon' } })).id

/** Width and height of a PNG, from its first chunk. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

async function read(token: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const answer = await server.fetch(`/shared/${token}/picture.png`)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

describe('the picture of a shared trip', () => {
  it.each([
    ['Four days in Lisbon', 3],
    ['A title that is so long that no line of any picture could ever hold all of it, however small', 1],
    ['東京 & <b>Łódź</b>', 2],
    ['Nothing yet', 0],
  ])('is a PNG of 1200 by 630 and at most 300 kB: %s', async (title, count) => {
    const { status, bytes, headers } = await read((await share(title, count)).token)
    expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([200, 'image/png', 'noindex'])
    expect(sizeOf(bytes)).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('is another where the trip is called otherwise, and the same as long as nothing changes', async () => {
    const [lisbon, porto] = [await share('Lisbon', 1), await share('Porto', 1)]
    const first = await read(lisbon.token)
    const again = await read(lisbon.token)
    expect([again.bytes.equals(first.bytes), again.headers.get('etag')]).toEqual([true, first.headers.get('etag')])
    expect((await read(porto.token)).bytes.equals(first.bytes)).toBe(false)
  })

  it('goes with the link', async () => {
    const { id, token } = await share('Lisbon', 1)
    await ana.call(revokeShareLink, { params: { id } })
    expect((await read(token)).status).toBe(404)
    expect((await read('made-up')).status).toBe(404)
  })
})
