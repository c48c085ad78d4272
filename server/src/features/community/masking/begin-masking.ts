import sharp from 'sharp'
import type { UploadedFile } from '#contract/wire/uploads.ts'
import { memberOf } from '#kernel/answer.ts'
import type { FilePurpose } from '#kernel/files/file-purpose.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import type { ReceivedFile } from '#kernel/files/save-file.ts'
import type { Context } from '#kernel/services.ts'
import { originalPicture } from './masking-files.ts'
import { insertMasking } from './masking.queries.ts'
import { searchPictureJob } from './search-picture.ts'

/**
 * Takes a picture that is to be published as a file of `purpose`: it is kept as an original, and what of it may be handed in is made when
 * its masks are confirmed. Features that publish pictures take them by this alone. With `keepsText` only what tells of a patient is
 * proposed to be masked, and a picture on which nothing is found needs no confirmation.
 */
export async function beginMasking(
  context: Context,
  file: ReceivedFile,
  { purpose, keepsText = false }: { purpose: FilePurpose; keepsText?: boolean },
): Promise<UploadedFile> {
  const { userId } = memberOf(context)
  const saved = await saveFile(context, { ...file, name: '' }, originalPicture, userId)
  const { autoOrient } = await sharp(file.path).metadata()
  await context.db.transaction(async (db) => {
    const maskingId = await insertMasking(db, {
      owner_id: userId,
      file_id: saved.id,
      purpose: purpose.name,
      keeps_text: keepsText,
      width: autoOrient.width,
      height: autoOrient.height,
    })
    await context.jobs.send(db, searchPictureJob, { maskingId })
  })
  return saved
}
