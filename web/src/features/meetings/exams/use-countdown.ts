import { useEffect, useRef, useState } from 'react'

/** Seconds until the attempt ends, by a monotonic clock; `onEnd` is called once. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [endsAt] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const endRef = useRef(onEnd)
  useEffect(() => {
    endRef.current = onEnd
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      endRef.current()
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}
