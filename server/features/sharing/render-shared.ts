import type { Activity } from '@meander/sdk/contract/activities'
import { isSample } from '@meander/sdk/contract/sample'
import type { ShareToken } from '@meander/sdk/contract/ids'
import { sharedCalendarPath, type SharedDay, type SharedItinerary, type SharedSlot } from '@meander/sdk/contract/sharing'
import { html } from '../../http/html.ts'
import type { Html } from '../../http/html.ts'
import { activitiesOf } from './present.ts'
import { pictureOf, sayCost, sayCount, sayDates, sayDay, sayDuration, sayTotal } from './say.ts'

const NAME = html`<p class="name"><a href="/">Meander</a></p>`

/**
 * A shared trip as plain HTML, to be put inside the `<meander-planner>` tag: readable before, and without, any script.
 * All text is escaped, so it may be inserted as it is.
 * @param token Leads to its calendar file.
 */
export function renderShared(shared: SharedItinerary, token: ShareToken): string {
  return html`<article class="shared-trip">
${NAME}
<header>
<h1>${shared.title}</h1>
<ul>
<li>${sayDates(shared)}</li>
<li>${sayCount(activitiesOf(shared).length)}</li>
${shared.groupSize !== null && html`<li>${shared.groupSize} travelers</li>`}
${shared.totalPrice !== null && html`<li>${sayTotal(shared.totalPrice, activitiesOf(shared))}</li>`}
</ul>
<p><a href="/">Plan Your Own Trip</a> <a href="${sharedCalendarPath(token)}" download>Add to calendar</a></p>
</header>
${shared.days.map(renderDay)}
${shared.activities.length > 0 && renderUnscheduled(shared.activities.map((saved) => saved.activityData))}
<footer><p><a href="/">Start Planning Your Trip</a></p></footer>
</article>
`.markup
}

/** What stands there for a token that opens nothing. */
export function renderSharedNotFound(): string {
  return html`<article class="shared-trip">
${NAME}
<h1>Itinerary Not Found</h1>
<p>This shared itinerary may have expired or been removed.</p>
<p><a href="/">Explore Travel Planning</a></p>
</article>
`.markup
}

function renderDay(day: SharedDay): Html {
  return html`<section>
<h2>Day ${day.dayNumber}: <time datetime="${day.date}">${sayDay(day.date)}</time></h2>
${day.timeSlots.length === 0 ? html`<p>No activities scheduled for this day</p>` : html`<ol>${day.timeSlots.map(renderSlot)}</ol>`}
</section>
`
}

function renderSlot(slot: SharedSlot): Html {
  return html`<li>
<h3><time>${slot.startTime}</time> - <time>${slot.endTime}</time> ${slot.activity.title}</h3>
${renderActivity(slot.activity)}
${slot.notes !== '' && html`<p><em>${slot.notes}</em></p>`}
</li>
`
}

function renderUnscheduled(activities: Activity[]): Html {
  return html`<section>
<h2>Additional Activities to Consider</h2>
<ul>${activities.map((activity) => html`<li><h3>${activity.title}</h3>${renderActivity(activity)}</li>`)}</ul>
</section>
`
}

function renderActivity(activity: Activity): Html {
  const picture = pictureOf(activity)
  const facts = [
    activity.location,
    activity.duration === undefined ? undefined : sayDuration(activity.duration),
    sayCost(activity),
    isSample(activity) ? 'Sample inventory' : undefined,
  ].filter((fact) => fact !== undefined && fact !== '')
  return html`${picture !== null && html`<img src="${picture}" alt="" width="320" height="200" loading="lazy">`}
${activity.description !== undefined && html`<p>${activity.description}</p>`}
${facts.length > 0 && html`<p>${facts.join(' · ')}</p>`}`
}
