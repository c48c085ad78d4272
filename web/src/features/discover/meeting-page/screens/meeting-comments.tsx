import { useQuery } from '@tanstack/react-query'
import { Comments } from '#web/features/community/comments/cards/comments.tsx'
import { WatchNotice } from '#web/features/meetings/watching/cards/watch-notice.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'

/** The comments on a meeting. */
export function MeetingComments() {
  const meeting = useQuery(meetingQueries.detail(useQueryId('meeting_id')))
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => (
        <>
          <Headline title={detail.title} />
          {detail.may_watch === 1 || detail.watch.reason === 'offline' ? (
            <Comments itemType="meeting" itemId={detail.meeting_id} />
          ) : (
            <WatchNotice meeting={detail} />
          )}
        </>
      )}
    </DetailScreen>
  )
}
