import { useQuery } from '@tanstack/react-query'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { meetingHomeQueries } from '../home-queries.ts'
import { ChildMeetings } from '../parts/child-meetings.tsx'
import { meetingPageText } from '../text.ts'
import { LargeMeeting } from './meeting-home.tsx'

/** The home of a large meeting including unpublished parts, for the people who prepare it. */
export function MeetingHomeTest() {
  const text = useText(meetingPageText)
  const meetingId = useQueryId('meeting_id')
  const days = useQuery(meetingHomeQueries.testDates(meetingId))
  return (
    <LargeMeeting
      meetingId={meetingId}
      sessions={<ChildMeetings meetingId={meetingId} days={days} />}
      notice={<p className="meeting-home-test">{text.testVersion}</p>}
    />
  )
}
