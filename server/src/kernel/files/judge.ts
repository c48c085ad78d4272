import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import { refuse } from '#kernel/fail.ts'
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

/** The stream that only a document of that kind has. */
const compoundMarks: [stream: string, extension: string][] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
]

/** Says what a file is by its content alone, and refuses what may not be kept. Names and headers are no evidence. */
export async function judgeFile(file: string, size: number, accept: 'pictures' | 'all'): Promise<Verdict> {
  if (size === 0) throw refuse(uploadFailures.fileEmpty)
  const type = await recogniseType(file)
  const picture = pictures[type]
  if (picture) {
    if (size > uploadLimits.pictureBytes) throw refuse(uploadFailures.pictureTooLarge)
    await judgePicture(file, picture)
    return { kind: 'picture', extension: picture, mime: pictureMimes[picture] }
  }
  if (accept === 'pictures') throw refuse(uploadFailures.pictureExpected)
  const document = await documentOf(file, type)
  if (!document) throw refuse(uploadFailures.typeNotAllowed)
  if (size > uploadLimits.documentBytes) throw refuse(uploadFailures.documentTooLarge)
  return { kind: 'document', ...document }
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
