import type { MeanderPlanner, PlannerPanel } from '@meander/sdk'

/** What is to be shown of the planner on the screen that one goes to next. */
export type Try = { say: string } | { open: PlannerPanel }

let wanted: Try | null = null

/** To be called as one leaves for a screen of the planner. It stands in no address: nobody can have a visitor say something by a link. */
export const wantTry = (one: Try | null): void => void (wanted = one)

/** Has the planner do what is wanted, once, as soon as its script is there. */
export async function doTry(planner: MeanderPlanner | null): Promise<void> {
  if (!planner || !wanted) return
  const one = wanted
  wanted = null
  await customElements.whenDefined('meander-planner')
  if ('say' in one) planner.send(one.say)
  else planner.open(one.open)
}
