export interface Documented {
  name: string
  type: string
  text: string
}
export function membersOf(file: string, name: string, source?: string): Documented[]
