import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { addPoint, countPoints, pointIn } from './strokes.ts'
import type { Strokes } from './strokes.ts'
import './signature-pad.css'

export type SignaturePadProps = {
  label: string
  hint: string
  /** The units in which the points are counted; the pad has their proportion. */
  area: { width: number; height: number }
  value: Strokes
  onValue: (strokes: Strokes) => void
}

/** A field to sign in, with a finger, a pen or a mouse. Offer another way beside it to those who cannot draw. */
export function SignaturePad({ label, hint, area, value, onValue }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const strokes = useRef(value)
  const isDrawing = useRef(false)

  useEffect(() => {
    strokes.current = value
    if (canvas.current) paint(canvas.current, value, area)
  }, [value, area])

  function change(changed: Strokes) {
    strokes.current = changed
    onValue(changed)
  }

  function placeOf(event: PointerEvent<HTMLCanvasElement>) {
    const pad = event.currentTarget.getBoundingClientRect()
    return pointIn({ x: event.clientX - pad.left, y: event.clientY - pad.top }, pad, area)
  }

  function begin(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    change([...strokes.current, [placeOf(event)]])
  }

  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (isDrawing.current) change(addPoint(strokes.current, placeOf(event)))
  }

  const end = () => (isDrawing.current = false)

  return (
    <div className="signature-pad">
      <canvas
        ref={canvas}
        className="signature-pad-field"
        width={area.width}
        height={area.height}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {label}
      </canvas>
      {countPoints(value) === 0 && (
        <span className="signature-pad-hint" aria-hidden="true">
          {hint}
        </span>
      )}
    </div>
  )
}

function paint(canvas: HTMLCanvasElement, strokes: Strokes, area: SignaturePadProps['area']): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.clearRect(0, 0, area.width, area.height)
  pen.lineWidth = 7
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = '#14201f'
  for (const stroke of strokes) {
    pen.beginPath()
    for (const [x, y] of stroke) pen.lineTo(x, y)
    pen.stroke()
  }
}
