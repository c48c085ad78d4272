type ChartProps = {
  /** What the chart shows, for those who do not see it. */
  label: string
  points: { name: string; value: number | null; text: string }[]
}

const width = 640
const height = 160
const inset = 6

/** A line over days. The numbers are in the table that belongs to it. */
export function Chart({ label, points }: ChartProps) {
  const values = points.map(({ value }) => value ?? 0)
  const least = Math.min(0, ...values)
  const most = Math.max(...values, least + 1e-9)
  const x = (at: number) =>
    points.length === 1 ? width / 2 : inset + (at / (points.length - 1)) * (width - 2 * inset)
  const y = (value: number) => height - inset - ((value - least) / (most - least)) * (height - 2 * inset)
  return (
    <figure className="figures-chart" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <line x1={0} x2={width} y1={y(0)} y2={y(0)} className="figures-chart-base" />
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
