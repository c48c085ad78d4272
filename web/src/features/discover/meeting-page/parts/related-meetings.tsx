import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'

const most = 3

/** Other meetings of the same subject. */
export function RelatedMeetings({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const { data = [] } = useQuery(meetingQueries.related(meetingId))
  if (data.length === 0) return null
  return (
    <Section title={text.related}>
      <ul>
        {data.slice(0, most).map((meeting) => (
          <li key={meeting.meeting_id}>
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
