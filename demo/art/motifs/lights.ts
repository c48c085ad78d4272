import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import { linear, num, radial } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, mix } from '#demo/art/tone.ts'

function glass({ id }: Frame, tone: Tone): string {
  return `<defs>${
    radial(id('lamp'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, '#ffffff'],
      [0.45, '#fffdf4'],
      [0.8, mix(tone.accent, '#ffffff', 0.5)],
      [1, tone.accent, 0.7],
    ]) +
    radial(id('halo'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, '#ffffff', 0.75],
      [0.3, mix(tone.accent, '#ffffff', 0.6), 0.32],
      [1, tone.accent, 0],
    ]) +
    linear(id('shell'), { x: 0, y: 0 }, { x: 1, y: 1 }, [
      [0, mix(tone.line, '#ffffff', 0.5)],
      [0.5, mix(tone.soft, tone.line, 0.5)],
      [1, mix(tone.ground[1], tone.ground[0], 0.3)],
    ]) +
    linear(id('beam'), { x: 0.5, y: 0 }, { x: 0.5, y: 1 }, [
      [0, '#fffdf2', 0.55],
      [1, '#fffdf2', 0],
    ])
  }</defs>`
}

/** A lamp head with its reflectors, around (0, 0) with radius 100. */
function head({ id }: Frame, tone: Tone, rings: number, turn: number): string {
  const bulbs: string[] = []
  for (let ring = 0; ring <= rings; ring++) {
    const count = ring === 0 ? 1 : ring * 6
    for (let i = 0; i < count; i++) {
      const angle = turn + (i / count) * Math.PI * 2
      const reach = (ring / (rings + 0.55)) * 92
      bulbs.push(
        `<circle cx="${num(Math.cos(angle) * reach)}" cy="${num(Math.sin(angle) * reach)}" r="${num(74 / (rings * 2 + 1.4))}"/>`,
      )
    }
  }
  return (
    `<circle r="190" fill="url(#${id('halo')})"/><circle r="104" fill="url(#${id('shell')})"/>` +
    `<circle r="95" fill="${mix(tone.ground[1], tone.ground[0], 0.45)}"/><g fill="url(#${id('lamp')})">${bulbs.join('')}</g>` +
    `<circle r="99.5" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="2"/>`
  )
}

/** Lying below and looking up. */
function above(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const x = width * random.between(0.34, 0.66)
  const y = height * random.between(0.42, 0.55)
  const scale = (height / 720) * random.between(2.4, 2.9)
  const armAngle = random.between(0, 360)
  const small = { x: x < width / 2 ? width * 0.88 : width * 0.1, y: height * random.between(0.12, 0.3) }
  return (
    `${glass(frame, tone)}<g transform="translate(${num(small.x)} ${num(small.y)}) scale(${num(scale * 0.45)})">${head(frame, tone, 2, 0.4)}</g>` +
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(armAngle)})"><rect x="0" y="-26" width="${width}" height="52" rx="26" fill="url(#${frame.id('shell')})"/></g>` +
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})">${head(frame, tone, random.int(2, 4), random.next())}</g>`
  )
}

/** From the side: the lamps on their arms, and those who work in their light. */
function theatre(frame: Frame, tone: Tone): string {
  const { width, height, random, id } = frame
  const lamp = (x: number, y: number, lean: number, size: number) =>
    `<path d="M${num(x)} ${num(y)}C${num(x + lean * 6)} ${num(y - height * 0.22)} ${num(width * 0.5)} ${num(y - height * 0.1)} ${num(width * 0.5)} -30" fill="none" stroke="url(#${id('shell')})" stroke-width="${num(size * 13)}" stroke-linecap="round"/>` +
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(lean)}) scale(${num(size)})">` +
    `<path d="M-118 20L-250 560H250L118 20Z" fill="url(#${id('beam')})"/><circle cy="24" r="230" fill="url(#${id('halo')})" opacity="0.5"/>` +
    `<path d="M-130 18C-120-40 120-40 130 18Z" fill="url(#${id('shell')})"/>` +
    `<ellipse cy="18" rx="130" ry="24" fill="${mix(tone.ground[0], tone.ground[1], 0.5)}"/><ellipse cy="20" rx="112" ry="17" fill="url(#${id('lamp')})"/></g>`
  const person = (x: number, size: number, facing: number) =>
    `<g transform="translate(${num(x)} ${height}) scale(${num(size * facing)} ${num(size)})" fill="${mix(tone.ground[0], tone.ground[1], 0.35)}">` +
    `<path d="M-130 20C-130-90-70-128-8-138C56-130 116-92 122 20Z"/><ellipse cx="12" cy="-190" rx="46" ry="54"/>` +
    `<path d="M-40-196C-44-262 60-266 62-204C30-218-10-214-40-196Z" fill="${mix(tone.soft, tone.ground[0], 0.4)}"/>` +
    `<path d="M14-186C34-190 56-186 60-176C58-150 40-134 18-138Z" fill="${mix(tone.line, tone.soft, 0.4)}" fill-opacity="0.8"/>` +
    `<path d="M62-206C66-170 62-150 52-136" fill="none" stroke="${tone.line}" stroke-opacity="0.6" stroke-width="4"/></g>`
  const left = width * random.between(0.26, 0.36)
  const right = width * random.between(0.62, 0.74)
  return (
    `${glass(frame, tone)}<ellipse cx="${width / 2}" cy="${num(height * 0.98)}" rx="${num(width * 0.42)}" ry="${num(height * 0.3)}" fill="url(#${id('halo')})"/>` +
    lamp(left, height * random.between(0.22, 0.32), random.between(-20, -10), 1.15) +
    lamp(right, height * random.between(0.18, 0.3), random.between(10, 20), random.between(0.85, 1.05)) +
    person(width * random.between(0.24, 0.3), 1.5, 1) +
    person(width * random.between(0.7, 0.76), 1.4, -1) +
    (random.chance(0.6) ? person(width * random.between(0.46, 0.54), 1.1, random.pick([1, -1])) : '')
  )
}

export function drawLights(frame: Frame): string {
  const tone = darkTone(frame)
  const warm = { ...tone, accent: mix(tone.accent, '#fff0cf', 0.5) }
  const scene = composition(frame, [above, theatre])
  return backdrop(frame, warm) + bokeh(frame, warm.glow, 12, 70) + scene(frame, warm)
}
