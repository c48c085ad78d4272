import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import { firstSeen, yieldToBrowser } from '../platform/yield-to-browser.ts'

/**
 * A page that the server has drawn is seen before any script is fetched: its picture has the line to itself, and its
 * links lead on by themselves. Then the parts are taken in one after another, so that a slow phone scrolls in between.
 * For a member the page will be drawn anew: there is nothing to wait for.
 */
async function begin() {
  if (document.getElementById('root')?.hasChildNodes()) {
    if (isVisitor()) await firstSeen()
    await prefetch(listedParts())
  }
  await import('react-dom/client')
  await yieldToBrowser()
  const { start } = await import('./start.tsx')
  await yieldToBrowser()
  await start()
}

function isVisitor(): boolean {
  try {
    return !localStorage.getItem('userid')
  } catch {
    return true
  }
}

/** What the page will need, as the server has written it into the page. */
const listedParts = () =>
  JSON.parse(document.getElementById('xinglin-parts')?.textContent ?? '[]') as string[]

/** So many requests are begun in one turn. */
const atOnce = 4

async function prefetch(files: string[]) {
  for (const [at, href] of files.entries()) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    })
    document.head.append(link)
    if (at % atOnce === atOnce - 1) await yieldToBrowser()
  }
}

begin().catch((error: unknown) => {
  ;(window as { startFailed?: () => void }).startFailed?.()
  throw error
})
