type Point = { time: string; watching: number }

/** The line through the viewers of each minute, and when there were most. */
export function curveOf(points: Point[], { width, height }: { width: number; height: number }) {
  const top = points.reduce((best, point) => (point.watching > best.watching ? point : best), {
    time: '',
    watching: 0,
  })
  const x = (at: number) => Math.round((at / Math.max(1, points.length - 1)) * width)
  const y = (watching: number) =>
    Math.round(height - 2 - (watching / Math.max(1, top.watching)) * (height - 4))
  return {
    line: points.map(({ watching }, at) => `${x(at)},${y(watching)}`).join(' '),
    most: top.watching,
    mostAt: top.time,
  }
}
