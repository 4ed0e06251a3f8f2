import type { examine, Finding } from './doctor/index.ts'
import { loadModule } from './load-module.ts'
import type { LoadOptions } from './load.ts'

/**
 * Names what on this page is in the planner's way, and the line that mends each; says so in the console as well. For whoever builds
 * the page: it comes from the server when it is called, and asks that for a few files.
 */
export async function doctor({ origin }: LoadOptions): Promise<Finding[]> {
  const { examine: look } = (await loadModule(`${origin}/sdk/v1/doctor.js`)) as { examine: typeof examine }
  return look(origin)
}
