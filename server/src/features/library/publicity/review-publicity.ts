import { publicityOperatorCalls, publicityStates } from '#contract/library/publicity.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { presentForOperator } from './publicity.present.ts'
import { publicityReview, selectApplication, selectApplications, selectNames } from './publicity.queries.ts'
import type { PublicityRow } from './publicity.queries.ts'
import { publicityAccepted, publicityDeclined } from './publicity.notices.ts'

const pageSize = 20

export const listApplications = answer(
  publicityOperatorCalls.list,
  async ({ state, page }, { db, vault }) => {
    const rows = await selectApplications(db, state, pageSize, offsetOf(page, pageSize))
    const names = await selectNames(
      db,
      rows.map(({ application }) => application),
    )
    return presentPage(rows, page, pageSize, ({ application }) =>
      presentForOperator(application, names, vault),
    )
  },
)

export const getApplication = answer(publicityOperatorCalls.detail, async (input, context) => {
  const { db, vault } = context
  const row = await find(context, input.application_id)
  await insertAccess(db, {
    user_id: row.user_id,
    reader_id: memberOf(context).userId,
    what: `publicity ${row.id}`,
  })
  const item = presentForOperator(row, await selectNames(db, [row]), vault)
  return { ...item, phone: vault.openText(row.phone_sealed) }
})

export const acceptApplication = answer(publicityOperatorCalls.pass, async (input, context) => {
  const row = await find(context, input.application_id)
  await review(context, publicityReview, {
    submission: { id: row.id, ownerId: row.user_id },
    verdict: { state: publicityStates.accepted },
    notice: publicityAccepted.write({ topic: row.topic }),
  })
  return {}
})

export const declineApplication = answer(publicityOperatorCalls.refuse, async (input, context) => {
  const { reason } = input
  const row = await find(context, input.application_id)
  await review(context, publicityReview, {
    submission: { id: row.id, ownerId: row.user_id },
    verdict: { state: publicityStates.declined, reason },
    notice: publicityDeclined.write({ topic: row.topic, reason }),
  })
  return {}
})

async function find({ db }: Context, applicationId: number): Promise<PublicityRow> {
  const row = await selectApplication(db, applicationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'application_id' })
  return row
}
