import * as z from 'zod'

const ProductCodeText = z.string().min(1).max(128)
const DayText = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const TimeText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const Appointment = z.object({ productCode: ProductCodeText, date: DayText, startTime: TimeText })

/** What a plan of the days at one place is made of. */
export const PlanInput = z.object({
  kept: z.array(Appointment).max(60).optional().describe('What stands in the plan and stays'),
  fixed: z.boolean().optional().describe('True where what stands stays at its hour, whatever hours are wanted now'),
  moves: z
    .array(Appointment.extend({ to: z.object({ date: DayText.optional(), orElse: z.boolean().optional(), earliest: TimeText.optional(), latest: TimeText.optional() }) }))
    .max(20)
    .optional()
    .describe('What goes to another day or hour, with `orElse` on any day rather than on none; where it cannot, it stays where it stood'),
  oneMove: z.boolean().optional().describe('True where one of the moves is enough: the first that can be'),
  trade: z.enum(['first', 'else', 'whole']).optional().describe('What is on the day that one thing goes to comes to where that was: first of all, or where it has no room else; `whole`: all of the moves or none'),
  openings: z
    .array(z.object({
      date: DayText,
      earliest: TimeText.optional(),
      latest: TimeText.optional(),
      wish: z.string().max(80).optional(),
      below: z.number().positive().optional(),
      mostMinutes: z.number().int().positive().optional(),
      instead: z.boolean().optional(),
    }))
    .max(60)
    .optional()
    .describe('What is to be filled, one thing each; with a wish by nothing else, and only by what costs an adult less than `below` and takes no longer than `mostMinutes`; `instead`: only for what could not go where it was to'),
  isOffer: z.boolean().optional().describe('True where what would fill the openings is only told, and put in no day'),
  atMost: z.number().int().positive().optional().describe('So many openings are filled, whichever of them it is that can be'),
  put: z
    .array(z.object({
      key: z.number().int().optional(),
      codes: z.array(ProductCodeText).max(40).optional(),
      words: z.string().max(200).optional(),
      isKind: z.boolean().optional(),
      isAny: z.boolean().optional(),
      not: z.array(ProductCodeText).max(60).optional(),
      date: DayText.optional(),
      isThere: z.boolean().optional(),
      isWhole: z.boolean().optional(),
      isBack: z.boolean().optional(),
      time: TimeText.optional(),
      earliest: TimeText.optional(),
      latest: TimeText.optional(),
      instead: z.array(Appointment).max(20).optional(),
    }))
    .max(6)
    .optional()
    .describe('What is asked for by its name, by its code or by `words` that are held against all that is sold there: at that day and hour or the nearest, on no other day with `isThere`; with `isWhole` all that have it or none; with `isBack` at that very start in whatever hours, for it stood there once; where it cannot, what it comes `instead` of stands again'),
  not: z.array(ProductCodeText).max(60).optional().describe('What fills no opening: it stood once and was taken out'),
  otherwise: z.array(Appointment).max(20).optional().describe('What stands again where no opening could be filled'),
  busy: z.array(z.object({ date: DayText.optional(), from: TimeText, to: TimeText.or(z.literal('24:00')) })).max(60).optional().describe('Hours in which nothing may be'),
  spend: z.number().positive().optional().describe('The most that all of it may cost all who come, in `currency`'),
  gentle: z.boolean().optional().describe('True where no day may be long'),
})
export type PlanInput = z.infer<typeof PlanInput>
export type Appointment = z.infer<typeof Appointment>
export type Opening = NonNullable<PlanInput['openings']>[number]
export type Busy = NonNullable<PlanInput['busy']>[number]
