import { expect, it } from 'vitest'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { findFileMistake, isPicture } from './attachments.ts'

const MB = 1024 * 1024

it.each([
  ['a.jpg', 10 * MB, undefined],
  ['a.JPEG', 10 * MB + 1, uploadFailures.pictureTooLarge],
  ['提纲.pdf', 50 * MB, undefined],
  ['提纲.docx', 50 * MB + 1, uploadFailures.documentTooLarge],
  ['a.pdf', 0, uploadFailures.fileEmpty],
  ['a.exe', 10, uploadFailures.typeNotAllowed],
  ['a.svg', 10, uploadFailures.typeNotAllowed],
  ['pdf', 10, uploadFailures.typeNotAllowed],
])('%s of %i bytes', (name, size, mistake) => expect(findFileMistake({ name, size })).toBe(mistake))

it('knows pictures by their name', () => {
  expect(isPicture('封面.PNG')).toBe(true)
  expect(isPicture('png.pdf')).toBe(false)
})
