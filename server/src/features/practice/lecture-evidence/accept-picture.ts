import { evidenceFailures } from '#contract/practice/lecture-evidence.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { selectPicture, updateAccepted } from './lecture-evidence.queries.ts'

type Acceptance = { pictureId: number; reason: string }

/** Accepts a doubtful picture of a lecture, with a reason. */
export async function acceptDoubtful(context: Context, row: SheetRow, { pictureId, reason }: Acceptance) {
  const picture = await selectPicture(context.db, pictureId)
  if (picture?.sheet_id !== row.sheet.id) throw refuse(evidenceFailures.pictureMissing)
  if (picture.flag === '') throw refuse(evidenceFailures.notFlagged)
  await context.db.transaction(async (db) => {
    await updateAccepted(db, picture.id, { reason, userId: memberOf(context).userId })
    await noteChange(db, context, row, { kind: 'picture_accepted', subjectId: picture.id, reason })
  })
}
