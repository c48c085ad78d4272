import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh } from '#demo/art/frame.ts'
import { at, num, openCurve, radial, strokes } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

export type Strand = { tall: number; turns: number; phase: number; pairs: number; ribbon: boolean }

/** A double helix along the x axis, centred on (0, 0), `long` wide. */
export function helix(
  { id }: Pick<Frame, 'id'>,
  tone: Tone,
  long: number,
  { tall, turns, phase, pairs, ribbon }: Strand,
): string {
  const angle = (share: number) => phase + share * turns * Math.PI * 2
  const point = (share: number, offset: number) => ({
    x: (share - 0.5) * long,
    y: Math.sin(angle(share) + offset) * tall,
  })
  const rungs = Array.from({ length: pairs }, (_, i) => {
    const share = (i + 0.5) / pairs
    return { p: point(share, 0), q: point(share, Math.PI), near: Math.cos(angle(share)) }
  })
  const half = (from: 'p' | 'q', color: string) => {
    const d = rungs
      .map((rung) => `M${at(rung[from].x, rung[from].y)}V${Math.round((rung.p.y + rung.q.y) / 2)}`)
      .join('')
    return `<path d="${d}" stroke="${color}" stroke-width="${num(tall * 0.06)}" stroke-opacity="0.8"/>`
  }
  const balls = rungs
    .flatMap(({ p, q, near }) => [
      { ...p, near, fill: 'one' },
      { ...q, near: -near, fill: 'two' },
    ])
    .sort((a, b) => a.near - b.near)
    .map(({ x, y, near, fill }) => {
      const size = num(tall * (0.085 + near * 0.045))
      return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${size}" fill="url(#${id(fill)})"/>`
    })
  const strand = (name: string, offset: number, color: string) => {
    const steps = Math.round(turns * 12)
    const d = openCurve(Array.from({ length: steps + 1 }, (_, i) => point(i / steps, offset)))
    return strokes(id(name), d, [
      [color, tall * 0.3, 0.2],
      [color, tall * 0.1, 1],
      ['#ffffff', tall * 0.03, 0.5],
    ])
  }
  const backbone = ribbon
    ? strand('strand-two', Math.PI, mix(tone.soft, tone.line, 0.2)) +
      strand('strand-one', 0, mix(tone.accent, tone.line, 0.15))
    : ''
  return backbone + half('p', tone.accent) + half('q', tone.soft) + balls.join('')
}

export function drawHelix(frame: Frame): string {
  const { width, height, random, id } = frame
  const tone = frame.seed % 3 === 2 ? lightTone(frame) : darkTone(frame)
  const sphere = (name: string, color: string) =>
    radial(id(name), { x: 0.35, y: 0.3 }, 0.75, [
      [0, mix(color, '#ffffff', 0.75)],
      [0.4, color],
      [1, mix(color, tone.ground[0], 0.5)],
    ])
  const long = Math.hypot(width, height) * 1.12
  const lean = random.pick([-1, 1]) * random.between(12, 34)
  const tall = height * random.between(0.17, 0.25)
  const main: Strand = {
    tall,
    turns: random.between(1.9, 2.8),
    phase: random.between(0, 6),
    pairs: 34,
    ribbon: true,
  }
  const far: Strand = { tall: tall * 0.42, turns: 3.4, phase: random.between(0, 6), pairs: 30, ribbon: false }
  const farY = random.pick([-1, 1]) * height * 0.4
  return (
    `${backdrop(frame, tone)}<defs>${sphere('one', tone.accent)}${sphere('two', mix(tone.soft, tone.line, 0.35))}</defs>${bokeh(frame, tone.glow, 14, 56)}` +
    `<g transform="translate(${width / 2} ${num(height / 2 + farY)}) rotate(${num(-lean * 0.6)})" opacity="0.35">${helix(frame, tone, long, far)}</g>` +
    `<g transform="translate(${width / 2} ${height / 2}) rotate(${num(lean)})">${helix(frame, tone, long, main)}</g>`
  )
}
