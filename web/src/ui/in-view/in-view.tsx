import { startTransition, useState } from 'react'
import type { ReactNode } from 'react'
import { EndSentinel } from '../end-sentinel/end-sentinel.tsx'

export type InViewProps = {
  /** What stands there until then. */
  waiting: ReactNode
  children: ReactNode
}

/** What lies far below is only drawn, and only asks the server, when somebody comes near. Then it stays. */
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
