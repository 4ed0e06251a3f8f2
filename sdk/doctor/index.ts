import type { Check, Finding, Patient } from './finding.ts'
import { checkDocument, checkLook } from './look-checks.ts'
import { checkPermissions, checkPolicy } from './policy-checks.ts'
import { checkScript, checkTag } from './script-checks.ts'

export type { Finding } from './finding.ts'

const CHECKS: Check[] = [checkScript, checkTag, checkLook, checkDocument, checkPermissions, checkPolicy]

/**
 * What `await Meander.doctor()` does: looks at the page that it is called on, and names what keeps the planner from working or
 * from looking as it should, each with the line that mends it. Changes nothing; asks the server for a few files.
 */
export async function examine(address: string): Promise<Finding[]> {
  const patient: Patient = {
    origin: new URL(address).origin,
    script: [...document.scripts].find(({ src }) => src.includes('/sdk/v1.js')) ?? null,
    planners: [...document.querySelectorAll<HTMLElement>('meander-planner')],
  }
  const findings = (await Promise.all(CHECKS.map((check) => check(patient)))).flat()
  say(findings)
  return findings
}

function say(findings: Finding[]): void {
  if (findings.length === 0) return console.info('Meander: nothing on this page is in the way of the planner.')
  console.info(`Meander: ${findings.length === 1 ? 'one thing' : `${findings.length} things`} to mend on this page.`)
  findings.forEach(({ problem, line, where }, at) => console.info(`${at + 1}. ${problem}\n   ${where}:\n\n   ${line}\n`))
}
