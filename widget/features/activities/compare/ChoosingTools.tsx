import { useEffect, useRef } from 'react'
import type { WritableAtom } from 'nanostores'
import { app } from '../../../i18n/en.ts'
import { compare as text } from '../../../i18n/en/compare.ts'
import { focusWithoutScroll } from '../../../kit/dom.ts'
import { FEWEST_COMPARED, isFull, type Comparison } from './comparison.ts'

interface ChoosingToolsProps {
  comparison: Comparison
  $comparison: WritableAtom<Comparison | null>
}

/** Compare what is chosen, or leave it. */
export function ChoosingTools({ comparison, $comparison }: ChoosingToolsProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { chosen } = comparison
  // What was pressed is gone: one goes on with the first box.
  useEffect(() => {
    // The boxes come with the same chunk, in the same moment.
    const frame = requestAnimationFrame(() => {
      const box = cancel.current?.closest('.findings')?.querySelector<HTMLElement>('.choose input, .choosing input')
      focusWithoutScroll(box ?? cancel.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <button className="button ink" type="button" disabled={chosen.length < FEWEST_COMPARED} onClick={() => $comparison.set({ ...comparison, stage: 'comparing' })}>
        {text.show(chosen.length)}
      </button>
      <button ref={cancel} className="button" type="button" onClick={() => $comparison.set(null)}>
        {app.cancel}
      </button>
      <p className="choosing-hint" role="status">
        {isFull(comparison) ? text.enough : chosen.length === 1 ? text.oneMore : chosen.length === 0 ? text.hint : ''}
      </p>
    </>
  )
}
