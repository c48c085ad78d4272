import { environment } from '#web/platform/environment.ts'

/** Not in the app, which keeps resources itself, and not during development, where parts change all the time. */
export function keepOfflineShell(): void {
  if (environment().kind === 'app' || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined),
  )
}
