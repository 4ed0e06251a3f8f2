import type { ErrorCode } from '@meander/sdk/contract/errors'

export const errors = {
  /** What the server says of a failure, to whoever reads the page: its sentences are English. */
  said: (_code: ErrorCode, sentence: string): string => sentence,
} as const
