import type { ReactNode } from 'react'
import './tag.css'

export type TagKind = 'live' | 'notice' | 'playback' | 'credit' | 'free' | 'price' | 'neutral'

export type TagProps = {
  kind?: TagKind
  /** The full colour, for tags on a picture. */
  solid?: boolean
  children: ReactNode
}

export function Tag({ kind = 'neutral', solid = false, children }: TagProps) {
  return (
    <span className="tag" data-kind={kind} data-solid={solid || undefined}>
      {children}
    </span>
  )
}
