import { slideCalls, slideFailures } from '#contract/practice/lecture-slides.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import type { Services } from '#kernel/services.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { findSlides } from './find-slides.ts'
import { deleteFileOf, deleteSlides, selectAbandoned } from './lecture-slides.queries.ts'
import type { SlidesRow } from './lecture-slides.queries.ts'
import { showSlides } from './show-slides.ts'

export const removeSlides = answer(slideCalls.remove, async (input, context) => {
  const { row, slides } = await findSlides(context, input)
  if (slides.is_shown) throw refuse(slideFailures.isShown)
  if (!slides.uploaded_at) await discardSlides(context, slides)
  else {
    const removed = await context.db.transaction(async (db) => {
      await deleteSlides(db, slides.id)
      await noteChange(db, context, row, {
        kind: 'slides_removed',
        subjectId: slides.id,
        detail: { version: slides.version },
      })
      return deleteFileOf(db, slides)
    })
    await removeStored(context, removed)
  }
  return showSlides(context, row)
})

/** Nothing of an upload stays that is not complete, or that is no slides. */
export async function discardSlides(services: Services, slides: SlidesRow): Promise<void> {
  const { db, log, providers } = services
  await deleteSlides(db, slides.id)
  try {
    await providers.storage.arrivals.discard({ key: slides.file_key, uploadId: slides.upload_id })
    await providers.storage.remove(slides.file_key)
  } catch (error) {
    log.error({ err: error, key: slides.file_key }, 'an upload could not be removed')
  }
}

export async function cleanUpSlides(services: Services): Promise<void> {
  for (const slides of await selectAbandoned(services.db)) await discardSlides(services, slides)
}
