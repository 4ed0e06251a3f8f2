import { flushSync } from 'react-dom'
import { memo, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { expect, it, vi } from 'vitest'
import { mountView } from '../test/mount-planner.tsx'
import { waitFor } from '../test/queries.ts'

it('hears the focus of what lies within, as React does', () => {
  const heard: string[] = []
  const view = mountView(
    <div onFocus={() => heard.push('came')} onBlur={() => heard.push('went')}>
      <input />
    </div>,
  )
  const field = view.box.querySelector('input')
  for (const name of ['focusin', 'focusout']) field?.dispatchEvent(new FocusEvent(name, { bubbles: true }))
  expect(heard).toEqual(['came', 'went'])
  view.destroy()
})

it('takes the lengths of a box for pixels, and no other number', () => {
  const view = mountView(<div style={{ top: 12, height: 30, marginTop: 5, maxWidth: 9, lineHeight: 1.5, opacity: 0.5, '--nth': 3 } as object} />)
  const { style } = view.box.firstElementChild as HTMLElement
  expect([style.top, style.height, style.marginTop, style.maxWidth, style.lineHeight, style.opacity, style.getPropertyValue('--nth')]).toEqual(['12px', '30px', '5px', '9px', '1.5', '0.5', '3'])
  view.destroy()
})

it('tells of a key whether it writes a word that is still being put together', () => {
  const composing = vi.fn()
  const view = mountView(<input onKeyDown={({ nativeEvent }) => composing(nativeEvent.isComposing)} />)
  view.box.firstElementChild?.dispatchEvent(Object.assign(new KeyboardEvent('keydown', { bubbles: true }), { isComposing: true }))
  expect(composing).toHaveBeenCalledWith(true)
  view.destroy()
})

it('leaves what is given the same as it is, also beside what is drawn anew', async () => {
  const drawn = vi.fn()
  const Child = memo(function Child({ name, more }: { name: string; more?: string }) {
    drawn(name, more)
    return <b>{name}</b>
  })
  let change: (step: number) => void = () => {}
  function Parent() {
    const [step, setStep] = useState(0)
    change = setStep
    return (
      <p data-step={step}>
        <Child name={step > 1 ? 'Sintra' : 'Lisbon'} {...(step > 2 ? { more: 'palace' } : {})} />
      </p>
    )
  }
  const view = mountView(<Parent />)
  for (const step of [1, 2, 3]) {
    change(step)
    await waitFor(() => expect(view.box.querySelector('p')?.dataset.step).toBe(String(step)))
  }
  expect(drawn.mock.calls).toEqual([['Lisbon', undefined], ['Sintra', undefined], ['Sintra', 'palace']])
  view.destroy()
})

it('shows what a store holds that changed between the drawing and the listening', async () => {
  let value = 'before'
  const listen = vi.fn(() => () => {})
  function Reader() {
    return <i>{useSyncExternalStore(listen, () => value)}</i>
  }
  function Changer() {
    useLayoutEffect(() => void (value = 'after'), [])
    return null
  }
  const view = mountView([<Reader key="reader" />, <Changer key="changer" />])
  await waitFor(() => expect(view.box.textContent).toBe('after'))
  expect(listen).toHaveBeenCalledOnce()
  view.destroy()
})

it('draws at once what must be there before the page goes on', () => {
  let show: (words: string) => void = () => {}
  function Words() {
    const [words, setWords] = useState('')
    show = setWords
    return <p>{words}</p>
  }
  const view = mountView(<Words />)
  flushSync(() => show('on paper'))
  expect(view.box.textContent).toBe('on paper')
  view.destroy()
})
