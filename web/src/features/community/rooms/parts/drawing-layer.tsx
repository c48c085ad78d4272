import { colourOf } from '../drawings.ts'
import type { Drawings, Stroke } from '../drawings.ts'

type DrawingLayerProps = { drawings: Drawings; ratio: number; scale: number }

/** The height of the picture in its own units; a stroke is as thick on every screen. */
const height = 1000
const thickness = 5

/** What people have drawn, over the picture and as large as it is. */
export function DrawingLayer({ drawings, ratio, scale }: DrawingLayerProps) {
  const width = height * ratio
  const line = ({ points }: Stroke) => points.map(({ x, y }) => `${x * width},${y * height}`).join(' ')
  return (
    <svg
      className="shared-screen-drawing"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[...drawings].flatMap(([personId, strokes]) =>
        strokes.map((stroke) => (
          <polyline
            key={`${personId} ${stroke.id}`}
            // One point is a dot.
            points={stroke.points.length === 1 ? `${line(stroke)} ${line(stroke)}` : line(stroke)}
            fill="none"
            stroke={colourOf(personId)}
            strokeWidth={thickness / Math.sqrt(scale)}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )),
      )}
    </svg>
  )
}
