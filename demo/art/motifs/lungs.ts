import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import { num, radial, scatter } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'
import { growVessels, paintVessels } from './vessels.ts'

const lobe =
  'M-34-250C-74-262-128-196-160-104C-196-4-214 118-204 196C-198 238-164 242-128 222C-92 202-52 196-34 150C-20 112-26 40-24-30C-22-100-8-240-34-250Z'

/** Two lungs with their airways, breathing light. */
function chest(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const x = width * random.between(0.42, 0.58)
  const scale = (height / 720) * random.between(1.22, 1.34)
  const light = radial(id('lobe'), { x: 0.6, y: 0.3 }, 0.85, [
    [0, mix(tone.glow, '#ffffff', 0.4), 0.75],
    [0.5, tone.soft, 0.5],
    [1, tone.soft, 0.12],
  ])
  const airway = { wall: mix(tone.line, tone.accent, 0.25), tip: tone.glow, shine: '#ffffff' }
  const half = (side: 1 | -1) => {
    const tree = growVessels(
      frame,
      { x: -20, y: -120, angle: 2.2, length: 84, width: 17 },
      { spread: 0.72, thinnest: 2.4, most: 120 },
    )
    return (
      `<g transform="scale(${side} 1)"><path d="${lobe}" fill="url(#${id('lobe')})" stroke="${tone.line}" stroke-opacity="0.65" stroke-width="3"/>` +
      `<g clip-path="url(#${id('clip')})">${paintVessels((name) => id(`${side}-${name}`), tree, airway)}</g></g>`
    )
  }
  const windpipe = 'M0-330V-175C0-150-10-136-22-118M0-175C0-150 10-136 22-118'
  const rings = Array.from({ length: 8 }, (_, i) => `M-13 ${-316 + i * 18}h26`).join('')
  return (
    `<defs>${light}<clipPath id="${id('clip')}"><path d="${lobe}"/></clipPath></defs>` +
    `<g transform="translate(${num(x)} ${num(height * 0.54)}) scale(${num(scale)})">${half(1)}${half(-1)}` +
    `<path d="${windpipe}" fill="none" stroke="${mix(tone.line, tone.accent, 0.25)}" stroke-width="25" stroke-linecap="round"/>` +
    `<path d="${rings}" stroke="${tone.soft}" stroke-width="5" stroke-linecap="round" stroke-opacity="0.7"/></g>`
  )
}

/** Alveoli at the end of the airways, wrapped in fine vessels. */
function alveoli(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const bubble = radial(id('bubble'), { x: 0.36, y: 0.3 }, 0.75, [
    [0, '#ffffff', 0.95],
    [0.25, mix(tone.accent, '#ffffff', 0.55), 0.9],
    [0.8, tone.accent, 0.75],
    [1, mix(tone.accent, tone.ground[0], 0.45), 0.95],
  ])
  const grapes = [
    { x: width * random.between(0.2, 0.32), y: height * random.between(0.3, 0.6), size: 1.1 },
    { x: width * random.between(0.54, 0.66), y: height * random.between(0.45, 0.65), size: 1.45 },
    { x: width * random.between(0.84, 0.95), y: height * random.between(0.2, 0.4), size: 0.85 },
  ].map(({ x, y, size }) => {
    const sacs = scatter(random, { width: 240, height: 220, margin: 0 }, 62, 16)
      .filter((sac) => (sac.x - 120) ** 2 + (sac.y - 110) ** 2 < 12000)
      .sort((a, b) => a.y - b.y)
      .map(
        (sac) =>
          `<circle cx="${num(sac.x - 120)}" cy="${num(sac.y - 110)}" r="${num(random.between(44, 58))}" fill="url(#${id('bubble')})" stroke="${tone.line}" stroke-opacity="0.35" stroke-width="2"/>`,
      )
    const stalk = `M0-60C${num(random.between(-40, 40))} -170 ${num(random.between(-120, 120))} -240 ${num(random.between(-90, 90))} -520`
    const vessel = 'M-120 60C-80 0-60 90 0 40S70-60 124-30M-100-10C-50-40-20 20 20-10S70 60 104 50'
    return (
      `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size)})"><path d="${stalk}" fill="none" stroke="${mix(tone.accent, tone.soft, 0.4)}" stroke-width="34" stroke-linecap="round"/>` +
      `<path d="${stalk}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="9" transform="translate(-7 0)"/>${sacs.join('')}` +
      `<path d="${vessel}" fill="none" stroke="#d64a5c" stroke-width="5" stroke-linecap="round" stroke-opacity="0.85"/>` +
      `<path d="${vessel}" fill="none" stroke="#4d83d8" stroke-width="5" stroke-linecap="round" stroke-opacity="0.85" transform="rotate(58) scale(0.85)"/></g>`
    )
  })
  return `<defs>${bubble}</defs>${bokeh(frame, tone.glow, 14, 60)}${grapes.join('')}`
}

export function drawLungs(frame: Frame): string {
  const scene = composition(frame, [chest, alveoli, chest])
  const tone = scene === chest && frame.seed % 4 === 0 ? lightTone(frame) : darkTone(frame)
  return backdrop(frame, tone) + scene(frame, tone)
}
