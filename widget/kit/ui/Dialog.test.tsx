import { useState } from 'react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, nameOf, waitFor } from '../../test/queries.ts'
import { Dialog } from './Dialog.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Plan" onClose={() => setOpen(false)} footer={<button type="button">Go</button>}>
          <label>
            Where
            <input />
          </label>
        </Dialog>
      )}
    </>
  )
}

/** One dialog gives way to another. */
function Steps() {
  const [step, setStep] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        Open
      </button>
      {step === 1 && (
        <Dialog key="first" title="First" onClose={() => setStep(0)} footer={<button type="button" onClick={() => setStep(2)}>On</button>}>
          <p>One</p>
        </Dialog>
      )}
      {step === 2 && (
        <Dialog key="second" title="Second" onClose={() => setStep(0)}>
          <label>
            Where
            <input />
          </label>
        </Dialog>
      )}
    </>
  )
}

/** One dialog whose contents give way to others. */
function Turning() {
  const [step, setStep] = useState<'closed' | 'choice' | 'form'>('closed')
  return (
    <>
      <button type="button" onClick={() => setStep('choice')}>
        Open
      </button>
      {step !== 'closed' && (
        <Dialog title={step === 'choice' ? 'Which' : 'Where to'} step={step} onClose={() => setStep('closed')} footer={<button type="button" onClick={() => setStep('choice')}>Others</button>}>
          {step === 'choice' ? (
            <button className="quest" type="button" onClick={() => setStep('form')}>
              On
            </button>
          ) : (
            <label>
              Where
              <input />
            </label>
          )}
        </Dialog>
      )}
    </>
  )
}

describe('a dialog', () => {
  let view: ReturnType<typeof mountView>
  afterEach(() => view.destroy())
  /** As a finger does it: a press has a place, and is counted. */
  const pressAt = (node: Element, clientX: number) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1, clientX, clientY: 300 }))

  it('takes the second of two quick presses along: what stands beneath is not pressed', async () => {
    const { dialog, opener } = await open()
    pressAt(find(dialog, 'button', 'Close'), 200)
    await waitFor(() => expect(findAll(view.box, 'dialog')).toEqual([]))
    pressAt(opener, 206)
    expect(findAll(view.box, 'dialog')).toEqual([])
    pressAt(opener, 20)
    await findSoon(view.box, 'dialog')
  })

  async function open() {
    view = mountView(<Page />)
    const opener = find(view.box, 'button', 'Open')
    opener.focus()
    opener.click()
    return { dialog: await findSoon<HTMLDialogElement>(view.box, 'dialog'), opener }
  }
  const gone = () => waitFor(() => expect(findAll(view.box, 'dialog')).toEqual([]))

  it('is modal, and called by its title', async () => {
    const { dialog } = await open()
    expect(dialog.open).toBe(true)
    expect(nameOf(dialog)).toBe('Plan')
  })

  it('begins in its first field, not at its cross', async () => {
    const { dialog } = await open()
    expect(view.root.activeElement).toBe(find(dialog, 'textbox', 'Where'))
  })

  it('closes by its cross and gives the focus back to what opened it', async () => {
    const { dialog, opener } = await open()
    find(dialog, 'button', 'Close').click()
    await gone()
    expect(view.root.activeElement).toBe(opener)
  })

  it('gives the focus back to what opened it on the page around the planner [2.58]', async () => {
    view = mountView(<Page />)
    const around = document.createElement('button')
    document.body.append(around)
    onTestFinished(() => around.remove())
    around.focus()
    find(view.box, 'button', 'Open').click()
    const dialog = await findSoon<HTMLDialogElement>(view.box, 'dialog')
    find(dialog, 'textbox', 'Where').focus()
    find(dialog, 'button', 'Close').click()
    await gone()
    expect(document.activeElement).toBe(around)
  })

  it('gives the focus back through the dialog that took its place', async () => {
    view = mountView(<Steps />)
    const opener = find(view.box, 'button', 'Open')
    opener.focus()
    opener.click()
    const first = await findSoon<HTMLDialogElement>(view.box, 'dialog', 'First')
    find(first, 'button', 'On').click()
    const second = await findSoon<HTMLDialogElement>(view.box, 'dialog', 'Second')
    expect(view.root.activeElement).toBe(find(second, 'textbox', 'Where'))
    find(second, 'button', 'Close').click()
    await gone()
    expect(view.root.activeElement).toBe(opener)
  })

  it('stays open where its contents give way to others, which begin at their first field and are told by their title', async () => {
    view = mountView(<Turning />)
    const opener = find(view.box, 'button', 'Open')
    opener.focus()
    opener.click()
    const dialog = await findSoon<HTMLDialogElement>(view.box, 'dialog', 'Which')
    expect(view.root.activeElement).toBe(find(dialog, 'button', 'On'))
    find(dialog, 'button', 'On').click()
    expect(await findSoon(view.box, 'dialog', 'Where to')).toBe(dialog)
    expect(view.root.activeElement).toBe(find(dialog, 'textbox', 'Where'))
    expect(dialog.querySelector('h2')?.getAttribute('aria-live')).toBe('polite')
    find(dialog, 'button', 'Others').click()
    await waitFor(() => expect(view.root.activeElement).toBe(find(dialog, 'button', 'On')))
    find(dialog, 'button', 'Close').click()
    await gone()
    expect(view.root.activeElement).toBe(opener)
  })

  it('lets the focus go while what has it still stands, where its contents give way to others', async () => {
    view = mountView(<Turning />)
    find(view.box, 'button', 'Open').click()
    const dialog = await findSoon<HTMLDialogElement>(view.box, 'dialog', 'Which')
    const on = find(dialog, 'button', 'On')
    const left: boolean[] = []
    on.addEventListener('blur', () => left.push(on.isConnected && nameOf(dialog) === 'Which'))
    on.click()
    await findSoon(dialog, 'textbox', 'Where')
    expect(left).toEqual([true])
  })

  it('closes by Escape', async () => {
    const { dialog } = await open()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await gone()
  })

  it('closes by a press beside it, and not by one inside', async () => {
    const { dialog } = await open()
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
    dialog.dispatchEvent(new MouseEvent('click', { clientX: 150, clientY: 150, bubbles: true }))
    expect(findAll(view.box, 'dialog')).toHaveLength(1)
    dialog.dispatchEvent(new MouseEvent('click', { clientX: 50, clientY: 150, bubbles: true }))
    await gone()
  })
})
