import { describe, expect, it } from 'vitest'
import { dicomShort, dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import type { DicomElement } from '#contract/wire/dicom-file.ts'
import { decodeFrame } from './decode-frame.ts'
import type { Frame } from './decode-frame.ts'
import { DicomUnreadable, readDicom } from './read-dicom.ts'

type Made = {
  syntax?: string
  rows?: number
  columns?: number
  bits?: number
  stored?: number
  isSigned?: boolean
  samples?: number
  photometric?: string
  pixels?: Uint8Array
  fragments?: Uint8Array[]
  more?: DicomElement[]
}

const make = ({
  syntax = dicomSyntaxes.explicitLittle,
  rows = 2,
  columns = 2,
  bits = 16,
  stored = 12,
  isSigned = false,
  samples = 1,
  photometric = 'MONOCHROME2',
  pixels,
  fragments,
  more = [],
}: Made) =>
  encodeDicom(syntax, [
    dicomText(dicomTags.modality, 'CS', 'CT'),
    dicomShort(dicomTags.samples, samples),
    dicomText(dicomTags.photometric, 'CS', photometric),
    dicomShort(dicomTags.rows, rows),
    dicomShort(dicomTags.columns, columns),
    dicomShort(dicomTags.bitsAllocated, bits),
    dicomShort(dicomTags.bitsStored, stored),
    dicomShort(dicomTags.highBit, stored - 1),
    dicomShort(dicomTags.isSigned, isSigned ? 1 : 0),
    ...(pixels ? [{ tag: dicomTags.pixels, vr: 'OW', value: pixels }] : []),
    ...(fragments ? [{ tag: dicomTags.pixels, vr: 'OB', fragments }] : []),
    ...more,
  ])

const words = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer)
const noDecoders = {
  jpeg: () => Promise.reject(new Error('no JPEG here')),
  compressed: () => Promise.reject(new Error('nothing compressed here')),
}
const frameOf = (made: Made, index = 0) => decodeFrame(readDicom(make(made)), index, noDecoders)
const greys = (frame: Frame) => (frame.is === 'grey' ? [...frame.values] : [])
const reasonOf = (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    readDicom(bytes)
    return undefined
  } catch (error) {
    return error instanceof DicomUnreadable ? [error.reason, error.syntax] : String(error)
  }
}

describe('uncompressed pixels', () => {
  it.each([dicomSyntaxes.explicitLittle, dicomSyntaxes.implicitLittle])('of %s', async (syntax) => {
    const frame = await frameOf({ syntax, pixels: words(0, 1000, 2000, 4095) })
    expect(greys(frame)).toEqual([0, 1000, 2000, 4095])
    expect(frame).toMatchObject({ width: 2, height: 2, least: 0, most: 4095 })
  })

  it('get the unit of the modality by slope and intercept', async () => {
    const more = [dicomText(dicomTags.slope, 'DS', '2'), dicomText(dicomTags.intercept, 'DS', '-1024')]
    expect(greys(await frameOf({ pixels: words(0, 512, 1024, 2048), more }))).toEqual([-1024, 0, 1024, 3072])
  })

  it('keep their sign, and lose what lies above the stored bits', async () => {
    const pixels = words(0x0fff, 0x0800, 0xf001, 0x07ff)
    expect(greys(await frameOf({ isSigned: true, pixels }))).toEqual([-1, -2048, 1, 2047])
  })

  it('have 8 bits as well, in several frames', async () => {
    const made: Made = {
      bits: 8,
      stored: 8,
      pixels: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]),
      more: [dicomText(dicomTags.frames, 'IS', '2')],
    }
    expect(readDicom(make(made)).frames).toBe(2)
    expect(greys(await frameOf(made, 1))).toEqual([5, 6, 7, 8])
    await expect(frameOf(made, 2)).rejects.toMatchObject({ reason: 'damaged' })
  })

  it('have colours, pixel by pixel or in planes', async () => {
    const colour = { bits: 8, stored: 8, samples: 3, rows: 1, photometric: 'RGB' }
    const expected = [255, 0, 0, 255, 0, 0, 255, 255]
    const byPixel = await frameOf({ ...colour, pixels: Uint8Array.from([255, 0, 0, 0, 0, 255]) })
    const inPlanes = await frameOf({
      ...colour,
      pixels: Uint8Array.from([255, 0, 0, 0, 0, 255]),
      more: [dicomShort(dicomTags.planar, 1)],
    })
    for (const frame of [byPixel, inPlanes])
      expect(frame.is === 'colour' ? [...frame.rgba] : []).toEqual(expected)
  })

  it('have colours by luminance', async () => {
    const pixels = Uint8Array.from([76, 85, 255, 255, 128, 128])
    const frame = await frameOf({ bits: 8, stored: 8, samples: 3, rows: 1, photometric: 'YBR_FULL', pixels })
    expect(frame.is === 'colour' ? [...frame.rgba] : []).toEqual([254, 0, 0, 255, 255, 255, 255, 255])
  })

  it('have colours of a palette', async () => {
    const table = (data: string, values: number[]) => ({ tag: data, vr: 'OW', value: words(...values) })
    const description = (tag: string) => ({ tag, vr: 'US', value: words(2, 10, 16) })
    const frame = await frameOf({
      bits: 8,
      stored: 8,
      rows: 1,
      photometric: 'PALETTE COLOR',
      pixels: Uint8Array.from([10, 11]),
      more: [
        description(dicomTags.paletteRed),
        description(dicomTags.paletteGreen),
        description(dicomTags.paletteBlue),
        table(dicomTags.paletteRedData, [0xff00, 0]),
        table(dicomTags.paletteGreenData, [0, 0x8000]),
        table(dicomTags.paletteBlueData, [0, 0]),
      ],
    })
    expect(frame.is === 'colour' ? [...frame.rgba] : []).toEqual([255, 0, 0, 255, 0, 128, 0, 255])
  })
})

