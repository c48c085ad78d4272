import type { Frame } from '#demo/art/frame.ts'
import { backdrop, composition } from '#demo/art/frame.ts'
import { at, closedCurve, num, openCurve, radial } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

/** The fan of an ultrasound probe with echoes in it. */
function sector(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const apex = { x: width * random.between(0.42, 0.58), y: -height * 0.1 }
  const reach = height * 1.06
  const half = random.between(0.62, 0.78)
  const on = (angle: number, r: number) => ({
    x: apex.x + Math.sin(angle) * r,
    y: apex.y + Math.cos(angle) * r,
  })
  const near = reach * 0.16
  const [a, b, c, e] = [on(-half, near), on(half, near), on(half, reach), on(-half, reach)]
  const fan = `M${at(a.x, a.y)}A${num(near)} ${num(near)} 0 0 0 ${at(b.x, b.y)}L${at(c.x, c.y)}A${num(reach)} ${num(reach)} 0 0 1 ${at(e.x, e.y)}Z`
  const light = radial(id('fan'), { x: 0.5, y: 0 }, 1, [
    [0, tone.glow, 0.75],
    [0.5, tone.soft, 0.4],
    [1, tone.ground[0], 0.85],
  ])
  const echoes = Array.from({ length: 130 }, () => {
    const r = reach * random.between(0.2, 0.98)
    const angle = random.between(-half, half)
    const span = random.between(0.02, 0.13)
    const from = on(angle, r)
    const to = on(Math.min(half, angle + span), r)
    return `M${at(from.x, from.y)}A${num(r)} ${num(r)} 0 0 0 ${at(to.x, to.y)}`
  })
  const chamber = (angle: number, share: number, size: number) => {
    const center = on(angle, reach * share)
    const turn = random.between(0, 3)
    const points = Array.from({ length: 9 }, (_, i) => {
      const around = turn + (i / 9) * Math.PI * 2
      const wobble = size * random.between(0.82, 1.12)
      return { x: center.x + Math.cos(around) * wobble * 0.8, y: center.y + Math.sin(around) * wobble }
    })
    return `<path d="${closedCurve(points)}" fill="${tone.ground[0]}" fill-opacity="0.86" stroke="${tone.line}" stroke-opacity="0.75" stroke-width="9"/>`
  }
  const chambers =
    chamber(-half * 0.34, 0.5, height * 0.17) +
    chamber(half * 0.34, 0.52, height * 0.14) +
    chamber(random.between(-0.1, 0.1), 0.8, height * 0.11)
  const flow = on(-half * 0.34, reach * 0.5)
  const doppler = radial(id('flow'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, tone.accent, 0.95],
    [0.6, mix(tone.accent, '#d2364a', 0.5), 0.7],
    [1, '#d2364a', 0],
  ])
  return (
    `<defs>${light}${doppler}<clipPath id="${id('clip')}"><path d="${fan}"/></clipPath></defs><rect width="${width}" height="${height}" fill="${tone.ground[0]}" fill-opacity="0.5"/>` +
    `<path d="${fan}" fill="url(#${id('fan')})"/><g clip-path="url(#${id('clip')})">` +
    `<path d="${echoes.slice(0, 70).join('')}" fill="none" stroke="${tone.glow}" stroke-opacity="0.28" stroke-width="10" stroke-linecap="round"/>` +
    `<path d="${echoes.slice(70).join('')}" fill="none" stroke="${tone.line}" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round"/>${chambers}` +
    `<ellipse cx="${num(flow.x)}" cy="${num(flow.y)}" rx="${num(height * 0.09)}" ry="${num(height * 0.13)}" fill="url(#${id('flow')})"/></g>` +
    `<path d="${fan}" fill="none" stroke="${tone.line}" stroke-opacity="0.35" stroke-width="3"/>`
  )
}

/** Rows of waves, each before the next. */
function ridges(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const center = random.between(0.35, 0.65)
  const rows = 15
  const paths = Array.from({ length: rows }, (_, row) => {
    const depth = row / (rows - 1)
    const y = height * (0.28 + depth * 0.66)
    const phase = random.between(0, 6)
    const points = Array.from({ length: 23 }, (__, i) => {
      const share = i / 22
      const swell = Math.exp(-(((share - center) / 0.19) ** 2))
      const ripple = Math.abs(Math.sin(share * 17 + phase) * 0.6 + Math.sin(share * 31 + phase * 2) * 0.4)
      return {
        x: share * (width + 80) - 40,
        y: y - swell * ripple * height * 0.34 - Math.sin(share * 9 + row * 0.5) * 5,
      }
    })
    const fill = mix(tone.ground[1], tone.ground[0], depth * 0.8)
    const stroke = mix(tone.soft, tone.line, depth)
    return `<path d="${openCurve(points)}V${height + 20}H-60Z" fill="${fill}" fill-opacity="0.9" stroke="${row % 5 === 2 ? tone.accent : stroke}" stroke-width="${num(2 + depth * 2.5)}"/>`
  })
  return paths.join('')
}

/** Two sources send out rings that cross. */
function rings(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const sources = [
    { x: width * random.between(0.1, 0.35), y: height * random.between(0.2, 0.8) },
    { x: width * random.between(0.65, 0.9), y: height * random.between(0.2, 0.8) },
  ]
  const step = random.between(36, 50)
  return sources
    .map(({ x, y }, index) => {
      const color = index === 0 ? tone.line : tone.accent
      const circles = Array.from({ length: 17 }, (_, i) => {
        const fade = 1 - i / 17
        return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(20 + i * step)}" stroke-width="${num(2 + fade * 13)}" stroke-opacity="${num(fade * 0.8)}"/>`
      })
      return `<g fill="none" stroke="${color}">${circles.join('')}</g><circle cx="${num(x)}" cy="${num(y)}" r="15" fill="${color}"/>`
    })
    .join('')
}

export function drawWaves(frame: Frame): string {
  const scene = composition(frame, [sector, ridges, rings])
  const tone = scene === rings && frame.seed % 2 === 0 ? lightTone(frame) : darkTone(frame)
  return backdrop(frame, tone) + scene(frame, tone)
}
