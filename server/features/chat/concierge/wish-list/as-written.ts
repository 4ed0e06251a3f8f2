import { nameOfSubject } from '../../ranking/index.ts'
import { isOtherLanguage } from '../../understanding/index.ts'

/** 'Harry Potter', with the letters that the traveller gave it; German gives capitals to all. */
export function asWritten(wish: string, turns: readonly string[]): string {
  const said = turns.filter((turn) => !isOtherLanguage(turn.toLowerCase())).map((turn) => ({ turn, from: turn.toLowerCase().indexOf(wish) }))
  const at = said.find(({ turn, from }) => from >= 0 && !/(?:^|[.!?:]\s*)$/.test(turn.slice(0, from)))
  return at === undefined ? (nameOfSubject(wish) ?? wish.replace(/^christmas/, 'Christmas')) : at.turn.slice(at.from, at.from + wish.length)
}
