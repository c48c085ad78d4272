import type { ReportItem } from '#contract/meetings/reports.ts'
import { clock } from '#web/platform/clock.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dayText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { reportPaths } from '#web/paths/reports.ts'
import { reportText } from '../text.ts'

export function ReportCard({ report }: { report: ReportItem }) {
  const text = useText(reportText)
  const language = useLanguage()
  return (
    <Card
      layout="feed"
      href={reportPaths.detail(report.report_id)}
      media={<Picture src={report.cover} alt="" width={240} ratio="16 / 9" />}
    >
      <CardTitle
        title={report.title}
        notes={
          <>
            <span>{dayText(report.own_time, new Date(clock.now()), language)}</span>
            {report.view_num > 0 && <span>{text.views(viewCount(report.view_num, language))}</span>}
          </>
        }
      />
    </Card>
  )
}
