import { environment } from '#web/platform/environment.ts'
import { whenIdle } from '#web/platform/idle.ts'

/** Not in the app, which keeps resources itself, and not during development, where parts change all the time. */
export function keepOfflineShell(): void {
  if (environment().kind === 'app' || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  setTimeout(() => whenIdle(() => void register()), restMs)
}

/** Keeping the page for later has the server draw it once more: nothing that those should wait for who look at it now. */
const restMs = 5000

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
