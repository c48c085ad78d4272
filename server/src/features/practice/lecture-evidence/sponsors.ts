import { evidenceOperatorCalls } from '#contract/practice/lecture-evidence.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { changeSponsors } from './change-sponsors.ts'
import { selectSponsors } from './lecture-evidence.queries.ts'

export const setSponsor = answer(evidenceOperatorCalls.sponsor, async (input, context) => {
  const { db } = context
  const found = await selectTask(db, input.id)
  if (!found) throw refuse(failures.dataMissing, { detail: 'id' })
  const task = { taskId: input.id, meeting: found.meeting.title }
  await changeSponsors(context, task, [{ userId: input.user_id, isSponsor: input.type }])
  return { user_ids: await selectSponsors(db, input.id) }
})
