import { readFileSync } from 'node:fs'
import * as account from '@meander/sdk/contract/account'
import * as activities from '@meander/sdk/contract/activities'
import * as arranging from '@meander/sdk/contract/arranging'
import * as auth from '@meander/sdk/contract/auth'
import * as calendars from '@meander/sdk/contract/calendar-export'
import * as chat from '@meander/sdk/contract/chat'
import * as days from '@meander/sdk/contract/days'
import * as destinations from '@meander/sdk/contract/destinations'
import type { Endpoint, Schema } from '@meander/sdk/contract/endpoint'
import * as errors from '@meander/sdk/contract/errors'
import * as faults from '@meander/sdk/contract/faults'
import * as ids from '@meander/sdk/contract/ids'
import * as itineraries from '@meander/sdk/contract/itineraries'
import * as money from '@meander/sdk/contract/money'
import * as sharing from '@meander/sdk/contract/sharing'
import * as speech from '@meander/sdk/contract/speech'
import * as travel from '@meander/sdk/contract/travel'
import * as changes from '@meander/sdk/contract/trip-changes'
import * as rules from '@meander/sdk/contract/trip-rules'
import * as undoing from '@meander/sdk/contract/undoing'
import * as user from '@meander/sdk/contract/user'

/** One call of the contract, as a reader of the document finds it. */
export interface ContractCall {
  /** Its name in the contract: `createItinerary`. */
  name: string
  /** The noun that it belongs to. */
  tag: string
  /** The words above it in the contract; empty where it needs none. */
  description: string
  endpoint: Endpoint
}

/** The contract's files that make calls or name what is in them, each with the noun under which its calls stand. */
const FILES: readonly { file: string; tag: string; exports: Readonly<Record<string, unknown>> }[] = [
  { file: 'itineraries', tag: 'itineraries', exports: itineraries },
  { file: 'trip-changes', tag: 'itineraries', exports: changes },
  { file: 'undoing', tag: 'itineraries', exports: undoing },
  { file: 'trip-rules', tag: 'schedule', exports: rules },
  { file: 'arranging', tag: 'schedule', exports: arranging },
  { file: 'calendar-export', tag: 'schedule', exports: calendars },
  { file: 'chat', tag: 'chat', exports: chat },
  { file: 'activities', tag: 'activities', exports: activities },
  { file: 'destinations', tag: 'destinations', exports: destinations },
  { file: 'sharing', tag: 'sharing', exports: sharing },
  { file: 'speech', tag: 'speech', exports: speech },
  { file: 'signing-in', tag: 'auth', exports: auth },
  { file: 'auth', tag: 'auth', exports: auth },
  { file: 'account', tag: 'account', exports: account },
  { file: 'faults', tag: 'site', exports: faults },
  ...Object.entries({ days, errors, ids, money, travel, user }).map(([file, exports]) => ({ file, tag: '', exports })),
]

export function listCalls(): ContractCall[] {
  const found = FILES.flatMap(({ file, tag, exports }) => {
    const words = readWords(file)
    return Object.entries(exports).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, tag, description: words.get(name) ?? '', endpoint: value }] : []))
  })
  // What one file hands on of another stands under the file whose words it has.
  const best = new Map<string, ContractCall>()
  for (const call of found) if ((best.get(call.name)?.description ?? '') === '') best.set(call.name, call)
  return [...best.values()]
}

/** Schemas that the contract names, so that the document does as well. Ids are one schema under many names, so they have none there. */
export function listSchemas(): Map<Schema, string> {
  const named = FILES.flatMap(({ exports }) => Object.entries(exports)).filter((one): one is [string, Schema] => isSchema(one[1]) && /^[A-Z]/.test(one[0]))
  const isNamedOnce = ([name, schema]: [string, Schema]) => named.every(([other, same]) => same !== schema || other === name)
  return new Map(named.filter(isNamedOnce).map(([name, schema]) => [schema, name]))
}

/** The comment right above each call, from the source: Node runs the contract as it is written, so it is always there. */
function readWords(file: string): Map<string, string> {
  const source = readFileSync(new URL(import.meta.resolve(`@meander/sdk/contract/${file}`)), 'utf8')
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = defineEndpoint/g)
  return new Map([...found].map(([, comment = '', name = '']) => [name, plain(comment)]))
}

function plain(comment: string): string {
  return comment.replace(/^\s*\* ?/gm, '').replace(/\{@link (\w+)\}/g, '`$1`').replace(/\s+/g, ' ').trim()
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}
