import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { createToasts } from '../toasts.ts'
import { useStore } from '../use-store.ts'
import { Dialog } from './Dialog.tsx'
import { ToastView } from './ToastView.tsx'

describe('the notifications', () => {
  let view: ReturnType<typeof mountView>
  let toasts: ReturnType<typeof createToasts>
  afterEach(() => {
    view.destroy()
    toasts.destroy()
  })

  function setUp() {
    toasts = createToasts()
    view = mountView(<ToastView toasts={toasts} />)
    return view.box
  }
  const press = (type: string, target: Element, clientX: number) => target.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }))

  it('say title and text, and go when dismissed [9.6]', async () => {
    const box = setUp()
    toasts.show({ title: 'Activity Scheduled', text: 'The activity has been added to your calendar.' })
    toasts.show({ title: 'Activity moved' })
    const toast = await findSoon(box, 'status')
    expect(findAll(box, 'status')).toHaveLength(1)
    expect(toast.textContent).toContain('Activity moved')
    find(box, 'button', 'Dismiss').click()
    await waitFor(() => expect(findAll(box, 'status')).toHaveLength(0))
  })

  it('go with a swipe to the right of more than 50 px, and stay with less [9.9]', async () => {
    const box = setUp()
    toasts.show({ title: 'Move failed', tone: 'failed' })
    const toast = await findSoon(box, 'alert')
    press('pointerdown', toast, 100)
    press('pointermove', toast, 150)
    press('pointerup', toast, 150)
    expect(toasts.$toasts.get()[0]?.open).toBe(true)
    press('pointerdown', toast, 100)
    press('pointerup', toast, 151)
    expect(toasts.$toasts.get()[0]?.open).toBe(false)
  })

  it('follow a pointer that leaves them on its way, and stay when it is taken away or lost [9.9]', async () => {
    const box = setUp()
    toasts.show({ title: 'Activity moved' })
    const toast = await findSoon(box, 'status')
    const captured = vi.spyOn(toast, 'setPointerCapture')
    press('pointerdown', toast, 100)
    press('pointermove', toast, 103)
    // Still the press of a button that stands in it.
    expect(captured).not.toHaveBeenCalled()
    for (const end of ['pointercancel', 'lostpointercapture']) {
      press('pointerdown', toast, 100)
      press('pointermove', toast, 180)
      expect(captured).toHaveBeenCalled()
      expect(toast.style.translate).toBe('80px 0')
      press(end, toast, 180)
      expect([toast.style.translate, toasts.$toasts.get()[0]?.open]).toEqual(['', true])
    }
    press('pointermove', toast, 300)
    expect(toast.style.translate).toBe('')
  })

  it('have the focus after F8 [9.10]', async () => {
    const box = setUp()
    toasts.show({ title: 'Saved' })
    await findSoon(box, 'status')
    const key = new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true })
    await waitFor(() => {
      box.dispatchEvent(key)
      expect(view.root.activeElement).toBe(find(box, 'region', /Notifications/))
    })
  })

  it('can be reached from the page, and give the focus back', async () => {
    const box = setUp()
    const button = document.createElement('button')
    box.append(button)
    button.focus()
    toasts.show({ title: 'Activity removed', action: { label: 'Undo', run: () => {} } })
    await findSoon(box, 'status')
    const key = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', cancelable: true }))
    await waitFor(() => {
      key()
      expect(view.root.activeElement).toBe(find(box, 'region', /Notifications/))
    })
    find(box, 'region', /Notifications/).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await waitFor(() => expect(findAll(box, 'status')).toHaveLength(0))
    expect(view.root.activeElement).toBe(button)
  })

  it('stay while the focus is in them, whoever points past them', async () => {
    const box = setUp()
    toasts.show({ title: 'Activity removed', action: { label: 'Undo', run: () => {} } })
    const toast = await findSoon(box, 'status')
    const release = vi.spyOn(toasts, 'release')
    const pass = () => ['pointerenter', 'pointerleave'].forEach((name) => toast.dispatchEvent(new PointerEvent(name)))
    pass()
    expect(release).toHaveBeenCalledOnce()
    find(box, 'button', 'Undo').focus()
    pass()
    expect(release).toHaveBeenCalledOnce()
  })

  it('are seen to leave, and nobody can press what leaves', async () => {
    const box = setUp()
    toasts.show({ title: 'Saved' })
    const toast = await findSoon(box, 'status')
    toasts.dismiss(1)
    await waitFor(() => expect(toast.classList.contains('leaving')).toBe(true))
    expect(toast.inert).toBe(true)
    toast.dispatchEvent(new Event('animationend', { bubbles: true }))
    await waitFor(() => expect(box.querySelector('.toast')).toBeNull())
  })

  it('stand in the dialog that is open, outside of which nothing can be pressed, come along into the next one, and stay when it closes', async () => {
    toasts = createToasts()
    const Both = ({ open }: { open: boolean }) => (
      <>
        {open && (
          <Dialog title="Save" onClose={() => {}}>
            text
          </Dialog>
        )}
        <ToastView toasts={toasts} />
      </>
    )
    const $open = atom(true)
    const Switch = () => <Both open={useStore($open)} />
    view = mountView(<Switch />)
    await findSoon(view.box, 'dialog')
    toasts.show({ title: 'Error', tone: 'failed' })
    const toast = await findSoon(view.box, 'alert')
    await waitFor(() => expect(toast.closest('dialog')).not.toBeNull())
    $open.set(false)
    await waitFor(() => expect(view.box.querySelector('dialog')).toBeNull())
    $open.set(true)
    const again = await findSoon(view.box, 'dialog')
    expect(again.contains(toast)).toBe(true)
    $open.set(false)
    await waitFor(() => expect(view.box.querySelector('dialog')).toBeNull())
    expect(find(view.box, 'alert').textContent).toContain('Error')
    find(view.box, 'button', 'Dismiss').click()
    await waitFor(() => expect(findAll(view.box, 'alert')).toHaveLength(0))
  })
})
