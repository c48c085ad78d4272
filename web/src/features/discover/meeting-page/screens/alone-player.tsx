import { useQuery } from '@tanstack/react-query'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { usePageTitle } from '#web/shell/screen-title.ts'
import { FailureState } from '#web/shell/failure-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Recordings } from '../parts/recordings.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'

/** Only the recordings of a meeting, for embedding in other pages. `l_r_id` names the first one to play. */
export function AlonePlayer() {
  const meeting = useQuery(meetingQueries.detail(useQueryId('meeting_id')))
  const name = usePageTitle(undefined, meeting.data?.title)
  return (
    <main>
      <h1 className="visually-hidden">{meeting.data?.title ?? name}</h1>
      {meeting.isPending && <Skeleton shape="banner" />}
      {meeting.isError && <FailureState error={meeting.error} onRetry={() => meeting.refetch()} />}
      {meeting.data && (
        <Recordings meeting={meeting.data} bare>
          {null}
        </Recordings>
      )}
    </main>
  )
}
