import { Children, useRef } from 'react'
import type { ReactNode } from 'react'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import './strip.css'

export type StripProps = {
  label: string
  children: ReactNode
  /** Called when the end comes near. */
  onEnd?: () => unknown
  /** False while more is loading and when there is no more. */
  hasMore?: boolean
}

export function Strip({ label, children, onEnd, hasMore = false }: StripProps) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} className="strip">
      <ul className="strip-row" aria-label={label}>
        {Children.map(children, (child) => (
          <li className="strip-item">{child}</li>
        ))}
      </ul>
      {onEnd && <EndSentinel onReach={onEnd} active={hasMore} root={scroller} />}
    </div>
  )
}
