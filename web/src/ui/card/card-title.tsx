import type { ReactNode } from 'react'
import { useContentLang } from '#web/ui/language.ts'
import './card-title.css'

export type CardTitleProps = {
  title: ReactNode
  /** One line above the title. */
  over?: string
  notes?: ReactNode
}

/** The text of a card: a title of at most two lines, with secondary facts below. */
export function CardTitle({ title, over, notes }: CardTitleProps) {
  const lang = useContentLang(title)
  return (
    <>
      {over && <p className="card-over">{over}</p>}
      <h3 className="card-title" lang={lang}>
        {title}
      </h3>
      {notes && <p className="card-notes">{notes}</p>}
    </>
  )
}
