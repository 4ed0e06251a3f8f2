import { useSheet } from '../../kit/ui/index.ts'
import { cutTemplate, PICTURES, shownIn, TEMPLATES, type TemplateId } from './quests.ts'
import sheet from './Welcome.css?inline'

interface QuestsProps {
  /** Opens the letter that was chosen, with its blanks as fields. */
  onTemplate: (id: TemplateId) => void
}

/** Four letters that are half written. */
export function Quests({ onTemplate }: QuestsProps) {
  useSheet(sheet)
  return (
    <ul className="quests">
      {TEMPLATES.map(({ id, title, template }) => (
        <li key={id}>
          <button className="quest" type="button" data-opens="templates" onClick={() => onTemplate(id)}>
            <span className="picture">
              <img src={PICTURES[id]} alt="" loading="lazy" />
            </span>
            <span className="caption">
              <b className="name">{title}</b>
              <span className="tease">
                {cutTemplate(template).map((piece, at) =>
                  at % 2 === 0 ? (
                    piece
                  ) : (
                    <span key={at} className="blank">
                      {shownIn(piece)}
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
