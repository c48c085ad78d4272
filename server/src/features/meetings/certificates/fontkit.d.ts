// The library has no types; this is what of it is used.

declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[]
      positions: { xAdvance: number }[]
      advanceWidth: number
    }
  }

  export function openSync(file: string): Font
}
