import type { ReactNode } from 'react'
import { activity as text } from '../../i18n/en/activity.ts'
import { Icon } from '../../kit/ui/later.ts'
import type { IconName } from '../../kit/ui/later.ts'
import type { Activity, ActivityDetails } from '@meander/sdk/contract/activities'
import { KnownFacts } from './KnownFacts.tsx'
import type { Account } from './account.ts'
import { Tags } from './ActivityCard.tsx'

interface AccountSectionsProps {
  account: Account
  activity: Activity
  /** Null where they could not be read. */
  details: ActivityDetails | null
  /** Stands above the provider's words on cancelling. */
  children: ReactNode
}

/** What there is to read of an activity, section by section; empty ones are left out. */
export function AccountSections({ account, activity, details, children }: AccountSectionsProps) {
  return (
    <>
      {(account.description || (activity.tags ?? []).length > 0) && (
        <section className="first">
          <h3>{text.about}</h3>
          {account.description && <p className="prose" lang="en">{account.description}</p>}
          <Tags tags={activity.tags} />
        </section>
      )}
      {account.steps.length > 0 && (
        <section>
          <h3>{text.itinerary}</h3>
          <ol className="route" lang="en">
            {account.steps.map((step, index) => (
              <li key={index}>
                <b>{step.title}</b>
                <span>{step.description}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Lines heading={text.included} lines={account.inclusions} icon="check" />
      <Lines heading={text.notIncluded} lines={account.exclusions} icon="minus" />
      <KnownFacts details={details} conversion={activity.priceConversion} />
      <section>
        <h3>{text.meetingPoint}</h3>
        <p className="prose" lang={account.meetingPoint.lang}>
          {account.meetingPoint.words}
        </p>
      </section>
      <section>
        <h3>{text.cancellation}</h3>
        {children}
        {account.cancellation.map(({ words, lang }) => (
          <p key={words} className="prose" lang={lang}>
            {words}
          </p>
        ))}
      </section>
    </>
  )
}

function Lines({ heading, lines, icon }: { heading: string; lines: readonly string[]; icon: Extract<IconName, 'check' | 'minus'> }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{heading}</h3>
      <ul className={icon === 'minus' ? 'lines not' : 'lines'} lang="en">
        {lines.map((line) => (
          <li key={line}>
            <Icon name={icon} fine />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
