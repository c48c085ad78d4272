import { defineRoomKind, userKey } from '#kernel/room-kinds.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { findWatchable } from './find-watchable.ts'
import { mayStart } from './may-start.ts'

/** Lecturers and organisers meet here before and during a meeting; its viewers come in when one of them admits them. */
export const meetingRoomKind = defineRoomKind({
  kind: 'meeting',
  earlyMinutes: 60,
  attendanceRight: 'meetings.moderate',
  hasChat: true,
  hasBroadcast: true,
  async findGuest(context, { subjectId }) {
    if (!context.member) return undefined
    const isHost = await mayStart(context, subjectId)
    if (!isHost) await findWatchable(context, subjectId)
    const user = await selectUser(context.db, context.member.userId)
    return (
      user && {
        key: userKey(user.id),
        userId: user.id,
        name: user.truename,
        title: user.title,
        hospital: user.hospital,
        role: isHost ? 'host' : 'guest',
        waits: true,
      }
    )
  },
})