describe('RLE', () => {
  /** A frame of segments of packed bits. */
  const rle = (...segments: number[][]) => {
    const head = new Uint32Array(16)
    head[0] = segments.length
    let begin = 64
    for (const [at, segment] of segments.entries()) {
      head[at + 1] = begin
      begin += segment.length
    }
    return Uint8Array.from([...new Uint8Array(head.buffer), ...segments.flat()])
  }
  const { rle: syntax } = dicomSyntaxes

  it('repeats and copies bytes, the upper ones first', async () => {
    // Upper bytes: 1 four times. Lower bytes: 5, then 7 three times.
    const frame = rle([0xfd, 1], [0, 5, 0xfe, 7])
    expect(greys(await frameOf({ syntax, fragments: [frame] }))).toEqual([261, 263, 263, 263])
  })

  it('has several frames, each of a fragment', async () => {
    const made: Made = {
      syntax,
      bits: 8,
      stored: 8,
      fragments: [rle([0xfd, 9]), rle([3, 1, 2, 3, 4])],
      more: [dicomText(dicomTags.frames, 'IS', '2')],
    }
    expect(greys(await frameOf(made, 0))).toEqual([9, 9, 9, 9])
    expect(greys(await frameOf(made, 1))).toEqual([1, 2, 3, 4])
  })

  it('has colours in segments', async () => {
    const colour = { syntax, bits: 8, stored: 8, samples: 3, rows: 1, photometric: 'RGB' }
    const frame = await frameOf({ ...colour, fragments: [rle([1, 255, 0], [1, 0, 0], [1, 0, 9])] })
    expect(frame.is === 'colour' ? [...frame.rgba] : []).toEqual([255, 0, 0, 255, 0, 0, 9, 255])
  })
})

it('leaves JPEG to the browser, and windows what is grey', async () => {
  const made: Made = {
    syntax: dicomSyntaxes.jpegBaseline,
    bits: 8,
    stored: 8,
    rows: 1,
    fragments: [Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])],
  }
  const seen: number[][] = []
  const jpeg = async (bytes: Uint8Array) => {
    seen.push([...bytes])
    return Uint8ClampedArray.from([7, 7, 7, 255, 9, 9, 9, 255])
  }
  const frame = await decodeFrame(readDicom(make(made)), 0, { ...noDecoders, jpeg })
  expect(seen).toEqual([[0xff, 0xd8, 0xff, 0xd9]])
  expect(greys(frame)).toEqual([7, 9])
})

it('reads scale and windows', () => {
  const image = readDicom(
    make({
      pixels: words(0, 0, 0, 0),
      more: [
        dicomText(dicomTags.spacing, 'DS', '0.5\\0.25'),
        dicomText(dicomTags.windowCenter, 'DS', '40\\-600'),
        dicomText(dicomTags.windowWidth, 'DS', '400\\1500'),
      ],
    }),
  )
  expect(image.spacing).toEqual({ row: 0.5, column: 0.25 })
  expect(image.windows).toEqual([
    { center: 40, width: 400 },
    { center: -600, width: 1500 },
  ])
})

it('says what it cannot show', () => {
  const highThroughput = '1.2.840.10008.1.2.4.201'
  expect(reasonOf(make({ syntax: highThroughput, fragments: [new Uint8Array(4)] }))).toEqual([
    'syntax',
    'HTJ2K Lossless',
  ])
  expect(reasonOf(make({ syntax: '1.2.3', fragments: [new Uint8Array(4)] }))).toEqual(['syntax', '1.2.3'])
  expect(reasonOf(make({}))).toEqual(['noPixels', ''])
  expect(reasonOf(make({ rows: 0, pixels: new Uint8Array(0) }))).toEqual(['noPixels', ''])
  expect(reasonOf(make({ bits: 32, pixels: new Uint8Array(16) }))).toEqual(['syntax', '32 bit × 1'])
  expect(reasonOf(new Uint8Array(200))).toEqual(['damaged', ''])
  expect(reasonOf(new TextEncoder().encode('no file of this kind'))).toEqual(['damaged', ''])
})

it('never throws anything else, however a file was cut', () => {
  const whole = make({ pixels: words(1, 2, 3, 4) })
  for (let length = 0; length < whole.length; length += 3) {
    const reason = reasonOf(whole.slice(0, length))
    expect(reason === undefined || Array.isArray(reason)).toBe(true)
  }
})
