import type { ReactNode } from 'react'
import './headline.css'

export type HeadlineProps = {
  title: string
  /** Above the title: what it is part of. */
  over?: ReactNode
  tags?: ReactNode
  /** Quiet facts below the title, each its own element. */
  notes?: ReactNode
  children?: ReactNode
}

/** What a detail screen is about. The bar above holds the first-level heading. */
export function Headline({ title, over, tags, notes, children }: HeadlineProps) {
  return (
    <div className="headline">
      {over && <p className="headline-over">{over}</p>}
      <h2 className="headline-title">{title}</h2>
      {tags && <p className="headline-tags">{tags}</p>}
      {notes && <p className="headline-notes">{notes}</p>}
      {children}
    </div>
  )
}
