import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition, spotlight } from '#demo/art/frame.ts'
import { linear, num } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

type Block = { x: number; top: number; width: number; floors: number; columns: number }

/** One building: its wall, a parapet, and windows of which some are lit. */
function building({ height, random, id }: Frame, tone: Tone, ground: number, block: Block): string {
  const { x, top, width, floors, columns } = block
  const [stepX, stepY] = [width / (columns + 0.6), (ground - top - 30) / floors]
  const panes = { lit: '', dim: '' }
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const left = x + stepX * (column + 0.52)
      const pane = `M${num(left)} ${num(top + 34 + floor * stepY)}h${num(stepX * 0.56)}v${num(stepY * 0.5)}h${num(-stepX * 0.56)}z`
      panes[random.chance(0.42) ? 'lit' : 'dim'] += pane
    }
  return (
    `<rect x="${num(x)}" y="${num(top)}" width="${num(width)}" height="${num(height - top)}" fill="url(#${id('wall')})"/>` +
    `<rect x="${num(x - 8)}" y="${num(top - 10)}" width="${num(width + 16)}" height="16" rx="4" fill="${mix(tone.line, tone.soft, 0.35)}"/>` +
    `<path d="${panes.dim}" fill="${mix(tone.ground[1], tone.soft, 0.35)}" fill-opacity="0.75"/>` +
    `<path d="${panes.lit}" fill="${mix(tone.accent, '#fff6dc', 0.55)}"/>`
  )
}

/** The sign over the entrance: a cross, which stands for care in any language. */
function sign({ id }: Frame, tone: Tone, x: number, y: number, size: number): string {
  const arm = size * 0.3
  return (
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size * 2.6)}" fill="url(#${id('sign')})"/>` +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="#ffffff"/>` +
    `<path d="M${num(x - arm / 2)} ${num(y - size * 0.62)}h${num(arm)}v${num(size * 0.62 - arm / 2)}h${num(size * 0.62 - arm / 2)}v${num(arm)}h${num(arm / 2 - size * 0.62)}v${num(size * 0.62 - arm / 2)}h${num(-arm)}v${num(arm / 2 - size * 0.62)}h${num(arm / 2 - size * 0.62)}v${num(-arm)}h${num(size * 0.62 - arm / 2)}z" fill="${mix(tone.ground[1], '#0a6c74', 0.6)}"/>`
  )
}

function tree({ random }: Frame, tone: Tone, x: number, ground: number): string {
  const size = random.between(44, 84)
  const leaf = mix(tone.soft, '#1d6b4f', 0.45)
  const crown = [
    [0, -1.5, 0.8],
    [-0.55, -1, 0.62],
    [0.55, -1, 0.62],
  ].map(
    ([dx, dy, r]) =>
      `<circle cx="${num(x + dx! * size)}" cy="${num(ground + dy! * size)}" r="${num(r! * size)}"/>`,
  )
  return (
    `<rect x="${num(x - 5)}" y="${num(ground - size)}" width="10" height="${num(size)}" fill="${mix(leaf, '#20140e', 0.5)}"/>` +
    `<g fill="${leaf}">${crown.join('')}</g>`
  )
}

/** The buildings of a hospital, by day or at nightfall: where a department works. */
export function drawWards(frame: Frame): string {
  const { width, height, random, id } = frame
  const tone = composition(frame, [false, true, false]) ? lightTone(frame) : darkTone(frame)
  const ground = height * 0.86
  const main = width * random.between(0.3, 0.44)
  const left = (width - main) * random.between(0.35, 0.65)
  const floors = random.int(6, 8)
  const top = height * random.between(0.2, 0.28)
  const wing = (x: number, span: number): Block => ({
    x,
    top: height * random.between(0.42, 0.56),
    width: span,
    floors: random.int(3, 4),
    columns: Math.max(3, Math.round(span / 78)),
  })
  const far = Array.from({ length: 9 }, (_, at) => {
    const tall = height * random.between(0.2, 0.46)
    return `<rect x="${num((at / 9) * width)}" y="${num(ground - tall)}" width="${num(width / random.between(10, 14))}" height="${num(tall)}"/>`
  })
  const wall = linear(id('wall'), { x: 0, y: 0 }, { x: 1, y: 1 }, [
    [0, mix(tone.line, '#ffffff', 0.45)],
    [1, mix(tone.soft, tone.line, 0.3)],
  ])
  const trees = Array.from({ length: random.int(4, 6) }, () =>
    tree(frame, tone, random.between(0.02, 0.98) * width, ground + 8),
  )
  return (
    `${backdrop(frame, tone)}<defs>${wall}${spotlight(frame, 'sign', '#ffffff', 0.7)}</defs>${bokeh(frame, tone.glow, 8, 60)}` +
    `<g fill="${mix(tone.ground[1], tone.soft, 0.4)}" fill-opacity="0.45">${far.join('')}</g>` +
    building(frame, tone, ground, wing(left - width * 0.26, width * 0.27)) +
    building(frame, tone, ground, wing(left + main - width * 0.01, width * 0.25)) +
    building(frame, tone, ground, { x: left, top, width: main, floors, columns: 6 }) +
    sign(frame, tone, left + main / 2, top - 6, 46) +
    `<rect x="${num(left + main * 0.36)}" y="${num(ground - 62)}" width="${num(main * 0.28)}" height="70" rx="6" fill="${mix(tone.accent, '#fff6dc', 0.7)}"/>` +
    `<path d="M0 ${num(ground)}C${num(width * 0.3)} ${num(ground - 26)} ${num(width * 0.7)} ${num(ground + 22)} ${width} ${num(ground - 8)}V${height}H0Z" fill="${mix(tone.ground[0], tone.soft, 0.3)}"/>` +
    trees.join('')
  )
}
