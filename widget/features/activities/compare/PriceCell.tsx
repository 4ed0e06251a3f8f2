import type { Activity, ActivityDetails, Money } from '@meander/sdk/contract/activities'
import { sayPrice } from '@meander/sdk/contract/money'
import { activities as cards } from '../../../i18n/en/activities.ts'
import { compare as text } from '../../../i18n/en/compare.ts'
import type { Party, PartyPrice } from './party.ts'

interface PriceCellProps {
  activity: Activity
  details: ActivityDetails | null
  price: PartyPrice
  party: Party
  best: boolean
}

/** What they pay together, and of what it is the sum. */
export function PriceCell({ activity, details, price, party, best }: PriceCellProps) {
  if (price.state === 'barred') return <>{text.price.notAt(price.age)}</>
  if (price.state === 'unknown') return <>{cards.noPrice}</>
  const say = (money: Money) => (money.amount === 0 ? text.price.free : sayPrice({ price: money, priceConversion: details?.pricesAsOf ?? activity.priceConversion }))
  const shares = price.shares.flatMap(({ age, price: share }) => (age === null ? [] : [text.price.child(age, say(share))]))
  const alone = party.adults === 1 && shares.length === 0
  return (
    <>
      <span className={best ? 'price best' : 'price'}>{say(price.total)}</span>
      {!alone && <span className="small block">{[text.price.adults(party.adults, say(price.each)), ...new Set(shares)].join(', ')}</span>}
    </>
  )
}
