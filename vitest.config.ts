import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/testing/longest-first.ts'
import { ReportFile } from './tools/testing/vitest-reporter.ts'

/** Tests that fake timers: in a process of the server they would stop its jobs for good. */
const withFakeTimers = 'server/**/*.timers.test.ts'

/** The tests of tools that ask for a database. */
const withDatabase = 'tools/{database,deployment,edge,start,production}.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{contract,web,console,tools,bench}/**/*.test.ts', withFakeTimers],
          exclude: [withDatabase, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,demo}/**/*.test.ts', withDatabase],
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
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // As for the journeys: nobody watches here who could try again; those that needed it are named at the end.
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new ReportFile(process.env.REPORT_FILE ?? '.cache/vitest.json')],
  },
})
