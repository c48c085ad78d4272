import type { Seeded } from '#demo/seeded.ts'

export type Point = { x: number; y: number }
type Stop = readonly [offset: number, color: string, opacity?: number]

/** One decimal is enough at these sizes and halves the bytes. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A point in a path, in whole units: the difference is invisible at this size. */
export function at(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

/** The same path stroked several times, written once. */
export function strokes(
  id: string,
  d: string,
  looks: readonly (readonly [color: string, width: number, opacity: number])[],
): string {
  const uses = looks.map(
    ([color, width, opacity]) =>
      `<use href="#${id}" stroke="${color}" stroke-width="${num(width)}" stroke-opacity="${opacity}"/>`,
  )
  return `<defs><path id="${id}" d="${d}"/></defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${uses.join('')}</g>`
}

export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const alpha = opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`
    })
    .join('')
}

/** A linear gradient in the painted shape's own box (0 to 1). */
export function linear(id: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const line = `x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"`
  return `<linearGradient id="${id}" ${line}>${stopTags(stops)}</linearGradient>`
}

/** A linear gradient in picture coordinates: needed for strokes whose box may be flat. */
export function linearAcross(id: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const line = `x1="${num(from.x)}" y1="${num(from.y)}" x2="${num(to.x)}" y2="${num(to.y)}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopTags(stops)}</linearGradient>`
}

/** A radial gradient in the painted shape's own box (0 to 1), its light coming from `center`. */
export function radial(id: string, center: Point, radius: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${center.x}" cy="${center.y}" r="${radius}">${stopTags(stops)}</radialGradient>`
}

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
export function openCurve(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let d = `M${at(first.x, first.y)}`
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[i - 1] ?? points[i]!
    const p1 = points[i]!
    const p2 = points[i + 1]!
    const p3 = points[i + 2] ?? p2
    d += `C${at(p1.x + (p2.x - p0.x) / 6, p1.y + (p2.y - p0.y) / 6)} ${at(p2.x - (p3.x - p1.x) / 6, p2.y - (p3.y - p1.y) / 6)} ${at(p2.x, p2.y)}`
  }
  return d
}

/** A smooth closed outline through all points. */
export function closedCurve(points: readonly Point[]): string {
  const count = points.length
  const point = (i: number) => points[(i + count) % count]!
  let d = `M${at(point(0).x, point(0).y)}`
  for (let i = 0; i < count; i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    d += `C${at(p1.x + (p2.x - p0.x) / 6, p1.y + (p2.y - p0.y) / 6)} ${at(p2.x - (p3.x - p1.x) / 6, p2.y - (p3.y - p1.y) / 6)} ${at(p2.x, p2.y)}`
  }
  return `${d}Z`
}

/** A soft irregular outline, as living things have. */
export function blob(random: Seeded, center: Point, radius: number, wobble: number, corners = 9): string {
  const turn = random.between(0, Math.PI * 2)
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * Math.PI * 2
    const reach = radius * (1 + random.between(-wobble, wobble))
    return { x: center.x + Math.cos(angle) * reach, y: center.y + Math.sin(angle) * reach }
  })
  return closedCurve(points)
}

/** Points at least `gap` apart over the area, so that they look natural, not random. */
export function scatter(
  random: Seeded,
  area: { width: number; height: number; margin: number },
  gap: number,
  most: number,
): Point[] {
  const found: Point[] = []
  for (let tries = 0; tries < most * 12 && found.length < most; tries++) {
    const x = random.between(-area.margin, area.width + area.margin)
    const y = random.between(-area.margin, area.height + area.margin)
    if (found.every((p) => (p.x - x) ** 2 + (p.y - y) ** 2 > gap * gap)) found.push({ x, y })
  }
  return found
}
