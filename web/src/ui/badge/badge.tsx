import type { ReactNode } from 'react'
import './badge.css'

export type BadgeProps = {
  count: number
  /** Names what is counted for screen readers: `3 条未读消息`. */
  label?: string
  /** With children, the badge sits on their corner. */
  children?: ReactNode
}

export function Badge({ count, label, children }: BadgeProps) {
  const mark = count > 0 && (
    <span className="badge-mark" data-wide={count > 99 || undefined}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
  if (!children) return mark
  return (
    <span className="badge">
      {children}
      {mark}
    </span>
  )
}
