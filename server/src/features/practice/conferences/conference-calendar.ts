import { conferenceAnswers, conferenceFailures, conferenceLimits } from '#contract/practice/conferences.ts'
import { refuse } from '#kernel/fail.ts'
import { defineCalendarFile } from '#server/features/meetings/reservations/calendar-file.ts'
import type { CalendarEvent } from '#server/features/meetings/reservations/icalendar.ts'
import { conferenceAddress } from './conference-addresses.ts'
import { selectConference, selectForCalendar } from './conferences.queries.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { conferencesText } from './conferences.text.ts'

/** A conference as a file, which takes a cancelled one out again; those that a person has not declined are in their feed. */
export const conferenceCalendar = defineCalendarFile({
  name: 'conference',
  idName: 'id',
  async find({ db }, conferenceId, origin) {
    const row = await selectConference(db, conferenceId, 0)
    if (!row) throw refuse(conferenceFailures.conferenceMissing)
    return eventOf(row, origin)
  },
  listOf: async ({ db }, userId, origin) =>
    (await selectForCalendar(db, userId)).map((row) => eventOf(row, origin)),
})

function eventOf({ conference, host, me }: ConferenceRow, origin: string): CalendarEvent {
  const address = origin + conferenceAddress.schedule(conference.id)
  const isOpen = me?.answer === conferenceAnswers.none || me?.answer === conferenceAnswers.perhaps
  return {
    uid: `conference-${conference.id}@${new URL(origin).hostname}`,
    title: isOpen ? `${conference.title}（待确认）` : conference.title,
    description: [host?.truename ?? '', address].filter(Boolean).join('\n'),
    place: conferencesText.zh.title,
    address,
    beginAt: conference.begin_at,
    endAt: conference.end_at,
    alarmMinutes: conference.cancelled_at ? [] : [60, conferenceLimits.earlyMinutes],
    sequence: conference.sequence,
    isCancelled: conference.cancelled_at !== null,
  }
}
