import { useQuery } from '@tanstack/react-query'
import type { ReportDetail } from '#contract/meetings/reports.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { dayText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { OtherReports } from '../parts/other-reports.tsx'
import { ReportBar } from '../parts/report-bar.tsx'
import { reportQueries } from '../queries.ts'
import { reportText } from '../text.ts'
import './report.css'

export function Report() {
  const text = useText(reportText)
  const report = useQuery(reportQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={report} nameOf={(detail) => detail.title} missing={text.missing}>
      {(detail) => <ReportBody key={detail.report_id} report={detail} />}
    </DetailScreen>
  )
}

function ReportBody({ report }: { report: ReportDetail }) {
  const text = useText(reportText)
  const language = useLanguage()
  return (
    <>
      <article>
        <Headline
          title={report.title}
          notes={
            <>
              {report.source && <span>{report.source}</span>}
              <span>{dayText(report.own_time, new Date(clock.now()), language)}</span>
              <span>
                <EyeIcon size="small" />
                {text.views(viewCount(report.view_num, language))}
              </span>
            </>
          }
        />
        <div className="report-cover">
          <Picture src={report.cover} alt="" width={750} ratio="16 / 9" eager />
        </div>
        <RichText html={report.content} />
      </article>
      <Section title={text.of}>
        <ListRow
          title={report.meeting_title}
          href={
            report.is_big_meeting === 1
              ? meetingPaths.home(report.meeting_id)
              : meetingPaths.detail(report.meeting_id)
          }
        />
      </Section>
      <OtherReports report={report} />
      <ReportBar report={report} />
    </>
  )
}
