import { accountFailures, defaultCountryCode, isPhone } from '#contract/people/account.ts'
import { meetingSettingCalls, settingFailures } from '#contract/meetings/meeting-settings.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { checkPhone, digestPhone } from '#server/features/people/account/phone.ts'
import { ensureSetting, findRun } from './change-settings.ts'
import {
  countWhitelist,
  deleteGuest,
  deleteWhitelisted,
  insertGuest,
  insertWhitelisted,
} from './meeting-settings.queries.ts'

/** More wrong numbers than these are not named in one message. */
const mostNamed = 10

/** Numbers need no account yet; they are stored as digests. */
export const changeWhitelist = answer(meetingSettingCalls.whitelist, async (input, context) => {
  const { db, vault } = context
  const { id } = await findRun(context, input.meeting_id)
  const phones = [...new Set(input.phones)]
  const wrong = phones.filter((phone) => !isPhone(phone, defaultCountryCode))
  if (wrong.length > 0)
    throw refuse(accountFailures.wrongPhone, { detail: wrong.slice(0, mostNamed).join(', ') })
  const digests = phones.map((phone) => digestPhone(vault, defaultCountryCode, phone))
  const settingId = await ensureSetting(db, id)
  const changed = await (input.type ? insertWhitelisted : deleteWhitelisted)(db, settingId, digests)
  return { changed, whitelist_num: await countWhitelist(db, settingId) }
})

export const inviteAccount = answer(meetingSettingCalls.invite, async (input, context) => {
  const { db, vault } = context
  const { id } = await findRun(context, input.meeting_id)
  checkPhone(input.phone, defaultCountryCode)
  const user = await selectUserByPhone(db, digestPhone(vault, defaultCountryCode, input.phone))
  if (!user) throw refuse(settingFailures.accountUnknown)
  await insertGuest(db, id, user.id)
  return { userid: user.id, truename: user.truename }
})

export const uninviteAccount = answer(meetingSettingCalls.uninvite, async (input, context) => {
  const { id } = await findRun(context, input.meeting_id)
  await deleteGuest(context.db, id, input.userid)
  return {}
})
