export type Point = [x: number, y: number]
export type Strokes = Point[][]

type Size = { width: number; height: number }

/** More than a person draws, and few enough to be sent. */
const mostPoints = 4000
const leastDistance = 4

/** Where something happens in the pad, in the units of `area`. */
export const pointIn = (place: { x: number; y: number }, pad: Size, area: Size): Point => [
  scaled(place.x, pad.width, area.width),
  scaled(place.y, pad.height, area.height),
]

const scaled = (at: number, from: number, to: number) =>
  Math.min(to, Math.max(0, Math.round((at / Math.max(from, 1)) * to)))

/** Adds a point to the last stroke, unless it is hardly another one. */
export function addPoint(strokes: Strokes, point: Point): Strokes {
  const stroke = strokes.at(-1) ?? []
  const last = stroke.at(-1)
  if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < leastDistance) return strokes
  if (countPoints(strokes) >= mostPoints) return strokes
  return [...strokes.slice(0, -1), [...stroke, point]]
}

export const countPoints = (strokes: Strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0)
