import { useQuery } from '@tanstack/react-query'
import type { MeetingItem } from '#contract/wire/items.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'

/** The content below contains more. */
const shown = 3

export function DiseaseMeetings({ diseaseId }: { diseaseId: number }) {
  const text = useText(collegeText)
  const live = useQuery(collegeQueries.live(diseaseId)).data?.data ?? []
  const recent = useQuery(collegeQueries.recent(diseaseId)).data?.data ?? []
  const liveIds = new Set(live.map((meeting) => meeting.meeting_id))
  return (
    <>
      <Meetings title={text.live} meetings={live} />
      <Meetings
        title={text.recent}
        meetings={recent.filter((meeting) => !liveIds.has(meeting.meeting_id)).slice(0, shown)}
      />
    </>
  )
}

function Meetings({ title, meetings }: { title: string; meetings: MeetingItem[] }) {
  if (meetings.length === 0) return null
  return (
    <Section title={title}>
      <ul>
        {meetings.map((meeting) => (
          <li key={meeting.meeting_id}>
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
