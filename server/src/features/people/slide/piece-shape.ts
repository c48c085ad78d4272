import { randomInt } from 'node:crypto'

const near = 10
const middle = 30
const far = 50
const neck = 4.5
const knob = 6

/** The outlines of a jigsaw piece and of its opposite: a side that has a knob here has a notch there. */
export function drawPieceShapes(): [piece: string, opposite: string] {
  const sides = Array.from({ length: 4 }, () => randomInt(2))
  return [outline(sides), outline(sides.map((side) => 1 - side))]
}

/** In a square of 60: each side has a knob, outwards or inwards. */
function outline([top, right, bottom, left]: number[]): string {
  const arc = (sweep: number | undefined, x: number, y: number) => `A${knob} ${knob} 0 1 ${sweep} ${x} ${y}`
  return [
    `M${near} ${near}`,
    `H${middle - neck}`,
    arc(top, middle + neck, near),
    `H${far}`,
    `V${middle - neck}`,
    arc(right, far, middle + neck),
    `V${far}`,
    `H${middle + neck}`,
    arc(bottom, middle - neck, far),
    `H${near}`,
    `V${middle + neck}`,
    arc(left, near, middle - neck),
    'Z',
  ].join('')
}
