import { evidenceOperatorCalls } from '#contract/practice/lecture-evidence.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { changeSponsor } from './change-sponsor.ts'
import { selectSponsors } from './lecture-evidence.queries.ts'

export const setSponsor = answer(evidenceOperatorCalls.sponsor, async (input, context) => {
  const { db } = context
  if (!(await selectTask(db, input.id))) throw refuse(failures.dataMissing, { detail: 'id' })
  await changeSponsor(context, input.id, { userId: input.user_id, isSponsor: input.type })
  return { user_ids: await selectSponsors(db, input.id) }
})
