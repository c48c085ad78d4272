import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReportDetail } from '#contract/meetings/reports.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { ReportCard } from '../cards/report-card.tsx'
import { reportQueries } from '../queries.ts'
import { reportText } from '../text.ts'

const most = 3

/** Other reports about the same meeting. */
export function OtherReports({ report }: { report: ReportDetail }) {
  const text = useText(reportText)
  const list = useInfiniteQuery(reportQueries.list(report.meeting_id))
  const others = (list.data?.pages[0]?.data ?? [])
    .filter((one) => one.report_id !== report.report_id)
    .slice(0, most)
  if (others.length === 0) return null
  return (
    <Section title={text.others}>
      <ul>
        {others.map((one) => (
          <li key={one.report_id}>
            <ReportCard report={one} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
