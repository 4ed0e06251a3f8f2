import type { Broken } from '@meander/sdk/contract/trip-changes'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { useId } from 'react'
import { tripEdit as text } from '../../../i18n/en/trip-edit.ts'
import { sayDay, sayTime } from '../day-texts.ts'
import { sayClosed } from '../why-texts.ts'
import { choiceOf, type ItemChoice, type TripEditState } from './trip-edit.ts'

interface BrokenItemProps {
  item: Broken
  choices: TripEditState['choices']
  party: number
  onChoose: (choice: ItemChoice) => void
}

/** One thing that a change of the trip breaks: why, and what becomes of it. */
export function BrokenItem({ item, choices, party, onChoose }: BrokenItemProps) {
  const name = useId()
  const chosen = choiceOf(item, choices)
  const { repair, violations } = item
  const mayStay = violations.length === 0
  const ways = [
    ...(repair ? [{ choice: 'repair' as const, words: text.repair(`${sayDay(repair.date)}, ${sayTime(repair.startTime)}`) }] : []),
    ...(mayStay ? [{ choice: 'stay' as const, words: text.stay(sayDay(item.date)) }] : []),
    { choice: 'unschedule' as const, words: text.unschedule },
    { choice: 'remove' as const, words: text.remove },
  ]
  return (
    <li>
      <fieldset>
        <legend>
          <b lang="en">{item.title}</b>
          <span>{`${sayDay(item.date)}, ${sayTime(item.startTime)}`}</span>
        </legend>
        {mayStay && <p className="why">{text.mayStay}</p>}
        {violations.map((why) => (
          <p className="why" key={why.rule}>
            {sayBroken(item, why, party)}
          </p>
        ))}
        {ways.map(({ choice, words }) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
    </li>
  )
}

function sayBroken({ startTime }: Broken, why: Violation, party: number): string {
  return why.rule === 'outside-trip-dates' ? text.outside : sayClosed({ time: startTime, spaces: null }, why, party)
}
