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

export type TileGridProps = { label: string; columns: number; tiles: readonly Tile[] }

/** Links as small tiles, side by side. */
export const TileGrid = ({ label, columns, tiles }: TileGridProps) => (
  <ul className="tile-grid" aria-label={label} style={{ '--tile-grid-columns': columns }}>
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
