import { ticksOf } from './ticks-of.ts'

type ChartProps = {
  /** What the chart shows, for those who do not see it. */
  label: string
  points: { name: string; value: number | null; text: string }[]
  /** A value as it stands at the axis. */
  format: (value: number) => string
}

const width = 640
const height = 200
const left = 64
const right = 8
const top = 12
const bottom = 24

/** A line over days, with what it is measured by at its left and the days below it. The numbers are in a table beside it. */
export function Chart({ label, points, format }: ChartProps) {
  const values = points.map(({ value }) => value ?? 0)
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values))
  const [least, most] = [ticks[0]!, ticks.at(-1)!]
  const x = (at: number) =>
    points.length === 1
      ? (left + width - right) / 2
      : left + (at / (points.length - 1)) * (width - left - right)
  const y = (value: number) => height - bottom - ((value - least) / (most - least)) * (height - top - bottom)
  // The first, the last, and a few between them that do not touch.
  const step = Math.max(1, Math.ceil(points.length / 6))
  const isNamed = (at: number) =>
    at === points.length - 1 || (at % step === 0 && points.length - 1 - at >= step / 2)
  return (
    <figure className="figures-chart" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} className="figures-chart-base" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="figures-chart-tick">
              {format(tick)}
            </text>
          </g>
        ))}
        {points.map(({ name }, at) =>
          isNamed(at) ? (
            <text
              key={name}
              x={x(at)}
              y={height - 6}
              textAnchor={anchorOf(at, points.length)}
              className="figures-chart-tick"
            >
              {name.slice(5)}
            </text>
          ) : null,
        )}
        <polyline
          className="figures-chart-line"
          points={points.map(({ value }, at) => `${x(at)},${y(value ?? 0)}`).join(' ')}
        />
        {points.map(({ name, value, text }, at) => (
          <circle key={name} cx={x(at)} cy={y(value ?? 0)} r={points.length > 62 ? 2 : 4}>
            <title>{`${name} · ${text}`}</title>
          </circle>
        ))}
      </svg>
    </figure>
  )
}

/** What stands at an edge stays inside. */
const anchorOf = (at: number, count: number) => {
  if (count === 1) return 'middle'
  if (at === 0) return 'start'
  return at === count - 1 ? 'end' : 'middle'
}
