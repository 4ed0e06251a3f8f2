import { atom, type ReadableAtom } from 'nanostores'

export const TOAST_DURATION_MS = 5000
/** How long a dismissed toast's record is kept. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_LIMIT = 1
export const TOAST_SWIPE_PX = 50

export interface ToastContent {
  title: string
  text?: string
  /** A second sentence, below it. */
  why?: string
  /** Default 'good'. */
  tone?: 'good' | 'failed'
  action?: { label: string; run: () => void }
}

export interface Toast extends ToastContent {
  id: number
  /** False from its dismissal on. */
  open: boolean
}

export interface Toasts {
  $toasts: ReadableAtom<readonly Toast[]>
  /** Shows a toast in place of the one before it, for 5 seconds. Returns its id. */
  show(content: ToastContent): number
  dismiss(id: number): void
  /** Stops the clock while somebody reads. */
  hold(id: number): void
  /** Starts it anew. */
  release(id: number): void
  destroy(): void
}

export function createToasts(): Toasts {
  const $toasts = atom<readonly Toast[]>([])
  const closing = new Map<number, ReturnType<typeof setTimeout>>()
  const removing = new Set<ReturnType<typeof setTimeout>>()
  let count = 0

  function release(id: number): void {
    hold(id)
    if ($toasts.get().some((toast) => toast.id === id && toast.open)) closing.set(id, setTimeout(() => dismiss(id), TOAST_DURATION_MS))
  }

  function hold(id: number): void {
    clearTimeout(closing.get(id))
    closing.delete(id)
  }

  function dismiss(id: number): void {
    hold(id)
    if (!$toasts.get().some((toast) => toast.id === id && toast.open)) return
    $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
    const timer = setTimeout(() => {
      removing.delete(timer)
      $toasts.set($toasts.get().filter((toast) => toast.id !== id))
    }, TOAST_REMOVE_DELAY_MS)
    removing.add(timer)
  }

  return {
    $toasts,
    show(content) {
      const open = $toasts.get().filter((toast) => toast.open)
      for (const toast of open.slice(0, open.length - TOAST_LIMIT + 1)) dismiss(toast.id)
      const id = ++count
      $toasts.set([...$toasts.get(), { ...content, id, open: true }])
      release(id)
      return id
    },
    dismiss,
    hold,
    release,
    destroy() {
      for (const timer of [...closing.values(), ...removing]) clearTimeout(timer)
      closing.clear()
      removing.clear()
      $toasts.set([])
    },
  }
}
