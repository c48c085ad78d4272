import { evidenceOperatorCalls } from '#contract/practice/lecture-evidence.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { deleteSponsor, insertSponsor, selectSponsors } from './lecture-evidence.queries.ts'

export const setSponsor = answer(evidenceOperatorCalls.sponsor, async (input, context) => {
  const { db } = context
  if (!(await selectTask(db, input.id))) throw refuse(failures.dataMissing, { detail: 'id' })
  const granted_by = memberOf(context).userId
  if (input.type) await insertSponsor(db, { task_id: input.id, user_id: input.user_id, granted_by })
  else await deleteSponsor(db, input.id, input.user_id)
  return { user_ids: await selectSponsors(db, input.id) }
})
