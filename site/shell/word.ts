import { openChannel } from '@meander/sdk/events/open-channel'

/** What the pages of one browser, and the parts of one page, tell each other. */
export interface Word<Said> {
  say(said: Said): void
  hear(then: (said: Said) => void): void
}

/** Silent where the browser keeps pages from hearing each other. */
export function createWord<Said>(name: string): Word<Said> {
  const channel = openChannel(name)
  return {
    say: (said) => channel?.postMessage(said),
    hear(then) {
      if (channel) channel.onmessage = ({ data }) => then(data as Said)
    },
  }
}
