import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useText } from '#web/ui/language.ts'
import { listText } from '../lists/text.ts'
import { placeByKey } from './moved.ts'
import './sortable-list.css'

type Id = string | number

type SortableListProps = {
  ids: readonly Id[]
  /** What an entry is called. */
  titleOf: (id: Id) => string
  onMove: (from: number, to: number) => void
  children: (id: Id, at: number) => ReactNode
}

/** Entries that are put in order by their handles: dragged, or moved by the arrow keys. */
export function SortableList({ ids, titleOf, onMove, children }: SortableListProps) {
  const text = useText(listText)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Id>()
  const [said, setSaid] = useState('')
  const focused = useRef<Id>(undefined)

  // The handle that was moved by a key keeps the focus at its new place.
  useEffect(() => {
    if (focused.current === undefined) return
    const at = ids.indexOf(focused.current)
    focused.current = undefined
    list.current?.children[at]?.querySelector<HTMLElement>('.sortable-handle')?.focus()
  }, [ids])

  function move(id: Id, to: number) {
    onMove(ids.indexOf(id), to)
    setSaid(text.sortPlace(titleOf(id), to + 1, ids.length))
  }

  function handleKey(event: KeyboardEvent, id: Id) {
    const to = placeByKey(event.key, ids.indexOf(id), ids.length)
    if (to === undefined) return
    event.preventDefault()
    focused.current = id
    move(id, to)
  }

  /** The entry goes where the pointer is, among the middles of the others. */
  function handlePointer(event: PointerEvent) {
    if (dragged === undefined) return
    const others = [...(list.current?.children ?? [])].filter((_, at) => ids[at] !== dragged)
    const to = others.filter((one) => {
      const { top, height } = one.getBoundingClientRect()
      return top + height / 2 < event.clientY
    }).length
    if (to !== ids.indexOf(dragged)) move(dragged, to)
  }

  return (
    <>
      <ol ref={list} className="sortable">
        {ids.map((id, at) => (
          <li key={id} className={id === dragged ? 'sortable-entry is-dragged' : 'sortable-entry'}>
            <button
              type="button"
              className="sortable-handle"
              aria-label={text.sortHandle(titleOf(id))}
              onKeyDown={(event) => handleKey(event, id)}
              onPointerDown={(event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(id)
              }}
              onPointerMove={handlePointer}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <span aria-hidden>⠿</span>
            </button>
            <div className="sortable-content">{children(id, at)}</div>
          </li>
        ))}
      </ol>
      <output className="sortable-said">{said}</output>
    </>
  )
}
