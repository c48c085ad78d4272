import { useQuery } from '@tanstack/react-query'
import { DoctorFaces } from '#web/features/people/doctors/cards/doctor-faces.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'

/** All speakers of a large meeting. */
export function MeetingExperts({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const experts = useQuery(meetingQueries.experts(meetingId))
  if (experts.isError)
    return (
      <ListState status="error" inline errorText={experts.error.message} onRetry={() => experts.refetch()} />
    )
  if (!experts.data) return <Skeleton shape="rows" count={4} />
  if (experts.data.length === 0) return <ListState status="empty" inline emptyText={text.noExperts} />
  return <DoctorFaces doctors={experts.data} />
}
