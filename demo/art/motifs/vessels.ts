import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import { at, num, openCurve, radial } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

/** Line widths a tree is drawn in. */
const widthClasses = [2, 3, 4.5, 6.5, 9, 13, 18, 25, 34]

type Branch = { x: number; y: number; angle: number; length: number; width: number }

/** Grows a vessel tree; segments of one width share one path, so the file stays small. */
export function growVessels(
  { random }: Frame,
  root: Branch,
  { spread, thinnest = 2, most = 150 }: { spread: number; thinnest?: number; most?: number },
): Map<number, string> {
  const paths = new Map<number, string>()
  const queue: Branch[] = [root]
  for (let grown = 0; grown < most && grown < queue.length; grown++) {
    const { x, y, angle, length, width } = queue[grown]!
    const bend = angle + random.between(-0.5, 0.5)
    const end = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length }
    const middle = at(Math.cos(bend) * length * 0.5, Math.sin(bend) * length * 0.5)
    const key = widthClasses.find((limit) => width <= limit) ?? width
    paths.set(key, `${paths.get(key) ?? ''}M${at(x, y)}q${middle} ${at(end.x - x, end.y - y)}`)
    if (width < thinnest) continue
    const share = random.between(0.32, 0.5)
    const side = random.chance(0.5) ? 1 : -1
    // Murray's law: the cubes of the daughters' widths add up to the mother's.
    const big = width * Math.cbrt(1 - share) * 0.97
    const small = width * Math.cbrt(share) * 0.9
    const along = angle + side * spread * 0.45 * random.between(0.5, 1.3)
    const aside = angle - side * spread * random.between(0.8, 1.4)
    queue.push({ ...end, angle: along, length: length * 0.88, width: big })
    queue.push({ ...end, angle: aside, length: length * 0.8, width: small })
  }
  return paths
}

export function joinTrees(trees: readonly Map<number, string>[]): Map<number, string> {
  const joined = new Map<number, string>()
  for (const tree of trees) for (const [width, d] of tree) joined.set(width, (joined.get(width) ?? '') + d)
  return joined
}

export function paintVessels(
  id: (name: string) => string,
  paths: Map<number, string>,
  { wall, tip, shine }: { wall: string; tip: string; shine: string },
): string {
  const widths = [...paths.keys()].sort((a, b) => a - b)
  const widest = widths.at(-1) ?? 1
  const name = (width: number) => id(`w${width}`)
  const defs = widths.map((width) => `<path id="${name(width)}" d="${paths.get(width)}"/>`)
  const layer = (scale: number, color: (share: number) => string, opacity: number, from = 0) =>
    widths
      .filter((width) => width >= from)
      .map(
        (width) =>
          `<use href="#${name(width)}" stroke="${color(width / widest)}" stroke-width="${num(width * scale)}" stroke-opacity="${opacity}"/>`,
      )
      .join('')
  return (
    `<defs>${defs.join('')}</defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${layer(1.6, () => wall, 0.16)}` +
    `${layer(1, (share) => mix(tip, wall, Math.sqrt(share)), 1)}<g transform="translate(-2 -3)">${layer(0.22, () => shine, 0.55, widest * 0.2)}</g></g>`
  )
}

/** A heart-like sphere held by its arteries. */
function coronary(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const cx = width * random.between(0.4, 0.6)
  const cy = height * 0.56
  const sphere = radial(id('heart'), { x: 0.36, y: 0.3 }, 0.75, [
    [0, mix(tone.accent, '#ffffff', 0.35), 0.75],
    [0.45, tone.soft, 0.5],
    [1, tone.ground[0], 0.1],
  ])
  const size = height * 0.5
  const trees = [
    { angle: Math.PI * 0.62, at: -0.12 },
    { angle: Math.PI * 0.3, at: 0.1 },
    { angle: Math.PI * 0.98, at: -0.2 },
  ].map(({ angle, at: shift }) =>
    growVessels(
      frame,
      {
        x: cx + shift * size,
        y: cy - size * 0.72,
        angle,
        length: size * 0.34,
        width: random.between(17, 24),
      },
      { spread: 0.62, thinnest: 2.6, most: 110 },
    ),
  )
  return (
    `<defs>${sphere}</defs><ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(size * 1.05)}" ry="${num(size)}" fill="url(#${id('heart')})" transform="rotate(-18 ${num(cx)} ${num(cy)})"/>` +
    paintVessels(id, joinTrees(trees), {
      wall: mix(tone.accent, '#d8303f', 0.6),
      tip: tone.line,
      shine: '#ffffff',
    })
  )
}

/** Artery and vein reach towards each other. */
function meeting(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const grow = (x: number, angle: number) =>
    growVessels(
      frame,
      {
        x,
        y: height * random.between(0.25, 0.75),
        angle: angle + random.between(-0.25, 0.25),
        length: width * 0.17,
        width: 34,
      },
      { spread: random.between(0.5, 0.75), thinnest: 2.6 },
    )
  const artery = {
    wall: mix(tone.accent, '#d8303f', 0.75),
    tip: mix('#ff9a90', tone.accent, 0.3),
    shine: '#ffffff',
  }
  const vein = { wall: mix(tone.soft, '#2b64c4', 0.55), tip: tone.glow, shine: '#ffffff' }
  return (
    paintVessels((name) => id(`vein-${name}`), grow(width + 30, Math.PI), vein) +
    paintVessels((name) => id(`artery-${name}`), grow(-30, 0), artery)
  )
}

/** An angiogram: dark vessels on bright tissue, with the catheter that made them visible. */
function angiogram(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const x = width * random.between(0.3, 0.62)
  const tree = growVessels(
    frame,
    { x, y: height * 0.16, angle: random.between(0.9, 1.9), length: height * 0.24, width: 24 },
    { spread: random.between(0.55, 0.8) },
  )
  const side = growVessels(
    frame,
    { x, y: height * 0.16, angle: random.between(0.1, 0.5), length: height * 0.24, width: 17 },
    { spread: 0.6 },
  )
  const catheter = openCurve([
    { x: x - width * 0.3, y: -30 },
    { x: x - width * 0.2, y: height * 0.12 },
    { x: x - width * 0.06, y: height * 0.02 },
    { x, y: height * 0.16 },
  ])
  const field = radial(id('field'), { x: 0.5, y: 0.5 }, 0.72, [
    [0, '#ffffff', 0.55],
    [0.6, tone.soft, 0.05],
    [1, tone.line, 0.55],
  ])
  const wall = mix(tone.line, '#001018', 0.35)
  return (
    `<defs>${field}</defs><rect width="${width}" height="${height}" fill="url(#${id('field')})"/>` +
    paintVessels(id, joinTrees([side, tree]), { wall, tip: tone.soft, shine: tone.soft }) +
    `<path d="${catheter}" fill="none" stroke="${tone.accent}" stroke-width="9" stroke-linecap="round"/>`
  )
}

export function drawVessels(frame: Frame): string {
  const scene = composition(frame, [coronary, angiogram, meeting])
  const tone = scene === angiogram ? lightTone(frame) : darkTone(frame)
  return backdrop(frame, tone) + bokeh(frame, tone.glow, 14, 46) + scene(frame, tone)
}
