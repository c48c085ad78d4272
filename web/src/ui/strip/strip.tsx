import { Children, isValidElement, useRef, useState } from 'react'
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

/** A strip may be long; items far off are rendered when the end comes near. */
const renderedAtOnce = 12

export function Strip({ label, children, onEnd, hasMore = false }: StripProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [reach, setReach] = useState(renderedAtOnce)
  const items = Children.toArray(children)
  const isFullyRendered = reach >= items.length
  return (
    <div ref={scroller} className="strip">
      <ul className="strip-row" aria-label={label}>
        {items.slice(0, reach).map((item, at) => (
          <li key={isValidElement(item) ? item.key : at} className="strip-item">
            {item}
          </li>
        ))}
      </ul>
      <EndSentinel
        key={reach}
        onReach={() => (isFullyRendered ? onEnd?.() : setReach(reach + renderedAtOnce))}
        active={!isFullyRendered || hasMore}
        root={scroller}
      />
    </div>
  )
}
