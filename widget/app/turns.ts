/** What the planners of a page say to each other on it. */
const TURN_EVENT = 'meander-turn'
type Word = 'whose' | 'mine' | 'free'

export interface Turns {
  /** Whether this planner answers what is asked of the page. */
  isMine(): boolean
  /** It has been used. */
  take(): void
  /** It goes; another answers from now on. */
  leave(): void
}

/**
 * Of several planners on one page the one last used answers, and before any is used the first: a page asks once and wants
 * one dialog. They agree by events, so that none keeps anything outside of itself.
 */
export function takeTurns(page: EventTarget): Turns {
  const say = (word: Word) => page.dispatchEvent(new CustomEvent(TURN_EVENT, { detail: word, cancelable: true }))
  // Whoever has the turn says so by preventing the question's default.
  let mine = say('whose')

  function hear(event: Event): void {
    const word: unknown = event instanceof CustomEvent && event.detail
    if (word === 'mine') mine = false
    if (word === 'free' && !event.defaultPrevented) mine = true
    if (word !== 'mine' && mine) event.preventDefault()
  }
  page.addEventListener(TURN_EVENT, hear)

  return {
    isMine: () => mine,
    take() {
      if (mine) return
      say('mine')
      mine = true
    },
    leave() {
      page.removeEventListener(TURN_EVENT, hear)
      if (mine) say('free')
    },
  }
}
