import { bridge } from './bridge.ts'

/** Opens an address in the system's browser, out of the app that shows this page. */
export const openInBrowser = (url: string) =>
  bridge().send('pushWeb', { type: 'openBrowser', url }, () => window.open(url, '_blank', 'noopener'))
