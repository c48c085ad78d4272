import { useQuery } from '@tanstack/react-query'
import type { MeetingItem } from '#contract/wire/items.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { QuerySection } from '#web/shell/query-section.tsx'
import { useText } from '#web/ui/language.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'

/** The content below contains more. */
const shown = 3

export function DiseaseMeetings({ diseaseId }: { diseaseId: number }) {
  const text = useText(collegeText)
  const live = useQuery(collegeQueries.live(diseaseId))
  const recent = useQuery(collegeQueries.recent(diseaseId))
  const liveIds = new Set(live.data?.data.map((meeting) => meeting.meeting_id))
  const others = recent.data?.data.filter((meeting) => !liveIds.has(meeting.meeting_id)).slice(0, shown)
  return (
    <>
      <QuerySection query={live} rows={live.data?.data} title={text.live}>
        {(meetings) => <Meetings meetings={meetings} />}
      </QuerySection>
      <QuerySection query={recent} rows={others} title={text.recent}>
        {(meetings) => <Meetings meetings={meetings} />}
      </QuerySection>
    </>
  )
}

const Meetings = ({ meetings }: { meetings: readonly MeetingItem[] }) => (
  <ul>
    {meetings.map((meeting) => (
      <li key={meeting.meeting_id}>
        <MeetingCard meeting={meeting} />
      </li>
    ))}
  </ul>
)
