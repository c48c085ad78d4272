import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { settingFailures } from '#contract/meetings/meeting-settings.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { checkPhone, digestPhone } from '#server/features/people/account/phone.ts'
import { countWhitelist, deleteWhitelisted, insertWhitelisted } from './meeting-settings.queries.ts'
import { ensureSetting } from './settings.ts'

/** More wrong numbers than these are not named in one message. */
const mostNamed = 10
const perOrganiser = { name: 'guest-organiser', max: 120, windowMs: 3600_000 }

/** Puts numbers on the whitelist of a meeting, or takes them off it. */
export async function changeNumbers(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  meetingId: number,
  change: { phones: string[]; isListed: boolean },
) {
  const phones = [...new Set(change.phones)]
  const wrong = phones.filter((phone) => !isPhone(phone, defaultCountryCode))
  if (wrong.length > 0)
    throw refuse(accountFailures.wrongPhone, { detail: wrong.slice(0, mostNamed).join(', ') })
  const entries = phones.map((phone) => ({
    phone_digest: digestPhone(vault, defaultCountryCode, phone),
    phone_sealed: vault.seal(phone),
  }))
  const settingId = await ensureSetting(db, meetingId)
  const changed = await (change.isListed ? insertWhitelisted : deleteWhitelisted)(db, settingId, entries)
  return { changed, whitelist_num: await countWhitelist(db, settingId) }
}

/** Whose number this is must not be told to everybody who runs a meeting: the look is noted, and nobody asks for a phone book. */
export async function findByNumber(context: Context, phone: string) {
  const { db, vault, limits } = context
  checkPhone(phone, defaultCountryCode)
  const { userId: readerId } = memberOf(context)
  await limits.spend(perOrganiser, String(readerId))
  const user = await selectUserByPhone(db, digestPhone(vault, defaultCountryCode, phone))
  if (!user) throw refuse(settingFailures.accountUnknown)
  await insertAccess(db, { user_id: user.id, reader_id: readerId, what: 'guest name by number' })
  return user
}
