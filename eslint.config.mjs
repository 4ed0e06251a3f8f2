import boundaries from 'eslint-plugin-boundaries'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'
import { functionLength } from './scripts/eslint/function-length.mjs'

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '*/test/**', '**/*.bench.ts']
/** Data and texts are as long as they are. */
const DATA = ['**/data/**', 'widget/i18n/*/**', 'site/media/**']

/** Rooms are folders; first match wins, so what lies deeper stands above. */
const elements = [
  { type: 'contract', pattern: 'sdk/contract' },
  { type: 'sdk-open', pattern: ['sdk/config', 'sdk/theme', 'sdk/events', 'sdk/films', 'sdk/chunks'] },
  { type: 'sdk', pattern: 'sdk' },
  { type: 'widget-app', pattern: 'widget/app' },
  { type: 'widget-feature', pattern: 'widget/features/*', capture: ['feature'] },
  { type: 'widget-base', pattern: ['widget/api', 'widget/i18n', 'widget/kit', 'widget/styles', 'widget/fonts'] },
  { type: 'widget', pattern: 'widget' },
  { type: 'site', pattern: 'site' },
  { type: 'server-adapter', pattern: ['server/features/*/{providers,transcribers,models}/*', 'server/features/chat/concierge'] },
  { type: 'server-feature', pattern: 'server/features/*', capture: ['feature'] },
  { type: 'server-base', pattern: ['server/http', 'server/guards', 'server/db', 'server/mail', 'server/config', 'server/pages'] },
  { type: 'server', pattern: 'server' },
  { type: 'examples', pattern: 'examples' },
  { type: 'benches', pattern: 'scripts/bench' },
  { type: 'scripts', pattern: 'scripts' },
].map((element) => ({ ...element, partialMatch: false }))

/** Doors: single files that others may use although their room is closed to them. */
const doors = [
  { category: 'sdk-door', pattern: ['sdk/index.ts', 'sdk/react.tsx'] },
  { category: 'sdk-bridge', pattern: 'sdk/bridge.ts' },
  { category: 'server-deps', pattern: 'server/deps.ts' },
  { category: 'server-door', pattern: 'server/{main,app}.ts' },
]

const WIDGET_FEATURES = {
  auth: [],
  destinations: [],
  speech: [],
  backdrops: [],
  itineraries: ['auth', 'backdrops'],
  activities: ['itineraries', 'auth'],
  schedule: ['itineraries', 'auth'],
  sharing: ['itineraries', 'auth'],
  chat: ['activities', 'schedule', 'sharing', 'itineraries', 'auth', 'speech', 'destinations'],
}
const SERVER_FEATURES = {
  account: [],
  partners: [],
  openapi: [],
  auth: ['partners'],
  destinations: [],
  activities: ['destinations'],
  speech: [],
  itineraries: ['auth', 'activities', 'destinations'],
  sharing: ['itineraries', 'auth', 'activities'],
  chat: ['destinations', 'activities', 'itineraries', 'auth'],
}

const from = (type, to) => ({ from: { element: { type } }, allow: { to: { element: { types: { anyOf: to } } } } })
const fromThrough = (type, category) => ({ from: { element: { type } }, allow: { to: { file: { categories: category } } } })
const fromFeature = (type, feature, allowed) => ({
  from: { element: { type, captured: { feature } } },
  allow: { to: { element: { type, captured: { feature: [feature, ...allowed] } } } },
})

const policies = [
  from('contract', ['contract']),
  from('sdk-open', ['sdk-open', 'contract']),
  from('sdk', ['sdk', 'sdk-open', 'contract']),
  from('widget', ['widget', 'widget-app', 'widget-base', 'sdk-open', 'contract']),
  from('widget-app', ['widget', 'widget-app', 'widget-feature', 'widget-base', 'sdk-open', 'contract']),
  from('widget-feature', ['widget-base', 'sdk-open', 'contract']),
  from('widget-base', ['widget-base', 'sdk-open', 'contract']),
  ...['widget', 'widget-app', 'widget-feature', 'widget-base'].map((type) => fromThrough(type, 'sdk-bridge')),
  from('site', ['site', 'sdk-open', 'contract']),
  fromThrough('site', 'sdk-door'),
  from('server', ['server', 'server-adapter', 'server-feature', 'server-base', 'contract']),
  // Which implementation stands behind a port is decided in one place.
  { from: { file: { categories: 'server-door' } }, disallow: { to: { element: { type: 'server-adapter' } } } },
  from('server-adapter', ['server-adapter', 'server-feature', 'server-base', 'contract']),
  from('server-feature', ['server-base', 'contract']),
  from('server-base', ['server-base', 'contract']),
  from('examples', ['examples']),
  fromThrough('examples', 'sdk-door'),
  from('benches', ['benches', 'scripts', 'widget', 'server', 'server-adapter', 'server-feature', 'server-base', 'contract']),
  from('scripts', ['scripts', 'server', 'server-base']),
  ...Object.entries(WIDGET_FEATURES).map(([feature, allowed]) => fromFeature('widget-feature', feature, allowed)),
  ...Object.entries(SERVER_FEATURES).map(([feature, allowed]) => fromFeature('server-feature', feature, allowed)),
]

/** Inside the chat: which rooms a room may use. Who answers (`answering`, `hosted`, `models`) may use all. */
const CHAT_ROOMS = {
  conversation: [],
  language: [],
  reader: [],
  listening: ['reader', 'trip', 'understanding'],
  understanding: ['language'],
  grounding: ['language'],
  ranking: ['language'],
  reader: [],
  'item-talk': ['language', 'understanding'],
  'day-plan': ['ranking'],
  tools: ['day-plan', 'ranking'],
  trip: ['conversation', 'item-talk', 'language', 'ranking', 'replies', 'tools', 'understanding'],
  replies: ['answering', 'conversation'],
  concierge: ['day-plan', 'item-talk', 'language', 'listening', 'ranking', 'reader', 'tools', 'trip', 'understanding'],
}
const CHAT = './server/features/chat'
const chatWalls = Object.entries(CHAT_ROOMS).map(([room, allowed]) => ({
  target: `${CHAT}/${room}`,
  from: CHAT,
  except: [room, ...allowed].map((one) => `./${one}`),
  message: `Which rooms "${room}" may use stands in eslint.config.mjs.`,
}))

export default tseslint.config(
  { ignores: ['node_modules', '**/dist/**', '.build', 'data', 'test-results', 'docs/**', 'site/media/**', '**/*.d.mts'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { boundaries, 'import-x': importX, house: { rules: { 'function-length': functionLength } } },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': doors,
      'boundaries/include': ['{sdk,widget,site,server,examples,scripts}/**/*.{ts,tsx,mjs}'],
      'import/resolver': { typescript: { project: '*/tsconfig.json', noWarnOnMultipleProjects: true } },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: '*/tsconfig.json', noWarnOnMultipleProjects: true })],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'house/function-length': ['error', { max: 50 }],
      'max-params': ['error', 4],
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
    rules: { 'boundaries/dependencies': 'off', 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }], 'house/function-length': 'off', 'max-params': 'off' },
  },
  { files: DATA, rules: { 'max-lines': 'off' } },
  {
    files: ['server/features/chat/*/**/*.ts'],
    ignores: TESTS,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: chatWalls }] },
  },
)
