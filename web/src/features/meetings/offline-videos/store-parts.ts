/** The screen that plays it has to open without a network too. */
export async function storeParts(): Promise<void> {
  await import('./screens/offline-videos.tsx')
  const keep = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  // A worker, unlike a window, has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  navigator.serviceWorker.controller?.postMessage({ keep })
}
