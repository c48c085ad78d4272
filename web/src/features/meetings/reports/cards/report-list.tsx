import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { reportQueries } from '../queries.ts'
import { reportText } from '../text.ts'
import { ReportCard } from './report-card.tsx'

/** The reports of a meeting and its child meetings, or of all meetings (0). */
export function ReportList({ meetingId }: { meetingId: number }) {
  const text = useText(reportText)
  return (
    <PagedList
      query={reportQueries.list(meetingId)}
      keyOf={(report) => report.report_id}
      estimate={112}
      skeleton="feed"
      emptyText={text.empty}
    >
      {(report) => <ReportCard report={report} />}
    </PagedList>
  )
}
