import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectAuthenticationById } from './authentications.queries.ts'
import { presentForOperator } from './payees.present.ts'

/** An application with its numbers in full, for an operator whose look at it is noted. */
export async function openAuthentication(context: Context, authenticationId: number) {
  const { db, vault } = context
  const row = await selectAuthenticationById(db, authenticationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'authentication_id' })
  await insertAccess(db, {
    user_id: row.authentication.user_id,
    reader_id: memberOf(context).userId,
    what: `authentication ${row.authentication.id}`,
  })
  return presentForOperator(row, vault, 'in full')
}
