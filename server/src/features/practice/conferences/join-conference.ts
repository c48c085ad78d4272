import { conferenceCalls, conferenceFailures } from '#contract/practice/conferences.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { checkEntry } from '#server/features/community/rooms/check-entry.ts'
import { findRoom } from '#server/features/community/rooms/seats.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { conferenceAddress } from './conference-addresses.ts'
import { roomGuestOf } from './conference-room-kind.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { findConference } from './find-conference.ts'

export const joinConference = answer(conferenceCalls.join, async (input, context) => {
  const row = await findConference(context, input)
  const reason = await findReason(context, row)
  const mayJoin = reason === ''
  return {
    can_join: asBit(mayJoin),
    reason,
    room_id: mayJoin ? row.room.id : 0,
    join_url: mayJoin ? conferenceAddress.room(row.conference.id, row.me ? '' : input.code) : '',
  }
})

/** Why the caller may not enter now, by the rule that the video room follows; empty if they may. */
async function findReason(context: Context, row: ConferenceRow): Promise<string> {
  if (row.conference.cancelled_at) return conferenceFailures.conferenceCancelled[context.caller.language]
  const user = (await selectUser(context.db, memberOf(context).userId))!
  const room = await findRoom(context.db, row.room.id)
  return (await checkEntry(context, room, roomGuestOf(row, user))).reason
}
