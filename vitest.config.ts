import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** React in the widget is Preact, as in its bundle. */
const preactAlias = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: resolve('widget/kit/react.ts') },
  { find: 'react-dom', replacement: resolve('widget/kit/react-dom.ts') },
]
/** Time-outs end what hangs; how long the work takes is no test's business, least of all on a busy machine. */
const shared = { restoreMocks: true, testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          // Reading the product anew for every file costs more than all its tests: files share what they import, and leave nothing behind.
          isolate: false,
          setupFiles: 'server/test/leave-no-trace.ts',
          globalSetup: ['server/test/prepare-index.ts', 'server/test/drop-databases.ts'],
          include: ['sdk/contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
        },
      },
      {
        resolve: { alias: preactAlias },
        test: {
          ...shared,
          name: 'widget',
          environment: 'happy-dom',
          include: ['widget/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          include: ['sdk/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}'],
          exclude: ['sdk/contract/**', '**/node_modules/**'],
        },
      },
    ],
  },
})
