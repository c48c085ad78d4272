import { useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { rowAt } from './row-at.ts'

type Drag = { from: number; to: number }

/** How near to the edge of the window dragging scrolls, and by how much. */
const edge = 72
const step = 12

/** Dragging a row by its handle. The order changes when the handle is let go. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()

  function follow({ clientY }: PointerEvent) {
    if (clientY < edge) window.scrollBy(0, -step)
    else if (clientY > window.innerHeight - edge) window.scrollBy(0, step)
    const boxes = Array.from(list.current?.children ?? [], (row) => row.getBoundingClientRect())
    setDrag((old) => old && { ...old, to: rowAt(boxes, clientY) })
  }

  function drop() {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    setDrag(undefined)
  }

  return {
    from: drag?.from,
    /** On which side of a row the dragged one would come to lie. */
    dropAt: (at: number) => {
      if (!drag || drag.to !== at || drag.from === at) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
    handleOf: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: at, to: at })
      },
      onPointerMove: drag ? follow : undefined,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}
