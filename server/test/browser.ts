/** A browser as far as signing in needs one: it keeps cookies by their path, follows redirects and sends forms. */
export interface Browser {
  /** Opens an address and follows where it leads; `seen` is every address on the way, the last one included. */
  open(address: string): Promise<Visit>
  /** Sends the form of the page that was opened last. */
  submit(fields: Record<string, string>): Promise<Visit>
  /** What its page would send: its cookies and its own origin. */
  headers(path: string): Record<string, string>
  cookies(): Cookie[]
}

export interface Visit {
  status: number
  address: URL
  seen: string[]
  headers: Headers
  text: string
}

export interface Cookie {
  name: string
  value: string
  path: string
  attributes: string
}

const MOST_REDIRECTS = 12

/** `reachedAt`: the server that a request really goes to, as through a proxy, when an address is only a name. */
export function createBrowser(origin: string, { reachedAt }: { reachedAt?: (address: URL) => string } = {}): Browser {
  let jar: Cookie[] = []
  let current = new URL(origin)

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */)
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
      const isOver = attributes.some((one) => /^max-age=0$/i.test(one) || (/^expires=/i.test(one) && Date.parse(one.slice(8)) < Date.now()))
      jar = jar.filter((cookie) => cookie.name !== name || cookie.path !== path)
      if (!isOver) jar.push({ name, value, path, attributes: attributes.join('; ') })
    }
  }

  function headers(path: string): Record<string, string> {
    const sent = jar.filter((cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
    return { origin, cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }

  const reach = (address: URL) => (reachedAt === undefined ? address : new URL(address.pathname + address.search, reachedAt(address)))

  async function visit(address: string, init: RequestInit = {}): Promise<Visit> {
    const seen: string[] = []
    let next: RequestInit = init
    current = new URL(address, current)
    for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
      seen.push(`${current.pathname}${current.search}`)
      const answer = await fetch(reach(current), { ...next, redirect: 'manual', headers: { ...headers(current.pathname), 'user-agent': 'Browser of a test', ...next.headers } })
      keep(answer)
      const to = answer.headers.get('location')
      // What the site shows at its own addresses is not part of signing in.
      if (to === null) return { status: answer.status, address: current, seen, headers: answer.headers, text: await answer.text() }
      await answer.body?.cancel()
      current = new URL(to, current)
      next = {}
    }
    throw new Error(`Too many redirects: ${seen.join(' ')}`)
  }

  return {
    headers,
    open: (address) => visit(address),
    submit: (fields) =>
      visit(current.href, { method: 'POST', body: new URLSearchParams(fields), headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    cookies: () => jar,
  }
}
