import { pickupFailures } from '#contract/commerce/coffee.ts'
import { defaultCountryCode } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { checkPhone, digestPhone } from '#server/features/people/account/phone.ts'
import { insertStaff, selectCounter } from './counters.queries.ts'

/** Somebody with this number may redeem vouchers at the counter. Answers who. */
export async function employStaff(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  counterId: number,
  phone: string,
): Promise<number> {
  if (!(await selectCounter(db, counterId))) throw refuse(failures.dataMissing, { detail: 'counter_id' })
  checkPhone(phone, defaultCountryCode)
  const user = await selectUserByPhone(db, digestPhone(vault, defaultCountryCode, phone))
  if (!user) throw refuse(pickupFailures.personUnknown)
  await insertStaff(db, counterId, user.id)
  return user.id
}
