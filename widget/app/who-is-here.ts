import type { User } from '@meander/sdk/contract/auth'
import { readMode, WHO_IS_HERE } from '@meander/sdk/contract/who-is-here'
import { openChannel } from '@meander/sdk/events/open-channel'
import type { Planner } from './planner.ts'

/** On the hosted site: takes in whom the page around us or another of this browser has found, and tells them whom we have found. Returns what ends it. */
export function heedWhoIsHere({ config, session, local }: Planner): () => void {
  const channel = config.firstParty ? openChannel(WHO_IS_HERE) : null
  if (!channel) return () => {}
  channel.onmessage = ({ data }) => {
    if (data && session.$mode.get() !== 'authenticated') session.enter(data as User)
  }
  const stop = session.$user.listen((user) => user && channel.postMessage(user))
  // Found before we could hear of it.
  if (session.$mode.get() === 'guest' && readMode(local) === 'authenticated' && !session.$asked.get()) session.completeByCookie()
  return () => {
    stop()
    channel.close()
  }
}

/** Tells the page around us that whoever was signed in has gone on as a guest. */
export function tellNobody({ config }: Pick<Planner, 'config'>): void {
  const channel = config.firstParty ? openChannel(WHO_IS_HERE) : null
  channel?.postMessage(null)
  channel?.close()
}
