import { useId } from 'react'
import './side-list.css'

type SideOutlineProps = { title: string; headings: readonly string[]; onShow: (at: number) => void }

/** The headings of the page in a panel beside the column. Nothing where there is only one. */
export function SideOutline({ title, headings, onShow }: SideOutlineProps) {
  const id = useId()
  if (headings.length < 2) return null
  return (
    <section className="side-list" aria-labelledby={id}>
      <h2 id={id} className="side-list-title">
        {title}
      </h2>
      <ol>
        {headings.map((heading, at) => (
          <li key={at}>
            <button type="button" className="side-list-link" onClick={() => onShow(at)}>
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
