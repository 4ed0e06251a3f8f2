import { chat as texts } from '../../i18n/en.ts'
import { useSheet } from '../../kit/ui/index.ts'
import { Earlier, type EarlierProps } from './Earlier.tsx'
import { cutTemplate, QUESTS, type Quest } from './quests.ts'
import sheet from './Welcome.css?inline'

export interface WelcomeProps extends EarlierProps {
  /** Opens the letter that was chosen, with its blanks as fields. */
  onTemplate: (id: Quest['id']) => void
}

/** The empty chat: four letters that are half written, or one's own words; below them what was written before. */
export function Welcome({ onTemplate, ...earlier }: WelcomeProps) {
  useSheet(sheet)
  return (
    <>
      <div className="welcome">
        <p>{texts.welcome}</p>
      </div>
      <ul className="quests">
        {QUESTS.map(({ id, title, template, picture }) => (
          <li key={id}>
            <button className="quest" type="button" onClick={() => onTemplate(id)}>
              <span className="picture">
                <img src={picture} alt="" loading="lazy" />
              </span>
              <span className="caption">
                <b className="name">{title}</b>
                <span className="tease">
                  {cutTemplate(template).map(({ kind, text }, index) =>
                    kind === 'blank' ? (
                      <span key={index} className="blank">
                        {text}
                      </span>
                    ) : (
                      text
                    ),
                  )}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="or-write">{texts.ownTale}</p>
      <Earlier {...earlier} />
    </>
  )
}
