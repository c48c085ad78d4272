import type { ReactNode } from 'react'
import './card-title.css'

export type CardTitleProps = {
  title: ReactNode
  /** One line above the title. */
  over?: string
  notes?: ReactNode
}

/** The text of a card: a title of at most two lines, with secondary facts below. */
export function CardTitle({ title, over, notes }: CardTitleProps) {
  return (
    <>
      {over && <p className="card-over">{over}</p>}
      <h3 className="card-title">{title}</h3>
      {notes && <p className="card-notes">{notes}</p>}
    </>
  )
}
