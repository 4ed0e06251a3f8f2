import { createCalendarLink, readCalendarFile, readCalendarLink, revokeCalendarLink, type CalendarLink } from '@meander/sdk/contract/calendar-export'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { serverMessage } from '../../../api/server-message.ts'
import { calendarExport as text } from '../../../i18n/en/calendar-export.ts'
import { locale } from '../../../i18n/en/locale.ts'
import { saveFile } from './save-file.ts'

export type LinkState = { state: 'asking' } | { state: 'failed' } | { state: 'ready'; link: CalendarLink | null }

/** The trip in a calendar application: as a file, or by a private link that the application reads again and again. */
export interface CalendarExport {
  $link: ReadableAtom<LinkState>
  /** What was done last, or why it was not, as a sentence. */
  $note: ReadableAtom<{ words: string; tone: 'good' | 'failed' } | null>
  /** Asks whether there is a link. */
  ask(): Promise<void>
  download(): Promise<void>
  makeLink(): Promise<void>
  /** From then on the link answers nothing. */
  revoke(): Promise<void>
  copy(): Promise<void>
}

interface CalendarExportDeps {
  api: Pick<Api, 'call'>
  id: ItineraryId
  /** Default: hands the file to the browser. */
  save?: (fileName: string, words: string) => void
  /** Default: the clipboard. */
  write?: (words: string) => Promise<void>
}

export function createCalendarExport({ api, id, save = saveFile, write = (words) => navigator.clipboard.writeText(words) }: CalendarExportDeps): CalendarExport {
  const $link = atom<LinkState>({ state: 'asking' })
  const $note = atom<{ words: string; tone: 'good' | 'failed' } | null>(null)
  const params = { id }
  const good = (words: string) => $note.set({ words, tone: 'good' })
  const attempt = async (work: () => Promise<void>, failed: string) => {
    $note.set(null)
    try {
      await work()
    } catch (error) {
      $note.set({ words: serverMessage(error) ?? failed, tone: 'failed' })
    }
  }
  return {
    $link,
    $note,
    async ask() {
      $link.set({ state: 'asking' })
      const answer = await api.call(readCalendarLink, { params }).catch(() => null)
      $link.set(answer ? { state: 'ready', link: answer.link } : { state: 'failed' })
    },
    download: () =>
      attempt(async () => {
        const { fileName, text: words } = await api.call(readCalendarFile, { params, query: { language: locale.language } })
        save(fileName, words)
      }, text.downloadFailed),
    makeLink: () =>
      attempt(async () => {
        const { link } = await api.call(createCalendarLink, { params })
        $link.set({ state: 'ready', link })
      }, text.linkFailed),
    revoke: () =>
      attempt(async () => {
        const { link } = await api.call(revokeCalendarLink, { params })
        $link.set({ state: 'ready', link })
        good(text.revoked)
      }, text.revokeFailed),
    copy: () =>
      attempt(async () => {
        const state = $link.get()
        if (state.state !== 'ready' || !state.link) return
        await write(state.link.url)
        good(text.copied)
      }, text.copyFailed),
  }
}
