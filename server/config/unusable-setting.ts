/** A setting that reads well and turns out, at the start, not to be usable. The message is the one line that the operator reads. */
export class UnusableSetting extends Error {
  constructor(variable: string, why: string, cause: unknown) {
    super(`${variable} cannot be used: ${why}`, { cause })
    this.name = 'UnusableSetting'
  }
}
