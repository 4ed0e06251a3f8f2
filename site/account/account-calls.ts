import { deleteAccount, listDevices, signOutDevice, signOutEverywhere, type SignedInDevice } from '@meander/sdk/contract/account'
import { request } from '../shell/request.ts'

/** What the account page asks of the server. Each rejects where it did not work. */
export const accountCalls = {
  listDevices: async (): Promise<SignedInDevice[]> => (await request(listDevices, {})).reply.sessions,
  signOutDevice: async (sessionId: string): Promise<void> => void (await request(signOutDevice, { params: { sessionId } })),
  signOutEverywhere: async (): Promise<void> => void (await request(signOutEverywhere, {})),
  deleteAccount: async (): Promise<void> => void (await request(deleteAccount, { query: { confirm: 'delete' } })),
}

export type AccountCalls = typeof accountCalls
