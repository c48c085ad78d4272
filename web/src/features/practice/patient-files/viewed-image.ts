import { dicomMime } from '#contract/wire/uploads.ts'
import { decodeFrame } from './dicom/decode-frame.ts'
import type { Frame } from './dicom/decode-frame.ts'
import { decodeInWorker } from './dicom/decode-in-worker.ts'
import type { DicomIdentity } from './dicom/identity.ts'
import { DicomUnreadable, readDicom } from './dicom/read-dicom.ts'
import type { Window } from './dicom/read-dicom.ts'
import { ctWindows, fullWindow } from './dicom/window-level.ts'
import type { CtWindow } from './dicom/window-level.ts'

/** A window that can be chosen; `own` of the file by its place. */
export type WindowChoice = { window: Window } & (
  | { is: 'own'; at: number }
  | { is: 'full' }
  | { is: CtWindow }
)

/** What the viewer shows: a DICOM file or a picture. */
export type ViewedImage = {
  frames: number
  spacing: { row: number; column: number } | undefined
  /** Empty for colours. The first one is shown at first. */
  windows: WindowChoice[]
  startsInverted: boolean
  isDicom: boolean
  /** Whom a DICOM file is about; a picture does not say. */
  identity: DicomIdentity | undefined
  frame(index: number): Promise<Frame>
}

export async function openImage(bytes: Uint8Array<ArrayBuffer>, mime: string): Promise<ViewedImage> {
  if (mime !== dicomMime) return openPicture(bytes, mime)
  const image = readDicom(bytes)
  const frame = (index: number) => decodeFrame(image, index, { jpeg: decodeJpeg, compressed: decodeInWorker })
  const first = await frame(0)
  return {
    frames: image.frames,
    spacing: image.spacing,
    windows: first.is === 'grey' ? windowsFor(image, first) : [],
    startsInverted: image.photometric === 'MONOCHROME1',
    isDicom: true,
    identity: image.identity,
    frame: async (index) => (index === 0 ? first : frame(index)),
  }
}

/** Those of the file, then everything, then those for CT. */
const windowsFor = (
  { windows, modality }: { windows: Window[]; modality: string },
  range: { least: number; most: number },
): WindowChoice[] => [
  ...windows.map((window, at) => ({ is: 'own', at, window }) as const),
  { is: 'full', window: fullWindow(range) },
  ...(modality === 'CT'
    ? (Object.keys(ctWindows) as CtWindow[]).map((is) => ({ is, window: ctWindows[is] }))
    : []),
]

async function openPicture(bytes: Uint8Array<ArrayBuffer>, mime: string): Promise<ViewedImage> {
  const { data, width, height } = await decodePicture(bytes, mime)
  const frame: Frame = { is: 'colour', width, height, rgba: Uint8ClampedArray.from(data) }
  return {
    frames: 1,
    spacing: undefined,
    windows: [],
    startsInverted: false,
    isDicom: false,
    identity: undefined,
    frame: async () => frame,
  }
}

const decodeJpeg = async (bytes: Uint8Array<ArrayBuffer>) => (await decodePicture(bytes, 'image/jpeg')).data

async function decodePicture(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => {
    throw new DicomUnreadable('damaged')
  })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const pen = canvas.getContext('2d')!
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
