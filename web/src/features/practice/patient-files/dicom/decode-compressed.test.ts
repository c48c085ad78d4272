import openCharls from '@cornerstonejs/codec-charls/wasmjs'
import openOpenJpeg from '@cornerstonejs/codec-openjpeg/wasmjs'
import { describe, expect, it } from 'vitest'
import { dicomShort, dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import { createDecoders } from './decode-compressed.ts'
import { decodeFrame } from './decode-frame.ts'
import { encodeJpegLossless } from './encode-jpeg-lossless.ts'
import { readDicom } from './read-dicom.ts'

const fileOf = (name: string) => new URL(import.meta.resolve(name)).pathname
const compressed = createDecoders({
  jpegLs: fileOf('@cornerstonejs/codec-charls/decodewasm'),
  jpeg2000: fileOf('@cornerstonejs/codec-openjpeg/decodewasm'),
})
const jpeg = () => Promise.reject(new Error('no JPEG here'))

const [width, height] = [9, 7]
/** A gradient with an edge and a bright spot, within so many bits. */
const picture = (bits: number, components = 1) =>
  Array.from({ length: width * height * components }, (_, at) => {
    const most = 2 ** bits - 1
    return at % 11 === 3 ? most : at % 13 === 5 ? 0 : Math.floor((at * most) / (width * height * components))
  })

type Encoded = { syntax: string; bits: number; stored?: number; components?: number; bytes: Uint8Array }

async function show({ syntax, bits, stored = bits, components = 1, bytes }: Encoded) {
  const file = encodeDicom(syntax, [
    dicomShort(dicomTags.samples, components),
    dicomText(dicomTags.photometric, 'CS', components === 3 ? 'RGB' : 'MONOCHROME2'),
    dicomShort(dicomTags.rows, height),
    dicomShort(dicomTags.columns, width),
    dicomShort(dicomTags.bitsAllocated, bits > 8 ? 16 : bits),
    dicomShort(dicomTags.bitsStored, stored),
    dicomShort(dicomTags.highBit, stored - 1),
    { tag: dicomTags.pixels, vr: 'OB', fragments: [bytes] },
  ])
  const frame = await decodeFrame(readDicom(file), 0, { jpeg, compressed })
  return frame.is === 'grey' ? [...frame.values] : [...frame.rgba].filter((_, at) => at % 4 < 3)
}

describe('lossless JPEG', () => {
  const encode = (
    precision: number,
    predictor: number,
    more: { components?: number; restartRows?: number },
  ) => ({
    syntax: dicomSyntaxes.jpegLossless,
    bits: precision,
    components: more.components ?? 1,
    bytes: encodeJpegLossless({
      width,
      height,
      precision,
      predictor,
      components: 1,
      samples: picture(precision, more.components),
      ...more,
    }),
  })

  it.each([1, 2, 3, 4, 5, 6, 7])('of 12 bits by predictor %i', async (predictor) => {
    expect(await show(encode(12, predictor, {}))).toEqual(picture(12))
  })

  it('of 8 and 16 bits, with the largest differences', async () => {
    for (const bits of [8, 16]) expect(await show(encode(bits, 1, {}))).toEqual(picture(bits))
  })

  it('with restarts, and in colours', async () => {
    expect(await show(encode(12, 4, { restartRows: 2 }))).toEqual(picture(12))
    expect(await show(encode(8, 1, { components: 3 }))).toEqual(picture(8, 3))
  })

  it('under the syntax that most devices write', async () => {
    const encoded = encode(12, 1, {})
    expect(await show({ ...encoded, syntax: dicomSyntaxes.jpegLosslessFirst })).toEqual(picture(12))
  })
})

/** Fills the encoder with samples of the picture, and takes what it makes of them. */
function encodeWith(encoder: WasmEncoder, bits: number, components = 1): Uint8Array<ArrayBuffer> {
  const frame = { width, height, bitsPerSample: bits, componentCount: components, isSigned: false }
  const samples = picture(bits, components)
  const bytes = bits > 8 ? new Uint8Array(Uint16Array.from(samples).buffer) : Uint8Array.from(samples)
  encoder.getDecodedBuffer(frame).set(bytes)
  encoder.encode()
  return Uint8Array.from(encoder.getEncodedBuffer())
}

describe('JPEG-LS', async () => {
  const { JpegLSEncoder } = await openCharls()
  const syntax = dicomSyntaxes.jpegLsLossless

  it.each([8, 12, 16])('of %i bits', async (bits) => {
    expect(await show({ syntax, bits, bytes: encodeWith(new JpegLSEncoder(), bits) })).toEqual(picture(bits))
  })

  it('in colours, pixel by pixel', async () => {
    const encoder = new JpegLSEncoder()
    encoder.setInterleaveMode(2)
    const bytes = encodeWith(encoder, 8, 3)
    expect(await show({ syntax, bits: 8, components: 3, bytes })).toEqual(picture(8, 3))
  })

  it('with 8 bits in a file that allocates 16', async () => {
    const bytes = encodeWith(new JpegLSEncoder(), 8)
    expect(await show({ syntax, bits: 16, stored: 8, bytes })).toEqual(picture(8))
  })
})

describe('JPEG 2000', async () => {
  const { J2KEncoder } = await openOpenJpeg()
  const syntax = dicomSyntaxes.jpeg2000Lossless
  const reversible = () => {
    const encoder = new J2KEncoder()
    encoder.setQuality(true, 0)
    encoder.setDecompositions(1)
    return encoder
  }

  it.each([8, 12, 16])('of %i bits', async (bits) => {
    expect(await show({ syntax, bits, bytes: encodeWith(reversible(), bits) })).toEqual(picture(bits))
  })

  it('in colours', async () => {
    const bytes = encodeWith(reversible(), 8, 3)
    expect(await show({ syntax, bits: 8, components: 3, bytes })).toEqual(picture(8, 3))
  })
})

it.each([
  ['jpegLossless', dicomSyntaxes.jpegLossless],
  ['jpegLs', dicomSyntaxes.jpegLs],
  ['jpeg2000', dicomSyntaxes.jpeg2000],
] as const)('fails for a damaged frame of %s', async (_, syntax) => {
  await expect(show({ syntax, bits: 12, bytes: new Uint8Array(40) })).rejects.toThrow()
  await expect(show({ syntax, bits: 12, bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]) })).rejects.toThrow()
})
