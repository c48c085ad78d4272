import { ownAccountText } from './own-account.text.ts'
import { ownAccountCalls, ownAccountFailures } from '#contract/people/own-account.ts'
import { normalizePhone } from '#contract/people/phone.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { CallContext } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import { publishEnded } from '#server/features/people/account/end-logins.ts'
import { ownNumber } from '#server/features/people/account/own-number.ts'
import { checkPhone, maskDigits, storedPhone } from '#server/features/people/account/phone.ts'
import { endSessionsOfUser } from '#server/features/people/account/sessions.queries.ts'
import { consumeCheckedCode, consumeCode } from '#server/features/people/account/sms-codes.ts'
import type { CodeNumber } from '#server/features/people/account/sms-codes.ts'
import { mobileChanged } from './own-account.notices.ts'
import { updatePhone } from './own-account.queries.ts'
import { proveOwner } from './prove-owner.ts'

const triesPerUser = { name: 'bind-user', max: 20, windowMs: 3600_000 }
const uniqueViolation = '23505'

/** A stolen login alone must not become the account: what the account had before has to agree to the new number. */
export const bindMobile = answer(ownAccountCalls.bindMobile, async (input, context) => {
  const { userId, sessionId } = memberOf(context)
  checkPhone(input.phone, input.country_code)
  await context.limits.spend(triesPerUser, String(userId))
  const user = (await selectUser(context.db, userId))!
  const old = ownNumber(context, user, 'auth')
  const oldCode = await proveOwner(context, user, old, input)
  const { countryCode, phone } = normalizePhone(input.country_code, input.phone)
  await consumeCode(context, { countryCode, phone, scene: 'bind' }, input.code)
  try {
    await context.db.transaction(async (db) => {
      await lockUser(db, userId)
      if (old && oldCode !== undefined) await consumeCheckedCode(context, db, old, oldCode)
      await updatePhone(db, userId, storedPhone(context.vault, countryCode, phone))
      const ended = await endSessionsOfUser(db, userId, 'elsewhere', { exceptId: sessionId })
      await publishEnded({ ...context, db }, ended)
      await notify(db, userId, mobileChanged.write({ time: shanghaiTime(new Date()) }))
    })
  } catch (error) {
    // Told only to whoever holds the number, so it gives nobody away.
    if (sqlState(error) === uniqueViolation) throw refuse(ownAccountFailures.phoneTaken)
    throw error
  }
  if (old) await notifyOldNumber(context, old, phone)
  return {}
})

/** The change is done: a gateway that fails does not undo it. */
async function notifyOldNumber(context: CallContext, old: CodeNumber, phone: string): Promise<void> {
  const masked = maskDigits(phone)
  await context.providers.sms
    .send({
      countryCode: old.countryCode,
      phone: old.phone,
      template: 'rebinding',
      values: [masked],
      text: ownAccountText[context.caller.language].oldNumberSms(masked),
    })
    .catch((error: unknown) => context.log.error({ err: error }, 'the old number could not be notified'))
}
