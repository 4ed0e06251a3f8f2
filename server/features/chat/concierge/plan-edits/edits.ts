import type { Mention } from './mentions.ts'
import type { Judged, Roles } from './read-roles.ts'

/** So likely something has to be before it is done. */
export const LIKELY = 0.5
/** Of one thing alone it is asked, where it is not surer than that. */
const TAKEN_OUT = 0.65
const WITH_ANOTHER = 0.2

/** What a message does to what it names. */
export interface Edits {
  outs: Judged<Mention>[]
  ins: Judged<Mention>[]
  moves: Judged<Mention>[]
  exchanged: Judged<Mention>[]
  cleared: string[]
}

/** What is likely enough of it. */
export function editsOf({ things, moments }: Roles): Edits {
  const planned = once(things.filter(({ one }) => one.planned.length > 0))
  const outs = planned.filter(({ roles }) => outShare(roles) >= (planned.length === 1 ? TAKEN_OUT : LIKELY))
  const rest = planned.filter((one) => !outs.includes(one))
  // One cannot change places alone: then it goes elsewhere.
  const some = rest.some((one) => share(one, 'exchange') >= LIKELY) ? rest.filter((one) => share(one, 'exchange') >= (rest.length === 2 ? WITH_ANOTHER : LIKELY)) : []
  const exchanged = some.length > 1 ? some : []
  return {
    outs,
    ins: things.filter((one) => one.one.planned.length === 0 && share(one, 'in') >= LIKELY),
    moves: rest.filter((one) => !exchanged.includes(one) && share(one, 'move') + share(one, 'exchange') >= LIKELY),
    exchanged,
    cleared: moments.flatMap((one) => ('date' in one.one && share(one, 'clear') >= LIKELY ? [one.one.date] : [])),
  }
}

/** A thing that is named twice is judged where it is said most plainly what becomes of it. */
function once(things: readonly Judged<Mention>[]): Judged<Mention>[] {
  const key = ({ one }: Judged<Mention>): string => one.planned.map(({ productCode }) => productCode).join()
  return things.filter((one, at) => !things.some((other, index) => key(other) === key(one) && (share(other, 'none') < share(one, 'none') || (share(other, 'none') === share(one, 'none') && index < at))))
}

export function share({ roles }: { roles: Judged<unknown>['roles'] }, role: string): number {
  return roles[role] ?? 0
}

export function outShare(roles: Judged<unknown>['roles']): number {
  return share({ roles }, 'remove') + share({ roles }, 'replace') + share({ roles }, 'renew')
}

/** True where it does something to what stands or was shown, or names what is to come; of kinds and whole days other readers know more. */
export function isOfThings({ outs, ins, moves, exchanged }: Edits): boolean {
  return outs.length + moves.length + exchanged.length > 0 || ins.some(({ one }) => one.shown.length > 0 || (!one.isKind && /\p{Lu}/u.test(one.words)))
}
