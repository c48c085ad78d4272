import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { findRun } from './change-settings.ts'
import { changeNumbers, findByNumber } from './find-people.ts'
import { guestInvited, guestRemoved } from './meeting-settings.notices.ts'
import { presentGuest } from './meeting-settings.present.ts'
import { deleteGuest, insertGuest, selectOwnSetting, selectWhitelisted } from './meeting-settings.queries.ts'
import { tellPerson } from './tell-person.ts'

const pageSize = 50

/** Masked, as the organiser knows whom they have listed; nobody else may read it. */
export const listWhitelist = answer(
  meetingSettingCalls.whitelisted,
  async ({ meeting_id, page }, context) => {
    const { id } = await findRun(context, meeting_id)
    const own = await selectOwnSetting(context.db, id)
    const found = await readPage(page, pageSize, async (limit, offset) =>
      own ? selectWhitelisted(context.db, own.id, limit, offset) : [],
    )
    return presentPage(found, ({ phone_sealed }) => ({
      phone: maskPhone(phone_sealed, context.vault),
    }))
  },
)

/** Numbers need no account yet. */
export const changeWhitelist = answer(meetingSettingCalls.whitelist, async (input, context) => {
  const { id } = await findRun(context, input.meeting_id)
  return changeNumbers(context, id, { phones: input.phones, isListed: input.type })
})

export const inviteAccount = answer(meetingSettingCalls.invite, async (input, context) => {
  const meeting = await findRun(context, input.meeting_id)
  const user = await findByNumber(context, input.phone)
  await context.db.transaction(async (db) => {
    if (await insertGuest(db, meeting.id, user.id))
      await tellPerson(db, { userId: user.id, notice: guestInvited, meeting })
  })
  return presentGuest({ userid: user.id, truename: user.truename })
})

export const uninviteAccount = answer(meetingSettingCalls.uninvite, async (input, context) => {
  const meeting = await findRun(context, input.meeting_id)
  await context.db.transaction(async (db) => {
    if (await deleteGuest(db, meeting.id, input.userid))
      await tellPerson(db, { userId: input.userid, notice: guestRemoved, meeting })
  })
  return {}
})
