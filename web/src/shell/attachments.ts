import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import type { Failure } from '#contract/wire/failure.ts'

const pictures = ['jpg', 'jpeg', 'png', 'webp']
const documents = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']

const accept = (extensions: string[]) => extensions.map((extension) => `.${extension}`).join(',')

export const acceptedFiles = accept([...pictures, ...documents])
export const acceptedPictures = accept(pictures)

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const isPicture = (name: string) => pictures.includes(extensionOf(name))

/** What the server would refuse anyway, told before it is sent. The server judges by content, this by name and size. */
export function findFileMistake(file: { name: string; size: number }): Failure | undefined {
  const extension = extensionOf(file.name)
  if (file.size === 0) return uploadFailures.fileEmpty
  if (pictures.includes(extension))
    return file.size > uploadLimits.pictureBytes ? uploadFailures.pictureTooLarge : undefined
  if (!documents.includes(extension)) return uploadFailures.typeNotAllowed
  return file.size > uploadLimits.documentBytes ? uploadFailures.documentTooLarge : undefined
}

/** The same where only pictures are taken. */
export const findPictureMistake = (file: { name: string; size: number }): Failure | undefined =>
  isPicture(file.name) ? findFileMistake(file) : uploadFailures.typeNotAllowed
