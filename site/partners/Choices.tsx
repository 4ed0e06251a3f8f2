import { ACCENTS, ARTICLE_USES, CORNERS, DENSITIES, FONTS, LOCALES, LOOKS, sayContrast, SCHEMES, VIEWS, type Embed } from './embed.ts'

interface ChoicesProps {
  embed: Embed
  onChange: (changes: Partial<Embed>) => void
}

/** What a partner may choose, each on a line of its own. */
export function Choices({ embed, onChange }: ChoicesProps) {
  return (
    <form className="fields" onSubmit={(event) => event.preventDefault()}>
      <label className="field">
        <span className="label">Destination</span>
        <input
          className="answer"
          value={embed.destination}
          maxLength={120}
          placeholder="A city, an island, a coast"
          onChange={({ target }) => onChange({ destination: target.value })}
        />
      </label>
      <OneOf name="view" label="View" of={VIEWS} chosen={embed.view} onChoose={(view) => onChange({ view })} />
      <OneOf name="scheme" label="Scheme" of={SCHEMES} chosen={embed.scheme} onChoose={(scheme) => onChange({ scheme })} />
      <OneOf name="look" label="Look" of={LOOKS} chosen={embed.look} onChoose={(look) => onChange({ look, ...(look === 'host' && { scheme: 'auto' }) })} />
      {embed.look === 'host' ? (
        <p className="hint">Paper, ink, links, accent, fonts and corners are taken from your page when it is read, and corrected to be read well.</p>
      ) : (
        <Accent embed={embed} onChange={onChange} />
      )}
      <OneOf name="font" label="Fonts" of={FONTS} chosen={embed.font} onChoose={(font) => onChange({ font })} />
      <OneOf name="corners" label="Corners" of={CORNERS} chosen={embed.corners} onChoose={(corners) => onChange({ corners })} />
      <OneOf name="density" label="Spacing" of={DENSITIES} chosen={embed.density} onChoose={(density) => onChange({ density })} />
      <OneOf name="article" label="What it does with your article" of={ARTICLE_USES} chosen={embed.article} onChoose={(article) => onChange({ article })} />
      <OneOf name="locale" label="Locale" of={LOCALES} chosen={embed.locale} onChoose={(locale) => onChange({ locale })} />
    </form>
  )
}

function Accent({ embed, onChange }: ChoicesProps) {
  return (
    <fieldset className="field">
      <legend className="label">Accent</legend>
      <div className="swatches">
        {ACCENTS.map(({ value, name }) => (
          <label key={value}>
            <input type="radio" name="accent" aria-label={name} checked={embed.accent === value} onChange={() => onChange({ accent: value })} />
            <i style={{ ['--is' as string]: value }} />
          </label>
        ))}
        <label className="own" title="Your own colour">
          <input type="color" aria-label="Your own colour" value={embed.accent.toLowerCase()} onChange={({ target }) => onChange({ accent: target.value })} />
          <i className={ACCENTS.some(({ value }) => value === embed.accent) ? '' : 'chosen'} style={{ ['--is' as string]: embed.accent }} />
          <span>Your own</span>
        </label>
      </div>
      <p className="hint" aria-live="polite">
        {sayContrast(embed.accent)}
      </p>
    </fieldset>
  )
}

interface OneOfProps<Value extends string> {
  name: string
  label: string
  of: readonly { value: Value; name: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

function OneOf<Value extends string>({ name, label, of, chosen, onChoose }: OneOfProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="radio-line">
        {of.map((one) => (
          <label key={one.value}>
            <input type="radio" name={name} checked={one.value === chosen} onChange={() => onChoose(one.value)} />
            <span>{one.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
