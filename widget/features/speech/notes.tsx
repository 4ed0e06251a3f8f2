import { useId } from 'react'
import { MESSAGE_LENGTH } from '@meander/sdk/contract/protocol'
import { speech as texts } from '../../i18n/en/speech.ts'
import { localeTag } from '../../i18n/index.ts'
import { Icon, Working } from '../../kit/ui/later.ts'
import { useAfterPaint } from '../../kit/use-after-paint.ts'
import { useStore } from '../../kit/use-store.ts'
import { RecordedLevels, StillLevels } from './Levels.tsx'
import type { Playback } from './playback.ts'
import { LONGEST_S, type Gauges } from './take.ts'
import { Timer } from './Timer.tsx'
import type { Recording, Voice, VoiceState } from './voice.ts'

type Resting = Extract<VoiceState, { state: 'idle' | 'stopped' | 'failed' }>

/** Before a recording, after it, and when something did not work. */
export function RestingNote({ voice, resting, playback }: { voice: Voice; resting: Resting; playback: Playback }) {
  const recording = resting.state === 'idle' ? null : resting.recording
  const hears = useStore(voice.$hears)
  const off = useStore(voice.$off)
  // The names of languages take the browser long to read: the dialog, whose height they do not change, opens without waiting for them.
  const painted = useAfterPaint()
  return (
    <div className="voice-note">
      <Timer seconds={recording?.seconds ?? 0} />
      {recording ? (
        <div className="playback">
          <PlayButton audio={recording.audio} playback={playback} />
          <RecordedLevels levels={recording.bars} $at={playback.$at} />
          <DeleteButton label={texts.remove} onPress={voice.discard} />
        </div>
      ) : (
        <StillLevels />
      )}
      {resting.state === 'failed' ? (
        <div className="failed" role="alert">
          <p>{resting.text}</p>
          {resting.cause && <p className="hint">{resting.cause}</p>}
        </div>
      ) : (
        <p className="hint">{(painted || !hears) && hintFor(resting, voice, { hears, off })}</p>
      )}
    </div>
  )
}

function hintFor(resting: Exclude<Resting, { state: 'failed' }>, { supported, writesItself, isHeard }: Voice, { hears, off }: { hears: readonly string[] | null; off: boolean }) {
  if (resting.state === 'stopped' && resting.recording.wordless) return texts.hints.wordless
  if (off && (resting.state === 'stopped' || !writesItself)) {
    return (
      <>
        <b>{texts.failures.unavailable}</b>. {texts.hints.off}
      </>
    )
  }
  // What the browser writes down by itself needs no server, as long as nothing is left for it.
  // Said before it is spoken in vain.
  const limit = hears && (resting.state === 'stopped' || (!writesItself && !resting.asking)) ? hears : null
  if (limit && !isHeard(limit)) return texts.hints.onlyHears(namesOf(limit))
  if (resting.state === 'stopped') return resting.recording.seconds >= LONGEST_S ? texts.hints.full : texts.hints.stopped
  if (supported) return resting.asking ? texts.hints.asking : limit ? texts.hints.idleIn(namesOf(limit)) : texts.hints.idle
  return (
    <>
      <b>{texts.hints.unsupported}</b>. {texts.hints.instead}
    </>
  )
}

/** In the traveller's own language. */
export function namesOf(languages: readonly string[]): string {
  const names = new Intl.DisplayNames(localeTag(), { type: 'language' })
  return new Intl.ListFormat(localeTag(), { type: 'disjunction' }).format(languages.map((language) => names.of(language) ?? language))
}

export function ProcessingNote({ seconds, gauges }: { seconds: number; gauges: Gauges }) {
  const wait = useStore(gauges.$wait)
  return (
    <div className="voice-note">
      <Timer seconds={seconds} />
      <div className="writing" aria-hidden="true">
        <Working>{texts.writing[wait]}</Working>
      </div>
      <p className="hint">{texts.hints.keeps}</p>
    </div>
  )
}

interface ReadyNoteProps {
  voice: Voice
  ready: Extract<VoiceState, { state: 'ready' }>
  busy: boolean
  playback: Playback
}

/** The words, to be corrected; the recording beside them, to compare. */
export function ReadyNote({ voice, ready, busy, playback }: ReadyNoteProps) {
  const hint = useId()
  const doubt = useId()
  const { recording, text } = ready
  return (
    <div className="voice-note">
      <div className="ready">
        <p className="hint" id={hint}>
          {busy ? texts.hints.busy : texts.hints.ready}
        </p>
        {recording && <PlayButton audio={recording.audio} playback={playback} />}
        <DeleteButton label={texts.again} onPress={voice.discard} />
      </div>
      <label>
        <span className="hidden">{texts.transcript}</span>
        <textarea maxLength={MESSAGE_LENGTH} value={text} aria-describedby={recording ? `${hint} ${doubt}` : hint} onInput={(event) => voice.write(event.currentTarget.value)} />
      </label>
      {recording && (
        <p className="hint" id={doubt}>
          {texts.hints.lookOver}
        </p>
      )}
    </div>
  )
}

function PlayButton({ audio, playback }: { audio: Recording['audio']; playback: Playback }) {
  const playing = useStore(playback.$at) !== null
  const name = playing ? texts.silence : texts.play
  return (
    <button className="icon-button" type="button" aria-label={name} title={name} onClick={() => (playing ? playback.stop() : void playback.play(audio))}>
      <Icon name={playing ? 'stop' : 'play'} />
    </button>
  )
}

function DeleteButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button className="icon-button" type="button" aria-label={label} title={label} onClick={onPress}>
      <Icon name="trash" />
    </button>
  )
}
