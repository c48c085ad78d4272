import { useQueryClient } from '@tanstack/react-query'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { ReportList } from '../cards/report-list.tsx'
import { reportText } from '../text.ts'

export function Reports() {
  const text = useText(reportText)
  const client = useQueryClient()
  const meetingId = useQueryId('meeting_id')
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => startOver(client)}>
        {/* The card titles need a heading above them. */}
        <h2 className="visually-hidden">{text.list}</h2>
        <ReportList meetingId={meetingId} />
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
