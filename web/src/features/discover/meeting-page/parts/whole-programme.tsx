import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { Programme } from './programme.tsx'

/** The programme of a large meeting, with the names of its child meetings. */
export function WholeProgramme({ meeting, askedId = 0 }: { meeting: MeetingDetail; askedId?: number }) {
  const days = useQuery(meetingQueries.liveDates(meeting.meeting_id))
  const children = days.data?.flatMap((day) => day.meetings) ?? []
  return (
    <Programme
      meeting={meeting}
      askedId={askedId}
      titles={new Map(children.map((child) => [child.meeting_id, child.title]))}
    />
  )
}
