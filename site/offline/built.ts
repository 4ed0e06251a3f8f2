import { BUILT } from './names.ts'

/** A page of the site that is its document and nothing else. */
const DOCUMENT = '/itineraries'
const LOADER = '/sdk/v1.js'
const RELEASE = '/sdk/v1.json'
/** Chunks of another language than the site's have it in their names: `trips.de-o7fltj3x.js`. */
const OTHER_LANGUAGE = /^[\w-]+\.\w+-[\w-]+\.js$/

export const findDocument = async (): Promise<Response | undefined> => (await caches.open(BUILT)).match(DOCUMENT)

/** Scripts and sheets of the build, which name others. */
const HASHED = /-[\w-]{8}\.(js|css)$/

/** What the site is made of by now takes the place of what is kept of it, once all of it is there. */
export async function refreshBuilt(): Promise<void> {
  const cache = await caches.open(BUILT)
  const news = await Promise.all([DOCUMENT, RELEASE, LOADER].map((path) => fetch(path, { cache: 'no-cache' })))
  if (!news.every(({ ok }) => ok)) throw new Error('the site cannot be read')
  const [page = '', release = ''] = await Promise.all(news.slice(0, 2).map((answer) => answer.clone().text()))
  if ((await textOf(cache, DOCUMENT)) === page && (await textOf(cache, RELEASE)) === release) return
  const wanted = new Set([...assetsIn(page), ...filesOf(release), DOCUMENT, RELEASE, LOADER])
  for (const path of wanted) {
    if (path.startsWith('/assets/')) for (const chunk of await add(cache, path)) wanted.add(chunk)
    else if (!news.some(({ url }) => new URL(url).pathname === path)) await add(cache, path)
  }
  await Promise.all(news.map((answer) => cache.put(new URL(answer.url).pathname, answer)))
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!wanted.has(pathname) && !pathname.startsWith('/media/')) await cache.delete(request)
  }
}

const textOf = async (cache: Cache, path: string): Promise<string | undefined> => (await cache.match(path))?.text()

const assetsIn = (text: string): string[] => text.match(/\/assets\/[\w./-]+\.\w+/g) ?? []

function filesOf(release: string): string[] {
  const { path, files } = JSON.parse(release) as { path: string; files: readonly { file: string }[] }
  return files.filter(({ file }) => !OTHER_LANGUAGE.test(file)).map(({ file }) => path + file)
}

/** Answers what it names itself: a script its chunks, a style sheet its fonts. */
async function add(cache: Cache, path: string): Promise<string[]> {
  if (!(await cache.match(path))) await cache.add(path)
  if (!HASHED.test(path)) return []
  const text = (await textOf(cache, path)) ?? ''
  const chunks = path.endsWith('.js') ? [...text.matchAll(/["'`]\.\/([\w-]+-[\w-]{8}\.js)["'`]/g)].map(([, name]) => `/assets/${name}`) : []
  return [...assetsIn(text), ...chunks]
}
