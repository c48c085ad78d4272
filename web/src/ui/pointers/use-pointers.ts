import { useEffect, useEffectEvent, useRef } from 'react'
import type { PointerEvent } from 'react'

/** A place or a way, in pixels. */
type Point = { x: number; y: number }

type PointerHandlers = {
  onBegin: (at: Point) => void
  onDrag: (drag: { by: Point; at: Point }) => void
  onEnd: () => void
  /** Two pointers, or the wheel: `at` stays where it is, then the picture moves. */
  onPinch: (pinch: { factor: number; at: Point; by: Point }) => void
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const minus = (a: Point, b: Point) => ({ x: a.x - b.x, y: a.y - b.y })

/** Dragging with one pointer, pinching with two, and the wheel, as props of the element; places are within it. */
export function usePointers<Target extends HTMLElement>({
  onBegin,
  onDrag,
  onEnd,
  onPinch,
}: PointerHandlers) {
  const element = useRef<Target>(null)
  const pointers = useRef(new Map<number, Point>())

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onPinch({ factor: Math.exp(-event.deltaY / 500), at: placeOf(event), by: { x: 0, y: 0 } })
  })

  // React listens to the wheel passively, and the page must not scroll meanwhile.
  useEffect(() => {
    const target = element.current
    const listener = (event: WheelEvent) => handleWheel(event)
    target?.addEventListener('wheel', listener, { passive: false })
    return () => target?.removeEventListener('wheel', listener)
  }, [])

  function placeOf(event: { clientX: number; clientY: number }): Point {
    const { left, top } = element.current!.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function begin(event: PointerEvent<Target>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = placeOf(event)
    pointers.current.set(event.pointerId, at)
    if (pointers.current.size === 1) onBegin(at)
  }

  function move(event: PointerEvent<Target>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (!other) return onDrag({ by: minus(now, before), at: now })
    const was = middle(before, other)
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    onPinch({ factor, at: was, by: minus(middle(now, other), was) })
  }

  function end(event: PointerEvent) {
    if (pointers.current.delete(event.pointerId) && pointers.current.size === 0) onEnd()
  }

  return {
    ref: element,
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
