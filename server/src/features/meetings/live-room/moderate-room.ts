import { commentGroup } from '#contract/community/comments.ts'
import { failures } from '#contract/wire/failure.ts'
import { liveRoomCalls, liveRoomFailures, liveRoomTopics } from '#contract/meetings/live-room.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { refuseUnlessManager } from '#server/features/community/comments/comment-rights.ts'
import { findMeetingFor } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectIsManager } from '#server/features/meetings/meetings/managers.queries.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { viewerMuted } from './live-room.notices.ts'
import { presentMute } from './live-room.present.ts'
import { selectMutes, selectRoles, upsertMute, upsertSlowSeconds } from './live-room.queries.ts'
import { unmute } from './unmute.ts'

const roomOf = (meetingId: number) => ({ itemType: 'meeting', itemId: meetingId }) as const

async function findOwnRoom(context: Context, meetingId: number): Promise<MeetingRow['meeting']> {
  const { meeting } = await findMeetingFor(context, meetingId)
  await refuseUnlessManager(context, roomOf(meetingId))
  return meeting
}

export const setSlowMode = answer(liveRoomCalls.setSlow, async (input, context) => {
  const { meeting_id: meetingId, seconds } = input
  await findOwnRoom(context, meetingId)
  await upsertSlowSeconds(context.db, meetingId, seconds, memberOf(context).userId)
  const groupId = commentGroup('meeting', meetingId)
  await context.rooms.toGroup(liveRoomTopics.slow, groupId, { groupId, slow_seconds: seconds })
  context.noteChange({
    target: { kind: 'meetings', id: meetingId, name: '' },
    after: { slow_seconds: seconds },
  })
  return { slow_seconds: seconds }
})

export const muteViewer = answer(liveRoomCalls.mute, async (input, context) => {
  const { db } = context
  const { meeting_id: meetingId, userid: userId } = input
  const { title: meeting } = await findOwnRoom(context, meetingId)
  const noteMute = (after: object) =>
    context.noteChange({ target: { kind: 'mutes', id: userId, name: '' }, after: { meetingId, ...after } })
  if (!input.type) {
    noteMute({ is_muted: false })
    await unmute(context, { userId, meetingId, meeting })
    return {}
  }
  const roles = await selectRoles(db, userId)
  if (!roles) throw refuse(failures.dataMissing, { detail: 'userid' })
  if (roles.length > 0 || (await selectIsManager(db, meetingId, userId)))
    throw refuse(liveRoomFailures.managerNotMuted)
  const { reason, minutes } = input
  await db.transaction(async (db) => {
    await upsertMute(db, { meetingId, userId, reason, minutes, mutedBy: memberOf(context).userId })
    await notify(db, userId, viewerMuted.write({ meetingId, meeting, reason, minutes }))
  })
  noteMute({ is_muted: true, reason, minutes })
  return {}
})

export const listMutes = answer(liveRoomCalls.mutes, async ({ meeting_id: meetingId }, context) => {
  await findOwnRoom(context, meetingId)
  return { list: (await selectMutes(context.db, meetingId)).map(presentMute) }
})
