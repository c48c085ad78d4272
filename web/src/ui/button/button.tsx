import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { useOwnProgress } from './use-own-progress.ts'
import type { Press } from './use-own-progress.ts'
import './button.css'

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  block?: boolean
  small?: boolean
  /** Looks disabled but still reports presses, so that the screen can say what is missing. */
  softDisabled?: boolean
  /** For work that was not started by pressing this button. */
  busy?: boolean
  onClick?: Press
}

export function Button({
  variant = 'plain',
  block = false,
  small = false,
  softDisabled = false,
  busy = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { pending, press } = useOwnProgress(onClick, busy)
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses('button', className)}
      data-variant={variant}
      data-block={block || undefined}
      data-small={small || undefined}
      data-unready={softDisabled || undefined}
      aria-disabled={softDisabled || pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className="button-label">{children}</span>
      {pending && <Spinner />}
    </button>
  )
}
