import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['server/src/testing/global-setup.ts'],
    pool: 'forks',
    // Files of a worker share its server and its database; two workers fit two cores.
    isolate: false,
    maxWorkers: 2,
    // Generous: a busy machine is no failure. What comes in time ends its wait at once.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
