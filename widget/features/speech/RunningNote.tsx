import { useStore } from '../../kit/use-store.ts'
import { noticeText } from './Announcement.tsx'
import { LiveLevels } from './Levels.tsx'
import { LONGEST_S, type Gauges } from './take.ts'
import { Timer } from './Timer.tsx'

/** While somebody speaks. */
export function RunningNote({ gauges }: { gauges: Gauges }) {
  const seconds = useStore(gauges.$seconds)
  return (
    <div className="voice-note">
      <Timer seconds={seconds} />
      <LiveLevels $bars={gauges.$bars} />
      <RunningWords gauges={gauges} />
    </div>
  )
}

/** What is being written down, its end in sight however long it gets, and what there is to tell about it. */
function RunningWords({ gauges }: { gauges: Gauges }) {
  const { said, hearing } = useStore(gauges.$words)
  const notice = useStore(gauges.$notice)
  const seconds = useStore(gauges.$seconds)
  return (
    <>
      {notice && <p className={notice === 'not-live' ? 'hint' : 'hint warn'}>{noticeText(notice, LONGEST_S - seconds)}</p>}
      {(said || hearing) && (
        <div className="transcript">
          <p>
            {said} <span className="hearing">{hearing}</span>
            <span className="caret" />
          </p>
        </div>
      )}
    </>
  )
}
