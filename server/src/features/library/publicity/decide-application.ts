import { publicityStates } from '#contract/library/publicity.ts'
import type { PublicityItem } from '#contract/library/publicity.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { publicityAccepted, publicityDeclined } from './publicity.notices.ts'
import { presentForOperator } from './publicity.present.ts'
import { publicityReview, selectApplication, selectNames } from './publicity.queries.ts'
import type { PublicityRow } from './publicity.queries.ts'

/** An application with the phone number in full, for an operator whose look at it is noted. */
export async function openApplication(context: Context, applicationId: number): Promise<PublicityItem> {
  const { db, vault } = context
  const row = await find(context, applicationId)
  await insertAccess(db, {
    user_id: row.user_id,
    reader_id: memberOf(context).userId,
    what: `publicity ${row.id}`,
  })
  const item = presentForOperator(row, await selectNames(db, [row]), vault)
  return { ...item, phone: vault.openText(row.phone_sealed) }
}

export async function decideApplication(context: Context, applicationId: number, outcome: Outcome) {
  const { id, user_id: ownerId, topic } = await find(context, applicationId)
  const submission = { id, ownerId }
  if (outcome.isPassed)
    return review(context, publicityReview, {
      submission,
      verdict: { state: publicityStates.accepted },
      notice: publicityAccepted.write({ topic }),
    })
  const { reason } = outcome
  return review(context, publicityReview, {
    submission,
    verdict: { state: publicityStates.declined, reason },
    notice: publicityDeclined.write({ topic, reason }),
  })
}

async function find({ db }: Context, applicationId: number): Promise<PublicityRow> {
  const row = await selectApplication(db, applicationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'application_id' })
  return row
}
