import type { ReactNode } from 'react'
import './icon.css'

export type IconProps = { size?: 'small' | 'normal' | 'large'; filled?: boolean }

/** Icons are hidden from screen readers: the button or the text beside them has the name. */
export function Icon({ size = 'normal', filled = false, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className="icon"
      data-size={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
