import { defineConfig } from 'vitest/config'
import { reactOnPreact } from './scripts/rollup/react-on-preact.mjs'

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
        resolve: { alias: reactOnPreact },
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
