import type { ReactNode } from 'react'
import { keepTogether } from '#web/ui/format/keep-together.ts'
import { useContentLang } from '#web/ui/language.ts'
import './headline.css'

export type HeadlineProps = {
  title: string
  /** Shown above the title: what the item is part of. */
  over?: ReactNode
  tags?: ReactNode
  /** Secondary facts below the title, one element each. */
  notes?: ReactNode
  children?: ReactNode
}

/** The title block of a detail screen. The first-level heading is in the bar above. */
export function Headline({ title, over, tags, notes, children }: HeadlineProps) {
  const lang = useContentLang(title)
  return (
    <div className="headline">
      {over && <p className="headline-over">{over}</p>}
      <h2 className="headline-title" lang={lang}>
        {keepTogether(title)}
      </h2>
      {tags && <p className="headline-tags">{tags}</p>}
      {notes && <p className="headline-notes">{notes}</p>}
      {children}
    </div>
  )
}
