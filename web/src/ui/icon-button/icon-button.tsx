import type { ComponentProps, ReactNode } from 'react'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import type { Press } from '#web/ui/button/use-own-progress.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import './icon-button.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'children'> & {
  label: string
  icon: ReactNode
  /** For buttons on a picture: white on a dark overlay. */
  onPicture?: boolean
  onClick?: Press
}

export function IconButton({
  label,
  icon,
  onPicture = false,
  onClick,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { pending, press } = useOwnProgress(onClick, false)
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses('icon-button', className)}
      data-on-picture={onPicture || undefined}
      aria-label={label}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className="icon-button-face">{icon}</span>
    </button>
  )
}
