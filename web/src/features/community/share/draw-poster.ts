import { encode } from 'uqr'
import { pictureAddress } from './share-address.ts'
import type { ShareItem } from './state.ts'
import { wrapWords } from './wrap-words.ts'

/** What stands on a poster besides the thing itself. */
type PosterWords = {
  kind: string
  brand: string
  claim: string
  scan: string
  /** Who recommends it; empty for a visitor. */
  sharer: string
}

const posterWidth = 750

const edge = 36
const inside = 44
const card = posterWidth - 2 * edge
const column = card - 2 * inside
const codeSize = 200
const fonts =
  "-apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans SC', 'Microsoft YaHei', sans-serif"

const colours = {
  desk: ['#0a6c74', '#0f8084'],
  card: '#ffffff',
  text: '#14201f',
  soft: '#52605f',
  line: '#dfe6e6',
  accent: '#0a6c74',
  accentSoft: '#e1f0f1',
} as const

const portraits = new Set(['doctor', 'company', 'product', 'college'])

/** A poster of one thing, as a PNG in a data address: what chat apps let people save by a long press. */
export async function drawPoster(item: ShareItem, address: string, words: PosterWords): Promise<string> {
  const [cover, brand] = await Promise.all([loadPicture(item.image), loadPicture('/icon-192.png')])
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser does not draw')

  const isPortrait = portraits.has(item.itemType)
  const coverHeight = isPortrait ? 340 : Math.round((card * 9) / 16)
  const title = linesOf(pen, item.title, `600 42px ${fonts}`, 3)
  const note = linesOf(pen, item.description, `28px ${fonts}`, 2)
  const titleTop = edge + coverHeight + 104
  const noteTop = titleTop + title.length * 58 + (note.length > 0 ? 12 : 0)
  const footTop = noteTop + note.length * 42 + 32
  canvas.width = posterWidth
  canvas.height = footTop + 36 + codeSize + 40 + edge

  drawDesk(pen, canvas.height)
  if (isPortrait) drawPortrait(pen, cover, coverHeight, item.itemType === 'doctor')
  else drawCover(pen, cover, coverHeight)
  drawPill(pen, words.kind, edge + coverHeight + 36)
  drawLines(pen, title, titleTop, 58, colours.text, `600 42px ${fonts}`)
  drawLines(pen, note, noteTop, 42, colours.soft, `28px ${fonts}`)
  drawFoot(pen, footTop, brand, words)
  drawCode(pen, address, posterWidth - edge - inside - codeSize, footTop + 36)
  return canvas.toDataURL('image/png')
}

type Pen = CanvasRenderingContext2D

function linesOf(pen: Pen, text: string, font: string, most: number): string[] {
  pen.font = font
  return wrapWords(text, (line) => pen.measureText(line).width <= column, most)
}

function drawDesk(pen: Pen, height: number) {
  const fill = pen.createLinearGradient(0, 0, posterWidth, height)
  fill.addColorStop(0, colours.desk[0])
  fill.addColorStop(1, colours.desk[1])
  pen.fillStyle = fill
  pen.fillRect(0, 0, posterWidth, height)
  pen.fillStyle = colours.card
  pen.beginPath()
  pen.roundRect(edge, edge, card, height - 2 * edge, 28)
  pen.fill()
}

function drawCover(pen: Pen, cover: HTMLImageElement | undefined, height: number) {
  pen.save()
  pen.beginPath()
  pen.roundRect(edge, edge, card, height, [28, 28, 0, 0])
  pen.clip()
  if (cover) drawFilling(pen, cover, edge, edge, card, height)
  else fillSoft(pen, height)
  pen.restore()
}

