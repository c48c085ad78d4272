import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import { at, blob, num, radial, scatter } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

/** Stained nuclei glowing in the dark, their skeleton around them. */
function fluorescence(frame: Frame, tone: Tone): string {
  const { random, id } = frame
  const gap = random.between(130, 190)
  const defs =
    radial(id('body'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, tone.glow, 0.42],
      [0.75, tone.soft, 0.26],
      [1, tone.glow, 0.5],
    ]) +
    radial(id('core'), { x: 0.38, y: 0.34 }, 0.7, [
      [0, '#ffffff'],
      [0.4, tone.accent],
      [1, mix(tone.accent, tone.ground[0], 0.55)],
    ])
  const cells = scatter(random, { ...frame, margin: 60 }, gap, 34).map((center) => {
    const size = gap * random.between(0.42, 0.6)
    const core = { x: center.x + random.between(-14, 14), y: center.y + random.between(-14, 14) }
    return (
      `<path d="${blob(random, center, size, 0.16, 8)}" fill="url(#${id('body')})" stroke="${tone.glow}" stroke-opacity="0.6" stroke-width="2.5"/>` +
      `<path d="${blob(random, core, size * random.between(0.3, 0.42), 0.1, 6)}" fill="url(#${id('core')})"/>`
    )
  })
  return `<defs>${defs}</defs>${cells.join('')}${bokeh(frame, tone.accent, 10, 70)}`
}

/** A stained section under the light microscope: glands in loose tissue. */
function histology(frame: Frame, tone: Tone): string {
  const { random, id } = frame
  const defs =
    radial(id('gland'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, mix(tone.soft, '#ffffff', 0.6)],
      [0.55, mix(tone.soft, '#ffffff', 0.25)],
      [1, tone.soft],
    ]) +
    radial(id('core'), { x: 0.4, y: 0.35 }, 0.75, [
      [0, mix(tone.line, '#ffffff', 0.3)],
      [1, mix(tone.line, '#1a1030', 0.3)],
    ])
  const glands = scatter(random, { ...frame, margin: 90 }, random.between(240, 280), 14).map((center) => ({
    ...center,
    size: random.between(104, 146),
  }))
  const painted = glands.map((gland) => {
    const count = Math.round(gland.size / 9)
    const nuclei = Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * 360 + random.between(-4, 4)
      return `<ellipse cx="${Math.round(gland.size * random.between(0.76, 0.88))}" rx="16" ry="10" transform="rotate(${Math.round(turn)})"/>`
    })
    const origin = { x: 0, y: 0 }
    return (
      `<g transform="translate(${at(gland.x, gland.y)})"><path d="${blob(random, origin, gland.size * 1.1, 0.06, 8)}" fill="url(#${id('gland')})"/>` +
      `<path d="${blob(random, origin, gland.size * 0.46, 0.16, 8)}" fill="${tone.ground[2]}"/><g fill="url(#${id('core')})">${nuclei.join('')}</g></g>`
    )
  })
  const loose = scatter(random, { ...frame, margin: 0 }, 52, 90)
    .filter((spot) =>
      glands.every((gland) => Math.hypot(spot.x - gland.x, spot.y - gland.y) > gland.size * 1.22),
    )
    .map(
      (spot) =>
        `<ellipse rx="${random.int(9, 15)}" ry="6" transform="translate(${at(spot.x, spot.y)})rotate(${random.int(0, 180)})"/>`,
    )
  const fibres = Array.from({ length: 12 }, (_, i) => {
    const y = (i / 11) * frame.height
    const sway = random.between(24, 60) * (i % 2 === 0 ? 1 : -1)
    return `M-20 ${Math.round(y)}q160 ${Math.round(sway)} 320 0t330 ${random.int(-30, 30)}t330 0t340 ${random.int(-30, 30)}t330 0`
  })
  return (
    `<defs>${defs}</defs><rect width="${frame.width}" height="${frame.height}" fill="${tone.soft}" fill-opacity="0.25"/>` +
    `<path d="${fibres.join('')}" fill="none" stroke="${tone.soft}" stroke-opacity="0.35" stroke-width="13"/><g fill="${tone.accent}" fill-opacity="0.55">${loose.join('')}</g>${painted.join('')}`
  )
}

/** Red cells drifting through a vessel, near ones large. */
function bloodstream(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const red = mix('#dd3b48', tone.accent, 0.08)
  const defs =
    radial(id('disc'), { x: 0.4, y: 0.32 }, 0.8, [
      [0, mix(red, '#ffffff', 0.42)],
      [0.55, red],
      [1, mix(red, '#2a0510', 0.55)],
    ]) +
    radial(id('dimple'), { x: 0.55, y: 0.6 }, 0.6, [
      [0, mix(red, '#2a0510', 0.5), 0.75],
      [0.8, red, 0.35],
      [1, mix(red, '#ffffff', 0.4), 0.25],
    ])
  const cells = scatter(random, { width, height, margin: 50 }, 88, 40)
    .map((center) => ({ ...center, depth: random.next() }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ x, y, depth }) => {
      const size = 26 + depth ** 2 * 100
      const flat = random.between(0.55, 0.95)
      const turn = random.int(-60, 60)
      return (
        `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(1 ${num(flat)})" opacity="${num(0.45 + depth * 0.55)}">` +
        `<circle r="${num(size)}" fill="url(#${id('disc')})"/><circle r="${num(size * 0.52)}" cx="${num(size * 0.04)}" cy="${num(size * 0.04)}" fill="url(#${id('dimple')})"/></g>`
      )
    })
  return `<defs>${defs}</defs>${bokeh(frame, tone.glow, 16, 60)}${cells.join('')}`
}

export function drawCells(frame: Frame): string {
  const scene = composition(frame, [fluorescence, histology, bloodstream])
  const tone = scene === histology ? lightTone(frame) : darkTone(frame)
  return backdrop(frame, tone) + scene(frame, tone)
}
