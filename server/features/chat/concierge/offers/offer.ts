import * as z from 'zod'

const Slot = z.object({ date: z.string(), startTime: z.string() })

/** What a reply offers or asks of the plan: things that could be put in, each at one of these starts; which of these is to go; which of them is to go there. */
export const Offer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('put'),
    things: z.array(z.object({
      code: z.string(),
      title: z.string(),
      slots: z.array(Slot).min(1),
      /** Codes of what makes room for it. */
      instead: z.array(z.string()),
    })).min(1),
  }),
  z.object({ kind: z.literal('out'), codes: z.array(z.string()) }),
  z.object({ kind: z.literal('to'), codes: z.array(z.string()), date: z.string() }),
])
export type Offer = z.infer<typeof Offer>
