import path from 'node:path'
import { openSync } from 'fontkit'
import type { Font } from 'fontkit'
import { places } from '#kernel/places.ts'

export const fontFile = path.join(places.fonts, 'noto-sans-sc-regular.ttf')

let opened: Font | undefined

/** The same glyphs for PDF and picture, independent of installed fonts. */
const font = (): Font => (opened ??= openSync(fontFile))

export const hasGlyph = (codePoint: number): boolean => font().hasGlyphForCodePoint(codePoint)

export const widthOf = (text: string, size: number): number =>
  (font().layout(text).advanceWidth * size) / font().unitsPerEm

type Outlined = { text: string; x: number; baseline: number; size: number; colour: string; weight?: number }

/** A line of text as outlines, so that the picture does not depend on installed fonts. */
export function outlineText({ text, x, baseline, size, colour, weight = 0 }: Outlined): string {
  const { glyphs, positions } = font().layout(text)
  const scale = size / font().unitsPerEm
  let at = 0
  const drawn = glyphs.map((glyph, place) => {
    const outline = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`
    at += positions[place]!.xAdvance
    return outline
  })
  const line = weight > 0 ? ` stroke="${colour}" stroke-width="${weight / scale}"` : ''
  return `<g fill="${colour}"${line} transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}
