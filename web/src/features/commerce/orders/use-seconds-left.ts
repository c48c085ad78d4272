import { useState } from 'react'
import { clock } from '#web/platform/clock.ts'
import { useNow } from '#web/shell/use-now.ts'

/** Counts down from what the server said last; `knownAt` tells one answer from the next. */
export function useSecondsLeft(seconds: number, knownAt: number): number {
  const now = useNow('second')
  const [known, setKnown] = useState(() => ({ knownAt, endsAt: clock.now() + seconds * 1000 }))
  if (known.knownAt !== knownAt) setKnown({ knownAt, endsAt: clock.now() + seconds * 1000 })
  return Math.max(0, Math.ceil((known.endsAt - now) / 1000))
}
