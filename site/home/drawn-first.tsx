import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '../backdrop/Picture.tsx'
import { DRAWN } from '../shell/drawn.ts'
import { Bar } from './Bar.tsx'
import { FINDING_OUT, Splash } from './Splash.tsx'

/** Who is here is not known yet. */
const NOBODY_YET = { mode: 'pending', user: null, settled: false } as const

/**
 * The home screen as its document shows it before any script has come: the picture, the name, the slip of paper. Made by the
 * build. Without style attributes, which the page's policy refuses (the crop of this picture is the style sheet's own), and
 * without a word to load the picture, which stands right there.
 */
export const drawFirst = (): string =>
  renderToStaticMarkup(
    <div className="meander">
      <div className="home">
        <div className="poster">
          <Bar auth={NOBODY_YET} waits />
          <Picture name={DRAWN} />
          <Splash>{FINDING_OUT}</Splash>
        </div>
      </div>
    </div>,
  ).replace(/ style="[^"]*"|<link[^>]*>/g, '')
