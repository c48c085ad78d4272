import { useText } from '#web/ui/language.ts'
import { lengthBetween, pointInFrame } from '../dicom/view.ts'
import type { Point, View } from '../dicom/view.ts'
import { patientFileText } from '../text.ts'
import type { Measure } from '../viewer-state.ts'

type MeasureLinesProps = {
  measures: Measure[]
  cross: Point | undefined
  /** Shows rectangles instead of lines. */
  isPainting: boolean
  view: View
  spacing: { row: number; column: number } | undefined
}

/** The measured lines with their lengths, over the picture, and the cross that keys move. */
export function MeasureLines({ measures, cross, isPainting, view, spacing }: MeasureLinesProps) {
  const text = useText(patientFileText)
  const place = cross && pointInFrame(view, cross)
  return (
    <svg className="image-viewer-lines">
      {measures.map(({ from, to }, at) => {
        const [a, b] = [pointInFrame(view, from), pointInFrame(view, to)]
        if (isPainting) return <Hidden key={`${a.x} ${a.y} ${b.x} ${b.y}`} a={a} b={b} />
        const { length, unit } = lengthBetween(from, to, spacing)
        return (
          // Lines are only added, and all removed at once.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={at}>
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            <circle cx={a.x} cy={a.y} r={3} />
            <circle cx={b.x} cy={b.y} r={3} />
            <text x={b.x + 8} y={b.y - 8}>
              {text.length(length.toFixed(1), unit)}
            </text>
          </g>
        )
      })}
      {place && <path d={`M${place.x - 9} ${place.y}h18M${place.x} ${place.y - 9}v18`} />}
    </svg>
  )
}

const Hidden = ({ a, b }: { a: Point; b: Point }) => (
  <rect
    className="image-viewer-hidden"
    x={Math.min(a.x, b.x)}
    y={Math.min(a.y, b.y)}
    width={Math.abs(a.x - b.x)}
    height={Math.abs(a.y - b.y)}
  />
)
