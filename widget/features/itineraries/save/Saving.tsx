import { save as text } from '../../../i18n/en/save.ts'
import type { Activity } from '@meander/sdk/contract/activities'
import { isSample } from '@meander/sdk/contract/sample'
import { durationText, inOneLine, pictureOf, priceText } from '../detail/activity-facts.ts'
import { SafePicture } from '../detail/SafePicture.tsx'

/** What is being saved, in one line. */
export function Saving({ activity }: { activity: Activity }) {
  const price = priceText(activity)
  const facts = inOneLine([durationText(activity.duration), price && text.perPerson(price), price && isSample(activity) && text.sample])
  return (
    <div className="saving">
      <SafePicture src={pictureOf(activity)} seed={activity.productCode} of={activity} />
      <div>
        <b lang="en">{activity.title}</b>
        {facts && <span>{facts}</span>}
      </div>
    </div>
  )
}
