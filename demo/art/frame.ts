import type { Seeded } from '#demo/seeded.ts'
import { linear, num, radial, strokes } from './svg.ts'
import type { Tone } from './tone.ts'

/** The sheet a motif is painted on. */
export type Frame = {
  width: number
  height: number
  seed: number
  /** Chooses the colours: neighbouring seeds, and different motifs of one seed, differ. */
  shade: number
  random: Seeded
  /** Makes an id that no other picture on the same page has. */
  id: (name: string) => string
}

/** Ground, light and a quiet edge: the background of every picture. */
export function backdrop({ width, height, random, id }: Frame, tone: Tone): string {
  const fromLeft = random.chance(0.5)
  const [deep, middle, light] = tone.ground
  const corner = { x: fromLeft ? 0 : 1, y: 0 }
  const far = { x: fromLeft ? 1 : 0, y: 1 }
  const ground = linear(id('ground'), corner, far, [
    [0, deep],
    [0.55, middle],
    [1, light],
  ])
  const glow = radial(id('glow'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, tone.glow, 0.5],
    [0.45, tone.glow, 0.16],
    [1, tone.glow, 0],
  ])
  const lights = [0, 1, 2].map(() => {
    const size = random.between(0.35, 0.8) * width
    const x = random.between(0.05, 0.95) * width
    const y = random.between(0, 1) * height
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size)}" ry="${num(size * 0.7)}" fill="url(#${id('glow')})" opacity="${num(random.between(0.35, 0.8))}"/>`
  })
  const edge = radial(id('vignette'), { x: 0.5, y: 0.46 }, 0.72, [
    [0, deep, 0],
    [0.55, deep, 0.06],
    [1, deep, 0.62],
  ])
  const sheet = (fill: string) => `<rect width="${width}" height="${height}" fill="url(#${id(fill)})"/>`
  return `<defs>${ground}${glow}${edge}</defs>${sheet('ground')}${lights.join('')}${sheet('vignette')}`
}

/** The composition of a motif for a seed: adjacent seeds differ. */
export function composition<T>({ seed }: Frame, scenes: readonly T[]): T {
  return scenes[Math.abs(seed) % scenes.length]!
}

/** A spot of light that points at what matters. */
export function spotlight({ id }: Frame, name: string, color: string, strength: number): string {
  return radial(id(name), { x: 0.5, y: 0.5 }, 0.5, [
    [0, color, strength],
    [0.5, color, strength * 0.4],
    [1, color, 0],
  ])
}

/** Out-of-focus points of light in front of or behind the subject. */
export function bokeh(frame: Frame, color: string, count: number, largest: number): string {
  const { width, height, random, id } = frame
  const gradient = radial(id('bokeh'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, color, 0.55],
    [0.7, color, 0.28],
    [1, color, 0],
  ])
  const dots = Array.from({ length: count }, () => {
    const r = random.between(largest * 0.12, largest)
    return `<circle cx="${num(random.between(0, width))}" cy="${num(random.between(0, height))}" r="${num(r)}" opacity="${num(random.between(0.1, 0.6))}"/>`
  })
  return `<defs>${gradient}</defs><g fill="url(#${id('bokeh')})">${dots.join('')}</g>`
}

/** A line drawn three times, wide and faint to thin and bright, reads as light without a blur filter. */
export function glowingLine(id: string, d: string, color: string, core: string, width: number): string {
  return strokes(id, d, [
    [color, width * 5, 0.1],
    [color, width * 2.6, 0.22],
    [core, width, 1],
  ])
}
