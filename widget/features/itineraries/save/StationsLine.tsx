import { save as text } from '../../../i18n/en/save.ts'
import { useSheet } from '../../../kit/ui/later.ts'
import sheet from './SaveDialog.css?inline'

const STATIONS = ['select', 'create', 'save'] as const
const LINE = 'M6 15C70 15 60 2 124 2S184 28 248 15 310 2 372 2 430 15 490 15'
const TRAVELLED = { select: null, create: 'M6 15C70 15 60 2 124 2S184 28 248 15', save: LINE } as const

/** The three stations of saving, on their river. What wears their sheet is dressed before the dialog around it opens. */
export function StationsLine({ at }: { at: (typeof STATIONS)[number] }) {
  useSheet(sheet)
  const reached = STATIONS.indexOf(at)
  const travelled = TRAVELLED[at]
  return (
    <>
      <svg className="stations-line" viewBox="0 0 496 30" preserveAspectRatio="none" aria-hidden="true">
        <path className="ahead" vectorEffect="non-scaling-stroke" d={LINE} />
        {travelled && <path className="travelled" vectorEffect="non-scaling-stroke" d={travelled} />}
      </svg>
      <ol className="stations" aria-label={text.stations}>
        {STATIONS.map((station, index) => (
          <li key={station} className={index < reached ? 'done' : undefined} aria-current={station === at ? 'step' : undefined}>
            {text[station]}
          </li>
        ))}
      </ol>
    </>
  )
}
