import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { uploadLimits } from '#contract/wire/uploads.ts'
import { createWorkQueue } from './work-queue.ts'

export type PictureFormat = 'jpg' | 'png' | 'webp'

export const pictureMimes: Record<PictureFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

// Two pictures at a time, each on one thread, leave the server its breath; nothing is decoded twice.
sharp.concurrency(1)
sharp.cache(false)
const queue = createWorkQueue(2, 32)

const decodeSeconds = 30
const svgDensity = 72
const highestDensity = 1200

const formats: Record<string, PictureFormat> = { jpeg: 'jpg', png: 'png', webp: 'webp' }

/** What the first bytes of a picture claim, without decoding it; undefined when they make no sense. */
export async function readPictureHead(
  file: string,
): Promise<{ format: PictureFormat | undefined; width: number; height: number } | undefined> {
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return width > 0 && height > 0 ? { format: formats[format], width, height } : undefined
  } catch {
    return undefined
  }
}

/**
 * Rewrites the picture: upright, in sRGB, without place, camera, comments or anything else that was hidden
 * in the file. Rejects when the pixels cannot be decoded.
 */
export const redrawPicture = (
  source: string,
  format: PictureFormat,
  target: string,
): Promise<{ size: number }> =>
  queue.run(() => {
    const picture = sharp(source, {
      limitInputPixels: uploadLimits.picturePixels,
      failOn: 'error',
    }).autoOrient()
    return encode(picture, format, 90).timeout({ seconds: decodeSeconds }).toFile(target)
  })

/**
 * A smaller version of a picture, never a larger one; a drawing has no size of its own and always fills `width`.
 * The picture is read when its turn has come, so that those in the line hold no memory.
 */
export const shrinkPicture = (
  read: () => Promise<Buffer>,
  options: { width: number; format: PictureFormat; isDrawing: boolean },
): Promise<Buffer> =>
  queue.run(async () => {
    const { width, format, isDrawing } = options
    const source = await read()
    const limitInputPixels = uploadLimits.picturePixels
    const density = isDrawing ? await densityFor(source, width) : undefined
    const picture = sharp(source, { limitInputPixels, density }).resize({
      width,
      withoutEnlargement: !isDrawing,
    })
    return encode(picture, format, 78).timeout({ seconds: decodeSeconds }).toBuffer()
  })

/** A picture with a drawing laid over it, of the same size. What was transparent is white: nothing stays behind it. */
export const coverPicture = (source: Buffer, drawing: Buffer, format: PictureFormat): Promise<Buffer> =>
  queue.run(() => {
    const picture = sharp(source, { limitInputPixels: uploadLimits.picturePixels, failOn: 'error' }).flatten({
      background: '#fff',
    })
    return encode(picture.composite([{ input: drawing }]), format, 90)
      .timeout({ seconds: decodeSeconds })
      .toBuffer()
  })

/** The density at which a drawing comes out about as wide as it is wanted, so that its lines stay sharp. */
async function densityFor(source: Buffer, width: number): Promise<number> {
  const drawn = await sharp(source, { density: svgDensity }).metadata()
  return Math.min(Math.max(Math.ceil((svgDensity * width) / drawn.width), 1), highestDensity)
}

function encode(picture: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'jpg') return picture.jpeg({ quality })
  return format === 'webp' ? picture.webp({ quality }) : picture.png()
}
