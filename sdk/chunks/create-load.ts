/**
 * `import()` for parts of the planner that may not come. A browser may keep the failure of an address for the page's life: whatever
 * is asked for after one has an address of its own. The same part is never loaded twice, whatever its address was.
 * @param again The address of a part after so many failures.
 */
export function createLoad(again: (address: string, failures: number) => string): (address: string) => Promise<unknown> {
  const loading: Record<string, Promise<unknown> | undefined> = {}
  let failures = 0
  return address =>
    (loading[address] ??= import(/* webpackIgnore: true */ /* @vite-ignore */ failures && !isPinned(address) ? again(address, failures) : address).catch((error: unknown) => {
      delete loading[address]
      failures += 1
      throw error
    }))
}

/** The page's import map holds it to what it must contain, by its own address only: under another one anything would pass. */
const isPinned = (address: string) => [...document.scripts].some(({ text }) => text.includes(address.slice(address.lastIndexOf('/'))))
