import type { MouseEvent, ReactNode } from 'react'
import { Link } from './link.tsx'

export type PressableProps = {
  /** A real link, so that it can be opened in another tab; may be combined with `onClick`. */
  href?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

type Frame = PressableProps & { className: string; children: ReactNode; layout?: string }

/** A link, a button or plain content, depending on the props. */
export function Pressable({ href, onClick, className, children, layout }: Frame) {
  if (href !== undefined) {
    return (
      <Link href={href} className={className} data-layout={layout} onClick={onClick}>
        {children}
      </Link>
    )
  }
  if (onClick) {
    return (
      <button type="button" className={className} data-layout={layout} onClick={onClick}>
        {children}
      </button>
    )
  }
  return (
    <div className={className} data-layout={layout}>
      {children}
    </div>
  )
}
