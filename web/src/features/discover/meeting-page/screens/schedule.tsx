import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { WholeProgramme } from '../parts/whole-programme.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'

/** Only the programme of a meeting. */
export function Schedule() {
  const meeting = useQuery(meetingQueries.detail(useQueryId('meeting_id')))
  const scheduleId = useQueryId('schedule_id')
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => (
        <>
          <MeetingHead meeting={detail} canShare={false} />
          <WholeProgramme meeting={detail} askedId={scheduleId} />
          <ListState status="end" />
        </>
      )}
    </DetailScreen>
  )
}
