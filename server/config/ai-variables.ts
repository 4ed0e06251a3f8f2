import * as z from 'zod'
import { A_COUNT, count, isServiceAddress, text, variable } from './variable.ts'

/** The longest that a timer can wait is some weeks; nobody waits an hour for an answer. */
const seconds = count.refine((value) => value <= 3600)
const SECONDS = 'a number of seconds from 1 to 3600'
const price = text.regex(/^\d+(?:\.\d+)?$/).transform(Number)
const A_PRICE = 'a price such as 2.50'

/** Who answers in the chat, and what it may take. */
export const AI_VARIABLES = {
  aiProvider: variable({
    name: 'AI_PROVIDER', fallback: '`concierge`', expected: 'concierge, openai-compatible, openai, anthropic or google',
    meaning: 'Who answers in the chat: the embedded concierge, or a language model hosted elsewhere or on this machine (`openai-compatible`)',
    schema: z.enum(['concierge', 'openai-compatible', 'openai', 'anthropic', 'google']),
  }),
  aiBaseUrl: variable({
    name: 'AI_BASE_URL', fallback: "the provider's own", expected: 'an address such as https://llm.example.com/v1, with https unless it is on this machine',
    meaning: "Where the model's API is; `openai-compatible` needs one, as `http://localhost:11434/v1`",
    schema: text.refine(isServiceAddress).transform((value) => value.replace(/\/+$/, '')),
  }),
  aiModel: variable({ name: 'AI_MODEL', fallback: '', expected: 'the name of a model, without spaces', meaning: 'The model by the name its provider gave it', schema: text.regex(/^\S+$/) }),
  aiApiKey: variable({
    name: 'AI_API_KEY', fallback: '', expected: 'a key, without spaces', meaning: 'Key of the model\'s provider; never leaves the server. `openai-compatible` does without',
    schema: text.regex(/^[\x21-\x7e]+$/),
  }),
  aiFirstTokenSeconds: variable({
    name: 'AI_FIRST_TOKEN_SECONDS',
    fallback: '20',
    expected: SECONDS,
    meaning: 'How long the model may be silent, before its answer or in the middle of it',
    schema: seconds,
  }),
  aiReplySeconds: variable({ name: 'AI_REPLY_SECONDS', fallback: '120', expected: SECONDS, meaning: 'How long a whole reply of the model may take', schema: seconds }),
  aiTokensPerReply: variable({ name: 'AI_TOKENS_PER_REPLY', fallback: '2000', expected: A_COUNT, meaning: 'Tokens that the model may write at once', schema: count }),
  aiTokensPerClient: variable({
    name: 'AI_TOKENS_PER_CLIENT_A_DAY', fallback: '300000', expected: A_COUNT, meaning: 'Tokens read and written for one client a day (UTC), for the guests of one address twenty times as many; then the concierge answers', schema: count,
  }),
  aiTokensADay: variable({
    name: 'AI_TOKENS_A_DAY', fallback: '', expected: A_COUNT, meaning: 'The same for all clients together; without one, there is no such limit', schema: count,
  }),
  aiInputPrice: variable({ name: 'AI_INPUT_PRICE', fallback: '', expected: A_PRICE, meaning: 'Price of a million tokens read; with both prices the log tells what each reply cost', schema: price }),
  aiOutputPrice: variable({ name: 'AI_OUTPUT_PRICE', fallback: '', expected: A_PRICE, meaning: 'Price of a million tokens written, in the same currency', schema: price }),
}
