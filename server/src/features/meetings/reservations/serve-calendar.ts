import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { failures } from '#contract/wire/failure.ts'
import { remindMinutes } from '#contract/meetings/reservations.ts'
import { refuse } from '#kernel/fail.ts'
import { defineState } from '#kernel/feature-state.ts'
import type { Services } from '#kernel/services.ts'
import { flatten } from '#kernel/http/form-body.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { asPlainText } from '#kernel/rich-text.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { feedPath, readFeedAddress } from './feed-address.ts'
import { writeCalendar } from './icalendar.ts'
import type { CalendarEvent } from './icalendar.ts'
import { selectCalendar, selectFeedVersion } from './reservations.queries.ts'

const name = '杏林会议'

/** What a feature above adds to the calendar of a user. */
type CalendarSource = (userId: number, origin: string) => Promise<CalendarEvent[]>

const calendarSources = defineState<CalendarSource[]>({ open: () => [] })

export const addCalendarSource = (services: Services, source: CalendarSource) =>
  services.states.get(calendarSources).push(source)

/** One meeting as a file, for everybody; the calendar of a user as a feed, for anyone who has its address. */
export function serveCalendar(app: FastifyInstance, services: Services): void {
  app.get('/calendar/meeting.ics', async (request, reply) => {
    const row = await selectMeeting(services.db, readId(flatten(request.query).meeting_id))
    if (!row) throw refuse(meetingFailures.meetingMissing)
    const { meeting } = row
    reply.header('content-disposition', fileNameOf(meeting))
    return sendCalendar(reply, [eventOf(meeting, originOf(services, request))])
  })
  app.get(feedPath, async (request, reply) => {
    const asked = readFeedAddress(services.vault, flatten(request.query))
    if (!asked || (await selectFeedVersion(services.db, asked.userId)) !== asked.version)
      throw refuse(failures.noPermission)
    const origin = originOf(services, request)
    const booked = (await selectCalendar(services.db, asked.userId)).map((row) => eventOf(row, origin))
    const further = await Promise.all(
      services.states.get(calendarSources).map((source) => source(asked.userId, origin)),
    )
    return sendCalendar(reply, [...booked, ...further.flat()])
  })
}

export const originOf = ({ env }: Services, request: FastifyRequest) =>
  env.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`

export const sendCalendar = (
  reply: FastifyReply,
  events: CalendarEvent[],
  method: 'publish' | 'cancel' = 'publish',
) =>
  reply
    .headers({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' })
    .send(writeCalendar({ name, events, method }, new Date()))

/** Named by the title; clients that read only ASCII see the number. */
const fileNameOf = ({ id, title }: Pick<Meeting, 'id' | 'title'>) => {
  const name = title.replaceAll(/[\p{C}"*/:<>?\\|]+/gu, ' ').trim()
  const encoded = encodeURIComponent(name).replaceAll(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="meeting-${id}.ics"; filename*=UTF-8''${encoded}.ics`
}

type Meeting = {
  id: number
  title: string
  intro: string
  speaker: string
  is_big: boolean
  is_offline: boolean
  venue: string
  begin_at: Date
  end_at: Date
}

function eventOf(meeting: Meeting, origin: string): CalendarEvent {
  const address = `${origin}/${meeting.is_big ? 'meetingHome' : 'meetingDetail'}?meeting_id=${meeting.id}`
  return {
    uid: `meeting-${meeting.id}@${new URL(origin).hostname}`,
    title: meeting.title,
    description: [meeting.speaker, summary(asPlainText(meeting.intro)), address].filter(Boolean).join('\n'),
    place: meeting.venue || (meeting.is_offline ? '' : name),
    address,
    beginAt: meeting.begin_at,
    endAt: meeting.end_at,
    alarmMinutes: [60, remindMinutes],
  }
}
