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

/** A link that looks like a button. */
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
