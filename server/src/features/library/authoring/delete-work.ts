import { authoringCalls } from '#contract/library/authoring.ts'
import { answer } from '#kernel/answer.ts'
import { findOwnWork } from './find-own-work.ts'
import { deleteUnpassedRevisions, lockWorksOf, updateRemoved } from './authoring.queries.ts'

export const deleteWork = answer(authoringCalls.delete, async (input, context) => {
  const { doctor } = await findOwnWork(context, input.production_id)
  await context.db.transaction(async (db) => {
    await lockWorksOf(db, doctor.id)
    await updateRemoved(db, input.production_id)
    await deleteUnpassedRevisions(db, input.production_id)
  })
  return {}
})
