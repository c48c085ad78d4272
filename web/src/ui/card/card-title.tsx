import type { ReactNode } from 'react'
import { keepTogether } from '#web/ui/format/keep-together.ts'
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
        {typeof title === 'string' ? keepTogether(title) : title}
      </h3>
      {notes && <p className="card-notes">{notes}</p>}
    </>
  )
}
