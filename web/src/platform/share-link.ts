import { bridge } from './bridge.ts'

type Shared = { title: string; url: string }

/** The app's own sheet, else the system's, else the clipboard. True when the link has been copied. */
export async function shareLink(link: Shared): Promise<boolean> {
  if (bridge().send('share', { data: link })) return false
  if (typeof navigator.share === 'function') {
    // Closing the sheet again is no failure.
    await navigator.share(link).catch(() => undefined)
    return false
  }
  await navigator.clipboard.writeText(link.url)
  return true
}
