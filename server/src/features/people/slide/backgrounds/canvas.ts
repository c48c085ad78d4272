import { slideSize } from '#contract/people/slide.ts'

export const { width, height } = slideSize

/** Only for how a picture looks; nothing secret hangs on it. */
export const between = (min: number, max: number) => min + Math.random() * (max - min)

/** Numbers in a drawing need no more than one digit after the point. */
export const n = (value: number) => value.toFixed(1)

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A colour whose tone wanders a little from drawing to drawing. */
export const tone = (hue: number, saturation: number, lightness: number) =>
  `hsl(${n(hue + between(-7, 7))},${n(saturation + between(-5, 5))}%,${n(lightness + between(-2, 2))}%)`

export const canvas = (colours: { above: string; below: string }, content: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${colours.above}"/><stop offset="1" stop-color="${colours.below}"/>
    </linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>
  ${content}
</svg>`

/** A ridge or wave from edge to edge, closed at the bottom. */
export function ridge(base: number, swing: number, steps: number, fill: string, opacity = 1): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (index / steps) * width,
    y: base + between(-swing, swing),
  }))
  const start = `M0 ${height}L0 ${n(points[0]!.y)}`
  const curves = points.slice(1).map(({ x, y }, index) => {
    const before = points[index]!
    const half = (before.x + x) / 2
    return `C${n(half)} ${n(before.y)} ${n(half)} ${n(y)} ${n(x)} ${n(y)}`
  })
  return `<path d="${start}${curves.join('')}L${width} ${height}Z" fill="${fill}" fill-opacity="${opacity}"/>`
}

export const spot = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" fill-opacity="${opacity}"/>`
