import { environment } from '#web/platform/environment.ts'

/** Not in the app, which keeps resources itself, and not during development, where parts change all the time. */
export function keepOfflineShell(): void {
  if (environment().kind === 'app' || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // Behind the first picture: keeping things for later must not slow what is wanted now.
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register())
}

async function register() {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // The parts of a first visit were fetched before there was anybody to keep them.
    // A worker has no origin to name, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ keep: fetchedParts() })
  } catch {
    // Without it the page works as ever, only not without a line.
  }
}

const fetchedParts = () =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((address) => address.origin === location.origin && address.pathname.startsWith('/assets/'))
    .map((address) => address.pathname)
