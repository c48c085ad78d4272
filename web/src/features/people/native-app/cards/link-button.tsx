import type { ReactNode } from 'react'
import { Link } from '#web/ui/link/link.tsx'
import '#web/ui/button/button.css'

type LinkButtonProps = { href: string; variant?: 'primary' | 'plain' | 'quiet'; children: ReactNode }

/** Leads somewhere, so it is a link; it is the main step of its screen, so it looks like a button. */
export function LinkButton({ href, variant = 'plain', children }: LinkButtonProps) {
  return (
    <Link href={href} className="button" data-variant={variant} data-block>
      <span className="button-label">{children}</span>
    </Link>
  )
}
