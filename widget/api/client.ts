import type { Endpoint, EndpointInput, EndpointReply } from '@meander/sdk/contract/endpoint'
import type { ErrorCode } from '@meander/sdk/contract/errors'

export interface CallOptions {
  /** Ends the call early; an aborted call rejects with the signal's reason. */
  signal?: AbortSignal
  /** Errors that are an answer to this call and no failure: they reject as any, but are not logged. */
  expects?: readonly ErrorCode[]
  /** Sent in place of the JSON body, for what is a file; carries `clientUserId` as well. */
  form?: FormData
  /** 'include': with the cookie that lets an embed go on signed in. Default: with none from another origin. */
  credentials?: RequestCredentials
}

/** Every call of the widget goes through here. No retry, no cache, no refetch. */
export interface Api {
  /**
   * Makes one call of the contract and answers the JSON of its reply, which is not checked here.
   * Rejects with `NetworkError`, `ApiError` (message `{status}: {response text}`) or `ContractError`.
   */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions): Promise<EndpointReply<E>>
  /** Makes one call whose answer is not read: any OK is a success. */
  send<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions): Promise<void>
  /** Makes one call whose answer is a stream of chat parts, as text. */
  stream<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions): Promise<ReadableStream<string>>
}
