import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** Takes a multipart form: the file `audio` (webm) and the field `clientUserId`. */
export const transcribe = defineEndpoint({
  method: 'POST',
  path: '/api/speech/transcribe',
  reply: z.object({ text: z.string() }),
  errors: ['unsupported-audio', 'payload-too-large', 'too-many-requests', 'speech-unavailable'],
})
