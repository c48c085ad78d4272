import { pickupFailures } from '#contract/commerce/coffee.ts'
import { defaultCountryCode } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { checkPhone, digestPhone } from '#server/features/people/account/phone.ts'
import { staffAdded, staffRemoved } from './coffee.notices.ts'
import { deleteStaff, insertStaff, selectCounter } from './counters.queries.ts'
import type { CounterRow } from './counters.queries.ts'

/** Somebody with this number may redeem vouchers at the counter. Answers who. */
export async function employStaff(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  counterId: number,
  phone: string,
): Promise<number> {
  const counter = await findCounter(db, counterId)
  checkPhone(phone, defaultCountryCode)
  const user = await selectUserByPhone(db, digestPhone(vault, defaultCountryCode, phone))
  if (!user) throw refuse(pickupFailures.personUnknown)
  await db.transaction(async (db) => {
    if (await insertStaff(db, counterId, user.id))
      await notify(db, user.id, staffAdded.write({ counter: counter.name }))
  })
  return user.id
}

/** Somebody who was not employed there stays as they are. */
export async function dismissStaff(
  { db }: Pick<Services, 'db'>,
  counterId: number,
  userId: number,
): Promise<void> {
  const counter = await findCounter(db, counterId)
  await db.transaction(async (db) => {
    if (await deleteStaff(db, counterId, userId))
      await notify(db, userId, staffRemoved.write({ counter: counter.name }))
  })
}

async function findCounter(db: Db, counterId: number): Promise<CounterRow> {
  const counter = await selectCounter(db, counterId)
  if (!counter) throw refuse(failures.dataMissing, { detail: 'counter_id' })
  return counter
}
