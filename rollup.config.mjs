import { existsSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { packageBundle } from './scripts/package/bundle.mjs'
import { assetFiles } from './scripts/rollup/asset-files.mjs'
import { builtBeside } from './scripts/rollup/built-beside.mjs'
import { clientContract, withoutSchemas } from './scripts/rollup/client-contract.mjs'
import { compileWhole } from './scripts/rollup/compile-whole.mjs'
import { conformance } from './scripts/rollup/conformance.mjs'
import { copyFiles } from './scripts/rollup/copy-files.mjs'
import { cssText } from './scripts/rollup/css-text.mjs'
import { drawFirst } from './scripts/rollup/draw-first.mjs'
import { htmlDocument } from './scripts/rollup/document.mjs'
import { languages, textsIn, widgetBuilds } from './scripts/rollup/languages.mjs'
import { ownScope } from './scripts/rollup/own-scope.mjs'
import { withoutLitStyles } from './scripts/rollup/lit-styles.mjs'
import { loadAgain } from './scripts/rollup/load-again.mjs'
import { partBuilds, planner, plannerEntries } from './scripts/rollup/planner-entry.mjs'
import { sdkDocs } from './scripts/rollup/sdk-docs.mjs'
import { CURRENT_RELEASE, sdkRelease } from './scripts/rollup/sdk-release.mjs'
import { sweepHashed, sweepReleases } from './scripts/rollup/sweep.mjs'
import { reactOnPreact } from './scripts/rollup/react-on-preact.mjs'
import { transpile } from './scripts/rollup/transpile.mjs'

/*
 * Every bundle. In order, because the loader names the release that the planner's bundle makes:
 *   planner   dist/sdk/<version>-<digest>/  the element, the widget and its lazy chunks once for each language, fonts, manifest.json
 *   loader    dist/sdk/v1.js                the evergreen script of the tag
 *   site      dist/site/                    the hosted site
 *   offline   dist/site/offline.js         the hosted site's service worker
 *   examples  dist/examples/                hosts that need a bundle
 */

const { version } = JSON.parse(readFileSync('sdk/package.json', 'utf8'))
const protocol = Number(/PROTOCOL_VERSION = (\d+)/.exec(readFileSync('sdk/contract/protocol.ts', 'utf8'))[1])
const production = process.env.NODE_ENV !== 'development'

const preact = alias({ entries: reactOnPreact })

const constants = (values = {}) =>
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      __MEANDER_VERSION__: JSON.stringify(version),
      ...values,
    },
  })

/** lit's barrel also names lit-html, which would make a Trusted Types policy on the host page; the element needs neither. */
const litHtml = /node_modules\/(lit-html|lit-element)\//
const browser = () => nodeResolve({ browser: true, exportConditions: ['module'], extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] })
const small = ({ passes = 3, ...options } = {}) =>
  production && terser({ ecma: 2020, compress: { passes, pure_getters: true, keep_fargs: false }, format: { comments: false }, ...options })

/** Habits of other people's packages that are harmless in a bundle. */
const QUIET_IN_PACKAGES = new Set(['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION', 'THIS_IS_UNDEFINED'])
const onwarn = (warning, report) => {
  const ours = ![warning.id, ...(warning.ids ?? [])].some(id => id?.includes('node_modules'))
  // Of two chunks that need each other, one is evaluated before what it needs is there.
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
  if (QUIET_IN_PACKAGES.has(warning.code) && !ours) return
  report(warning)
}

