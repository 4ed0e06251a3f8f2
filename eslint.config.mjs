import boundaries from 'eslint-plugin-boundaries'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '*/test/**', '**/*.bench.ts']
/** Data and texts are as long as they are. */
const DATA = ['**/data/**', 'widget/i18n/en/**', 'site/media/**']

/** First match wins, so what lies deeper stands above. */
const elements = [
  { type: 'contract', pattern: 'sdk/contract/**' },
  { type: 'sdk-open', pattern: ['sdk/bridge.ts', 'sdk/config/**', 'sdk/theme/**', 'sdk/events/**'] },
  { type: 'sdk-door', pattern: ['sdk/index.ts', 'sdk/react.tsx'] },
  { type: 'sdk', pattern: 'sdk/**' },
  { type: 'widget-entry', pattern: 'widget/entry.tsx' },
  { type: 'widget-app', pattern: 'widget/app/**' },
  { type: 'widget-feature', pattern: 'widget/features/*/**', capture: ['feature'] },
  { type: 'widget-base', pattern: ['widget/api/**', 'widget/i18n/**', 'widget/kit/**', 'widget/styles/**', 'widget/*.ts'] },
  { type: 'site', pattern: 'site/**' },
  { type: 'server-main', pattern: 'server/main.ts' },
  { type: 'server-deps', pattern: 'server/deps.ts' },
  { type: 'server-app', pattern: 'server/app.ts' },
  { type: 'server-adapter', pattern: ['server/features/*/{providers,transcribers,models}/*/**', 'server/features/chat/concierge/**', 'server/mail/{smtp,outbox}.ts'] },
  { type: 'server-feature', pattern: 'server/features/*/**', capture: ['feature'] },
  { type: 'server-base', pattern: ['server/http/**', 'server/guards/**', 'server/db/**', 'server/mail/**', 'server/config/**', 'server/pages/**'] },
  { type: 'examples', pattern: 'examples/**' },
  { type: 'scripts', pattern: 'scripts/**' },
].map((element) => ({ ...element, partialMatch: false }))

const WIDGET_FEATURES = {
  auth: [],
  destinations: [],
  speech: [],
  backdrops: [],
  itineraries: ['auth'],
  activities: ['itineraries', 'auth'],
  schedule: ['itineraries', 'auth'],
  sharing: ['itineraries', 'auth'],
  chat: ['activities', 'schedule', 'sharing', 'itineraries', 'auth', 'speech', 'destinations'],
}
const SERVER_FEATURES = {
  auth: [],
  destinations: [],
  activities: ['destinations'],
  speech: [],
  itineraries: ['auth', 'activities'],
  sharing: ['itineraries', 'auth', 'activities'],
  chat: ['destinations', 'activities', 'itineraries', 'auth'],
}

const from = (type, to) => ({ from: { element: { type } }, allow: { to: { element: { types: { anyOf: to } } } } })
const fromFeature = (type, feature, allowed) => ({
  from: { element: { type, captured: { feature } } },
  allow: { to: { element: { type, captured: { feature: [feature, ...allowed] } } } },
})

const policies = [
  from('contract', ['contract']),
  from('sdk-open', ['sdk-open', 'contract']),
  from('sdk', ['sdk', 'sdk-open', 'sdk-door', 'contract']),
  from('sdk-door', ['sdk', 'sdk-open', 'sdk-door', 'contract']),
  from('widget-entry', ['widget-app', 'widget-base', 'sdk-open', 'contract']),
  from('widget-app', ['widget-app', 'widget-feature', 'widget-base', 'sdk-open', 'contract']),
  from('widget-feature', ['widget-base', 'sdk-open', 'contract']),
  from('widget-base', ['widget-base', 'sdk-open', 'contract']),
  from('site', ['site', 'sdk-door', 'sdk-open', 'contract']),
  from('server-main', ['server-app', 'server-deps', 'server-base']),
  from('server-deps', ['server-adapter', 'server-feature', 'server-base', 'contract']),
  from('server-app', ['server-feature', 'server-deps', 'server-base', 'contract']),
  from('server-adapter', ['server-adapter', 'server-feature', 'server-base', 'contract']),
  from('server-feature', ['server-base', 'contract']),
  from('server-base', ['server-base', 'contract']),
  from('examples', ['examples', 'sdk-door', 'sdk-open']),
  from('scripts', ['scripts']),
  ...Object.entries(WIDGET_FEATURES).map(([feature, allowed]) => fromFeature('widget-feature', feature, allowed)),
  ...Object.entries(SERVER_FEATURES).map(([feature, allowed]) => fromFeature('server-feature', feature, allowed)),
]

export default tseslint.config(
  { ignores: ['node_modules', '**/dist/**', '.build', 'data', 'test-results', 'docs/**', 'site/media/**', '**/*.d.mts'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['{sdk,widget,site,server,examples,scripts}/**/*.{ts,tsx,mjs}'],
      'import/resolver': { typescript: { project: '*/tsconfig.json', noWarnOnMultipleProjects: true } },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: '*/tsconfig.json', noWarnOnMultipleProjects: true })],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of words.' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: TESTS,
    rules: { 'boundaries/dependencies': 'off', 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }], 'max-lines-per-function': 'off' },
  },
  { files: DATA, rules: { 'max-lines': 'off' } },
)
