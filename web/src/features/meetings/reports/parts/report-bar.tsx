import type { Mark } from '#contract/community/marks.ts'
import { reportCalls } from '#contract/meetings/reports.ts'
import type { ReportDetail } from '#contract/meetings/reports.ts'
import { CountedShare } from '#web/features/community/marks/cards/counted-share.tsx'
import { MarkButtons } from '#web/features/community/marks/cards/mark-buttons.tsx'
import { useToggleMark } from '#web/features/community/marks/cards/use-toggle-mark.ts'
import { api } from '#web/platform/api.ts'
import { useText } from '#web/ui/language.ts'
import { reportPaths } from '../paths.ts'
import { reportQueries } from '../queries.ts'
import { reportText } from '../text.ts'
import './report-bar.css'

/** At the bottom of a report: like, keep, share. */
export function ReportBar({ report }: { report: ReportDetail }) {
  const text = useText(reportText)
  const { report_id: id } = report
  const toggle = useToggleMark(reportQueries.detail(id).queryKey, (mark, isOn) => sendMark(id, mark, isOn))
  return (
    <section className="item-bar report-bar" aria-label={text.bar}>
      <MarkButtons state={report} toggle={toggle} />
      <CountedShare
        item={{
          itemType: 'report',
          itemId: id,
          title: report.title,
          description: report.intro,
          image: report.cover,
          path: reportPaths.detail(id),
        }}
        onShare={() => void countShare(id)}
      />
    </section>
  )
}

function sendMark(id: number, mark: Mark, isOn: boolean) {
  if (mark === 'praise') return api(reportCalls.praise, { id, type: isOn })
  return api(isOn ? reportCalls.collections : reportCalls.collectRemove, { id })
}

const countShare = (id: number) => api(reportCalls.share, { id }, { tips: false }).catch(() => undefined)
