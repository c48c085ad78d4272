import { createJPEGBasicOffsetTable, parseDicom, readEncapsulatedImageFrame } from 'dicom-parser'
import type { DataSet, Element } from 'dicom-parser'
import { dicomSyntaxes, dicomTags } from '#contract/wire/dicom-file.ts'
import { readIdentity } from './identity.ts'
import type { DicomIdentity } from './identity.ts'
import type { CompressedEncoding } from './decode-compressed.ts'

/** What a viewer cannot show, and why. */
export class DicomUnreadable extends Error {
  override readonly name = 'DicomUnreadable'
  readonly reason: 'damaged' | 'noPixels' | 'syntax'
  /** The name of a syntax that is not decoded here. */
  readonly syntax: string
  constructor(reason: DicomUnreadable['reason'], syntax = '') {
    super(`${reason} ${syntax}`)
    this.reason = reason
    this.syntax = syntax
  }
}

export type Window = { center: number; width: number }

/** What a file says of its pixels. */
export type DicomImage = {
  identity: DicomIdentity
  modality: string
  rows: number
  columns: number
  frames: number
  samples: number
  photometric: string
  /** Whether the samples of a colour are in planes, one after the other. */
  isPlanar: boolean
  bitsAllocated: number
  bitsStored: number
  highBit: number
  isSigned: boolean
  isBigEndian: boolean
  slope: number
  intercept: number
  /** The windows that the file suggests. */
  windows: Window[]
  /** In millimetres: between rows, and between columns. */
  spacing: { row: number; column: number } | undefined
  encoding: 'plain' | 'jpeg' | 'rle' | CompressedEncoding
  palette: Palette | undefined
  /** The bytes of one frame, still encoded. */
  frame(index: number): Uint8Array<ArrayBuffer>
}

/** Colours by index, 8 bits each; the first index may be above 0. */
export type Palette = { first: number; red: Uint8Array; green: Uint8Array; blue: Uint8Array }

const encodings: Record<string, DicomImage['encoding']> = {
  [dicomSyntaxes.implicitLittle]: 'plain',
  [dicomSyntaxes.explicitLittle]: 'plain',
  [dicomSyntaxes.explicitBig]: 'plain',
  [dicomSyntaxes.jpegBaseline]: 'jpeg',
  [dicomSyntaxes.rle]: 'rle',
  [dicomSyntaxes.jpegLossless]: 'jpegLossless',
  [dicomSyntaxes.jpegLosslessFirst]: 'jpegLossless',
  [dicomSyntaxes.jpegLsLossless]: 'jpegLs',
  [dicomSyntaxes.jpegLs]: 'jpegLs',
  [dicomSyntaxes.jpeg2000Lossless]: 'jpeg2000',
  [dicomSyntaxes.jpeg2000]: 'jpeg2000',
}

/** Those that hospitals use and that are not decoded here. */
const otherSyntaxes: Record<string, string> = {
  '1.2.840.10008.1.2.1.99': 'Deflated Explicit VR',
  '1.2.840.10008.1.2.4.51': 'JPEG Extended',
  '1.2.840.10008.1.2.4.201': 'HTJ2K Lossless',
  '1.2.840.10008.1.2.4.203': 'HTJ2K',
}

/** Larger frames would take more memory than a phone has. */
const mostPixels = 64_000_000

export function readDicom(bytes: Uint8Array<ArrayBuffer>): DicomImage {
  const file = parse(bytes)
  const syntax = file.string(dicomTags.transferSyntax) ?? dicomSyntaxes.implicitLittle
  const encoding = encodings[syntax]
  if (!encoding) throw new DicomUnreadable('syntax', otherSyntaxes[syntax] ?? syntax)
  const pixels = file.elements[dicomTags.pixels]
  const number = (tag: string) => file.uint16(tag)
  const rows = number(dicomTags.rows) ?? 0
  const columns = number(dicomTags.columns) ?? 0
  if (!pixels || rows * columns === 0) throw new DicomUnreadable('noPixels')
  const samples = number(dicomTags.samples) ?? 1
  const bitsAllocated = number(dicomTags.bitsAllocated) ?? 8
  const isShown = (samples === 1 || samples === 3) && (bitsAllocated === 8 || bitsAllocated === 16)
  if (!isShown || rows * columns > mostPixels)
    throw new DicomUnreadable('syntax', `${bitsAllocated} bit × ${samples}`)
  const frames = Math.max(1, file.intString(dicomTags.frames) ?? 1)
  const bitsStored = number(dicomTags.bitsStored) ?? bitsAllocated
  const photometric = file.string(dicomTags.photometric) ?? 'MONOCHROME2'
  if (encoding === 'plain' && photometric === 'YBR_FULL_422') throw new DicomUnreadable('syntax', photometric)
  return {
    identity: readIdentity(file),
    modality: file.string(dicomTags.modality) ?? '',
    rows,
    columns,
    frames,
    samples,
    photometric,
    isPlanar: number(dicomTags.planar) === 1,
    bitsAllocated,
    bitsStored,
    highBit: number(dicomTags.highBit) ?? bitsStored - 1,
    isSigned: number(dicomTags.isSigned) === 1,
    isBigEndian: syntax === dicomSyntaxes.explicitBig,
    slope: find(file, dicomTags.slope)?.floatString(dicomTags.slope) ?? 1,
    intercept: find(file, dicomTags.intercept)?.floatString(dicomTags.intercept) ?? 0,
    windows: windowsOf(file),
    spacing: spacingOf(file),
    encoding,
    palette: photometric === 'PALETTE COLOR' ? paletteOf(file) : undefined,
    frame:
      encoding === 'plain'
        ? (index) =>
            plainFrame(bytes, pixels, { index, size: (rows * columns * samples * bitsAllocated) / 8 })
        : (index) => encapsulatedFrame(file, pixels, { index, frames }),
  }
}

