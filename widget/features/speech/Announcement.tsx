import { useEffect, useState } from 'react'
import { speech as texts } from '../../i18n/en/speech.ts'
import { useStore } from '../../kit/use-store.ts'
import { namesOf } from './notes.tsx'
import { LONGEST_S, SOON_FULL_S, type Notice, type Wait } from './take.ts'
import type { Voice, VoiceState } from './voice.ts'

/** Says to whoever cannot see it what has begun. What has failed is an alert of its own. */
export function Announcement({ voice }: { voice: Voice }) {
  const known = useStore(voice.$voice)
  const notice = useStore(voice.gauges.$notice)
  const wait = useStore(voice.gauges.$wait)
  const hears = useStore(voice.$hears)
  const off = useStore(voice.$off)
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (known.state !== 'idle') setBegun(true)
  }, [known.state])
  return (
    <p className="hidden" role="status">
      {begun || known.state !== 'idle' ? sentence(known, notice, wait) : voice.writesItself ? '' : off ? `${texts.failures.unavailable}. ${texts.hints.off}` : hears && !voice.isHeard(hears) ? texts.hints.onlyHears(namesOf(hears)) : ''}
    </p>
  )
}

function sentence(known: VoiceState, notice: Notice | null, wait: Wait): string {
  switch (known.state) {
    case 'idle':
      return known.asking ? texts.hints.asking : texts.said.removed
    case 'listening':
      return notice ? noticeText(notice, LONGEST_S - SOON_FULL_S) : texts.said.listening
    case 'stopped':
      return known.recording.seconds >= LONGEST_S ? texts.hints.full : texts.said.stopped(known.recording.seconds)
    case 'processing':
      return texts.writing[wait]
    case 'ready':
      return texts.hints.ready
    case 'failed':
      return ''
  }
}

export const noticeText = (notice: Notice, left: number): string => (notice === 'soon-full' ? texts.notices[notice](left) : texts.notices[notice])
