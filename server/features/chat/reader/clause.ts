/** Words of a clause that name something: a thing, a day, an hour; the labels stand in `marked/README.md`. */
export interface Span {
  readonly label: string
  /** Where it stands in the message, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly words: string
}

/** One thing that a message does: wishes, asks or tells. */
export interface Clause {
  /** One of the acts in `marked/README.md`. */
  readonly act: string
  /** How likely the act is, between 0 and 1: of readings with .8, eight in ten are right. */
  readonly share: number
  /** Where it stands in the message, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly spans: readonly Span[]
}
