import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#web/ui/language.ts'
import { axisTop } from './scale.ts'
import { tableRows } from './table-rows.ts'
import type { PlotPoint, PlotShape } from './table-rows.ts'
import { plotText } from './text.ts'
import './plot.css'

export type PlotProps = {
  title: string
  /** Beside the title: the sum, or what the last value is. */
  total: string
  /** What the two columns of the table are called. */
  columns: { label: string; value: string }
  points: readonly PlotPoint[]
  shape?: PlotShape
  /** Ends the axis there, for shares; otherwise above the largest value. */
  top?: number
  format?: (value: number) => string
  /** Said where there are no points. */
  empty?: ReactNode
}

const height = 100

/** Values over time or place as a drawing, with the same numbers as a table. */
export function Plot({
  title,
  total,
  columns,
  points,
  shape = 'bars',
  top: given,
  format = String,
  empty,
}: PlotProps) {
  const text = useText(plotText)
  const [isOpen, setIsOpen] = useState(false)
  const top = given ?? axisTop(points.map(({ value }) => value))
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure className="plot">
      <figcaption className="plot-head">
        <span className="plot-title">{title}</span>
        <span className="plot-total">{total}</span>
      </figcaption>
      {!first || !last ? (
        <p className="plot-empty">{empty}</p>
      ) : (
        <>
          <div className="plot-area" aria-hidden="true">
            <span className="plot-top">{format(top)}</span>
            <svg
              className="plot-drawing"
              viewBox={`0 0 ${points.length} ${height}`}
              preserveAspectRatio="none"
            >
              <line className="plot-line" x1="0" x2={points.length} y1="0" y2="0" />
              <line className="plot-line" x1="0" x2={points.length} y1={height / 2} y2={height / 2} />
              <line className="plot-line" x1="0" x2={points.length} y1={height} y2={height} />
              {shape === 'bars' ? (
                <Bars points={points} top={top} format={format} />
              ) : (
                <Line points={points} top={top} />
              )}
            </svg>
            <span className="plot-ends">
              <span>{first.label}</span>
              <span>{last.label}</span>
            </span>
          </div>
          <details className="plot-numbers" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary>{isOpen ? text.hide : text.numbers}</summary>
            {isOpen && (
              <Numbers title={title} columns={columns} points={points} shape={shape} format={format} />
            )}
          </details>
        </>
      )}
    </figure>
  )
}

type Drawn = { points: readonly PlotPoint[]; top: number }

const Bars = ({ points, top, format }: Drawn & { format: (value: number) => string }) =>
  points.map(({ label, value }, at) => {
    const tall = (Math.min(value, top) / top) * height
    return (
      <rect key={label} className="plot-bar" x={at + 0.15} y={height - tall} width={0.7} height={tall}>
        <title>{`${label}: ${format(value)}`}</title>
      </rect>
    )
  })

const Line = ({ points, top }: Drawn) => {
  const places = points.map(
    ({ value }, at) => `${at + 0.5},${height - (Math.min(value, top) / top) * height}`,
  )
  return (
    <>
      <polygon
        className="plot-below"
        points={[`0.5,${height}`, ...places, `${points.length - 0.5},${height}`].join(' ')}
      />
      <polyline className="plot-curve" points={places.join(' ')} />
    </>
  )
}

type NumbersProps = Pick<PlotProps, 'title' | 'columns' | 'points'> & {
  shape: PlotShape
  format: (value: number) => string
}

function Numbers({ title, columns, points, shape, format }: NumbersProps) {
  return (
    <table className="plot-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {tableRows(points, shape).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
