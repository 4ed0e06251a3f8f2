import { readAvailability, searchActivities, testProviderAccess } from '@meander/sdk/contract/activities'
import { listRecentConversations } from '@meander/sdk/contract/chat'
import { addDays, type Day } from '@meander/sdk/contract/days'
import { searchDestinations } from '@meander/sdk/contract/destinations'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { warmSpeech } from '@meander/sdk/contract/speech'
import { counted } from '../shell/counted.ts'
import { readInstallation } from '../shell/installation.ts'
import { request } from '../shell/request.ts'

/** What a service answered. */
export interface ServiceReading {
  /** 'refused': it answers, and says that it may not be used; 'off': the settings leave it out. */
  state: 'working' | 'sample' | 'refused' | 'off' | 'silent'
  /** Null where nothing came. */
  milliseconds: number | null
  note: string
}

export interface Service {
  name: string
  about: string
  read: () => Promise<ServiceReading>
}

const SAMPLE = 'sample'
const stateOf = (provider: string | undefined) => (provider === SAMPLE ? 'sample' : 'working')

async function readServer(): Promise<ServiceReading> {
  const started = performance.now()
  const { ok } = await fetch('/readyz')
  if (!ok) throw new Error('not ready')
  return { state: 'working', milliseconds: Math.round(performance.now() - started), note: 'ready to answer' }
}

/** That they are read, no more: who is set to answer is told by the settings, and would be asked by a letter alone. */
async function readConversations(): Promise<ServiceReading> {
  const { milliseconds } = await request(listRecentConversations, {})
  const { model } = readInstallation()
  return { state: 'working', milliseconds, note: `read; set: ${model ?? 'this server'}` }
}

async function readProvider(): Promise<ServiceReading> {
  const { provider } = readInstallation()
  const { reply, milliseconds } = await request(testProviderAccess, { params: { provider } })
  const { success, accessibleEndpoints, error } = reply
  const reached = `${counted(accessibleEndpoints.length, 'endpoint')}: ${accessibleEndpoints.join(', ')}`
  return { state: success ? stateOf(provider) : 'refused', milliseconds, note: error ?? reached }
}

async function readDays(): Promise<ServiceReading> {
  const today = new Date().toISOString().slice(0, 10) as Day
  const { activities } = (await request(searchActivities, { body: { query: 'walk in Lisbon', limit: 1 } })).reply
  const [activity] = activities
  if (!activity) throw new Error('no activity')
  const { reply, milliseconds } = await request(readAvailability, { params: { productCode: activity.productCode }, query: { startDate: addDays(today, 14), endDate: addDays(today, 20) } })
  return { state: stateOf(activity.provider), milliseconds, note: `${counted(reply.slots.length, 'start')} in a week` }
}

async function readDestinations(): Promise<ServiceReading> {
  const { milliseconds } = await request(searchDestinations, { query: { query: 'Lisbon' } })
  return { state: 'working', milliseconds, note: 'searched for Lisbon' }
}

/** As the planner asks before somebody speaks. */
async function readSpeech(): Promise<ServiceReading> {
  const { reply, milliseconds } = await request(warmSpeech, {})
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  const languages = reply.languages?.map((language) => names.of(language) ?? language)
  return { state: reply.warm ? 'working' : 'off', milliseconds, note: !reply.warm ? 'left out by the settings' : languages ? `hears ${languages.join(', ')}` : 'hears any language' }
}

async function readItineraries(): Promise<ServiceReading> {
  const { reply, milliseconds } = await request(listItineraries, {})
  return { state: 'working', milliseconds, note: `${reply.length === 0 ? 'none' : reply.length} of yours` }
}

/** Each is asked by a call of its own. */
export const SERVICES: readonly Service[] = [
  { name: 'Server and storage', about: 'what all others stand on', read: readServer },
  { name: 'Conversations', about: 'reads the recent ones; whoever answers is not asked', read: readConversations },
  { name: 'Activities', about: 'searches the tour marketplace', read: readProvider },
  { name: 'Availability', about: 'days, starts, places left', read: readDays },
  { name: 'Destinations', about: 'suggestions while typing', read: readDestinations },
  { name: 'Transcription', about: 'turns a voice message into words', read: readSpeech },
  { name: 'Itineraries', about: 'keeps and shares journeys', read: readItineraries },
]

/** What does not come is a reading too. */
export const readService = ({ read }: Service): Promise<ServiceReading> => read().catch(() => ({ state: 'silent', milliseconds: null, note: 'none' }))
