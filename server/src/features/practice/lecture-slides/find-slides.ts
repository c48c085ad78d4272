import { slideFailures } from '#contract/practice/lecture-slides.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import type { SheetAddress } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { selectSlidesById } from './lecture-slides.queries.ts'

/** Slides of the caller's sheet, with the sheet. */
export async function findSlides(context: CallContext, address: SheetAddress & { slides_id: number }) {
  const row = await findSheet(context, address)
  const slides = await selectSlidesById(context.db, address.slides_id)
  if (slides?.sheet_id !== row.sheet.id) throw refuse(slideFailures.slidesMissing)
  return { row, slides }
}
