/** The shape of a table of texts, whatever its language: what another locale must bring. */
export type Texts<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends (...words: infer Words) => string
    ? (...words: Words) => string
    : Table[Key] extends string
      ? string
      : Table[Key] extends readonly string[]
        ? readonly string[]
        : Texts<Table[Key]>
}

/** `count(1, 'result', 'results')` is '1 result'. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`
