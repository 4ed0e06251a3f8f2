import { parseArgs } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod'
import { PartnerSettings } from '@meander/sdk/contract/partners'
import type { Database } from '../../db/schema.ts'
import { addPartner, changePartner, findPartner, listPartners, removePartner } from './registry.ts'
import type { Partner } from './registry.ts'

export const USAGE = `Who may embed the planner, from where, and what holds on their pages.

  npm run partners -- list
  npm run partners -- add NAME --origin https://blog.example [more]
  npm run partners -- set KEY [more]
  npm run partners -- remove KEY

  --origin       scheme, host and port of their pages; once for each. 'set' replaces all of them
  --name         what they are called
  --accent       #rrggbb, of the button that leads on
  --scheme       auto, light or dark
  --theme        what it wears: 'paper: #fffaf0; radius: 8px; font: Inter', or host
  --article      read: begins where their pages are about; add: with marks beside their places
  --destination  where their readers go, in words
  --locale       as de-DE
  --currency     as EUR
  --campaign     their name at the booking provider: letters, digits, dots and hyphens

'set' takes away what is set to nothing: --accent ''. A change reaches pages within five minutes; who may
call the API, at once. What is taken away takes the sign-ins along that were begun under it.`

/** What the operator can put right; the message is for them. */
export class UnusableCommand extends Error {
  override readonly name = 'UnusableCommand'
}

export interface PartnersCommandDeps {
  db: Kysely<Database>
  clock: () => Date
  publicUrl: string
  /** Ends the sign-ins that were begun under a key, but for those of these origins. */
  endSignIns: (trx: Transaction<Database>, of: { key: string; but: readonly string[] }) => Promise<void>
}

const SETTINGS = ['accent', 'scheme', 'theme', 'article', 'destination', 'locale', 'currency', 'campaign'] as const satisfies (keyof PartnerSettings)[]
const OPTIONS = {
  origin: { type: 'string', multiple: true },
  name: { type: 'string' },
  ...(Object.fromEntries(SETTINGS.map((name) => [name, { type: 'string' }])) as Record<(typeof SETTINGS)[number], { type: 'string' }>),
} as const

/** Does what the words after `npm run partners --` say. Answers what to print; throws an `UnusableCommand` for what cannot be done. */
export async function runPartnersCommand(words: readonly string[], deps: PartnersCommandDeps): Promise<string> {
  const { verb, subject, given } = readWords(words)
  switch (verb) {
    case undefined:
    case 'help':
      return USAGE
    case 'list':
      return describeAll(await listPartners(deps.db))
    case 'add':
      return add(deps, subject, given)
    case 'set':
      return change(deps, subject, given)
    case 'remove':
      return remove(deps, subject)
    default:
      throw new UnusableCommand(`'${verb}' is none of list, add, set and remove`)
  }
}

type Given = ReturnType<typeof parse>['values']
const parse = (words: readonly string[]) => parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })

function readWords(words: readonly string[]): { verb: string | undefined; subject: string | undefined; given: Given } {
  try {
    const { positionals, values } = parse(words)
    const [verb, subject, stray] = positionals
    if (stray !== undefined) throw new UnusableCommand(`nobody knows what '${stray}' is for; a name of several words stands in quotes`)
    return { verb, subject, given: values }
  } catch (error) {
    if (error instanceof TypeError) throw new UnusableCommand(error.message)
    throw error
  }
}

async function add({ db, clock, publicUrl }: PartnersCommandDeps, name: string | undefined, given: Given): Promise<string> {
  const partner = { name: readName(given.name ?? name), origins: readOrigins(given.origin ?? []), settings: readSettings({}, given) }
  const added = await db.transaction().execute((trx) => addPartner(trx, partner, clock()))
  return `${describe(added)}\n\nOn their page:\n\n  <script async src="${publicUrl}/sdk/v1.js"></script>\n  <meander-planner partner="${added.key}"></meander-planner>`
}

async function change({ db, endSignIns }: PartnersCommandDeps, key: string | undefined, given: Given): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const before = await theOne(trx, key)
    const origins = given.origin === undefined ? before.origins : readOrigins(given.origin)
    const name = given.name === undefined ? before.name : readName(given.name)
    const after = { ...before, name, origins, settings: readSettings(before.settings, given) }
    await changePartner(trx, after)
    await endSignIns(trx, { key: after.key, but: origins })
    return describe(after)
  })
}

async function remove({ db, endSignIns }: PartnersCommandDeps, key: string | undefined): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const partner = await theOne(trx, key)
    await endSignIns(trx, { key: partner.key, but: [] })
    await removePartner(trx, partner.key)
    return `${partner.name} (${partner.key}) is no partner any more.`
  })
}

async function theOne(trx: Transaction<Database>, key: string | undefined): Promise<Partner> {
  const found = key === undefined ? null : await findPartner(trx, key)
  if (found === null) throw new UnusableCommand(key === undefined ? 'say the key of the partner' : `no partner has the key '${key}'`)
  return found
}

function readName(name: string | undefined): string {
  const words = name?.trim() ?? ''
  if (words === '' || words.length > 120) throw new UnusableCommand('say what the partner is called, in at most 120 letters')
  return words
}

function readOrigins(given: readonly string[]): string[] {
  if (given.length === 0) throw new UnusableCommand('say where their pages are: --origin https://blog.example')
  return given.map((text) => {
    const url = URL.parse(text)
    if (url === null || !['https:', 'http:'].includes(url.protocol)) throw new UnusableCommand(`'${text}' is no origin, such as https://blog.example`)
    if (url.origin !== text) throw new UnusableCommand(`'${text}' is more than an origin: that is ${url.origin}`)
    return url.origin
  })
}

function readSettings(before: PartnerSettings, given: Given): PartnerSettings {
  const said = SETTINGS.filter((name) => given[name] !== undefined).map((name) => [name, given[name]] as const)
  const settings = Object.entries({ ...before, ...Object.fromEntries(said) }).filter(([, value]) => value !== '')
  const parsed = z.safeParse(PartnerSettings, Object.fromEntries(settings))
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  throw new UnusableCommand(`--${name} cannot be '${String(given[name as keyof Given])}'`)
}

const describeAll = (partners: readonly Partner[]): string => (partners.length === 0 ? 'There are no partners.' : partners.map(describe).join('\n\n'))

function describe({ key, name, origins, settings }: Partner): string {
  const lines = [...origins.map((origin) => ['origin', origin]), ...Object.entries(settings)].map(([what = '', value = '']) => `  ${what.padEnd(12)} ${value}`)
  return [`${name}  ${key}`, ...lines].join('\n')
}
