import type { Activity, Picture } from '@meander/sdk/contract/activities'

/** An activity's links are shown to others: only web addresses and paths of this site stay. */
export function withSafeLinks(activity: Activity): Activity {
  const { bookingUrl, productUrl, imageUrl, coverImageUrl, images, gallery, additionalImages, ...rest } = activity
  return {
    ...rest,
    ...link('bookingUrl', bookingUrl),
    ...link('productUrl', productUrl),
    ...link('imageUrl', imageUrl),
    ...link('coverImageUrl', coverImageUrl),
    ...(images && { images: images.filter(isSafePicture) }),
    ...(gallery && { gallery: gallery.filter(isSafePicture) }),
    ...(additionalImages && { additionalImages: additionalImages.filter(isSafePicture) }),
  }
}

function link<Key extends string>(key: Key, address: string | undefined): { [K in Key]?: string } {
  return (address !== undefined && isSafeAddress(address) ? { [key]: address } : {}) as { [K in Key]?: string }
}

function isSafePicture(picture: Picture): boolean {
  return isSafeAddress(typeof picture === 'string' ? picture : picture.url)
}

export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address, 'https://here.invalid')
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}
