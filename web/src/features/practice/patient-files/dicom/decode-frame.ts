import { decodeRle } from '#contract/wire/dicom-rle.ts'
import type { DicomImage } from './read-dicom.ts'

/** A frame that can be drawn: grey values, to which a window applies, or colours as they are. */
export type Frame = { width: number; height: number } & (
  | { is: 'grey'; values: Float32Array; least: number; most: number }
  | { is: 'colour'; rgba: Uint8ClampedArray<ArrayBuffer> }
)

/** Decodes a JPEG to RGBA; the browser does it. */
export type DecodeJpeg = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8ClampedArray>

export async function decodeFrame(image: DicomImage, index: number, decodeJpeg: DecodeJpeg): Promise<Frame> {
  const size = { width: image.columns, height: image.rows }
  const bytes = image.frame(index)
  if (image.encoding === 'jpeg') return frameOfJpeg(image, await decodeJpeg(bytes))
  const plain =
    image.encoding === 'rle'
      ? decodeRle(bytes, {
          pixels: image.rows * image.columns,
          samples: image.samples,
          bytesPerSample: image.bitsAllocated / 8,
        })
      : bytes
  if (image.samples === 3)
    return {
      ...size,
      is: 'colour',
      rgba: colours(image, plain, image.isPlanar && image.encoding === 'plain'),
    }
  const stored = storedValues(image, plain)
  return image.palette
    ? { ...size, is: 'colour', rgba: palettized(image.palette, stored) }
    : greyOf(image, stored)
}

/** The browser gives three equal colours for a grey JPEG. */
function frameOfJpeg(image: DicomImage, rgba: Uint8ClampedArray): Frame {
  if (image.samples === 3)
    return { width: image.columns, height: image.rows, is: 'colour', rgba: Uint8ClampedArray.from(rgba) }
  return greyOf(
    image,
    Int32Array.from({ length: rgba.length / 4 }, (_, at) => rgba[at * 4]!),
  )
}

/** The numbers of a grey frame as they are stored: the bits that count, with their sign. */
function storedValues(image: DicomImage, bytes: Uint8Array): Int32Array {
  const { bitsAllocated, bitsStored, highBit, isSigned, isBigEndian } = image
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const values = new Int32Array(image.rows * image.columns)
  const below = highBit + 1 - bitsStored
  const unused = 32 - bitsStored
  for (let at = 0; at < values.length; at++) {
    const raw = bitsAllocated === 8 ? bytes[at]! : view.getUint16(at * 2, !isBigEndian)
    const moved = (raw >> below) << unused
    values[at] = isSigned ? moved >> unused : moved >>> unused
  }
  return values
}

/** Values in the unit of the modality, such as Hounsfield. The lightest number of MONOCHROME1 is white. */
function greyOf(image: DicomImage, stored: Int32Array): Frame {
  const { slope, intercept } = image
  const values = new Float32Array(stored.length)
  let least = Infinity
  let most = -Infinity
  for (let at = 0; at < stored.length; at++) {
    const value = stored[at]! * slope + intercept
    values[at] = value
    if (value < least) least = value
    if (value > most) most = value
  }
  return { width: image.columns, height: image.rows, is: 'grey', values, least, most }
}

function colours(image: DicomImage, bytes: Uint8Array, isPlanar: boolean): Uint8ClampedArray<ArrayBuffer> {
  const pixels = image.rows * image.columns
  const step = image.bitsAllocated / 8
  // Of 16 bits the upper eight are shown.
  const byteAt = (sample: number) => bytes[sample * step + step - 1] ?? 0
  const isLuminance = image.photometric.startsWith('YBR')
  const rgba = new Uint8ClampedArray(pixels * 4)
  for (let at = 0; at < pixels; at++) {
    const [first, apart] = isPlanar ? [at, pixels] : [at * 3, 1]
    const [a, b, c] = [byteAt(first), byteAt(first + apart), byteAt(first + 2 * apart)]
    rgba.set(isLuminance ? rgbOf(a, b - 128, c - 128) : [a, b, c], at * 4)
    rgba[at * 4 + 3] = 255
  }
  return rgba
}

const rgbOf = (y: number, cb: number, cr: number) => [
  y + 1.402 * cr,
  y - 0.344_136 * cb - 0.714_136 * cr,
  y + 1.772 * cb,
]

function palettized(
  { first, red, green, blue }: NonNullable<DicomImage['palette']>,
  stored: Int32Array,
): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(stored.length * 4)
  for (let at = 0; at < stored.length; at++) {
    const index = Math.min(Math.max(stored[at]! - first, 0), red.length - 1)
    rgba.set([red[index]!, green[index]!, blue[index]!, 255], at * 4)
  }
  return rgba
}
