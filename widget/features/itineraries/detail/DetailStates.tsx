import type { ReactNode } from 'react'
import { detail as text } from '../../../i18n/en/detail.ts'
import { Screen, Working } from '../../../kit/ui/later.ts'

/** Ghosts in the place of cover, tickets and days. */
export function DetailLoading({ bar }: { bar: ReactNode }) {
  return (
    <>
      {bar}
      <Screen className="page" aria-busy="true">
        <div className="trip-head">
          <div>
            <h1>{text.loading}</h1>
            {/* The focus waits for the heading of the trip, as this one goes again: `focusHeading`. */}
            <i className="waiting" />
            <div className="row">
              <Working>{text.loadingText}</Working>
            </div>
          </div>
          <div className="cover">
            <div className="ghost whole" />
          </div>
        </div>
        <section className="experiences" aria-hidden="true">
          <div className="section-head" />
          <div className="tray">
            {[1, 2, 3].map((place) => (
              <div className="ticket" key={place}>
                <span />
                <div className="ghost picture" />
                <div className="about">
                  <div className="ghost line" />
                  <div className="ghost line short" />
                </div>
              </div>
            ))}
          </div>
          <div className="section-head" />
          <div className="ghost hours-ghost" />
        </section>
      </Screen>
    </>
  )
}

export function JourneyNotFound({ bar, home }: { bar: ReactNode; home: ReactNode }) {
  return (
    <>
      {bar}
      <Screen className="page">
        <div className="empty">
          <h2>{text.missing}</h2>
          <p>{text.missingText}</p>
          {home}
        </div>
      </Screen>
    </>
  )
}
