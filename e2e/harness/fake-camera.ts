import { test as base } from './test.ts'

/**
 * A browser with cameras that show a test picture and are allowed without asking; that of the second one is shown, but in
 * a format that is not sent. Few pictures a second show as much, and each is drawn and coded by the processor for everybody
 * in a room.
 */
export const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const fake = [
        '--use-fake-device-for-media-stream=device-count=3,fps=5',
        '--use-fake-ui-for-media-stream',
      ]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] })
    },
    { scope: 'worker' },
  ],
})
