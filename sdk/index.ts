import type { PlannerConfig } from './config/index.ts'
import { load, type LoadOptions } from './load.ts'
import { mountPlanner, type MountedPlanner } from './mount.ts'

/*
 * The public door of `@meander/sdk`. Safe to import on a server.
 *
 *   import { mount } from '@meander/sdk'
 *   const planner = mount('#trip', { origin: 'https://meander.example', destination: 'Lisbon' })
 *   planner.on('scheduled', event => console.log(event.detail.activity.title))
 */

/** Puts a planner into the page. Calls on the returned handle wait until the planner is there. */
export function mount(target: Element | string, config: PlannerConfig & LoadOptions): MountedPlanner {
  void load(config)
  return mountPlanner(target, config)
}

export { load, type LoadOptions } from './load.ts'
export { doctor } from './ask-doctor.ts'
export type { Finding } from './doctor/finding.ts'
export { MeanderPlanner } from './element/meander-planner.ts'
export { definePlanner } from './element/define.ts'
export type { MountedPlanner } from './mount.ts'
export type { MeanderGlobal, MeanderStub } from './start-loader.ts'
export type { PlannerPanel } from './bridge.ts'
export type { ColourScheme, PlannerConfig, PlannerView } from './config/index.ts'
export type { PlannerEventName, PlannerEvents } from './events/index.ts'
export { PROTOCOL_VERSION } from './contract/protocol.ts'
