import type { KnownActivity } from './known-activity.ts'

/** A promise that a sentence makes: how it is written, and which activity bears it. */
export interface Claim {
  what: string
  find(sentence: string): string | null
  isBorne(activity: KnownActivity, sentence: string, found: string): boolean
  /** Held only where it is certain which activity the sentence speaks of; elsewhere it may be said of the town. */
  isOfNamed?: boolean
}

/** The first of these forms that a sentence has. */
export function matched(...forms: readonly RegExp[]): (sentence: string) => string | null {
  return (sentence) => forms.map((form) => form.exec(sentence)?.[0]).find((found) => found !== undefined) ?? null
}

/** All that the provider has written of it. */
export function textsOf({ title, inclusions, contents, tags, accessibility, openingHours, exclusions }: KnownActivity): string[] {
  return [title, ...inclusions, ...contents, ...tags, ...accessibility, ...openingHours, ...exclusions]
}

export function says(activity: KnownActivity, form: RegExp): boolean {
  return textsOf(activity).some((text) => form.test(text))
}
