import { defineConfig } from 'vitest/config'

/** Real pages in real Chromium: `*.spec.ts` under examples/ and site/. They share one server, so files run in turn. */
export default defineConfig({
  test: {
    name: 'browser',
    environment: 'node',
    include: ['examples/**/*.spec.ts', 'site/**/*.spec.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
