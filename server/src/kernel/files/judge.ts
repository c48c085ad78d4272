import { open, readFile } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import type { Failure } from '#contract/wire/failure.ts'
import { dicomMime, uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import { refuse } from '#kernel/fail.ts'
import type { AcceptedFiles } from './file-purpose.ts'
import { readCompoundNames } from './compound-file.ts'
import { pictureMimes, readPictureHead } from './pictures.ts'
import type { PictureFormat } from './pictures.ts'

export type Verdict = { mime: string } & (
  | { kind: 'picture'; extension: PictureFormat }
  | { kind: 'document'; extension: string }
)

const pictures: Record<string, PictureFormat> = { jpg: 'jpg', png: 'png', apng: 'png', webp: 'webp' }

const office = 'application/vnd.openxmlformats-officedocument'
const documents: Record<string, string> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

const medicalDocuments: Record<string, { mime: string; bytes: number; tooLarge: Failure }> = {
  pdf: {
    mime: 'application/pdf',
    bytes: uploadLimits.documentBytes,
    tooLarge: uploadFailures.documentTooLarge,
  },
  dcm: { mime: dicomMime, bytes: uploadLimits.dicomBytes, tooLarge: uploadFailures.dicomTooLarge },
}

/** The stream that only a document of that kind has. */
const compoundMarks: [stream: string, extension: string][] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
]

/** Says what a file is by its content alone, and refuses what may not be kept. Names and headers are no evidence. */
export async function judgeFile(file: string, size: number, accept: AcceptedFiles): Promise<Verdict> {
  if (size === 0) throw refuse(uploadFailures.fileEmpty)
  const type = await recogniseType(file)
  if (accept === 'voice') return judgeVoice(file, type, size)
  const picture = pictures[type]
  if (picture) {
    if (size > uploadLimits.pictureBytes) throw refuse(uploadFailures.pictureTooLarge)
    await judgePicture(file, picture)
    return { kind: 'picture', extension: picture, mime: pictureMimes[picture] }
  }
  if (accept === 'pictures') throw refuse(uploadFailures.pictureExpected)
  if (accept === 'medical') return judgeMedical(type, size)
  if (accept === 'chat' && type === 'dcm') return judgeMedical(type, size)
  const document = await documentOf(file, type)
  if (!document)
    throw refuse(accept === 'chat' ? uploadFailures.chatTypeExpected : uploadFailures.typeNotAllowed)
  if (size > uploadLimits.documentBytes) throw refuse(uploadFailures.documentTooLarge)
  return { kind: 'document', ...document }
}

function judgeMedical(type: string, size: number): Verdict {
  const medical = medicalDocuments[type]
  if (!medical) throw refuse(uploadFailures.medicalTypeExpected)
  if (size > medical.bytes) throw refuse(medical.tooLarge)
  return { kind: 'document', extension: type, mime: medical.mime }
}

/** What browsers record speech as. The same containers hold films, so that a track of pictures is looked for. */
const voices: Record<string, { mime: string; pictureMark: string }> = {
  webm: { mime: 'audio/webm', pictureMark: 'V_' },
  m4a: { mime: 'audio/mp4', pictureMark: 'vide' },
  mp4: { mime: 'audio/mp4', pictureMark: 'vide' },
  ogg: { mime: 'audio/ogg', pictureMark: 'theora' },
  oga: { mime: 'audio/ogg', pictureMark: 'theora' },
  opus: { mime: 'audio/ogg', pictureMark: 'theora' },
}

async function judgeVoice(file: string, type: string, size: number): Promise<Verdict> {
  const voice = voices[type]
  if (!voice) throw refuse(uploadFailures.voiceExpected)
  if (size > uploadLimits.voiceBytes) throw refuse(uploadFailures.voiceTooLarge)
  // The head names the tracks.
  const head = (await readFile(file)).subarray(0, 8192)
  if (head.includes(voice.pictureMark)) throw refuse(uploadFailures.voiceExpected)
  return { kind: 'document', extension: type, mime: voice.mime }
}

/** Whether the first bytes of a file may be those of a picture, a PDF or a DICOM file. */
export async function isMedicalHead(head: Buffer): Promise<boolean> {
  const type = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext ?? ''
  return type in pictures || type in medicalDocuments
}

type DocumentType = { extension: string; mime: string }

/** What kind of document a file is, by its content; undefined for all else. */
export const recogniseDocument = async (file: string): Promise<DocumentType | undefined> =>
  documentOf(file, await recogniseType(file))

async function documentOf(file: string, type: string): Promise<DocumentType | undefined> {
  const extension = type === 'cfb' ? await compoundType(file) : type
  const mime = extension === undefined ? undefined : documents[extension]
  return extension === undefined || mime === undefined ? undefined : { extension, mime }
}

async function recogniseType(file: string): Promise<string> {
  try {
    // Archives can be built to be searched for ever; a real document is recognised at once.
    const signal = AbortSignal.timeout(5_000)
    return (await fileTypeFromFile(file, { signal, maxBufferSize: 16 * 1024 * 1024 }))?.ext ?? ''
  } catch {
    return ''
  }
}

async function compoundType(file: string): Promise<string | undefined> {
  const handle = await open(file, 'r')
  try {
    const names = await readCompoundNames(handle)
    return compoundMarks.find(([stream]) => names.has(stream))?.[1]
  } finally {
    await handle.close()
  }
}

/** Only the head is read here: a few bytes can claim a picture that would fill all memory. */
async function judgePicture(file: string, expected: PictureFormat): Promise<void> {
  const head = await readPictureHead(file)
  if (!head || head.format !== expected) throw refuse(uploadFailures.pictureUnreadable)
  if (head.width * head.height > uploadLimits.picturePixels) throw refuse(uploadFailures.pictureTooManyPixels)
}
