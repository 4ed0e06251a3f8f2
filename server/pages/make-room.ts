import { rm } from 'node:fs/promises'

/** Something that is kept of an earlier build. */
export interface Kept {
  path: string
  /** When it was current last; ms. */
  used: number
  bytes: number
}

/** Drops what was current longest ago, beyond `limit` bytes. What is current now stays, however large. Answers how many went. */
export async function makeRoom(kept: Kept[], limit: number): Promise<number> {
  const newestFirst = kept.toSorted((a, b) => b.used - a.used)
  let room = limit
  let dropped = 0
  for (const { path, used, bytes } of newestFirst) {
    room -= bytes
    if (room >= 0 || used === newestFirst[0]?.used) continue
    await rm(path, { recursive: true, force: true })
    dropped += 1
  }
  return dropped
}
