import { decodeRle } from '#contract/wire/dicom-rle.ts'
import type { CompressedEncoding } from './decode-compressed.ts'
import { DicomUnreadable } from './read-dicom.ts'
import type { DicomImage } from './read-dicom.ts'
import type { Samples } from './samples.ts'

/** A frame that can be drawn: grey values, to which a window applies, or colours as they are. */
export type Frame = { width: number; height: number } & (
  | { is: 'grey'; values: Float32Array; least: number; most: number }
  | { is: 'colour'; rgba: Uint8ClampedArray<ArrayBuffer> }
)

export type Decoders = {
  /** Decodes a JPEG to RGBA; the browser does it. */
  jpeg: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8ClampedArray>
  compressed: (encoding: CompressedEncoding, bytes: Uint8Array<ArrayBuffer>) => Promise<Samples>
}

export async function decodeFrame(image: DicomImage, index: number, decoders: Decoders): Promise<Frame> {
  const size = { width: image.columns, height: image.rows }
  const bytes = image.frame(index)
  if (image.encoding === 'jpeg') return frameOfJpeg(image, await decoders.jpeg(bytes))
  const { bytes: plain, isPlanar } = await samplesOf(image, bytes, decoders)
  if (image.samples === 3) return { ...size, is: 'colour', rgba: colours(image, plain, isPlanar) }
  const stored = storedValues(image, plain)
  return image.palette
    ? { ...size, is: 'colour', rgba: palettized(image.palette, stored) }
    : greyOf(image, stored)
}

async function samplesOf(
  image: DicomImage,
  bytes: Uint8Array<ArrayBuffer>,
  decoders: Decoders,
): Promise<Pick<Samples, 'bytes' | 'isPlanar'>> {
  const { encoding, isPlanar, samples } = image
  const bytesPerSample = image.bitsAllocated / 8
  const pixels = image.rows * image.columns
  if (encoding === 'plain' || encoding === 'jpeg') return { bytes, isPlanar }
  if (encoding === 'rle')
    return { bytes: decodeRle(bytes, { pixels, samples, bytesPerSample }), isPlanar: false }
  const decoded = await decoders.compressed(encoding, bytes)
  const isWhole = decoded.bytes.length === pixels * samples * decoded.bytesPerSample
  if (!isWhole || decoded.bytesPerSample > bytesPerSample) throw new DicomUnreadable('damaged')
  // Eight bits may have been allocated sixteen.
  const isAsAllocated = decoded.bytesPerSample === bytesPerSample
  return {
    bytes: isAsAllocated ? decoded.bytes : new Uint8Array(Uint16Array.from(decoded.bytes).buffer),
    isPlanar: decoded.isPlanar,
  }
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
  // JPEG 2000 transforms colours as part of its encoding.
  const isLuminance = image.photometric.startsWith('YBR') && image.encoding !== 'jpeg2000'
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
