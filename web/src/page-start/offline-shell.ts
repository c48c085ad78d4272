import { environment } from '#web/platform/environment.ts'
import { whenIdle } from '#web/platform/idle.ts'
import { mainScript } from '#web/platform/main-script.ts'

/** Not in the native app, which caches resources itself, and not in development, where files change all the time. */
export function installOfflineShell(): void {
  if (environment().kind === 'app' || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  setTimeout(() => whenIdle(() => void register()), restMs)
}

/** Caching the page makes the server render it once more; this must not delay visitors who are looking at it now. */
const restMs = 5000

async function register() {
  try {
    // Every version of the app has its own worker, which deletes the caches of older ones.
    const build = mainScript()?.split('/').at(-1) ?? ''
    const { installing, waiting, active } = await navigator.serviceWorker.register(`/sw.js?build=${build}`)
    const newest = installing ?? waiting ?? active
    // On a first visit the chunks are fetched before the worker exists, so it is told which ones to cache.
    // A worker, unlike a window, has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    newest?.postMessage({ keep: fetchedParts() })
  } catch {
    // Without the worker everything works as usual, except offline.
  }
}

/** Each once: a part is fetched before it runs, and a cache refuses a list that names one twice. */
const fetchedParts = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((address) => address.origin === location.origin && address.pathname.startsWith('/assets/'))
      .map((address) => address.pathname),
  ),
]
