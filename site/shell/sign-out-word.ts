import { SIGNED_OUT } from '@meander/sdk/contract/signing-out'

/** What the pages of one browser tell each other: that somebody has signed out. */
export interface SignOutWord {
  say(): void
  hear(then: () => void): void
}

/** Silent where the browser keeps pages from hearing each other. */
export function createSignOutWord(): SignOutWord {
  const channel = open()
  return {
    say: () => channel?.postMessage(null),
    hear(then) {
      channel?.addEventListener('message', then)
      // Only a handler of this kind, or `start`, has it deliver.
      if (channel) channel.onmessage = () => {}
    },
  }
}

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(SIGNED_OUT)
  } catch {
    return null
  }
}
