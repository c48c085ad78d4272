/** The outline of how much was said along a video, in a box of 100 by 1; empty where nobody said anything. */
export function densityPath(counts: readonly number[]): string {
  const most = Math.max(0, ...counts)
  if (most === 0) return ''
  const step = 100 / counts.length
  const points = counts.map((count, at) => `${round((at + 0.5) * step)},${round(1 - count / most)}`)
  return `M0,1 L${points.join(' ')} L100,1 Z`
}

const round = (value: number) => Math.round(value * 100) / 100
