import path from 'node:path'
import { openSync } from 'fontkit'
import sharp from 'sharp'
import { places } from '#kernel/places.ts'
import type { Box } from '#kernel/files/find-identity.ts'

/** What is written on clinical pictures to say whose they are. */
const writings = [
  '姓名：沈清和',
  '住院号 0073412',
  'SHEN QINGHE',
  'ID: 110101195103041234',
  '出生日期 1951-03-04',
  '电话 13712349876',
  '沈清和 女 74岁',
  'Name: Zhao Min  F  058Y',
  '影像号 CT20261103017',
  '江城大学附属第一医院',
  'DOB 1968/07/21',
  '赵敏',
]

export const pictureSize = { width: 640, height: 480 }
const { width, height } = pictureSize

const font = openSync(path.join(places.fonts, 'noto-sans-sc-regular.ttf'))

export type PlantedText = { kind: string; outline: string }
export type Place = { text: string; size: number; angle: number; x: number; y: number }

/** The outlines of a text, so that what is drawn does not depend on the fonts of the machine. */
export function outlineOf({ text, size, angle, x, y }: Place): string {
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  let pen = 0
  const glyphs = run.glyphs.map((glyph, at) => {
    const drawn = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`
    pen += run.positions[at]!.xAdvance
    return drawn
  })
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}

const grounds = {
  black: '<rect width="100%" height="100%" fill="#050505"/>',
  lungs:
    '<rect width="100%" height="100%" fill="#777"/><ellipse cx="210" cy="240" rx="130" ry="200" fill="#1b1b1b"/><ellipse cx="430" cy="240" rx="130" ry="200" fill="#222"/>',
  tissue:
    '<defs><radialGradient id="g"><stop offset="0" stop-color="#d98a72"/><stop offset="1" stop-color="#5b1f1a"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>',
  paper: '<rect width="100%" height="100%" fill="#f4f1e8"/>',
} as const
type Ground = keyof typeof grounds

/** How bright letters are on a ground: as machines write them, as pens do, and hardly to be seen. */
const inks: Record<Ground, { clear: string; faint: string }> = {
  black: { clear: '#f0f0f0', faint: '#4a4a4a' },
  lungs: { clear: '#ffffff', faint: '#a5a5a5' },
  tissue: { clear: '#ffff66', faint: '#e8b09a' },
  paper: { clear: '#202020', faint: '#b9b2a0' },
}
const sizes = [11, 13, 16, 20, 26, 36]
const angles = [0, 0, 0, -4, 7, -15, 20]

const textsEach = 12

export type PlantedPicture = { file: Buffer; texts: PlantedText[] }

/** Pictures with twelve texts each, of which every size, angle, ground and brightness has its turn. */
export async function drawPlantedTexts(pictures: number): Promise<PlantedPicture[]> {
  const drawn: PlantedPicture[] = []
  for (let picture = 0; picture < pictures; picture++) {
    const ground = (Object.keys(grounds) as Ground[])[picture % 4]!
    const texts: PlantedText[] = []
    let svg = ''
    for (let line = 0; line < textsEach; line++) {
      const at = picture * textsEach + line
      const size = sizes[at % sizes.length]!
      const angle = angles[at % angles.length]!
      const brightness = at % 5 === 4 ? 'faint' : 'clear'
      const place = { x: 14 + (line % 2) * 318 + (at % 3) * 4, y: 50 + Math.floor(line / 2) * 76 }
      const text = writings[at % writings.length]!
      const widest = 290 / (text.length * 0.62)
      const outline = outlineOf({ text, size: Math.min(size, widest), angle, ...place })
      svg += `<g fill="${inks[ground][brightness]}">${outline}</g>`
      texts.push({ kind: `${size} px, ${angle}°, ${brightness} on ${ground}`, outline })
    }
    const file = await sharp(Buffer.from(wrap(grounds[ground] + svg)))
      .jpeg({ quality: 88 })
      .toBuffer()
    drawn.push({ file, texts })
  }
  return drawn
}

const wrap = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`

/** How much of the ink of a text the boxes cover. */
export async function coverageOf({ outline }: PlantedText, boxes: Box[]): Promise<number> {
  const ink = await sharp(Buffer.from(wrap(outline)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer()
  let [all, covered] = [0, 0]
  for (let at = 0; at < ink.length; at++) {
    if (ink[at]! < 128) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    all++
    if (boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height))
      covered++
  }
  return all === 0 ? 0 : covered / all
}
