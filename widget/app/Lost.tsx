import { lost as texts } from '../i18n/en/lost.ts'

/** Shown at an address that is none of the planner's. */
export function Lost({ onBack }: { onBack: () => void }) {
  return (
    <div className="notice">
      <h1>{texts.title}</h1>
      <div className="ways">
        <button className="go" type="button" onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </div>
  )
}
