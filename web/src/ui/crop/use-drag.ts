import { useEffect, useEffectEvent, useRef } from 'react'
import type { PointerEvent } from 'react'

type Point = { x: number; y: number }

type DragOptions = {
  /** By how much of the element's width and height a pointer has moved. */
  onMove: (share: Point) => void
  /** By how much two pointers have come apart, or the wheel has turned. */
  onZoom: (factor: number) => void
}

/** Dragging with one pointer, pinching with two, and the wheel, as props of the element. */
export function useDrag({ onMove, onZoom }: DragOptions) {
  const element = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onZoom(Math.exp(-event.deltaY / 500))
  })

  // React listens to the wheel passively, and the page must not scroll meanwhile.
  useEffect(() => {
    const target = element.current
    const listener = (event: WheelEvent) => handleWheel(event)
    target?.addEventListener('wheel', listener, { passive: false })
    return () => target?.removeEventListener('wheel', listener)
  }, [])

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) return onZoom(distance(now, other) / Math.max(1, distance(before, other)))
    const { clientWidth: width, clientHeight: height } = event.currentTarget
    onMove({ x: (now.x - before.x) / width, y: (now.y - before.y) / height })
  }

  const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId)

  return {
    ref: element,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
