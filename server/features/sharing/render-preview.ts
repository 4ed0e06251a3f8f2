import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import { html } from '../../http/html.ts'
import { CARD } from '../activities/index.ts'
import { activitiesOf } from './present.ts'
import { sayCount, sayDates } from './say.ts'

/** What a link preview says in words. */
export function describeShared(shared: SharedItinerary): string {
  return `${shared.destination}: ${sayDates(shared)}, ${sayCount(activitiesOf(shared).length)}`
}

/** Absolute addresses. */
export interface PreviewAddresses {
  url: string
  picture: string
}

/** For the head of a shared trip's page: how a messenger or a social network shows the link (Open Graph, Twitter). */
export function renderPreview(shared: SharedItinerary, { url, picture }: PreviewAddresses): string {
  const description = describeShared(shared)
  return html`<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Meander">
<meta property="og:url" content="${url}">
<meta property="og:title" content="${shared.title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${CARD.width}">
<meta property="og:image:height" content="${CARD.height}">
<meta property="og:image:alt" content="${shared.title}. ${description}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${shared.title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${picture}">
<meta name="twitter:image:alt" content="${shared.title}. ${description}">
`.markup
}
