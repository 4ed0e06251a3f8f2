import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const MODULE = 'meander:conformance'
const TABLE = 'docs/conformance.json'
const COST = 'docs/host-cost.json'

/** `meander:conformance`: the table of what the planner withstands, and what it costs the page around it, as the site shows them. */
export function conformance() {
  return {
    name: 'meander-conformance',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      for (const file of [TABLE, COST]) this.addWatchFile(resolve(file))
      return `export const conformance = ${read(TABLE)}\nexport const hostCost = ${read(COST)}`
    },
  }
}

const read = (file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
