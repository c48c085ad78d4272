import { slideCalls, slideFailures } from '#contract/practice/lecture-slides.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { lockSheet } from '#server/features/practice/expert-sheets/devices.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { findSlides } from './find-slides.ts'
import { presentSlides } from './lecture-slides.present.ts'
import { selectSlides, updateShown } from './lecture-slides.queries.ts'
import { selectSearches } from './slide-searches.queries.ts'
import { isHeldNow } from './turn-page.ts'

export async function showSlides({ db, vault }: Context, sheetRow: SheetRow) {
  const rows = await selectSlides(db, sheetRow.sheet.id)
  const searches = await selectSearches(
    db,
    rows.map(({ id }) => id),
  )
  const shown = rows.map((row) =>
    presentSlides(
      row,
      vault,
      searches.find(({ slides_id }) => slides_id === row.id),
    ),
  )
  return { slides: shown, is_held_now: asBit(isHeldNow(sheetRow)) }
}

export const listSlides = answer(slideCalls.list, async (input, context) =>
  showSlides(context, await findSheet(context, input)),
)

export const chooseSlides = answer(slideCalls.show, async (input, context) => {
  const { row, slides } = await findSlides(context, input)
  if (!slides.uploaded_at) throw refuse(slideFailures.notUploaded)
  if (!slides.is_shown)
    await context.db.transaction(async (db) => {
      await lockSheet(db, row.sheet.id)
      await updateShown(db, slides)
      const detail = { version: slides.version }
      await noteChange(db, context, row, { kind: 'slides_chosen', subjectId: slides.id, detail })
    })
  return showSlides(context, row)
})
