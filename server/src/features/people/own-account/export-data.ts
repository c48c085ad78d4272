import { accountFailures } from '#contract/people/account.ts'
import { exportDays, ownAccountCalls } from '#contract/people/own-account.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { ownNumber } from '#server/features/people/account/own-number.ts'
import { checkCode, consumeCheckedCode } from '#server/features/people/account/sms-codes.ts'
import { selectExports } from './account-data.queries.ts'
import { writeExport } from './write-export.ts'

const perUser = { name: 'export-user', max: 5, windowMs: 24 * 3600_000 }

/** A phone that lies open must not be enough to take everything away: the number of the account is asked. */
export const exportData = answer(ownAccountCalls.exportData, async ({ code }, context) => {
  const { limits, caller, jobs } = context
  const { userId } = memberOf(context)
  const user = await selectUser(context.db, userId)
  const number = user && ownNumber(context, user, 'export')
  if (!number) throw refuse(accountFailures.phoneMissing)
  await limits.spend(perUser, String(userId))
  await checkCode(context, number, code)
  await context.db.transaction(async (db) => {
    await consumeCheckedCode(context, db, number, code)
    await insertAccess(db, { user_id: userId, reader_id: userId, what: 'export of the own data' })
    await jobs.send(db, writeExport, { userId, language: caller.language })
  })
  return {}
})

export const listExports = answer(ownAccountCalls.exports, async (_input, context) => {
  const rows = await selectExports(context.db, memberOf(context).userId)
  return {
    exports: rows.map(({ key, size, created_at }) => ({
      url: fileUrl(key),
      size,
      time: shanghaiTime(created_at),
      expire_time: shanghaiTime(new Date(created_at.getTime() + exportDays * 24 * 3600_000)),
    })),
  }
})
