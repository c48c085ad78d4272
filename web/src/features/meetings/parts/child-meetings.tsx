import { useQuery } from '@tanstack/react-query'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { MeetingCard } from '../cards/meeting-card.tsx'
import { meetingQueries } from '../queries.ts'
import { meetingText } from '../text.ts'
import './child-meetings.css'

/** The child meetings of a large one, day by day. */
export function ChildMeetings({ meetingId }: { meetingId: number }) {
  const text = useText(meetingText)
  const language = useLanguage()
  const days = useQuery(meetingQueries.liveDates(meetingId))
  if (days.isError)
    return <ListState status="error" inline errorText={days.error.message} onRetry={() => days.refetch()} />
  if (!days.data) return <Skeleton shape="feed" count={3} />
  if (days.data.length === 0) return <ListState status="empty" inline emptyText={text.noSessions} />
  return days.data.map((day) => (
    <section key={day.date} aria-label={day.date}>
      <h3 className="child-meetings-day">{dateText(day.date, new Date(clock.now()), language)}</h3>
      <ul>
        {day.meetings.map((meeting) => (
          <li key={meeting.meeting_id}>
            <MeetingCard meeting={meeting} withParent={false} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
