import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * Shows the home and settles once the screen that asked is gone. A login that ended before that would make the
 * guard of that screen ask for a new one.
 */
export function useLeaveForHome(): () => Promise<void> {
  const navigate = useNavigate()
  const tellGone = useRef<() => void>(undefined)
  useEffect(() => () => tellGone.current?.(), [])
  return () =>
    new Promise<void>((resolve) => {
      tellGone.current = resolve
      void navigate('/', { replace: true })
    })
}
