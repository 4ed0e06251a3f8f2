/** Made of the SDK's types when the site is built. */
declare module 'meander:sdk-docs' {
  interface Documented {
    name: string
    /** As it is written in TypeScript. */
    type: string
    /** What stands above it; names of code between back quotes. */
    text: string
  }
  /** A type that the events name: its members, or what it is short for. */
  interface Shape extends Documented {
    members: readonly Documented[]
  }
  export const attributes: readonly Documented[]
  export const calls: readonly Documented[]
  export const events: readonly Documented[]
  /** What the component for React takes beside the attributes. */
  export const props: readonly Documented[]
  /** The call that makes a planner by script. */
  export const mount: Documented
  export const shapes: readonly Shape[]
}
