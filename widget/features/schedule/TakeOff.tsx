import { schedule as text } from '../../i18n/en/schedule.ts'
import { useSelected } from '../../kit/use-selected.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'
import { TRAY } from './field.ts'

/** While a slip is carried by hand, the foot of the page takes it off the calendar, wherever the experiences wait. */
export function TakeOff({ carrying }: { carrying: Carrying }) {
  const carried = useStore(carrying.$carried)
  const over = useSelected(carrying.$over, (place) => place === TRAY)
  if (carried?.item.kind !== 'slot' || carried.device === 'keyboard') return null
  return (
    <p className={over ? 'take-off over' : 'take-off'} data-tray="" aria-hidden="true">
      {text.dropToTakeOff}
    </p>
  )
}
