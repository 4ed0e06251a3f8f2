import { TAG } from './element/tag.ts'

const WORDS = ['The travel planner could not be loaded.', 'Try Again']
const GERMAN = ['Der Reiseplaner konnte nicht geladen werden.', 'Noch einmal versuchen']

/**
 * Says in every place of the page that holds no fallback that the planner did not come, with a button that tries again; until it
 * is there. That of a floating planner has no place in the page: its notice lies in the corner where its button would.
 */
export function offerRetry(retry: () => void): void {
  for (const place of document.querySelectorAll(TAG)) {
    if (place.innerHTML.trim()) continue
    const [said, again] = /^de/i.test(`${place.getAttribute('locale')}`) ? GERMAN : WORDS
    const notice = document.createElement('p')
    const button = document.createElement('button')
    const withdraw = () => notice.remove()
    button.append(`${again}`)
    button.onclick = () => {
      withdraw()
      retry()
    }
    notice.append(`${said} `, button)
    place.append(notice)
    if (place.matches('[view=floating]')) {
      notice.style.inset = 'auto 28px 24px auto'
      notice.popover = 'manual'
      notice.showPopover?.()
    }
    void customElements.whenDefined(TAG).then(withdraw)
  }
}
