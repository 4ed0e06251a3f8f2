/** How the pages of one browser hear each other by a name; null where the browser keeps them from it. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
