import dicomParser from 'dicom-parser'
import type { DataSet, Element } from 'dicom-parser'
import { dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import type { DicomElement } from '#contract/wire/dicom-file.ts'
import { cleanFrame } from './clean-frame.ts'
import { emptied, keptElements, replacedUids } from './kept-elements.ts'

/** A file of which it cannot be said what it contains. It is not passed on. */
export class DicomNotUnderstood extends Error {}

const { createJPEGBasicOffsetTable, parseDicom, readEncapsulatedImageFrame } = dicomParser
const { implicitLittle, explicitLittle, explicitBig, rle } = dicomSyntaxes
const plain = new Set<string>([implicitLittle, explicitLittle, explicitBig])
const known = new Set<string>(Object.values(dicomSyntaxes))

/** The bytes of a number, where the order of them differs. */
const numberBytes: Record<string, number> = { US: 2, OW: 2 }

/** A new file with what is kept of this one (decision 115). `replaceUid` gives the same UID for the same one. */
export function removeIdentity(bytes: Uint8Array, replaceUid: (uid: string) => string): Uint8Array {
  const file = parse(bytes)
  const syntax = file.string(dicomTags.transferSyntax) ?? ''
  if (!known.has(syntax)) throw new DicomNotUnderstood(`transfer syntax ${syntax}`)
  const isBig = syntax === explicitBig
  const pixels = file.elements[dicomTags.pixels]
  return encodeDicom(isBig ? explicitLittle : syntax, [
    ...keptOf(file, isBig),
    ...replacedUids.flatMap((tag) => {
      const uid = file.string(tag)
      return uid ? [dicomText(tag, 'UI', replaceUid(uid))] : []
    }),
    ...emptied.map(([tag, vr]) => dicomText(tag, vr, '')),
    dicomText('x00120062', 'CS', 'YES'),
    dicomText('x00120063', 'LO', 'DICOM PS3.15 Basic Application Level Confidentiality Profile'),
    ...(pixels ? [pixelsOf(file, pixels, syntax)] : []),
  ])
}

function parse(bytes: Uint8Array): DataSet {
  try {
    return parseDicom(bytes)
  } catch (error) {
    throw new DicomNotUnderstood(String(error))
  }
}

function keptOf(set: DataSet, isBig: boolean): DicomElement[] {
  return Object.values(set.elements).flatMap((element): DicomElement[] => {
    const { tag } = element
    const kept = keptElements.get(tag)
    if (!kept) return []
    const { vr, looks } = kept
    if (vr === 'SQ')
      return [
        {
          tag,
          vr,
          items: (element.items ?? []).map(({ dataSet }) => (dataSet ? keptOf(dataSet, isBig) : [])),
        },
      ]
    const value = valueOf(set, element)
    if (
      looks &&
      !looks.test(
        Buffer.from(value)
          .toString('latin1')
          .replace(/[\0 ]+$/, ''),
      )
    )
      return []
    // Numbers of sixteen bits say nothing by themselves; a long row of them may.
    if (vr === 'US' && value.length > 6) return []
    return [{ tag, vr, value: isBig ? swapped(value, numberBytes[vr] ?? 1) : value }]
  })
}

function valueOf({ byteArray }: DataSet, { dataOffset, length }: Element): Uint8Array {
  const value = Uint8Array.from(byteArray.subarray(dataOffset, dataOffset + length))
  if (value.length !== length || length % 2 !== 0) throw new DicomNotUnderstood('an element ends too early')
  return value
}

function pixelsOf(file: DataSet, element: Element, syntax: string): DicomElement {
  const vr = element.vr === 'OB' ? 'OB' : 'OW'
  if (plain.has(syntax)) {
    if (element.encapsulatedPixelData) throw new DicomNotUnderstood('compressed pixels in a plain file')
    const value = wholePixels(file, element)
    return {
      tag: dicomTags.pixels,
      vr,
      value: syntax === explicitBig && vr === 'OW' ? swapped(value, 2) : value,
    }
  }
  if (!element.encapsulatedPixelData) throw new DicomNotUnderstood('plain pixels in a compressed file')
  const frames = Number(file.string(dicomTags.frames) ?? 1)
  const fragments = Array.from({ length: frames }, (_, at) => {
    const frame = frameOf(file, element, { at, frames })
    // Run lengths have no place for texts.
    const cleaned = syntax === rle ? frame : cleanFrame(frame)
    if (!cleaned) throw new DicomNotUnderstood('a frame')
    return cleaned
  })
  return { tag: dicomTags.pixels, vr: 'OB', fragments }
}

/** Without what follows the last pixel, where texts are hidden at times. */
function wholePixels(file: DataSet, element: Element): Uint8Array {
  const count = (tag: string, usual: number) => file.uint16(tag) ?? usual
  const bits = count(dicomTags.bitsAllocated, 8)
  const frames = Number(file.string(dicomTags.frames) ?? 1)
  const size = Math.ceil(
    (count(dicomTags.rows, 0) * count(dicomTags.columns, 0) * count(dicomTags.samples, 1) * bits * frames) /
      8,
  )
  const value = Uint8Array.from(file.byteArray.subarray(element.dataOffset, element.dataOffset + size))
  if (value.length < size) throw new DicomNotUnderstood('pixels are missing')
  return size % 2 === 0 ? value : Buffer.concat([value, new Uint8Array(1)])
}

function frameOf(
  file: DataSet,
  element: Element,
  { at, frames }: { at: number; frames: number },
): Uint8Array {
  const fragments = element.fragments ?? []
  const given = element.basicOffsetTable ?? []
  try {
    const table =
      given.length > 0
        ? given
        : fragments.length === frames
          ? fragments.map(({ offset }) => offset)
          : frames === 1
            ? [0]
            : createJPEGBasicOffsetTable(file, element)
    return readEncapsulatedImageFrame(file, element, at, table) as Uint8Array
  } catch (error) {
    throw new DicomNotUnderstood(String(error))
  }
}

function swapped(value: Uint8Array, size: number): Uint8Array {
  if (size === 1) return value
  return Uint8Array.from(value, (_, at) => value[at - (at % size) + size - 1 - (at % size)]!)
}
