import type { ReactNode } from 'react'
import { Pressable } from '#web/ui/link/pressable.tsx'
import type { PressableProps } from '#web/ui/link/pressable.tsx'
import './card.css'

export type CardProps = PressableProps & {
  /** `stack`: picture above, boxed. `row`: picture beside, boxed. `feed`: picture beside, no box, a hairline below. */
  layout?: 'stack' | 'row' | 'feed'
  media?: ReactNode
  /** Tags placed on the picture. */
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
