import type { ReactNode } from 'react'
import './card-title.css'

export type CardTitleProps = {
  title: ReactNode
  /** Above the title, in one line. */
  over?: string
  notes?: ReactNode
}

/** The words of a card: a title of two lines at most, quiet facts below. */
export function CardTitle({ title, over, notes }: CardTitleProps) {
  return (
    <>
      {over && <p className="card-over">{over}</p>}
      <h3 className="card-title">{title}</h3>
      {notes && <p className="card-notes">{notes}</p>}
    </>
  )
}
