import { invitationCalls } from '#contract/practice/expert-invitations.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { readPeriod } from '#server/features/practice/expert-sheets/read-period.ts'
import { ensureTask } from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import { inviteOne, sendAgain, withdrawOne } from './invite-one.ts'
import { showInvitedSheet } from './list-invited.ts'

export const createTask = answer(invitationCalls.createTask, async ({ meeting_id, website }, context) => {
  const { meeting } = await findMeeting(context.db, meeting_id)
  const created_by = memberOf(context).userId
  return { id: await ensureTask(context.db, { meeting_id: meeting.id, website, created_by }) }
})

export const inviteExpert = answer(invitationCalls.invite, async (input, context) => {
  const sheetId = await inviteOne(context, input.id, {
    countryCode: input.country_code,
    phone: input.phone,
    name: input.guest_name,
    part: input.part_type,
    note: input.note,
    sessions: input.sessions.map(({ kind, title, hall, schedule_id, ...time }) => ({
      kind,
      title,
      hall,
      programme_id: schedule_id ?? null,
      ...readPeriod(time),
    })),
  })
  return showInvitedSheet(context, sheetId)
})

export const sendInvitation = answer(invitationCalls.send, async ({ guest_id }, context) => {
  await sendAgain(context, guest_id)
  return {}
})

export const withdrawInvitation = answer(invitationCalls.withdraw, async ({ guest_id, reason }, context) => {
  await withdrawOne(context, guest_id, reason)
  return {}
})
