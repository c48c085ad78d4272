import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import type { Point } from '#demo/art/svg.ts'
import { at, num, radial, scatter } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

type Atom = Point & { size: number; kind: 'a' | 'b' | 'c' }

function spheres({ id }: Frame, tone: Tone): string {
  const sphere = (name: string, color: string) =>
    radial(id(name), { x: 0.34, y: 0.3 }, 0.75, [
      [0, mix(color, '#ffffff', 0.8)],
      [0.35, color],
      [1, mix(color, tone.ground[0], 0.6)],
    ])
  return `<defs>${sphere('a', tone.soft)}${sphere('b', tone.accent)}${sphere('c', mix(tone.line, tone.glow, 0.3))}</defs>`
}

function paint(
  { id }: Frame,
  tone: Tone,
  atoms: readonly Atom[],
  bonds: readonly (readonly [Point, Point])[],
  wide: number,
): string {
  const d = bonds.map(([p, q]) => `M${at(p.x, p.y)}L${at(q.x, q.y)}`).join('')
  const balls = atoms.map(
    ({ x, y, size, kind }) =>
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="url(#${id(kind)})"/>`,
  )
  return (
    `<path d="${d}" stroke="${mix(tone.soft, tone.ground[0], 0.35)}" stroke-width="${num(wide)}" stroke-linecap="round"/>` +
    `<path d="${d}" stroke="${mix(tone.soft, '#ffffff', 0.45)}" stroke-width="${num(wide * 0.4)}" stroke-linecap="round"/>${balls.join('')}`
  )
}

/** A honeycomb sheet that runs into the distance. */
function lattice(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const tilt = random.between(-0.5, 0.5)
  const project = (u: number, v: number): Point & { depth: number } => {
    const depth = 1 / (0.5 + v * 0.17)
    const lift = Math.sin(u * 0.9 + v * 0.8) * 26 * depth
    return {
      x: width / 2 + (u + tilt * v) * 118 * depth,
      y: height * 0.13 + height * 0.58 * depth - lift,
      depth,
    }
  }
  const atoms: (Atom & { depth: number })[] = []
  const bonds: [Point, Point][] = []
  for (let row = 9; row >= 0; row--) {
    for (let column = -8; column <= 8; column++) {
      const odd = (row + column) % 2 === 0
      const here = project(column * 0.87, row * 1.5 + (odd ? 0.25 : -0.25))
      if (here.x < -80 || here.x > width + 80) continue
      const kind = random.chance(0.09) ? 'b' : random.chance(0.2) ? 'c' : 'a'
      atoms.push({ ...here, size: (kind === 'b' ? 24 : 16) * here.depth, kind })
      bonds.push([here, project((column + 1) * 0.87, row * 1.5 + (odd ? -0.25 : 0.25))])
      if (odd && row < 9) bonds.push([here, project(column * 0.87, (row + 1) * 1.5 - 0.25)])
    }
  }
  return spheres(frame, tone) + paint(frame, tone, atoms, bonds, 9)
}

/** One molecule in the light, rings and side chains. */
function molecule(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const edge = height * random.between(0.15, 0.19)
  const turn = random.between(0, 1)
  const atoms: Atom[] = []
  const bonds: [Point, Point][] = []
  const ring = (center: Point) =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = turn + (i * Math.PI) / 3
      return { x: center.x + Math.cos(angle) * edge, y: center.y + Math.sin(angle) * edge }
    })
  const centers: Point[] = [{ x: width * random.between(0.34, 0.46), y: height * random.between(0.42, 0.58) }]
  const stepAngle = turn + Math.PI / 6 + (Math.PI / 3) * random.int(0, 5)
  for (let i = 0; i < random.int(1, 2); i++) {
    const last = centers.at(-1)!
    const angle = stepAngle + (i % 2) * (Math.PI / 3)
    centers.push({ x: last.x + Math.cos(angle) * edge * 1.732, y: last.y + Math.sin(angle) * edge * 1.732 })
  }
  for (const center of centers) {
    const corners = ring(center)
    corners.forEach((corner, i) => {
      bonds.push([corner, corners[(i + 1) % 6]!])
      atoms.push({ ...corner, size: edge * 0.26, kind: 'a' })
      if (!random.chance(0.5)) return
      const away = { x: corner.x + (corner.x - center.x) * 0.85, y: corner.y + (corner.y - center.y) * 0.85 }
      if (
        centers.some(
          (other) => other !== center && Math.hypot(away.x - other.x, away.y - other.y) < edge * 1.4,
        )
      )
        return
      bonds.push([corner, away])
      atoms.push({ ...away, size: edge * random.between(0.17, 0.32), kind: random.chance(0.5) ? 'b' : 'c' })
    })
  }
  return spheres(frame, tone) + bokeh(frame, tone.glow, 16, 60) + paint(frame, tone, atoms, bonds, 20)
}

/** A solution: many small molecules, some far, some near. */
function solution(frame: Frame, tone: Tone): string {
  const { random } = frame
  const groups = scatter(random, { ...frame, margin: 10 }, 165, 26)
    .map((center) => ({ center, depth: random.next() }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ center, depth }) => {
      const size = 14 + depth ** 2 * 42
      const first = random.between(0, Math.PI * 2)
      const arms = random.int(2, 4)
      const atoms: Atom[] = [{ ...center, size, kind: random.chance(0.4) ? 'b' : 'a' }]
      const bonds: [Point, Point][] = []
      for (let i = 0; i < arms; i++) {
        const angle = first + (i / arms) * Math.PI * 2
        const end = {
          x: center.x + Math.cos(angle) * size * 1.75,
          y: center.y + Math.sin(angle) * size * 1.75,
        }
        bonds.push([center, end])
        atoms.unshift({ ...end, size: size * 0.55, kind: 'c' })
      }
      return `<g opacity="${num(0.4 + depth * 0.6)}">${paint(frame, tone, atoms, bonds, size * 0.42)}</g>`
    })
  return spheres(frame, tone) + groups.join('')
}

export function drawMolecules(frame: Frame): string {
  const scene = composition(frame, [molecule, lattice, solution])
  const tone = frame.seed % 4 === 2 ? lightTone(frame) : darkTone(frame)
  return backdrop(frame, tone) + scene(frame, tone)
}
