/** Transfer syntaxes: how the data set and the pixels of a DICOM file are encoded. */
export const dicomSyntaxes = {
  implicitLittle: '1.2.840.10008.1.2',
  explicitLittle: '1.2.840.10008.1.2.1',
  explicitBig: '1.2.840.10008.1.2.2',
  jpegBaseline: '1.2.840.10008.1.2.4.50',
  jpegLossless: '1.2.840.10008.1.2.4.57',
  /** Each sample predicted from the one before it. */
  jpegLosslessFirst: '1.2.840.10008.1.2.4.70',
  jpegLsLossless: '1.2.840.10008.1.2.4.80',
  jpegLs: '1.2.840.10008.1.2.4.81',
  jpeg2000Lossless: '1.2.840.10008.1.2.4.90',
  jpeg2000: '1.2.840.10008.1.2.4.91',
  rle: '1.2.840.10008.1.2.5',
} as const

export const dicomTags = {
  transferSyntax: 'x00020010',
  sopClass: 'x00080016',
  sopInstance: 'x00080018',
  studyDate: 'x00080020',
  modality: 'x00080060',
  patientName: 'x00100010',
  patientBirth: 'x00100030',
  patientSex: 'x00100040',
  samples: 'x00280002',
  photometric: 'x00280004',
  planar: 'x00280006',
  frames: 'x00280008',
  rows: 'x00280010',
  columns: 'x00280011',
  spacing: 'x00280030',
  bitsAllocated: 'x00280100',
  bitsStored: 'x00280101',
  highBit: 'x00280102',
  isSigned: 'x00280103',
  windowCenter: 'x00281050',
  windowWidth: 'x00281051',
  intercept: 'x00281052',
  slope: 'x00281053',
  paletteRed: 'x00281101',
  paletteGreen: 'x00281102',
  paletteBlue: 'x00281103',
  paletteRedData: 'x00281201',
  paletteGreenData: 'x00281202',
  paletteBlueData: 'x00281203',
  pixels: 'x7fe00010',
} as const

/** An element of a data set. `fragments` are compressed pixels, one piece for each frame; `items` are those of a sequence. */
export type DicomElement = { tag: string; vr: string } & (
  | { value: Uint8Array }
  | { fragments: Uint8Array[] }
  | { items: DicomElement[][] }
)

/** A text of a data set, padded to an even length. */
export const dicomText = (tag: string, vr: string, text: string): DicomElement => {
  const bytes = new TextEncoder().encode(text)
  const value = new Uint8Array(bytes.length + (bytes.length % 2)).fill(vr === 'UI' ? 0 : 0x20)
  value.set(bytes)
  return { tag, vr, value }
}

/** A number of 16 bits without a sign. */
export const dicomShort = (tag: string, value: number): DicomElement => ({
  tag,
  vr: 'US',
  value: new Uint8Array(new Uint16Array([value]).buffer),
})

const longVrs = new Set(['OB', 'OW', 'OF', 'OD', 'SQ', 'UC', 'UN', 'UR', 'UT'])
const undefinedLength = 0xffffffff

/** Writes a DICOM file of these elements, in little endian; the head names the syntax. */
export function encodeDicom(syntax: string, elements: DicomElement[]): Uint8Array<ArrayBuffer> {
  const head = encodeElement(dicomText(dicomTags.transferSyntax, 'UI', syntax), false)
  const isImplicit = syntax === dicomSyntaxes.implicitLittle
  return join([
    new Uint8Array(128),
    new TextEncoder().encode('DICM'),
    encodeElement({ tag: 'x00020000', vr: 'UL', value: uint32(head.length) }, false),
    head,
    encodeElements(elements, isImplicit),
  ])
}

const encodeElements = (elements: DicomElement[], isImplicit: boolean) =>
  join(
    elements
      .toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
      .map((element) => encodeElement(element, isImplicit)),
  )

/** Items of known lengths. */
const encodeItems = (items: DicomElement[][], isImplicit: boolean) =>
  join(
    items.map((item) => {
      const body = encodeElements(item, isImplicit)
      return join([Uint8Array.from([0xfe, 0xff, 0x00, 0xe0, ...uint32(body.length)]), body])
    }),
  )

function bodyOf(element: DicomElement, isImplicit: boolean): Uint8Array {
  if ('value' in element) return element.value
  return 'items' in element ? encodeItems(element.items, isImplicit) : encodeFragments(element.fragments)
}

function encodeElement(element: DicomElement, isImplicit: boolean): Uint8Array<ArrayBuffer> {
  const { tag, vr } = element
  const body = bodyOf(element, isImplicit)
  const length = 'fragments' in element ? undefinedLength : body.length
  const begin = [
    ...uint16(Number.parseInt(tag.slice(1, 5), 16)),
    ...uint16(Number.parseInt(tag.slice(5), 16)),
  ]
  if (isImplicit) return join([Uint8Array.from([...begin, ...uint32(length)]), body])
  const kind = new TextEncoder().encode(vr)
  const size = longVrs.has(vr) ? [0, 0, ...uint32(length)] : uint16(length)
  return join([Uint8Array.from([...begin, ...kind, ...size]), body])
}

/** Items of fragments after an empty table of offsets, and the end of the sequence. */
const encodeFragments = (fragments: Uint8Array[]) =>
  join([
    Uint8Array.from([0xfe, 0xff, 0x00, 0xe0, ...uint32(0)]),
    ...fragments.flatMap((fragment) => [
      Uint8Array.from([0xfe, 0xff, 0x00, 0xe0, ...uint32(fragment.length + (fragment.length % 2))]),
      fragment,
      new Uint8Array(fragment.length % 2),
    ]),
    Uint8Array.from([0xfe, 0xff, 0xdd, 0xe0, ...uint32(0)]),
  ])

const uint16 = (value: number) => Uint8Array.from([value & 255, value >> 8])
const uint32 = (value: number) => new Uint8Array(new Uint32Array([value]).buffer)

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
