import type { ReportDetail } from '#contract/meetings/reports.ts'
import { CountedShare } from '#web/features/community/marks/cards/counted-share.tsx'
import { MarkButtons } from '#web/features/community/marks/cards/mark-buttons.tsx'
import { useToggleMark } from '#web/features/community/marks/cards/use-toggle-mark.ts'
import { useText } from '#web/ui/language.ts'
import { reportMutations } from '../mutations.ts'
import { reportPaths } from '#web/paths/reports.ts'
import { reportText } from '../text.ts'
import './report-bar.css'

/** The bottom bar of a report: like, collect, share. */
export function ReportBar({ report }: { report: ReportDetail }) {
  const text = useText(reportText)
  const { report_id: id } = report
  const toggle = useToggleMark(`report:${id}`, (mark, isOn) => reportMutations.setMark(id, mark, isOn))
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
        onShare={() => void reportMutations.countShare({ id })}
      />
    </section>
  )
}
