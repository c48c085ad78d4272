import sharp from 'sharp'
import { height, width } from './picture.ts'

/** A drawing with a transparent ground, to lay over a picture. */
export async function overlay(svg: string): Promise<(pixels: Uint8Array) => void> {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Noto Sans CJK SC">${svg}</svg>`
  const layer = await sharp(Buffer.from(image)).ensureAlpha().raw().toBuffer()
  const covered: number[] = []
  for (let at = 0; at < width * height; at++) if (layer[at * 4 + 3]! > 0) covered.push(at)
  return (pixels) => {
    for (const at of covered) {
      const share = layer[at * 4 + 3]! / 255
      for (let color = 0; color < 3; color++) {
        const below = pixels[at * 3 + color]!
        pixels[at * 3 + color] = below + (layer[at * 4 + color]! - below) * share
      }
    }
  }
}
