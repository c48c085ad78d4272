import { useLayoutEffect, useSyncExternalStore } from 'react'
import { OfflineIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { kitText } from '#web/ui/text.ts'
import './offline-bar.css'

/** The first element of the column. Sticky bars below it stick under it, by `--bar-offset`. */
export function OfflineBar() {
  const text = useText(kitText)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-offline', !isOnline)
    return () => root.removeAttribute('data-offline')
  }, [isOnline])

  return (
    <output className="offline-bar">
      {!isOnline && (
        <span className="offline-bar-face">
          <OfflineIcon size="small" />
          <span className="sentence">{text.networkDown}</span>
        </span>
      )}
    </output>
  )
}

function subscribe(listener: () => void): () => void {
  const leaving = new AbortController()
  window.addEventListener('online', listener, { signal: leaving.signal })
  window.addEventListener('offline', listener, { signal: leaving.signal })
  return () => leaving.abort()
}
