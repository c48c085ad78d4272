import { colours, seal, sheet } from './certificate-layout.ts'
import type { CertificateRow } from './certificates.queries.ts'

/** An outline as an SVG path: filled, or drawn with a line of a width. */
export type Shape = { path: string; colour: string; width?: number }

type Place = { x: number; y: number; radius: number }

const circle = ({ x, y, radius }: Place) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** An apricot blossom: five petals around a centre. */
function blossom({ x, y, radius }: Place): string {
  const petals = [0, 1, 2, 3, 4].map((at) => {
    const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2
    const place = { x: x + Math.cos(angle) * radius * 0.56, y: y + Math.sin(angle) * radius * 0.56 }
    return circle({ x: round(place.x), y: round(place.y), radius: round(radius * 0.42) })
  })
  return petals.join('')
}

const round = (value: number) => Math.round(value * 100) / 100

const frame = (inset: number) =>
  `M${inset} ${inset}h${sheet.width - 2 * inset}v${sheet.height - 2 * inset}h${2 * inset - sheet.width}z`

const sealShapes: Shape[] = [
  { path: circle(seal), colour: colours.red, width: 2.5 },
  { path: circle({ ...seal, radius: seal.radius - 5 }), colour: colours.red, width: 0.75 },
  { path: blossom({ ...seal, y: seal.y - 19, radius: 14 }), colour: colours.red },
  { path: circle({ ...seal, y: seal.y - 19, radius: 3.5 }), colour: '#ffffff' },
]

/** What is drawn below the words. A revoked certificate has no seal. */
export function shapesOf({ look, revoked_at }: CertificateRow): Shape[] {
  const colour = look?.accent ?? colours.accent
  const middle = sheet.width / 2
  return [
    { path: blossom({ x: middle, y: 430, radius: 215 }), colour: colours.watermark },
    { path: circle({ x: middle, y: 430, radius: 46 }), colour: '#ffffff' },
    { path: frame(22), colour, width: 5 },
    { path: frame(32), colour, width: 1 },
    ...(look?.logo
      ? []
      : [
          { path: blossom({ x: middle, y: 86, radius: 20 }), colour },
          { path: circle({ x: middle, y: 86, radius: 5 }), colour: '#ffffff' },
        ]),
    { path: `M${middle - 44} 256h88`, colour, width: 1.5 },
    ...(revoked_at || look?.seal ? [] : sealShapes),
  ]
}
