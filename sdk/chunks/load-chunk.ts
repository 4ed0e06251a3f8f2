const loading: Record<string, Promise<unknown> | undefined> = {}
let failures = 0

/**
 * `import()` of a bundle's lazy chunks, the widget's and the site's, which the build puts in the place of every other (`scripts/rollup/load-again.mjs`).
 * A browser may keep the failure of an address for the page's life: whatever is asked for after one has an address of its own.
 * @param file A chunk beside this one, './dialogs-….js'. The same one is never loaded twice, whatever its address was.
 */
export const loadChunk = (file: string): Promise<unknown> =>
  (loading[file] ??= import(/* @vite-ignore */ failures && !isPinned(file) ? `${file}?${failures}` : file).catch((error: unknown) => {
    delete loading[file]
    failures += 1
    throw error
  }))

/** The page's import map holds it to what it must contain, by its own address only: under another one anything would pass. */
const isPinned = (file: string) => [...document.scripts].some(({ text }) => text.includes(file.slice(1)))
