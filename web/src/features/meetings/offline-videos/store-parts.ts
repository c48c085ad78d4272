/** The screen that plays it has to open without a network too. */
export async function storeParts(): Promise<void> {
  await import('./screens/offline-videos.tsx')
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  // The links of styles that came inside the page have fetched nothing.
  const styles = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
    ({ href }) => href,
  )
  const keep = [...new Set([...fetched, ...styles])]
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  // A worker, unlike a window, has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  navigator.serviceWorker.controller?.postMessage({ keep })
}
