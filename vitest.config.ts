import { defineConfig } from 'vitest/config'

/** Tests that fake timers: in a process of the server they would stop its jobs for good. */
const withFakeTimers = 'server/**/*.timers.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['contract/**/*.test.ts', 'web/**/*.test.ts', 'console/**/*.test.ts', withFakeTimers],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [withFakeTimers, '**/node_modules/**'],
          fakeTimers: { toFake: ['Date'] },
          // A database, which units are quicker without.
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
    ],
    pool: 'forks',
    // Files of a worker share its server and its database; two workers fit two cores.
    isolate: false,
    maxWorkers: 2,
    // Generous: a busy machine is no failure. What comes in time ends its wait at once.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // As for the journeys: nobody watches here who could try again; those that needed it are named at the end.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
