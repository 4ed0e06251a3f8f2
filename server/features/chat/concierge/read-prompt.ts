import type { LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider'
import * as z from 'zod'
import type { Day } from '@meander/sdk/contract/days'
import { isDay } from '@meander/sdk/contract/days'
import type { FoundSummary } from '../tools/find-activities.ts'

/** What the concierge is told beside the words of the conversation. */
export const ConciergeOptions = z.object({
  /** The traveller's today. */
  today: z.string().optional(),
  locale: z.string().optional(),
  currency: z.string().optional(),
  /** Product codes that the traveller has already been shown. */
  shown: z.array(z.string()).optional(),
})
export type ConciergeOptions = z.infer<typeof ConciergeOptions>

/** A prompt as the concierge reads it. */
export interface Reading {
  /** What the traveller said, oldest first; the last is to be answered. */
  turns: string[]
  /** How many of `turns` belong to the last message: its text, and a destination chosen beside it. */
  lastLength: number
  today: Day
  locale: string | undefined
  currency: string | undefined
  shown: string[]
  /** All that was answered so far. */
  answered: string
  /** What the tool found for the last message; null before it was asked. */
  found: FoundSummary | 'failed' | null
}

export function readPrompt({ prompt, providerOptions }: LanguageModelV4CallOptions, now: Date): Reading {
  const options = ConciergeOptions.safeParse(providerOptions?.concierge ?? {}).data ?? {}
  const messages = prompt.filter((message) => message.role === 'user')
  const parts = messages.map((message) => message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
  return {
    turns: parts.flat(),
    lastLength: parts.at(-1)?.length ?? 0,
    today: isDay(options.today) ? options.today : (now.toISOString().slice(0, 10) as Day),
    locale: options.locale,
    currency: options.currency,
    shown: options.shown ?? [],
    answered: prompt.flatMap((message) => (message.role === 'assistant' ? message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])) : [])).join('\n'),
    found: readFound(prompt),
  }
}

function readFound(prompt: LanguageModelV4Prompt): Reading['found'] {
  const lastQuestion = prompt.findLastIndex((message) => message.role === 'user')
  for (const message of prompt.slice(lastQuestion + 1).reverse()) {
    if (message.role !== 'tool') continue
    const result = message.content.findLast((part) => part.type === 'tool-result')
    if (result !== undefined) return readOutput(result.output)
  }
  return null
}

function readOutput(output: LanguageModelV4ToolResultOutput): FoundSummary | 'failed' {
  return output.type === 'json' ? (output.value as unknown as FoundSummary) : 'failed'
}
