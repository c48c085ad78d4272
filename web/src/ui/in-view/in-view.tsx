import { startTransition, useState } from 'react'
import type { ReactNode } from 'react'
import { EndSentinel } from '../end-sentinel/end-sentinel.tsx'

export type InViewProps = {
  /** Shown until then. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Renders content far below the fold, and lets it call the server, only when it comes near the viewport. It then
 * stays.
 */
export function InView({ waiting, children }: InViewProps) {
  const [isNear, setIsNear] = useState(false)
  if (isNear) return children
  return (
    <>
      <EndSentinel active onReach={() => startTransition(() => setIsNear(true))} />
      {waiting}
    </>
  )
}