/** People in a circle, things whole in a square, on a soft band. */
function drawPortrait(pen: Pen, picture: HTMLImageElement | undefined, height: number, isPerson: boolean) {
  pen.save()
  pen.beginPath()
  pen.roundRect(edge, edge, card, height, [28, 28, 0, 0])
  pen.clip()
  fillSoft(pen, height)
  pen.restore()
  if (!picture) return
  const size = 248
  const x = (posterWidth - size) / 2
  const y = edge + (height - size) / 2
  pen.save()
  pen.beginPath()
  pen.roundRect(x - 6, y - 6, size + 12, size + 12, isPerson ? size : 32)
  pen.fillStyle = colours.card
  pen.fill()
  pen.beginPath()
  pen.roundRect(x, y, size, size, isPerson ? size / 2 : 26)
  pen.clip()
  drawFilling(pen, picture, x, y, size, size)
  pen.restore()
}

function fillSoft(pen: Pen, height: number) {
  const fill = pen.createLinearGradient(0, edge, 0, edge + height)
  fill.addColorStop(0, '#cfe6e7')
  fill.addColorStop(1, colours.accentSoft)
  pen.fillStyle = fill
  pen.fillRect(edge, edge, card, height)
}

/** Fills the place and cuts what stands over. */
function drawFilling(
  pen: Pen,
  picture: HTMLImageElement,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const cutWidth = width / scale
  const cutHeight = height / scale
  const left = (picture.naturalWidth - cutWidth) / 2
  const top = (picture.naturalHeight - cutHeight) / 2
  pen.drawImage(picture, left, top, cutWidth, cutHeight, x, y, width, height)
}

function drawPill(pen: Pen, word: string, top: number) {
  pen.font = `500 24px ${fonts}`
  pen.beginPath()
  pen.roundRect(edge + inside, top, pen.measureText(word).width + 36, 44, 22)
  pen.fillStyle = colours.accentSoft
  pen.fill()
  pen.fillStyle = colours.accent
  pen.textBaseline = 'middle'
  pen.fillText(word, edge + inside + 18, top + 23)
}

function drawLines(pen: Pen, lines: string[], top: number, height: number, colour: string, font: string) {
  pen.font = font
  pen.fillStyle = colour
  pen.textBaseline = 'middle'
  lines.forEach((line, at) => pen.fillText(line, edge + inside, top + (at + 0.5) * height))
}

function drawFoot(pen: Pen, top: number, brand: HTMLImageElement | undefined, words: PosterWords) {
  const left = edge + inside
  pen.fillStyle = colours.line
  pen.fillRect(left, top, column, 2)
  const middle = top + 36 + codeSize / 2
  const room = column - codeSize - 32
  const markTop = middle - (words.sharer ? 88 : 62)
  if (brand) pen.drawImage(brand, left, markTop, 64, 64)
  pen.textBaseline = 'middle'
  pen.fillStyle = colours.text
  pen.font = `600 32px ${fonts}`
  pen.fillText(words.brand, left + 80, markTop + 18, room - 80)
  pen.fillStyle = colours.soft
  pen.font = `24px ${fonts}`
  pen.fillText(words.claim, left + 80, markTop + 52, room - 80)
  pen.font = `26px ${fonts}`
  if (words.sharer) {
    pen.fillStyle = colours.accent
    pen.fillText(words.sharer, left, markTop + 108, room)
    pen.fillStyle = colours.soft
  }
  pen.fillText(words.scan, left, markTop + (words.sharer ? 152 : 112), room)
}

function drawCode(pen: Pen, address: string, left: number, top: number) {
  const code = encode(address, { ecc: 'M', border: 0 })
  // Whole pixels: half ones blur and do not scan.
  const module = Math.max(1, Math.floor(codeSize / code.size))
  const right = codeSize - module * code.size
  const above = Math.floor(right / 2)
  pen.fillStyle = colours.text
  code.data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + right + x * module, top + above + y * module, module, module)
    }),
  )
}

/** A picture that does not come leaves its place empty rather than the poster undrawn. */
async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  if (address === '') return undefined
  const picture = new Image()
  // Pictures of a storage elsewhere would otherwise lock the canvas.
  picture.crossOrigin = 'anonymous'
  picture.src = pictureAddress(address)
  try {
    await picture.decode()
    return picture.naturalWidth > 0 ? picture : undefined
  } catch {
    return undefined
  }
}
