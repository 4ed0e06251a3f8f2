export const CHANNELS = ['whatsapp', 'telegram', 'facebook', 'x', 'sms', 'instagram', 'link'] as const
export type Channel = (typeof CHANNELS)[number]

/** Where a channel takes the text and the link; null where they are copied. */
export function channelAddress(channel: Channel, text: string, url: string): string | null {
  switch (channel) {
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`
    case 'telegram':
      return `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`
    case 'x':
      return `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`
    case 'sms':
      // '?&body=' is what both iOS and Android read.
      return `sms:?&body=${encodeURIComponent(`${text} ${url}`)}`
    default:
      return null
  }
}
