import { useId } from 'react'
import type { ReactNode } from 'react'
import './section.css'

export type SectionProps = {
  title: string
  /** Shown beside the title: a count, a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of a screen, separated from the one above. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {aside && <span className="section-aside">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