/** What makes the widget, whatever its language. */
const widgetPlugins = texts => [
  cssText(), assetFiles(), texts, preact, transpile({ before: [clientContract] }),
  browser(), withoutLitStyles(), ownScope(), constants(), withoutSchemas(), loadAgain(), small({ module: true }), compileWhole(/^(carry|dialogs|discover|trips|voice)/),
]
const widgetOptions = {
  // Lazy chunks import from the widget's entry itself: a facade before it would be one more round trip.
  preserveEntrySignatures: 'allow-extension',
  // Nothing of them is imported for what it does by being loaded; so what only a late chunk uses travels with that chunk.
  treeshake: { moduleSideEffects: id => !litHtml.test(id) && !['widget', 'sdk/contract'].some(folder => id.startsWith(resolve(folder) + sep)) },
  onwarn,
}
/*
 * Files that Rollup would cut into more and smaller ones, since others show parts of them as well. What an answer shows is there
 * before anything is opened; what opens over a screen comes soon after the first card. So they are 3.5 kB less in all.
 */
const TOGETHER = {
  found: [
    'app/(later/found|Found|Comparing)',
    'features/chat/(alternatives|clean-up|read-reply|reply|messages/(Findings|Ways|Written|names|say-way|use-drawn)|markdown/\\w+|planner/steps)',
    'features/activities/(ActivitiesPanel|ActivityPrint|CardActions|booking-link|present)',
    'i18n/\\w+/(activities|found)',
    'features/itineraries/(cover|detail/(SafePicture|activity-facts))',
    'i18n/\\w+/durations',
    'styles/prints',
    'contract/(chat-stream|spare-picture|stream-parts|suggestions|tool-invocations|writes-english)',
    // Whoever has begun sends a message next, or opens something that shows activities: both need what is above.
    'app/(later/begun|read-on|attend-begun|put-words|sign-out|show-top|tell-host|who-is-here)',
    'i18n/\\w+/auth',
    'contract/(signing-(in|out)|stored)',
    'kit/(keep-focus|tooltips|use-(after-paint|is|selected))',
    'kit/ui/(ToastView|toast-place|toasts|AnyIcon|more-icon-paths|Dialog(Boundary)?|leave-behind|give-back|take-along|open-modal|put-back|return-focus|second-press)',
    'styles/(dialogs|fields)',
  ],
  dialogs: [
    'app/(later/dialogs|Detail|Planning|Wardrobe|SaveToTrip|begin-chat|trip-(days|of-chat))',
    'kit/range/\\w+',
    'features/itineraries/save/(?!save-(wish|state))[\\w-]+',
    'features/destinations/(?!index)[\\w-]+',
    'features/activities/(Activity(Detail|Card|Grid)|ActivitiesSheet|DetailDialog|Carousel|KnownFacts|known-facts|Stars|AccountSections|FreeUntil)',
    'features/activities/(account|facts|free-until|use-free-starts|compare/cancelling)',
    'i18n/\\w+/(save|activity|destinations|detail|dates|errors|itineraries|day-planner)',
    'api/server-message',
    'kit/(dates|reading|say-language)',
    'contract/cancelling',
    'features/itineraries/detail/(unscheduled|trip-facts|planned-note)',
  ],
}
const PLACES = Object.entries(TOGETHER).map(([name, parts]) => [name, new RegExp(parts.map(part => `/(widget|sdk)/${part}\\.`).join('|'))])
const placeOf = id => PLACES.find(([, modules]) => modules.test(id.replaceAll(sep, '/')))?.[0]

const widgetOutput = {
  dir: 'dist/sdk',
  format: 'es',
  manualChunks: placeOf,
  onlyExplicitManualChunks: true,
  assetFileNames: '[name]-[hash][extname]',
  hashCharacters: 'base36',
  experimentalMinChunkSize: 3000,
}

/** The widget once more, with the texts of another language: chunks `[name].de-[hash].js` of the same release. */
const widgetIn = language => ({
  ...widgetOptions,
  input: plannerEntries(),
  output: { ...widgetOutput, entryFileNames: `[name].${language}-[hash].js`, chunkFileNames: `[name].${language}-[hash].js` },
  plugins: widgetPlugins(textsIn(language)),
})

/** What the element fetches where a page asks for it. */
const elementPart = { onwarn, plugins: [cssText(), transpile(), browser(), constants(), small({ module: true })] }

