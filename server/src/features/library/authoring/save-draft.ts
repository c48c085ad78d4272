import { reviewStatuses, authoringCalls, workFailures, workLimits } from '#contract/library/authoring.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Db } from '#kernel/database.ts'
import { findAuthor, findOwnWork } from './find-own-work.ts'
import { readContent } from './work-content.ts'
import { countUnpublished, lockWorksOf, takeWorkId, upsertDraft } from './authoring.queries.ts'

export const saveDraft = answer(
  authoringCalls.save,
  async ({ production_id: givenId, ...input }, context) => {
    const { userId } = memberOf(context)
    const { id: doctorId } =
      givenId > 0 ? (await findOwnWork(context, givenId)).doctor : await findAuthor(context)
    const draft = { ...readContent(input), doctor_id: doctorId, user_id: userId }
    return context.db.transaction(async (db) => {
      await lockWorksOf(db, doctorId)
      const productionId = givenId || (await takeNewWorkId(db, doctorId))
      await upsertDraft(db, { ...draft, production_id: productionId })
      return { production_id: productionId, review_status: reviewStatuses.draft }
    })
  },
)

/** Nobody collects drafts without end. */
export async function takeNewWorkId(db: Db, doctorId: number): Promise<number> {
  if ((await countUnpublished(db, doctorId)) >= workLimits.unpublished)
    throw refuse(workFailures.tooManyDrafts)
  return takeWorkId(db)
}
