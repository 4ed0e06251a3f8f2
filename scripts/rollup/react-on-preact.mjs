import { resolve } from 'node:path'

const KIT = resolve(import.meta.dirname, '../../widget/kit')

/** The widget is written for React and runs on Preact: what its imports stand for, in its bundle, in tests and in benches alike. */
export const reactOnPreact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: resolve(KIT, 'react.ts') },
  { find: 'react-dom', replacement: resolve(KIT, 'react-dom.ts') },
]
