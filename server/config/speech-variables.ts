import * as z from 'zod'
import { isServiceAddress, text, variable } from './variable.ts'

/** Who writes down what visitors say. */
export const SPEECH_VARIABLES = {
  speechProvider: variable({
    name: 'SPEECH_PROVIDER', fallback: '`embedded`', expected: 'embedded, openai-compatible or off',
    meaning: 'Who writes down what visitors say: an embedded model that hears English, a service hosted elsewhere or on this machine (`openai-compatible`), or nobody (`off`)',
    schema: z.enum(['embedded', 'openai-compatible', 'off']),
  }),
  speechBaseUrl: variable({
    name: 'SPEECH_BASE_URL', fallback: '', expected: 'an address such as https://speech.example.com/v1, with https unless it is on this machine',
    meaning: "Where the service's API is; `openai-compatible` needs one, as `http://localhost:8000/v1`",
    schema: text.refine(isServiceAddress).transform((value) => value.replace(/\/+$/, '')),
  }),
  speechModel: variable({
    name: 'SPEECH_MODEL', fallback: '', expected: 'the name of a model, without spaces', meaning: 'The model by the name its service gave it; `openai-compatible` needs one',
    schema: text.regex(/^\S+$/),
  }),
  speechApiKey: variable({
    name: 'SPEECH_API_KEY', fallback: '', expected: 'a key, without spaces', meaning: "The service's key, where it asks for one; never leaves the server", schema: text.regex(/^[\x21-\x7e]+$/),
  }),
}
