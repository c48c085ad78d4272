import { environment } from '#web/platform/environment.ts'
import { whenIdle } from '#web/platform/idle.ts'
import { mainScript } from './main-script.ts'

/** Not in the app, which keeps resources itself, and not during development, where parts change all the time. */
export function installOfflineShell(): void {
  if (environment().kind === 'app' || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  setTimeout(() => whenIdle(() => void register()), restMs)
}

/** Keeping the page for later has the server draw it once more: nothing that those should wait for who look at it now. */
const restMs = 5000

async function register() {
  try {
    // Every version of the app has a worker of its own, which lets go of what older ones kept.
    const build = mainScript()?.split('/').at(-1) ?? ''
    const { installing, waiting, active } = await navigator.serviceWorker.register(`/sw.js?build=${build}`)
    const newest = installing ?? waiting ?? active
    // The parts of a first visit were fetched before there was anybody to keep them.
    // A worker has no origin to name, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    newest?.postMessage({ keep: fetchedParts() })
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
