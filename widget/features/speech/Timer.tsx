import { speech as texts } from '../../i18n/en/speech.ts'

/** 'm:ss'. */
export function Timer({ seconds }: { seconds: number }) {
  return (
    <p className="timer figures" role="timer">
      {texts.timer(Math.floor(seconds / 60), seconds % 60)}
    </p>
  )
}
