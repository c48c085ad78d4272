import { liveCalls } from '#contract/meetings/live.ts'
import type { Room } from '#contract/meetings/live.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { CallContext } from '#kernel/services.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { findWatchable } from './find-watchable.ts'
import { selectRoom } from './live.queries.ts'
import { mayStart } from './may-start.ts'
import { meetingRoomKind } from './meeting-room.ts'

/** The meeting's room at an external service if it has one, else our own. */
async function joinRoom(context: CallContext, meetingId: number, provider: 'zoom' | 'saas'): Promise<Room> {
  const { db, env, vault, providers } = context
  const row = await findWatchable(context, meetingId)
  const [user, room] = await Promise.all([
    selectUser(db, memberOf(context).userId),
    selectRoom(db, meetingId, provider),
  ])
  const userName = user?.truename ?? ''
  const join = providers.rooms[provider]
  if (!room || !join) {
    const own = await openRoom(db, {
      kind: meetingRoomKind.kind,
      subjectId: meetingId,
      title: row.meeting.title,
      media: 'picture',
      beginAt: row.meeting.begin_at,
      endAt: row.meeting.end_at,
      mayCaption: true,
    })
    return {
      provider: 'builtin',
      join_url: `${env.PUBLIC_ORIGIN ?? ''}/room?room_id=${own.id}&meeting_id=${meetingId}`,
      meeting_number: String(own.id),
      password: '',
      user_name: userName,
      sdk_key: '',
      signature: '',
    }
  }
  const password = room.password_sealed ? vault.openText(room.password_sealed) : ''
  const isHost = await mayStart(context, meetingId)
  const data = join({ number: room.room_number, password, userName, isHost })
  return {
    provider,
    join_url: data.joinUrl,
    meeting_number: room.room_number,
    password,
    user_name: userName,
    sdk_key: data.sdkKey,
    signature: data.signature,
  }
}

export const getZoomConfig = answer(liveCalls.zoomConfig, (input, context) =>
  joinRoom(context, input.meeting_id, 'zoom'),
)

export const getSaasRoom = answer(liveCalls.saasRoom, (input, context) =>
  joinRoom(context, input.meeting_id, 'saas'),
)
