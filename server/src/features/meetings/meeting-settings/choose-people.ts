import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { meetingSettingCalls, settingFailures } from '#contract/meetings/meeting-settings.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { checkPhone, digestPhone, maskPhone } from '#server/features/people/account/phone.ts'
import { ensureSetting, findRun } from './change-settings.ts'
import { presentGuest } from './meeting-settings.present.ts'
import {
  countWhitelist,
  deleteGuest,
  deleteWhitelisted,
  insertGuest,
  insertWhitelisted,
  selectOwnSetting,
  selectWhitelisted,
} from './meeting-settings.queries.ts'

/** More wrong numbers than these are not named in one message. */
const mostNamed = 10
const pageSize = 50
const perOrganiser = { name: 'guest-organiser', max: 120, windowMs: 3600_000 }

/** Masked, as the organiser knows whom they have listed; nobody else may read it. */
export const listWhitelist = answer(
  meetingSettingCalls.whitelisted,
  async ({ meeting_id, page }, context) => {
    const { id } = await findRun(context, meeting_id)
    const own = await selectOwnSetting(context.db, id)
    const rows = own ? await selectWhitelisted(context.db, own.id, pageSize, offsetOf(page, pageSize)) : []
    return presentPage(rows, page, pageSize, ({ phone_sealed }) => ({
      phone: maskPhone(phone_sealed, context.vault),
    }))
  },
)

/** Numbers need no account yet. */
export const changeWhitelist = answer(meetingSettingCalls.whitelist, async (input, context) => {
  const { db, vault } = context
  const { id } = await findRun(context, input.meeting_id)
  const phones = [...new Set(input.phones)]
  const wrong = phones.filter((phone) => !isPhone(phone, defaultCountryCode))
  if (wrong.length > 0)
    throw refuse(accountFailures.wrongPhone, { detail: wrong.slice(0, mostNamed).join(', ') })
  const entries = phones.map((phone) => ({
    phone_digest: digestPhone(vault, defaultCountryCode, phone),
    phone_sealed: vault.seal(phone),
  }))
  const settingId = await ensureSetting(db, id)
  const changed = await (input.type ? insertWhitelisted : deleteWhitelisted)(db, settingId, entries)
  return { changed, whitelist_num: await countWhitelist(db, settingId) }
})

/** Whose number this is must not be told to everybody who runs a meeting: the name is masked and the look noted. */
export const inviteAccount = answer(meetingSettingCalls.invite, async (input, context) => {
  const { db, vault, limits } = context
  const { id } = await findRun(context, input.meeting_id)
  checkPhone(input.phone, defaultCountryCode)
  const { userId: readerId } = memberOf(context)
  await limits.spend(perOrganiser, String(readerId))
  const user = await selectUserByPhone(db, digestPhone(vault, defaultCountryCode, input.phone))
  if (!user) throw refuse(settingFailures.accountUnknown)
  await insertGuest(db, id, user.id)
  await insertAccess(db, { user_id: user.id, reader_id: readerId, what: 'guest name by number' })
  return presentGuest({ userid: user.id, truename: user.truename })
})

export const uninviteAccount = answer(meetingSettingCalls.uninvite, async (input, context) => {
  const { id } = await findRun(context, input.meeting_id)
  await deleteGuest(context.db, id, input.userid)
  return {}
})
