import type { Activity, ActivityDetails, Money } from '@meander/sdk/contract/activities'
import { sayPrice } from '../../../kit/format.ts'
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
  const lines = [text.price.adults(party.adults, say(price.each)), ...childrenByPrice(price).map(({ ages, each }) => text.price.children(ages, say(each)))]
  const alone = party.adults === 1 && party.children.length === 0
  return (
    <>
      <span className={best ? 'price best' : 'price'}>{say(price.total)}</span>
      {!alone &&
        lines.map((line) => (
          <span key={line} className="small block">
            {line}
          </span>
        ))}
    </>
  )
}

/** Children who pay the same are told together. */
function childrenByPrice({ shares }: Extract<PartyPrice, { state: 'known' }>): { ages: number[]; each: Money }[] {
  const young = shares.flatMap(({ age, price }) => (age === null ? [] : [{ age, price }]))
  const amounts = [...new Set(young.map(({ price }) => price.amount))]
  return amounts.flatMap((amount) => {
    const same = young.filter(({ price }) => price.amount === amount)
    return same[0] ? [{ ages: same.map(({ age }) => age), each: same[0].price }] : []
  })
}
