import type { ReactNode } from 'react'
import './rail-columns.css'

type RailColumnsProps = {
  /** Names what the rows of the rail are. */
  label: string
  rows: readonly { id: number; name: string }[]
  chosen: number
  onChoose: (id: number) => void
  children: ReactNode
}

/** A rail to choose from on the left, the chosen content beside it. */
export function RailColumns({ label, rows, chosen, onChoose, children }: RailColumnsProps) {
  return (
    <div className="rail-columns">
      <div className="rail-columns-rail">
        <ul className="rail-columns-rows" aria-label={label}>
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className="rail-columns-press"
                aria-pressed={row.id === chosen}
                onClick={() => onChoose(row.id)}
              >
                {row.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>{children}</div>
    </div>
  )
}
