import { blossom, blossomPaint, bud } from '#demo/art/blossom.ts'
import type { Frame } from '#demo/art/frame.ts'
import { backdrop, bokeh, composition } from '#demo/art/frame.ts'
import type { Point } from '#demo/art/svg.ts'
import { num, openCurve, radial } from '#demo/art/svg.ts'
import { darkTone, lightTone, mix } from '#demo/art/tone.ts'

/** Apricot blossom, after which the product is named: a bough, flowers, buds, petals in the wind. */
export function drawPetals(frame: Frame): string {
  const { width, height, random, id } = frame
  const tone = composition(frame, [true, false]) ? lightTone(frame) : darkTone(frame)
  const fromLeft = random.chance(0.5)
  const fromTop = random.chance(0.5)
  const x = (share: number) => (fromLeft ? share : 1 - share) * width
  const y = (share: number) => (fromTop ? share : 1 - share) * height
  const bough: Point[] = [
    { x: x(-0.05), y: y(random.between(0.1, 0.3)) },
    { x: x(0.2), y: y(random.between(0.22, 0.38)) },
    { x: x(0.42), y: y(random.between(0.42, 0.56)) },
    { x: x(0.66), y: y(random.between(0.4, 0.56)) },
    { x: x(0.88), y: y(random.between(0.6, 0.8)) },
  ]
  const twigs = [1, 2, 3].map((i) => {
    const root = bough[i]!
    const up = i % 2 === 0 ? -1 : 1
    const dx = (fromLeft ? 1 : -1) * random.between(90, 190)
    return [
      root,
      { x: root.x + dx * 0.5, y: root.y + up * random.between(50, 90) },
      { x: root.x + dx, y: root.y + up * random.between(110, 190) },
    ]
  })
  const bark = mix(tone.line, '#3a2018', 0.72)
  const wood = (points: readonly Point[], size: number) =>
    `<path d="${openCurve(points)}" fill="none" stroke="${bark}" stroke-width="${size}" stroke-linecap="round"/>` +
    `<path d="${openCurve(points)}" fill="none" stroke="${mix(bark, '#ffffff', 0.3)}" stroke-width="${num(size * 0.25)}" stroke-linecap="round" transform="translate(-2 -4)"/>`
  const rosy = random.pick(['#f7a8b8', '#f4b6a6', '#f0a0c0'])
  const spots: Point[] = [...bough.slice(1), ...twigs.flatMap((twig) => twig.slice(1))]
  const flowers = random
    .shuffle(spots)
    .map((spot, i) => {
      const size = i < 4 ? random.between(70, 105) : random.between(34, 62)
      const place = { x: spot.x + random.between(-24, 24), y: spot.y + random.between(-24, 24) }
      return i % 4 === 3
        ? bud(frame, place, size * 0.5, random.int(0, 360))
        : blossom(frame, place, size, random.int(0, 72))
    })
    .join('')
  const moon = radial(id('moon'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, '#ffffff', 0.75],
    [0.55, tone.glow, 0.35],
    [1, tone.glow, 0],
  ])
  const drift = Array.from({ length: 9 }, () => {
    const size = random.between(9, 22)
    return `<path d="M0 0C${num(size)} ${num(-size)} ${num(size * 2)} 0 ${num(size * 1.6)} ${num(size)}C${num(size)} ${num(size * 1.2)} 0 ${num(size * 0.8)} 0 0Z" transform="translate(${num(random.between(0, width))} ${num(random.between(0, height))}) rotate(${random.int(0, 360)})"/>`
  })
  return (
    `${backdrop(frame, tone)}<defs>${moon}${blossomPaint(frame, rosy)}</defs>` +
    `<circle cx="${num(x(0.7))}" cy="${num(y(0.22))}" r="${num(height * 0.36)}" fill="url(#${id('moon')})"/>${bokeh(frame, mix(rosy, '#ffffff', 0.4), 12, 64)}` +
    `${twigs.map((twig) => wood(twig, 8)).join('')}${wood(bough, 19)}${flowers}<g fill="${mix(rosy, '#ffffff', 0.45)}" fill-opacity="0.85">${drift.join('')}</g>`
  )
}
