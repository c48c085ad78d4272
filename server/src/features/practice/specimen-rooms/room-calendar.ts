import { roomUseStates, specimenRoomFailures } from '#contract/practice/specimen-rooms.ts'
import { refuse } from '#kernel/fail.ts'
import { defineCalendarFile } from '#server/features/meetings/reservations/calendar-file.ts'
import type { CalendarEvent } from '#server/features/meetings/reservations/icalendar.ts'
import { alarmMinutes } from '#server/features/practice/expert-sheets/alarm-minutes.ts'
import { selectUseOfCalendar, selectUsesOfCalendar } from './specimen-rooms.queries.ts'
import type { CalendarUse } from './specimen-rooms.queries.ts'

/** The use of one room as a file, and all that a person is asked for in the feed of their calendar. */
export const roomCalendar = defineCalendarFile({
  name: 'specimen-room',
  idName: 'use_id',
  async find({ db }, useId, origin) {
    const row = await selectUseOfCalendar(db, useId)
    if (!row) throw refuse(specimenRoomFailures.specimenRoomMissing)
    return eventOf(row, origin)
  },
  listOf: async ({ db }, userId, origin) =>
    (await selectUsesOfCalendar(db, userId)).map((row) => eventOf(row, origin)),
})

function eventOf({ room, use, meeting }: CalendarUse, origin: string): CalendarEvent {
  const address = `${origin}/specimenChamber?id=${room.task_id}&room_id=${room.id}`
  const isTentative = use.status !== roomUseStates.confirmed
  return {
    uid: `specimen-room-${use.id}@${new URL(origin).hostname}`,
    title: isTentative ? `${room.title}（待确认）` : room.title,
    description: [meeting.title, room.materials, address].filter(Boolean).join('\n'),
    place: room.place,
    address,
    beginAt: room.begin_at,
    endAt: room.end_at,
    alarmMinutes,
  }
}
