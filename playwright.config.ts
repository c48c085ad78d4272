import { defineConfig } from '@playwright/test'
import { agents } from './e2e/harness/agents.ts'
import { chromiumFlags } from './tools/chromium-flags.ts'

const args = [
  ...chromiumFlags,
  // A name that is not localhost: plain http under it is what a phone in the LAN sees. Nothing beyond this machine is found; to
  // stop requests one by one would take the browser's cache away. Pages of a video room find each other by names in .local.
  '--host-resolver-rules=MAP xinglin.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE *.local',
]

/** They switch what every login asks for, so that they run when all others are done. */
const switching = /login-config\.spec\.ts$/
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: agents.phone,
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/harness/start-server.ts',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  // Generous: a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // More than the cores: some journeys wait for a video or a clock, and others use the processor meanwhile.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Nobody watches here who could try again; those that needed it are named at the end. What fails twice is tried alone.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.REPORT_FILE ?? '.cache/playwright.json' }]],
  use: {
    // Set by the global setup, before the workers read this.
    baseURL: process.env.JOURNEY_ORIGIN,
    // One context a worker, cleared between journeys: what a browser has compiled once it need not compile again.
    reuseContext: true,
    locale: 'zh-CN',
    // What they keep would hide requests from the journeys; the one about them lets them in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Shanghai',
    // Nothing has to stand still first to be pressed, and nothing is judged for contrast while it fades in.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What never comes must not use up the whole time: journeys as the same operator wait for it.
    actionTimeout: 90_000,
    launchOptions: {
      args,
      executablePath: process.env.CHROMIUM_PATH,
      // Without a locale of its own a machine gives files with Chinese names none.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  // A journey is walked on a phone; one that depends on the room a desk has carries @desk, or @both.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: switching,
      use: phone,
    },
    {
      name: 'desk',
      grep: /@desk|@both/,
      testIgnore: switching,
      use: { viewport: { width: 1280, height: 800 }, userAgent: agents.desk },
    },
    { name: 'login-config', testMatch: switching, dependencies: ['phone', 'desk'], use: phone },
  ],
})
