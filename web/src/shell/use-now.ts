import { useEffect, useState } from 'react'
import { clock } from '#web/platform/clock.ts'

/** The server's time as far as it is known, updated at each full second or minute. */
export function useNow(every: 'second' | 'minute'): number {
  const step = every === 'second' ? 1000 : 60_000
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock.now()), step - (now % step))
    return () => clearTimeout(timer)
  }, [now, step])
  return now
}
