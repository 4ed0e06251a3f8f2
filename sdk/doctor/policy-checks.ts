import type { Finding, Patient } from './finding.ts'

const HEADER = 'in the page’s Content-Security-Policy'
/** Small things that are always there: what a page's console then says in red is the page's own doing. */
const SAMPLES = { answer: '/api/destinations/search?query=Lisbon&limit=1', picture: '/media/posters/beach.poster.webp', face: '/sdk/v1/type.woff2', film: '/media/clips/beach.webm' }

/** Asks the server for one thing of each kind, and hears what the page's policy says to it. */
export async function checkPolicy({ origin, planners }: Patient): Promise<Finding[]> {
  const refused = new Set<string>()
  const hear = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && blockedURI.startsWith(origin)) refused.add(effectiveDirective)
  }
  document.addEventListener('securitypolicyviolation', hear)
  const [read] = await Promise.all([reads(origin + SAMPLES.answer), draws(origin + SAMPLES.picture), hasFace(origin + SAMPLES.face), plays(origin + SAMPLES.film)])
  // It is told after the request has failed.
  await new Promise((resolve) => setTimeout(resolve, 100))
  document.removeEventListener('securitypolicyviolation', hear)
  const found = [...refused].map((directive) => ({ problem: `The page’s policy does not let the planner use ${WORDS[directive] ?? directive}.`, line: `${directive} ${origin}`, where: HEADER }))
  if (!read && !refused.has('connect-src')) found.push(refusedBy(origin, planners))
  return found
}

const WORDS: Record<string, string> = { 'connect-src': 'its server', 'img-src': 'its pictures', 'font-src': 'its type', 'media-src': 'its films and recordings', 'script-src-elem': 'its scripts' }

function refusedBy(origin: string, planners: HTMLElement[]): Finding {
  const key = planners.map((planner) => planner.getAttribute('partner')).find(Boolean)
  const line = key ? `npm run partners -- set ${key} --origin ${location.origin}` : `ALLOWED_ORIGINS=${location.origin}`
  return { problem: `${origin} cannot be reached, or does not answer pages of ${location.origin}.`, line, where: 'where the server is started; whoever runs it does that' }
}

/** Any answer will do: what the page may not read, fails. */
const reads = (address: string) => fetch(address, { credentials: 'omit' }).then(() => true, () => false)
const draws = (address: string) => new Promise<void>((resolve) => Object.assign(new Image(), { onload: () => resolve(), onerror: () => resolve(), src: address }))
const hasFace = (address: string) => new FontFace('Meander Doctor', `url(${JSON.stringify(address)})`).load().then(() => {}, () => {})
const plays = (address: string) =>
  new Promise<void>((resolve) => {
    const film = Object.assign(document.createElement('video'), { preload: 'metadata', muted: true })
    film.onerror = film.onloadedmetadata = () => {
      film.onerror = film.onloadedmetadata = null
      // No more of it is fetched.
      film.removeAttribute('src')
      film.load()
      resolve()
    }
    film.src = address
  })

/** The microphone, and windows for signing in. */
export function checkPermissions(): Finding[] {
  const found: Finding[] = []
  const policy = (document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy
  if (!isSecureContext) found.push({ problem: 'The page is not served by https: browsers give it no microphone, so there are no voice messages.', line: `https://${location.host}${location.pathname}`, where: 'in the address' })
  else if (policy?.allowsFeature('microphone') === false) {
    found.push(
      window === window.top
        ? { problem: 'The page’s policy keeps the microphone from it, so there are no voice messages.', line: 'Permissions-Policy: microphone=(self)', where: 'among the headers of the page' }
        : { problem: 'The frame around the page keeps the microphone from it, so there are no voice messages.', line: '<iframe allow="microphone" …>', where: 'in the page around this one' },
    )
  }
  return found
}
