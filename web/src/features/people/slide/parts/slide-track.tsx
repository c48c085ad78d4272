import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { TrailPoint } from '#contract/people/slide.ts'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { farthest, pieceX, trailPoint, withPoint } from '../slide-move.ts'
import type { Move } from '../slide-move.ts'

type SlideTrackProps = {
  x: number
  onMove: (x: number) => void
  onLetGo: (x: number, trail: TrailPoint[]) => void
  state: 'ready' | 'checking' | 'solved'
  hint: string
}

const moveOf = (event: PointerEvent): Move => ({ x: event.clientX, y: event.clientY, at: event.timeStamp })

/**
 * For a hand only: what it sends is how the hand moved, which keys cannot give. Who uses keys gets a question
 * instead, so the track says nothing to them.
 */
export function SlideTrack({ x, onMove, onLetGo, state, hint }: SlideTrackProps) {
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<{ start: Move; trail: TrailPoint[]; x: number } | null>(null)
  const [isHeld, setIsHeld] = useState(false)

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (state !== 'ready' || drag.current || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { start: moveOf(event), trail: [[0, 0, 0]], x: 0 }
    setIsHeld(true)
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const held = drag.current
    if (!held || !event.isPrimary) return
    const room = (track.current?.clientWidth ?? 0) - event.currentTarget.clientWidth
    held.x = pieceX(event.clientX - held.start.x, room)
    held.trail = withPoint(held.trail, trailPoint(held.start, moveOf(event), held.x))
    onMove(held.x)
  }

  function end(event: PointerEvent<HTMLDivElement>) {
    const held = drag.current
    if (!held || !event.isPrimary) return
    drag.current = null
    setIsHeld(false)
    if (held.x === 0) return
    const last = trailPoint(held.start, moveOf(event), held.x)
    onLetGo(Math.round(held.x), withPoint(held.trail, last))
  }

  function cancel() {
    drag.current = null
    setIsHeld(false)
    onMove(0)
  }

  return (
    <div
      ref={track}
      className="slide-track"
      data-state={state}
      aria-hidden="true"
      style={{ '--slide-part': x / farthest }}
    >
      <span className="slide-hint">{hint}</span>
      <span className="slide-done" />
      <div
        className="slide-handle"
        data-held={isHeld || undefined}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        {state === 'solved' ? <CheckIcon /> : <ChevronIcon />}
      </div>
    </div>
  )
}
