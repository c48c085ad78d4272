import { useEffect } from 'react'

/** The screen stays on while people look at it and touch nothing. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // Browsers release it when the page is hidden, and some have none.
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void got?.release()
      else lock = got
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
