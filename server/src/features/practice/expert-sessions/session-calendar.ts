import { sessionFailures, sessionStates } from '#contract/practice/expert-sessions.ts'
import { refuse } from '#kernel/fail.ts'
import { defineCalendarFile } from '#server/features/meetings/reservations/calendar-file.ts'
import type { CalendarEvent } from '#server/features/meetings/reservations/icalendar.ts'
import { alarmMinutes } from '#server/features/practice/expert-sheets/alarm-minutes.ts'
import { selectSession, selectSessionsOfCalendar } from './expert-sessions.queries.ts'
import type { SessionRow } from './expert-sessions.queries.ts'

/** One session as a file, and all sessions of a person in the feed of their calendar. */
export const sessionCalendar = defineCalendarFile({
  name: 'expert-session',
  idName: 'session_id',
  async find({ db }, sessionId, origin) {
    const row = await selectSession(db, sessionId)
    if (!row) throw refuse(sessionFailures.sessionMissing)
    return eventOf(row, origin)
  },
  listOf: async ({ db }, userId, origin) =>
    (await selectSessionsOfCalendar(db, userId)).map((row) => eventOf(row, origin)),
})

function eventOf({ session, sheet, meeting }: SessionRow, origin: string): CalendarEvent {
  const address = `${origin}/expertScheduleDetail?id=${sheet.task_id}&session_id=${session.id}`
  const isTentative = session.status !== sessionStates.confirmed
  return {
    uid: `expert-session-${session.id}@${new URL(origin).hostname}`,
    title: isTentative ? `${session.title}（待确认）` : session.title,
    description: [meeting.title, address].join('\n'),
    place: session.hall,
    address,
    beginAt: session.begin_at,
    endAt: session.end_at,
    alarmMinutes,
  }
}
