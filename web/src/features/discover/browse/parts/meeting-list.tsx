import type { ReactNode } from 'react'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import type { browseQueries } from '../queries.ts'

type MeetingListProps = {
  query: ReturnType<typeof browseQueries.credit>
  emptyText: string
  emptyAction?: ReactNode
}

export const MeetingList = (list: MeetingListProps) => (
  <PagedList {...list} keyOf={(meeting) => meeting.meeting_id} estimate={120} skeleton="feed">
    {(meeting) => <MeetingCard meeting={meeting} />}
  </PagedList>
)
