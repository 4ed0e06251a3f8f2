import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** How much of each is taken; characters. */
export const FAULT_LIMITS = { where: 80, kind: 80, message: 300, stack: 4000 } as const
const text = (most: number) => z.string().check(z.maxLength(most))

/**
 * Writes into the server's log that a page of the hosted site could not show a screen. It tells of the code alone: which screen,
 * what kind of error, where in the scripts; no identifier and nothing that a visitor wrote.
 */
export const reportFault = defineEndpoint({
  method: 'POST',
  path: '/api/faults',
  body: z.object({
    /** What the screen is called. */
    where: text(FAULT_LIMITS.where),
    /** The error's name, such as 'TypeError'. */
    kind: text(FAULT_LIMITS.kind),
    /** Only where a browser wrote it: a sentence of our own code may quote. */
    message: z.optional(text(FAULT_LIMITS.message)),
    /** Its frames, one on a line. */
    stack: text(FAULT_LIMITS.stack),
  }),
  reply: z.object({ logged: z.literal(true) }),
})