const plannerBundle = {
  ...widgetOptions,
  input: { element: 'meander:element', ...plannerEntries(), doctor: 'sdk/doctor/index.ts' },
  output: { ...widgetOutput, entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
  plugins: [
    planner({ languages }), builtBeside([...widgetBuilds(widgetIn), ...partBuilds(elementPart)]),
    ...widgetPlugins(), sdkRelease({ version, protocol }),
  ],
}

const loaderBundle = {
  input: 'sdk/loader.ts',
  output: { file: 'dist/sdk/v1.js', format: 'iife', esModule: false },
  onwarn,
  plugins: [
    { name: 'meander-follow-release', buildStart() { this.addWatchFile(resolve('dist/sdk', CURRENT_RELEASE)) } },
    transpile(), browser(), constants({ __MEANDER_ELEMENT__: elementPath }), small({ passes: 3 }), sweepReleases('dist/sdk'),
  ],
}

/** Where the element's module lies, seen from `v1.js`. Read when the loader is built: the planner's bundle is there by then. */
function elementPath() {
  const { release, files } = JSON.parse(readFileSync(`dist/sdk/${CURRENT_RELEASE}`, 'utf8'))
  return JSON.stringify(`${release}/${files.find(file => file.name === 'element').file}`)
}

/** The home screen as it is seen before its scripts have come. */
const drawHome = () => drawFirst('site/home/drawn-first.tsx', { plugins: [transpile(), browser(), constants()], onwarn })

const siteBundle = {
  input: { site: 'site/main.tsx' },
  // As the widget: lazy screens import from the entry itself, which loads them.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist/site',
    format: 'es',
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
  },
  // As the widget: the server checks what is asked and answered, so no schema goes to a browser.
  treeshake: { moduleSideEffects: id => !id.startsWith(resolve('sdk/contract') + sep) },
  onwarn,
  plugins: [
    cssText(), assetFiles(), sdkDocs(), conformance(), transpile({ before: [clientContract] }), commonjs(), browser(), constants(), withoutSchemas(), loadAgain(), small({ module: true, passes: 1 }),
    htmlDocument({ template: resolve('site/index.html'), sheet: existsSync('site/styles/index.css') && resolve('site/styles/index.css'), drawn: { fileName: 'home.html', draw: drawHome } }),
    copyFiles({
      'site/icon.svg': 'assets/icon.svg', 'widget/fonts': 'assets/fonts', 'site/media/clips': 'media/clips', 'site/media/posters': 'media/posters',
      'site/partners/blog': 'assets/partners', 'examples/blog.css': 'assets/partners/blog.css',
    }),
    sweepHashed('assets'),
  ],
}

/** What keeps opened trips for a time without a connection: a file of its own, since a browser asks for it by its name. */
const offlineBundle = {
  input: 'site/offline/worker.ts',
  output: { file: 'dist/site/offline.js', format: 'iife', esModule: false },
  onwarn,
  plugins: [transpile(), browser(), small({ passes: 3 })],
}

const reactExample = {
  input: { main: 'examples/npm-react/main.tsx' },
  output: { dir: 'dist/examples/npm-react', format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  treeshake: { moduleSideEffects: id => !litHtml.test(id) },
  onwarn,
  plugins: [cssText(), transpile(), commonjs(), browser(), constants(), small({ module: true, passes: 1 })],
}

/** The package as it is published: a page without a bundler takes it by an import map. */
const moduleExample = packageBundle('dist/examples/npm-module/sdk')

/** Bundles whose entry is not there are left out, so that the parts of the house can be built one by one. */
const built = bundle => Object.values(typeof bundle.input === 'string' ? [bundle.input] : bundle.input).every(path => path.startsWith('meander:') || existsSync(path))

export default [plannerBundle, loaderBundle, siteBundle, offlineBundle, reactExample, moduleExample].filter(built)
