import { reviewStatuses, authoringCalls } from '#contract/library/authoring.ts'
import type { WorkInput } from '#contract/library/authoring.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { checkWork } from './check-work.ts'
import { findAuthor, findOwnWork } from './find-own-work.ts'
import { takeNewWorkId } from './save-draft.ts'
import { readContent } from './work-content.ts'
import { lockWorksOf, replaceOpenRevision } from './authoring.queries.ts'
import type { PublishedRow } from './authoring.queries.ts'

export const addWork = answer(authoringCalls.add, async (input, context) => {
  const doctor = await findAuthor(context)
  return sendWork(context, { doctorId: doctor.id, input })
})

export const editWork = answer(
  authoringCalls.edit,
  async ({ production_id: productionId, ...input }, context) => {
    const { doctor, published } = await findOwnWork(context, productionId)
    return sendWork(context, { doctorId: doctor.id, productionId, published, input })
  },
)

type Sent = {
  doctorId: number
  productionId?: number
  published?: PublishedRow | undefined
  input: WorkInput
}

async function sendWork(context: Context, { doctorId, productionId: givenId, published, input }: Sent) {
  await checkWork(context, input, published)
  const { userId } = memberOf(context)
  const { declared: _declared, ...content } = input
  const sent = await context.db.transaction(async (db) => {
    await lockWorksOf(db, doctorId)
    const productionId = givenId ?? (await takeNewWorkId(db, doctorId))
    await replaceOpenRevision(db, {
      ...readContent(content),
      production_id: productionId,
      doctor_id: doctorId,
      user_id: userId,
    })
    return { production_id: productionId, review_status: reviewStatuses.open }
  })
  await context.events.announce(context.db, userChanged, { userId })
  return sent
}
