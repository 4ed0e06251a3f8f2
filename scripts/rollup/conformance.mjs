import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const MODULE = 'meander:conformance'
const TABLE = 'docs/conformance.json'

/** `meander:conformance`: the table of what the planner withstands, as the site shows it. */
export function conformance() {
  return {
    name: 'meander-conformance',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      this.addWatchFile(resolve(TABLE))
      return `export const lines = ${JSON.stringify(JSON.parse(readFileSync(TABLE, 'utf8')))}`
    },
  }
}
