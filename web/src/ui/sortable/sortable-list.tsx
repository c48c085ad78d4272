import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { GripIcon } from './grip-icon.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { sortableText } from './text.ts'
import { useRowDrag } from './use-row-drag.ts'
import './sortable.css'

export type SortableListProps<Row> = {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** What a row is called where it is moved. */
  nameOf: (row: Row) => string
  /** Moves the row at `from`, so that it comes to be at `to` as far as the order allows. Returns where it is then. */
  onMove: (from: number, to: number) => number
  children: (row: Row) => ReactNode
}

/** Rows whose order is changed by dragging a handle, or by the arrow keys on it. */
export function SortableList<Row>({ label, rows, keyOf, nameOf, onMove, children }: SortableListProps<Row>) {
  const text = useText(sortableText)
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState('')

  function move(from: number, to: number) {
    const at = onMove(from, to)
    if (at !== from) setMoved(text.movedTo(nameOf(rows[from]!), at + 1))
  }
  const drag = useRowDrag(list, move)

  function handleKey(event: KeyboardEvent, at: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined || !rows[at + step]) return
    event.preventDefault()
    move(at, at + step)
  }

  return (
    <>
      <ol ref={list} className="sortable" aria-label={label}>
        {rows.map((row, at) => (
          <li
            key={keyOf(row)}
            className="sortable-row"
            data-dragged={drag.from === at || undefined}
            data-drop={drag.dropAt(at)}
          >
            <IconButton
              className="sortable-handle"
              label={text.move(nameOf(row))}
              icon={<GripIcon size="small" />}
              onKeyDown={(event) => handleKey(event, at)}
              {...drag.handleOf(at)}
            />
            <div className="sortable-content">{children(row)}</div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </>
  )
}
