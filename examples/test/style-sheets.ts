import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
const sheet = (path: string) => async () => readFileSync(join(packages, path), 'utf8')

/** The style sheets that pages are made with, as their packages hold them. */
export const STYLE_SHEETS: Record<string, () => Promise<string>> = {
  'Bootstrap 3': sheet('bootstrap3/dist/css/bootstrap.css'),
  'Bootstrap 4': sheet('bootstrap4/dist/css/bootstrap.css'),
  'Bootstrap 5': sheet('bootstrap5/dist/css/bootstrap.css'),
  Foundation: sheet('foundation-sites/dist/css/foundation.css'),
  Bulma: sheet('bulma/css/bulma.css'),
  'Semantic UI': sheet('semantic-ui-css/semantic.css'),
  Materialize: sheet('materialize-css/dist/css/materialize.css'),
  UIkit: sheet('uikit/dist/css/uikit.css'),
  'Pico CSS': sheet('@picocss/pico/css/pico.css'),
  Milligram: sheet('milligram/dist/milligram.css'),
  Sakura: sheet('sakura.css/css/sakura.css'),
  'The New CSS Reset': sheet('the-new-css-reset/css/reset.css'),
  'Tailwind Preflight': preflight,
  'GOV.UK Frontend': sheet('govuk-frontend/dist/govuk/govuk-frontend.min.css'),
}

/** Tailwind's reset is not finished before Tailwind has compiled it. */
async function preflight(): Promise<string> {
  const { build } = await compile('@layer theme, base, components, utilities; @import "tailwindcss/theme.css" layer(theme); @import "tailwindcss/preflight.css" layer(base);', {
    loadStylesheet: async (id) => {
      const path = join(packages, id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  return build([])
}
