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
 * Of several planners on one page the one last used answers, and before any is used the first in the document: a page asks once and wants
 * one dialog. They agree by events, so that none keeps anything outside of itself.
 */
export function takeTurns(page: EventTarget, host: Node): Turns {
  const say = (word: Word) => page.dispatchEvent(new CustomEvent(TURN_EVENT, { detail: { word, host }, cancelable: true }))
  let used = false
  // Whoever has the turn says so by preventing the question's default.
  let mine = say('whose')

  function hear(event: Event): void {
    const { word, host: other } = (event as CustomEvent<{ word: Word; host: Node }>).detail
    // They begin in any order: as long as none is used, whichever stands before takes the turn over.
    if (word === 'mine' || (word === 'whose' && !used && isBefore(other, host))) mine = false
    if (word === 'free' && !event.defaultPrevented) mine = true
    if (word !== 'mine' && mine) event.preventDefault()
  }
  page.addEventListener(TURN_EVENT, hear)

  return {
    isMine: () => mine,
    take() {
      used = true
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

const isBefore = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
