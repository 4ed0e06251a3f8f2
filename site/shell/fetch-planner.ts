interface Release {
  path: string
  files: readonly { name: string; file: string }[]
}

/** What the planner's tag asks for first. */
const FIRST = new Set(['element', 'widget'])

let fetched: Promise<void> | null = null

/** Has the browser fetch what the planner begins with, and run none of it. Without it, the tag does so by itself. */
export function fetchPlanner(): Promise<void> {
  fetched ??= fetchFirst().catch(() => {})
  return fetched
}

async function fetchFirst(): Promise<void> {
  const { path, files } = (await (await fetch('/sdk/v1.json', { priority: 'low' })).json()) as Release
  for (const { name, file } of files) {
    if (FIRST.has(name)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: path + file, fetchPriority: 'low', crossOrigin: 'anonymous' }))
  }
}
