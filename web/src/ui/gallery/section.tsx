import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-section" aria-label={title}>
      <h2 className="gallery-heading">{title}</h2>
      {children}
    </section>
  )
}
