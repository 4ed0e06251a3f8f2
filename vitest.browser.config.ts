import { defineConfig } from 'vitest/config'

/** Real pages in real Chromium: `*.spec.ts` under examples/ and site/. Each file has a server and a Chromium of its own, so two run at once. */
export default defineConfig({
  test: {
    name: 'browser',
    environment: 'node',
    include: ['examples/**/*.spec.ts', 'site/**/*.spec.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A machine with two cores may stall a browser for seconds, which no wait can foresee. What passes only then says how it fell
    // and is marked `(retry x1)` in the run's output, where every test has its line; what fails twice has failed. `--retry=0` tries once.
    retry: 1,
    slowTestThreshold: 0,
    // What a page has thrown is said whole.
    chaiConfig: { truncateThreshold: 0 },
  },
})
