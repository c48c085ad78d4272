import { useQueryClient } from '@tanstack/react-query'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { HallList } from '../parts/hall-list.tsx'
import { hallPaths } from '#web/paths/halls.ts'
import { hallText } from '../text.ts'

export function BigMeetingHall() {
  const text = useText(hallText)
  const client = useQueryClient()
  const meetingId = useQueryId('meeting_id')
  const nothing = {
    emptyText: text.noMeetingHalls,
    emptyAction: <ButtonLink href={hallPaths.products}>{text.otherHalls}</ButtonLink>,
  }
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        {/* Without a meeting the list would show the product halls. */}
        {meetingId > 0 ? (
          <HallList meetingId={meetingId} {...nothing} />
        ) : (
          <ListState status="empty" {...nothing} />
        )}
      </PullToRefresh>
    </ScreenFrame>
  )
}
