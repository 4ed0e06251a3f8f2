/** Something on a page that keeps the planner from being what it should be. */
export interface Finding {
  /** What the page does, in a sentence. */
  problem: string
  /** The line that mends it, to be copied. */
  line: string
  /** Where that line belongs. */
  where: string
}

/** What the checks look at. */
export interface Patient {
  /** Address of the server that the script came from. */
  origin: string
  /** The script's own tag, where the page has one. */
  script: HTMLScriptElement | null
  planners: HTMLElement[]
}

export type Check = (patient: Patient) => Finding[] | Promise<Finding[]>
