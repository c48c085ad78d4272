import { rehearsalCalls, rehearsalFailures } from '#contract/practice/rehearsals.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { selectPeopleHere } from '#server/features/community/rooms/rooms.queries.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { rehearsalRoomKind } from './rehearsal-room-kind.ts'

export const getRehearsal = answer(rehearsalCalls.get, async (input, context) => {
  const { db } = context
  const row = await findSheet(context, input)
  if (isOver(row)) throw refuse(rehearsalFailures.rehearsalOver)
  const { sheet, meeting } = row
  const room = await openRoom(db, {
    kind: rehearsalRoomKind.kind,
    subjectId: sheet.id,
    title: `彩排：${meeting.title}`,
    media: 'picture',
    beginAt: sheet.created_at,
    endAt: meeting.end_at,
    mayCaption: true,
  })
  const here = await selectPeopleHere(db, room.id)
  return {
    video_room_id: room.id,
    end_time: shanghaiTime(meeting.end_at),
    organisers: here.flatMap(({ person, presence_id }) =>
      presence_id !== null && person.role === 'host' ? [person.name] : [],
    ),
  }
})
