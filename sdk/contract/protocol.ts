/** The handshake between loader, element and widget bundle. Raised when `bridge.ts` changes in a way older halves cannot read. */
export const PROTOCOL_VERSION = 1
export const REQUEST_ID_HEADER = 'x-request-id'
export const STREAM_HEADER = 'x-vercel-ai-data-stream'
export const STREAM_PROTOCOL = 'v1'
