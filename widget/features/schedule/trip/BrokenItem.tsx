import type { Broken, BrokenChoice } from '@meander/sdk/contract/trip-changes'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { useId } from 'react'
import { tripEdit as text } from '../../../i18n/en/trip-edit.ts'
import { sayDay, sayTime } from '../day-texts.ts'
import { sayClosed } from '../why-texts.ts'
import { choiceOf, type TripEditState } from './trip-edit.ts'

interface BrokenItemProps {
  item: Broken
  choices: TripEditState['choices']
  party: number
  onChoose: (choice: BrokenChoice) => void
}

/** One thing that a change of the trip breaks: why, and what becomes of it. */
export function BrokenItem({ item, choices, party, onChoose }: BrokenItemProps) {
  const name = useId()
  const chosen = choiceOf(item, choices)
  const { repair } = item
  const ways = [
    ...(repair ? [{ choice: 'repair' as const, words: text.repair(`${sayDay(repair.date)}, ${sayTime(repair.startTime)}`) }] : []),
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
        {item.violations.map((why) => (
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
