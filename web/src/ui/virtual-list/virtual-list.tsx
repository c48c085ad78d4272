import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { linesOf } from './lines-of.ts'
import { recallHeights, rememberHeights } from './remembered-heights.ts'
import './virtual-list.css'

export type VirtualListProps<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The height of a line in px before it has been measured. */
  estimate: number
  /** How many rows are side by side. */
  columns?: 1 | 2
  /** Heights are remembered under this name, so that the page is as high as before when the user comes back. */
  memory: string
  children: (row: Row, before: Row | undefined) => ReactNode
}

/** A long list that scrolls with the page; only rows near the viewport are rendered. */
export function VirtualList<Row>({
  rows,
  keyOf,
  estimate,
  columns = 1,
  memory,
  children,
}: VirtualListProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const lines = linesOf(rows, columns)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useWindowVirtualizer<HTMLDivElement>({
    count: lines.length,
    estimateSize: () => estimate,
    getItemKey: (at) => keyOf(lines[at]![0]!),
    overscan: 4,
    // Used before the window has been measured, and on the server, which has no window.
    initialRect: { width: 0, height: 900 },
    scrollMargin: top,
    initialMeasurementsCache: recallHeights(memory),
  })

  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  }, [rows.length])

  useLayoutEffect(() => () => rememberHeights(memory, virtual.takeSnapshot()), [memory, virtual])

  // A line element is between the list and its items, which list tags do not allow.
  /* oxlint-disable jsx-a11y/prefer-tag-over-role */
  return (
    <div ref={list} role="list" className="virtual-list" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          className="virtual-list-line"
          data-columns={columns}
          style={{ transform: `translateY(${item.start - top}px)` }}
        >
          {lines[item.index]!.map((row, cell) => {
            const at = item.index * columns + cell
            return (
              <div key={keyOf(row)} role="listitem" aria-setsize={rows.length} aria-posinset={at + 1}>
                {children(row, rows[at - 1])}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
