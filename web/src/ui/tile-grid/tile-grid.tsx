import type { ReactNode } from 'react'
import { Link } from '#web/ui/link/link.tsx'
import './tile-grid.css'

export type Tile = {
  href: string
  name: string
  /** A drawing or a number, above the name. */
  top: ReactNode
  /** How many there are, or what it is worth. */
  note?: ReactNode
}

/** Links as small tiles, side by side in as many rows as they need. */
export const TileGrid = ({ label, tiles }: { label: string; tiles: readonly Tile[] }) => (
  <ul className="tile-grid" aria-label={label}>
    {tiles.map(({ href, name, top, note }) => (
      <li key={href}>
        <Link href={href} className="tile-grid-tile">
          <span className="tile-grid-top">{top}</span>
          <span className="tile-grid-name">{name}</span>
          {note !== undefined && <span className="tile-grid-note">{note}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
