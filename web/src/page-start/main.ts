import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import { requestFile } from '../platform/page-code.ts'
import { yieldToBrowser } from '../platform/yield-to-browser.ts'
import { firstPaint } from './first-paint.ts'

/**
 * The only script that a page loads at once. A page that the server rendered is painted before any other script is
 * fetched: its picture has the connection to itself, and its links work without scripts. Then the scripts are evaluated
 * one after another, so that a slow phone can scroll in between. A member's view of a page for visitors is rendered
 * again: there is nothing to wait for.
 */
async function begin() {
  if (document.getElementById('root')?.hasChildNodes()) {
    if (isForThisBrowser()) await firstPaint()
    await prefetch(listedScripts())
  }
  await import('react-dom/client')
  await yieldToBrowser()
  const { start } = await import('./start.tsx')
  await yieldToBrowser()
  await start()
}

function isForThisBrowser(): boolean {
  try {
    return (document.documentElement.dataset['owner'] ?? '') === (localStorage.getItem('userid') ?? '')
  } catch {
    return true
  }
}

/** The scripts that the page will need, as the server wrote them into it (`server/src/kernel/pages/template.ts`). */
const listedScripts = () =>
  JSON.parse(document.getElementById('xinglin-scripts')?.textContent ?? '[]') as string[]

/** How many requests begin before the browser may do other work. */
const atOnce = 4

async function prefetch(files: string[]) {
  for (const [at, address] of files.entries()) {
    // Lost ones are requested again when they are imported.
    requestFile(address).catch(() => undefined)
    if (at % atOnce === atOnce - 1) await yieldToBrowser()
  }
}

begin().catch((error: unknown) => {
  ;(window as { startFailed?: () => void }).startFailed?.()
  throw error
})
