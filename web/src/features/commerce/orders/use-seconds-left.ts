import { useMemo } from 'react'
import { clock } from '#web/platform/clock.ts'
import { useNow } from '#web/shell/use-now.ts'

/** Counts down from what the server said at `knownAt`, a time of the device. */
export function useSecondsLeft(seconds: number, knownAt: number): number {
  const now = useNow('second')
  const endsAt = useMemo(() => clock.now() - Date.now() + knownAt + seconds * 1000, [seconds, knownAt])
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}
