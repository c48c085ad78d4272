import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import { at, linear, num, radial } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'
import { growVessels, joinTrees, paintVessels } from './vessels.ts'

/** An iris so close that its fibres can be counted. */
function iris(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const cx = width * random.between(0.32, 0.68)
  const cy = height * random.between(0.44, 0.56)
  const outer = height * random.between(0.44, 0.6)
  const pupil = outer * random.between(0.3, 0.42)
  const disc = radial(id('disc'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, tone.accent],
    [0.42, mix(tone.accent, tone.soft, 0.4)],
    [0.62, tone.soft],
    [0.9, mix(tone.ground[1], tone.soft, 0.3)],
    [1, tone.ground[0]],
  ])
  const shine = radial(id('shine'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, '#ffffff', 0.95],
    [0.5, '#ffffff', 0.75],
    [1, '#ffffff', 0],
  ])
  const fibre = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2 + random.between(-0.03, 0.03)
      const bend = angle + random.between(-0.08, 0.08)
      const start = from * random.between(0.96, 1.1)
      const end = to * random.between(0.78, 1)
      const middle = (start + end) / 2
      return `M${at(Math.cos(angle) * start, Math.sin(angle) * start)}Q${at(Math.cos(bend) * middle, Math.sin(bend) * middle)} ${at(Math.cos(angle) * end, Math.sin(angle) * end)}`
    }).join('')
  return (
    `<defs>${disc}${shine}</defs><g transform="translate(${num(cx)} ${num(cy)})">` +
    `<circle r="${num(outer * 1.5)}" fill="#ffffff" fill-opacity="0.1"/><circle r="${num(outer)}" fill="url(#${id('disc')})"/>` +
    `<path d="${fibre(pupil, outer * 0.94, 110)}" stroke="${tone.line}" stroke-opacity="0.5" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    `<path d="${fibre(pupil, outer * 0.66, 70)}" stroke="${mix(tone.accent, '#ffffff', 0.5)}" stroke-opacity="0.6" stroke-width="3.5" fill="none" stroke-linecap="round"/>` +
    `<circle r="${num(outer * 0.985)}" fill="none" stroke="${tone.ground[0]}" stroke-opacity="0.6" stroke-width="${num(outer * 0.05)}"/>` +
    `<circle r="${num(pupil)}" fill="#05070c"/><circle r="${num(pupil)}" fill="none" stroke="${tone.ground[0]}" stroke-opacity="0.5" stroke-width="12"/>` +
    `<ellipse cx="${num(-outer * 0.24)}" cy="${num(-outer * 0.3)}" rx="${num(outer * 0.17)}" ry="${num(outer * 0.13)}" fill="url(#${id('shine')})" transform="rotate(-30)"/>` +
    `<circle cx="${num(outer * 0.22)}" cy="${num(outer * 0.26)}" r="${num(outer * 0.05)}" fill="url(#${id('shine')})"/></g>`
  )
}

/** The fundus: disc, macula and the four vessel arcades. */
function fundus(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const side = random.pick([-1, 1])
  const cx = width * random.between(0.42, 0.58)
  const cy = height / 2
  const r = height * 0.56
  const warm = mix('#e8743f', tone.accent, 0.12)
  const disc = { x: side * r * 0.36, y: r * random.between(-0.08, 0.08) }
  const defs =
    radial(id('globe'), { x: 0.5 + side * 0.12, y: 0.48 }, 0.6, [
      [0, mix(warm, '#ffe2b0', 0.5)],
      [0.55, warm],
      [1, mix(warm, '#2a0a0a', 0.72)],
    ]) +
    radial(id('nerve'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, '#fff8dc'],
      [0.6, '#ffe0a0', 0.95],
      [1, '#ffd08a', 0],
    ]) +
    radial(id('macula'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, '#4d0f10', 0.75],
      [1, '#4d0f10', 0],
    ])
  const arcades = [-2.2, -0.95, 0.95, 2.2].map((angle) => {
    const inward = side > 0 ? Math.PI - angle : angle
    return growVessels(
      frame,
      { ...disc, angle: inward, length: r * 0.27, width: random.between(10, 13) },
      { spread: 0.5, thinnest: 2.4, most: 70 },
    )
  })
  return (
    `<defs>${defs}<clipPath id="${id('clip')}"><circle r="${num(r)}"/></clipPath></defs><g transform="translate(${num(cx)} ${num(cy)})">` +
    `<circle r="${num(r + 14)}" fill="${tone.ground[0]}" fill-opacity="0.5"/><circle r="${num(r)}" fill="url(#${id('globe')})"/>` +
    `<g clip-path="url(#${id('clip')})"><circle cx="${num(-side * r * 0.22)}" cy="${num(r * 0.04)}" r="${num(r * 0.26)}" fill="url(#${id('macula')})"/>${paintVessels(id, joinTrees(arcades), { wall: '#8c1f22', tip: '#b84a35', shine: '#ffb199' })}` +
    `<ellipse cx="${num(disc.x)}" cy="${num(disc.y)}" rx="${num(r * 0.15)}" ry="${num(r * 0.17)}" fill="url(#${id('nerve')})"/></g></g>`
  )
}

/** A lens bends a bundle of light into one point. */
function optics(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const x = width * random.between(0.36, 0.5)
  const focus = { x: width * random.between(0.76, 0.86), y: height * random.between(0.42, 0.58) }
  const tall = height * 0.4
  const glass = linear(id('glass'), { x: 0, y: 0 }, { x: 1, y: 1 }, [
    [0, '#ffffff', 0.85],
    [0.4, tone.soft, 0.35],
    [1, tone.line, 0.3],
  ])
  const spot = radial(id('focus'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, '#ffffff'],
    [0.3, tone.accent, 0.6],
    [1, tone.accent, 0],
  ])
  const rays = Array.from({ length: 9 }, (_, i) => {
    const y = height / 2 + ((i - 4) / 4) * tall * 0.82
    const beyond = { x: focus.x + (focus.x - x) * 0.9, y: focus.y + (focus.y - y) * 0.9 }
    const color = mix(tone.accent, tone.line, Math.abs(i - 4) / 4)
    return `<path d="M-20 ${num(y)}H${num(x)}L${at(beyond.x, beyond.y)}" fill="none" stroke="${color}" stroke-width="5" stroke-opacity="0.75"/>`
  })
  const outline = (bulge: number) =>
    `M${num(x)} ${num(height / 2 - tall)}Q${num(x + bulge)} ${height / 2} ${num(x)} ${num(height / 2 + tall)}Q${num(x - bulge)} ${height / 2} ${num(x)} ${num(height / 2 - tall)}Z`
  return (
    `<defs>${glass}${spot}</defs>${rays.join('')}<path d="${outline(170)}" fill="url(#${id('glass')})" stroke="${tone.line}" stroke-opacity="0.6" stroke-width="4"/>` +
    `<path d="${outline(90)}" fill="#fff" fill-opacity="0.16"/><circle cx="${num(focus.x)}" cy="${num(focus.y)}" r="${num(height * 0.2)}" fill="url(#${id('focus')})"/>`
  )
}

export function drawLens(frame: Frame): string {
  const scene = composition(frame, [iris, fundus, optics])
  const tone = scene === optics && frame.seed % 4 < 2 ? lightTone(frame) : darkTone(frame)
  return backdrop(frame, tone) + bokeh(frame, tone.glow, 10, 60) + scene(frame, tone)
}
