import { loginsFailures, ownAccountCalls } from '#contract/people/logins.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { checkPhone, digestPhone } from '#server/features/people/account/phone.ts'
import { consumeCode } from '#server/features/people/account/sms-codes.ts'
import { updatePhone } from './logins.queries.ts'

const triesPerUser = { name: 'bind-user', max: 20, windowMs: 3600_000 }
const uniqueViolation = '23505'

export const bindMobile = answer(ownAccountCalls.bindMobile, async (input, context) => {
  const { phone, country_code: countryCode } = input
  const { userId } = memberOf(context)
  checkPhone(phone, countryCode)
  await context.limits.spend(triesPerUser, String(userId))
  await consumeCode(context, { countryCode, phone, scene: 'bind' }, input.code)
  try {
    await updatePhone(context.db, userId, {
      country_code: countryCode,
      phone_digest: digestPhone(context.vault, countryCode, phone),
      phone_sealed: context.vault.seal(phone),
    })
  } catch (error) {
    // Told only to whoever holds the number, so it gives nobody away.
    if (sqlState(error) === uniqueViolation) throw refuse(loginsFailures.phoneTaken)
    throw error
  }
  return {}
})
