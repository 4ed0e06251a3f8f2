export interface Documented {
  name: string
  type: string
  text: string
}
export function membersOf(file: string, name: string, source?: string): Documented[]
export function functionOf(called: string, file: string, name: string, source?: string): Documented
export interface Shape extends Documented {
  members: Documented[]
}
export function shapesIn(file: string, name: string): Shape[]
