import path from 'node:path'
import PdfPaper from 'pdfkit'

export const fontFile = path.resolve(import.meta.dirname, '../../../../assets/fonts/noto-sans-sc-regular.ttf')

type Outline = { path: { toSVG(): string } }
type Run = { glyphs: Outline[]; positions: { xAdvance: number }[]; advanceWidth: number }
/** What pdfkit opens a font as; it keeps it under a name of its own. */
type OpenFont = { unitsPerEm: number; layout(text: string): Run }

let opened: OpenFont | undefined

/** The same letters for paper and picture, whatever fonts the machine has. */
function font(): OpenFont {
  if (opened) return opened
  const document = new PdfPaper({ autoFirstPage: false }).font(fontFile)
  opened = (Reflect.get(document, '_font') as { font: OpenFont }).font
  return opened
}

export const widthOf = (text: string, size: number): number =>
  (font().layout(text).advanceWidth * size) / font().unitsPerEm

/** A line of text as outlines, for a drawing that must not depend on installed fonts. */
export function outlineText(text: string, x: number, baseline: number, size: number, colour: string): string {
  const { glyphs, positions } = font().layout(text)
  const scale = size / font().unitsPerEm
  let at = 0
  const drawn = glyphs.map((glyph, place) => {
    const outline = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`
    at += positions[place]!.xAdvance
    return outline
  })
  return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}
