import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { speech as texts } from '../../i18n/en/speech.ts'
import { focusedIn, focusWithoutScroll } from '../../kit/dom.ts'
import { Dialog } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import { Announcement } from './Announcement.tsx'
import { createPlayback, type Playback } from './playback.ts'
import { RunningNote } from './RunningNote.tsx'
import type { Voice } from './voice.ts'
import { ProcessingNote, ReadyNote, RestingNote } from './notes.tsx'
import sheet from './VoiceDialog.css?inline'

interface VoiceDialogProps {
  voice: Voice
  /** An answer is being written, so nothing can be sent. */
  busy: boolean
  onSend: (text: string) => void
  onClose: () => void
}

/** 'Voice Message': record, listen again, have it written down, correct it, send it. */
export function VoiceDialog({ voice, busy, onSend, onClose }: VoiceDialogProps) {
  const main = useRef<HTMLButtonElement>(null)
  const [playback] = useState(createPlayback)
  useLayoutEffect(() => focusWithoutScroll(main.current), [])
  useStopping(voice, playback)
  useKeptFocus(voice, main)
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {texts.cancel}
      </button>
      <MainButton voice={voice} busy={busy} button={main} onSend={onSend} />
    </>
  )
  return (
    <Dialog title={texts.title} size="voice" sheet={sheet} onClose={onClose} footer={footer}>
      <Note voice={voice} busy={busy} playback={playback} />
      <Announcement voice={voice} />
    </Dialog>
  )
}

function Note({ voice, busy, playback }: { voice: Voice; busy: boolean; playback: Playback }) {
  const known = useStore(voice.$voice)
  switch (known.state) {
    case 'listening':
      return <RunningNote gauges={voice.gauges} />
    case 'processing':
      return <ProcessingNote seconds={known.recording.seconds} gauges={voice.gauges} />
    case 'ready':
      return <ReadyNote voice={voice} ready={known} busy={busy} playback={playback} />
    default:
      return <RestingNote voice={voice} resting={known} playback={playback} />
  }
}

interface MainButtonProps {
  voice: Voice
  busy: boolean
  button: RefObject<HTMLButtonElement | null>
  onSend: (text: string) => void
}

/** The way onward: one button from Record to Send, so that the focus stays on it. */
function MainButton({ voice, busy, button, onSend }: MainButtonProps) {
  const known = useStore(voice.$voice)
  const off = useStore(voice.$off) && !voice.writesItself
  const way = wayOf()
  function wayOf(): { label: string; go: () => void; blocked?: boolean } {
    switch (known.state) {
      case 'listening':
        return { label: texts.stop, go: () => void voice.stop() }
      case 'processing':
        return { label: texts.processing, go: () => {}, blocked: true }
      case 'ready':
        return { label: texts.send, go: () => onSend(known.text.trim()), blocked: busy || known.text.trim() === '' }
      case 'idle':
        return { label: texts.record, go: () => void voice.record(), blocked: known.asking || !voice.supported || off }
      default:
        return known.recording && !known.recording.wordless ? { label: texts.transcribe, go: () => void voice.transcribe() } : { label: texts.record, go: () => void voice.record() }
    }
  }
  // A second press of the same hand was meant for what stood there before it; so is a key that is held.
  const handleClick = (event: MouseEvent) => {
    if (event.detail < 2 && !way.blocked) way.go()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.nativeEvent?.repeat) event.preventDefault()
  }
  return (
    <button ref={button} className={known.state === 'listening' ? 'button record' : 'go'} type="button" aria-disabled={way.blocked || undefined} onClick={handleClick} onKeyDown={handleKey}>
      {way.label === texts.stop && <i />}
      {way.label === texts.record && <i className="dot" />}
      {way.label}
    </button>
  )
}

/** Nobody is listened to, and nothing plays, once the page is out of sight or the dialog gone. */
function useStopping(voice: Voice, playback: Playback): void {
  useEffect(() => {
    const handleSight = () => {
      if (document.visibilityState === 'visible') return
      void voice.stop()
      playback.stop()
    }
    document.addEventListener('visibilitychange', handleSight)
    const stopListening = voice.$voice.listen((now, before) => {
      if (now.state !== before?.state) playback.stop()
    })
    return () => {
      document.removeEventListener('visibilitychange', handleSight)
      stopListening()
      playback.stop()
    }
  }, [voice, playback])
}

/** Pressing a button that goes away would lose the focus: the way onward takes it, and the words once they can be changed. */
function useKeptFocus(voice: Voice, main: RefObject<HTMLButtonElement | null>): void {
  const { state } = useStore(voice.$voice)
  useEffect(() => {
    const button = main.current
    if (!button) return
    const words = state === 'ready' ? button.closest('dialog')?.querySelector('textarea') : null
    // Where there is no keyboard, one would come up over the words.
    if (words && matchMedia('(pointer: fine)').matches) {
      focusWithoutScroll(words)
      words.setSelectionRange(words.value.length, words.value.length)
    } else if (focusedIn(button) === null) focusWithoutScroll(button)
  }, [state, main])
}
