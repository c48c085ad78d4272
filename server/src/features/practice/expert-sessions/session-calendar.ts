import type { FastifyInstance } from 'fastify'
import { sessionFailures, sessionStates } from '#contract/practice/expert-sessions.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import { flatten } from '#kernel/http/form-body.ts'
import { readId } from '#kernel/pages/read-id.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import {
  addCalendarSource,
  originOf,
  sendCalendar,
} from '#server/features/meetings/reservations/serve-calendar.ts'
import type { CalendarEvent } from '#server/features/meetings/reservations/icalendar.ts'
import { selectSession, selectSessionsOfCalendar } from './expert-sessions.queries.ts'
import type { SessionRow } from './expert-sessions.queries.ts'

const path = '/calendar/expert-session.ics'

/** As the reminders: a week, a day and an hour before. */
const alarmMinutes = [7 * 24 * 60, 24 * 60, 60]

const lifeMs = 24 * 3600_000
const keyOf = (sessionId: number) => `session-${sessionId}.ics`

/** Calendars read without a login, so that a guest gets an address that opens for a day. */
export function sessionFileAddress(vault: Vault, sessionId: number): string {
  const signed = new URL(signedAddress(vault, keyOf(sessionId), lifeMs), 'http://localhost')
  signed.searchParams.set('session_id', String(sessionId))
  return `${path}?${signed.searchParams.toString()}`
}

/** One session as a file, and all sessions of a person in the feed of their calendar. */
export function serveSessionCalendar(app: FastifyInstance, services: Services): void {
  addCalendarSource(services, async (userId, origin) =>
    (await selectSessionsOfCalendar(services.db, userId)).map((row) => eventOf(row, origin)),
  )
  app.get(path, async (request, reply) => {
    const query = flatten(request.query)
    const sessionId = readId(query.session_id)
    if (!isSigned(services.vault, keyOf(sessionId), query)) throw refuse(failures.noPermission)
    const row = await selectSession(services.db, sessionId)
    if (!row) throw refuse(sessionFailures.sessionMissing)
    reply.header('content-disposition', `attachment; filename="${keyOf(sessionId)}"`)
    return sendCalendar(reply, [eventOf(row, originOf(services, request))])
  })
}

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
