import { test as base } from './test.ts'

/** A browser with a camera that shows a test picture and is allowed without asking. */
export const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] })
    },
    { scope: 'worker' },
  ],
})
