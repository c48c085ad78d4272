import { bridge } from './bridge.ts'
import { copyText } from './copy-text.ts'

type Shared = { title: string; url: string }

/** Opens the app's own share sheet, else the system's, else uses the clipboard, which a browser may refuse. */
export async function shareLink({ title, url }: Shared): Promise<'shared' | 'copied' | 'refused'> {
  if (bridge().send('share', { url, data: { title, text: '', picture: '' } })) return 'shared'
  if (typeof navigator.share === 'function') {
    // Closing the sheet is not a failure.
    await navigator.share({ title, url }).catch(() => undefined)
    return 'shared'
  }
  return (await copyText(url)) ? 'copied' : 'refused'
}
