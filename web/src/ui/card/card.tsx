import type { ReactNode } from 'react'
import { Pressable } from '#web/ui/link/pressable.tsx'
import type { PressableProps } from '#web/ui/link/pressable.tsx'
import './card.css'

export type CardProps = PressableProps & {
  /** `stack`: the picture above, boxed. `row`: beside, boxed. `feed`: beside, no box, a hairline below. */
  layout?: 'stack' | 'row' | 'feed'
  media?: ReactNode
  /** Tags that lie on the picture. */
  onMedia?: ReactNode
  children: ReactNode
}

export function Card({ layout = 'stack', media, onMedia, children, href, onClick }: CardProps) {
  return (
    <Pressable className="card" layout={layout} href={href} onClick={onClick}>
      {media && (
        <div className="card-media">
          {media}
          {onMedia && <div className="card-on-media">{onMedia}</div>}
        </div>
      )}
      <div className="card-body">{children}</div>
    </Pressable>
  )
}
