import { useEffect, useRef } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'

/**
 * Shows the home and settles once the screen that asked is gone. A login that ended before that would make the
 * guard of that screen ask for a new one.
 */
export function useLeaveForHome(): () => Promise<void> {
  const navigate = useNavigate()
  const resolveGone = useRef<() => void>(undefined)
  useEffect(() => () => resolveGone.current?.(), [])
  return () =>
    new Promise<void>((resolve) => {
      resolveGone.current = resolve
      void navigate('/', { replace: true })
    })
}
