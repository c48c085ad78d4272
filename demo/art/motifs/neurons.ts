import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import type { Point } from '#demo/art/svg.ts'
import { at, closedCurve, num, openCurve, radial, scatter, strokes } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, mix } from '#demo/art/tone.ts'

function lamps({ id }: Frame, tone: Tone): string {
  return `<defs>${
    radial(id('soma'), { x: 0.42, y: 0.38 }, 0.7, [
      [0, '#ffffff'],
      [0.35, mix(tone.accent, '#ffffff', 0.35)],
      [1, mix(tone.soft, tone.accent, 0.5)],
    ]) +
    radial(id('spark'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, '#ffffff', 0.95],
      [0.3, tone.glow, 0.5],
      [1, tone.glow, 0],
    ])
  }</defs>`
}

/** A twig that leaves the cell, forks, and ends in a spark. */
function dendrite(
  frame: Frame,
  from: Point,
  angle: number,
  length: number,
  width: number,
  forks: number,
): { d: Map<number, string>; ends: Point[] } {
  const { random } = frame
  const d = new Map<number, string>()
  const ends: Point[] = []
  const queue = [{ ...from, angle, length, width, forks }]
  while (queue.length > 0) {
    const twig = queue.shift()!
    const bend = random.between(-0.4, 0.4)
    const end = {
      x: twig.x + Math.cos(twig.angle) * twig.length,
      y: twig.y + Math.sin(twig.angle) * twig.length,
    }
    const middle = {
      x: twig.x + Math.cos(twig.angle + bend) * twig.length * 0.55,
      y: twig.y + Math.sin(twig.angle + bend) * twig.length * 0.55,
    }
    const key = Math.max(2, Math.round(twig.width))
    d.set(
      key,
      `${d.get(key) ?? ''}M${at(twig.x, twig.y)}q${at(middle.x - twig.x, middle.y - twig.y)} ${at(end.x - twig.x, end.y - twig.y)}`,
    )
    if (twig.forks === 0) {
      ends.push(end)
      continue
    }
    for (const side of [-1, 1]) {
      if (twig.forks < 3 && random.chance(0.16)) continue
      const turned = twig.angle + side * random.between(0.2, 0.6)
      queue.push({
        ...end,
        angle: turned,
        length: twig.length * random.between(0.62, 0.85),
        width: twig.width * 0.62,
        forks: twig.forks - 1,
      })
    }
  }
  return { d, ends }
}

/** A cell body drawn out where its twigs leave. */
function soma(random: Frame['random'], center: Point, size: number, angles: readonly number[]): string {
  const points = angles.flatMap((angle, i) => {
    const next = angles[i + 1] ?? angles[0]! + Math.PI * 2
    const between = (angle + next) / 2
    const out = size * random.between(1.35, 1.6)
    return [
      { x: center.x + Math.cos(angle) * out, y: center.y + Math.sin(angle) * out },
      { x: center.x + Math.cos(between) * size * 0.72, y: center.y + Math.sin(between) * size * 0.72 },
    ]
  })
  return closedCurve(points)
}

function neuron(frame: Frame, tone: Tone, center: Point, size: number, forks: number): string {
  const { random, id } = frame
  const arms = random.int(5, 7)
  const first = random.between(0, Math.PI)
  const angles = Array.from(
    { length: arms },
    (_, i) => first + (i / arms) * Math.PI * 2 + random.between(-0.15, 0.15),
  )
  const grown = angles.map((angle) =>
    dendrite(
      frame,
      { x: center.x + Math.cos(angle) * size, y: center.y + Math.sin(angle) * size },
      angle,
      size * random.between(1.7, 2.6),
      size * 0.34,
      forks,
    ),
  )
  const paths = new Map<number, string>()
  for (const { d } of grown) for (const [width, part] of d) paths.set(width, (paths.get(width) ?? '') + part)
  const name = (width: number) => id(`${num(center.x)}-${width}`)
  const twigs = [...paths].map(([width, d]) => `<path id="${name(width)}" d="${d}"/>`).join('')
  const lines = [...paths.keys()]
    .map((width) => `<use href="#${name(width)}" stroke-width="${num(width)}"/>`)
    .join('')
  const wide = [...paths.keys()]
    .map((width) => `<use href="#${name(width)}" stroke-width="${num(width * 2.6 + 4)}"/>`)
    .join('')
  const sparks = grown
    .flatMap(({ ends }) => ends)
    .map(
      (end) =>
        `<circle cx="${num(end.x)}" cy="${num(end.y)}" r="${num(size * random.between(0.16, 0.36))}"/>`,
    )
  return (
    `<defs>${twigs}</defs><g fill="none" stroke-linecap="round"><g stroke="${tone.glow}" stroke-opacity="0.13">${wide}</g><g stroke="${mix(tone.soft, tone.line, 0.45)}">${lines}</g></g>` +
    `<g fill="url(#${id('spark')})">${sparks.join('')}</g>` +
    `<circle cx="${num(center.x)}" cy="${num(center.y)}" r="${num(size * 2.6)}" fill="url(#${id('spark')})" opacity="0.4"/>` +
    `<path d="${soma(random, center, size, angles)}" fill="url(#${id('soma')})"/>` +
    `<circle cx="${num(center.x)}" cy="${num(center.y)}" r="${num(size * 0.36)}" fill="${mix(tone.soft, tone.ground[0], 0.45)}" fill-opacity="0.65"/>`
  )
}

function portrait(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const main = { x: width * random.between(0.32, 0.68), y: height * random.between(0.42, 0.58) }
  const far = { x: main.x > width / 2 ? width * 0.1 : width * 0.92, y: height * random.between(0.1, 0.9) }
  return `<g opacity="0.5">${neuron(frame, tone, far, 26, 2)}</g>${neuron(frame, tone, main, height * 0.085, 3)}`
}

/** Many cells, joined by long fibres that carry a pulse. */
function network(frame: Frame, tone: Tone): string {
  const { random } = frame
  const cells = scatter(random, { ...frame, margin: -40 }, 250, 9)
  const fibres = cells.flatMap((cell, i) =>
    cells.slice(i + 1).flatMap((other) => {
      if (Math.hypot(cell.x - other.x, cell.y - other.y) > 460) return []
      const middle = {
        x: (cell.x + other.x) / 2 + random.between(-70, 70),
        y: (cell.y + other.y) / 2 + random.between(-70, 70),
      }
      return [openCurve([cell, middle, other])]
    }),
  )
  const joined = fibres.join('')
  return (
    strokes(frame.id('fibres'), joined, [
      [tone.glow, 14, 0.16],
      [mix(tone.soft, tone.line, 0.5), 3.5, 1],
    ]) +
    `<use href="#${frame.id('fibres')}" fill="none" stroke="${tone.accent}" stroke-width="6" stroke-dasharray="3 74" stroke-linecap="round"/>` +
    cells.map((cell) => neuron(frame, tone, cell, random.between(20, 34), 1)).join('')
  )
}

export function drawNeurons(frame: Frame): string {
  const tone = darkTone(frame)
  const scene = composition(frame, [portrait, network])
  return backdrop(frame, tone) + lamps(frame, tone) + bokeh(frame, tone.glow, 18, 40) + scene(frame, tone)
}
