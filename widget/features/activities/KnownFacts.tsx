import type { Activity, ActivityDetails } from '@meander/sdk/contract/activities'
import { activity as text } from '../../i18n/en/activity.ts'
import { knownFacts } from './known-facts.ts'

/** Prices by age, languages, who can come: what the provider tells besides its long texts. Nothing where it tells nothing. */
export function KnownFacts({ details, conversion }: { details: ActivityDetails | null; conversion: Activity['priceConversion'] }) {
  const facts = knownFacts(details ?? {}, conversion)
  if (facts.length === 0) return null
  return (
    <section>
      <h3>{text.goodToKnow}</h3>
      <dl className="known">
        {facts.map(({ name, lines, lang }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line) => (
              <dd key={line} lang={lang}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
