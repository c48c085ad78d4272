import { slideCalls } from '#contract/practice/lecture-slides.ts'
import { answer } from '#kernel/answer.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSlides } from './find-slides.ts'
import { insertTurn } from './lecture-slides.queries.ts'

/** Lectures end later than planned. */
const lateMs = 3600_000

export const isHeldNow = ({ meeting }: SheetRow, now = Date.now()) =>
  now >= meeting.begin_at.getTime() && now <= meeting.end_at.getTime() + lateMs

/** Turns before and after the lecture are not noted: the slides are looked through then. */
export const turnPage = answer(slideCalls.turn, async (input, context) => {
  const { row, slides } = await findSlides(context, input)
  if (slides.is_shown && isHeldNow(row)) await insertTurn(context.db, slides.id, input.page)
  return {}
})
