import { dicomShort, dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'

const size = 256
const frames = 12
/** In millimetres. */
const spacing = 1.4

/** Values of CT in Hounsfield units. */
const tissue = { air: -1000, fat: -90, muscle: 45, lung: -780, vessel: 60, bone: 700, heart: 50, nodule: 35 }

type Ellipse = { x: number; y: number; a: number; b: number; value: number }

const isIn = ({ x, y, a, b }: Ellipse, px: number, py: number) =>
  ((px - x) / a) ** 2 + ((py - y) / b) ** 2 <= 1

/** The organs of a slice, from outside to inside; `depth` goes from 0 to 1 through the chest. */
function organsAt(depth: number): Ellipse[] {
  const lung = 0.75 + 0.25 * Math.sin(depth * Math.PI)
  const heart = Math.max(0, Math.sin((depth - 0.25) * Math.PI * 1.4))
  const nodule = Math.max(0, 1 - Math.abs(depth - 0.5) * 6)
  return [
    { x: 128, y: 132, a: 108, b: 82, value: tissue.fat },
    { x: 128, y: 132, a: 102, b: 76, value: tissue.muscle },
    { x: 82, y: 130, a: 38 * lung, b: 58 * lung, value: tissue.lung },
    { x: 176, y: 130, a: 36 * lung, b: 56 * lung, value: tissue.lung },
    { x: 146, y: 118, a: 34 * heart, b: 30 * heart, value: tissue.heart },
    { x: 128, y: 188, a: 14, b: 12, value: tissue.bone },
    { x: 128, y: 184, a: 5, b: 4, value: tissue.muscle },
    ...[58, 76, 180, 198].map((x, at) => ({ x, y: 74 + (at % 3) * 6, a: 9, b: 3, value: tissue.bone })),
    ...[70, 92, 168, 186].map((x, at) => ({ x, y: 110 + at * 9, a: 2.5, b: 2.5, value: tissue.vessel })),
    { x: 74, y: 112, a: 7 * nodule, b: 6 * nodule, value: tissue.nodule },
  ]
}

/** A chest in slices, drawn and not photographed, with a nodule of about 20 mm in the right lung. It names nobody. */
export function drawChestCt(): Buffer {
  const values = new Int16Array(size * size * frames)
  for (let frame = 0; frame < frames; frame++) {
    const organs = organsAt(frame / (frames - 1)).filter(({ a, b }) => a > 0 && b > 0)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const organ = organs.findLast((one) => isIn(one, x, y))
        // A grain that repeats, so that the file is always the same.
        const grain = ((x * 7919 + y * 104_729 + frame * 1299) % 41) - 20
        values[(frame * size + y) * size + x] = (organ?.value ?? tissue.air) + grain
      }
  }
  const { explicitLittle } = dicomSyntaxes
  return Buffer.from(
    encodeDicom(explicitLittle, [
      dicomText(dicomTags.modality, 'CS', 'CT'),
      dicomShort(dicomTags.samples, 1),
      dicomText(dicomTags.photometric, 'CS', 'MONOCHROME2'),
      dicomText(dicomTags.frames, 'IS', String(frames)),
      dicomShort(dicomTags.rows, size),
      dicomShort(dicomTags.columns, size),
      dicomText(dicomTags.spacing, 'DS', `${spacing}\\${spacing}`),
      dicomShort(dicomTags.bitsAllocated, 16),
      dicomShort(dicomTags.bitsStored, 16),
      dicomShort(dicomTags.highBit, 15),
      dicomShort(dicomTags.isSigned, 1),
      dicomText(dicomTags.windowCenter, 'DS', '-500'),
      dicomText(dicomTags.windowWidth, 'DS', '1500'),
      { tag: dicomTags.pixels, vr: 'OW', value: new Uint8Array(values.buffer) },
    ]),
  )
}
