import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { dicomMime, uploadFailures } from '#contract/wire/uploads.ts'
import type { UploadedFile } from '#contract/wire/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import type { FilePurpose } from './file-purpose.ts'
import { cleanDicom } from '#kernel/dicom/clean-dicom.ts'
import { insertFile } from './files.queries.ts'
import { judgeFile } from './judge.ts'
import { fileUrl, newUploadKey } from './keys.ts'
import { redrawPicture } from './pictures.ts'
import type { PictureFormat } from './pictures.ts'
import { incomingFolder, withTempFile } from './temp-files.ts'
import { QueueFull } from './work-queue.ts'

/** A file that has arrived and lies on the disk, not yet believed in any way. */
export type ReceivedFile = { path: string; size: number; name: string }

/** Judges a received file, stores it under a key of our own and notes it. Pictures are encoded again on the way. */
export async function saveFile(
  services: Services,
  file: ReceivedFile,
  purpose: FilePurpose,
  ownerId: number,
): Promise<UploadedFile> {
  const { isPrivate, isSealed = false } = purpose
  const verdict = await judgeFile(file.path, file.size, purpose.accept)
  const key = newUploadKey(verdict.extension, new Date())
  const store = async (path: string, size: number) => {
    if (isSealed)
      await services.providers.storage.put(
        key,
        services.vault.seal(await readFile(path)),
        'application/octet-stream',
      )
    else await services.providers.storage.put(key, createReadStream(path), verdict.mime)
    const row = {
      key,
      mime: verdict.mime,
      size,
      original_name: nameWithExtension(file.name, verdict.extension),
      owner_id: ownerId,
      private: isPrivate,
      sealed: isSealed,
      purpose: purpose.name,
    }
    try {
      return await insertFile(services.db, row)
    } catch (error) {
      // Without its row nobody can ever reach the object again.
      await services.providers.storage.remove(key).catch(() => undefined)
      throw error
    }
  }
  const isCleaned = purpose.isDicomCleaned === true && verdict.mime === dicomMime
  const id =
    verdict.kind === 'document' && !isCleaned
      ? await store(file.path, file.size)
      : await withTempFile(incomingFolder(services.env), async (rewritten) => {
          const { size } =
            verdict.kind === 'picture'
              ? await redraw(services, file.path, verdict.extension, rewritten)
              : await clean(services, file.path, { ownerId, target: rewritten })
          return store(rewritten, size)
        })
  return { url: fileUrl(key), id }
}

/** Files of one person stay in their series. */
async function clean(
  { vault }: Services,
  source: string,
  { ownerId, target }: { ownerId: number; target: string },
): Promise<{ size: number }> {
  const cleaned = await cleanDicom(source, vault.digest(`dicom uids ${ownerId}`))
  await writeFile(target, cleaned)
  return { size: cleaned.length }
}

/** A document is offered under this name: its ending must not claim that it is something else. */
function nameWithExtension(name: string, extension: string): string {
  const endings = extension === 'jpg' ? ['.jpg', '.jpeg'] : [`.${extension}`]
  return name === '' || endings.includes(extname(name).toLowerCase()) ? name : `${name}.${extension}`
}

async function redraw(services: Services, source: string, format: PictureFormat, target: string) {
  try {
    return await redrawPicture(source, format, target)
  } catch (error) {
    if (error instanceof QueueFull) throw refuse(failures.busy)
    // Should the disk rather than the picture be at fault, it is told here.
    services.log.warn({ reason: error }, 'picture refused')
    throw refuse(uploadFailures.pictureUnreadable)
  }
}
