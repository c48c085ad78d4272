import { useCallback, useEffect, useState } from 'react'

/**
 * Seconds until the attempt ends, as the server last said. Between two answers of the server a monotonic clock counts, so that
 * setting the device's clock changes nothing.
 */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  /** Takes over what the server says. */
  const correct = useCallback((serverSeconds: number) => {
    setEndsAt(performance.now() + serverSeconds * 1000)
    setLeft(serverSeconds)
  }, [])
  return { left, correct }
}
