import type { VerificationItem } from '#contract/people/verification.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { presentForOperator } from './verification.present.ts'
import { selectVerificationById } from './verification.queries.ts'

/** A verification with its numbers in full, for an operator whose look at it is noted. */
export async function openVerification(context: Context, verificationId: number): Promise<VerificationItem> {
  const { db, vault } = context
  const row = await selectVerificationById(db, verificationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'verification_id' })
  await insertAccess(db, {
    user_id: row.verification.user_id,
    reader_id: memberOf(context).userId,
    what: `verification ${row.verification.id}`,
  })
  return presentForOperator(row, vault, 'in full')
}
