import type { ReactNode } from 'react'
import { Link } from '#web/ui/link/link.tsx'
import './button.css'

export type ButtonLinkProps = {
  href: string
  variant?: 'primary' | 'plain' | 'quiet'
  block?: boolean
  small?: boolean
  children: ReactNode
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({
  href,
  variant = 'plain',
  block = false,
  small = false,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className="button"
      data-variant={variant}
      data-block={block || undefined}
      data-small={small || undefined}
    >
      <span className="button-label">{children}</span>
    </Link>
  )
}
