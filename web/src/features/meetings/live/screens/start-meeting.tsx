import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { CalendarDrawing } from '#web/ui/list-state/thing-drawings.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Startable } from '../parts/startable.tsx'
import { StudioPanel } from '../parts/studio-panel.tsx'
import { liveQueries } from '../queries.ts'
import { liveText } from '../text.ts'

/** Without a meeting it asks which one; with one it is the studio of that meeting. */
export function StartMeeting() {
  const meetingId = useQueryId('meeting_id')
  return <ScreenFrame>{meetingId > 0 ? <Studio meetingId={meetingId} /> : <Choice />}</ScreenFrame>
}

function Studio({ meetingId }: { meetingId: number }) {
  const studio = useQuery(liveQueries.studio(meetingId))
  if (studio.data) return <StudioPanel studio={studio.data} />
  if (studio.isError) return <LoadFailure error={studio.error} onRetry={() => studio.refetch()} />
  return <Skeleton shape="banner" />
}

function Choice() {
  const text = useText(liveText)
  const meetings = useQuery(liveQueries.startable())
  if (meetings.data && meetings.data.length > 0) return <Startable meetings={meetings.data} />
  return (
    <ListState
      status={meetings.isError ? 'error' : meetings.isPending ? 'loading' : 'empty'}
      errorText={meetings.error?.message}
      emptyText={text.nothingToStart}
      emptyAction={<ButtonLink href="/recentMeetings">{text.toMeetings}</ButtonLink>}
      emptyDrawing={<CalendarDrawing />}
      onRetry={() => meetings.refetch()}
    />
  )
}
