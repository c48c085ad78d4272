import { useQuery } from '@tanstack/react-query'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { Programme } from './programme.tsx'

/** The programme of a large meeting, with the names of its child meetings. */
export function WholeProgramme({ meetingId, askedId = 0 }: { meetingId: number; askedId?: number }) {
  const days = useQuery(meetingQueries.liveDates(meetingId))
  const children = days.data?.flatMap((day) => day.meetings) ?? []
  return (
    <Programme
      meetingId={meetingId}
      askedId={askedId}
      titles={new Map(children.map((meeting) => [meeting.meeting_id, meeting.title]))}
    />
  )
}
