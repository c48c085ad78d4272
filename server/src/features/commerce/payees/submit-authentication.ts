import { authenticationStates, payeeCalls, payeeFailures } from '#contract/commerce/payees.ts'
import { faultOfName } from '#contract/people/profile.ts'
import { isIdNumber, verificationFailures } from '#contract/people/verification.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { insertAuthentication, selectAuthentication } from './authentications.queries.ts'
import { presentAuthentication } from './payees.present.ts'
import { provePhone } from './prove-phone.ts'

export const submitAuthentication = answer(payeeCalls.submitAuthentication, async (input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  checkPerson(input.truename, input.id_number)
  const open = await faultOfOpen(db, userId)
  if (open) throw refuse(open)
  const { countryCode, phone } = await provePhone(context, 'auth', input)
  const row = await insertAuthentication(db, {
    user_id: userId,
    truename: input.truename,
    id_number_sealed: vault.seal(input.id_number),
    country_code: countryCode,
    phone_sealed: vault.seal(phone),
  })
  // Another one was submitted at the same moment.
  if (!row) throw refuse((await faultOfOpen(db, userId)) ?? payeeFailures.alreadySubmitted)
  await context.events.announce(context.db, userChanged, { userId })
  return presentAuthentication(row, vault)
})

export function checkPerson(truename: string, idNumber: string): void {
  if (truename === '') throw refuse(payeeFailures.nameMissing)
  const fault = faultOfName(truename)
  if (fault) throw refuse(fault)
  if (idNumber === '') throw refuse(payeeFailures.idNumberMissing)
  if (!isIdNumber(idNumber)) throw refuse(verificationFailures.idNumberWrong)
}

/** Asked before the code is used up, so that nobody loses one to a form that was sent twice. */
async function faultOfOpen(db: Db, userId: number) {
  const state = (await selectAuthentication(db, userId))?.state
  if (state === authenticationStates.passed) return payeeFailures.alreadyPassed
  return state === authenticationStates.underReview ? payeeFailures.alreadySubmitted : undefined
}
