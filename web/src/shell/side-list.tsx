import { useId } from 'react'
import { Link } from '#web/ui/link/link.tsx'
import './side-list.css'

type SideLink = {
  key: string | number
  href: string
  label: string
  note?: string
  /** It leads to what is shown now. */
  isCurrent?: boolean
}

/** A titled list of links in a panel beside the column. Nothing where there are none. */
export function SideList({ title, links }: { title: string; links: readonly SideLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section className="side-list" aria-labelledby={id}>
      <h2 id={id} className="side-list-title">
        {title}
      </h2>
      <ul>
        {links.map(({ key, href, label, note, isCurrent }) => (
          <li key={key}>
            <Link href={href} className="side-list-link" aria-current={isCurrent || undefined}>
              <span>{label}</span>
              {note && <span className="side-list-note">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
