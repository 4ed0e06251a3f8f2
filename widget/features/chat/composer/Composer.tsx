import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { MESSAGE_LENGTH } from '@meander/sdk/contract/protocol'
import { chat as texts } from '../../../i18n/en.ts'
import { focusedIn, focusWithoutScroll } from '../../../kit/dom.ts'
import { Icon } from '../../../kit/ui/index.ts'
import { useStore } from '../../../kit/use-store.ts'
import { canSpeak } from '../../speech/index.ts'
import type { Chat } from '../chat.ts'
import { LineDown, useLineDown } from './LineDown.tsx'

interface ComposerProps {
  chat: Chat
  field: RefObject<HTMLTextAreaElement | null>
  /** How high the field may grow, in px. */
  cap: number
  /** Opens the recording of a voice message; null where this composer takes none. */
  onVoice: (() => void) | null
  /** A voice message is being recorded. */
  speaking: boolean
}

/** Where one writes: Enter sends, Shift+Enter begins a line. */
export function Composer({ chat, field, cap, onVoice, speaking }: ComposerProps) {
  const [id, tooLong] = [useId(), useId()]
  const draft = useStore(chat.$draft)
  const loading = useStore(chat.$loading)
  const excess = draft.length - MESSAGE_LENGTH
  const down = useLineDown()
  useGrow(field, draft, cap)
  const wrote = useFocusBack(field, loading)

  function submit() {
    const said = chat.$draft.get()
    if (said.trim() === '' || said.length > MESSAGE_LENGTH || loading || down) return
    wrote.current = true
    disable(field.current)
    chat.write('')
    void chat.send(said)
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent?.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form className={onVoice ? 'composer' : 'composer two'} data-foot style={{ '--composer-cap': `${cap}px` } as CSSProperties} onSubmit={handleSubmit}>
      <label className="hidden" htmlFor={id}>
        {texts.composer.label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        placeholder={texts.composer.placeholder}
        value={draft}
        disabled={loading || speaking}
        enterKeyHint="send"
        aria-describedby={excess > 0 ? tooLong : undefined}
        aria-invalid={excess > 0}
        onInput={(event) => chat.write(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {onVoice && <VoiceButton disabled={loading} onPress={onVoice} />}
      <SendOrStop loading={loading} onStop={() => void chat.stop()} />
      <TooLong id={tooLong} excess={excess} />
      <LineDown down={down} />
    </form>
  )
}

/** Before anything else changes: a field that loses the focus so has the browser lay out whatever is new by then, in the middle of its being drawn. */
function disable(field: HTMLTextAreaElement | null): void {
  if (field) field.disabled = true
}

function VoiceButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  const supported = canSpeak()
  const name = supported ? texts.composer.voice : texts.composer.noVoice
  return (
    <>
      <button className="icon-button" type="button" aria-label={name} aria-haspopup="dialog" data-opens="voice" disabled={disabled || !supported} onClick={onPress}>
        <Icon name="microphone" />
      </button>
      {!supported && <p className="no-voice">{name}</p>}
    </>
  )
}

function TooLong({ id, excess }: { id: string; excess: number }) {
  if (excess <= 0) return null
  return (
    <p className="too-long" id={id} role="alert">
      {texts.composer.tooLong(excess)}
    </p>
  )
}

function SendOrStop({ loading, onStop }: { loading: boolean; onStop: () => void }) {
  return loading ? (
    <button className="button" type="button" onClick={onStop}>
      <Icon name="stop" fine />
      {texts.composer.stop}
    </button>
  ) : (
    <button className="go short" type="submit">
      {texts.composer.send}
    </button>
  )
}

/** As high as its text, up to the cap. */
function useGrow(field: RefObject<HTMLTextAreaElement | null>, text: string, cap: number): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    // Nothing needs no measuring: that would lay out the screen within the press that sends.
    const needed = text ? element.scrollHeight : 0
    if (needed) element.style.height = `${Math.min(needed, cap)}px`
    element.style.overflowY = needed > cap ? 'auto' : 'hidden'
  }, [field, text, cap])
}

/** A disabled field loses the focus: whoever sent from it, or was writing in it, gets it back, unless they went elsewhere, or would be shown a keyboard. */
function useFocusBack(field: RefObject<HTMLTextAreaElement | null>, loading: boolean): RefObject<boolean> {
  const wrote = useRef(false)
  // Something else was sent meanwhile: before the next frame it still has the focus.
  useLayoutEffect(() => {
    if (loading && field.current && focusedIn(field.current) === field.current) wrote.current = true
  }, [field, loading])
  useEffect(() => {
    const element = field.current
    if (loading || !element) return
    const focused = focusedIn(element)
    // What was Stop is Send by now.
    const goesOn = focused ? element.form?.contains(focused) : wrote.current
    wrote.current = false
    if (goesOn && matchMedia('(pointer: fine)').matches) focusWithoutScroll(element)
  }, [field, loading])
  return wrote
}
