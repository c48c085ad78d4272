import { conferenceFailures, conferenceLimits } from '#contract/practice/conferences.ts'
import { refuse } from '#kernel/fail.ts'
import { defineRoomKind, userKey } from '#kernel/room-kinds.ts'
import type { RoomGuest } from '#kernel/room-kinds.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { isHostOf } from './conferences.present.ts'
import { selectConference, updateEnd } from './conferences.queries.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { findConference } from './find-conference.ts'
import { upsertEntered } from './people.queries.ts'

/** Those who are invited enter at once; those who have the link wait until the host admits them. */
export const conferenceRoomKind = defineRoomKind({
  kind: 'conference',
  earlyMinutes: conferenceLimits.earlyMinutes,
  attendanceRight: 'meetings.moderate',
  mayRecordOutside: true,
  async findGuest(context, { subjectId }, code) {
    const { member } = context
    if (!member) return undefined
    const row = await findConference(context, { id: subjectId, code })
    if (row.conference.cancelled_at) throw refuse(conferenceFailures.conferenceCancelled)
    return roomGuestOf(row, (await selectUser(context.db, member.userId))!)
  },
  findChat: async (db, subjectId) =>
    (await selectConference(db, subjectId, 0))?.conference.chat_group_id ?? undefined,
  onExtended: ({ db }, { subjectId }, endAt) => updateEnd(db, subjectId, endAt),
  async onEntry({ db }, { subjectId }, { userId }) {
    if (userId !== undefined) await upsertEntered(db, { conferenceId: subjectId, userId })
  },
})

export function roomGuestOf(row: ConferenceRow, user: UserRow): RoomGuest {
  const isHost = isHostOf(row)
  return {
    key: userKey(user.id),
    userId: user.id,
    name: user.truename,
    title: user.title,
    hospital: user.hospital,
    role: isHost ? 'host' : 'guest',
    waits: row.me?.is_by_link ?? true,
  }
}
