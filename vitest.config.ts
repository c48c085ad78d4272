import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    pool: 'forks',
    // Files of a worker share its server and its database; two workers fit two cores.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
