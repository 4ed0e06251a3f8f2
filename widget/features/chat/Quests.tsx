import { useSheet } from '../../kit/ui/index.ts'
import { cutTemplate, PICTURES, TEMPLATES, type TemplateId } from './quests.ts'
import sheet from './Welcome.css?inline'

interface QuestsProps {
  /** Opens the letter that was chosen, with its blanks as fields. */
  onTemplate: (id: TemplateId) => void
  /** Begins with the first one. */
  autoFocus?: boolean
}

/** Four letters that are half written. */
export function Quests({ onTemplate, autoFocus = false }: QuestsProps) {
  useSheet(sheet)
  return (
    <ul className="quests">
      {TEMPLATES.map(({ id, title, template }, index) => (
        <li key={id}>
          <button className="quest" type="button" autoFocus={autoFocus && index === 0} onClick={() => onTemplate(id)}>
            <span className="picture">
              <img src={PICTURES[id]} alt="" loading="lazy" />
            </span>
            <span className="caption">
              <b className="name">{title}</b>
              <span className="tease">
                {cutTemplate(template).map((piece, at) =>
                  typeof piece === 'string' ? (
                    piece
                  ) : (
                    <span key={at} className="blank">
                      {piece.shown}
                    </span>
                  ),
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
