import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { slideCalls, slideFailures, slideLimits } from '#contract/practice/lecture-slides.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { recogniseDocument } from '#kernel/files/judge.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import { displayName } from '#kernel/files/receive.ts'
import { answerBytes } from '#kernel/http/serve-bytes.ts'
import type { Context } from '#kernel/services.ts'
import { lockSheet } from '#server/features/practice/expert-sheets/devices.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { findSlides } from './find-slides.ts'
import { presentSlides } from './lecture-slides.present.ts'
import {
  insertSlides,
  selectSlides,
  selectSlidesById,
  updateReceived,
  updateUploaded,
} from './lecture-slides.queries.ts'
import type { SlidesRow } from './lecture-slides.queries.ts'
import { discardSlides } from './remove-slides.ts'

const accepted = ['pdf', 'ppt', 'pptx']

export const createSlides = answer(slideCalls.create, async (input, context) => {
  const row = await findSheet(context, input)
  const { bytes, modified_at } = input
  if (bytes === 0) throw refuse(slideFailures.fileEmpty)
  if (bytes > slideLimits.bytes) throw refuse(slideFailures.tooLarge)
  const file_name = displayName(input.file_name)
  const known = await selectSlides(context.db, row.sheet.id)
  const begun = known.find(
    (each) =>
      !each.uploaded_at &&
      each.file_name === file_name &&
      each.bytes === bytes &&
      each.modified_at === modified_at,
  )
  if (begun) {
    // A server that died after the last byte has left this to do.
    const slides = begun.received === bytes ? await finishUpload(context, row, begun) : begun
    return presentSlides(slides, context.vault)
  }
  if (known.length >= slideLimits.versions) throw refuse(slideFailures.tooMany)
  const file_key = newUploadKey('slides', new Date())
  const upload_id = await context.providers.storage.arrivals.begin(file_key)
  const slides = await context.db.transaction(async (db) => {
    await lockSheet(db, row.sheet.id)
    return insertSlides(db, { sheet_id: row.sheet.id, file_name, bytes, modified_at, file_key, upload_id })
  })
  return presentSlides(slides, context.vault)
})

export const appendSlides = answerBytes(slideCalls.append, async (input, context) => {
  const { db, vault, length, providers, body } = context
  const { row, slides } = await findSlides(context, input)
  const { offset } = input
  if (slides.uploaded_at) throw refuse(slideFailures.alreadyUploaded)
  if (offset !== slides.received) throw refuseOffset(slides)
  if (length > Math.min(slideLimits.partBytes, slides.bytes - offset))
    throw refuse(slideFailures.partTooLarge)
  const object = { key: slides.file_key, uploadId: slides.upload_id }
  const received = await providers.storage.arrivals.append(object, offset, body)
  const changed = await updateReceived(db, slides.id, { from: offset, to: received })
  if (!changed) throw refuseOffset(await selectSlidesById(db, slides.id))
  return presentSlides(received === slides.bytes ? await finishUpload(context, row, changed) : changed, vault)
})

/** The client continues where the server is. */
const refuseOffset = (slides: SlidesRow | undefined) =>
  refuse(slideFailures.offsetWrong, { data: { received: slides?.received ?? 0 } })

/** All bytes are there: their content says what they are, and what is no slides is not kept. May be repeated. */
async function finishUpload(context: Context, row: SheetRow, slides: SlidesRow): Promise<SlidesRow> {
  const { storage } = context.providers
  await storage.arrivals.complete({ key: slides.file_key, uploadId: slides.upload_id }, slides.bytes)
  const { type, digest } = await storage.withFile(slides.file_key, async (path) => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    return { type: await recogniseDocument(path), digest: hash.digest() }
  })
  if (!type || !accepted.includes(type.extension)) {
    await discardSlides(context, slides)
    throw refuse(slideFailures.typeWrong)
  }
  const uploaded = await context.db.transaction(async (db) => {
    await lockSheet(db, row.sheet.id)
    const changed = await updateUploaded(db, slides, { mime: type.mime, digest })
    if (!changed) return undefined
    await insertFile(db, {
      key: slides.file_key,
      mime: type.mime,
      size: slides.bytes,
      original_name: slides.file_name,
      owner_id: row.sheet.user_id,
      private: true,
      purpose: 'lecture-slides',
    })
    await noteChange(db, context, row, {
      kind: 'slides_uploaded',
      subjectId: slides.id,
      detail: { version: slides.version },
    })
    return changed
  })
  return uploaded ?? (await selectSlidesById(context.db, slides.id)) ?? slides
}
