import type { Frame } from '#demo/art/frame.ts'
import { backdrop, composition, glowingLine } from '#demo/art/frame.ts'
import { at, linearAcross, num, radial } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

/** One heart beat as P wave, QRS complex and T wave, appended to a path that has reached (x, y). */
function beat(x: number, y: number, wide: number, tall: number): string {
  const px = (share: number) => x + share * wide
  return (
    `L${at(px(0.1), y)}Q${at(px(0.17), y - tall * 0.26)} ${at(px(0.24), y)}L${at(px(0.33), y)}` +
    `L${at(px(0.36), y + tall * 0.13)}L${at(px(0.41), y - tall)}L${at(px(0.465), y + tall * 0.36)}L${at(px(0.5), y)}` +
    `L${at(px(0.58), y)}C${at(px(0.64), y)} ${at(px(0.66), y - tall * 0.36)} ${at(px(0.72), y - tall * 0.36)}S${at(px(0.79), y)} ${at(px(0.85), y)}L${at(px(1), y)}`
  )
}

export function trace(from: number, to: number, y: number, wide: number, tall: number): string {
  let d = `M${at(from, y)}`
  for (let x = from; x < to; x += wide) d += beat(x, y, wide, tall)
  return d
}

function grid({ width, height, id }: Frame, step: number, color: string, strength: number): string {
  const big = step * 5
  return (
    `<defs><pattern id="${id('grid')}" width="${big}" height="${big}" patternUnits="userSpaceOnUse">` +
    `<path d="M${step} 0V${big}M${step * 2} 0V${big}M${step * 3} 0V${big}M${step * 4} 0V${big}M0 ${step}H${big}M0 ${step * 2}H${big}M0 ${step * 3}H${big}M0 ${step * 4}H${big}" stroke="${color}" stroke-opacity="${strength * 0.45}" stroke-width="1"/>` +
    `<path d="M0 0V${big}M0 0H${big}" stroke="${color}" stroke-opacity="${strength}" stroke-width="2.4"/></pattern></defs>` +
    `<rect x="${-width}" y="${-height}" width="${width * 3}" height="${height * 3}" fill="url(#${id('grid')})"/>`
  )
}

/** A monitor: the trace runs in, brightest at the current position of the pen. */
function monitor(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const y = height * random.between(0.5, 0.64)
  const wide = width * random.between(0.26, 0.4)
  const tall = height * random.between(0.3, 0.4)
  const pen = width * random.between(0.7, 0.84)
  const main = trace(-wide * random.next(), pen, y, wide, tall)
  const second = trace(-wide * random.next(), width, height * 0.88, wide * 0.72, tall * 0.3)
  const defs =
    linearAcross(id('fade'), { x: 0, y: 0 }, { x: pen, y: 0 }, [
      [0, tone.glow, 0],
      [0.35, tone.glow, 0.5],
      [1, tone.line],
    ]) +
    radial(id('pen'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, tone.line, 0.9],
      [0.25, tone.glow, 0.5],
      [1, tone.glow, 0],
    ]) +
    `<clipPath id="${id('run')}"><rect width="${num(pen)}" height="${height}"/></clipPath>`
  return (
    `<defs>${defs}</defs>${grid(frame, 16, tone.glow, 0.14)}` +
    `<path d="${second}" fill="none" stroke="${tone.accent}" stroke-opacity="0.35" stroke-width="4" stroke-linejoin="round"/>` +
    `<g clip-path="url(#${id('run')})">${glowingLine(id('main'), main, tone.glow, `url(#${id('fade')})`, 8)}</g>` +
    `<circle cx="${num(pen)}" cy="${num(y)}" r="${num(height * 0.17)}" fill="url(#${id('pen')})"/><circle cx="${num(pen)}" cy="${num(y)}" r="11" fill="#fff"/>`
  )
}

/** Paper from the recorder, lying at an angle. */
function paper(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const angle = random.between(-11, 11)
  const wide = width * random.between(0.17, 0.25)
  const rows = [0.2, 0.5, 0.8].map((share, row) => {
    const tall = height * (row === 1 ? 0.22 : 0.15)
    const d = trace(
      -width * 0.3 - wide * random.next(),
      width * 1.3,
      height * share + tall * 0.35,
      wide,
      tall,
    )
    const ink = row === 1 ? tone.accent : tone.line
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${row === 1 ? 7 : 5}" stroke-linejoin="round" stroke-opacity="${row === 1 ? 1 : 0.75}"/>`
  })
  const light = radial(id('lamp'), { x: random.between(0.2, 0.8), y: 0.1 }, 0.9, [
    [0, '#ffffff', 0.6],
    [0.6, '#ffffff', 0],
    [1, tone.line, 0.28],
  ])
  return (
    `<g transform="rotate(${num(angle)} ${width / 2} ${height / 2})">${grid(frame, 18, mix(tone.soft, tone.accent, 0.3), 0.4)}${rows.join('')}</g>` +
    `<defs>${light}</defs><rect width="${width}" height="${height}" fill="url(#${id('lamp')})"/>`
  )
}

/** Many beats behind one another, like hills at night. */
function hills(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const rows = 10
  const wide = width * random.between(0.4, 0.5)
  const shift = random.between(-0.4, 0.4) * wide
  const paths = Array.from({ length: rows }, (_, row) => {
    const depth = row / (rows - 1)
    const y = height * (0.34 + depth ** 1.25 * 0.6)
    const tall = height * (0.1 + depth * 0.26)
    const d = trace(-wide + shift * depth + wide * 0.055 * row - wide * 0.5, width * 1.2, y, wide, tall)
    const fill = mix(tone.ground[0], tone.ground[1], 0.75 - depth * 0.6)
    const stroke = mix(tone.soft, tone.line, depth)
    return `<path d="${d}V${height + 20}H${-wide * 2}Z" fill="${fill}" fill-opacity="0.82" stroke="${stroke}" stroke-width="${num(1.5 + depth * 4)}" stroke-linejoin="round"/>`
  })
  return paths.join('')
}

export function drawEcg(frame: Frame): string {
  const scene = composition(frame, [monitor, paper, hills])
  const tone = scene === paper ? lightTone(frame) : darkTone(frame)
  return backdrop(frame, tone) + scene(frame, tone)
}
