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
  /** Pressed by itself, at the end of the last line: not part of what the card leads to. */
  action?: ReactNode
  children: ReactNode
}

export function Card({ layout = 'stack', media, onMedia, action, children, href, onClick }: CardProps) {
  const card = (
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
  if (!action) return card
  return (
    <div className="card-frame" data-layout={layout}>
      {card}
      <div className="card-action">{action}</div>
    </div>
  )
}