function parse(bytes: Uint8Array<ArrayBuffer>): DataSet {
  const isDeflated = (error: unknown) => String(error).includes('inflater')
  try {
    return parseDicom(bytes)
  } catch (error) {
    throw isDeflated(error)
      ? new DicomUnreadable('syntax', otherSyntaxes['1.2.840.10008.1.2.1.99'])
      : new DicomUnreadable('damaged')
  }
}

function plainFrame(
  bytes: Uint8Array<ArrayBuffer>,
  pixels: Element,
  { index, size }: { index: number; size: number },
) {
  const begin = pixels.dataOffset + index * size
  const frame = bytes.subarray(begin, begin + size)
  if (frame.length < size) throw new DicomUnreadable('damaged')
  return frame
}

function encapsulatedFrame(
  file: DataSet,
  pixels: Element,
  { index, frames }: { index: number; frames: number },
): Uint8Array<ArrayBuffer> {
  const fragments = pixels.fragments ?? []
  const given = pixels.basicOffsetTable ?? []
  try {
    const offsets =
      given.length > 0
        ? given
        : fragments.length === frames
          ? fragments.map(({ offset }) => offset)
          : undefined
    const table = offsets ?? (frames === 1 ? [0] : createJPEGBasicOffsetTable(file, pixels))
    return readEncapsulatedImageFrame(file, pixels, index, table) as Uint8Array<ArrayBuffer>
  } catch {
    throw new DicomUnreadable('damaged')
  }
}

/** Enhanced files keep what concerns all frames in groups, in a sequence of sequences. */
const sharedGroups = 'x52009229'
const frameGroups = 'x52009230'

/** The data set that has this element: the file itself, or a group of its frames. */
function find(file: DataSet, tag: string): DataSet | undefined {
  if (file.elements[tag]) return file
  for (const groups of [sharedGroups, frameGroups]) {
    const first = file.elements[groups]?.items?.[0]?.dataSet
    for (const element of Object.values(first?.elements ?? {})) {
      const found = element.items?.[0]?.dataSet
      if (found?.elements[tag]) return found
    }
  }
  return undefined
}

function windowsOf(file: DataSet): Window[] {
  const set = find(file, dicomTags.windowCenter)
  const count = set?.numStringValues(dicomTags.windowCenter) ?? 0
  return Array.from({ length: count }, (_, at) => ({
    center: set?.floatString(dicomTags.windowCenter, at) ?? Number.NaN,
    width: set?.floatString(dicomTags.windowWidth, at) ?? Number.NaN,
  })).filter(({ center, width }) => Number.isFinite(center) && width >= 1)
}

/** Of projections, such as chest X-rays, the distance at the detector. */
const detectorSpacing = 'x00181164'

function spacingOf(file: DataSet): DicomImage['spacing'] {
  for (const tag of [dicomTags.spacing, detectorSpacing]) {
    const set = find(file, tag)
    const [row, column] = [set?.floatString(tag, 0) ?? 0, set?.floatString(tag, 1) ?? 0]
    if (row > 0 && column > 0) return { row, column }
  }
  return undefined
}

function paletteOf(file: DataSet): Palette {
  const colour = (data: string, description: string) => {
    const element = file.elements[data]
    const bits = file.uint16(description, 2) ?? 16
    const length = file.uint16(description, 0) || 65_536
    if (!element) throw new DicomUnreadable('damaged')
    return Uint8Array.from({ length }, (_, at) =>
      bits === 8 ? (file.byteArray[element.dataOffset + at] ?? 0) : (file.uint16(data, at) ?? 0) >> 8,
    )
  }
  return {
    first: file.uint16(dicomTags.paletteRed, 1) ?? 0,
    red: colour(dicomTags.paletteRedData, dicomTags.paletteRed),
    green: colour(dicomTags.paletteGreenData, dicomTags.paletteGreen),
    blue: colour(dicomTags.paletteBlueData, dicomTags.paletteBlue),
  }
}
